"""The game as a whole: what is pending is done, rolled or asked until somebody must decide."""

from mypy_extensions import i64

from garrison.core.contract import CHANCE, OVER, require_chance
from garrison.core.tasks import argument, code_of
from garrison.games.last_bastion.rules import (
    chance,
    combat,
    corruption,
    effects,
    grasp,
    hero_phase,
    horde_phase,
    movement,
    placement,
    setup,
    tiles,
    tower,
    victory,
    work,
)
from garrison.games.last_bastion.rules.siege import HERO, Siege
from garrison.games.last_bastion.rules.verbs import (
    field,
)
from garrison.games.last_bastion.rules.words import Move, Seat, Task


class LastBastion(Siege):
    """A position that can be played."""

    def moves(self) -> list[int]:
        if self.who == OVER:
            return []
        if self.who != CHANCE:
            return self.options[:]
        return chance.outcomes(self, self.tasks.top())

    def weights(self) -> list[int]:
        require_chance(self)
        return chance.weights(self, self.tasks.top())

    def total_weight(self) -> int:
        return chance.total_weight(self, self.tasks.top())

    def outcome(self, point: int) -> int:
        return chance.outcome_at(self, self.tasks.top(), point)

    def stream(self) -> int:
        return chance.stream(self.tasks.top())

    def play(self, move: int) -> None:
        pending = self.tasks.pop()
        if self.who == CHANCE:
            chance.take_outcome(self, pending, move)
        else:
            take_choice(self, pending, move)
        settle(self)

    def copy(self) -> "LastBastion":
        twin = LastBastion()
        twin.game = self.game
        twin.fill_from(self)
        return twin


def settle(state: Siege) -> None:
    """Do what needs nobody, until chance or a player with a real choice is to act."""
    while not state.ended:
        if state.tasks.is_empty():
            if not setup.is_ready(state):
                setup.arm_heroes(state)
            horde_phase.begin_turn(state)
            continue
        pending = state.tasks.top()
        code = code_of(pending)
        if code < work.FIRST_OF_CHANCE:
            state.tasks.pop()
            happen(state, pending)
        elif code < work.FIRST_OF_DECISIONS:
            state.await_chance()
            return
        else:
            found = choices(state, pending)
            if len(found) > 1:
                state.await_seat(decider(state, pending), found)
                return
            state.tasks.pop()
            if found:
                take_choice(state, pending, found[0])
    state.tasks.clear()


def happen(state: Siege, pending: Task) -> None:
    """Work that needs neither chance nor choice."""
    code = code_of(pending)
    if code == work.EFFECT:
        effects.happen(state, pending)
    elif code == work.BOARD_STEP:
        horde_phase.board_step(state)
    elif code == work.DEFEAT:
        victory.defeat(state, pending)
    elif code == work.DISCARD:
        placement.discard(state, argument(pending, 0))
    else:
        victory.end_fight(state)


def decider(state: Siege, pending: Task) -> Seat:
    """Whose decision it is: the hero concerned, else the one in turn, else the group's speaker.

    For a neutral board the first hero in play clockwise from it speaks for the group.
    """
    code = code_of(pending)
    if code == work.PLACE_CARD or code == work.ORDER_ENTRANCE:
        return state.speaker(argument(pending, 1))
    if (
        code == work.CHOOSE_HERO
        or code == work.KEEP_CORRUPTION
        or code == work.GIVE_UP_TOKEN
        or code == work.GRASP_ADJACENT
        or code == work.STEP
        or code == work.TAKE_EQUIPMENT
        or code == work.CLEANSE
    ):
        return argument(pending, 0)
    return state.speaker(state.active())


def choices(state: Siege, pending: Task) -> list[int]:
    """What the decider can choose from."""
    code = code_of(pending)
    if code == work.HERO_PHASE:
        return hero_phase.choices(state)
    if code < work.HERO_PHASE:
        return _horde_choices(state, pending, code)
    if code < work.CAST_NET:
        return _fight_choices(state, pending, code)
    return _tile_choices(state, pending, code)


def _horde_choices(state: Siege, pending: Task, code: i64) -> list[int]:
    if code == work.PLACE_CARD:
        return placement.places_for(state, argument(pending, 0), argument(pending, 1))
    if code == work.ORDER_RECURRING:
        return horde_phase.orders_of_recurring(state, argument(pending, 0))
    if code == work.ORDER_ENTRANCE:
        return horde_phase.orders_of_entrance(state, pending)
    if code == work.ASSIGN:
        return effects.bearers(state, argument(pending, 0))
    if code == work.KEEP_CORRUPTION:
        return corruption.may_keep()
    if code == work.GIVE_UP_TOKEN:
        return effects.tokens_to_lose(state, argument(pending, 0))
    if code == work.GRASP_ADJACENT:
        return corruption.tiles_to_grasp(state)
    return setup.heroes_left(state)


def _fight_choices(state: Siege, pending: Task, code: i64) -> list[int]:
    if code == work.CHOOSE_BEATEN:
        return combat.outcomes(state, pending)
    if code == work.KEEP_FIGHT:
        return combat.rerolls(state, argument(pending, 2))
    if code == work.PAY:
        return combat.payers(state, argument(pending, 0))
    if code == work.ORDER_BEATEN:
        return combat.orders_of_beaten(state, pending)
    if code == work.STEP:
        return movement.granted_steps(state, argument(pending, 0), argument(pending, 1) == 1)
    if code == work.TAKE_EQUIPMENT:
        return effects.equipment_to_take(state)
    return grasp.cleansings(state, argument(pending, 1) == 1)


def _tile_choices(state: Siege, pending: Task, code: i64) -> list[int]:
    if code == work.CAST_NET:
        return tiles.nets(state)
    if code == work.SHIFT:
        return tower.shifts(state)
    if code == work.SHIFT_AGAIN:
        return tower.more_shifts(state, pending)
    if code == work.KEEP_MARKET:
        return combat.rerolls(state, argument(pending, 0))
    if code == work.TREAT:
        return tiles.guests(state)
    if code == work.RAISE:
        return tiles.colours_to_raise(state)
    if code == work.DISPENSE:
        return tiles.dispensings(state)
    return tiles.burials(state) if code == work.BURY else tiles.traps(state)


def take_choice(state: Siege, pending: Task, number: Move) -> None:
    """The decider has chosen."""
    code = code_of(pending)
    if code == work.HERO_PHASE:
        state.tasks.push(pending)
        if not hero_phase.act(state, number):
            state.tasks.pop()
    elif code < work.HERO_PHASE:
        _take_horde_choice(state, pending, code, number)
    elif code < work.CAST_NET:
        _take_fight_choice(state, pending, code, number)
    else:
        _take_tile_choice(state, pending, code, number)


def _take_horde_choice(state: Siege, pending: Task, code: i64, number: Move) -> None:
    chosen = field(number, 0)
    if code == work.PLACE_CARD:
        placement.place(state, argument(pending, 0), chosen, argument(pending, 1))
    elif code == work.ORDER_RECURRING:
        horde_phase.resolve_recurring(state, argument(pending, 0), number)
    elif code == work.ORDER_ENTRANCE:
        horde_phase.resolve_entrance(state, pending, number)
    elif code == work.ASSIGN:
        effects.apply(state, argument(pending, 0), chosen, argument(pending, 1))
    elif code == work.KEEP_CORRUPTION:
        corruption.keep_or_reroll(state, pending, number)
    elif code == work.GIVE_UP_TOKEN:
        effects.give_up(state, argument(pending, 0), chosen)
    elif code == work.GRASP_ADJACENT:
        corruption.grasp_adjacent(state, chosen)
    else:
        state.set_hero(argument(pending, 0), HERO, chosen)


def _take_fight_choice(state: Siege, pending: Task, code: i64, number: Move) -> None:
    if code == work.CHOOSE_BEATEN:
        combat.settle_fight(state, number)
    elif code == work.KEEP_FIGHT:
        combat.keep_or_reroll(state, pending, number)
    elif code == work.PAY:
        combat.pay(state, pending, number)
    elif code == work.ORDER_BEATEN:
        combat.order_beaten(state, pending, number)
    elif code == work.STEP:
        movement.step(state, argument(pending, 0), number)
    elif code == work.TAKE_EQUIPMENT:
        state.gain(argument(pending, 0), field(number, 0))
    else:
        grasp.cleanse(state, number)


def _take_tile_choice(state: Siege, pending: Task, code: i64, number: Move) -> None:
    chosen = field(number, 0)
    if code == work.CAST_NET:
        tiles.cast_net(state, number)
    elif code == work.SHIFT:
        tower.shift(state, number)
    elif code == work.SHIFT_AGAIN:
        tower.shift_again(state, number)
    elif code == work.KEEP_MARKET:
        tiles.keep_or_reroll_market(state, pending, number)
    elif code == work.TREAT:
        tiles.treat(state, chosen)
    elif code == work.RAISE:
        tiles.raise_standard(state, chosen)
    elif code == work.DISPENSE:
        tiles.dispense(state, number)
    elif code == work.BURY:
        tiles.bury(state, chosen)
    else:
        tiles.set_trap(state, chosen)
