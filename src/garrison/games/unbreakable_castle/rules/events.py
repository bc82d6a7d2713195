"""Kinds of events a game can tell: the message of each, and what its numbers are."""

from typing import Final

from garrison.core.events import Events

EVENTS: Final = Events()

RACE_TAKEN: Final = EVENTS.add("race-taken", "seat", "race")
DEALER_DRAWN: Final = EVENTS.add("dealer-drawn", "seat")
DEALT: Final = EVENTS.add("dealt", "seat", "count")
"""The dealer, and how many cells."""
RESHUFFLED: Final = EVENTS.add("reshuffled", "old", "count")
"""How many cards of the old deck lie on top, and how many are shuffled under them."""
OPENED: Final = EVENTS.add("opened", "seat", "cell", "card")
FOUND: Final = EVENTS.add("found", "seat", "resource", "count", instead=["found-horn"])
GIFT: Final = EVENTS.add("gift", "seat", "race", "resource", "count")
BEFRIENDED: Final = EVENTS.add("befriended", "seat", "race", instead=["befriended-friend"])
"""With a message of its own for a friend of the other side."""
DEFEATED: Final = EVENTS.add("defeated", "seat", "race")
FLED: Final = EVENTS.add("fled", "seat", "race")
BONUS_TAKEN: Final = EVENTS.add("bonus", "seat", "resource", "count")
QUEST_DRAWN: Final = EVENTS.add("quest-drawn", "seat", "quest")
"""Which quest it is only the seat itself may hear."""
SIGN_EMPTY: Final = EVENTS.add("sign-empty", "seat", instead=["sign-exhausted"])
"""The faction draws no quests, or the decks are empty."""
SIGN_GIFT: Final = EVENTS.add("sign-gift", "seat", "resource", "count")
QUESTS_RESHUFFLED: Final = EVENTS.add("quests-reshuffled", "side")
HORN_TAKEN: Final = EVENTS.add("horn-taken", "seat", "side")
HORN_IDLE: Final = EVENTS.add("horn-idle", "seat", "side")
TRADER_MET: Final = EVENTS.add("trader-met", "seat", "trader")
TOLL_PAID: Final = EVENTS.add("toll-paid", "seat", "resource")
TOLL_FREE: Final = EVENTS.add("toll-free", "seat")
QUEST_MET: Final = EVENTS.add("quest-met", "seat", "quest")
QUEST_BURNT: Final = EVENTS.add("quest-burnt", "seat", "quest", instead=["quest-spared"])
"""Its holder may have spared an ally."""
QUEST_BUILT: Final = EVENTS.add("quest-built", "seat", "part", "other")
"""The seat that gets it, the part, the seat that fulfilled the quest."""
DESTROYED: Final = EVENTS.add("destroyed", "seat", "part", "other")
"""The seat that loses it, the part, the seat that fulfilled the quest."""
EXCHANGED: Final = EVENTS.add("exchanged", "seat", "resource", "got")
BARTERED: Final = EVENTS.add("bartered", "seat", "resource", "got", "trader")
"""The last number is the card of the trader."""
BOUGHT: Final = EVENTS.add("bought", "seat", "part", instead=["bought-spare"])
OFFERED: Final = EVENTS.add("offered", "seat", "other", "deal")
COUNTERED: Final = EVENTS.add("countered", "seat", "other", "deal")
"""The deal is told as the one who counters sees it."""
AGREED: Final = EVENTS.add("agreed", "seat", "other", "deal")
"""The seat whose turn it is comes first."""
DECLINED: Final = EVENTS.add("declined", "seat", "other")
"""The seat that declines, and the one who proposed."""
TURN_ENDED: Final = EVENTS.add("turn-ended", "seat")
WON: Final = EVENTS.add("", "seat", instead=["won-bought", "won-quest", "won-ally-quest"])
"""By the number of the ending."""
