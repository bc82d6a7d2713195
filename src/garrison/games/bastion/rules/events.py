"""Kinds of events a siege can tell, with the meaning of their numbers."""

from typing import Final

ENTERED: Final = 0
"""An enemy came to a place: card, place."""
JOINED: Final = 1
"""An enemy slid under another: card, host, place."""
FLEW: Final = 2
"""A unit left the wall for a square: card on top, from, to."""
SET_ASIDE: Final = 3
MARCHED: Final = 4
"""The last enemy moved up: card on top, from, to."""
OVERRUN: Final = 5
"""No section was left: card, 0 while adding or 1 while marching."""
SAVED: Final = 6
EXPELLED: Final = 7
"""A defender had to leave: seat, tile he left, tile he went to."""
MOVED: Final = 8
"""A defender moved: seat, from, to."""
CHANNELLED: Final = 9
"""Mana from a source: seat, source slot, colour, how many."""
TOWER_EMPTIED: Final = 10
"""Mana from a tower: seat, district, how many."""
CITADEL_EMPTIED: Final = 11
"""Mana from the towers: seat, how many."""
REVIVED: Final = 12
"""A damaged source works again: seat, source slot."""
CONVERTED: Final = 13
"""One disc for another: seat, from colour, to colour."""
GAVE: Final = 14
"""A disc went through an accumulator: giver, taker, colour."""
CAST_SPELL: Final = 15
"""A spell was cast: seat, spell type, 1 if by a Copy."""
DEFEATED: Final = 16
"""An enemy was defeated: seat, card, place."""
PAID: Final = 17
"""What the attack cost: seat, mana as a packed number."""
PERFORMED: Final = 18
"""A ritual was performed: seat, ritual."""
BUILT: Final = 19
"""A structure was built: seat, ritual, foundation."""
REPLACED: Final = 20
"""A structure was taken away: ritual, foundation."""
DREW: Final = 21
"""A ritual card came to a defender: seat, ritual."""
RETURNED: Final = 22
"""A ritual card went under the deck: seat, ritual."""
SWAPPED: Final = 23
"""Two units changed places: card, card, section, section."""
TELEPORTED: Final = 24
"""A unit was moved: card, from, to."""
TURN_BEGAN: Final = 25
DECLINED: Final = 26
"""A defender refused to help: seat, spell type, or 16 for mana."""
LAID: Final = 27
"""A district was laid: district, position."""
SOURCE_LAID: Final = 28
"""A source card was laid at set-up: ritual, position of the district."""
CLASS_PICKED: Final = 29
WASHED_AWAY: Final = 30
"""A landing emptied a district's sources and tower: position, how many discs."""
REPEATED: Final = 31
"""A defender acts once more: seat."""
KINDS: Final = 32
