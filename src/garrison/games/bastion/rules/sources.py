"""Sources of mana: where they are open to whom, what is laid on them, how they are revived.

R18 "Получение маны", "Сценарий 4"; R15 "Получение маны".
"""

from typing import Final

from mypy_extensions import i64

from garrison.core.moves import Moves
from garrison.core.refusals import OK, Argument, Refused
from garrison.core.tasks import argument
from garrison.core.verbs import Task, Verb, first
from garrison.games.bastion.rules.artifacts import NO_DISC, RESERVE_LACKS
from garrison.games.bastion.rules.events import REVIVED as REVIVED_EVENT
from garrison.games.bastion.rules.mana import COLOURS, Colour, amount, some
from garrison.games.bastion.rules.position import (
    CHANNELLED,
    CITADEL,
    DAMAGED,
    DONE,
    MANA_ON,
    ON_THE_RUN,
    PURSE,
    RESERVE,
    REVIVED,
    SLOTS,
    SQUARES,
    STEPS,
    Position,
    Seat,
    Slot,
    Tile,
)
from garrison.games.bastion.rules.terms import COLOUR, SOURCE_SLOT

FROM_RESERVE: Final[i64] = 6
"""Instead of a colour: the disc comes from the reserve, because the purse is empty."""

_REFUSALS: Final = STEPS.refusals
DONE_CHANNEL: Final = _REFUSALS.add("done-channel", section="channelling")
DONE_REVIVE: Final = _REFUSALS.add("done-revive", section="scenarios")
IN_CITADEL: Final = _REFUSALS.add("in-citadel", section="channelling")
SQUARE_OCCUPIED: Final = _REFUSALS.add("square-occupied", section="flyers")
NO_SOURCE: Final = _REFUSALS.add("no-source", section="channelling")
SOURCE_DAMAGED: Final = _REFUSALS.add("source-damaged", section="scenarios")
SOURCE_CLOSED: Final = _REFUSALS.add("source-closed", section="channelling")
SOURCE_BLOCKED: Final = _REFUSALS.add(
    "source-blocked", Argument("colour", COLOUR), section="archmages"
)
PURSE_NOT_EMPTY: Final = _REFUSALS.add("purse-not-empty", section="channelling")
NOT_DAMAGED: Final = _REFUSALS.add("not-damaged", section="scenarios")


def is_occupied(state: Position, position: Tile) -> bool:
    """Whether an enemy on the square keeps the district's sources and tower from being used."""
    return state.head(SQUARES + position) >= 0


def is_damaged(state: Position, slot: Slot) -> bool:
    return state.cells[DAMAGED] >> slot & 1 != 0


def is_blocked(state: Position, colour: Colour) -> bool:
    """Whether an archmage in play blocks sources of this colour, with Prism or without."""
    blockers = state.facts.blockers
    for index in range(len(blockers)):
        if state.facts.blocks[blockers[index]] == colour and state.is_in_play(blockers[index]):
            return True
    return False


def why_not_source(state: Position, slot: Slot) -> Refused:
    """Whether a source is there, whole, open, and kept by nobody."""
    colour = state.source_colour(slot)
    if colour < 0:
        return NO_SOURCE.told()
    if is_damaged(state, slot):
        return SOURCE_DAMAGED.told()
    if state.cell(MANA_ON + slot):
        return SOURCE_CLOSED.told()
    return SOURCE_BLOCKED.told(colour) if is_blocked(state, colour) else OK


def can_channel(state: Position, slot: Slot) -> bool:
    return not is_occupied(state, slot // SLOTS) and why_not_source(state, slot) == OK


def why_not_tile(state: Position, tile: Tile) -> Refused:
    """What keeps a whole tile from giving mana."""
    if state.has_done(CHANNELLED):
        return DONE_CHANNEL.told()
    if tile == CITADEL:
        return IN_CITADEL.told()
    return SQUARE_OCCUPIED.told() if is_occupied(state, tile) else OK


def why_not_disc(state: Position, seat: Seat, disc: i64, colour: Colour) -> Refused:
    """A disc of any colour from one's purse; from the reserve, in this colour, if it is empty."""
    purse = state.purse(seat)
    if disc != FROM_RESERVE:
        return OK if amount(purse, disc) else NO_DISC.told(disc)
    if purse:
        return PURSE_NOT_EMPTY.told()
    return OK if amount(state.reserve(), colour) else RESERVE_LACKS.told(colour)


def list_discs(
    state: Position, seat: Seat, move: i64, shift: i64, colour: Colour, into: Moves
) -> None:
    purse = state.purse(seat)
    if not purse:
        if amount(state.reserve(), colour):
            into.add(move | FROM_RESERVE << shift)
        return
    for own in range(COLOURS):
        if amount(purse, own):
            into.add(move | own << shift)


def lay_disc(state: Position, seat: Seat, at: i64, disc: i64, colour: Colour) -> None:
    if disc == FROM_RESERVE:
        state.cells[RESERVE] -= some(1, colour)
        disc = colour
    else:
        state.cells[PURSE + seat] -= some(1, disc)
    state.cells[MANA_ON + at] = disc + 1


class Revive(Verb[Position]):
    """Damaged sources of one's district, for a disc of their colour. R18 "Сценарий 4"."""

    def why_not(self, state: Position, task: Task, move: i64) -> Refused:
        seat = argument(task, 0)
        tile = state.tile(seat)
        if state.has_done(REVIVED):
            return DONE_REVIVE.told()
        if tile == CITADEL:
            return IN_CITADEL.told()
        slot = tile * SLOTS + first(move)
        if not is_damaged(state, slot):
            return NOT_DAMAGED.told()
        if is_occupied(state, tile):
            return SQUARE_OCCUPIED.told()
        colour = state.source_colour(slot)
        return OK if amount(state.purse(seat), colour) else NO_DISC.told(colour)

    def moves(self, state: Position, task: Task, into: Moves) -> None:
        if not state.cells[DAMAGED] or state.has_done(REVIVED):
            return
        for index in range(SLOTS):
            if self.why_not(state, task, self.of(index)) == OK:
                into.add(self.of(index))

    def take(self, state: Position, task: Task, move: i64) -> None:
        state.tasks.push(task)
        state.cells[ON_THE_RUN] = 0
        seat = argument(task, 0)
        revive(state, seat, state.tile(seat) * SLOTS + first(move))


def revive(state: Position, seat: Seat, slot: Slot) -> None:
    """Discard a disc of the source's colour: it works again."""
    disc = some(1, state.source_colour(slot))
    state.cells[PURSE + seat] -= disc
    state.cells[RESERVE] += disc
    state.cells[DAMAGED] &= ~(1 << slot)
    state.cells[DONE] |= REVIVED
    state.emit(REVIVED_EVENT, int(seat), int(slot))


REVIVE: Final = Revive("revive {source}", SOURCE_SLOT)
