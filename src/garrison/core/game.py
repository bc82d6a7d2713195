"""The rules of one game as its users meet them: words, views, documents and reasons."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, NamedTuple, Self, TypeAlias, TypeVar

from librt.random import Random

from garrison.core.components import Component
from garrison.core.contract import CHANCE, ONLOOKER, Listener, Move, Seat, State, require_over
from garrison.core.documents import Document
from garrison.core.errors import BadNotation, IllegalMove, NotNow
from garrison.core.handbook import HandbookChapter
from garrison.core.reasons import Reason, rounded

S = TypeVar("S", bound=State)
View: TypeAlias = Mapping[str, object]
"""Plain data that a game declares the structure of."""


class Event(NamedTuple):
    """Something that happened, as numbers: a kind and up to four of its particulars."""

    kind: int
    a: int = 0
    b: int = 0
    c: int = 0
    d: int = 0


class EventRecorder(Listener):
    """A listener that keeps every event."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def hear(self, kind: int, a: int, b: int, c: int, d: int) -> None:
        self.events.append(Event(kind, a, b, c, d))


@dataclass(frozen=True)
class ScoreLine:
    """One line of a printed score: a message that takes `count`, and what that is worth."""

    id: str
    count: int
    points: int


class Game(Generic[S]):
    """The rules of one game, in one edition, with its options fixed.

    The engine works on numbers; this is where they become something a person or another program
    can read. Subclasses fill in the methods that raise NotImplementedError.
    """

    name: str
    """Its canonical name, which `garrison.load` takes."""
    rules: int = 1
    """Raised whenever the same moves could lead elsewhere than before."""
    data: str = ""
    """Digest of the player's own data file this game was made with, if any."""
    seats: int
    has_hidden_information: bool = True
    """Whether a seat may know what others may not. If not, one view serves everybody."""
    endings: Sequence[str] = ("going-on",)
    """Names of the ways the game can end; `State.ending` counts in this list."""

    origin: tuple[object, tuple[object, ...]] | None = None
    """The function that made this game, and what it was given; `garrison.load` fills it in."""

    def start(self) -> S:
        """The position before anything is set up: set-up is play like all the rest."""
        raise NotImplementedError

    def view(self, state: S, seat: Seat) -> View:
        """What this seat (or ONLOOKER) may know, as plain data for any client.

        Raises NotNow for what is neither, the actor of a position where nobody decides included.
        """
        raise NotImplementedError

    def question(self, state: S, seat: Seat) -> View | None:
        """What is asked of whoever decides, chance included: `ask`, and its particulars by name.

        None when the game is over, or where this seat (or ONLOOKER) may not know.
        """
        return None

    def describe_question(self, state: S, seat: Seat) -> Document | None:
        """What is asked of a seat in words, as an `id` and `args` of the catalogues.

        None where chance decides, or where whoever decides simply acts.
        """
        return None

    def schema(self) -> Document:
        """JSON schema with definitions of `View`, `Move` and `Question`; empty if none is declared.

        See `core.schemas`.
        """
        return {}

    def say(self, state: S, move: Move) -> str:
        """The move as one line of the command language."""
        raise NotImplementedError

    def parse(self, state: S, text: str) -> Move:
        """The move a line writes, legal or not. Raises BadNotation."""
        raise NotImplementedError

    def move_document(self, state: S, move: Move) -> Document:
        """The move as a document with named fields."""
        raise NotImplementedError

    def read_move_document(self, state: S, document: Document) -> Move:
        """The move a document writes, legal or not. Raises BadDocument."""
        raise NotImplementedError

    def refusal(self, state: S, move: Move) -> Reason:
        """Why this well-written move cannot be made now. Asked only about moves that cannot."""
        raise NotImplementedError

    def write(self, state: S) -> Document:
        """The position as a readable document."""
        raise NotImplementedError

    def read(self, document: Document) -> S:
        """The position a document describes; what it leaves out gets sensible defaults.

        Raises BadDocument with everything wrong with it.
        """
        raise NotImplementedError

    def describe_move(self, state: S, move: Move) -> Document:
        """The move in words, as an `id` and `args` of the catalogues. Outcomes are moves too."""
        raise NotImplementedError

    def describe_event(self, event: Event, seat: Seat) -> Document | None:
        """What this seat hears of an event, as an `id` and `args`; None if it hears nothing."""
        raise NotImplementedError

    def is_visible(self, state: S, move: Move, seat: Seat) -> bool:
        """Whether this seat (or ONLOOKER) may know which move this is when it is made.

        Unless a game says more, only the seat that decides knows its own line; everybody else
        learns of it through events. Where nothing is hidden, the answer is always yes.
        """
        return not self.has_hidden_information or seat == state.actor()

    def asks_in_secret(self, state: S) -> bool:
        """Whether nobody but the seat that decides may know that it is asked this.

        Until it has answered, a table tells nobody else what led here.
        """
        return False

    def consent(self, state: S) -> Move | None:
        """The move that agrees, where a seat is only asked to consent to another's action.

        None where the decision is the seat's own. A table may answer it for the seat.
        """
        return None

    def late_answer(self, state: S) -> Move | None:
        """The move that says no, where a seat is asked for something it need not give in time.

        None where nobody waits for a mere answer. A table with a deadline makes it for the seat.
        """
        return None

    def determinize(self, state: S, seat: Seat, dice: Random) -> S:
        """A position this seat cannot tell from the real one, drawn by exact chances.

        Where nothing is hidden from anybody, as in most cooperative games, it is a copy.
        """
        twin = state.copy()
        assert isinstance(twin, type(state))
        return twin

    def inventory(self, state: S) -> Mapping[str, int]:
        """How many of each component there are, all places together. It never changes."""
        raise NotImplementedError

    def message_ids(self) -> set[str]:
        """Every message id that views, events, reasons and endings of this game can name."""
        raise NotImplementedError

    def refusal_ids(self) -> set[str]:
        """Every message that a refused move of this game can be answered with, if it tells them."""
        return set()

    def refusal_sections(self) -> Mapping[str, str]:
        """For refusals by their message: the section of the rules book that explains them."""
        return {}

    def components(self) -> Sequence[Component]:
        """Everything in the box, and what else has a name of its own; none if it is not listed."""
        return ()

    def handbook(self) -> Sequence[HandbookChapter]:
        """The rules as players read them; none where the rulebook has a book of this game."""
        return ()

    def why_not(self, state: S, text: str) -> Reason | None:
        """Why this line cannot be played now; None if it can."""
        try:
            move = self.parse(state, text)
        except BadNotation as error:
            return error.reason
        return None if state.allows(move) else self.refusal(state, move)

    def move(self, state: S, text: str) -> Move:
        """The legal move a line writes. Raises BadNotation or IllegalMove."""
        move = self.parse(state, text)
        if not state.allows(move):
            raise IllegalMove(self.refusal(state, move))
        return move

    def play(self, state: S, move: Move | str) -> list[Event]:
        """Play a move or a line, checked, and return what happened.

        Raises BadNotation or IllegalMove, and leaves the position as it was.
        """
        if isinstance(move, str):
            move = self.move(state, move)
        elif not state.allows(move):
            raise IllegalMove(self.refusal(state, move))
        recorder = EventRecorder()
        before, state.listener = state.listener, recorder
        try:
            state.play(move)
        finally:
            state.listener = before
        return recorder.events

    def alphabet(self, state: S, dice: Random) -> Iterable[Move]:
        """Moves of every kind, permitted here or not, for the laws to try; empty if none are known.

        Where there are too many of a kind, some of them, chosen at random.
        """
        return ()

    def lists_all(self, state: S, move: Move) -> bool:
        """Whether moves of this kind are all listed wherever they are permitted."""
        return False

    def is_dead_end(self, state: S) -> bool:
        """Whether all that is left is to call off what was begun.

        Only somebody's refusal to help may lead there; no move that is offered does.
        """
        return False

    def score_sheet(self, state: S) -> Sequence[ScoreLine]:
        """The score of a finished game as its rulebook counts it, line by line.

        It is empty where the rules give no points. Before the end it raises NotNow.
        """
        require_over(state)
        return ()

    def points(self, state: S) -> int | None:
        """The sum of the score sheet; None where the rules give no points."""
        sheet = self.score_sheet(state)
        return sum(line.points for line in sheet) if sheet else None

    def ending(self, state: S) -> str:
        """How the game ended, by name; empty while it goes on."""
        ended = state.ending()
        return self.endings[ended] if 0 < ended < len(self.endings) else ""

    def adopt(self, state: S) -> S:
        """The same position, which now knows that it belongs to this game."""
        state.game = self
        return state

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self._identity() == other._identity()

    def __hash__(self) -> int:
        return hash(self._identity())

    def _identity(self) -> tuple[type, str, int, str]:
        return type(self), self.name, self.rules, self.data

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.name}>"

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        if self.origin is None:
            raise TypeError(f"{self!r} was not made by garrison.load, so it cannot be pickled")
        return self.origin

    def viewpoints(self) -> list[Seat]:
        """Everywhere the game can be seen from: ONLOOKER and every seat."""
        return [ONLOOKER, *range(self.seats)]

    def require_viewpoint(self, seat: Seat) -> None:
        """Refuse what the game cannot be seen from. Raises NotNow."""
        if seat != ONLOOKER and not 0 <= seat < self.seats:
            args = {"seat": rounded(seat), "last": self.seats - 1, "onlooker": ONLOOKER}
            raise NotNow(Reason("not-now-seat", args))

    def seat_letter(self, actor: int) -> str:
        """A, B, C … for seats; `*` for chance."""
        return "*" if actor == CHANCE else chr(ord("A") + actor)


def reduce_state(state: State) -> tuple[object, ...]:
    """How a position is pickled: as its game and its document."""
    if state.game is None:
        raise TypeError(f"{state!r} does not know its game (see Game.adopt): it cannot be pickled")
    game = any_game(state.game)
    return _restore, (game, game.write(state))


def _restore(game: Game[State], document: Document) -> State:
    return game.read(document)


def any_game(game: object) -> Game[State]:
    """The game with the type of its positions forgotten, as everything above the rules takes it.

    Positions given to it must still be its own.
    """
    assert isinstance(game, Game)
    return game
