"""Pending work as documents: each kind of task by its name, its arguments by theirs."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, get_args

from garrison.core.documents import Document, DocumentReader
from garrison.core.reasons import Reason
from garrison.core.schemas import Schema, tagged
from garrison.core.tasks import argument, code_of, task
from garrison.games.last_bastion.face.names import (
    COLOURS,
    CORRUPTION,
    EFFECTS,
    SLOTS,
    roll_words,
    seat_letters,
)
from garrison.games.last_bastion.face.view_types import EffectSource
from garrison.games.last_bastion.rules import work

NONE: Final = "none"
"""No seat in particular, no second slot."""
BOARD: Final = "board"
"""The yellow board itself asked for the roll."""
SOURCES: Final[tuple[EffectSource, ...]] = get_args(EffectSource)

# Each task: its name, its arguments, each with the list of words its numbers stand for.
_TASKS: Final[Mapping[int, tuple[str, Sequence[tuple[str, str]]]]] = {
    work.BOARD_STEP: ("board-step", ()),
    work.EFFECT: (
        "effect",
        (("effect", "effect"), ("seat", "seat?"), ("slot", "slot|"), ("from", "source")),
    ),
    work.DEFEAT: ("defeat", (("slot", "card slot"), ("seat", "seat"))),
    work.DISCARD: ("discard", (("slot", "card slot"),)),
    work.END_FIGHT: ("end-fight", ()),
    work.LAY_TILE: ("lay-tile", ()),
    work.SET_BOARDS: ("set-boards", ()),
    work.DEAL_HERO: ("deal-hero", (("seat", "seat"),)),
    work.BEGIN: ("begin", ()),
    work.DRAW_CARD: ("draw-card", (("seat", "seat"),)),
    work.DISCARD_CARD: ("discard-last-card", ()),
    work.ROLL_CORRUPTION: (
        "roll-corruption",
        (("seat", "seat"), ("slot", "slot|"), ("final", "flag")),
    ),
    work.ROLL_FIGHT: (
        "roll-fight",
        (("slot", "card slot"), ("second", "card slot?"), ("kept", "roll"), ("dice", "dice")),
    ),
    work.ROLL_MARKET: ("roll-market", (("kept", "roll"), ("dice", "dice"))),
    work.CHOOSE_HERO: ("choose-hero", (("seat", "seat"),)),
    work.ORDER_RECURRING: ("order-recurring", (("effects", "bits"),)),
    work.ASSIGN: ("assign", (("effect", "effect"), ("slot", "slot|"), ("from", "source"))),
    work.PLACE_CARD: ("place-card", (("card", "card"), ("seat", "seat"))),
    work.ORDER_ENTRANCE: (
        "order-entrance",
        (("slot", "card slot"), ("seat", "seat"), ("effects", "bits")),
    ),
    work.KEEP_CORRUPTION: (
        "keep-corruption",
        (("seat", "seat"), ("slot", "slot|"), ("face", "face")),
    ),
    work.GIVE_UP_TOKEN: ("give-up-token", (("seat", "seat"),)),
    work.GRASP_ADJACENT: ("grasp-adjacent", (("seat", "seat"),)),
    work.HERO_PHASE: ("hero-phase", ()),
    work.STEP: ("step", (("seat", "seat"), ("optional", "flag"))),
    work.KEEP_FIGHT: (
        "keep-fight",
        (("slot", "card slot"), ("second", "card slot?"), ("roll", "roll")),
    ),
    work.CHOOSE_BEATEN: (
        "choose-beaten",
        (("slot", "card slot"), ("second", "card slot?"), ("roll", "roll")),
    ),
    work.PAY: ("pay", (("colour", "colour"), ("count", "dice"))),
    work.ORDER_BEATEN: ("order-beaten", (("slot", "card slot"), ("second", "card slot"))),
    work.TAKE_EQUIPMENT: ("take-equipment", (("seat", "seat"),)),
    work.CLEANSE: ("cleanse", (("seat", "seat"), ("optional", "flag"))),
    work.CAST_NET: ("cast-net", ()),
    work.SHIFT: ("shift", ()),
    work.SHIFT_AGAIN: ("shift-again", (("filled", "slot"), ("only", "card slot?"))),
    work.KEEP_MARKET: ("keep-market", (("roll", "roll"),)),
    work.TREAT: ("treat", ()),
    work.RAISE: ("raise", ()),
    work.DISPENSE: ("dispense", ()),
    work.BURY: ("bury", ()),
    work.SET_TRAP: ("set-trap", ()),
}
TASK_NAMES: Final = {name: code for code, (name, _) in _TASKS.items()}
QUESTIONS: Final = [name for name, code in TASK_NAMES.items() if code >= work.FIRST_OF_CHANCE]
"""What chance or a player can be asked for."""
SETUP_TASKS: Final = ("lay-tile", "set-boards", "deal-hero", "begin", "choose-hero")
ROLLS: Final = roll_words()
MOST_BITS: Final = 511


def task_name(pending: int) -> str:
    return _TASKS[int(code_of(pending))][0]


class PendingWork:
    """Writes and reads pending work for a horde of these cards and so many seats."""

    def __init__(self, cards: Sequence[str], seats: int) -> None:
        letters = seat_letters(seats)
        self._words: Mapping[str, Sequence[str]] = {
            "seat": letters,
            "seat?": [NONE, *letters],
            "slot": SLOTS,
            "slot|": [*SLOTS, BOARD],
            "card slot": SLOTS,
            "card slot?": [NONE, *SLOTS],
            "effect": EFFECTS,
            "source": SOURCES,
            "roll": ROLLS,
            "card": cards,
            "face": CORRUPTION,
            "colour": COLOURS,
        }

    def write(self, pending: int) -> Document:
        name, arguments = _TASKS[int(code_of(pending))]
        document: Document = {"task": name}
        for at, (key, kind) in enumerate(arguments):
            number = int(argument(pending, at))
            if kind == "flag":
                document[key] = number == 1
            else:
                document[key] = self._words[kind][number] if kind in self._words else number
        return document

    def ask(self, pending: int) -> Document:
        """The pending question, as clients read it."""
        written = self.write(pending)
        return {"ask": written.pop("task"), **written}

    def question_schemas(self) -> list[Schema]:
        """What questions consist of, one by one."""
        return [
            tagged("ask", name, {key: self._schema(kind) for key, kind in arguments})
            for code, (name, arguments) in _TASKS.items()
            if code >= work.FIRST_OF_CHANCE
        ]

    def _schema(self, kind: str) -> Schema:
        if kind in self._words:
            return {"enum": list(self._words[kind])}
        return {"type": "boolean" if kind == "flag" else "integer"}

    def read(self, page: DocumentReader, holds_card: Callable[[int], bool]) -> int:
        """One task; every slot that needs a card must hold one."""
        name = page.word("task", list(TASK_NAMES))
        code = TASK_NAMES[name]
        numbers = [
            self._read_argument(page, key, kind, holds_card) for key, kind in _TASKS[code][1]
        ]
        page.close()
        return int(task(code, *numbers))

    def _read_argument(
        self, page: DocumentReader, key: str, kind: str, holds_card: Callable[[int], bool]
    ) -> int:
        if kind == "flag":
            return int(page.flag(key))
        if kind == "bits":
            return page.number(key, 1, MOST_BITS)
        if kind == "dice":
            return page.number(key, 1, 8)
        valid = self._words[kind]
        number = valid.index(page.word(key, valid, NONE if kind.endswith("?") else None))
        slot = number - 1 if kind.endswith("?") else number
        if kind.startswith("card slot") and slot >= 0 and not holds_card(slot):
            page.fault(key, Reason("last-bastion-fault-no-card", {"slot": SLOTS[slot]}))
        return number
