"""A position as a readable document. `reading` is the way back."""

from typing import Final, Literal, TypeAlias

from garrison.core.documents import Document, Json, words_of
from garrison.core.pile_documents import write_pile
from garrison.core.remembering import make_room
from garrison.games.bastion.face.contents import COLOURS
from garrison.games.bastion.face.names import (
    ACTIONS,
    ENDINGS,
    FOUNDATIONS,
    MANA_PLACES,
    PLACES,
    SEATS,
    SLOTS,
    TILES,
    Names,
)
from garrison.games.bastion.face.view_types import Colour
from garrison.games.bastion.rules import position as at
from garrison.games.bastion.rules.mana import amount
from garrison.games.bastion.rules.state import Bastion

ELSEWHERE = {
    "spent": at.SPENT,
    "aside": at.ASIDE,
    "boxed": at.BOXED,
    "broke-in": at.BROKE_IN,
}
"""Where enemy cards can be that are in nobody's hand and at no place."""
Lying: TypeAlias = dict[int, list[Json]]
"""The names of the enemy cards at each place, hand and pile."""

MANA: Final[tuple[Colour | Literal["any"], ...]] = (*COLOURS, "any")
_DISCS: Final[dict[int, dict[Colour | Literal["any"], int]]] = {}
"""Discs that were counted before."""


def count_discs(mana: int) -> dict[Colour | Literal["any"], int]:
    """Discs by colour; `any` for a price in whatever colours. Nobody changes what this returns."""
    if mana not in _DISCS:
        make_room(_DISCS)
        counts = {colour: int(amount(mana, slot)) for slot, colour in enumerate(MANA)}
        _DISCS[mana] = {colour: count for colour, count in counts.items() if count}
    return _DISCS[mana]


def write_mana(mana: int) -> Document:
    """The same in a document."""
    return dict(count_discs(mana).items())


class Writer:
    """Writes positions of one game."""

    def __init__(self, names: Names) -> None:
        self._names = names

    def write(self, state: Bastion) -> Document:
        cell, names, lying = state.cells, self._names, self._lying(state)
        document: Document = {
            "stage": "set-up" if cell[at.IN_SETUP] else "play",
            "turn": SEATS[cell[at.TURN]],
            "districts": self._districts(state),
            "wall": self._units(state, 1, at.SQUARES),
            "squares": self._units(state, at.SQUARES, at.CITADEL_STACK),
            "citadel": self._stack(state, at.CITADEL_STACK),
            "defenders": self._defenders(state),
            "seats": {seat: self._seat(state, n, lying) for n, seat in enumerate(names.seats)},
            "mana": self._mana_on(state),
            "foundations": {
                name: names.rituals[cell[at.BUILT_ON + n]]
                for n, name in enumerate(FOUNDATIONS)
                if cell[at.BUILT_ON + n] >= 0
            },
            "deck": write_pile(state.deck, names.cards),
            "rituals": write_pile(state.rituals, names.rituals),
            "discarded": self._rituals_at(state, at.RITUAL_OUT),
            "duty": bool(cell[at.DUTY]),
            "pending": [names.pending.say(task) for task in state.tasks.key()],
        }
        _add(document, self._now_and_then(state, lying))
        return document

    def _now_and_then(self, state: Bastion, lying: Lying) -> Document:
        """What is written only where there is anything of it."""
        cell, names = state.cells, self._names
        elsewhere: Document = {key: lying.get(where) for key, where in ELSEWHERE.items()}
        return {
            **elsewhere,
            "done": words_of(int(cell[at.DONE]), ACTIONS),
            "running": bool(cell[at.ON_THE_RUN]),
            "used": words_of(int(cell[at.USED]), names.rituals),
            "returned": self._rituals_at(state, at.RITUAL_RETURNED),
            "damaged": words_of(int(cell[at.DAMAGED]), SLOTS),
            "classes": words_of(int(cell[at.CLASSES]), names.classes),
            "attack": self._attack(state) if cell[at.TARGET] else None,
            "channel": self._channel(state) if cell[at.SOURCE_USED] else None,
            "credit": write_mana(cell[at.CREDIT]),
            "picked": int(cell[at.FIRST_PICK]),
            "ending": ENDINGS[cell[at.ENDING]] if cell[at.ENDING] else None,
        }

    def _districts(self, state: Bastion) -> list[Json]:
        laid = [int(state.cells[at.DISTRICT_AT + n]) for n in range(6)]
        return [COLOURS[district] for district in laid if district >= 0]

    def _stack(self, state: Bastion, place: int) -> list[Json]:
        cards: list[Json] = []
        card = state.head(place)
        while card >= 0:
            cards.append(self._names.cards[card])
            card = state.below(card)
        return cards

    def _units(self, state: Bastion, first: int, beyond: int) -> Document:
        units: Document = {}
        for place in range(first, beyond):
            cards = self._stack(state, place)
            if cards:
                units[PLACES[place - 1]] = cards[0] if len(cards) == 1 else cards
        return units

    def _defenders(self, state: Bastion) -> Document:
        """Who stands where."""
        standing: Document = {}
        for tile, name in enumerate(TILES):
            seats = enumerate(self._names.seats)
            here: list[Json] = [seat for n, seat in seats if state.tile(n) == tile]
            if here:
                standing[name] = here
        return standing

    def _seat(self, state: Bastion, seat: int, lying: Lying) -> Document:
        document: Document = {
            "mana": write_mana(state.purse(seat)),
            "spells": lying.get(at.HAND + seat, []),
            "held": self._rituals_at(state, at.HELD + seat),
            "artifacts": self._rituals_at(state, at.ARTIFACT + seat),
        }
        now_and_then: Document = {
            "offered": self._rituals_at(state, at.OFFERED + seat),
            "casting": lying.get(at.AIR + seat),
            "refused": self._refused(int(state.cells[at.REFUSED + seat])),
        }
        _add(document, now_and_then)
        return document

    def _refused(self, bits: int) -> list[Json]:
        """What somebody declined to lend this turn."""
        words = words_of(bits, self._names.spells)
        return [*words, "mana"] if bits & at.MANA_REFUSED else words

    def _lying(self, state: Bastion) -> Lying:
        lying: Lying = {}
        for card, name in enumerate(self._names.cards):
            lying.setdefault(state.where(card), []).append(name)
        return lying

    def _rituals_at(self, state: Bastion, where: int) -> list[Json]:
        cells, names = state.cells, self._names.rituals
        return [name for card, name in enumerate(names) if cells[at.RITUAL_AT + card] == where]

    def _mana_on(self, state: Bastion) -> Document:
        """Discs lying on sources and towers."""
        cell, lying = state.cells, dict[str, Json]()
        for n, place in enumerate(MANA_PLACES):
            disc = cell[at.MANA_ON + n]
            if disc:
                lying[place] = COLOURS[disc - 1]
        return lying

    def _channel(self, state: Bastion) -> Document:
        return {
            "source": SLOTS[state.cells[at.SOURCE_USED] - 1],
            "colour": COLOURS[state.cells[at.GAIN_COLOUR]],
            "extra": int(state.cells[at.EXTRA]),
        }

    def _attack(self, state: Bastion) -> Document:
        cell = state.cells
        attack: Document = {
            "target": PLACES[cell[at.TARGET] - 1],
            "relief": int(cell[at.RELIEF]),
            "alchemy": bool(cell[at.ALCHEMY_CAST]),
        }
        if cell[at.CAME_FROM]:
            attack["from"] = TILES[cell[at.CAME_FROM] - 1]
            attack["ran"] = bool(cell[at.RAN_IN])
        if cell[at.PAYING_COLOUR]:
            attack["paying"] = COLOURS[cell[at.PAYING_COLOUR]]
            attack["paid"] = write_mana(cell[at.PAID_SO_FAR])
        return attack


def _add(document: Document, more: Document) -> None:
    """Add those that hold anything."""
    for key, value in more.items():
        if value:
            document[key] = value
