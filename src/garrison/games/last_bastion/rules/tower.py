"""The Strategist's Tower (LB-RU booklet «Башня стратега»): up to two cards move at once."""

from mypy_extensions import i64

from garrison.core.tasks import argument, task
from garrison.games.last_bastion.rules import events, work
from garrison.games.last_bastion.rules.placement import discard, springs_trap
from garrison.games.last_bastion.rules.siege import Siege
from garrison.games.last_bastion.rules.verbs import DONE, SHIFT_CARD, field, move, verb_of
from garrison.games.last_bastion.rules.words import NOTHING, SLOTS, Move, Slot, Task


def can_shift(state: Siege) -> bool:
    cards: i64 = 0
    for slot in range(SLOTS):
        if state.slots[slot] != NOTHING:
            cards += 1
    return cards >= 1


def shifts(state: Siege) -> list[int]:
    """A card to a free slot, or into the slot of another card, which then makes way."""
    found: list[int] = []
    for slot in range(SLOTS):
        if state.slots[slot] != NOTHING:
            for target in range(SLOTS):
                if target != slot:
                    found.append(move(SHIFT_CARD, slot, target))
    return found


def shift(state: Siege, number: Move) -> None:
    """Move the first card; one that makes way has now changed places with it."""
    slot, target = field(number, 0), field(number, 1)
    if state.slots[target] == NOTHING:
        _carry(state, slot, target)
        state.tasks.push(task(work.SHIFT_AGAIN, target))
    else:
        _swap(state, slot, target)
        state.tasks.push(task(work.SHIFT_AGAIN, target, slot + 1))


def more_shifts(state: Siege, pending: Task) -> list[int]:
    """A second card may go to a free slot; after an exchange only the one that made way."""
    filled, only = argument(pending, 0), argument(pending, 1) - 1
    found = [move(DONE)]
    for slot in range(SLOTS):
        if state.slots[slot] == NOTHING or slot == filled or (only != NOTHING and slot != only):
            continue
        for target in range(SLOTS):
            if state.slots[target] == NOTHING and target != filled:
                found.append(move(SHIFT_CARD, slot, target))
    return found


def shift_again(state: Siege, number: Move) -> None:
    if verb_of(number) == SHIFT_CARD:
        _carry(state, field(number, 0), field(number, 1))


def _carry(state: Siege, slot: Slot, target: Slot) -> None:
    """Everything on the card travels with it; a trap in the new slot springs."""
    card = state.slots[slot]
    state.emit(events.SHIFTED, int(card), int(slot), int(target))
    if state.trap_slot == target and not state.box.is_warlord(card):
        discard(state, slot)
        springs_trap(state, card, target)
        return
    springs_trap(state, card, target)
    state.slots[target] = card
    state.slots[slot] = NOTHING
    _exchange_marks(state, slot, target)


def _swap(state: Siege, slot: Slot, target: Slot) -> None:
    state.emit(events.SHIFTED, int(state.slots[slot]), int(slot), int(target))
    state.emit(events.SHIFTED, int(state.slots[target]), int(target), int(slot))
    state.slots[slot], state.slots[target] = state.slots[target], state.slots[slot]
    _exchange_marks(state, slot, target)


def _exchange_marks(state: Siege, slot: Slot, target: Slot) -> None:
    """Grasps, net and spell of two slots change places."""
    one: i64 = 1
    if (state.card_grasps >> slot ^ state.card_grasps >> target) & 1:
        state.card_grasps ^= one << slot | one << target
    if state.net_slot == slot or state.net_slot == target:
        state.net_slot = slot + target - state.net_slot
    if state.spell_slot == slot or state.spell_slot == target:
        state.spell_slot = slot + target - state.spell_slot
