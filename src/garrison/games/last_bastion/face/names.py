"""The words that stand for the engine's numbers in notation, documents and message ids."""

from collections.abc import Sequence
from itertools import permutations
from typing import Final

from garrison.core.chance import multisets

COLOURS: Final = ("red", "green", "blue", "yellow", "black")
FACES: Final = (*COLOURS, "white")
BOARD_COLOURS: Final = COLOURS[:4]
TOKENS: Final = (*COLOURS, "call", "life")
ROUND_TOKENS: Final = TOKENS[:6]
TILES: Final = (
    "trebuchet",
    "tower",
    "market",
    "tavern",
    "standard",
    "fountain",
    "dispensary",
    "tomb",
    "quarry",
)
HEROES: Final = (
    "elmer",
    "mylfaar",
    "arne",
    "sindara",
    "teagaan",
    "feng-li",
    "kazgin",
    "twindalli",
)
EFFECTS: Final = (
    "grasp",
    "draw",
    "lose-life",
    "lose-token",
    "corruption",
    "grasp-hero",
    "all-lose-token",
    "all-grasp-hero",
    "all-lose-move",
    "lose-move",
    "discard-last",
    "gain-equipment",
    "gain-life",
    "gain-call",
    "remove-grasp",
    "gain-life-and-call",
    "no-white",
    "block-die",
    "no-equipment",
)
HARMFUL: Final = EFFECTS[:9]
HELPFUL: Final = EFFECTS[11:16]
CONTINUOUS: Final = EFFECTS[16:]
WHEN: Final = ("entrance", "recurring", "continuous", "exit")
CORRUPTION: Final = ("nothing", "card", "token", "token-and-life", "life", "grasp")
SIDES: Final = ("north", "east", "south", "west")
SLOTS: Final = tuple(f"{side}{number}" for side in "NESW" for number in (1, 2, 3))
LEVELS: Final = ("novice", "normal", "difficult", "heroic")
ENDINGS: Final = (
    "going-on",
    "warlords-beaten",
    "heroes-down",
    "tiles-grasped",
    "deck-exhausted",
    "warlord-discarded",
    "exhaustion",
)
BOARD_ORDERS: Final = tuple(permutations(range(4)))
ROLLS: Final = [counts for dice in range(5) for counts in multisets(6, dice)]
"""Every roll of none to four dice, as the engine numbers them."""


def seat_letters(seats: int) -> Sequence[str]:
    return [chr(ord("A") + seat) for seat in range(seats)]


def faces_of(counts: Sequence[int]) -> list[str]:
    """The faces that a roll shows."""
    return [face for face, count in zip(FACES, counts, strict=True) for _ in range(count)]


def roll_words() -> list[str]:
    """Each roll as its faces in a row."""
    return [" ".join(faces_of(counts)) or "nothing" for counts in ROLLS]


def order_words() -> list[str]:
    """Each order of the boards, north first."""
    return ["-".join(COLOURS[colour] for colour in order) for order in BOARD_ORDERS]
