"""The box as data, and the engine's box made from it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from garrison.core.chance import multiset_weight, multisets
from garrison.core.data import open_data
from garrison.core.documents import DocumentReader
from garrison.core.provenance import read_source
from garrison.core.reasons import Reason
from garrison.games.last_bastion.face.horde import PACKAGE, Card
from garrison.games.last_bastion.face.names import BOARD_ORDERS, COLOURS, EFFECTS, LEVELS
from garrison.games.last_bastion.face.view_types import LevelName
from garrison.games.last_bastion.rules.box import MOST_DICE, Box, fill_supply, take_seats
from garrison.games.last_bastion.rules.dice import number_rolls
from garrison.games.last_bastion.rules.geometry import lay_out

FILE: Final = "box.toml"
SITTING: Final = {1: [0], 2: [0, 2], 3: [0, 1, 2], 4: [0, 1, 2, 3]}
"""At which sides players sit; two sit opposite each other (LB-RU, LB-PL)."""


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
    page = open_data(PACKAGE, FILE)
    numbers: dict[str, int] = {}
    for table, keys in COUNTS.items():
        entry = page.page(table)
        read_source(entry)
        for key in keys:
            numbers[f"{table}.{key}"] = entry.number(key, 0, 999)
        entry.close()
    levels = {level.id: level for level in map(_read_level, page.pages("level"))}
    for name in LEVELS:
        if name not in levels:
            page.fault(f"level.{name}", Reason("fault-missing"))
    page.close()
    page.finish(FILE)
    return Contents(numbers, {name: levels[name] for name in LEVELS})


def _read_level(page: DocumentReader) -> Level:
    read_source(page)
    level = Level(
        page.word("id", LEVELS),
        page.number("warlords", 1, 5),
        page.number("removed-monsters", 0, 20),
        page.number("black-equipment", 0, 4),
        page.number("victory", 0, 99),
    )
    page.close()
    return level


def make_box(contents: Contents, level: Level, seats: int, cards: Sequence[Card]) -> Box:
    """The engine's box for so many players at a level."""
    box = Box()
    take_seats(box, SITTING[seats])
    fill_supply(
        box,
        contents["tokens.equipment-per-colour"],
        contents["tokens.calls"],
        contents["tokens.life"],
        contents["tokens.grasps"],
    )
    _set_counts(box, contents, level)
    _stack(box, contents, level, seats)
    for card in cards:
        effects = [[EFFECTS.index(effect) for effect in kind] for kind in card.kinds()]
        box.add_card(COLOURS.index(card.colour), card.resistance, effects)
    box.monsters = contents["components.monsters"]
    orders: list[i64] = [colour for order in BOARD_ORDERS for colour in order]
    box.board_orders = vec[i64](orders)
    lay_out(box)
    results = [multisets(6, dice) for dice in range(int(MOST_DICE) + 1)]
    weights = [[multiset_weight(counts, [1] * 6) for counts in each] for each in results]
    number_rolls(box, results, weights)
    return box


def _set_counts(box: Box, contents: Contents, level: Level) -> None:
    box.start_life = contents["hero.life"]
    box.start_calls = contents["hero.calls"]
    box.start_own = contents["hero.own-equipment"]
    box.start_black = level.black
    box.healed_life = contents["healed.life"]
    box.healed_calls = contents["healed.calls"]
    box.white_dice = contents["components.white-dice"]
    box.grey_dice = contents["components.grey-dice"]
    box.market_dice = contents["market.dice"]
    box.turns = contents["safeguard.turns"]
    box.lost_tiles = contents["end.grasped-tiles"]


def _stack(box: Box, contents: Contents, level: Level, seats: int) -> None:
    """How many monsters lie where: LB-RU and LB-PL, fewer than four players and levels."""
    missing = contents["deck.heroes"] - seats
    monsters = (
        contents["components.monsters"]
        - missing * contents["deck.removed-per-missing-hero"]
        - level.removed
    )
    box.warlords = level.warlords
    box.monsters_between = contents["deck.under-each-warlord"]
    box.monsters_above = monsters - level.warlords * contents["deck.under-each-warlord"]
