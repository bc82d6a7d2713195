"""What a bot is: somebody who thinks about a position and says what to do, how good it is, why."""

from dataclasses import dataclass
from typing import Protocol

from garrison.core.contract import Move, Seat
from garrison.core.game import Game, S
from garrison.core.reasons import Reason


@dataclass(frozen=True)
class Limit:
    """How long to think. A limit in nodes repeats exactly; one in seconds depends on the machine.

    A node is one move played in thought. Whichever limit is reached first ends the thought. Where
    there is none at all, the game has a usual one.
    """

    nodes: int = 0
    """At most so many nodes; 0 for no such limit."""
    seconds: float = 0.0
    """At most so long; 0 for no such limit."""

    def scaled(self, factor: float) -> "Limit":
        """So many times this limit, but never none."""
        nodes = max(1, round(self.nodes * factor)) if self.nodes else 0
        return Limit(nodes, self.seconds * factor)


@dataclass(frozen=True)
class ConsideredMove:
    """One move that was considered."""

    move: Move
    value: float
    """The chance to win it is believed to give the seat that moves, from 0 to 1."""
    visits: int = 0
    """How often it was tried in thought."""
    error: float = 0.0
    """Standard error of the value; 0 where nothing was sampled."""


@dataclass(frozen=True)
class Thought:
    """What came of thinking."""

    move: Move
    value: float
    choices: tuple[ConsideredMove, ...]
    """Every move considered, the best first; the first is `move`."""
    intent: tuple[Reason, ...] = ()
    """What the bot is up to, as message ids for its table-mates."""
    visits: int = 0
    nodes: int = 0


class Bot(Protocol):
    """A player. It may remember a plan between thoughts, so each seat of a game has its own."""

    @property
    def name(self) -> str:
        """Its canonical name, which `garrison.bots.bot` takes."""

    def think(self, game: Game[S], state: S, seat: Seat, seed: int) -> Thought:
        """What this seat should do in this position, where it is the one to decide.

        The bot looks only at positions `game.determinize` draws for the seat: what the seat cannot
        know does not change the answer. The same seed and node limit give the same thought.
        """
