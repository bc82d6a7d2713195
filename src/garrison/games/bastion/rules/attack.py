"""An attack under way: aiming, adding spells, asking others for theirs, calling it off.

R18 "Атака", "Заклинания"; R15 "Атака", "Заклинания". Payment is in `payment`.
"""

from typing import Final

from mypy_extensions import i64

from garrison.core.moves import Moves
from garrison.core.refusals import OK, Argument, Refused
from garrison.core.steps import Task, Verb, first, second
from garrison.core.tasks import argument
from garrison.core.tasks import task as task_of
from garrison.games.bastion.rules.affording import (
    can_afford,
    can_reach_price,
    may_help,
    pays,
    shortage,
)
from garrison.games.bastion.rules.artifacts import AGREE
from garrison.games.bastion.rules.facts import ALCHEMY, FLAME, IMMUNE, LIGHTNING, MISSILE, SpellType
from garrison.games.bastion.rules.mana import ANY, amount
from garrison.games.bastion.rules.payment import begin_payment, discs_due, least_due
from garrison.games.bastion.rules.position import (
    ALCHEMY_CAST,
    AT,
    CAME_FROM,
    CITADEL,
    CITADEL_STACK,
    DONE,
    MOVED,
    ON_THE_RUN,
    PLACES,
    RAN_IN,
    RELIEF,
    SQUARES,
    STEPS,
    TARGET,
    TURN,
    Place,
    Position,
    Seat,
    SeatStep,
)
from garrison.games.bastion.rules.spells import (
    ASK,
    ASK_COPY,
    CAST,
    CAST_COPY,
    DECLINE,
    SPELL_USELESS,
    YOURSELF,
    copy_type,
    first_type,
    give_back_lifted,
    holds,
    is_forbidden,
    lift,
    may_copy,
    refuse,
    why_not_ask,
    why_not_cast,
)
from garrison.games.bastion.rules.strength import price
from garrison.games.bastion.rules.targets import (
    is_in_reach,
    why_not_attack,
    why_not_shoot,
    why_not_target,
)
from garrison.games.bastion.rules.terms import HOW, PLACE, SEAT, SPELL, SPELL_KIND

_REFUSALS: Final = STEPS.refusals
FORBIDDEN: Final = _REFUSALS.add("forbidden", Argument("spell", SPELL_KIND))
SPELL_SPOILS: Final = _REFUSALS.add("spell-spoils", Argument("spell", SPELL_KIND))
SPELL_NOT_YOURS: Final = _REFUSALS.add("spell-not-yours", Argument("spell", SPELL_KIND))
TOO_FAR: Final = _REFUSALS.add("too-far", Argument("spell", SPELL_KIND))
CAN_STILL_PAY: Final = _REFUSALS.add("can-still-pay")


class Attack(Verb[Position]):
    """Attack an enemy within reach."""

    def why_not(self, state: Position, task: Task, move: i64) -> Refused:
        return why_not_attack(state, argument(task, 0), first(move))

    def take(self, state: Position, task: Task, move: i64) -> None:
        state.tasks.push(task)
        begin_attack(state, argument(task, 0), first(move))


class Shoot(Verb[Position]):
    """With a Missile the attack can reach any part of the bastion. R18 and R15 "Стрела"."""

    def __init__(self, template: str, by_copy: bool) -> None:
        super().__init__(template, PLACE)
        self.by_copy = by_copy

    def why_not(self, state: Position, task: Task, move: i64) -> Refused:
        return why_not_shoot(state, argument(task, 0), first(move), self.by_copy)

    def take(self, state: Position, task: Task, move: i64) -> None:
        state.tasks.push(task)
        seat = argument(task, 0)
        lift(state, seat, first_type(state, MISSILE), self.by_copy)
        begin_attack(state, seat, first(move))


def list_attacks(state: Position, seat: Seat, into: Moves) -> None:
    """Enemies within reach, and with a Missile all others, as far as they can be paid for."""
    missile = first_type(state, MISSILE)
    can_shoot = missile >= 0 and holds(state, seat, missile)
    can_copy = missile >= 0 and may_copy(state, seat, missile)
    if can_shoot or can_copy:
        for place in range(1, PLACES):
            _list_attack(state, seat, place, can_shoot, can_copy, into)
        return
    tile = state.tile(seat)
    if tile == CITADEL:
        _list_attack(state, seat, CITADEL_STACK, False, False, into)
        return
    for place in range(tile * 4 + 1, tile * 4 + 5):
        _list_attack(state, seat, place, False, False, into)
    _list_attack(state, seat, SQUARES + tile, False, False, into)


def _list_attack(
    state: Position, seat: Seat, place: Place, can_shoot: bool, can_copy: bool, into: Moves
) -> None:
    """The guards say the same; they also work out what is missing, which takes long."""
    if state.head(place) < 0 or why_not_target(state, seat, place) != OK:
        return
    if is_in_reach(state, seat, place):
        if can_afford(state, seat, place, 0):
            into.add(ATTACK.of(place))
    elif not state.facts.has(state.head(place), IMMUNE):
        if can_shoot and can_afford(state, seat, place, 0):
            into.add(SHOOT.of(place))
        if can_copy and can_afford(state, seat, place, 1):
            into.add(SHOOT_COPY.of(place))


def begin_attack(state: Position, seat: Seat, place: Place) -> None:
    """Aim at an enemy. Where no spell could be added the payment follows at once."""
    state.cells[TARGET] = place
    state.cells[RELIEF] = 0
    state.cells[ALCHEMY_CAST] = 0
    aim(state, seat)


def aim(state: Position, seat: Seat) -> None:
    """Ask for spells while any can be added, then for the mana."""
    if _may_add_spells(state, seat) or not can_pay_now(state, seat):
        state.tasks.push(task_of(AIMING, seat))
    else:
        begin_payment(state, seat)


def can_pay_now(state: Position, seat: Seat) -> bool:
    """Whether the mana suffices with the spells cast so far."""
    free = state.cells[ALCHEMY_CAST] != 0
    return pays(state, seat, state.cells[TARGET], state.cells[RELIEF], free)


def _may_add_spells(state: Position, seat: Seat) -> bool:
    if not state.held_by_anyone():
        return False
    into = Moves()
    list_spells(state, seat, into)
    return into.count > 0


class Aim(SeatStep):
    """Cast, ask, strike; an attack that can no longer be paid for is called off."""

    def moves(self, state: Position, task: Task, into: Moves) -> None:
        seat, before = argument(task, 0), into.count
        if can_pay_now(state, seat):
            into.add(STRIKE.code)
        list_spells(state, seat, into)
        if into.count == before:
            into.add(CANCEL.code)


def list_spells(state: Position, seat: Seat, into: Moves) -> None:
    """Spells that change what this attack costs: one's own, and others' for the asking.

    None if all of them together would not do, because somebody declined.
    """
    if not can_still_be_paid(state, seat, 0, False):
        return
    held = state.held_by_anyone()
    for type in range(len(state.facts.spell_kind)):
        if not held >> type & 1 or not does_something(state, type):
            continue
        if holds(state, seat, type) and keeps_hope(state, seat, seat, type, False):
            into.add(CAST.of(type))
        if may_copy(state, seat, type) and keeps_hope(state, seat, seat, type, True):
            into.add(CAST_COPY.of(type))
        if state.facts.spell_kind[type] != ALCHEMY:
            _list_helpers(state, seat, type, into)


def does_something(state: Position, type: SpellType) -> bool:
    """Whether a spell of this type would change what the attack costs now."""
    need, kind = price(state, state.cells[TARGET]), state.facts.spell_kind[type]
    if not need:
        return False
    if kind == ALCHEMY:
        return not state.cells[ALCHEMY_CAST] and not amount(need, ANY)
    if (kind != FLAME and kind != LIGHTNING) or is_forbidden(state, kind):
        return False
    return discs_due(state) > least_due(state)


def _list_helpers(state: Position, seat: Seat, type: SpellType, into: Moves) -> None:
    for helper in range(state.facts.seats):
        if why_not_help(state, seat, helper, type, False) == OK:
            into.add(ASK.of(helper, type))
        if why_not_help(state, seat, helper, type, True) == OK:
            into.add(ASK_COPY.of(helper, type))


def why_not_help(
    state: Position, seat: Seat, helper: Seat, type: SpellType, by_copy: bool
) -> Refused:
    """Another's Flame or Lightning, where it reaches, unless he declined or it does harm."""
    if helper == seat or helper >= state.facts.seats:
        return YOURSELF.told()
    refused = why_not_cast(state, helper, type, by_copy) or why_unfit(state, type)
    if refused:
        return refused
    kind = state.facts.spell_kind[type]
    if kind == ALCHEMY:
        return SPELL_NOT_YOURS.told(kind)
    if not may_help(state, seat, helper, kind):
        far = state.facts.flame_helps_neighbours
        return TOO_FAR.told(kind) if far else SPELL_NOT_YOURS.told(kind)
    refused = why_not_ask(state, seat, helper, type, by_copy)
    return refused or why_pointless(state, seat, helper, type, by_copy)


def why_unfit(state: Position, type: SpellType) -> Refused:
    """Whether spells of this kind belong to attacks, and nobody in play forbids them."""
    kind = state.facts.spell_kind[type]
    if kind != ALCHEMY and kind != FLAME and kind != LIGHTNING:
        return SPELL_USELESS.told(kind)
    return FORBIDDEN.told(kind) if is_forbidden(state, kind) else OK


def why_pointless(
    state: Position, seat: Seat, owner: Seat, type: SpellType, by_copy: bool
) -> Refused:
    """The spell would do nothing, or leave the attack without a spell it needs."""
    kind = state.facts.spell_kind[type]
    if not does_something(state, type) or not can_still_be_paid(state, seat, 0, False):
        return SPELL_USELESS.told(kind)
    hope = keeps_hope(state, seat, owner, type, by_copy)
    return OK if hope else SPELL_SPOILS.told(kind)


class AddSpell(Verb[Position]):
    """Cast one's own spell, or a Copy, into the attack."""

    def __init__(self, template: str, by_copy: bool) -> None:
        super().__init__(template, SPELL)
        self.by_copy = by_copy

    def why_not(self, state: Position, task: Task, move: i64) -> Refused:
        seat, type = argument(task, 0), first(move)
        refused = why_not_cast(state, seat, type, self.by_copy) or why_unfit(state, type)
        return refused or why_pointless(state, seat, seat, type, self.by_copy)

    def take(self, state: Position, task: Task, move: i64) -> None:
        seat = argument(task, 0)
        add_spell(state, seat, seat, first(move), self.by_copy)


class AskForSpell(Verb[Position]):
    """Ask another defender for his spell; the owner decides whether it is cast."""

    def __init__(self, template: str, by_copy: bool) -> None:
        super().__init__(template, SEAT, SPELL)
        self.by_copy = by_copy

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
        can = can_pay_now(state, seat) or _may_add_spells(state, seat)
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


def keeps_hope(
    state: Position, attacker: Seat, owner: Seat, type: SpellType, by_copy: bool
) -> bool:
    """Whether the attack can still be paid for once this spell is cast.

    A Copy is not wasted on a spell if the attack needs it for another, and a spell that a Copy
    still has to copy is cast after it.
    """
    lifted = copy_type(state) if by_copy else type
    frees = state.facts.spell_kind[type] == ALCHEMY
    gained: i64 = 0 if frees else state.facts.spell_power[type]
    state.hide_spell(owner, lifted)
    hope = can_still_be_paid(state, attacker, gained, frees)
    state.show_spell(owner, lifted)
    return hope


def can_still_be_paid(state: Position, seat: Seat, gained: i64, freed: bool) -> bool:
    """Whether everything left pays for the attack after this gain."""
    relief = state.cells[RELIEF] + gained
    free = freed or state.cells[ALCHEMY_CAST] != 0
    return can_reach_price(state, seat, state.cells[TARGET], relief, free, 0)


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


ATTACK: Final = Attack("attack {target}", PLACE)
SHOOT: Final = Shoot("shoot {target}", False)
SHOOT_COPY: Final = Shoot("shoot copy {target}", True)
STRIKE: Final = Strike("strike")
CANCEL: Final = Cancel("cancel")
LEND: Final = Lend(AGREE)
AIMING: Final[i64] = STEPS.add(
    Aim(
        "aim",
        STRIKE,
        AddSpell("cast {spell}", False),
        AddSpell("copy {spell}", True),
        AskForSpell("ask {seat} {spell}", False),
        AskForSpell("ask copy {seat} {spell}", True),
        CANCEL,
        template="aim: {seat}",
        fields=[Argument("seat", SEAT)],
    )
)
LENDING: Final[i64] = STEPS.add(
    SeatStep(
        "lend",
        LEND,
        RefuseToLend(DECLINE),
        template="lend: {seat} {how} {spell}",
        fields=[Argument("seat", SEAT), Argument("spell", SPELL), Argument("how", HOW)],
    )
)
