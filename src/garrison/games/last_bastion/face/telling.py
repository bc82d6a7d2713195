"""Events in words: which message tells of each, and with which names."""

from collections.abc import Callable, Mapping
from typing import Final

from garrison.core.documents import Document
from garrison.core.game import Event
from garrison.games.last_bastion.face.contents_horde import Card
from garrison.games.last_bastion.face.names import (
    CORRUPTION,
    EFFECTS,
    ENDINGS,
    FACES,
    HEROES,
    ROLLS,
    SIDES,
    SLOTS,
    TILES,
    TOKENS,
)
from garrison.games.last_bastion.rules import events

# What the numbers of each event are: (message, kind of a, of b, of c). The fourth is the hero
# where the first is a seat.
_EVENTS: Final[Mapping[int, tuple[str, ...]]] = {
    events.TURN: ("turn", "seat", "side"),
    events.NEUTRAL_TURN: ("neutral-turn", "side"),
    events.DREW: ("drew", "seat", "card"),
    events.PLACED: ("placed", "card", "slot"),
    events.TRAPPED: ("trapped", "card", "slot"),
    events.TRAP_HOME: ("trap-home", "slot"),
    events.EFFECT: ("effect", "effect", "slot"),
    events.EFFECT_ON: ("effect-on", "seat", "effect", "slot"),
    events.SKIPPED: ("skipped", "effect"),
    events.CORRUPTION: ("corruption", "seat", "face"),
    events.CORRUPTION_AGAIN: ("corruption-again", "seat"),
    events.CARD_GRASPED: ("card-grasped", "slot", "card"),
    events.TILE_GRASPED: ("tile-grasped", "tile"),
    events.HERO_GRASPED: ("hero-grasped", "seat"),
    events.TILE_FREED: ("tile-freed", "tile"),
    events.CARD_FREED: ("card-freed", "slot", "card"),
    events.HERO_FREED: ("hero-freed", "seat"),
    events.LOST: ("lost", "seat", "token"),
    events.GAINED: ("gained", "seat", "token"),
    events.FELL: ("fell", "seat"),
    events.DIED: ("died", "seat"),
    events.HEALED: ("healed", "seat"),
    events.PRONE: ("prone", "seat"),
    events.STOOD: ("stood", "seat"),
    events.MOVED: ("moved", "seat", "tile"),
    events.ACTIVATED: ("activated", "seat", "tile"),
    events.CALLED: ("called", "seat", "tile"),
    events.FOUGHT: ("fought", "seat", "card"),
    events.FOUGHT_BOTH: ("fought-both", "seat", "card", "second"),
    events.ROLLED: ("rolled", "seat", "roll"),
    events.REROLLED: ("rerolled", "seat", "roll"),
    events.BEAT: ("beat", "seat", "card"),
    events.SPARED: ("spared", "seat"),
    events.SPENT: ("spent", "seat", "token"),
    events.POWER: ("power", "seat"),
    events.NETTED: ("netted", "slot", "card", "effect"),
    events.SHIFTED: ("shifted", "card", "from", "slot"),
    events.RAISED: ("raised", "colour"),
    events.ENCHANTED: ("enchanted", "slot", "card"),
    events.TRAP_SET: ("trap-set", "slot"),
    events.DISCARDED: ("discarded", "card"),
    events.DISCARDED_LAST: ("discarded-last", "card"),
    events.CROWDED: ("crowded", "seat"),
    events.UNHARMED: ("unharmed", "seat", "effect"),
    events.ENDED: ("ended", "ending"),
}


def event_ids() -> set[str]:
    """Every message that an event can be told with."""
    return {f"last-bastion-event-{each[0]}" for each in _EVENTS.values()}


class EventTeller:
    """Tells events of a horde of these cards."""

    def __init__(self, cards: list[Card], letter: Callable[[int], str]) -> None:
        self._cards = cards
        self._letter = letter

    def describe_event(self, event: Event) -> Document:
        name, *kinds = _EVENTS[event.kind]
        args: dict[str, str | int] = {}
        for kind, number in zip(kinds, (event.a, event.b, event.c), strict=False):
            if kind == "roll":
                args.update(zip(FACES, ROLLS[number], strict=True))
                args["first"] = next((face for face in FACES if args[face]), "")
            else:
                args[kind] = self._name(kind, number)
        if kinds[0] == "seat":
            args["hero"] = f"@last-bastion-name-{HEROES[event.d]}"
        return {"id": f"last-bastion-event-{name}", "args": args}

    def _name(self, kind: str, number: int) -> str:
        if kind == "seat":
            return self._letter(number)
        if kind in ("card", "second"):
            return self._cards[number].text()
        if kind in ("slot", "from"):
            return SLOTS[number] if number < len(SLOTS) else "@last-bastion-the-board"
        return f"@last-bastion-{_WORDS[kind][0]}-{_WORDS[kind][1][number]}"


_WORDS: Final[Mapping[str, tuple[str, tuple[str, ...]]]] = {
    "side": ("side", SIDES),
    "tile": ("tile", TILES),
    "token": ("token", TOKENS),
    "colour": ("colour", TOKENS),
    "effect": ("effect", EFFECTS),
    "face": ("face", CORRUPTION),
    "ending": ("ending", ENDINGS),
}
