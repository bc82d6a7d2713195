"""A position as a readable document."""

from typing import Literal

from garrison.core.documents import Document, words_of
from garrison.games.last_bastion.face.contents_horde import Card
from garrison.games.last_bastion.face.names import (
    COLOURS,
    ENDINGS,
    HEROES,
    SIDES,
    SLOTS,
    TILES,
    TOKENS,
    WHEN,
    seat_letters,
)
from garrison.games.last_bastion.face.vocabulary import Pending
from garrison.games.last_bastion.rules.position import (
    DOWN,
    GRASPED,
    HERO,
    PLACE,
    PRONE,
    WOUNDED,
    Position,
)
from garrison.games.last_bastion.rules.setup import WARLORDS
from garrison.games.last_bastion.rules.terms import NOTHING, PER_KIND


def write_position(state: Position, cards: list[Card], pending: Pending) -> Document:
    document: Document = {
        "stage": "siege" if state.turns else "setup",
        "tiles": [TILES[tile] for tile in state.tiles[:9] if tile != NOTHING],
        "boards": [COLOURS[colour] for colour in state.boards[:4] if colour != NOTHING],
        "heroes": _heroes(state),
        "slots": _slots(state, cards),
        "grasped-cards": words_of(int(state.card_grasps), SLOTS),
        "grasped-tiles": [TILES[state.tiles[at]] for at in range(9) if state.tile_grasps >> at & 1],
        "deck": [*deck_layers(state)],
        "discarded": [card.id for at, card in enumerate(cards) if state.discards >> at & 1],
        "beaten": int(state.beaten),
        "turn": int(state.turns),
        "pending": [pending.write(each) for each in state.tasks.key()],
        "ended": ENDINGS[state.ended],
    }
    if state.side != NOTHING:
        document["side"] = SIDES[state.side]
    document.update(_figures(state))
    document.update(_flags(state))
    return document


def _figures(state: Position) -> Document:
    """Net, trap, spell and standard, where they are not at home."""
    document: Document = {}
    if state.net_slot != NOTHING:
        document["net"] = {
            "slot": SLOTS[state.net_slot],
            "when": WHEN[state.net_effect // PER_KIND],
            "number": int(state.net_effect % PER_KIND) + 1,
        }
    if state.trap_slot != NOTHING:
        document["trap"] = SLOTS[state.trap_slot]
    if state.spell_slot != NOTHING:
        document["spell"] = SLOTS[state.spell_slot]
    if state.standard != NOTHING:
        document["standard"] = COLOURS[state.standard]
    return document


def _flags(state: Position) -> Document:
    return {
        "moved": state.moved == 1,
        "activated": state.activated == 1,
        "fought": state.fought == 1,
        "acted-moved": state.acted_moved == 1,
        "power-used": state.power_used == 1,
        "rerolled": state.rerolled == 1,
    }


def _heroes(state: Position) -> Document:
    document: Document = {}
    for seat, letter in enumerate(seat_letters(int(state.facts.seats))):
        if state.hero(seat, HERO) != NOTHING:
            document[letter] = _hero(state, seat)
    return document


def _hero(state: Position, seat: int) -> Document:
    hero: Document = {"hero": HEROES[state.hero(seat, HERO)]}
    if not state.turns:
        return hero
    hero["wounded"] = state.hero(seat, WOUNDED) == 1
    if state.hero(seat, DOWN):
        hero["down"] = True
        return hero
    hero["tile"] = TILES[state.tiles[state.hero(seat, PLACE)]]
    hero["life"] = int(state.hero(seat, 6))
    hero["call"] = int(state.hero(seat, 5))
    hero["equipment"] = {
        TOKENS[kind]: int(state.hero(seat, kind)) for kind in range(5) if state.hero(seat, kind)
    }
    hero["prone"] = state.hero(seat, PRONE) == 1
    hero["grasped"] = state.hero(seat, GRASPED) == 1
    return hero


def _slots(state: Position, cards: list[Card]) -> Document:
    return {
        word: cards[state.slots[slot]].id
        for slot, word in enumerate(SLOTS)
        if state.slots[slot] != NOTHING
    }


def deck_layers(state: Position) -> list[int | Literal["warlord"]]:
    """The deck from the top: how many monsters, a warlord, how many monsters, and so on."""
    return ["warlord" if pools == [WARLORDS] else size for size, *pools in state.deck.layers()]
