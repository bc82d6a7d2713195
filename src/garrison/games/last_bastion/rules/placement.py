"""Drawing horde cards and placing them, their entrance, the trap, and leaving play."""

from typing import Final

from mypy_extensions import i64

from garrison.core.contract import DECK
from garrison.core.moves import Moves
from garrison.core.refusals import OK, Argument, PendingFault, Refused
from garrison.core.steps import ChanceStep
from garrison.core.tasks import argument
from garrison.core.tasks import task as task_of
from garrison.core.verbs import Task, first, second
from garrison.games.last_bastion.rules import events
from garrison.games.last_bastion.rules.decisions import (
    NO_SUCH_EFFECTS,
    CardsDecision,
    Doing,
    SiegeVerb,
    why_not_in_play,
)
from garrison.games.last_bastion.rules.falling import lose_life
from garrison.games.last_bastion.rules.position import IMPOSSIBLE, SLOT_TAKEN, STEPS, Position
from garrison.games.last_bastion.rules.terms import (
    BITS,
    BLACK,
    CARD,
    CARD_SLOT,
    DECK_EXHAUSTED,
    EFFECT,
    ENTRANCE,
    FROM_ENTRANCE,
    GRASP_FIGURE,
    NOTHING,
    PER_KIND,
    SEAT,
    SLOT,
    SLOTS,
    WARLORD_DISCARDED,
    Card,
    Effect,
    Seat,
    Side,
    Slot,
)

OTHER_BOARD: Final = STEPS.refusals.add(
    "no-other-board", Argument("slot", SLOT), section="placement"
)
CROWDED: Final = STEPS.add_fault("crowded")
NOT_PENDING: Final = STEPS.refusals.add("no-not-pending", section="recurring")


def draw(state: Position, seat: Seat) -> None:
    """The seat draws a card; with no slot free it loses a Life instead, and nothing is drawn.

    LB-RU "Правила размещения карт орды". A card must be drawn and the deck is empty: defeat.
    """
    if state.is_crowded():
        state.tell_of(events.CROWDED, seat)
        lose_life(state, seat)
    elif not state.deck.size():
        state.end(DECK_EXHAUSTED)
    else:
        state.tasks.push(task_of(DRAW_CARD, seat))


class TurnUp(SiegeVerb):
    """The card turned out to be on top."""

    def moves(self, state: Position, task: Task, into: Moves) -> None:
        state.deck.list_draws(self.code, into)

    def why_not(self, state: Position, task: Task, move: i64) -> Refused:
        return OK if state.deck.may_draw(first(move)) else IMPOSSIBLE.told()

    def take(self, state: Position, task: Task, move: i64) -> None:
        card, seat = first(move), argument(task, 0)
        state.deck = state.deck.own()
        state.deck.draw(int(card))
        state.tell_of(events.DREW, seat, int(card))
        state.tasks.push(task_of(PLACE_CARD, card, seat))


class DrawCard(ChanceStep[Position]):
    """A card is drawn: any that may lie on top."""

    def fault(self, state: Position, task: Task) -> PendingFault | None:
        return why_not_in_play(state, argument(task, 0))

    def weights(self, state: Position, task: Task) -> list[int]:
        return state.deck.draw_weights()

    def total_weight(self, state: Position, task: Task) -> int:
        return state.deck.draw_total()

    def outcome(self, state: Position, task: Task, point: int) -> int:
        return int(TURN_UP.of(state.deck.draw_at(point)))


class PlaceCard(SiegeVerb):
    """A card takes a free slot of the board of its colour, black of the seat's own; if full, any.

    LB-RU "Правила размещения карт орды".
    """

    def moves(self, state: Position, task: Task, into: Moves) -> None:
        side = self._side(state, task)
        start, beyond = side * 3, side * 3 + 3
        if not state.free_slots(side):
            start, beyond = 0, SLOTS
        for slot in range(start, beyond):
            if state.slots[slot] == NOTHING:
                into.add(self.of(slot))

    def why_not(self, state: Position, task: Task, move: i64) -> Refused:
        slot, side = first(move), self._side(state, task)
        if state.slots[slot] != NOTHING:
            return SLOT_TAKEN.told(slot)
        return OK if slot // 3 == side or not state.free_slots(side) else OTHER_BOARD.told(slot)

    def _side(self, state: Position, task: Task) -> Side:
        """The side of the board where the card belongs."""
        colour = state.facts.card_colours[argument(task, 0)]
        own = state.facts.seat_sides[argument(task, 1)]
        return own if colour == BLACK else state.side_of(colour)

    def take(self, state: Position, task: Task, move: i64) -> None:
        place(state, argument(task, 0), first(move), argument(task, 1))


def place(state: Position, card: Card, slot: Slot, seat: Seat) -> None:
    """The card takes the slot, and its entrance effects happen unless the trap gets it."""
    state.emit(events.PLACED, int(card), int(slot))
    if springs_trap(state, card, slot):
        return
    state.slots[slot] = card
    pending: i64 = 0
    one: i64 = 1
    for at in range(PER_KIND):
        if state.facts.effect(card, at) != NOTHING:
            pending |= one << at
    if pending:
        state.tasks.push(task_of(ORDER_ENTRANCE, slot, seat, pending))


class ResolveEntrance(SiegeVerb):
    """The next entrance effect of an arrived card, with all it brings, before the one after it."""

    def moves(self, state: Position, task: Task, into: Moves) -> None:
        slot, pending = argument(task, 0), argument(task, 2)
        listed: i64 = 0
        one: i64 = 1
        for at in range(PER_KIND):
            effect = state.facts.effect(state.slots[slot], at)
            if pending >> at & 1 and not listed >> effect & 1:
                listed |= one << effect
                into.add(self.of(slot, effect))

    def why_not(self, state: Position, task: Task, move: i64) -> Refused:
        pending = argument(task, 2)
        here = first(move) == argument(task, 0)
        if here and without(state, pending, first(move), 0, ENTRANCE, second(move)) != pending:
            return OK
        return NOT_PENDING.told()

    def take(self, state: Position, task: Task, move: i64) -> None:
        slot, seat, effect = argument(task, 0), argument(task, 1), second(move)
        left = without(state, argument(task, 2), slot, 0, ENTRANCE, effect)
        if left:
            state.tasks.push(task_of(ORDER_ENTRANCE, slot, seat, left))
        state.push_effect(effect, seat, slot, FROM_ENTRANCE)


def without(
    state: Position, pending: i64, slot: Slot, shift: i64, kind: i64, effect: Effect
) -> i64:
    """The bit set without the first pending effect like this one of the slot's card."""
    one: i64 = 1
    for at in range(PER_KIND):
        here = state.facts.effect(state.slots[slot], kind * PER_KIND + at)
        if pending >> (shift + at) & 1 and here == effect:
            return pending & ~(one << (shift + at))
    return pending


def springs_trap(state: Position, card: Card, slot: Slot) -> bool:
    """Whether the trap lies there and takes the card: a monster is gone without any effect.

    LB-RU booklet "Гномий карьер": a warlord stays. Either way the trap goes home.
    """
    if state.trap_slot != slot:
        return False
    state.trap_slot = NOTHING
    state.emit(events.TRAP_HOME, int(slot))
    if state.facts.is_warlord(card):
        return False
    state.emit(events.TRAPPED, int(card), int(slot))
    _put_away(state, card)
    return True


def discard(state: Position, slot: Slot) -> None:
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


class Discard(Doing):
    """A beaten card leaves play once its exits are over."""

    def happen(self, state: Position, task: Task) -> None:
        discard(state, argument(task, 0))


def discard_last(state: Position) -> None:
    """The green board takes the last card of the deck; from an empty deck it takes nothing."""
    if state.deck.size():
        state.tasks.push(task_of(DISCARD_CARD))


class TurnUpLast(SiegeVerb):
    """The card turned out to be at the bottom: a warlord there loses the game."""

    def moves(self, state: Position, task: Task, into: Moves) -> None:
        state.deck.list_draws(self.code, into, bottom=True)

    def why_not(self, state: Position, task: Task, move: i64) -> Refused:
        return OK if state.deck.may_draw(first(move), True) else IMPOSSIBLE.told()

    def take(self, state: Position, task: Task, move: i64) -> None:
        card = first(move)
        state.deck = state.deck.own()
        state.deck.draw_bottom(int(card))
        state.emit(events.DISCARDED_LAST, int(card))
        _put_away(state, card)
        if state.facts.is_warlord(card):
            state.end(WARLORD_DISCARDED)


class DiscardLast(ChanceStep[Position]):
    """The last card of the deck is discarded unseen until then."""

    def weights(self, state: Position, task: Task) -> list[int]:
        return state.deck.bottom_draw_weights()

    def total_weight(self, state: Position, task: Task) -> int:
        return state.deck.draw_total(bottom=True)

    def outcome(self, state: Position, task: Task, point: int) -> int:
        return int(self.verbs[0].of(state.deck.draw_at(point, bottom=True)))


class PlaceDrawn(CardsDecision):
    """Where a drawn card goes."""

    def fault(self, state: Position, task: Task) -> PendingFault | None:
        return CROWDED if state.is_crowded() else why_not_in_play(state, argument(task, 1))


class OrderEntrance(CardsDecision):
    """Which effect of an arriving card comes next."""

    def fault(self, state: Position, task: Task) -> PendingFault | None:
        """Effects still to come are effects of the card that stands there."""
        card, pending = state.slots[argument(task, 0)], argument(task, 2)
        at: i64 = 0
        while pending >> at:
            is_one = card != NOTHING and at < PER_KIND and state.facts.effect(card, at) >= 0
            if pending >> at & 1 and not is_one:
                return NO_SUCH_EFFECTS
            at += 1
        return None


def _put_away(state: Position, card: Card) -> None:
    state.discards |= state.facts.card_bits[card]


TURN_UP: Final = TurnUp("draw {card}", CARD)
DRAW_CARD: Final[i64] = STEPS.add(
    DrawCard("draw-card", TURN_UP, fields=[Argument("seat", SEAT)], stream=DECK)
)
DISCARD_CARD: Final[i64] = STEPS.add(
    DiscardLast("discard-last-card", TurnUpLast("discard {card}", CARD), stream=DECK)
)
PLACE_CARD: Final[i64] = STEPS.add(
    PlaceDrawn(
        "place-card",
        PlaceCard("place {slot}", SLOT),
        fields=[Argument("card", CARD), Argument("seat", SEAT)],
    )
)
ORDER_ENTRANCE: Final[i64] = STEPS.add(
    OrderEntrance(
        "order-entrance",
        ResolveEntrance("resolve {slot} {effect}", SLOT, EFFECT),
        fields=[Argument("slot", CARD_SLOT), Argument("seat", SEAT), Argument("effects", BITS)],
    )
)
DISCARD: Final[i64] = STEPS.add(Discard("discard", fields=[Argument("slot", CARD_SLOT)]))
