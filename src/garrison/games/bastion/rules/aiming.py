"""Aiming: adding spells, asking others for theirs, striking, calling the attack off.

R18 "Атака", "Заклинания"; R15 "Атака", "Заклинания". Payment is in `payment`.
"""

from typing import Final

from mypy_extensions import i64

from garrison.core.moves import Moves
from garrison.core.refusals import OK, Argument, Refused
from garrison.core.tasks import argument
from garrison.core.tasks import task as task_of
from garrison.core.verbs import Task, Verb, first, second
from garrison.games.bastion.rules.affording import (
    pays,
    shortage,
)
from garrison.games.bastion.rules.artifacts import AGREE
from garrison.games.bastion.rules.attack_spells import (
    list_spells,
    may_add_spells,
    why_not_help,
    why_pointless,
    why_unfit,
)
from garrison.games.bastion.rules.facts import ALCHEMY, SpellType
from garrison.games.bastion.rules.payment import begin_payment
from garrison.games.bastion.rules.position import (
    ALCHEMY_CAST,
    AT,
    CAME_FROM,
    DONE,
    MOVED,
    ON_THE_RUN,
    RAN_IN,
    RELIEF,
    STEPS,
    TARGET,
    TURN,
    AttackStep,
    Place,
    Position,
    Seat,
)
from garrison.games.bastion.rules.spells import (
    DECLINE,
    BySpell,
    CastOwnSpell,
    copy_type,
    give_back_lifted,
    lift,
    refuse,
)
from garrison.games.bastion.rules.terms import HOW, SEAT, SPELL

_REFUSALS: Final = STEPS.refusals
CAN_STILL_PAY: Final = _REFUSALS.add("can-still-pay", section="attacking")


def begin_attack(state: Position, seat: Seat, place: Place) -> None:
    """Aim at an enemy. Where no spell could be added the payment follows at once."""
    state.cells[TARGET] = place
    state.cells[RELIEF] = 0
    state.cells[ALCHEMY_CAST] = 0
    aim(state, seat)


def aim(state: Position, seat: Seat) -> None:
    """Ask for spells while any can be added, then for the mana."""
    if may_add_spells(state, seat) or not can_pay_now(state, seat):
        state.tasks.push(task_of(AIMING, seat))
    else:
        begin_payment(state, seat)


def can_pay_now(state: Position, seat: Seat) -> bool:
    """Whether the mana suffices with the spells cast so far."""
    free = state.cells[ALCHEMY_CAST] != 0
    return pays(state, seat, state.cells[TARGET], state.cells[RELIEF], free)


class Aim(AttackStep):
    """Cast, ask, strike; an attack that can no longer be paid for is called off."""

    def moves(self, state: Position, task: Task, into: Moves) -> None:
        seat, before = argument(task, 0), into.count
        if can_pay_now(state, seat):
            into.add(STRIKE.code)
        list_spells(state, seat, into)
        if into.count == before:
            into.add(CANCEL.code)


class AddSpell(CastOwnSpell):
    """Cast one's own spell, or a Copy, into the attack."""

    def why_unfit(self, state: Position, task: Task, move: i64) -> Refused:
        seat, type = argument(task, 0), first(move)
        refused = why_unfit(state, type)
        return refused or why_pointless(state, seat, seat, type, self.by_copy)

    def take(self, state: Position, task: Task, move: i64) -> None:
        seat = argument(task, 0)
        add_spell(state, seat, seat, first(move), self.by_copy)


class AskForSpell(BySpell):
    """Ask another defender for his spell; the owner decides whether it is cast."""

    def why_not(self, state: Position, task: Task, move: i64) -> Refused:
        return why_not_help(state, argument(task, 0), first(move), second(move), self.by_copy)

    def take(self, state: Position, task: Task, move: i64) -> None:
        state.tasks.push(task)
        state.tasks.push(task_of(LENDING, first(move), second(move), 1 if self.by_copy else 0))


class Strike(Verb[Position]):
    """Pay for the attack as it is."""

    def why_not(self, state: Position, task: Task, move: i64) -> Refused:
        seat = argument(task, 0)
        if can_pay_now(state, seat):
            return OK
        return shortage(state, seat, state.cells[TARGET], state.cells[RELIEF])

    def take(self, state: Position, task: Task, move: i64) -> None:
        begin_payment(state, argument(task, 0))


class Cancel(Verb[Position]):
    """Call off an attack that cannot be paid for after all."""

    def why_not(self, state: Position, task: Task, move: i64) -> Refused:
        seat = argument(task, 0)
        can = can_pay_now(state, seat) or may_add_spells(state, seat)
        return CAN_STILL_PAY.told() if can else OK

    def take(self, state: Position, task: Task, move: i64) -> None:
        call_off(state, argument(task, 0))


class Lend(Verb[Position]):
    """The owner of a Flame or Lightning helps the attacker."""

    def take(self, state: Position, task: Task, move: i64) -> None:
        owner, type, by_copy = argument(task, 0), argument(task, 1), argument(task, 2) != 0
        state.tasks.pop()
        add_spell(state, state.cells[TURN], owner, type, by_copy)


class RefuseToLend(Verb[Position]):
    """He does not; he is not asked for the same again this turn."""

    def take(self, state: Position, task: Task, move: i64) -> None:
        by_copy = argument(task, 2) != 0
        refuse(state, argument(task, 0), copy_type(state) if by_copy else argument(task, 1))


def add_spell(state: Position, attacker: Seat, owner: Seat, type: SpellType, copy: bool) -> None:
    """A spell joins the attack."""
    lift(state, owner, type, copy)
    if state.facts.spell_kind[type] == ALCHEMY:
        state.cells[ALCHEMY_CAST] = 1
    else:
        state.cells[RELIEF] += state.facts.spell_power[type]
    aim(state, attacker)


def call_off(state: Position, seat: Seat) -> None:
    """The attack cannot be paid for after all: everything is as it was before it."""
    give_back_lifted(state)
    state.cells[TARGET] = 0
    state.cells[RELIEF] = 0
    state.cells[ALCHEMY_CAST] = 0
    if not state.cells[CAME_FROM]:
        return
    state.cells[AT + seat] = state.cells[CAME_FROM] - 1
    state.cells[ON_THE_RUN] = state.cells[RAN_IN]
    if not state.cells[RAN_IN]:
        state.cells[DONE] &= ~MOVED
    state.cells[CAME_FROM] = 0
    state.cells[RAN_IN] = 0


STRIKE: Final = Strike("strike")
CANCEL: Final = Cancel("cancel")
LEND: Final = Lend(AGREE)
AIMING: Final[i64] = STEPS.add(
    Aim(
        "aim",
        STRIKE,
        AddSpell("cast {spell}", False, SPELL),
        AddSpell("copy {spell}", True, SPELL),
        AskForSpell("ask {seat} {spell}", False, SEAT, SPELL),
        AskForSpell("ask copy {seat} {spell}", True, SEAT, SPELL),
        CANCEL,
        template="aim: {seat}",
        fields=[Argument("seat", SEAT)],
    )
)
LENDING: Final[i64] = STEPS.add(
    AttackStep(
        "lend",
        LEND,
        RefuseToLend(DECLINE),
        template="lend: {seat} {how} {spell}",
        fields=[Argument("seat", SEAT), Argument("spell", SPELL), Argument("how", HOW)],
    )
)
