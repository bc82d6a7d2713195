"""A position as a readable document. `reading` is the way back."""

from typing import Final, Literal, TypeAlias, get_args

from garrison.core.documents import Document, Json
from garrison.core.notation import Notation
from garrison.core.pile_documents import write_pile
from garrison.core.remembering import make_room
from garrison.games.bastion.face.contents import COLOURS, Contents
from garrison.games.bastion.face.names import FOUNDATIONS, PLACES, SEATS, SOURCES, TILES
from garrison.games.bastion.face.view_types import Colour, Ending, TurnAction
from garrison.games.bastion.rules import position as at
from garrison.games.bastion.rules.mana import ANY, amount
from garrison.games.bastion.rules.state import Bastion

ENDINGS: Final[tuple[Ending, ...]] = get_args(Ending)
ACTIONS: Final[tuple[TurnAction, ...]] = get_args(TurnAction)
ELSEWHERE = {
    "spent": at.SPENT,
    "aside": at.ASIDE,
    "boxed": at.BOXED,
    "broke-in": at.BROKE_IN,
}
"""Where enemy cards can be that are in nobody's hand and at no place."""
Lying: TypeAlias = dict[int, list[Json]]
"""The names of the enemy cards at each place, hand and pile."""
SLOTS = tuple(f"{tile} {source}" for tile in TILES[:6] for source in SOURCES)
_MANA_PLACES: Final = (*SLOTS, *(f"{tile} tower" for tile in TILES[:6]))
"""Where discs can lie, in the order of the position's cells."""

_DISCS: Final[dict[int, dict[Colour | Literal["any"], int]]] = {}
"""Discs that were counted before."""


def count_discs(mana: int) -> dict[Colour | Literal["any"], int]:
    """Discs by colour; `any` for a price in whatever colours. Nobody changes what this returns."""
    if mana not in _DISCS:
        make_room(_DISCS)
        _DISCS[mana] = _counted(mana)
    return _DISCS[mana]


def _counted(mana: int) -> dict[Colour | Literal["any"], int]:
    written: dict[Colour | Literal["any"], int] = {
        colour: int(amount(mana, index))
        for index, colour in enumerate(COLOURS)
        if amount(mana, index)
    }
    if amount(mana, ANY):
        written["any"] = int(amount(mana, ANY))
    return written


def write_mana(mana: int) -> Document:
    """The same in a document."""
    return dict(count_discs(mana).items())


class Writer:
    """Writes positions of one game."""

    def __init__(self, contents: Contents, pending: Notation) -> None:
        self._cards = contents.cards()
        self._rituals = contents.rituals()
        self._classes = [each.name for each in contents.classes]
        self._spells = [spell.word for spell in contents.spell_types()]
        self._pending = pending

    def write(self, state: Bastion) -> Document:
        cell, lying = state.cells, self._lying(state)
        document: Document = {
            "stage": "set-up" if cell[at.IN_SETUP] else "play",
            "turn": SEATS[cell[at.TURN]],
            "districts": self._districts(state),
            "wall": self._units(state, 1, at.SQUARES),
            "squares": self._units(state, at.SQUARES, at.CITADEL_STACK),
            "citadel": self._stack(state, at.CITADEL_STACK),
            "defenders": self._defenders(state),
            "seats": {
                seat: self._seat(state, n, lying) for n, seat in enumerate(self._seats(state))
            },
            "mana": self._mana_on(state),
            "foundations": {
                FOUNDATIONS[n]: self._rituals[cell[at.BUILT_ON + n]]
                for n in range(at.FOUNDATION_COUNT)
                if cell[at.BUILT_ON + n] >= 0
            },
            "deck": write_pile(state.deck, self._cards),
            "rituals": write_pile(state.rituals, self._rituals),
            "pending": [self._pending.say(task) for task in state.tasks.key()],
        }
        document.update(self._turn(state))
        document.update(self._elsewhere(state, lying))
        document.update(self._under_way(state))
        return document

    def _seats(self, state: Bastion) -> list[str]:
        return list(SEATS[: state.facts.seats])

    def _districts(self, state: Bastion) -> list[Json]:
        laid = [int(state.cells[at.DISTRICT_AT + n]) for n in range(6)]
        return [COLOURS[district] for district in laid if district >= 0]

    def _stack(self, state: Bastion, place: int) -> list[Json]:
        cards: list[Json] = []
        card = state.head(place)
        while card >= 0:
            cards.append(self._cards[card])
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
        seats = self._seats(state)
        for tile, name in enumerate(TILES):
            here: list[Json] = [seat for n, seat in enumerate(seats) if state.tile(n) == tile]
            if here:
                standing[name] = here
        return standing

    def _seat(self, state: Bastion, seat: int, lying: Lying) -> Document:
        document: Document = {"mana": write_mana(state.purse(seat))}
        document["spells"] = lying.get(at.HAND + seat, [])
        document["held"] = self._rituals_at(state, at.HELD + seat)
        document["artifacts"] = self._rituals_at(state, at.ARTIFACT + seat)
        offered = self._rituals_at(state, at.OFFERED + seat)
        if offered:
            document["offered"] = offered
        casting = lying.get(at.AIR + seat)
        if casting:
            document["casting"] = casting
        refused = self._refused(int(state.cells[at.REFUSED + seat]))
        if refused:
            document["refused"] = refused
        return document

    def _refused(self, bits: int) -> list[Json]:
        """What somebody declined to lend this turn."""
        words: list[Json] = [word for bit, word in enumerate(self._spells) if bits >> bit & 1]
        return [*words, "mana"] if bits & at.MANA_REFUSED else words

    def _lying(self, state: Bastion) -> Lying:
        lying: Lying = {}
        for card, name in enumerate(self._cards):
            lying.setdefault(state.where(card), []).append(name)
        return lying

    def _rituals_at(self, state: Bastion, where: int) -> list[Json]:
        cells = state.cells
        return [
            name for card, name in enumerate(self._rituals) if cells[at.RITUAL_AT + card] == where
        ]

    def _mana_on(self, state: Bastion) -> Document:
        """Discs lying on sources and towers."""
        cell, lying = state.cells, dict[str, Json]()
        for n, place in enumerate(_MANA_PLACES):
            disc = cell[at.MANA_ON + n]
            if disc:
                lying[place] = COLOURS[disc - 1]
        return lying

    def _turn(self, state: Bastion) -> Document:
        cell = state.cells
        document: Document = {}
        done = [word for n, word in enumerate(ACTIONS) if cell[at.DONE] >> n & 1]
        if done:
            document["done"] = done
        if cell[at.ON_THE_RUN]:
            document["running"] = True
        document["duty"] = bool(cell[at.DUTY])
        used = [name for n, name in enumerate(self._rituals) if cell[at.USED] >> n & 1]
        if used:
            document["used"] = used
        if cell[at.ENDING]:
            document["ending"] = ENDINGS[cell[at.ENDING]]
        return document

    def _elsewhere(self, state: Bastion, lying: Lying) -> Document:
        """Cards that are in nobody's hand and at no place."""
        document: Document = {}
        for key, where in ELSEWHERE.items():
            cards = lying.get(where)
            if cards:
                document[key] = cards
        returned = self._rituals_at(state, at.RITUAL_RETURNED)
        if returned:
            document["returned"] = returned
        document["discarded"] = self._rituals_at(state, at.RITUAL_OUT)
        damaged = [slot for n, slot in enumerate(SLOTS) if state.cells[at.DAMAGED] >> n & 1]
        if damaged:
            document["damaged"] = damaged
        classes = [name for n, name in enumerate(self._classes) if state.cells[at.CLASSES] >> n & 1]
        if classes:
            document["classes"] = classes
        return document

    def _under_way(self, state: Bastion) -> Document:
        """An attack, a channelling or a swap that is not finished."""
        cell = state.cells
        document: Document = {}
        if cell[at.TARGET]:
            document["attack"] = self._attack(state)
        if cell[at.SOURCE_USED]:
            document["channel"] = {
                "source": SLOTS[cell[at.SOURCE_USED] - 1],
                "colour": COLOURS[cell[at.GAIN_COLOUR]],
                "extra": int(cell[at.EXTRA]),
            }
        if cell[at.CREDIT]:
            document["credit"] = write_mana(cell[at.CREDIT])
        if cell[at.FIRST_PICK]:
            document["picked"] = int(cell[at.FIRST_PICK])
        return document

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
