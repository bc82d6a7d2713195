"""Effects of cards and boards: who suffers or enjoys them, and what they do."""

from mypy_extensions import i64

from garrison.core.tasks import argument, task
from garrison.games.last_bastion.rules import corruption, events, grasp, placement, work
from garrison.games.last_bastion.rules.falling import lie_down, lose_life
from garrison.games.last_bastion.rules.siege import PRONE, Siege
from garrison.games.last_bastion.rules.verbs import ASSIGN_TO, GAIN, LOSE, move
from garrison.games.last_bastion.rules.words import (
    ALL_GRASP_HERO,
    ALL_LOSE_MOVE,
    ALL_LOSE_TOKEN,
    CALL,
    COLOURS,
    CORRUPTION,
    DISCARD_LAST,
    DRAW,
    FROM_CARD,
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
    ROUND_TOKENS,
    SIDES,
    Effect,
    Seat,
    Slot,
    Task,
    Token,
)


def push_effect(state: Siege, effect: Effect, seat: Seat, slot: Slot, source: i64) -> None:
    """Let an effect happen to a seat, or with NOTHING to whoever the group names."""
    state.tasks.push(task(work.EFFECT, effect, seat + 1, slot, source))


def happen(state: Siege, pending: Task) -> None:
    """An effect happens to its seat; if that hero is not in play, to another of the group.

    LB-RU "Нейтральный планшет" and the FAQ on two exit effects. A harmful exit of a card that
    Kazgin himself fought does not happen at all.
    """
    effect, seat = argument(pending, 0), argument(pending, 1) - 1
    slot, source = argument(pending, 2), argument(pending, 3)
    fighter = source == FROM_EXIT and seat != NOTHING
    if fighter and effect < GAIN_EQUIPMENT and state.has_power(seat, KAZGIN):
        state.tell_of(events.UNHARMED, seat, int(effect))
    elif concerns_nobody(effect):
        apply(state, effect, NOTHING, slot)
    elif seat == NOTHING or not state.is_up(seat):
        handed = FROM_CARD if source == FROM_EXIT else source
        state.tasks.push(task(work.ASSIGN, effect, slot, handed))
    else:
        apply(state, effect, seat, slot)


def concerns_nobody(effect: Effect) -> bool:
    """Whether an effect is the same whoever takes it: it strikes everybody, or no hero at all."""
    return (
        effect == GRASP
        or effect == DISCARD_LAST
        or effect == ALL_LOSE_TOKEN
        or effect == ALL_GRASP_HERO
        or effect == ALL_LOSE_MOVE
    )


def bearers(state: Siege, effect: Effect) -> list[int]:
    """Who can take an effect that the group hands out; nobody: it is skipped."""
    found = [
        move(ASSIGN_TO, seat) for seat in range(state.box.seats) if can_apply(state, effect, seat)
    ]
    if not found:
        state.emit(events.SKIPPED, int(effect))
    return found


def can_apply(state: Siege, effect: Effect, seat: Seat) -> bool:
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


def apply(state: Siege, effect: Effect, seat: Seat, slot: Slot) -> None:
    """What each effect does. LB-RU booklet "Карты орды" and "Планшеты орды"."""
    if seat == NOTHING:
        state.emit(events.EFFECT, int(effect), int(slot))
    else:
        state.tell_of(events.EFFECT_ON, seat, int(effect), int(slot))
    if effect == GRASP:
        grasp.strike(state, slot)
    elif effect == DRAW:
        placement.draw(state, seat)
    elif effect == LOSE_LIFE:
        lose_life(state, seat)
    elif effect == LOSE_TOKEN:
        state.tasks.push(task(work.GIVE_UP_TOKEN, seat))
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


def _strike_all(state: Siege, effect: Effect) -> None:
    """Every hero in play, clockwise from the board in turn; who comes last may go short."""
    for step in range(SIDES):
        back = SIDES - 1 - step if effect == ALL_LOSE_TOKEN else step
        seat = state.box.side_seats[(state.side + back) % SIDES]
        if seat == NOTHING or not state.is_up(seat):
            continue
        if effect == ALL_LOSE_TOKEN:
            state.tasks.push(task(work.GIVE_UP_TOKEN, seat))  # the last one pushed comes first
        elif effect == ALL_GRASP_HERO:
            grasp.grasp_hero(state, seat)
        else:
            lie_down(state, seat)


def _reward(state: Siege, effect: Effect, seat: Seat) -> None:
    if effect == GAIN_EQUIPMENT:
        state.tasks.push(task(work.TAKE_EQUIPMENT, seat))
    elif effect == REMOVE_GRASP:
        state.tasks.push(task(work.CLEANSE, seat, 1))
    if effect == GAIN_LIFE or effect == GAIN_LIFE_AND_CALL:
        state.gain(seat, LIFE)
    if effect == GAIN_CALL or effect == GAIN_LIFE_AND_CALL:
        state.gain(seat, CALL)


def has_equipment(state: Siege) -> bool:
    """Whether any equipment lies in the reserve."""
    for colour in range(COLOURS):
        if state.reserve[colour]:
            return True
    return False


def equipment_to_take(state: Siege) -> list[int]:
    """A colour that lies in the reserve."""
    return [move(GAIN, colour) for colour in range(COLOURS) if state.reserve[colour]]


def tokens_to_lose(state: Siege, seat: Seat) -> list[int]:
    """A kind of round token the hero has; without any it loses nothing."""
    return [move(LOSE, kind) for kind in range(ROUND_TOKENS) if state.hero(seat, kind)]


def give_up(state: Siege, seat: Seat, kind: Token) -> None:
    state.give_back(seat, kind)
    state.tell_of(events.LOST, seat, int(kind))
