"""Messages that only this game can name: options, notes, and what is wrong with documents."""

from typing import Final

from garrison.core.reasons import Reason, group_ids
from garrison.games.unbreakable_castle.face.names import FACTIONS, SIDES

_FAULTS: Final = (
    *("own-empty", "twice", "few-cards", "race-twice", "race-count", "tokens", "parts", "no-card"),
    *("card-twice", "apart", "old-deck", "deck-short", "horn", "quest-seen", "quest-deck"),
    *("quest-twice", "quest-side", "quest-known", "turn", "cell", "all-open", "subject"),
    *("own-offer", "deal", "winner"),
)
_OPTIONS: Final = (
    *("seats", "races", "per_player", "bank", "trade", "signs", "box"),
    *("races-random", "races-choose", "per_player-by-seats", "bank-unlimited", "bank-strict"),
    *("trade-on", "trade-off", "signs-quests", "signs-gifts", "box-full", "box-strict"),
)
"""Names of options, and of those of their values that are neither numbers nor races."""
_QUESTS: Final = (
    *(f"{side}-{number}" for side in SIDES for number in range(1, 11)),
    *(f"own-{side}" for side in SIDES),
)
OTHER_IDS: Final = group_ids(
    "unbreakable-castle",
    {
        "faction": FACTIONS,
        "side": SIDES,
        "quest": _QUESTS,
        "option": _OPTIONS,
        "note": ("reconstructed", "own-data", "unofficial-seats"),
        "fault": _FAULTS,
        "name": ("races", "box"),
        "both": ("ways",),
        "amount": ("form",),
        # what values of options mean in play
        "per_player-does": ("by-seats",),
        "bank-does": ("unlimited", "strict"),
        "trade-does": ("on", "off"),
        "signs-does": ("quests", "gifts"),
        "box-does": ("full", "strict"),
    },
)
OTHER_IDS.add("unbreakable-castle-deal")


def fault(name: str, **args: str | int) -> Reason:
    """What is wrong with a document; all names are listed above."""
    return Reason(f"unbreakable-castle-fault-{name}", args)
