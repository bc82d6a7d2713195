"""Positions of Bastion worth showing: the last blows, a wall about to fall, a strike by a spell."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from garrison.core.documents import Document, Json


@dataclass(frozen=True)
class Position:
    """A document, and for how many defenders it is."""

    document: Document
    seats: int = 1


LAST_BLOW: Final[Document] = {
    "wall": {"3": "fire rider"},
    "deck": [],
    "defenders": {"D1": ["A"]},
    "seats": {"A": {"mana": {"fire": 7, "dark": 2}}},
}
"""One enemy is left, and the first defender can pay for it."""

TWO_BLOWS: Final[Document] = {
    "wall": {"1": "fire rider", "2": "dark beast"},
    "deck": [],
    "defenders": {"D1": ["A", "B"]},
    "seats": {"A": {"mana": {"fire": 6}}, "B": {"mana": {"dark": 6}}},
}
"""Two enemies are left; each defender can pay for one of them. Whoever waits loses."""

_PURSES: Final[Mapping[str, Json]] = {
    "A": {
        "mana": {"plains": 1, "fire": 6, "forest": 2, "swamp": 1},
        "spells": ["dark scout", "fire warrior"],
    },
    "B": {"mana": {"fire": 1, "mountain": 4, "forest": 3, "dark": 1}, "spells": ["dark mage"]},
    "C": {"mana": {"plains": 3, "mountain": 1, "swamp": 2, "dark": 2}, "spells": ["dark rider"]},
}

GRAVE: Final[Document] = {
    "wall": {
        **{"1": "fire rider", "2": "dark giant", "3": "swamp warrior", "5": "forest mage"},
        **{"6": "plains priest", "8": "mountain mage", "9": "fire scout"},
    },
    "squares": {"D5": "forest flyer"},
    "deck": [],
    "defenders": {"D1": ["A"], "D2": ["B"], "D3": ["C"]},
    "seats": dict(_PURSES),
}
"""No camp is left, and the third enemy move goes through the gate."""

BY_SPELL: Final[Document] = {
    "wall": {"1": "fire beast"},
    "deck": [],
    "defenders": {"D1": ["A"]},
    "seats": {"A": {"mana": {"plains": 2, "dark": 2}, "spells": ["dark mage"]}},
}
"""Only a spell makes the attack affordable: Alchemy pays in any colours."""

POSITIONS: Final[Mapping[str, Position]] = {
    "last-blow": Position(LAST_BLOW),
    "two-blows": Position(TWO_BLOWS, 2),
    "grave": Position(GRAVE, 3),
    "by-spell": Position(BY_SPELL),
}


def beginning(seats: int) -> Document:
    """Where a game of the usual editions begins on the server of these positions."""
    return TWO_BLOWS if seats == 2 else LAST_BLOW
