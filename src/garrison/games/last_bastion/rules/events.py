"""What is told to a listener: kinds of event and, beside each, its numbers.

Where the first number is a seat, the fourth is its hero. The origin of an effect is the slot it
comes from (12: a board) times SOURCES, plus what of it: an entrance, a recurring effect ...
"""

from typing import Final

TURN: Final = 1  # seat, side
DREW: Final = 2  # seat, card
PLACED: Final = 3  # card, slot
TRAPPED: Final = 4  # card, slot
TRAP_HOME: Final = 5  # slot
EFFECT: Final = 6  # effect, origin: on nobody in particular
SKIPPED: Final = 7  # effect
CORRUPTION: Final = 8  # seat, face
CORRUPTION_AGAIN: Final = 9  # seat
CARD_GRASPED: Final = 10  # slot, card
TILE_GRASPED: Final = 11  # tile, slot it came from (12: none)
HERO_GRASPED: Final = 12  # seat
TILE_FREED: Final = 13  # tile
CARD_FREED: Final = 14  # slot, card
HERO_FREED: Final = 15  # seat
LOST: Final = 16  # seat, token
GAINED: Final = 17  # seat, token
FELL: Final = 18  # seat
DIED: Final = 19  # seat
HEALED: Final = 20  # seat
PRONE: Final = 21  # seat
STOOD: Final = 22  # seat
MOVED: Final = 23  # seat, tile
ACTIVATED: Final = 24  # seat, tile
CALLED: Final = 25  # seat, tile
FOUGHT: Final = 26  # seat, card
FOUGHT_BOTH: Final = 27  # seat, card, card
ROLLED: Final = 28  # seat, roll
REROLLED: Final = 29  # seat, dice rolled again (a roll)
BEAT: Final = 30  # seat, card
SPARED: Final = 31  # seat
SPENT: Final = 32  # seat, colour
POWER: Final = 33  # seat, hero
NETTED: Final = 34  # slot, card, effect
SHIFTED: Final = 35  # card, slot it left, slot it went to
RAISED: Final = 36  # colour
ENCHANTED: Final = 37  # slot, card
TRAP_SET: Final = 38  # slot
DISCARDED: Final = 39  # card
DISCARDED_LAST: Final = 40  # card
CROWDED: Final = 41  # seat: no slot is free, a Life goes instead of a card
ENDED: Final = 42  # ending
UNHARMED: Final = 43  # seat, effect: Kazgin suffers no harmful exit
EFFECT_ON: Final = 44  # seat, effect, origin
NEUTRAL_TURN: Final = 45  # side
