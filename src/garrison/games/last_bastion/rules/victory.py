"""What a beaten card leaves behind, and whether the siege is won; the score of a victory."""

from garrison.core.tasks import argument, task
from garrison.games.last_bastion.rules import events, grasp, work
from garrison.games.last_bastion.rules.effects import push_effect
from garrison.games.last_bastion.rules.siege import Siege
from garrison.games.last_bastion.rules.words import (
    CALL,
    EXIT,
    FROM_EXIT,
    LIFE,
    NOTHING,
    PER_KIND,
    WARLORDS_BEATEN,
    Task,
)


def defeat(state: Siege, pending: Task) -> None:
    """The card's exit effects happen to the fighter, harmful ones first; then it is discarded.

    LB-RU "Возможны два результата боя": until then it still fills its slot.
    """
    slot, seat = argument(pending, 0), argument(pending, 1)
    card = state.slots[slot]
    state.tell_of(events.BEAT, seat, int(card))
    if state.box.is_warlord(card):
        state.beaten += 1
    state.tasks.push(task(work.DISCARD, slot))
    for back in range(PER_KIND):
        effect = state.effect_at(slot, EXIT * PER_KIND + PER_KIND - 1 - back)
        if effect != NOTHING:
            push_effect(state, effect, seat, slot, FROM_EXIT)


def end_fight(state: Siege) -> None:
    """After the whole fight, with every exit effect survived: the last warlord's fall wins."""
    state.fighting = 0
    if state.beaten == state.box.warlords:
        state.end(WARLORDS_BEATEN)


def points(state: Siege, victory: int, per_life: int, per_call: int, dead: int, tile: int) -> int:
    """The score of a victory: for the level, for Life and Calls, less the dead and the grasped."""
    total = victory - tile * int(grasp.grasped_tiles(state))
    for seat in range(state.box.seats):
        total += per_life * int(state.hero(seat, LIFE)) + per_call * int(state.hero(seat, CALL))
        if state.is_dead(seat):
            total -= dead
    return total
