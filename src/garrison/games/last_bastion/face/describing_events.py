"""Events in words: which message tells of each, and with which names."""

from collections.abc import Mapping, Sequence
from typing import Final

from garrison.core.describing_events import Args, EventDescriber, named
from garrison.games.last_bastion.face.contents_horde import Card
from garrison.games.last_bastion.face.names import (
    CORRUPTION,
    EFFECTS,
    ENDINGS,
    HEROES,
    SEATS,
    SIDES,
    SLOTS,
    SOURCES,
    TILES,
    TOKENS,
    told_roll,
)
from garrison.games.last_bastion.rules import events


def _of_hero(name: str, *kinds: str) -> Sequence[str]:
    """An event of a hero: its seat comes first, which hero it is comes last."""
    return (name, "seat", *kinds, *[""] * (2 - len(kinds)), "hero")


_EVENTS: Final[Mapping[int, Sequence[str]]] = {
    events.TURN: _of_hero("turn", "side"),
    events.NEUTRAL_TURN: ("neutral-turn", "side"),
    events.DREW: _of_hero("drew", "card"),
    events.PLACED: ("placed", "card", "slot"),
    events.TRAPPED: ("trapped", "card", "slot"),
    events.TRAP_HOME: ("trap-home", "slot"),
    events.EFFECT: ("effect", "effect", "origin"),
    events.EFFECT_ON: _of_hero("effect-on", "effect", "origin"),
    events.SKIPPED: ("skipped", "effect"),
    events.CORRUPTION: _of_hero("corruption", "face"),
    events.CORRUPTION_AGAIN: _of_hero("corruption-again"),
    events.CARD_GRASPED: ("card-grasped", "slot", "card"),
    events.TILE_GRASPED: ("tile-grasped", "tile"),
    events.HERO_GRASPED: _of_hero("hero-grasped"),
    events.TILE_FREED: ("tile-freed", "tile"),
    events.CARD_FREED: ("card-freed", "slot", "card"),
    events.HERO_FREED: _of_hero("hero-freed"),
    events.LOST: _of_hero("lost", "token"),
    events.GAINED: _of_hero("gained", "token"),
    events.FELL: _of_hero("fell"),
    events.DIED: _of_hero("died"),
    events.HEALED: _of_hero("healed"),
    events.PRONE: _of_hero("prone"),
    events.STOOD: _of_hero("stood"),
    events.MOVED: _of_hero("moved", "tile"),
    events.ACTIVATED: _of_hero("activated", "tile"),
    events.CALLED: _of_hero("called", "tile"),
    events.FOUGHT: _of_hero("fought", "card"),
    events.FOUGHT_BOTH: _of_hero("fought-both", "card", "second"),
    events.ROLLED: _of_hero("rolled", "roll"),
    events.REROLLED: _of_hero("rerolled", "roll"),
    events.BEAT: _of_hero("beat", "card"),
    events.SPARED: _of_hero("spared"),
    events.SPENT: _of_hero("spent", "token"),
    events.POWER: _of_hero("power"),
    events.NETTED: ("netted", "slot", "card", "effect"),
    events.SHIFTED: ("shifted", "card", "from", "slot"),
    events.RAISED: ("raised", "colour"),
    events.ENCHANTED: ("enchanted", "slot", "card"),
    events.TRAP_SET: ("trap-set", "slot"),
    events.DISCARDED: ("discarded", "card"),
    events.DISCARDED_LAST: ("discarded-last", "card"),
    events.CROWDED: _of_hero("crowded"),
    events.UNHARMED: _of_hero("unharmed", "effect"),
    events.ENDED: ("ended", "ending"),
}


def told_origin(origin: int) -> Args:
    """Where an effect comes from, and what of it: one card may do the same at two times."""
    slot, source = divmod(origin, len(SOURCES))
    return {"slot": [*SLOTS, "@last-bastion-the-board"][slot], "source": SOURCES[source]}


def make_event_describer(cards: Sequence[Card]) -> EventDescriber:
    """What tells the events of a horde of these cards."""
    texts = [card.text() for card in cards]
    return EventDescriber(
        "last-bastion",
        _EVENTS,
        {
            "seat": SEATS,
            "hero": named("last-bastion-name", HEROES),
            "card": texts,
            "second": texts,
            "slot": SLOTS,
            "from": SLOTS,
            "origin": told_origin,
            "roll": told_roll,
            "side": named("last-bastion-side", SIDES),
            "tile": named("last-bastion-tile", TILES),
            "token": named("last-bastion-token", TOKENS),
            "colour": named("last-bastion-colour", TOKENS),
            "effect": named("last-bastion-effect", EFFECTS),
            "face": named("last-bastion-face", CORRUPTION),
            "ending": named("last-bastion-ending", ENDINGS),
        },
    )
