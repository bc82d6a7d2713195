"""A player that makes the first move of every hint: how far who trusts hints all the way gets."""

from dataclasses import replace

from garrison.bots.adviser import HINT_NODES, shown_choices
from garrison.bots.protocol import Limit, Thought
from garrison.bots.search_bot import SearchBot
from garrison.core.contract import Seat
from garrison.core.game import Game, S


class HintFollower:
    """Asks for a hint before every move and does what it says."""

    name = "hints"

    def __init__(self) -> None:
        self.adviser = SearchBot(self.name, Limit(HINT_NODES), 0.0)

    def think(self, game: Game[S], state: S, seat: Seat, seed: int) -> Thought:
        thought = self.adviser.think(game, state, seat, seed)
        first = shown_choices(thought)[0]
        return replace(thought, move=first.move, value=first.value)
