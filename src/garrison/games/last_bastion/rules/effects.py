"""Effects of cards and boards: who suffers or enjoys them, and what they do."""

from typing import Final

from mypy_extensions import i64

from garrison.core.refusals import OK, Argument, PendingFault, Refused
from garrison.core.tasks import argument
from garrison.core.tasks import task as task_of
from garrison.core.verbs import Task, first
from garrison.games.last_bastion.rules import corruption, events, grasp, placement
from garrison.games.last_bastion.rules.decisions import Decision, Doing, HerosDecision, SiegeVerb
from garrison.games.last_bastion.rules.falling import lie_down, lose_life
from garrison.games.last_bastion.rules.position import (
    HERO_DOWN,
    PRONE,
    RESERVE_EMPTY,
    SHARED_STEPS,
    STEPS,
    Position,
)
from garrison.games.last_bastion.rules.terms import (
    ALL_GRASP_HERO,
    ALL_LOSE_MOVE,
    ALL_LOSE_TOKEN,
    CALL,
    COLOUR,
    COLOURS,
    CORRUPTION,
    DISCARD_LAST,
    DRAW,
    EFFECT,
    FROM_EXIT,
    GAIN_CALL,
    GAIN_EQUIPMENT,
    GAIN_LIFE,
    GAIN_LIFE_AND_CALL,
    GRASP,
    GRASP_HERO,
    KAZGIN,
    LIFE,
    LOSE_LIFE,
    LOSE_MOVE,
    LOSE_TOKEN,
    NOTHING,
    REMOVE_GRASP,
    ROUND_TOKEN,
    SEAT,
    SEAT_OR_NONE,
    SIDES,
    SLOT_OR_BOARD,
    SLOTS,
    SOURCE,
    SOURCES,
    Effect,
    Seat,
    Slot,
)

NO_CARD_THERE: Final = STEPS.add_fault("no-effect", "slot")
CANNOT_APPLY: Final = STEPS.refusals.add(
    "no-cannot-apply", Argument("seat", SEAT), section="neutral"
)
NO_TOKEN: Final = STEPS.refusals.add("no-no-token", section="tokens")


def why_no_grasp(state: Position, effect: Effect, slot: Slot) -> PendingFault | None:
    """A card that brings a Grasp stands there."""
    lacks = slot == SLOTS or state.slots[slot] == NOTHING
    return NO_CARD_THERE if effect == GRASP and lacks else None


class Happen(Doing):
    """An effect happens to its seat; if that hero is not in play, to another of the group.

    LB-RU "Нейтральный планшет" and the FAQ on two exit effects. A harmful exit of a card that
    Kazgin himself fought does not happen at all.
    """

    def fault(self, state: Position, task: Task) -> PendingFault | None:
        return why_no_grasp(state, argument(task, 0), argument(task, 2))

    def happen(self, state: Position, task: Task) -> None:
        effect, seat = argument(task, 0), argument(task, 1) - 1
        slot, source = argument(task, 2), argument(task, 3)
        fighter = source == FROM_EXIT and seat != NOTHING
        if fighter and effect < GAIN_EQUIPMENT and state.has_power(seat, KAZGIN):
            state.tell_of(events.UNHARMED, seat, int(effect))
        elif concerns_nobody(effect):
            apply(state, effect, NOTHING, slot, source)
        elif seat == NOTHING or not state.is_up(seat):
            state.tasks.push(task_of(ASSIGN, effect, slot, source))
        else:
            apply(state, effect, seat, slot, source)


def concerns_nobody(effect: Effect) -> bool:
    """Whether an effect is the same whoever takes it: it strikes everybody, or no hero at all."""
    return (
        effect == GRASP
        or effect == DISCARD_LAST
        or effect == ALL_LOSE_TOKEN
        or effect == ALL_GRASP_HERO
        or effect == ALL_LOSE_MOVE
    )


class AssignTo(SiegeVerb):
    """The group hands the effect to a hero to whom it does something."""

    def why_not(self, state: Position, task: Task, move: i64) -> Refused:
        seat = first(move)
        if not state.is_up(seat):
            return HERO_DOWN.told(seat)
        return OK if can_apply(state, argument(task, 0), seat) else CANNOT_APPLY.told(seat)

    def take(self, state: Position, task: Task, move: i64) -> None:
        apply(state, argument(task, 0), first(move), argument(task, 1), argument(task, 2))


class Assign(Decision):
    """Who takes an effect that the group hands out? If nobody can, it is skipped."""

    def fault(self, state: Position, task: Task) -> PendingFault | None:
        return why_no_grasp(state, argument(task, 0), argument(task, 1))

    def skip(self, state: Position, task: Task) -> None:
        state.emit(events.SKIPPED, int(argument(task, 0)))


def can_apply(state: Position, effect: Effect, seat: Seat) -> bool:
    """Whether an effect does something to this hero: there must be something to lose or take."""
    if not state.is_up(seat):
        return False
    if effect == LOSE_TOKEN:
        return state.has_round_token(seat)
    if effect == LOSE_MOVE:
        return not state.hero(seat, PRONE)
    if effect == GRASP_HERO:
        return grasp.can_be_grasped(state, seat)
    if effect == GAIN_EQUIPMENT:
        return has_equipment(state)
    if effect == GAIN_LIFE:
        return state.reserve[LIFE] > 0
    if effect == GAIN_CALL:
        return state.reserve[CALL] > 0
    if effect == GAIN_LIFE_AND_CALL:
        return state.reserve[LIFE] + state.reserve[CALL] > 0
    if effect == REMOVE_GRASP:
        return state.grasps_in_play() > 0
    return True


def apply(state: Position, effect: Effect, seat: Seat, slot: Slot, source: i64) -> None:
    """What each effect does. LB-RU booklet "Карты орды" and "Планшеты орды"."""
    origin = slot * SOURCES + source
    if seat == NOTHING:
        state.emit(events.EFFECT, int(effect), int(origin))
    else:
        state.tell_of(events.EFFECT_ON, seat, int(effect), int(origin))
    if effect == GRASP:
        grasp.strike(state, slot)
    elif effect == DRAW:
        placement.draw(state, seat)
    elif effect == LOSE_LIFE:
        lose_life(state, seat)
    elif effect == LOSE_TOKEN:
        state.tasks.push(task_of(GIVE_UP_TOKEN, seat))
    elif effect == CORRUPTION:
        corruption.roll(state, seat, slot)
    elif effect == GRASP_HERO:
        grasp.grasp_hero(state, seat)
    elif effect == LOSE_MOVE:
        lie_down(state, seat)
    elif effect == DISCARD_LAST:
        placement.discard_last(state)
    elif effect < GAIN_EQUIPMENT:
        _strike_all(state, effect)
    else:
        _reward(state, effect, seat)


def _strike_all(state: Position, effect: Effect) -> None:
    """Every hero in play, clockwise from the board in turn; who comes last may go short."""
    for step in range(SIDES):
        back = SIDES - 1 - step if effect == ALL_LOSE_TOKEN else step
        seat = state.facts.side_seats[(state.side + back) % SIDES]
        if seat == NOTHING or not state.is_up(seat):
            continue
        if effect == ALL_LOSE_TOKEN:
            state.tasks.push(task_of(GIVE_UP_TOKEN, seat))  # the last one pushed comes first
        elif effect == ALL_GRASP_HERO:
            grasp.grasp_hero(state, seat)
        else:
            lie_down(state, seat)


def _reward(state: Position, effect: Effect, seat: Seat) -> None:
    if effect == GAIN_EQUIPMENT:
        state.tasks.push(task_of(TAKE_EQUIPMENT, seat))
    elif effect == REMOVE_GRASP:
        state.tasks.push(task_of(grasp.CLEANSE, seat, 1))
    if effect == GAIN_LIFE or effect == GAIN_LIFE_AND_CALL:
        state.gain(seat, LIFE)
    if effect == GAIN_CALL or effect == GAIN_LIFE_AND_CALL:
        state.gain(seat, CALL)


def has_equipment(state: Position) -> bool:
    """Whether any equipment lies in the reserve."""
    for colour in range(COLOURS):
        if state.reserve[colour]:
            return True
    return False


class GiveUp(SiegeVerb):
    """Give up a round token the hero has; without any it loses nothing."""

    def why_not(self, state: Position, task: Task, move: i64) -> Refused:
        return OK if state.hero(argument(task, 0), first(move)) else NO_TOKEN.told()

    def take(self, state: Position, task: Task, move: i64) -> None:
        seat = argument(task, 0)
        state.give_back(seat, first(move))
        state.tell_of(events.LOST, seat, int(first(move)))


class TakeEquipment(SiegeVerb):
    """Take equipment of a colour that lies in the reserve."""

    def why_not(self, state: Position, task: Task, move: i64) -> Refused:
        return OK if state.reserve[first(move)] else RESERVE_EMPTY.told()

    def take(self, state: Position, task: Task, move: i64) -> None:
        state.gain(argument(task, 0), first(move))


HAPPEN: Final[i64] = STEPS.add(
    Happen(
        "effect",
        fields=[
            Argument("effect", EFFECT),
            Argument("seat", SEAT_OR_NONE),
            Argument("slot", SLOT_OR_BOARD),
            Argument("from", SOURCE),
        ],
    )
)
SHARED_STEPS.effect = HAPPEN
ASSIGN: Final[i64] = STEPS.add(
    Assign(
        "assign",
        AssignTo("assign {seat}", SEAT),
        fields=[
            Argument("effect", EFFECT),
            Argument("slot", SLOT_OR_BOARD),
            Argument("from", SOURCE),
        ],
    )
)
GIVE_UP_TOKEN: Final[i64] = STEPS.add(
    HerosDecision(
        "give-up-token", GiveUp("lose {token}", ROUND_TOKEN), fields=[Argument("seat", SEAT)]
    )
)
TAKE_EQUIPMENT: Final[i64] = STEPS.add(
    HerosDecision(
        "take-equipment", TakeEquipment("gain {colour}", COLOUR), fields=[Argument("seat", SEAT)]
    )
)
