"""Kinds of events, with the meaning of their numbers."""

from typing import Final

RAN: Final = 0  # seat, steps
DREW: Final = 1  # seat, card
