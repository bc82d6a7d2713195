"""The game the servers are compared with: rules that cost nothing, messages like real ones.

Two seats take turns to mark one of 25 lines of a ledger whose view is about 10 kB of JSON. After
a given number of marks the game is over. `boardgameio/server.js` is the same game.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from garrison.core.contract import OVER, Move, Seat, State
from garrison.core.documents import Document, DocumentReader, Json
from garrison.core.game import Event, Game, any_game
from garrison.core.handbook import HandbookChapter
from garrison.core.notation import Notation, VerbNotation, numbers
from garrison.core.reasons import Reason
from garrison.core.registry import Edition, Entry, Options, Registry

LINES: Final = 25
PAGES: Final = 8
MARKS: Final = 100_000
_MARK: Final = 1
_MARKED: Final = 1


class Ledger(State):
    """How often each line was marked."""

    def __init__(self) -> None:
        super().__init__()
        self.marks = [0] * LINES
        self.made = 0

    def actor(self) -> int:
        return OVER if self.made >= MARKS else self.made % 2

    def moves(self) -> list[int]:
        return [] if self.made >= MARKS else [_MARK | line << 8 for line in range(LINES)]

    def play(self, move: int) -> None:
        line = move >> 8
        self.emit(_MARKED, self.made % 2, line)
        self.marks[line] += 1
        self.made += 1

    def copy(self) -> "Ledger":
        twin = Ledger()
        twin.marks, twin.made = self.marks[:], self.made
        return twin

    def key(self) -> list[int]:
        return [*self.marks, self.made]

    def ending(self) -> int:
        return int(self.made >= MARKS)

    def scores(self) -> list[int]:
        return [1, 1]


class LedgerGame(Game[Ledger]):
    """The ledger as servers meet it."""

    name, seats, endings = "ledger", 2, ("going-on", "full")
    has_hidden_information = False

    def __init__(self) -> None:
        self.notation = Notation(
            [VerbNotation(_MARK, "mark {line}", numbers("line", 0, LINES - 1))]
        )

    def start(self) -> Ledger:
        return Ledger()

    def view(self, state: Ledger, seat: Seat) -> Document:
        lines: list[Json] = [
            {"line": line, "marks": marks, "notes": _NOTES}
            for line, marks in enumerate(state.marks)
        ]
        return {"lines": lines, "made": state.made}

    def say(self, state: Ledger, move: Move) -> str:
        return self.notation.say(move)

    def parse(self, state: Ledger, text: str) -> Move:
        return self.notation.parse(text)

    def move_document(self, state: Ledger, move: Move) -> Document:
        return self.notation.to_document(move)

    def read_move_document(self, state: Ledger, document: Document) -> Move:
        return self.notation.from_document(document)

    def refusal(self, state: Ledger, move: Move) -> Reason:
        return Reason("table-is-over")

    def write(self, state: Ledger) -> Document:
        return {"marks": list(state.marks)}

    def read(self, document: Document) -> Ledger:
        reader, state = DocumentReader(document), Ledger()
        state.marks = reader.numbers("marks", 0, MARKS, LINES)
        state.made = sum(state.marks)
        reader.close()
        reader.finish()
        return state

    def describe_move(self, state: Ledger, move: Move) -> Document:
        return _WORDS[move >> 8]

    def describe_event(self, event: Event, seat: Seat) -> Document | None:
        return _WORDS[event.a]

    def is_visible(self, state: Ledger, move: Move, seat: Seat) -> bool:
        return True

    def inventory(self, state: Ledger) -> Mapping[str, int]:
        return {}

    def message_ids(self) -> set[str]:
        return set()

    def handbook(self) -> Sequence[HandbookChapter]:
        return ()


_WORDS: Final[list[Document]] = [
    {"id": "table-sat", "args": {"person": "", "seat": line}} for line in range(LINES)
]
_NOTES: Final = [f"note {page} " + "." * 32 for page in range(PAGES)]


def registry() -> Registry:
    """All games of this installation, and the ledger."""
    from garrison.api import available_games

    found = Registry()
    for entry in available_games():
        found.add(entry)
    found.add(Entry("ledger", [Edition("", [], _make)]))
    return found


def _make(name: str, options: Options, own: Path | None) -> Game[State]:
    return any_game(LedgerGame())
