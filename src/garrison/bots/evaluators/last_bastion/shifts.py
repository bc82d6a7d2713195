"""What the Strategist's Tower can do: cards into the trap, or away from boards they fill."""

from garrison.bots.evaluators.last_bastion.cards import danger, full_danger
from garrison.core.verbs import first, second, verb_code
from garrison.games.last_bastion.rules.position import Position
from garrison.games.last_bastion.rules.terms import NOTHING, SIDES, SLOTS
from garrison.games.last_bastion.rules.tower import SHIFT_CARD


def shift_worth(state: Position, number: int) -> float:
    """What moving one card to another slot changes."""
    if verb_code(number) != SHIFT_CARD.code:
        return 0.0
    slot, target = first(number), second(number)
    if state.slots[target] != NOTHING:
        return -1.0
    if state.trap_slot == target and not state.facts.is_warlord(state.slots[slot]):
        return danger(state, slot)
    if slot // 3 == target // 3:
        return -0.1
    worth = -0.1
    if state.free_slots(slot // 3) == 0:
        worth += full_danger(state, slot // 3)
    if state.free_slots(target // 3) == 1:
        worth -= full_danger(state, target // 3)
    return worth


def best_shift(state: Position) -> float:
    """The best that moving one card can bring: a monster trapped, or a full board relieved."""
    best = 0.0
    if state.trap_slot != NOTHING:
        for slot in range(SLOTS):
            card = state.slots[slot]
            if card != NOTHING and not state.facts.is_warlord(card):
                here = danger(state, slot)
                if here > best:
                    best = here
    room = False
    for side in range(SIDES):
        if state.free_slots(side) > 1:
            room = True
    for side in range(SIDES):
        if room and state.free_slots(side) == 0:
            relief = full_danger(state, side)
            if relief > best:
                best = relief
    return best
