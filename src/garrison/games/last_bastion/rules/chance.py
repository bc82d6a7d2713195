"""What chance can bring, how likely each result is, and what comes of it."""

from mypy_extensions import i64

from garrison.core.contract import DECK, DICE, SETUP
from garrison.core.tasks import argument, code_of
from garrison.games.last_bastion.rules import combat, corruption, placement, setup, tiles, work
from garrison.games.last_bastion.rules.siege import HERO, Siege
from garrison.games.last_bastion.rules.verbs import CORRUPTED, DISCARDED, DRAWN, field, move
from garrison.games.last_bastion.rules.words import NOTHING, Move, Task


def stream(pending: Task) -> int:
    """Set-up, deck or dice."""
    code = code_of(pending)
    if code < work.DRAW_CARD:
        return SETUP
    return DECK if code <= work.DISCARD_CARD else DICE


def dice_rolled(pending: Task) -> i64:
    """How many combat dice a task rolls; NOTHING if it rolls none."""
    code = code_of(pending)
    if code == work.ROLL_FIGHT:
        return argument(pending, 3)
    return argument(pending, 1) if code == work.ROLL_MARKET else NOTHING


def outcomes(state: Siege, pending: Task) -> list[int]:
    """Everything that can come."""
    code, dice = code_of(pending), dice_rolled(pending)
    if dice != NOTHING:
        return state.box.roll_moves[dice][:]
    if code == work.DRAW_CARD:
        return [move(DRAWN, card) for card in state.deck.draws()]
    if code == work.ROLL_CORRUPTION:
        return corruption.faces()
    if code == work.DISCARD_CARD:
        return [move(DISCARDED, card) for card in state.deck.bottom_draws()]
    if code == work.LAY_TILE:
        return setup.tiles_left(state)
    if code == work.SET_BOARDS:
        return setup.orders_of_boards(state)
    if code == work.DEAL_HERO:
        return setup.heroes_left(state)
    return setup.seats_to_begin(state)


def weights(state: Siege, pending: Task) -> list[int]:
    """How likely each of these is, as whole numbers."""
    code, dice = code_of(pending), dice_rolled(pending)
    if dice != NOTHING:
        return state.box.roll_weights[dice][:]
    if code == work.DRAW_CARD:
        return state.deck.draw_weights()
    if code == work.DISCARD_CARD:
        return state.deck.bottom_draw_weights()
    return [1] * len(outcomes(state, pending))


def total_weight(state: Siege, pending: Task) -> int:
    """The sum of the weights, without making the list where that is easy."""
    code, dice = code_of(pending), dice_rolled(pending)
    if dice != NOTHING:
        return state.box.roll_totals[dice]
    if code == work.DRAW_CARD:
        return state.deck.draw_total()
    if code == work.ROLL_CORRUPTION:
        return 6
    total = 0
    for weight in weights(state, pending):
        total += weight
    return total


def outcome_at(state: Siege, pending: Task, point: int) -> int:
    """The outcome on which a point from 0 to total_weight() - 1 falls."""
    code, dice = code_of(pending), dice_rolled(pending)
    if code == work.DRAW_CARD:
        return move(DRAWN, state.deck.draw_at(point))
    if code == work.ROLL_CORRUPTION:
        return move(CORRUPTED, point)
    listed = state.box.roll_weights[dice] if dice != NOTHING else weights(state, pending)
    index = 0
    while point >= listed[index]:
        point -= listed[index]
        index += 1
    return state.box.roll_moves[dice][index] if dice != NOTHING else outcomes(state, pending)[index]


def take_outcome(state: Siege, pending: Task, number: Move) -> None:
    """Chance has spoken."""
    code, result = code_of(pending), field(number, 0)
    if code == work.ROLL_FIGHT:
        combat.rolled(state, pending, result)
    elif code == work.DRAW_CARD:
        placement.take(state, result, argument(pending, 0))
    elif code == work.ROLL_CORRUPTION:
        corruption.show(state, pending, result)
    elif code == work.ROLL_MARKET:
        tiles.market_rolled(state, pending, result)
    elif code == work.DISCARD_CARD:
        placement.lose_last(state, result)
    elif code == work.LAY_TILE:
        setup.lay_tile(state, result)
    elif code == work.SET_BOARDS:
        setup.set_boards(state, result)
    elif code == work.DEAL_HERO:
        state.set_hero(argument(pending, 0), HERO, result)
    else:
        setup.begin_with(state, result)
