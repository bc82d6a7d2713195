"""What a beaten card leaves behind, and whether the siege is won."""

from garrison.core.tasks import argument, task
from garrison.games.last_bastion.rules import events, work
from garrison.games.last_bastion.rules.effects import push_effect
from garrison.games.last_bastion.rules.siege import Siege
from garrison.games.last_bastion.rules.words import (
    EXIT,
    FROM_EXIT,
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
