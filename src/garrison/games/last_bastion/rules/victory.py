"""What a beaten card leaves behind, and whether the siege is won."""

from typing import Final

from mypy_extensions import i64

from garrison.core.refusals import Argument
from garrison.core.tasks import argument
from garrison.core.tasks import task as task_of
from garrison.core.verbs import Task
from garrison.games.last_bastion.rules import events
from garrison.games.last_bastion.rules.decisions import Doing
from garrison.games.last_bastion.rules.placement import DISCARD
from garrison.games.last_bastion.rules.position import STEPS, Position
from garrison.games.last_bastion.rules.terms import (
    CARD_SLOT,
    EXIT,
    FROM_EXIT,
    NOTHING,
    PER_KIND,
    SEAT,
    WARLORDS_BEATEN,
)


class Defeat(Doing):
    """The card's exit effects happen to the fighter, harmful ones first; then it is discarded.

    LB-RU "Возможны два результата боя": until then it still fills its slot.
    """

    def happen(self, state: Position, task: Task) -> None:
        slot, seat = argument(task, 0), argument(task, 1)
        card = state.slots[slot]
        state.tell_of(events.BEAT, seat, int(card))
        if state.facts.is_warlord(card):
            state.beaten += 1
        state.tasks.push(task_of(DISCARD, slot))
        for back in range(PER_KIND):
            effect = state.effect_at(slot, EXIT * PER_KIND + PER_KIND - 1 - back)
            if effect != NOTHING:
                state.push_effect(effect, seat, slot, FROM_EXIT)


class EndFight(Doing):
    """After the whole fight, with every exit effect survived: the last warlord's fall wins."""

    def happen(self, state: Position, task: Task) -> None:
        state.fighting = 0
        if state.beaten == state.facts.warlords:
            state.end(WARLORDS_BEATEN)


DEFEAT: Final[i64] = STEPS.add(
    Defeat("defeat", fields=[Argument("slot", CARD_SLOT), Argument("seat", SEAT)])
)
END_FIGHT: Final[i64] = STEPS.add(EndFight("end-fight"))
