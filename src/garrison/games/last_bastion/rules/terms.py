"""The numbers the rules work with, and the domains that moves and questions name them by."""

from typing import Final, TypeAlias

from mypy_extensions import i64

from garrison.core.refusals import Domain

Seat: TypeAlias = i64
Side: TypeAlias = i64
Slot: TypeAlias = i64
Place: TypeAlias = i64
Tile: TypeAlias = i64
Hero: TypeAlias = i64
Card: TypeAlias = i64
Colour: TypeAlias = i64
Token: TypeAlias = i64
Effect: TypeAlias = i64
Roll: TypeAlias = i64

NOTHING: Final[i64] = -1
"""No card in a slot, no token on the standard, a figure that is at home."""

RED: Final[i64] = 0
GREEN: Final[i64] = 1
BLUE: Final[i64] = 2
YELLOW: Final[i64] = 3
BLACK: Final[i64] = 4
COLOURS: Final[i64] = 5
WHITE: Final[i64] = 5
"""The sixth face of a combat die: any one colour."""
FACES: Final[i64] = 6

CALL: Final[i64] = 5
"""A Call to Arms. Tokens 0 to 4 are equipment; together they are the round tokens."""
ROUND_TOKENS: Final[i64] = 6
LIFE: Final[i64] = 6
GRASP_FIGURE: Final[i64] = 7
KINDS: Final[i64] = 8
"""Kinds of token that lie in the reserve."""

TREBUCHET: Final[i64] = 0
TOWER: Final[i64] = 1
MARKET: Final[i64] = 2
TAVERN: Final[i64] = 3
STANDARD: Final[i64] = 4
FOUNTAIN: Final[i64] = 5
DISPENSARY: Final[i64] = 6
TOMB: Final[i64] = 7
QUARRY: Final[i64] = 8
TILES: Final[i64] = 9

ELMER: Final[i64] = 0
MYLFAAR: Final[i64] = 1
ARNE: Final[i64] = 2
SINDARA: Final[i64] = 3
TEAGAAN: Final[i64] = 4
FENG_LI: Final[i64] = 5
KAZGIN: Final[i64] = 6
TWINDALLI: Final[i64] = 7
HEROES: Final[i64] = 8

GRASP: Final[i64] = 0
DRAW: Final[i64] = 1
LOSE_LIFE: Final[i64] = 2
LOSE_TOKEN: Final[i64] = 3
CORRUPTION: Final[i64] = 4
GRASP_HERO: Final[i64] = 5
ALL_LOSE_TOKEN: Final[i64] = 6
ALL_GRASP_HERO: Final[i64] = 7
ALL_LOSE_MOVE: Final[i64] = 8
LOSE_MOVE: Final[i64] = 9
"""Only the blue board does this to a single hero."""
DISCARD_LAST: Final[i64] = 10
"""Only the green board does this."""
GAIN_EQUIPMENT: Final[i64] = 11
"""From here on effects help; those before harm."""
GAIN_LIFE: Final[i64] = 12
GAIN_CALL: Final[i64] = 13
REMOVE_GRASP: Final[i64] = 14
GAIN_LIFE_AND_CALL: Final[i64] = 15
NO_WHITE: Final[i64] = 16
"""From here on effects last as long as the card is in play."""
BLOCK_DIE: Final[i64] = 17
NO_EQUIPMENT: Final[i64] = 18
EFFECTS: Final[i64] = 19

ENTRANCE: Final[i64] = 0
RECURRING: Final[i64] = 1
LASTING: Final[i64] = 2
EXIT: Final[i64] = 3
PER_KIND: Final[i64] = 3
"""At most so many effects of each kind on a card."""
PER_CARD: Final[i64] = 12

FACE_NOTHING: Final[i64] = 0
FACE_CARD: Final[i64] = 1
FACE_TOKEN: Final[i64] = 2
FACE_TOKEN_AND_LIFE: Final[i64] = 3
FACE_LIFE: Final[i64] = 4
FACE_GRASP: Final[i64] = 5

SLOTS: Final[i64] = 12
SIDES: Final[i64] = 4
PLACES: Final[i64] = 9
CENTRE: Final[i64] = 4

FROM_CARD: Final[i64] = 0
"""The effect comes from a corruption die that was rolled for the card in a slot."""
FROM_EXIT: Final[i64] = 1
"""It comes from the exit of a card that the hero who suffers it has beaten."""
FROM_BOARD: Final[i64] = 2
"""It comes from a full horde board."""
FROM_TOMB: Final[i64] = 3
"""It is the price of the Tomb of the Ancient Kings."""
FROM_ENTRANCE: Final[i64] = 4
"""It is the entrance effect of the card in a slot."""
FROM_RECURRING: Final[i64] = 5
"""It is the recurring effect of the card in a slot."""
SOURCES: Final[i64] = 6

WARLORDS_BEATEN: Final[i64] = 1
HEROES_DOWN: Final[i64] = 2
TILES_GRASPED: Final[i64] = 3
DECK_EXHAUSTED: Final[i64] = 4
WARLORD_DISCARDED: Final[i64] = 5
EXHAUSTION: Final[i64] = 6

SEAT: Final = Domain("seat")
SLOT: Final = Domain("slot", 12)
TILE: Final = Domain("tile", 9)
COLOUR: Final = Domain("colour", 5)
ROUND_TOKEN: Final = Domain("token", 6)
EFFECT: Final = Domain("effect", 19)
WHEN: Final = Domain("when", 4)
HERO_KIND: Final = Domain("name", int(HEROES))
ORDER_OF_BOARDS: Final = Domain("order", 24)
CARD: Final = Domain("card")
FACE: Final = Domain("face", 6)
ROLL: Final = Domain("roll")
SPENT: Final = Domain("spent", 10)

# What questions are about, besides.
SEAT_OR_NONE: Final = Domain("seat-or-none")
"""A seat plus one; 0 for nobody in particular."""
SLOT_OR_BOARD: Final = Domain("slot-or-board", 13)
"""A slot, or SLOTS for the board itself."""
CARD_SLOT: Final = Domain("card-slot", 12)
"""A slot that holds a card."""
CARD_SLOT_OR_NONE: Final = Domain("card-slot-or-none", 13)
"""Such a slot plus one; 0 for none."""
SOURCE: Final = Domain("source", 6)
FLAG: Final = Domain("flag", 2)
BITS: Final = Domain("bits", 511, first=1)
"""Effects still to come, as a bit set."""
DICE: Final = Domain("dice", 8, first=1)
