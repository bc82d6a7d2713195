"""Reading the data files: every count of the box, and the levels of difficulty."""

from dataclasses import dataclass
from typing import Annotated, Final

from garrison.core.data import read_data
from garrison.core.decoding import Bounds, decode
from garrison.core.documents import DocumentReader
from garrison.core.provenance import FactSource, read_source
from garrison.core.reasons import Reason
from garrison.games.last_bastion.face.contents_horde import PACKAGE
from garrison.games.last_bastion.face.names import LEVELS
from garrison.games.last_bastion.face.view_types import LevelName


@dataclass(frozen=True)
class Level:
    """A level of difficulty."""

    id: LevelName
    warlords: Annotated[int, Bounds(1, 5)]
    removed_monsters: Annotated[int, Bounds(0, 20)]
    black_equipment: Annotated[int, Bounds(0, 4)]
    victory: Annotated[int, Bounds(0, 99)]
    source: FactSource


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
    return read_data(PACKAGE, "box.toml", _read_contents)


def _read_contents(reader: DocumentReader) -> Contents:
    numbers: dict[str, int] = {}
    for table, keys in COUNTS.items():
        entry = reader.child(table)
        read_source(entry)
        for key in keys:
            numbers[f"{table}.{key}"] = entry.number(key, 0, 999)
        entry.close()
    rows = [decode(row, Level) for row in reader.children("level")]
    levels = {level.id: level for level in rows}
    for name in LEVELS:
        if name not in levels:
            reader.fault(f"level.{name}", Reason("fault-missing"))
    return Contents(numbers, {name: levels[name] for name in LEVELS if name in levels})
