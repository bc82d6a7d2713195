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
from garrison.games.last_bastion.rules.dice import number_rolls
from garrison.games.last_bastion.rules.facts import MOST_DICE, Facts, fill_supply, take_seats
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


def make_facts(contents: Contents, level: Level, seats: int, cards: Sequence[Card]) -> Facts:
    """The engine's box for so many players at a level."""
    facts = Facts()
    take_seats(facts, SITTING[seats])
    fill_supply(
        facts,
        contents["tokens.equipment-per-colour"],
        contents["tokens.calls"],
        contents["tokens.life"],
        contents["tokens.grasps"],
    )
    _set_counts(facts, contents, level)
    _stack(facts, contents, level, seats)
    for card in cards:
        effects = [[EFFECTS.index(effect) for effect in kind] for kind in card.kinds()]
        facts.add_card(COLOURS.index(card.colour), card.resistance, effects)
    facts.monsters = contents["components.monsters"]
    orders: list[i64] = [colour for order in BOARD_ORDERS for colour in order]
    facts.board_orders = vec[i64](orders)
    lay_out(facts)
    results = [multisets(6, dice) for dice in range(int(MOST_DICE) + 1)]
    weights = [[multiset_weight(counts, [1] * 6) for counts in each] for each in results]
    number_rolls(facts, results, weights)
    return facts


def _set_counts(facts: Facts, contents: Contents, level: Level) -> None:
    facts.start_life = contents["hero.life"]
    facts.start_calls = contents["hero.calls"]
    facts.start_own = contents["hero.own-equipment"]
    facts.start_black = level.black
    facts.healed_life = contents["healed.life"]
    facts.healed_calls = contents["healed.calls"]
    facts.white_dice = contents["components.white-dice"]
    facts.grey_dice = contents["components.grey-dice"]
    facts.market_dice = contents["market.dice"]
    facts.turns = contents["safeguard.turns"]
    facts.lost_tiles = contents["end.grasped-tiles"]


def _stack(facts: Facts, contents: Contents, level: Level, seats: int) -> None:
    """How many monsters lie where: LB-RU and LB-PL, fewer than four players and levels."""
    missing = contents["deck.heroes"] - seats
    monsters = (
        contents["components.monsters"]
        - missing * contents["deck.removed-per-missing-hero"]
        - level.removed
    )
    facts.warlords = level.warlords
    facts.monsters_between = contents["deck.under-each-warlord"]
    facts.monsters_above = monsters - level.warlords * contents["deck.under-each-warlord"]
