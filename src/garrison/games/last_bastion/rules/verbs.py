"""The verbs of moves: codes in the low eight bits, fields of eight bits each above them."""

from typing import Final

from mypy_extensions import i64

LAY: Final[i64] = 1
BOARDS: Final[i64] = 2
HERO: Final[i64] = 3
BEGIN_WITH: Final[i64] = 4
DRAWN: Final[i64] = 5
DISCARDED: Final[i64] = 6
CORRUPTED: Final[i64] = 7
ROLLED: Final[i64] = 8

RESOLVE: Final[i64] = 10
ASSIGN_TO: Final[i64] = 11
PLACE: Final[i64] = 12
LOSE: Final[i64] = 13
GRASP_TILE: Final[i64] = 14
KEEP: Final[i64] = 15
REROLL: Final[i64] = 16
REROLL_CORRUPTION: Final[i64] = 17
MOVE: Final[i64] = 18
STAND: Final[i64] = 19
STAY: Final[i64] = 20
FIGHT: Final[i64] = 21
FIGHT_BOTH: Final[i64] = 22
ACTIVATE: Final[i64] = 23
CALL_TO_ARMS: Final[i64] = 24
RIDE: Final[i64] = 25
ENCHANT: Final[i64] = 26
FORAGE: Final[i64] = 27
MEDITATE: Final[i64] = 28
END_TURN: Final[i64] = 29
BEAT: Final[i64] = 30
BEAT_BOTH: Final[i64] = 31
SPARE: Final[i64] = 32
PAY_FROM: Final[i64] = 33
FIRST: Final[i64] = 34
GAIN: Final[i64] = 35
CLEANSE_TILE: Final[i64] = 36
CLEANSE_CARD: Final[i64] = 37
CLEANSE_HERO: Final[i64] = 38
LEAVE: Final[i64] = 39
NET: Final[i64] = 40
SHIFT_CARD: Final[i64] = 41
DONE: Final[i64] = 42
TREAT_HERO: Final[i64] = 43
RAISE_STANDARD: Final[i64] = 44
GIVE: Final[i64] = 45
HEAL: Final[i64] = 46
BURY_CARD: Final[i64] = 47
TRAP: Final[i64] = 48


def move(verb: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> int:
    """A move as one number."""
    return int(verb | a << 8 | b << 16 | c << 24 | d << 32)


def verb_of(number: i64) -> i64:
    return number & 255


def field(number: i64, index: i64) -> i64:
    """Field 0, 1, 2 or 3 of a move."""
    return number >> (8 + 8 * index) & 255
