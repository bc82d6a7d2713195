"""The words that stand for the engine's numbers in notation, documents and message ids."""

from collections.abc import Sequence
from itertools import permutations
from typing import Final, get_args

from garrison.core.chance import multisets
from garrison.core.documents import Json
from garrison.games.last_bastion.face.view_types import (
    Colour,
    Corruption,
    Effect,
    EffectSource,
    Ending,
    Face,
    HeroName,
    LevelName,
    RoundToken,
    SeatLetter,
    Side,
    SlotName,
    TileName,
    Token,
    When,
)

COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)
FACES: Final[tuple[Face, ...]] = get_args(Face)
BOARD_COLOURS: Final = COLOURS[:4]
TOKENS: Final[tuple[Token, ...]] = get_args(Token)
ROUND_TOKENS: Final[tuple[RoundToken, ...]] = get_args(RoundToken)
TILES: Final[tuple[TileName, ...]] = get_args(TileName)
HEROES: Final[tuple[HeroName, ...]] = get_args(HeroName)
EFFECTS: Final[tuple[Effect, ...]] = get_args(Effect)
HARMFUL: Final = EFFECTS[:9]
HELPFUL: Final = EFFECTS[11:16]
CONTINUOUS: Final = EFFECTS[16:]
WHEN: Final[tuple[When, ...]] = get_args(When)
SOURCES: Final[tuple[EffectSource, ...]] = get_args(EffectSource)
CORRUPTION: Final[tuple[Corruption, ...]] = get_args(Corruption)
SEATS: Final[tuple[SeatLetter, ...]] = get_args(SeatLetter)
SIDES: Final[tuple[Side, ...]] = get_args(Side)
SLOTS: Final[tuple[SlotName, ...]] = get_args(SlotName)
LEVELS: Final[tuple[LevelName, ...]] = get_args(LevelName)
ENDINGS: Final[tuple[Ending, ...]] = get_args(Ending)
BOARD_ORDERS: Final = tuple(permutations(range(4)))
ROLLS: Final = [counts for dice in range(5) for counts in multisets(6, dice)]
"""Every roll of none to four dice, as the engine numbers them."""


def seat_letters(seats: int) -> Sequence[SeatLetter]:
    return SEATS[:seats]


def faces_of(counts: Sequence[int]) -> list[str]:
    """The faces that a roll shows."""
    return [face for face, count in zip(FACES, counts, strict=True) for _ in range(count)]


def told_roll(roll: int) -> dict[str, Json]:
    """How many dice show each face, and which is first, so that a sentence can list them."""
    shown: dict[str, Json] = dict(zip(FACES, ROLLS[roll], strict=True))
    return {**shown, "first": next((face for face in FACES if shown[face]), "")}


def roll_words() -> list[str]:
    """Each roll as its faces in a row."""
    return [" ".join(faces_of(counts)) or "nothing" for counts in ROLLS]


def order_words() -> list[str]:
    """Each order of the boards, north first."""
    return ["-".join(COLOURS[colour] for colour in order) for order in BOARD_ORDERS]
