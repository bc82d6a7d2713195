"""Events in words: which message, with which arguments, for whom."""

from collections.abc import Callable, Sequence
from typing import Final

from garrison.core.contract import Seat
from garrison.core.documents import Document
from garrison.core.game import Event
from garrison.games.unbreakable_castle.face.contents import Contents
from garrison.games.unbreakable_castle.face.names import (
    ENDINGS,
    PARTS,
    RACES,
    RESOURCES,
    SEATS,
    SIDES,
    TRADABLE,
    cell_name,
)
from garrison.games.unbreakable_castle.face.vocabulary import Amounts, split_deal
from garrison.games.unbreakable_castle.rules import events
from garrison.games.unbreakable_castle.rules.terms import GOLD

Args = dict[str, str | int]


class EventTeller:
    """Tells the events of one game. Quests are named by their messages."""

    def __init__(self, contents: Contents, quests: Sequence[str], columns: int) -> None:
        self._contents = contents
        self._cards = contents.cards
        self._quests = quests
        self._columns = columns

    def describe_event(self, event: Event, seat: Seat) -> Document:
        """What a seat hears. All is public but which quest somebody else has drawn."""
        name = EVENTS[event.kind]
        args = self._args(event)
        if event.kind == events.QUEST_DRAWN and seat != event.a:
            return _message("quest-drawn-hidden", {"seat": args["seat"]})
        return _message(self._variant(name, event), args)

    def _variant(self, name: str, event: Event) -> str:
        """Events that need different sentences."""
        variants = _VARIANTS.get(event.kind)
        if variants is None:
            return name
        number, names = variants
        return names[event[number]]

    def _args(self, event: Event) -> Args:
        args: Args = {}
        for field, number in zip(_FIELDS[event.kind], event[1:], strict=False):
            if field == "deal":
                gives, wants = split_deal(number)
                args |= pile_args("give", gives) | pile_args("want", wants)
            elif field:
                args[field] = self._value(field, number)
        return args | self._rate(event)

    def _rate(self, event: Event) -> Args:
        """How many were given and got in an exchange."""
        if event.kind == events.EXCHANGED:
            if event.b == GOLD:
                return {"price": 1, "count": self._contents.gold_buys}
            return {"price": self._contents.bank_takes, "count": 1}
        if event.kind == events.BARTERED:
            centre = self._cards[event.d].centre
            return {"price": centre.price, "count": centre.count}
        return {}

    def _value(self, field: str, number: int) -> str | int:
        if field == "cell":
            return cell_name(number, self._columns)
        if field == "card":
            return self._cards[number].number
        if field == "trader":
            return f"@unbreakable-castle-trader-{self._cards[number].centre.trader}"
        if field == "quest":
            return f"@{self._quests[number]}"
        return _WORDS[field](number) if field in _WORDS else number


def _message(name: str, args: Args) -> Document:
    return {"id": f"unbreakable-castle-event-{name}", "args": args}


def pile_args(prefix: str, amounts: Amounts) -> Args:
    """One number for each resource, and which is first, so that a sentence can list them."""
    args: Args = {f"{prefix}-{name}": amounts.get(name, 0) for name in TRADABLE}
    return {**args, f"{prefix}-first": next(iter(amounts), "")}


def _named(kind: str, words: Sequence[str]) -> Callable[[int], str]:
    return lambda number: f"@unbreakable-castle-{kind}-{words[number]}"


def _letter(number: int) -> str:
    return SEATS[number]


_WORDS: Final[dict[str, Callable[[int], str]]] = {
    "seat": _letter,
    "other": _letter,
    "race": _named("race", RACES),
    "resource": _named("resource", RESOURCES),
    "got": _named("resource", RESOURCES),
    "part": _named("part", PARTS),
    "side": _named("side", SIDES),
    "ending": lambda number: ENDINGS[number],
}
"""How the numbers of events become arguments."""

_TABLE: Final[Sequence[tuple[int, str, Sequence[str]]]] = (
    (events.RACE_TAKEN, "race-taken", ("seat", "race")),
    (events.DEALER_DRAWN, "dealer-drawn", ("seat",)),
    (events.DEALT, "dealt", ("seat", "count")),
    (events.RESHUFFLED, "reshuffled", ("old", "count")),
    (events.OPENED, "opened", ("seat", "cell", "card")),
    (events.FOUND, "found", ("seat", "resource", "count", "")),
    (events.GIFT, "gift", ("seat", "race", "resource", "count")),
    (events.BEFRIENDED, "befriended", ("seat", "race", "")),
    (events.DEFEATED, "defeated", ("seat", "race")),
    (events.FLED, "fled", ("seat", "race")),
    (events.BONUS_TAKEN, "bonus", ("seat", "resource", "count")),
    (events.QUEST_DRAWN, "quest-drawn", ("seat", "quest")),
    (events.SIGN_EMPTY, "sign-empty", ("seat", "")),
    (events.SIGN_GIFT, "sign-gift", ("seat", "resource", "count")),
    (events.QUESTS_RESHUFFLED, "quests-reshuffled", ("side",)),
    (events.HORN_TAKEN, "horn-taken", ("seat", "side")),
    (events.HORN_IDLE, "horn-idle", ("seat", "side")),
    (events.TRADER_MET, "trader-met", ("seat", "trader")),
    (events.TOLL_PAID, "toll-paid", ("seat", "resource")),
    (events.TOLL_FREE, "toll-free", ("seat",)),
    (events.QUEST_MET, "quest-met", ("seat", "quest")),
    (events.QUEST_BURNT, "quest-burnt", ("seat", "quest", "")),
    (events.QUEST_BUILT, "quest-built", ("seat", "part", "other")),
    (events.DESTROYED, "destroyed", ("seat", "part", "other")),
    (events.EXCHANGED, "exchanged", ("seat", "resource", "got")),
    (events.BARTERED, "bartered", ("seat", "resource", "got", "trader")),
    (events.BOUGHT, "bought", ("seat", "part", "")),
    (events.OFFERED, "offered", ("seat", "other", "deal")),
    (events.COUNTERED, "countered", ("seat", "other", "deal")),
    (events.AGREED, "agreed", ("seat", "other", "deal")),
    (events.DECLINED, "declined", ("seat", "other")),
    (events.TURN_ENDED, "turn-ended", ("seat",)),
    (events.WON, "won", ("seat", "")),
)
"""Every kind of event, its message, and what its numbers are called there."""

EVENTS: Final = {kind: name for kind, name, _ in _TABLE}
_FIELDS: Final = {kind: fields for kind, _, fields in _TABLE}
_VARIANTS: Final[dict[int, tuple[int, Sequence[str]]]] = {
    events.FOUND: (4, ("found", "found-horn")),
    events.BEFRIENDED: (3, ("befriended", "befriended-friend")),
    events.SIGN_EMPTY: (2, ("sign-empty", "sign-exhausted")),
    events.QUEST_BURNT: (3, ("quest-burnt", "quest-spared")),
    events.BOUGHT: (3, ("bought", "bought-spare")),
    events.WON: (2, ("won", "won-bought", "won-quest", "won-ally-quest")),
}
"""For some kinds, which number of the event chooses among which messages."""


def event_ids() -> set[str]:
    """Every message an event can be told with."""
    names = {name for _, name, _ in _TABLE} - {"won"}
    for _, variants in _VARIANTS.values():
        names.update(variants)
    names.discard("won")
    names.add("quest-drawn-hidden")
    return {f"unbreakable-castle-event-{name}" for name in names}
