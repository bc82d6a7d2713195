"""A turn: the enemy attack, the defender's actions, and whose decision it is.

R18 "Ход игры"; R15 "Порядок хода". `Bastion` is the position that the contract knows.
"""

from mypy_extensions import i64

from garrison.core.contract import CHANCE, DECK, OVER, SETUP, require_chance, require_over
from garrison.core.tasks import argument, code_of, task
from garrison.games.bastion.rules import setup
from garrison.games.bastion.rules.actions import act, act_moves, answer, answer_moves, begin_duty
from garrison.games.bastion.rules.box import Box
from garrison.games.bastion.rules.codes import (
    ACTING,
    ADDING,
    BEGINNING_ACTIONS,
    BEGINNING_TURN,
    DEAL,
    DEALING,
    DRAWING,
    ENDING_SETUP,
    ENEMY_ATTACKS,
    KEEPING,
    LAST_CHANCE,
    LAST_DECISION,
    LAYING_DISTRICT,
    LAYING_SOURCE,
    MAKING_DECKS,
    MAY_PERFORM,
    OCCUPYING,
    PICKING_CLASS,
    REVEAL,
    REVEALING,
    SENDING_DRAGON,
    SENDING_FLYER,
    SHUFFLING_RETURNED,
    TURN_BEGAN,
)
from garrison.games.bastion.rules.ending import WON
from garrison.games.bastion.rules.enemy_attack import add, attack, reveal
from garrison.games.bastion.rules.position import (
    DONE,
    ENDING,
    ON_THE_RUN,
    REFUSED,
    SEATS,
    TURN,
    USED,
    Position,
    Seat,
)
from garrison.games.bastion.rules.properties import occupy
from garrison.games.bastion.rules.rituals import (
    continue_performing,
    deal,
    draw,
    settle_offer,
    shuffle_returned,
)


class Bastion(Position):
    """One position of the siege, as everybody outside the rules uses it."""

    def actor(self) -> int:
        if self.cells[ENDING]:
            return OVER
        top = self.tasks.top()
        return CHANCE if code_of(top) <= LAST_CHANCE else int(argument(top, 0))

    def moves(self) -> list[int]:
        moves: list[int] = []
        if self.cells[ENDING]:
            return moves
        top = self.tasks.top()
        code = code_of(top)
        if code == ACTING:
            act_moves(self, argument(top, 0), moves)
        elif code > LAST_CHANCE:
            answer_moves(self, top, moves)
        else:
            _outcomes(self, code, moves)
        return moves

    def weights(self) -> list[int]:
        require_chance(self)
        code = code_of(self.tasks.top())
        if code == REVEALING:
            return self.deck.draw_weights()
        if code == DEALING:
            return self.rituals.draw_weights()
        return [1] * len(self.moves())

    def total_weight(self) -> int:
        code = code_of(self.tasks.top())
        if code == REVEALING:
            return self.deck.draw_total()
        if code == DEALING:
            return self.rituals.draw_total()
        return len(self.moves())

    def outcome(self, point: int) -> int:
        code = code_of(self.tasks.top())
        if code == REVEALING:
            return REVEAL | self.deck.draw_at(point) << 8
        if code == DEALING:
            return DEAL | self.rituals.draw_at(point) << 8
        return self.moves()[point]

    def stream(self) -> int:
        code = code_of(self.tasks.top())
        return DECK if code == REVEALING or code == DEALING else SETUP

    def play(self, move: int) -> None:
        top = self.tasks.pop()
        code = code_of(top)
        chosen: i64 = move
        if code == ACTING:
            act(self, argument(top, 0), chosen)
        elif code > LAST_CHANCE:
            answer(self, top, chosen)
        else:
            _happen(self, top, chosen >> 8)
        settle(self)

    def copy(self) -> "Bastion":
        twin = Bastion()
        twin.game = self.game
        twin.box = self.box
        twin.cells = self.cells[:]
        twin.deck = self.deck
        twin.rituals = self.rituals
        twin.tasks = self.tasks.copy()
        return twin

    def key(self) -> list[int]:
        row = [int(cell) for cell in self.cells]
        pending = self.tasks.key()
        return [*row, len(pending), *pending, *self.deck.key(), *self.rituals.key()]

    def ending(self) -> int:
        return int(self.cells[ENDING])

    def scores(self) -> list[int]:
        require_over(self)
        return [1 if self.cells[ENDING] == WON else 0] * int(self.box.seats)


def new_game(box: Box) -> Bastion:
    """The position before anything is set up."""
    state = Bastion()
    setup.begin(state, box)
    settle(state)
    return state


def _outcomes(state: Position, code: i64, moves: list[int]) -> None:
    """What chance can bring."""
    if code == REVEALING:
        for card in state.deck.draws():
            moves.append(REVEAL | card << 8)
    elif code == DEALING:
        for card in state.rituals.draws():
            moves.append(DEAL | card << 8)
    elif code == LAYING_DISTRICT:
        setup.district_moves(state, moves)
    elif code == LAYING_SOURCE:
        setup.source_moves(state, moves)
    elif code == SENDING_FLYER:
        setup.flyer_moves(state, moves)
    elif code == SENDING_DRAGON:
        setup.dragon_moves(state, moves)
    else:
        setup.class_moves(state, moves)


def _happen(state: Position, top: i64, value: i64) -> None:
    """What chance decided."""
    code, first = code_of(top), argument(top, 0)
    if code == REVEALING:
        reveal(state, value)
    elif code == DEALING:
        deal(state, first, value)
    elif code == LAYING_DISTRICT:
        setup.lay_district(state, first, value)
    elif code == LAYING_SOURCE:
        setup.lay_source(state, first, value)
    elif code == SENDING_FLYER:
        setup.send_flyer(state, first, value)
    elif code == SENDING_DRAGON:
        setup.send_dragon(state, value)
    elif code == PICKING_CLASS:
        setup.pick_class(state, value)


def settle(state: Position) -> None:
    """Do everything that does itself, until somebody or chance has to decide."""
    while not state.cells[ENDING]:
        top = state.tasks.top()
        if code_of(top) <= LAST_DECISION:
            return
        _proceed(state, state.tasks.pop())


def _proceed(state: Position, top: i64) -> None:
    code, first = code_of(top), argument(top, 0)
    if code == ENEMY_ATTACKS:
        attack(state)
    elif code == ADDING:
        add(state)
    elif code == BEGINNING_TURN:
        begin_turn(state, first)
    elif code == BEGINNING_ACTIONS:
        begin_actions(state, first)
    elif code == OCCUPYING:
        occupy(state, first)
    elif code == MAY_PERFORM:
        continue_performing(state, first)
    elif code == DRAWING:
        draw(state, first)
    elif code == KEEPING:
        settle_offer(state, first)
    elif code == MAKING_DECKS:
        setup.make_decks(state)
    elif code == SHUFFLING_RETURNED:
        shuffle_returned(state)
    elif code == ENDING_SETUP:
        setup.end_setup(state)


def begin_turn(state: Position, seat: Seat) -> None:
    """R18: actions, then the enemy attack. R15: the enemy attack, then actions."""
    state.cells[TURN] = seat
    state.cells[USED] = 0
    for each in range(SEATS):
        state.cells[REFUSED + each] = 0
    state.emit(TURN_BEGAN, int(seat))
    state.tasks.push(task(BEGINNING_TURN, (seat + 1) % state.box.seats))
    if state.box.attack_first:
        state.tasks.push(task(BEGINNING_ACTIONS, seat))
        state.tasks.push(task(ENEMY_ATTACKS))
    else:
        state.tasks.push(task(ENEMY_ATTACKS))
        state.tasks.push(task(BEGINNING_ACTIONS, seat))


def begin_actions(state: Position, seat: Seat) -> None:
    state.cells[DONE] = 0
    state.cells[ON_THE_RUN] = 0
    begin_duty(state, seat)
    state.tasks.push(task(ACTING, seat))
