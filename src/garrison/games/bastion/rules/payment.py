"""Paying for an attack, colour by colour where there is a choice, and what victory brings.

R18 "Атака", "Проведение ритуалов", "Свойства врагов" (combined enemies, dragons).
"""

from typing import Final

from mypy_extensions import i64

from garrison.core.moves import Moves
from garrison.core.refusals import COUNT, OK, Argument, Refused
from garrison.core.tasks import argument
from garrison.core.tasks import task as task_of
from garrison.core.verbs import Task, Verb, first, second
from garrison.games.bastion.rules.ending import check_victory
from garrison.games.bastion.rules.events import DEFEATED, PAID
from garrison.games.bastion.rules.leaving import LEAVING
from garrison.games.bastion.rules.mana import (
    ANY,
    COLOURS,
    Mana,
    amount,
    covers,
    lacks,
    some,
    total,
)
from garrison.games.bastion.rules.position import (
    ALCHEMY_CAST,
    ATTACKED,
    BELOW,
    CAME_FROM,
    CITADEL,
    CITADEL_STACK,
    CREDIT,
    DONE,
    DUTY,
    HEAD,
    NOTHING,
    ON_THE_RUN,
    PAID_SO_FAR,
    PAYING_COLOUR,
    PURSE,
    RAN_IN,
    RELIEF,
    RESERVE,
    STEPS,
    TARGET,
    AttackStep,
    Place,
    Position,
    Seat,
)
from garrison.games.bastion.rules.rituals import MAY_PERFORM
from garrison.games.bastion.rules.spells import spend_lifted
from garrison.games.bastion.rules.strength import colour_of, fixed_price, price
from garrison.games.bastion.rules.switches import flag
from garrison.games.bastion.rules.terms import COLOUR, DISCS, SEAT

MUST_AFFORD_NEXT_DRAGON: Final[i64] = flag("must-afford-next-dragon")
"""Whether who kills a dragon must leave unless he can pay for the next one."""


def begin_payment(state: Position, seat: Seat) -> None:
    state.cells[PAID_SO_FAR] = 0
    state.cells[PAYING_COLOUR] = 0
    continue_payment(state, seat)


def discs_due(state: Position) -> i64:
    """How many discs the reducible parts still cost, relief counted; never all of them."""
    left = total(price(state, state.cells[TARGET])) - state.cells[RELIEF]
    least = least_due(state)
    return left if left > least else least


def least_due(state: Position) -> i64:
    """One disc, unless an immune part is paid for anyway. R18 "Пламя", "Молния"."""
    return 0 if fixed_price(state, state.cells[TARGET]) else 1


def most_to_pay(state: Position, seat: Seat) -> Mana:
    """The most discs of each colour that can go towards the reducible parts."""
    place = state.cells[TARGET]
    have = state.purse(seat) - fixed_price(state, place)
    need = price(state, place)
    if state.cells[ALCHEMY_CAST] or amount(need, ANY):
        return have
    return need - lacks(have, need)


def least_and_most(state: Position, seat: Seat) -> tuple[i64, i64]:
    """Between which numbers of discs of the colour in turn there is a choice."""
    colour = state.cells[PAYING_COLOUR]
    left = discs_due(state) - total(state.cells[PAID_SO_FAR])
    payable = most_to_pay(state, seat)
    most = amount(payable, colour)
    later = total(payable >> (colour + 1) * 8)
    least = left - later
    if least < 0:
        least = 0
    return least, (most if most < left else left)


def continue_payment(state: Position, seat: Seat) -> None:
    """Pay what there is no choice about; stop where there is one."""
    while state.cells[PAYING_COLOUR] < COLOURS:
        least, most = least_and_most(state, seat)
        if least != most:
            state.tasks.push(task_of(PAYING, seat))
            return
        pay(state, least)
    defeat(state, seat)


def pay(state: Position, count: i64) -> None:
    """So many discs of the colour in turn."""
    state.cells[PAID_SO_FAR] += some(count, state.cells[PAYING_COLOUR])
    state.cells[PAYING_COLOUR] += 1


class Pay(Verb[Position]):
    """So many discs of the colour in turn; between which numbers is told."""

    def moves(self, state: Position, task: Task, into: Moves) -> None:
        least, most = least_and_most(state, argument(task, 0))
        for count in range(least, most + 1):
            into.add(self.of(count, state.cells[PAYING_COLOUR]))

    def why_not(self, state: Position, task: Task, move: i64) -> Refused:
        least, most = least_and_most(state, argument(task, 0))
        colour = state.cells[PAYING_COLOUR]
        fits = second(move) == colour and least <= first(move) <= most
        return OK if fits else PAY_RANGE.told(least, most, colour)

    def take(self, state: Position, task: Task, move: i64) -> None:
        pay(state, first(move))
        continue_payment(state, argument(task, 0))


def defeat(state: Position, seat: Seat) -> None:
    """The mana goes to the reserve, the enemy's cards become spells, rituals may follow."""
    place = state.cells[TARGET]
    paid = state.cells[PAID_SO_FAR] + fixed_price(state, place)
    state.cells[PURSE + seat] -= paid
    state.cells[RESERVE] += paid
    state.emit(PAID, int(seat), int(paid))
    spend_lifted(state)
    credit = _take_cards(state, seat, place)
    _forget_attack(state)
    state.cells[DONE] |= ATTACKED
    if place == CITADEL_STACK:
        state.cells[DUTY] = 0
    if check_victory(state):
        return
    if must_leave(state, seat, place):
        state.tasks.push(task_of(LEAVING, seat))
    state.cells[CREDIT] = credit
    state.tasks.push(task_of(MAY_PERFORM, seat))


def _take_cards(state: Position, seat: Seat, place: Place) -> Mana:
    """Every part becomes a spell of the attacker. Returns the colours rituals may use."""
    credit: i64 = 0
    card = state.head(place)
    state.cells[HEAD + place] = NOTHING
    if place == CITADEL_STACK:
        state.cells[HEAD + place] = state.below(card)
        state.cells[BELOW + card] = NOTHING
    while card >= 0:
        credit += some(1, colour_of(state, card, place))
        state.emit(DEFEATED, int(seat), int(card), int(place))
        under = state.below(card)
        state.cells[BELOW + card] = NOTHING
        state.give_spell(seat, card)
        card = under
    return credit


def _forget_attack(state: Position) -> None:
    state.cells[TARGET] = 0
    state.cells[RELIEF] = 0
    state.cells[ALCHEMY_CAST] = 0
    state.cells[CAME_FROM] = 0
    state.cells[RAN_IN] = 0
    state.cells[PAID_SO_FAR] = 0
    state.cells[PAYING_COLOUR] = 0
    state.cells[ON_THE_RUN] = 0


def must_leave(state: Position, seat: Seat, place: Place) -> bool:
    """After a dragon's defeat the next one drives the defender out unless he can pay for it.

    R18 "Свойства врагов"; spells do not count. In R15 he stays until his next turn.
    """
    if place != CITADEL_STACK or not state.is_on(MUST_AFFORD_NEXT_DRAGON):
        return False
    if state.tile(seat) != CITADEL or not state.has_dragon():
        return False
    need = price(state, CITADEL_STACK)
    if amount(need, ANY):
        return total(state.purse(seat)) < total(need)
    return not covers(state.purse(seat), need)


PAY_RANGE: Final = STEPS.refusals.add(
    "pay-range",
    Argument("least", COUNT),
    Argument("most", COUNT),
    Argument("colour", COLOUR),
    section="attacking",
)
PAY: Final = Pay("pay {discs} {colour}", DISCS, COLOUR)
PAYING: Final[i64] = STEPS.add(
    AttackStep("pay", PAY, template="pay: {seat}", fields=[Argument("seat", SEAT)])
)
