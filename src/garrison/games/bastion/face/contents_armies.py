"""Armies: which cards march, read from the data, and how strong they are together."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from garrison.core.data import open_data
from garrison.core.documents import DocumentReader
from garrison.core.provenance import FactSource, read_source
from garrison.core.reasons import Reason
from garrison.games.bastion.face.contents import COLOURS, DATA, SIDES, Contents
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
    chosen_classes: int = 0
    cards_per_class: int = 0
    rituals: bool = True
    side: str = ""
    """The side of the districts, where the army fixes it."""
    sources_placed: bool = False
    beasts_as_spells: bool = False
    late_arrival: bool = False

    def size(self) -> int:
        """How many cards the deck has at the start."""
        return sum(pool.count for pool in self.pools) + self.chosen_classes * self.cards_per_class


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


def load_armies(contents: Contents) -> tuple[dict[str, dict[str, ArmyFacts]], Ratings]:
    """Every siege, level and scenario by table and name, and the table of ratings."""
    reader = open_data(DATA, "armies.toml")
    ratings = reader.child("ratings")
    read_source(ratings)
    rated = Ratings(
        ratings.numbers("normal-from", 0, 999, 4), ratings.numbers("normal-to", 0, 999, 4)
    )
    ratings.close()
    armies: dict[str, dict[str, ArmyFacts]] = {}
    for table in TABLES:
        entries = reader.child(table)
        armies[table] = {
            name: _read_army(entries.child(name), name, contents) for name in entries.keys()
        }
        entries.close()
    reader.close()
    reader.finish("armies.toml")
    return armies, rated


def _read_army(reader: DocumentReader, name: str, contents: Contents) -> ArmyFacts:
    side = reader.word("side", SIDES, "statue") if "side" in reader else ""
    army = ArmyFacts(
        name=name,
        source=read_source(reader),
        pools=_read_pools(reader, contents),
        chosen_classes=reader.number("chosen-classes", 0, 8, 0),
        cards_per_class=reader.number("cards-per-class", 0, 6, 0),
        rituals=reader.flag("rituals", True),
        side=side,
        sources_placed=reader.flag("sources-placed"),
        beasts_as_spells=reader.flag("beasts-as-spells"),
        late_arrival=reader.flag("late-arrival"),
    )
    for layer in reader.children("layers"):
        named = [pool.name for pool in army.pools]
        pools = sorted(named.index(name) for name in layer.words("pools", named))
        army.layers.append((pools, layer.number("size", 1, int(ENEMIES))))
        layer.close()
    reader.close()
    if army.layers and sum(size for _, size in army.layers) != army.size():
        reader.fault("layers", Reason("fault-layers", {"size": army.size()}))
    return army


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
