"""Events in words: which message, with which arguments, for whom."""

from collections.abc import Mapping, Sequence
from typing import Final

from garrison.core.contract import Seat
from garrison.core.describing_events import Args, EventDescriber, named
from garrison.core.documents import Document
from garrison.core.game import Event
from garrison.games.unbreakable_castle.face.contents import Contents
from garrison.games.unbreakable_castle.face.names import (
    PARTS,
    RACES,
    RESOURCES,
    SEATS,
    SIDES,
    cell_name,
)
from garrison.games.unbreakable_castle.face.vocabulary import told_deal
from garrison.games.unbreakable_castle.rules import events
from garrison.games.unbreakable_castle.rules.terms import GOLD

EVENTS: Final[Mapping[int, Sequence[str]]] = {
    events.RACE_TAKEN: ("race-taken", "seat", "race"),
    events.DEALER_DRAWN: ("dealer-drawn", "seat"),
    events.DEALT: ("dealt", "seat", "count"),
    events.RESHUFFLED: ("reshuffled", "old", "count"),
    events.OPENED: ("opened", "seat", "cell", "card"),
    events.FOUND: ("found", "seat", "resource", "count", ""),
    events.GIFT: ("gift", "seat", "race", "resource", "count"),
    events.BEFRIENDED: ("befriended", "seat", "race", ""),
    events.DEFEATED: ("defeated", "seat", "race"),
    events.FLED: ("fled", "seat", "race"),
    events.BONUS_TAKEN: ("bonus", "seat", "resource", "count"),
    events.QUEST_DRAWN: ("quest-drawn", "seat", "quest"),
    events.SIGN_EMPTY: ("sign-empty", "seat", ""),
    events.SIGN_GIFT: ("sign-gift", "seat", "resource", "count"),
    events.QUESTS_RESHUFFLED: ("quests-reshuffled", "side"),
    events.HORN_TAKEN: ("horn-taken", "seat", "side"),
    events.HORN_IDLE: ("horn-idle", "seat", "side"),
    events.TRADER_MET: ("trader-met", "seat", "trader"),
    events.TOLL_PAID: ("toll-paid", "seat", "resource"),
    events.TOLL_FREE: ("toll-free", "seat"),
    events.QUEST_MET: ("quest-met", "seat", "quest"),
    events.QUEST_BURNT: ("quest-burnt", "seat", "quest", ""),
    events.QUEST_BUILT: ("quest-built", "seat", "part", "other"),
    events.DESTROYED: ("destroyed", "seat", "part", "other"),
    events.EXCHANGED: ("exchanged", "seat", "resource", "got"),
    events.BARTERED: ("bartered", "seat", "resource", "got", "trader"),
    events.BOUGHT: ("bought", "seat", "part", ""),
    events.OFFERED: ("offered", "seat", "other", "deal"),
    events.COUNTERED: ("countered", "seat", "other", "deal"),
    events.AGREED: ("agreed", "seat", "other", "deal"),
    events.DECLINED: ("declined", "seat", "other"),
    events.TURN_ENDED: ("turn-ended", "seat"),
    events.WON: ("won", "seat", ""),
}
"""Every kind of event, its message, and what its numbers are called there."""

_VARIANTS: Final[dict[int, tuple[int, Sequence[str]]]] = {
    events.FOUND: (4, ("found", "found-horn")),
    events.BEFRIENDED: (3, ("befriended", "befriended-friend")),
    events.SIGN_EMPTY: (2, ("sign-empty", "sign-exhausted")),
    events.QUEST_BURNT: (3, ("quest-burnt", "quest-spared")),
    events.BOUGHT: (3, ("bought", "bought-spare")),
    events.WON: (2, ("won", "won-bought", "won-quest", "won-ally-quest")),
}
"""For some kinds, which number of the event chooses among which messages."""


class CastleEventDescriber(EventDescriber):
    """Tells the events of one game. Quests are named by their messages."""

    def __init__(self, contents: Contents, quests: Sequence[str], columns: int) -> None:
        self._contents, cards = contents, contents.cards
        resources = named("unbreakable-castle-resource", RESOURCES)
        super().__init__(
            "unbreakable-castle",
            EVENTS,
            {
                "seat": SEATS,
                "other": SEATS,
                "race": named("unbreakable-castle-race", RACES),
                "resource": resources,
                "got": resources,
                "part": named("unbreakable-castle-part", PARTS),
                "side": named("unbreakable-castle-side", SIDES),
                "card": [card.number for card in cards],
                "trader": [f"@unbreakable-castle-trader-{card.centre.trader}" for card in cards],
                "quest": [f"@{quest}" for quest in quests],
                "cell": lambda number: {"cell": cell_name(number, columns)},
                "deal": told_deal,
            },
        )

    def describe(self, event: Event, seat: Seat) -> Document:
        """All is public but which quest somebody else has drawn."""
        told = super().describe(event, seat)
        if event.kind == events.QUEST_DRAWN and seat != event.a:
            return {"id": f"{told['id']}-hidden", "args": {"seat": SEATS[event.a]}}
        return told

    def variant(self, event: Event) -> str:
        number, names = _VARIANTS.get(event.kind, (0, ()))
        return names[event[number]] if names else super().variant(event)

    def args(self, event: Event) -> Args:
        """With how many were given and got in an exchange."""
        rate: Args = {}
        if event.kind == events.EXCHANGED:
            by_gold, takes = self._contents.gold_buys, self._contents.bank_takes
            rate = (
                {"price": 1, "count": by_gold} if event.b == GOLD else {"price": takes, "count": 1}
            )
        elif event.kind == events.BARTERED:
            centre = self._contents.cards[event.d].centre
            rate = {"price": centre.price, "count": centre.count}
        return super().args(event) | rate

    def names(self) -> set[str]:
        variants = {name for _, names in _VARIANTS.values() for name in names}
        return (super().names() | variants | {"quest-drawn-hidden"}) - {"won"}
