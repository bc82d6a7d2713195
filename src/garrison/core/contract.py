"""The contract every game keeps: positions that are copied, compared and played forward."""

from typing import ClassVar, Final

from librt.random import Random
from mypy_extensions import i64, mypyc_attr

from garrison.core.errors import NotNow
from garrison.core.moves import Moves
from garrison.core.reasons import Reason

Seat = int
"""A place at the table, counted from 0."""

Move = int
"""One small decision, or one result of chance, as the engine sees it. See `core.notation`."""

CHANCE: Final = -1
"""The actor of a position where a die or a card decides."""

OVER: Final = -2
"""The actor of a position where nobody decides any more."""

ONLOOKER: Final = -3
"""The seat of somebody who watches: a view for it holds what the whole table may know."""

NO_MOVE: Final[i64] = -1
"""What stands for a move where none is left: moves are 0 or more."""

GOING_ON: Final = 0
"""The ending of a game that has not ended."""

SETUP: Final = 0
DECK: Final = 1
DICE: Final = 2
"""Streams of chance: which one a chance position draws from. See `core.fairness`."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Listener:
    """Hears what happens while moves are played: a kind of event and up to four numbers."""

    def hear(self, kind: int, a: int, b: int, c: int, d: int) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One position of one game. A value: copy it, compare it, hash it, pickle it.

    The rules subclass it and keep their fields flat. A listener belongs to whoever plays, not
    to the position: it is neither copied nor compared. `game` is the game it is a position of
    (`Game.adopt` sets it, copies keep it): pickling needs it, nothing else does.
    """

    implied: ClassVar[list[str]] = []
    """Fields that follow from the others, so that keys need not tell them."""

    def __init__(self) -> None:
        self.listener: Listener | None = None
        self.game: object = None

    def actor(self) -> int:
        """The seat that decides now, or CHANCE, or OVER."""
        raise NotImplementedError

    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.actor() == OVER

    def moves(self) -> list[int]:
        """Every legal move, each once, in a stable order; at CHANCE, every possible outcome.

        Where the rules permit more than anybody could list (any price two players agree on), the
        moves worth considering; see allows().
        """
        raise NotImplementedError

    def list_moves(self, into: Moves) -> None:
        """The same moves into a buffer, which random play uses again and again."""
        for move in self.moves():
            into.add(move)

    def allows(self, move: int) -> bool:
        """Whether the rules permit this move: those of moves(), and any others left unlisted."""
        return move in self.moves()

    def weights(self) -> list[int]:
        """At CHANCE: the positive whole-number weight of each outcome, in the order of moves().

        Anywhere else it raises NotNow.
        """
        raise NotImplementedError

    def chance_outcomes(self) -> list[tuple[int, int]]:
        """At CHANCE: every outcome with its weight. Anywhere else it raises NotNow."""
        weights = self.weights()
        return [(move, weights[index]) for index, move in enumerate(self.moves())]

    def sample(self, dice: Random) -> int:
        """At CHANCE: an outcome drawn by the exact chances. Anywhere else it raises NotNow."""
        require_chance(self)
        return self.outcome(dice.randrange(self.total_weight()))

    def total_weight(self) -> int:
        """At CHANCE: the sum of weights(). Games may know it without making the list."""
        total = 0
        for weight in self.weights():
            total += weight
        return total

    def outcome(self, point: int) -> int:
        """At CHANCE: the outcome on which a point from 0 to total_weight() - 1 falls."""
        weights = self.weights()
        index = 0
        while point >= weights[index]:
            point -= weights[index]
            index += 1
        return self.moves()[index]

    def pick_move(self, dice: Random, into: Moves) -> i64:
        """A random move: an outcome by its chances, or any move as likely as the others.

        NO_MOVE once the game is over. The buffer is for listing the moves.
        """
        actor = self.actor()
        if actor == OVER:
            return NO_MOVE
        if actor == CHANCE:
            return self.outcome(dice.randrange(self.total_weight()))
        into.clear()
        self.list_moves(into)
        return into.at(dice.randrange(int(into.count)))

    def play_at_random(self, dice: Random, into: Moves) -> bool:
        """One step forward by a random move. False once the game is over.

        The buffer is for listing the moves: whoever plays on passes it again.
        """
        move = self.pick_move(dice, into)
        if move == NO_MOVE:
            return False
        self.play(int(move))
        return True

    def stream(self) -> int:
        """At CHANCE: SETUP, DECK or DICE."""
        raise NotImplementedError

    def play(self, move: int) -> None:
        """One step forward, in place. The move is one that allows() permits: nobody checks here."""
        raise NotImplementedError

    def copy(self) -> "State":
        """An independent position equal to this one, without its listener.

        It follows from the fields; games in a hurry write it out.
        """
        from garrison.core.fields import copy_of

        return copy_of(self)

    def key(self) -> list[int]:
        """The whole position as numbers: equal positions have equal keys, and no others."""
        from garrison.core.fields import key_of

        return key_of(self)

    def ending(self) -> int:
        """GOING_ON, or which of the game's endings this is (see `Game.endings`)."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """At OVER: 1 for each seat that won, 0 for each that lost. Before that it raises NotNow."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return type(self) is type(other) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(tuple(self.key()))

    def __copy__(self) -> "State":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "State":
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        from garrison.core.game import reduce_state

        return reduce_state(self)

    def __repr__(self) -> str:
        actor, kind = self.actor(), type(self).__name__
        if actor == OVER:
            return f"<{kind}: over, ending {self.ending()}>"
        if actor == CHANCE:
            return f"<{kind}: chance decides, {len(self.moves())} outcomes>"
        return f"<{kind}: seat {actor} decides, {len(self.moves())} moves>"

    def emit(self, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """Report an event to whoever listens. Without a listener this costs one test."""
        if self.listener is not None:
            self.listener.hear(kind, a, b, c, d)


def require_chance(state: State) -> None:
    """Refuse a question that only a chance position can answer."""
    if state.actor() != CHANCE:
        raise NotNow(Reason("not-now-chance"))


def require_over(state: State) -> None:
    """Refuse a question that only a finished game can answer."""
    if state.actor() != OVER:
        raise NotNow(Reason("not-now-over"))
