"""Before the first turn, and between deals: races, the dealer, the field of face-down cards."""

from typing import Final

from mypy_extensions import i64

from garrison.core.contract import CHANCE
from garrison.core.draws import EvenChanceStep
from garrison.core.refusals import OK, Argument, Refused
from garrison.core.steps import Step
from garrison.core.verbs import Task, Verb, first
from garrison.games.unbreakable_castle.rules.events import (
    DEALER_DRAWN,
    DEALT,
    RACE_TAKEN,
    RESHUFFLED,
)
from garrison.games.unbreakable_castle.rules.opening import OPEN_STAGE
from garrison.games.unbreakable_castle.rules.position import STEPS, TOP, Position
from garrison.games.unbreakable_castle.rules.terms import (
    CHOSEN_RACES,
    NOTHING,
    RACE,
    RACES,
    RESOURCES,
    SEAT,
    Race,
    Seat,
)

RACE_TAKEN_ALREADY: Final = STEPS.refusals.add(
    "race-taken", Argument("race", RACE), section="races"
)


def why_race_taken(position: Position, race: Race) -> Refused:
    for taken in position.races:
        if taken == race:
            return RACE_TAKEN_ALREADY.told(race)
    return OK


class TakeRace(Verb[Position]):
    """Take a race: no two players share one."""

    def why_not(self, state: Position, task: Task, move: i64) -> Refused:
        return why_race_taken(state, first(move))

    def take(self, state: Position, task: Task, move: i64) -> None:
        take_race(state, first(move))


def free_races(position: Position) -> list[int]:
    """Every race that nobody plays yet."""
    return [race for race in range(int(RACES)) if why_race_taken(position, race) == OK]


class TakeRaces(Step[Position]):
    """Races are dealt, or chosen in turn where that was agreed."""

    def decider(self, state: Position, task: Task) -> int:
        return int(state.seat) if state.facts.how_races == CHOSEN_RACES else CHANCE


def take_race(position: Position, race: Race) -> None:
    """A player takes a race and what it starts with.

    UC "Стартовые условия".
    """
    seat = position.seat
    position.races[seat] = race
    for resource in range(RESOURCES):
        kit = position.facts.kit[race * RESOURCES + resource]
        position.bank[resource] -= kit
        position.goods[seat * RESOURCES + resource] = kit
    position.emit(RACE_TAKEN, int(seat), int(race))
    position.seat += 1
    if position.seat == position.facts.seats:
        position.stage = DEALER_STAGE
        position.seat = 0


class AppointDealer(Verb[Position]):
    """The first dealer, drawn by lot, lays out the first field. UC set-up 4."""

    def take(self, state: Position, task: Task, move: i64) -> None:
        state.emit(DEALER_DRAWN, int(first(move)))
        state.dealer = first(move)
        lay_out(state)


TAKE_RACE: Final = TakeRace("race {race}", RACE)
RACE_STAGE: Final[i64] = STEPS.add(TakeRaces("races", TAKE_RACE))
DEALER_STAGE: Final[i64] = STEPS.add(EvenChanceStep("dealer", AppointDealer("dealer {seat}", SEAT)))


def is_setting_up(position: Position) -> bool:
    return position.stage == RACE_STAGE or position.stage == DEALER_STAGE


def lay_out(position: Position) -> None:
    """The dealer lays out the field face down, row by row; who sits to the left begins.

    UC set-up 6-8. With too few cards for a field the rest of the deck stays on top and the
    discard is shuffled under it (our ruling; the rulebook knows no reshuffle), so the first
    cells hold the old rest.
    """
    facts, cells = position.facts, position.facts.cells()
    left: i64 = position.pile.size()
    position.older = 0
    if left < cells:
        position.older = left
        _shuffle_discard_under(position)
    for cell in range(cells):
        position.field[cell] = NOTHING
    position.opened = 0
    position.emit(DEALT, int(position.dealer), int(cells))
    start_turn(position, (position.dealer + 1) % facts.seats)


def _shuffle_discard_under(position: Position) -> None:
    pile = position.pile.own()
    discard = [card for card in range(int(position.facts.cards())) if not pile.may_hold(card)]
    position.emit(RESHUFFLED, pile.size(), len(discard))
    pile.add_layer([pile.add_pool(discard, len(discard))], len(discard))
    position.pile = pile
    position.discarded = 0


def start_turn(position: Position, seat: Seat) -> None:
    position.stage = OPEN_STAGE
    position.seat = seat
    position.cell = NOTHING
    position.step = TOP
    position.has_quested = False
    position.has_built = False
    position.offers = 0
    position.trader_uses = 0


def end_deal(position: Position) -> None:
    """All cards are open: they go to the discard and the deal passes to the left.

    UC "Игровое поле", set-up 4. The new dealer's left neighbour begins, even though that breaks
    the running order: everybody opens equally many cards in every deal, the dealer last.
    """
    position.discarded += position.facts.cells()
    position.dealer = (position.dealer + 1) % position.facts.seats
    lay_out(position)
