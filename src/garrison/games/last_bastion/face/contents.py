"""Reading the data files: every count of the box, and the levels of difficulty."""

from dataclasses import dataclass
from typing import Final

from garrison.core.data import open_data
from garrison.core.documents import DocumentReader
from garrison.core.provenance import read_source
from garrison.core.reasons import Reason
from garrison.games.last_bastion.face.contents_horde import PACKAGE
from garrison.games.last_bastion.face.names import LEVELS
from garrison.games.last_bastion.face.view_types import LevelName

FILE: Final = "box.toml"


@dataclass(frozen=True)
class Level:
    """A level of difficulty."""

    id: LevelName
    warlords: int
    removed: int
    black: int
    victory: int


@dataclass(frozen=True)
class Contents:
    """Every count of the box."""

    numbers: dict[str, int]
    """By table and key: `tokens.life`."""
    levels: dict[str, Level]

    def __getitem__(self, key: str) -> int:
        return self.numbers[key]


COUNTS: Final = {
    "components": ("monsters", "warlords", "white-dice", "grey-dice"),
    "tokens": ("equipment-per-colour", "calls", "life", "grasps"),
    "hero": ("life", "calls", "own-equipment"),
    "healed": ("life", "calls"),
    "market": ("dice",),
    "deck": ("heroes", "removed-per-missing-hero", "under-each-warlord"),
    "end": ("grasped-tiles",),
    "safeguard": ("turns",),
    "score": ("life", "call", "dead-hero", "grasped-tile"),
}


def load_contents() -> Contents:
    reader = open_data(PACKAGE, FILE)
    numbers: dict[str, int] = {}
    for table, keys in COUNTS.items():
        entry = reader.child(table)
        read_source(entry)
        for key in keys:
            numbers[f"{table}.{key}"] = entry.number(key, 0, 999)
        entry.close()
    levels = {level.id: level for level in map(_read_level, reader.children("level"))}
    for name in LEVELS:
        if name not in levels:
            reader.fault(f"level.{name}", Reason("fault-missing"))
    reader.close()
    reader.finish(FILE)
    return Contents(numbers, {name: levels[name] for name in LEVELS})


def _read_level(reader: DocumentReader) -> Level:
    read_source(reader)
    level = Level(
        reader.word("id", LEVELS),
        reader.number("warlords", 1, 5),
        reader.number("removed-monsters", 0, 20),
        reader.number("black-equipment", 0, 4),
        reader.number("victory", 0, 99),
    )
    reader.close()
    return level
