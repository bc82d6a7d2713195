"""Every message id that the game can name."""

from collections.abc import Sequence

from garrison.core.reasons import group_ids
from garrison.games.last_bastion.face.contents_horde import Card
from garrison.games.last_bastion.face.names import (
    BOARD_COLOURS,
    COLOURS,
    CORRUPTION,
    EFFECTS,
    ENDINGS,
    FACES,
    HEROES,
    LEVELS,
    SIDES,
    TILES,
    TOKENS,
    WHEN,
)
from garrison.games.last_bastion.face.telling import event_ids
from garrison.games.last_bastion.rules.decisions import Doing
from garrison.games.last_bastion.rules.position import STEPS

FAULTS = (
    "card-id",
    "card-twice",
    "count",
    "crowded",
    "dice",
    "effects",
    "hero-twice",
    "layer",
    "lost",
    "monsters",
    "net",
    "no-card",
    "no-effect",
    "no-mylfaar",
    "nobody-in-turn",
    "not-in-play",
    "repeated",
    "stage",
    "supply",
    "trap",
    "warlords",
    "won",
    "wounded-grasp",
)
FIGURES = ("grasp", "net", "trap", "standard", "spell")
OPTIONS = ("seats", "level", "heroes", "boards", "tiles", "first")


def message_ids(cards: Sequence[Card]) -> set[str]:
    """Names, descriptions, questions, events, reasons, faults and endings."""
    ids = {f"last-bastion-card-{card.id}" for card in cards if not card.name}
    ids |= group_ids(
        "last-bastion",
        {
            "tile": TILES,
            "tile-does": TILES,
            "hero": HEROES,
            "hero-does": HEROES,
            "name": HEROES,
            "effect": EFFECTS,
            "effect-does": EFFECTS,
            "when": WHEN,
            "colour": COLOURS,
            "face-of-die": FACES,
            "board": BOARD_COLOURS,
            "board-does": BOARD_COLOURS,
            "token": TOKENS,
            "figure": FIGURES,
            "figure-does": FIGURES,
            "face": CORRUPTION,
            "face-does": CORRUPTION,
            "side": SIDES,
            "level": LEVELS,
            "level-does": LEVELS,
            "seats-does": ("1", "2", "3", "4"),
            "ending": ENDINGS,
            "ask": [step.name for step in STEPS.steps if not isinstance(step, Doing)],
            "fault": FAULTS,
            "option": OPTIONS,
        },
    )
    ids |= {"last-bastion", "last-bastion-reconstructed", "last-bastion-the-board"}
    return ids | event_ids()
