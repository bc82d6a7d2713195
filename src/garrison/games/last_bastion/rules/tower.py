"""The Strategist's Tower (LB-RU booklet «Башня стратега»): up to two cards move at once."""

from typing import Final

from mypy_extensions import i64

from garrison.core.moves import Moves
from garrison.core.refusals import OK, Argument, Refused
from garrison.core.tasks import argument
from garrison.core.tasks import task as task_of
from garrison.core.verbs import Task, first, second
from garrison.games.last_bastion.rules import events
from garrison.games.last_bastion.rules.decisions import SiegeVerb, TurnDecision
from garrison.games.last_bastion.rules.placement import discard, springs_trap
from garrison.games.last_bastion.rules.position import SLOT_EMPTY, STEPS, Position
from garrison.games.last_bastion.rules.terms import (
    CARD_SLOT_OR_NONE,
    NOTHING,
    SLOT,
    SLOTS,
    Slot,
)

SHIFT_TARGET: Final = STEPS.refusals.add("no-shift-target", Argument("slot", SLOT), section="tiles")
SHIFT_OTHER: Final = STEPS.refusals.add("no-shift-other", Argument("slot", SLOT), section="tiles")
_SHIFT: Final = "shift {first} {second}"


def can_shift(state: Position) -> bool:
    cards: i64 = 0
    for slot in range(SLOTS):
        if state.slots[slot] != NOTHING:
            cards += 1
    return cards >= 1


class Shift(SiegeVerb):
    """A card goes to a free slot, or into the slot of another card, which then makes way."""

    def moves(self, state: Position, task: Task, into: Moves) -> None:
        for slot in range(SLOTS):
            if state.slots[slot] != NOTHING:
                for target in range(SLOTS):
                    if target != slot:
                        into.add(self.of(slot, target))

    def why_not(self, state: Position, task: Task, move: i64) -> Refused:
        slot, target = first(move), second(move)
        if state.slots[slot] == NOTHING:
            return SLOT_EMPTY.told(slot)
        return OK if slot != target else SHIFT_TARGET.told(target)

    def take(self, state: Position, task: Task, move: i64) -> None:
        """Move the first card; one that makes way has now changed places with it."""
        slot, target = first(move), second(move)
        if state.slots[target] == NOTHING:
            _carry(state, slot, target)
            state.tasks.push(task_of(SHIFT_AGAIN, target))
        else:
            _swap(state, slot, target)
            state.tasks.push(task_of(SHIFT_AGAIN, target, slot + 1))


class ShiftAgain(SiegeVerb):
    """A second card may go to a free slot; after an exchange only the one that made way."""

    def why_not(self, state: Position, task: Task, move: i64) -> Refused:
        slot, target = first(move), second(move)
        filled, only = argument(task, 0), argument(task, 1) - 1
        if state.slots[slot] == NOTHING:
            return SLOT_EMPTY.told(slot)
        if slot == filled or (only != NOTHING and slot != only):
            return SHIFT_OTHER.told(slot)
        free = state.slots[target] == NOTHING and target != filled
        return OK if free else SHIFT_TARGET.told(target)

    def take(self, state: Position, task: Task, move: i64) -> None:
        _carry(state, first(move), second(move))


class StopShifting(SiegeVerb):
    """Leave the other cards where they are."""

    def take(self, state: Position, task: Task, move: i64) -> None:
        """Nothing changes."""


def _carry(state: Position, slot: Slot, target: Slot) -> None:
    """Everything on the card travels with it; a trap in the new slot springs."""
    card = state.slots[slot]
    state.emit(events.SHIFTED, int(card), int(slot), int(target))
    if state.trap_slot == target and not state.facts.is_warlord(card):
        discard(state, slot)
        springs_trap(state, card, target)
        return
    springs_trap(state, card, target)
    state.slots[target] = card
    state.slots[slot] = NOTHING
    _exchange_marks(state, slot, target)


def _swap(state: Position, slot: Slot, target: Slot) -> None:
    state.emit(events.SHIFTED, int(state.slots[slot]), int(slot), int(target))
    state.emit(events.SHIFTED, int(state.slots[target]), int(target), int(slot))
    state.slots[slot], state.slots[target] = state.slots[target], state.slots[slot]
    _exchange_marks(state, slot, target)


def _exchange_marks(state: Position, slot: Slot, target: Slot) -> None:
    """Grasps, net and spell of two slots change places."""
    one: i64 = 1
    if (state.card_grasps >> slot ^ state.card_grasps >> target) & 1:
        state.card_grasps ^= one << slot | one << target
    if state.net_slot == slot or state.net_slot == target:
        state.net_slot = slot + target - state.net_slot
    if state.spell_slot == slot or state.spell_slot == target:
        state.spell_slot = slot + target - state.spell_slot


SHIFT_CARD: Final = Shift(_SHIFT, SLOT, SLOT)
SHIFT: Final[i64] = STEPS.add(TurnDecision("shift", SHIFT_CARD))
SHIFT_AGAIN: Final[i64] = STEPS.add(
    TurnDecision(
        "shift-again",
        StopShifting("done"),
        ShiftAgain(_SHIFT, SLOT, SLOT),
        fields=[Argument("filled", SLOT), Argument("only", CARD_SLOT_OR_NONE)],
    )
)
