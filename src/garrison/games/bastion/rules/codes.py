"""Numbers for kinds of moves, of pending work and of events. Their words are in `face`."""

from typing import Final

# Moves: what chance decides.
REVEAL: Final = 0
LAY_DISTRICT: Final = 1
LAY_SOURCE: Final = 2
PICK_CLASS: Final = 3
SEND_FLYER: Final = 4
SEND_DRAGON: Final = 5
DEAL: Final = 6
# Moves: what defenders decide.
RETURN: Final = 7
GO: Final = 8
END: Final = 9
MOVE: Final = 10
SPEED_ON: Final = 11
SPEED_ON_COPY: Final = 12
CHANNEL: Final = 13
TOWER: Final = 14
GATHER: Final = 15
REVIVE: Final = 16
CONVERT: Final = 17
ACCUMULATE: Final = 18
ATTACK: Final = 19
SHOOT: Final = 20
SHOOT_COPY: Final = 21
CAST: Final = 22
CAST_COPY: Final = 23
ASK: Final = 24
ASK_COPY: Final = 25
AGREE: Final = 26
DECLINE: Final = 27
STRIKE: Final = 28
CANCEL: Final = 29
PAY: Final = 30
PRISM_TO: Final = 31
PRISM_TO_COPY: Final = 32
TAKE: Final = 33
PICK: Final = 34
PERFORM: Final = 35
SKIP: Final = 36
BUILD: Final = 37

# Pending work that chance decides.
LAYING_DISTRICT: Final = 0
LAYING_SOURCE: Final = 1
SENDING_FLYER: Final = 2
SENDING_DRAGON: Final = 3
PICKING_CLASS: Final = 4
REVEALING: Final = 5
DEALING: Final = 6
LAST_CHANCE: Final = 6
# Pending work that a defender decides; its first argument is his seat.
RETURNING: Final = 7
LEAVING: Final = 8
ACTING: Final = 9
AIMING: Final = 10
LENDING: Final = 11
PAYING: Final = 12
CHANNELLING: Final = 13
GIVING: Final = 14
SWAPPING: Final = 15
SWAPPING_WITH: Final = 16
PERFORMING: Final = 17
BUILDING: Final = 18
LAST_DECISION: Final = 18
# Pending work that does itself.
MAKING_DECKS: Final = 19
ADDING: Final = 20
DRAWING: Final = 21
KEEPING: Final = 22
SHUFFLING_RETURNED: Final = 23
ENDING_SETUP: Final = 24
BEGINNING_TURN: Final = 25
BEGINNING_ACTIONS: Final = 26
ENEMY_ATTACKS: Final = 27
OCCUPYING: Final = 28
MAY_PERFORM: Final = 29

# Events.
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
EVENTS: Final = 32
