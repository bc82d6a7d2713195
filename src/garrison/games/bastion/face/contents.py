"""The cards of the box, read from the data files: what they are called and what they can do.

Names here are the words of documents, notation and message ids; people read `texts`.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Annotated, Final, Literal, get_args

from garrison.core.data import read_data, read_own_data
from garrison.core.decoding import Bounds, decode
from garrison.core.documents import DocumentReader
from garrison.core.provenance import FactSource, read_source
from garrison.core.reasons import Reason
from garrison.games.bastion.face.view_types import Colour, Payment, Property
from garrison.games.bastion.rules.position import FIRST_SUPPORT_CLASS, SPELL_TYPES

DATA: Final = "garrison.games.bastion.data"
COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)
Side = Literal["statue", "plain"]
SIDES: Final[tuple[Side, ...]] = get_args(Side)
PAYMENTS: Final[tuple[Payment, ...]] = get_args(Payment)
PROPERTIES: Final[tuple[Property, ...]] = get_args(Property)
"""In the order of their bits in `rules.facts`; an archmage's is in what it blocks."""
CLASSES: Final = (
    "beast",
    "warrior",
    "mage",
    "rider",
    "scout",
    "symbiote",
    "flyer",
    "priest",
    "giant",
    "archmage",
    "werewolf",
    "dragon",
)
LEGENDS: Final = (
    "spy",
    "belligemin",
    "rokai",
    "valkyrie",
    "golem",
    "black-wing",
    "inquisitor",
    "shaggon",
    "knellerwyrm",
    "leviathan",
)
SPELL_KINDS: Final = (
    "alchemy",
    "plenty",
    "copy",
    "lightning",
    "flame",
    "repeat",
    "prism",
    "exchange",
    "missile",
    "teleport",
    "speed",
)
RITUAL_KINDS: Final = ("accumulator", "converter", "source", "obelisk", "gun")
"""Each list in the order of its numbers in `rules`; data files name them in any order."""


@dataclass(frozen=True)
class Enemy:
    """A class of six cards, or a legend."""

    name: str
    strength: Annotated[int, Bounds(1, 20)]
    source: FactSource
    group: str
    """What armies call a class."""
    pay: Payment = "own"
    calls: Annotated[int, Bounds(0, 5)] = 0
    properties: Sequence[Property] = ()


@dataclass(frozen=True)
class Spell:
    """A kind of spell, with its power where it has one."""

    kind: str
    power: int = 0

    @property
    def word(self) -> str:
        return f"{self.kind} {self.power}" if self.power else self.kind


@dataclass
class Contents:
    """Everything the data files say about cards and districts."""

    classes: list[Enemy] = field(default_factory=list)
    legends: list[Enemy] = field(default_factory=list)
    powered: set[str] = field(default_factory=set)
    spells: dict[str, Spell] = field(default_factory=dict)
    """The spell each class or legend becomes."""
    sources: dict[str, dict[str, list[Colour]]] = field(default_factory=dict)
    """For each side and district: the colours of its three sources."""
    archmages: dict[str, str] = field(default_factory=dict)
    """For each colour of an archmage: the colour it blocks."""
    provenance: dict[str, FactSource] = field(default_factory=dict)
    """Where each fact comes from, by the place of its table."""

    def enemies(self) -> list[Enemy]:
        return [*self.classes, *self.legends]

    def support(self) -> list[Enemy]:
        """The classes of which an army has some, or none."""
        return self.classes[int(FIRST_SUPPORT_CLASS) :]

    def cards(self) -> list[str]:
        """Every enemy card in the order of its number."""
        named = [f"{colour} {each.name}" for each in self.classes for colour in COLOURS]
        return named + [each.name for each in self.legends]

    def enemy_of(self, card: int) -> Enemy:
        """The class or legend a card belongs to."""
        classes = len(self.classes) * len(COLOURS)
        return self.legends[card - classes] if card >= classes else self.classes[card // 6]

    def rituals(self) -> list[str]:
        """Every ritual card in the order of its number."""
        return [f"{colour} {kind}" for kind in RITUAL_KINDS for colour in COLOURS]

    def spell_types(self) -> list[Spell]:
        """Every spell with its power, in a stable order."""
        found = set(self.spells.values())
        return sorted(found, key=lambda spell: (SPELL_KINDS.index(spell.kind), spell.power))


def load_contents(own: Path | None = None) -> Contents:
    """The cards of the box, with a player's own file in place of what is reconstructed.

    Raises BadDocument with the place of every fault.
    """
    contents = Contents()
    read_data(DATA, "enemies.toml", partial(_read_enemies, contents))
    read_data(DATA, "spells.toml", partial(_read_spells, contents))
    read_data(DATA, "rituals.toml", partial(_read_rituals, contents))
    read_data(DATA, "reconstructed.toml", partial(_read_reconstructed, contents, whole=True))
    if own is not None:
        read_own_data(own, partial(_read_reconstructed, contents, whole=False))
    return contents


def _read_enemies(contents: Contents, reader: DocumentReader) -> None:
    for name, entry in reader.child("classes").children_named(CLASSES):
        contents.classes.append(decode(entry, Enemy, name=name))
        contents.provenance[f"classes.{name}"] = contents.classes[-1].source
    for name, entry in reader.child("legends").children_named(LEGENDS):
        contents.legends.append(decode(entry, Enemy, name=name, group=""))
        contents.provenance[f"legends.{name}"] = contents.legends[-1].source


def _read_spells(contents: Contents, reader: DocumentReader) -> None:
    for kind, spell in reader.child("spells").children_named(SPELL_KINDS):
        contents.provenance[f"spells.{kind}"] = read_source(spell)
        if spell.flag("powered"):
            contents.powered.add(kind)
        spell.close()


def _read_rituals(contents: Contents, reader: DocumentReader) -> None:
    deck = reader.child("deck")
    contents.provenance["rituals.deck"] = read_source(deck)
    deck.close()
    for kind, ritual in reader.child("rituals").children_named(RITUAL_KINDS):
        contents.provenance[f"rituals.{kind}"] = read_source(ritual)
        ritual.close()


def _read_reconstructed(contents: Contents, reader: DocumentReader, whole: bool) -> None:
    """The tables that a player's own file may replace; a whole file must have them all."""
    _read_spell_table(contents, reader.child("spells"), whole)
    sources = reader.child("sources")
    for side in SIDES:
        if whole or side in sources:
            _read_sources(contents, sources.child(side), side, whole)
    sources.close()
    if whole or "archmages" in reader:
        _read_archmages(contents, reader.child("archmages"), whole)


def _read_spell_table(contents: Contents, reader: DocumentReader, whole: bool) -> None:
    for enemy in contents.enemies():
        if not whole and enemy.name not in reader:
            continue
        entry = reader.child(enemy.name)
        kind = entry.word("kind", SPELL_KINDS)
        powered = kind in contents.powered
        power = entry.number("power", 1, 9) if powered else 0
        contents.provenance[f"spell.{enemy.name}"] = _source(entry, whole)
        contents.spells[enemy.name] = Spell(kind, power)
        entry.close()
    reader.close()
    if len(set(contents.spells.values())) > SPELL_TYPES:
        reader.fault("", Reason("bastion-fault-spell-types", {"most": int(SPELL_TYPES)}))


def _read_sources(contents: Contents, reader: DocumentReader, side: str, whole: bool) -> None:
    table = contents.sources.setdefault(side, {})
    for district in COLOURS:
        if not whole and district not in reader:
            continue
        found = reader.words(district, COLOURS)
        if len(found) != 3:
            reader.fault(district, Reason("fault-length", {"length": 3}))
        table[district] = found
    contents.provenance[f"sources.{side}"] = _source(reader, whole)
    reader.close()


def _read_archmages(contents: Contents, reader: DocumentReader, whole: bool) -> None:
    for colour in COLOURS:
        if not whole and colour not in reader:
            continue
        blocked = reader.word(colour, COLOURS)
        if blocked == colour:
            reader.fault(colour, Reason("bastion-fault-own-colour"))
        contents.archmages[colour] = blocked
    contents.provenance["archmages"] = _source(reader, whole)
    reader.close()


def _source(reader: DocumentReader, whole: bool) -> FactSource:
    """A player's own table may leave its source out."""
    if not whole and "source" not in reader:
        return FactSource("published", "own file")
    return read_source(reader)
