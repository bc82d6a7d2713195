"""The domains that moves, pending work and refusals name the numbers of the rules by."""

from typing import Final

from garrison.core.refusals import Domain

SEAT: Final = Domain("seat", 4)
TILE: Final = Domain("tile", 7)
PLACE: Final = Domain("place", 31, first=1)
"""Where an enemy can stand."""
DISTRICT: Final = Domain("district", 6)
"""A position clockwise from the gate."""
COLOUR: Final = Domain("colour", 6)
SOURCE_SLOT: Final = Domain("source", 5)
DISC: Final = Domain("disc", 7)
"""A colour, or the reserve."""
DISCS: Final = Domain("discs", 16)
SECTION: Final = Domain("section", 24, first=1)
FOUNDATION: Final = Domain("foundation", 12)
SPELL: Final = Domain("spell-type")
SPELL_KIND: Final = Domain("spell", 11)
RITUAL: Final = Domain("ritual-card", 30)
RITUAL_KIND: Final = Domain("ritual", 5)
ENEMY: Final = Domain("enemy", 82)
ENEMY_CLASS: Final = Domain("class", 12)
HOW: Final = Domain("how", 2)
"""By the own card, or by a Copy."""
ASKED: Final = Domain("asked", 2)
TOLD_TILE: Final = Domain("told-tile", 7)
"""A tile as messages name it."""
