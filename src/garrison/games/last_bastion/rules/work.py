"""Pending work as task codes (`core.tasks`): what happens by itself, by chance, by a decision."""

from typing import Final

from mypy_extensions import i64

# By itself.
BOARD_STEP: Final[i64] = 1
EFFECT: Final[i64] = 2  # effect, seat + 1 (0: whoever the group names), slot, where it comes from
DEFEAT: Final[i64] = 3  # slot, seat
DISCARD: Final[i64] = 4  # slot
END_FIGHT: Final[i64] = 5

FIRST_OF_CHANCE: Final[i64] = 20
LAY_TILE: Final[i64] = 20
SET_BOARDS: Final[i64] = 21
DEAL_HERO: Final[i64] = 22  # seat
BEGIN: Final[i64] = 23
DRAW_CARD: Final[i64] = 24  # seat
DISCARD_CARD: Final[i64] = 25
ROLL_CORRUPTION: Final[i64] = 26  # seat, slot (12: the yellow board itself), 1 if it must stand
ROLL_FIGHT: Final[i64] = 27  # slot, second slot + 1, dice kept (a roll), dice to roll
ROLL_MARKET: Final[i64] = 28  # dice kept (a roll), dice to roll

FIRST_OF_DECISIONS: Final[i64] = 40
CHOOSE_HERO: Final[i64] = 40  # seat
ORDER_RECURRING: Final[i64] = 41  # which effects are still to come
ASSIGN: Final[i64] = 42  # effect, slot, where it comes from
PLACE_CARD: Final[i64] = 43  # card, seat
ORDER_ENTRANCE: Final[i64] = 44  # slot, seat, which effects are still to come
KEEP_CORRUPTION: Final[i64] = 45  # seat, slot, face
GIVE_UP_TOKEN: Final[i64] = 46  # seat
GRASP_ADJACENT: Final[i64] = 47  # seat
HERO_PHASE: Final[i64] = 48
STEP: Final[i64] = 49  # seat, 1 if it may stay
KEEP_FIGHT: Final[i64] = 50  # slot, second slot + 1, roll
CHOOSE_BEATEN: Final[i64] = 51  # slot, second slot + 1, roll
PAY: Final[i64] = 52  # colour, how many tokens
ORDER_BEATEN: Final[i64] = 53  # slot, slot
TAKE_EQUIPMENT: Final[i64] = 54  # seat
CLEANSE: Final[i64] = 55  # seat, 1 if it may leave it
CAST_NET: Final[i64] = 56
SHIFT: Final[i64] = 57
SHIFT_AGAIN: Final[i64] = 58  # slot just filled, 1 + the only slot that may follow (0: any)
KEEP_MARKET: Final[i64] = 59  # roll
TREAT: Final[i64] = 60
RAISE: Final[i64] = 61
DISPENSE: Final[i64] = 62
BURY: Final[i64] = 63
SET_TRAP: Final[i64] = 64
