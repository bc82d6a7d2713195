"""Before the first turn, and between deals: races, the dealer, the field of face-down cards."""

from mypy_extensions import i64

from garrison.games.unbreakable_castle.rules.box import NOTHING, RACES, RESOURCES, Race, Seat
from garrison.games.unbreakable_castle.rules.events import (
    DEALER_DRAWN,
    DEALT,
    RACE_TAKEN,
    RESHUFFLED,
)
from garrison.games.unbreakable_castle.rules.position import (
    DEALER_STAGE,
    OPEN_STAGE,
    TOP,
    Position,
)


def free_races(position: Position) -> list[int]:
    """Every race that nobody plays yet: no two players share one."""
    taken: i64 = 0
    one: i64 = 1
    for race in position.races:
        if race != NOTHING:
            taken |= one << race
    return [race for race in range(int(RACES)) if not taken >> race & 1]


def take_race(position: Position, race: Race) -> None:
    """A player takes a race and what it starts with.

    UC "Стартовые условия".
    """
    seat = position.seat
    position.races[seat] = race
    for resource in range(RESOURCES):
        kit = position.box.kit[race * RESOURCES + resource]
        position.bank[resource] -= kit
        position.goods[seat * RESOURCES + resource] = kit
    position.emit(RACE_TAKEN, int(seat), int(race))
    position.seat += 1
    if position.seat == position.box.seats:
        position.stage = DEALER_STAGE
        position.seat = 0


def appoint_dealer(position: Position, seat: Seat) -> None:
    """The first dealer, drawn by lot, lays out the first field. UC set-up 4."""
    position.emit(DEALER_DRAWN, int(seat))
    position.dealer = seat
    lay_out(position)


def lay_out(position: Position) -> None:
    """The dealer lays out the field face down, row by row; who sits to the left begins.

    UC set-up 6-8. With too few cards for a field the rest of the deck stays on top and the
    discard is shuffled under it (our ruling; the rulebook knows no reshuffle), so the first
    cells hold the old rest.
    """
    box, cells = position.box, position.box.cells()
    left: i64 = position.pile.size()
    position.older = 0
    if left < cells:
        position.older = left
        _shuffle_discard_under(position)
    for cell in range(cells):
        position.field[cell] = NOTHING
    position.opened = 0
    position.emit(DEALT, int(position.dealer), int(cells))
    start_turn(position, (position.dealer + 1) % box.seats)


def _shuffle_discard_under(position: Position) -> None:
    pile = position.pile
    discard = [card for card in range(int(position.box.cards())) if not pile.may_hold(card)]
    position.emit(RESHUFFLED, pile.size(), len(discard))
    pile.add_layer([pile.add_pool(discard, len(discard))], len(discard))
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
    position.discarded += position.box.cells()
    position.dealer = (position.dealer + 1) % position.box.seats
    lay_out(position)
