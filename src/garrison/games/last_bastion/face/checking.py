"""What pending work of a document must be: something the rules could have left undone."""

from typing import Final

from garrison.core.documents import DocumentReader
from garrison.core.reasons import Reason
from garrison.core.tasks import argument, code_of
from garrison.games.last_bastion.rules import work
from garrison.games.last_bastion.rules.horde_phase import recurring_now
from garrison.games.last_bastion.rules.siege import HERO, Siege
from garrison.games.last_bastion.rules.words import GRASP, NOTHING, PER_KIND, SLOTS

_OF_A_SEAT: Final = {
    work.DRAW_CARD: 0,
    work.ROLL_CORRUPTION: 0,
    work.KEEP_CORRUPTION: 0,
    work.GIVE_UP_TOKEN: 0,
    work.GRASP_ADJACENT: 0,
    work.STEP: 0,
    work.TAKE_EQUIPMENT: 0,
    work.CLEANSE: 0,
    work.PLACE_CARD: 1,
}
"""Tasks whose hero must be in play, and which argument names it."""

_OF_THE_TURN: Final = (work.ROLL_FIGHT, work.ROLL_MARKET, work.KEEP_FIGHT, work.CHOOSE_BEATEN)
_OF_TWO_CARDS: Final = {
    work.ROLL_FIGHT: 1,
    work.KEEP_FIGHT: 1,
    work.CHOOSE_BEATEN: 1,
    work.ORDER_BEATEN: 0,
}
"""Tasks about a slot and another one, and what is added to the other."""


def check_task(state: Siege, page: DocumentReader, number: int) -> None:
    """A hero must be in turn to act, one who is asked must be in play, effects must exist."""
    code = int(code_of(number))
    if code in _OF_A_SEAT and not state.is_up(argument(number, _OF_A_SEAT[code])):
        _fault(page, "seat", "not-in-play")
    of_turn = code in _OF_THE_TURN or work.PAY <= code <= work.ORDER_BEATEN
    if (of_turn or code >= work.CAST_NET) and state.active() == NOTHING:
        _fault(page, "task", "nobody-in-turn")
    if code in _OF_TWO_CARDS:
        second = argument(number, 1) - _OF_TWO_CARDS[code]
        if second == argument(number, 0):
            _fault(page, "second", "repeated")
    if code == work.PLACE_CARD and state.is_crowded():
        _fault(page, "task", "crowded")
    _check_effects(state, page, number)
    _check_dice(state, page, number)


def _check_effects(state: Siege, page: DocumentReader, number: int) -> None:
    """Effects still to come are effects of the cards that stand there."""
    code = int(code_of(number))
    if code == work.ORDER_RECURRING:
        there = recurring_now(state, state.side) if state.side != NOTHING else 0
        if argument(number, 0) & ~there:
            _fault(page, "effects", "no-effect")
    elif code == work.ORDER_ENTRANCE:
        card = state.slots[argument(number, 0)]
        for at in range(12):
            pending = argument(number, 2) >> at & 1
            if pending and (at >= PER_KIND or card == NOTHING or state.box.effect(card, at) < 0):
                _fault(page, "effects", "no-effect")
                return
    elif code in (work.EFFECT, work.ASSIGN) and argument(number, 0) == GRASP:
        slot = argument(number, 2 if code == work.EFFECT else 1)
        if slot == SLOTS or state.slots[slot] == NOTHING:
            _fault(page, "slot", "no-effect")


def _check_dice(state: Siege, page: DocumentReader, number: int) -> None:
    code, box = int(code_of(number)), state.box
    if code in (work.ROLL_FIGHT, work.ROLL_MARKET):
        first = 2 if code == work.ROLL_FIGHT else 0
        dice = box.dice_in(argument(number, first)) + argument(number, first + 1)
        if dice > box.white_dice + box.grey_dice:
            _fault(page, "dice", "dice")
    elif code in (work.KEEP_FIGHT, work.KEEP_MARKET):
        roll = argument(number, 2 if code == work.KEEP_FIGHT else 0)
        if box.dice_in(roll) > box.white_dice:
            _fault(page, "roll", "dice")


def check_whole(state: Siege, page: DocumentReader, in_setup: bool) -> None:
    """What is left of the set-up is pending; a card is beaten and discarded once."""
    tasks = state.tasks.key()
    codes = [int(code_of(each)) for each in tasks]
    state.fighting = int(work.END_FIGHT in codes)
    leaving = [argument(each, 0) for each in tasks if code_of(each) in (work.DEFEAT, work.DISCARD)]
    leaving += [slot for each in tasks for slot in _beaten(each)]
    if len(set(leaving)) < len(leaving):
        _fault(page, "pending", "repeated")
    if in_setup and not _is_setup_complete(state, codes):
        _fault(page, "pending", "stage")


def _beaten(number: int) -> list[int]:
    if code_of(number) != work.ORDER_BEATEN:
        return []
    return [int(argument(number, 0)), int(argument(number, 1))]


def _is_setup_complete(state: Siege, codes: list[int]) -> bool:
    """Everything is either laid out or still to come, and not both."""
    tiles = len([tile for tile in state.tiles[:9] if tile != NOTHING])
    boards = len([colour for colour in state.boards[:4] if colour != NOTHING])
    waiting = codes.count(work.DEAL_HERO) + codes.count(work.CHOOSE_HERO)
    heroes = [seat for seat in range(state.box.seats) if state.hero(seat, HERO) != NOTHING]
    return (
        codes.count(work.LAY_TILE) == (tiles < 8)
        and tiles != 8
        and codes.count(work.SET_BOARDS) == (boards == 0)
        and boards in (0, 4)
        and waiting + len(heroes) == state.box.seats
        and codes.count(work.BEGIN) == (state.side == NOTHING)
    )


def _fault(page: DocumentReader, key: str, id: str) -> None:
    page.fault(key, Reason(f"last-bastion-fault-{id}"))
