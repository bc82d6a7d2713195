"""Kinds of events: the message of each, and what its numbers are."""

from typing import Final

from garrison.core.events import Events

EVENTS: Final = Events()

RAN: Final = EVENTS.add("ran", "seat", "steps")
DREW: Final = EVENTS.add("drew", "seat", "card")
