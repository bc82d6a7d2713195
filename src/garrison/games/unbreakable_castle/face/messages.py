"""Every message id the game can name."""

from typing import Final

from garrison.core.reasons import group_ids
from garrison.games.unbreakable_castle.face.names import (
    CENTRES,
    ENDINGS,
    FACTIONS,
    PARTS,
    RACES,
    RESOURCES,
    SIDES,
    TRADERS,
)
from garrison.games.unbreakable_castle.face.telling import event_ids

FAULTS: Final = (
    "own-empty",
    "twice",
    "few-cards",
    "race-twice",
    "race-count",
    "tokens",
    "parts",
    "no-card",
    "card-twice",
    "apart",
    "old-deck",
    "deck-short",
    "horn",
    "quest-seen",
    "quest-deck",
    "quest-twice",
    "quest-side",
    "quest-known",
    "turn",
    "cell",
    "all-open",
    "subject",
    "question",
    "own-offer",
    "deal",
    "winner",
)
NAME_FAULTS: Final = ("name-races", "name-box")
MISREADINGS: Final = ("both-ways", "amount-form")
"""What can be wrong with the notation of a deal."""
QUESTS: Final = tuple(f"{side}-{number}" for side in SIDES for number in range(1, 11))
OWN_QUESTS: Final = tuple(f"own-{side}" for side in SIDES)
OPTIONS: Final = (
    *("seats", "races", "per_player", "bank", "trade", "signs", "box"),
    *("races-random", "races-choose", "per_player-by-seats", "bank-unlimited", "bank-strict"),
    *("trade-on", "trade-off", "signs-quests", "signs-gifts", "box-full", "box-strict"),
)
"""Names of options, and of those of their values that are neither numbers nor races."""
MEANINGS: Final = (
    *("per_player-does-by-seats", "bank-does-unlimited", "bank-does-strict", "trade-does-on"),
    *("trade-does-off", "signs-does-quests", "signs-does-gifts", "box-does-full"),
    "box-does-strict",
)
"""What values of options mean in play."""
NOTES: Final = ("reconstructed", "own-data", "unofficial-seats")


def message_ids() -> set[str]:
    groups = {
        "resource": RESOURCES,
        "race": RACES,
        "faction": FACTIONS,
        "side": SIDES,
        "part": PARTS,
        "centre": CENTRES,
        "trader": TRADERS,
        "quest": (*QUESTS, *OWN_QUESTS),
        "option": OPTIONS,
        "note": NOTES,
        "ending": ENDINGS[1:],
        "fault": FAULTS,
    }
    named = group_ids("unbreakable-castle", groups)
    plain = {f"unbreakable-castle-{name}" for name in (*MISREADINGS, *NAME_FAULTS, *MEANINGS)}
    return named | plain | event_ids() | {"unbreakable-castle-deal"}
