"""Drawing horde cards and placing them; the trap; leaving play."""

from mypy_extensions import i64

from garrison.core.tasks import task
from garrison.games.last_bastion.rules import events, work
from garrison.games.last_bastion.rules.falling import lose_life
from garrison.games.last_bastion.rules.siege import Siege
from garrison.games.last_bastion.rules.verbs import PLACE, move
from garrison.games.last_bastion.rules.words import (
    BLACK,
    DECK_EXHAUSTED,
    GRASP_FIGURE,
    NOTHING,
    PER_KIND,
    SLOTS,
    WARLORD_DISCARDED,
    Card,
    Seat,
    Slot,
)


def draw(state: Siege, seat: Seat) -> None:
    """The seat draws a card; with no slot free it loses a Life instead, and nothing is drawn.

    LB-RU "Правила размещения карт орды". A card must be drawn and the deck is empty: defeat.
    """
    if state.is_crowded():
        state.tell_of(events.CROWDED, seat)
        lose_life(state, seat)
    elif not state.deck.size():
        state.end(DECK_EXHAUSTED)
    else:
        state.tasks.push(task(work.DRAW_CARD, seat))


def take(state: Siege, card: Card, seat: Seat) -> None:
    """The card turned out to be on top."""
    state.deck.draw(card)
    state.tell_of(events.DREW, seat, int(card))
    state.tasks.push(task(work.PLACE_CARD, card, seat))


def places_for(state: Siege, card: Card, seat: Seat) -> list[int]:
    """Free slots of the board of its colour, for black of the seat's own; if full, of any."""
    colour = state.box.card_colours[card]
    side = state.box.seat_sides[seat] if colour == BLACK else state.side_of(colour)
    found: list[int] = []
    for slot in range(side * 3, side * 3 + 3):
        if state.slots[slot] == NOTHING:
            found.append(move(PLACE, slot))
    if not found:
        for slot in range(SLOTS):
            if state.slots[slot] == NOTHING:
                found.append(move(PLACE, slot))
    return found


def place(state: Siege, card: Card, slot: Slot, seat: Seat) -> None:
    """The card takes the slot, and its entrance effects happen unless the trap gets it."""
    state.emit(events.PLACED, int(card), int(slot))
    if springs_trap(state, card, slot):
        return
    state.slots[slot] = card
    pending: i64 = 0
    one: i64 = 1
    for at in range(PER_KIND):
        if state.box.effect(card, at) != NOTHING:
            pending |= one << at
    if pending:
        state.tasks.push(task(work.ORDER_ENTRANCE, slot, seat, pending))


def springs_trap(state: Siege, card: Card, slot: Slot) -> bool:
    """Whether the trap lies there and takes the card: a monster is gone without any effect.

    LB-RU booklet "Гномий карьер": a warlord stays. Either way the trap goes home.
    """
    if state.trap_slot != slot:
        return False
    state.trap_slot = NOTHING
    state.emit(events.TRAP_HOME, int(slot))
    if state.box.is_warlord(card):
        return False
    state.emit(events.TRAPPED, int(card), int(slot))
    _put_away(state, card)
    return True


def discard(state: Siege, slot: Slot) -> None:
    """The card leaves play; net, spell, blocked die and Grasp on it go home."""
    one: i64 = 1
    card = state.slots[slot]
    state.slots[slot] = NOTHING
    if state.card_grasps >> slot & 1:
        state.card_grasps &= ~(one << slot)
        state.reserve[GRASP_FIGURE] += 1
    if state.net_slot == slot:
        state.net_slot = NOTHING
        state.net_effect = NOTHING
    if state.spell_slot == slot:
        state.spell_slot = NOTHING
    state.emit(events.DISCARDED, int(card))
    _put_away(state, card)


def discard_last(state: Siege) -> None:
    """The green board takes the last card of the deck; from an empty deck it takes nothing."""
    if state.deck.size():
        state.tasks.push(task(work.DISCARD_CARD))


def lose_last(state: Siege, card: Card) -> None:
    """The card turned out to be at the bottom: a warlord there loses the game."""
    state.deck.draw_bottom(card)
    state.emit(events.DISCARDED_LAST, int(card))
    _put_away(state, card)
    if state.box.is_warlord(card):
        state.end(WARLORD_DISCARDED)


def _put_away(state: Siege, card: Card) -> None:
    state.discards |= state.box.card_bits[card]
