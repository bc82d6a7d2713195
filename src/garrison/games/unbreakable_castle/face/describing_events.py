"""Events in words: which message, with which arguments, for whom."""

from collections.abc import Sequence

from garrison.core.contract import Seat
from garrison.core.describing_events import Args, EventDescriber, message, named
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


class CastleEventDescriber(EventDescriber):
    """Tells the events of one game. Quests are named by their messages."""

    def __init__(self, contents: Contents, quests: Sequence[str], columns: int) -> None:
        self._contents, cards = contents, contents.cards
        centres = enumerate(card.centre for card in cards)
        self._traders = {card: each for card, each in centres if each["kind"] == "trader"}
        traders = {card: each["name"] for card, each in self._traders.items()}
        trader = "unbreakable-castle-trader"
        resources = named("unbreakable-castle-resource", RESOURCES)
        super().__init__(
            "unbreakable-castle",
            events.EVENTS,
            {
                "seat": SEATS,
                "other": SEATS,
                "race": named("unbreakable-castle-race", RACES),
                "resource": resources,
                "got": resources,
                "part": named("unbreakable-castle-part", PARTS),
                "side": named("unbreakable-castle-side", SIDES),
                "card": [card.number for card in cards],
                "trader": lambda card: {"trader": message(f"{trader}-{traders[card]}")},
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

    def args(self, event: Event) -> Args:
        """With how many were given and got in an exchange."""
        rate: Args = {}
        if event.kind == events.EXCHANGED:
            by_gold, takes = self._contents.gold_buys, self._contents.bank_takes
            rate = (
                {"price": 1, "count": by_gold} if event.b == GOLD else {"price": takes, "count": 1}
            )
        elif event.kind == events.BARTERED:
            trader = self._traders[event.d]
            rate = {"price": trader["price"], "count": trader["count"]}
        return super().args(event) | rate

    def names(self) -> set[str]:
        return super().names() | {"quest-drawn-hidden"}
