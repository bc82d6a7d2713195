"""Events in words: which message tells of each, and with which names."""

from collections.abc import Sequence

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
from garrison.games.last_bastion.rules.events import EVENTS


def told_origin(origin: int) -> Args:
    """Where an effect comes from, and what of it: one card may do the same at two times."""
    slot, source = divmod(origin, len(SOURCES))
    return {"slot": [*SLOTS, "@last-bastion-the-board"][slot], "source": SOURCES[source]}


def make_event_describer(cards: Sequence[Card]) -> EventDescriber:
    """What tells the events of a horde of these cards."""
    texts = [card.text() for card in cards]
    return EventDescriber(
        "last-bastion",
        EVENTS,
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
