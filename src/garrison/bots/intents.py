"""What a bot is up to, in message ids, for its table-mates and for the adviser."""

from garrison.bots.evaluators import evaluator_of, intent_of
from garrison.core.contract import Move, Seat
from garrison.core.game import Game, S
from garrison.core.reasons import Reason


def intent(game: Game[S], state: S, seat: Seat, move: Move, value: float) -> tuple[Reason, ...]:
    """What this move is for, and how the game is believed to stand.

    Where something is hidden nothing is said of chances: they follow from what the bot holds.
    """
    purpose = tuple(intent_of(game, state, seat, move))
    if game.has_hidden_information:
        return purpose
    stands = "bot-intent-chance" if evaluator_of(game).shared else "bot-intent-own-chance"
    return (*purpose, Reason(stands, {"percent": round(100 * value)}))


def ending_id(game: Game[S], ending: str) -> str:
    """The message that tells a named ending of a game."""
    kind = game.name.partition("?")[0].partition("/")[0]
    return f"{kind}-ending-{ending}"
