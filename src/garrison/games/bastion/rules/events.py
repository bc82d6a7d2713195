"""Kinds of events a siege can tell: the message of each, and what its numbers are."""

from typing import Final

from garrison.core.events import Events

EVENTS: Final = Events()

ENTERED: Final = EVENTS.add("entered", "enemy", "place")
"""An enemy came to a place."""
JOINED: Final = EVENTS.add("joined", "enemy", "host", "place")
"""An enemy slid under another."""
FLEW: Final = EVENTS.add("flew", "enemy", "from place", "to place")
"""A unit left the wall for a square; the card on top is told."""
SET_ASIDE: Final = EVENTS.add("set-aside", "enemy")
MARCHED: Final = EVENTS.add("marched", "enemy", "from place", "to place")
"""The last enemy moved up; the card on top is told."""
OVERRUN: Final = EVENTS.add("overrun", "enemy")
"""No section was left; 0 while adding or 1 while marching follows."""
SAVED: Final = EVENTS.add("saved")
EXPELLED: Final = EVENTS.add("expelled", "seat", "from tile", "to tile")
"""A defender had to leave."""
MOVED: Final = EVENTS.add("moved", "seat", "from tile", "to tile")
"""A defender moved."""
CHANNELLED: Final = EVENTS.add("channelled", "seat", "source", "colour", "count")
"""Mana from a source."""
TOWER_EMPTIED: Final = EVENTS.add("tower-emptied", "seat", "tile", "count")
"""Mana from a tower."""
CITADEL_EMPTIED: Final = EVENTS.add("citadel-emptied", "seat", "count")
"""Mana from the towers."""
REVIVED: Final = EVENTS.add("revived", "seat", "source")
"""A damaged source works again."""
CONVERTED: Final = EVENTS.add("converted", "seat", "from colour", "to colour")
"""One disc for another."""
GAVE: Final = EVENTS.add("gave", "seat", "taker", "colour")
"""A disc went through an accumulator."""
CAST_SPELL: Final = EVENTS.add("cast", "seat", "spell", "copy")
"""A spell was cast; `copy` is 1 if by a Copy."""
DEFEATED: Final = EVENTS.add("defeated", "seat", "enemy", "place")
"""An enemy was defeated."""
PAID: Final = EVENTS.add("paid", "seat", "mana")
"""What the attack cost; mana is a packed number."""
PERFORMED: Final = EVENTS.add("performed", "seat", "ritual")
"""A ritual was performed."""
BUILT: Final = EVENTS.add("built", "seat", "ritual", "foundation")
"""A structure was built."""
REPLACED: Final = EVENTS.add("replaced", "ritual", "foundation")
"""A structure was taken away."""
DREW: Final = EVENTS.add("drew", "seat", "ritual")
"""A ritual card came to a defender."""
RETURNED: Final = EVENTS.add("returned", "seat", "ritual")
"""A ritual card went under the deck."""
SWAPPED: Final = EVENTS.add("swapped", "enemy", "other", "from", "to")
"""Two units changed places."""
TELEPORTED: Final = EVENTS.add("teleported", "enemy", "from place", "to place")
"""A unit was moved."""
TURN_BEGAN: Final = EVENTS.add("turn", "seat")
DECLINED: Final = EVENTS.add("declined", "seat")
"""A defender refused to help; the spell type, or 16 for mana, follows."""
LAID: Final = EVENTS.add("laid", "colour", "tile")
"""A district was laid."""
SOURCE_LAID: Final = EVENTS.add("source-laid", "ritual", "tile")
"""A source card was laid at set-up."""
CLASS_PICKED: Final = EVENTS.add("class-picked", "class")
WASHED_AWAY: Final = EVENTS.add("washed-away", "tile", "count")
"""A landing emptied a district's sources and tower."""
REPEATED: Final = EVENTS.add("repeated", "seat")
"""A defender acts once more."""
