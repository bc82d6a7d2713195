"""What pending work of a document must be: something the rules could have left undone."""

from typing import Final

from garrison.core.documents import DocumentReader
from garrison.core.reasons import Reason
from garrison.core.tasks import argument, code_of
from garrison.games.last_bastion.rules import (
    corruption,
    effects,
    fight,
    grasp,
    horde_phase,
    movement,
    placement,
    setup,
    tiles,
    tower,
    victory,
)
from garrison.games.last_bastion.rules.position import HERO, Position
from garrison.games.last_bastion.rules.terms import GRASP, NOTHING, PER_KIND, SLOTS

_OF_A_SEAT: Final = {
    placement.DRAW_CARD: 0,
    corruption.ROLL_CORRUPTION: 0,
    corruption.KEEP_CORRUPTION: 0,
    effects.GIVE_UP_TOKEN: 0,
    corruption.GRASP_ADJACENT: 0,
    movement.STEP: 0,
    effects.TAKE_EQUIPMENT: 0,
    grasp.CLEANSE: 0,
    placement.PLACE_CARD: 1,
}
"""Tasks whose hero must be in play, and which argument names it."""

_OF_THE_TURN: Final = (
    fight.ROLL_FIGHT,
    fight.KEEP_FIGHT,
    fight.CHOOSE_BEATEN,
    fight.PAY,
    fight.ORDER_BEATEN,
    tiles.ROLL_MARKET,
    tiles.CAST_NET,
    tower.SHIFT,
    tower.SHIFT_AGAIN,
    tiles.KEEP_MARKET,
    tiles.TREAT,
    tiles.RAISE,
    tiles.DISPENSE,
    tiles.BURY,
    tiles.SET_TRAP,
)
"""Steps that only a hero in turn can have brought about."""
_OF_TWO_CARDS: Final = {
    fight.ROLL_FIGHT: 1,
    fight.KEEP_FIGHT: 1,
    fight.CHOOSE_BEATEN: 1,
    fight.ORDER_BEATEN: 0,
}
"""Tasks about a slot and another one, and what is added to the other."""


def check_task(state: Position, reader: DocumentReader, number: int) -> None:
    """A hero must be in turn to act, one who is asked must be in play, effects must exist."""
    code = int(code_of(number))
    if code in _OF_A_SEAT and not state.is_up(argument(number, _OF_A_SEAT[code])):
        _fault(reader, "seat", "not-in-play")
    if code in _OF_THE_TURN and state.active() == NOTHING:
        _fault(reader, "task", "nobody-in-turn")
    if code in _OF_TWO_CARDS:
        second = argument(number, 1) - _OF_TWO_CARDS[code]
        if second == argument(number, 0):
            _fault(reader, "second", "repeated")
    if code == placement.PLACE_CARD and state.is_crowded():
        _fault(reader, "task", "crowded")
    _check_effects(state, reader, number)
    _check_dice(state, reader, number)


def _check_effects(state: Position, reader: DocumentReader, number: int) -> None:
    """Effects still to come are effects of the cards that stand there."""
    code = int(code_of(number))
    if code == horde_phase.ORDER_RECURRING:
        there = horde_phase.recurring_now(state, state.side) if state.side != NOTHING else 0
        if argument(number, 0) & ~there:
            _fault(reader, "effects", "no-effect")
    elif code == placement.ORDER_ENTRANCE:
        card = state.slots[argument(number, 0)]
        for at in range(12):
            pending = argument(number, 2) >> at & 1
            if pending and (at >= PER_KIND or card == NOTHING or state.facts.effect(card, at) < 0):
                _fault(reader, "effects", "no-effect")
                return
    elif code in (effects.HAPPEN, effects.ASSIGN) and argument(number, 0) == GRASP:
        slot = argument(number, 2 if code == effects.HAPPEN else 1)
        if slot == SLOTS or state.slots[slot] == NOTHING:
            _fault(reader, "slot", "no-effect")


def _check_dice(state: Position, reader: DocumentReader, number: int) -> None:
    code, facts = int(code_of(number)), state.facts
    if code in (fight.ROLL_FIGHT, tiles.ROLL_MARKET):
        first = 2 if code == fight.ROLL_FIGHT else 0
        dice = facts.dice_in(argument(number, first)) + argument(number, first + 1)
        if dice > facts.white_dice + facts.grey_dice:
            _fault(reader, "dice", "dice")
    elif code in (fight.KEEP_FIGHT, tiles.KEEP_MARKET):
        roll = argument(number, 2 if code == fight.KEEP_FIGHT else 0)
        if facts.dice_in(roll) > facts.white_dice:
            _fault(reader, "roll", "dice")


def check_whole(state: Position, reader: DocumentReader, in_setup: bool) -> None:
    """What is left of the set-up is pending; a card is beaten and discarded once."""
    tasks = state.tasks.key()
    codes = [int(code_of(each)) for each in tasks]
    state.fighting = int(victory.END_FIGHT in codes)
    leaving = [
        argument(each, 0) for each in tasks if code_of(each) in (victory.DEFEAT, placement.DISCARD)
    ]
    leaving += [slot for each in tasks for slot in _beaten(each)]
    if len(set(leaving)) < len(leaving):
        _fault(reader, "pending", "repeated")
    if in_setup and not _is_setup_complete(state, codes):
        _fault(reader, "pending", "stage")


def _beaten(number: int) -> list[int]:
    if code_of(number) != fight.ORDER_BEATEN:
        return []
    return [int(argument(number, 0)), int(argument(number, 1))]


def _is_setup_complete(state: Position, codes: list[int]) -> bool:
    """Everything is either laid out or still to come, and not both."""
    laid = len([tile for tile in state.tiles[:9] if tile != NOTHING])
    boards = len([colour for colour in state.boards[:4] if colour != NOTHING])
    waiting = codes.count(setup.DEAL_HERO) + codes.count(setup.CHOOSE_HERO)
    heroes = [seat for seat in range(state.facts.seats) if state.hero(seat, HERO) != NOTHING]
    return (
        codes.count(setup.LAY_TILE) == (laid < 8)
        and laid != 8
        and codes.count(setup.SET_BOARDS) == (boards == 0)
        and boards in (0, 4)
        and waiting + len(heroes) == state.facts.seats
        and codes.count(setup.BEGIN) == (state.side == NOTHING)
    )


def _fault(reader: DocumentReader, key: str, id: str) -> None:
    reader.fault(key, Reason(f"last-bastion-fault-{id}"))
