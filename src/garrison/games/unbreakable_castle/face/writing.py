"""A position as a readable document."""

from collections.abc import Sequence

from garrison.core.documents import Document, Json
from garrison.games.unbreakable_castle.face.names import (
    ENDINGS,
    JOINTS,
    PARTS,
    RACES,
    RESOURCES,
    SEATS,
    SIDES,
    cell_name,
)
from garrison.games.unbreakable_castle.face.view_types import Resource
from garrison.games.unbreakable_castle.face.vocabulary import as_json, split_deal, stage_name
from garrison.games.unbreakable_castle.rules.quests import (
    FULFIL_STAGE,
    HELP_STAGE,
    STRIKE_STAGE,
    members,
)
from garrison.games.unbreakable_castle.rules.state import Castle
from garrison.games.unbreakable_castle.rules.terms import NOTHING
from garrison.games.unbreakable_castle.rules.trade import ANSWER_STAGE, COUNTER_STAGE


class Names:
    """What the cards and quests of one game are called."""

    def __init__(self, cards: Sequence[int], quests: Sequence[str]) -> None:
        self.cards = cards
        self.quests = quests

    def of_quests(self, bits: int) -> list[str]:
        return [self.quests[quest] for quest in members(bits)]

    def of_cards(self, cards: Sequence[int]) -> list[int]:
        return [self.cards[card] for card in cards]


def write_position(state: Castle, names: Names) -> Document:
    document: Document = {
        "stage": stage_name(int(state.stage)),
        "races": [RACES[race] for race in state.races if race != NOTHING],
        "turn": SEATS[state.seat],
        "dealer": SEATS[state.dealer],
        "goods": {SEATS[seat]: as_json(goods_of(state, seat)) for seat in range(state.facts.seats)},
        "castles": {SEATS[seat]: castle_of(state, seat) for seat in range(state.facts.seats)},
        "field": open_cards(state, names),
        "discard": names.of_cards(discard_of(state)),
        "horns": {
            SIDES[side]: SEATS[seat] for side, seat in enumerate(state.horns) if seat != NOTHING
        },
        "quests": {
            SEATS[seat]: _row_of_quests(state, seat, names) for seat in range(state.facts.seats)
        },
        "spent": [name for side in range(2) for name in names.of_quests(state.spent[side])],
        "unseen": [name for side in range(2) for name in names.of_quests(state.unseen[side])],
    }
    _write_turn(document, state, names)
    return document


def goods_of(state: Castle, seat: int) -> dict[Resource, int]:
    """What a seat holds, leaving out what it has none of."""
    goods = {name: int(state.good(seat, at)) for at, name in enumerate(RESOURCES)}
    return {name: count for name, count in goods.items() if count}


def castle_of(state: Castle, seat: int) -> dict[str, int]:
    castle = {name: int(state.owned(seat, at)) for at, name in enumerate(PARTS)}
    return {name: count for name, count in castle.items() if count}


def open_cards(state: Castle, names: Names) -> dict[str, int]:
    columns = int(state.facts.columns)
    return {
        cell_name(cell, columns): names.cards[card]
        for cell, card in enumerate(state.field)
        if card != NOTHING
    }


def discard_of(state: Castle) -> list[int]:
    """The cards that lie neither in the deck nor, open or not, in the field."""
    lying = set(state.field)
    return [
        card
        for card in range(state.facts.cards())
        if card not in lying and not state.pile.may_hold(card)
    ]


def quests_in_order(state: Castle, seat: int) -> list[int]:
    """The quests a seat holds, in the order they lie before it."""
    return sorted(members(state.hands[seat]), key=lambda quest: state.slot[quest])


def _row_of_quests(state: Castle, seat: int, names: Names) -> list[Json]:
    return [
        {"quest": names.quests[quest], "could_be": names.of_quests(state.could_be[quest])}
        for quest in quests_in_order(state, seat)
    ]


def _write_turn(document: Document, state: Castle, names: Names) -> None:
    """What only matters now and then is written only then."""
    if state.older:
        unseen = state.pile.draws() if has_old_cards_face_down(state) else []
        document["old_deck"] = {"cells": int(state.older), "cards": names.of_cards(unseen)}
    if state.cell != NOTHING:
        document["cell"] = cell_name(int(state.cell), int(state.facts.columns))
        document["step"] = JOINTS[state.step]
    if state.stage in (HELP_STAGE, STRIKE_STAGE):
        document["subject"] = [names.quests[state.subject]]
    if state.stage == FULFIL_STAGE:
        document["subject"] = names.of_quests(state.subject)
    if state.has_quested:
        document["has_quested"] = True
    if state.has_built:
        document["has_built"] = True
    if state.offers:
        document["offers"] = int(state.offers)
    if state.trader_uses:
        document["trader_uses"] = int(state.trader_uses)
    if state.stage in (ANSWER_STAGE, COUNTER_STAGE):
        gives, wants = split_deal(int(state.deal))
        document["deal"] = {
            "with": SEATS[state.partner],
            "give": as_json(gives),
            "want": as_json(wants),
        }
    if state.winner != NOTHING:
        document["winner"] = SEATS[state.winner]
        document["ending"] = ENDINGS[state.how]


def has_old_cards_face_down(state: Castle) -> bool:
    """Whether a card that was dealt before the reshuffle is still face down."""
    return any(state.field[cell] == NOTHING for cell in range(state.older))
