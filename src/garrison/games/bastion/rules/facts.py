"""What lies in the box and which rules of an edition hold, as flat numbers.

`face/facts.py` fills one Box from the data files; every position of a game shares it.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

Card = i64
"""An enemy: class * 6 + colour for the twelve classes, then the ten legends."""
Ritual = i64
"""A ritual card: kind * 6 + colour."""
SpellType = i64
"""A spell with its power: Flame 1 and Flame 2 are two types."""

MANA_PER_COLOUR: Final[i64] = 15

ACCUMULATOR: Final[i64] = 0
CONVERTER: Final[i64] = 1
SOURCE: Final[i64] = 2
OBELISK: Final[i64] = 3
GUN: Final[i64] = 4

ALCHEMY: Final[i64] = 0
PLENTY: Final[i64] = 1
COPY: Final[i64] = 2
LIGHTNING: Final[i64] = 3
FLAME: Final[i64] = 4
REPEAT: Final[i64] = 5
PRISM: Final[i64] = 6
EXCHANGE: Final[i64] = 7
MISSILE: Final[i64] = 8
TELEPORT: Final[i64] = 9
SPEED: Final[i64] = 10

SYMBIOTE: Final[i64] = 1 << 0
FLYER: Final[i64] = 1 << 1
PRIEST: Final[i64] = 1 << 2
GIANT: Final[i64] = 1 << 3
WEREWOLF: Final[i64] = 1 << 4
DRAGON: Final[i64] = 1 << 5
IMMUNE: Final[i64] = 1 << 6
INQUISITOR: Final[i64] = 1 << 7
FORBIDS_FLAME: Final[i64] = 1 << 8
FORBIDS_LIGHTNING: Final[i64] = 1 << 9
SHIELDS_WALL: Final[i64] = 1 << 10
"""The Valkyrie: from a square she protects the wall of that district."""
CLOSES_DISTRICT: Final[i64] = 1 << 11
"""Rokai: from a square he drives defenders out of that district and keeps them out."""
STRENGTHENS_ALL: Final[i64] = 1 << 12
"""Knellerwyrm: as the top dragon it strengthens every other enemy."""

PAY_OWN: Final[i64] = 0
PAY_DISTRICT: Final[i64] = 1
PAY_EACH: Final[i64] = 2
PAY_ANY: Final[i64] = 3
"""What colour an enemy costs: its own, its district's, some of each, or whatever one has."""

LONE_WEREWOLF: Final[i64] = 9
"""A werewolf without neighbours, or next to another werewolf."""


class Facts:
    """Cards, districts and switches of one game. Nothing in it changes while games are played."""

    def __init__(self) -> None:
        self.seats: i64 = 1
        self.switches: vec[i64] = vec[i64]()
        """What editions differ in, see `rules.switches`."""

        # Enemies, one entry a card.
        self.strength: vec[i64] = vec[i64]()
        self.pay: vec[i64] = vec[i64]()
        self.colour: vec[i64] = vec[i64]()
        """The card's own colour; ANY for legends."""
        self.properties: vec[i64] = vec[i64]()
        self.calls: vec[i64] = vec[i64]()
        """How many more enemies it brings along when it enters."""
        self.blocks: vec[i64] = vec[i64]()
        """The colour whose sources it blocks; -1 for none."""
        self.blockers: vec[i64] = vec[i64]()
        """The cards that block a colour."""
        self.spell: vec[i64] = vec[i64]()
        """The spell type it becomes when defeated."""

        # Spell types.
        self.spell_kind: vec[i64] = vec[i64]()
        self.spell_power: vec[i64] = vec[i64]()
        self.kind_mask: vec[i64] = vec[i64]()
        """For each kind of spell: its types as a bit set."""
        self.first_type: vec[i64] = vec[i64]()
        """For each kind of spell: its first type; -1 if no card has it."""

        # Districts: three printed sources for each of the six, by the district's colour.
        self.sources: vec[i64] = vec[i64]()
        self.order: list[int] = []
        """The districts clockwise from the gate; empty if chance lays them."""

        # The enemy deck.
        self.pool_cards: list[list[int]] = []
        self.pool_counts: list[int] = []
        self.layer_pools: list[list[int]] = []
        self.layer_sizes: list[int] = []
        """Layers from the top; none means that everything is shuffled together."""
        self.random_classes: i64 = 0
        """How many support classes chance picks, and how many cards of each."""
        self.cards_per_class: i64 = 0
        self.boxed: list[int] = []
        """Cards that everybody knows to be out of the game."""

        # Set-up.
        self.enemies_at_setup: i64 = 0
        self.rituals_used: i64 = 1
        self.start_tile: i64 = 6
        self.sources_placed: i64 = 0
        """Whether a source card is laid into each district before the game."""
        self.beasts_as_spells: i64 = 0
        self.late_arrival: i64 = 0
        """Whether three districts are damaged and held by flyers, and the citadel by a dragon."""

    def is_on(self, switch: i64) -> bool:
        return self.switches[switch] != 0

    def has(self, card: Card, property: i64) -> bool:
        return self.properties[card] & property != 0
