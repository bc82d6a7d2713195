"""The enemy attack: a card enters from the deck, or the camp moves up.

R18 "Нападение врага"; R15 "Нападение врага".
"""

from typing import Final

from mypy_extensions import i64

from garrison.core.contract import DECK
from garrison.core.draws import DrawStep, DrawVerb
from garrison.core.piles import Pile
from garrison.core.refusals import Refusal
from garrison.core.task_steps import AutomaticStep
from garrison.core.tasks import task as task_of
from garrison.core.verbs import Task, first
from garrison.games.bastion.rules.ending import (
    OVERRUN_WHILE_ADDING,
    OVERRUN_WHILE_MARCHING,
    check_victory,
    overrun,
)
from garrison.games.bastion.rules.events import ENTERED, MARCHED, SET_ASIDE
from garrison.games.bastion.rules.facts import DRAGON, FLYER, GIANT, PRIEST, SYMBIOTE, Card
from garrison.games.bastion.rules.position import (
    ASIDE,
    BROKE_IN,
    CHANCE_DECIDES,
    IN_SETUP,
    SECTIONS,
    STEPS,
    USABLE_SECTIONS,
    WHERE,
    Place,
    Position,
)
from garrison.games.bastion.rules.properties import (
    enter_citadel,
    fly,
    host_for,
    join,
    move_unit,
    put,
)
from garrison.games.bastion.rules.switches import flag
from garrison.games.bastion.rules.terms import ENEMY

PRIESTS_SET_ASIDE: Final[i64] = flag("priests-set-aside")


def landing(state: Position, start: Place) -> Place:
    """The first free section before an obstacle, marching towards the gate from `start`.

    Obstacles are the gate and other enemies; enemies standing side by side are passed. 0: none.
    """
    section = start - 1
    if section > state.facts.switches[USABLE_SECTIONS]:
        section = state.facts.switches[USABLE_SECTIONS]
    while section > 0:
        if state.head(section) < 0 and (section == 1 or state.head(section - 1) >= 0):
            return section
        section -= 1
    return 0


def giant_landing(state: Position) -> Place:
    """The free section nearest the gate, going clockwise from it. 0: none."""
    for section in range(1, state.facts.switches[USABLE_SECTIONS] + 1):
        if state.head(section) < 0:
            return section
    return 0


def tail(state: Position) -> Place:
    """The enemy that marches next: the one farthest from the gate along the march. 0: none."""
    for section in range(SECTIONS, 0, -1):
        if state.head(section) >= 0:
            return section
    return 0


class EnemyAttack(AutomaticStep[Position]):
    """Add an enemy while the deck has cards; after that the last enemy of the camp moves up."""

    def happen(self, state: Position, task: Task) -> None:
        if state.deck_is_empty():
            march(state)
        else:
            state.tasks.push(task_of(ADDING))


class AddEnemy(AutomaticStep[Position]):
    """Turn the top card over, if there is one."""

    def happen(self, state: Position, task: Task) -> None:
        if not state.deck_is_empty():
            state.tasks.push(task_of(REVEALING))


def march(state: Position) -> None:
    """With no cards left in the deck, the last enemy of the camp moves up to the first gap.

    R18 "Перемещение врага"; R15 "Враг из лагеря". No gap before the gate: the bastion falls.
    """
    origin = tail(state)
    if not origin:
        check_victory(state)
        return
    card = state.head(origin)
    section = landing(state, origin)
    if not section:
        overrun(state, card, OVERRUN_WHILE_MARCHING)
        return
    move_unit(state, origin, section)
    state.emit(MARCHED, int(card), int(origin), int(section))


class Reveal(DrawVerb[Position]):
    """A card comes from the deck: place it, test for victory, then do what it does on entering."""

    def pile(self, state: Position) -> Pile:
        return state.deck

    def elsewhere(self) -> Refusal:
        return CHANCE_DECIDES

    def take(self, state: Position, task: Task, move: i64) -> None:
        state.deck = state.deck.own()
        state.deck.draw(int(first(move)))
        enter(state, first(move))
        if not state.tasks.is_empty():
            check_victory(state)


def enter(state: Position, card: Card) -> None:
    """Place a revealed card. Properties that add enemies or expel defenders become pending."""
    facts = state.facts
    if facts.has(card, DRAGON):
        enter_citadel(state, card)
        return
    if facts.has(card, SYMBIOTE):
        host = host_for(state)
        if host:
            join(state, card, host)
            if facts.has(card, FLYER):
                fly(state, host)
            return
    section = giant_landing(state) if facts.has(card, GIANT) else landing(state, SECTIONS + 1)
    if not section:
        state.cells[WHERE + card] = BROKE_IN
        overrun(state, card, OVERRUN_WHILE_ADDING)
        return
    if must_wait(state, card, section):
        state.cells[WHERE + card] = ASIDE
        state.emit(SET_ASIDE, int(card))
        state.tasks.push(task_of(ADDING))
        return
    put(state, card, section)
    state.emit(ENTERED, int(card), int(section))
    call_more(state, card)
    if facts.has(card, FLYER):
        fly(state, section)


def must_wait(state: Position, card: Card, section: Place) -> bool:
    """At set-up a priest does not come next to another priest. R18 "Свойства врагов"."""
    facts = state.facts
    if not (state.cells[IN_SETUP] and facts.is_on(PRIESTS_SET_ASIDE) and facts.has(card, PRIEST)):
        return False
    return _is_priest(state, section - 1) or _is_priest(state, section + 1)


def _is_priest(state: Position, section: i64) -> bool:
    if section < 1 or section > SECTIONS:
        return False
    card = state.head(section)
    return card >= 0 and state.has(card, PRIEST)


def call_more(state: Position, card: Card) -> None:
    """A scout brings one more enemy along, the Spy two."""
    more: i64 = state.facts.calls[card]
    while more:
        state.tasks.push(task_of(ADDING))
        more -= 1


REVEALING: Final[i64] = STEPS.add(
    DrawStep(
        "reveal-enemy", Reveal("reveal {enemy}", ENEMY), stream=DECK, template="reveal an enemy"
    )
)
ADDING: Final[i64] = STEPS.add(AddEnemy("add-enemy", "add an enemy"))
ENEMY_ATTACKS: Final[i64] = STEPS.add(EnemyAttack("enemy-attack", "enemy attack"))
