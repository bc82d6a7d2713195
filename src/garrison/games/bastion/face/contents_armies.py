"""Armies: which cards march, read from the data, and how strong they are together."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Annotated, Final, TypeAlias

from garrison.core.data import read_data
from garrison.core.decoding import Bounds, decode
from garrison.core.documents import DocumentReader
from garrison.core.provenance import FactSource, read_source
from garrison.core.reasons import Reason
from garrison.games.bastion.face.contents import COLOURS, DATA, Contents, Side
from garrison.games.bastion.face.view_types import Rating
from garrison.games.bastion.rules.position import ENEMIES

TABLES: Final = ("sieges", "levels", "scenarios")


@dataclass(frozen=True)
class Pool:
    """Cards of which so many are in the deck, drawn blindly."""

    cards: tuple[int, ...]
    count: int
    name: str = ""
    """What layers call it."""


@dataclass
class ArmyFacts:
    """The enemies of a siege, level or scenario, with its special rules."""

    name: str
    source: FactSource
    pools: list[Pool] = field(default_factory=list)
    layers: list[tuple[list[int], int]] = field(default_factory=list)
    chosen_classes: Annotated[int, Bounds(0, 8)] = 0
    cards_per_class: Annotated[int, Bounds(0, 6)] = 0
    rituals: bool = True
    side: Side | None = None
    """The side of the districts, where the army fixes it."""
    sources_placed: bool = False
    beasts_as_spells: bool = False
    late_arrival: bool = False

    def size(self) -> int:
        """How many cards the deck has at the start."""
        return sum(pool.count for pool in self.pools) + self.chosen_classes * self.cards_per_class


Armies: TypeAlias = dict[str, dict[str, ArmyFacts]]
"""Armies by table and name."""


@dataclass(frozen=True)
class Ratings:
    """Between which strengths an army is called normal, by the number of defenders."""

    low: Sequence[int]
    high: Sequence[int]

    def rate(self, strength: int, seats: int) -> Rating:
        """R15 «Сценарии»: what is weaker than normal is light."""
        if strength > self.high[seats - 1]:
            return "hard"
        return "normal" if strength >= self.low[seats - 1] else "light"


def load_armies(contents: Contents) -> tuple[Armies, Ratings]:
    """Every siege, level and scenario, and the table of ratings."""
    return read_data(DATA, "armies.toml", partial(_read_armies, contents))


def _read_armies(contents: Contents, reader: DocumentReader) -> tuple[Armies, Ratings]:
    ratings = reader.child("ratings")
    read_source(ratings)
    low, high = (ratings.numbers(key, 0, 999, 4) for key in ("normal-from", "normal-to"))
    ratings.close()
    armies: Armies = {}
    for table in TABLES:
        entries = reader.child(table)
        armies[table] = {
            name: _read_army(entries.child(name), name, contents) for name in entries.keys()
        }
    return armies, Ratings(low, high)


def _read_army(reader: DocumentReader, name: str, contents: Contents) -> ArmyFacts:
    pools = _read_pools(reader, contents)
    layers = [_read_layer(layer, pools) for layer in reader.children("layers")]
    army = decode(reader, ArmyFacts, name=name, pools=pools, layers=layers)
    if layers and sum(size for _, size in layers) != army.size():
        reader.fault("layers", Reason("fault-layers", {"size": army.size()}))
    return army


def _read_layer(reader: DocumentReader, pools: Sequence[Pool]) -> tuple[list[int], int]:
    """The numbers of its pools, and how many cards it has."""
    named = [pool.name for pool in pools]
    found = sorted(named.index(name) for name in reader.words("pools", named))
    size = reader.number("size", 1, int(ENEMIES))
    reader.close()
    return found, size


def _read_pools(reader: DocumentReader, contents: Contents) -> list[Pool]:
    """The pools in the order of their numbers and then of their cards, not of the file."""
    rows = reader.children("pools")
    numbered = [(row.number("number", 1, len(rows), 1), _read_pool(row, contents)) for row in rows]
    return [pool for _, pool in sorted(numbered, key=lambda each: (each[0], each[1].cards))]


def _read_pool(reader: DocumentReader, contents: Contents) -> Pool:
    groups = [each.group for each in contents.classes]
    legends = [each.name for each in contents.legends]
    cards: list[int] = []
    for group in reader.words("classes", groups, []):
        cards += class_cards(groups.index(group))
    named = contents.cards()
    cards += [named.index(name) for name in reader.words("legends", legends, [])]
    count = reader.number("count", 1, len(cards), len(cards))
    pool = Pool(tuple(sorted(cards)), count, reader.text("name", ""))
    reader.close()
    return pool


def class_cards(index: int) -> list[int]:
    """The six cards of a class."""
    return list(range(index * len(COLOURS), (index + 1) * len(COLOURS)))


def strength_range(army: ArmyFacts, contents: Contents) -> tuple[int, int]:
    """The least and the most strength the army can have, chance being what it is."""
    least = most = 0
    for pool in army.pools:
        strengths = sorted(contents.enemy_of(card).strength for card in pool.cards)
        least += sum(strengths[: pool.count])
        most += sum(strengths[len(strengths) - pool.count :])
    if army.chosen_classes:
        support = sorted(each.strength for each in contents.support())
        chosen, per_class = army.chosen_classes, army.cards_per_class
        least += per_class * sum(support[:chosen])
        most += per_class * sum(support[len(support) - chosen :])
    return least, most
