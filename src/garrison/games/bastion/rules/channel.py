"""Channelling mana from a source, a tower or the citadel.

R18 "Получение маны"; R15 "Получение маны".
"""

from typing import Final

from mypy_extensions import i64

from garrison.core.moves import Moves
from garrison.core.refusals import OK, Argument, Refused
from garrison.core.steps import Task, Verb, first, second
from garrison.core.tasks import argument
from garrison.core.tasks import task as task_of
from garrison.games.bastion.rules.artifacts import NO_DISC, RESERVE_LACKS
from garrison.games.bastion.rules.events import CHANNELLED as CHANNELLED_EVENT
from garrison.games.bastion.rules.events import CITADEL_EMPTIED, TOWER_EMPTIED
from garrison.games.bastion.rules.events import REVIVED as REVIVED_EVENT
from garrison.games.bastion.rules.facts import OBELISK, PLENTY, PRISM, SpellType
from garrison.games.bastion.rules.mana import COLOURS, Colour, amount, some, total
from garrison.games.bastion.rules.position import (
    BUILT_ON,
    CHANNELLED,
    CITADEL,
    DAMAGED,
    DISTRICT_AT,
    DISTRICTS,
    DONE,
    EXTRA,
    GAIN_COLOUR,
    MANA_ON,
    ON_THE_RUN,
    PURSE,
    RESERVE,
    REVIVED,
    SLOTS,
    SOURCE_USED,
    SQUARES,
    STEPS,
    TOWERS,
    Position,
    Seat,
    SeatStep,
    Slot,
    Tile,
)
from garrison.games.bastion.rules.spells import (
    SPELL_USELESS,
    cast,
    first_type,
    holds,
    list_own,
    may_copy,
    why_not_cast,
    why_not_cast_kind,
)
from garrison.games.bastion.rules.terms import COLOUR, DISC, SEAT, SOURCE_SLOT, SPELL

FROM_RESERVE: Final[i64] = 6
"""Instead of a colour: the disc comes from the reserve, because the purse is empty."""
SOURCE_GIVES: Final[i64] = 3


_REFUSALS: Final = STEPS.refusals
DONE_CHANNEL: Final = _REFUSALS.add("done-channel")
DONE_REVIVE: Final = _REFUSALS.add("done-revive")
IN_CITADEL: Final = _REFUSALS.add("in-citadel")
NOT_IN_CITADEL: Final = _REFUSALS.add("not-in-citadel")
SQUARE_OCCUPIED: Final = _REFUSALS.add("square-occupied")
NO_SOURCE: Final = _REFUSALS.add("no-source")
SOURCE_DAMAGED: Final = _REFUSALS.add("source-damaged")
SOURCE_CLOSED: Final = _REFUSALS.add("source-closed")
SOURCE_BLOCKED: Final = _REFUSALS.add("source-blocked", Argument("colour", COLOUR))
TOWER_CLOSED: Final = _REFUSALS.add("tower-closed")
TOWERS_EMPTY: Final = _REFUSALS.add("towers-empty")
CITADEL_DRAGON: Final = _REFUSALS.add("citadel-dragon")
PURSE_NOT_EMPTY: Final = _REFUSALS.add("purse-not-empty")
NOT_DAMAGED: Final = _REFUSALS.add("not-damaged")


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
    if state.cells[MANA_ON + slot]:
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


class Channel(Verb[Position]):
    """Lay a disc on a source of one's district and take mana from it."""

    def why_not(self, state: Position, task: Task, move: i64) -> Refused:
        seat = argument(task, 0)
        tile = state.tile(seat)
        refused = why_not_tile(state, tile)
        if refused:
            return refused
        slot = tile * SLOTS + first(move)
        refused = why_not_source(state, slot)
        return refused or why_not_disc(state, seat, second(move), state.source_colour(slot))

    def take(self, state: Position, task: Task, move: i64) -> None:
        state.tasks.push(task)
        state.cells[ON_THE_RUN] = 0
        seat = argument(task, 0)
        channel(state, seat, state.tile(seat) * SLOTS + first(move), second(move))


class UseTower(Verb[Position]):
    """Lay a disc on the tower of one's district and take all that lies on its sources."""

    def why_not(self, state: Position, task: Task, move: i64) -> Refused:
        seat = argument(task, 0)
        tile = state.tile(seat)
        refused = why_not_tile(state, tile)
        if refused:
            return refused
        if not tower_is_open(state, tile):
            return TOWER_CLOSED.told()
        return why_not_disc(state, seat, first(move), state.cells[DISTRICT_AT + tile])

    def take(self, state: Position, task: Task, move: i64) -> None:
        state.tasks.push(task)
        state.cells[ON_THE_RUN] = 0
        use_tower(state, argument(task, 0), first(move))


class Gather(Verb[Position]):
    """Standing in the citadel, take all that lies on the towers."""

    def why_not(self, state: Position, task: Task, move: i64) -> Refused:
        if state.has_done(CHANNELLED):
            return DONE_CHANNEL.told()
        if state.tile(argument(task, 0)) != CITADEL:
            return NOT_IN_CITADEL.told()
        if state.has_dragon():
            return CITADEL_DRAGON.told()
        return OK if _towers_hold_mana(state) else TOWERS_EMPTY.told()

    def take(self, state: Position, task: Task, move: i64) -> None:
        state.tasks.push(task)
        state.cells[ON_THE_RUN] = 0
        gather(state, argument(task, 0))


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


def tower_is_open(state: Position, position: Tile) -> bool:
    return not state.cells[TOWERS + position] and not is_occupied(state, position)


def list_channelling(state: Position, seat: Seat, into: Moves) -> None:
    """Every open source and the tower of one's district with each disc one can lay; the citadel.

    Gathering from towers is left out while no tower holds mana: it would do nothing.
    """
    tile = state.tile(seat)
    if tile == CITADEL:
        if not state.has_dragon() and _towers_hold_mana(state):
            into.add(GATHER.code)
        return
    if is_occupied(state, tile):
        return
    for index in range(SLOTS):
        slot = tile * SLOTS + index
        if can_channel(state, slot):
            _list_discs(state, seat, CHANNEL.of(index), 16, state.source_colour(slot), into)
    if tower_is_open(state, tile):
        _list_discs(state, seat, USE_TOWER.code, 8, state.cells[DISTRICT_AT + tile], into)


def _towers_hold_mana(state: Position) -> bool:
    for position in range(DISTRICTS):
        if state.cells[TOWERS + position]:
            return True
    return False


def _list_discs(
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


def _lay_disc(state: Position, seat: Seat, at: i64, disc: i64, colour: Colour) -> None:
    if disc == FROM_RESERVE:
        state.cells[RESERVE] -= some(1, colour)
        disc = colour
    else:
        state.cells[PURSE + seat] -= some(1, disc)
    state.cells[MANA_ON + at] = disc + 1


def channel(state: Position, seat: Seat, slot: Slot, disc: i64) -> None:
    """Lay a disc on a source; then cast what one likes; then take the mana."""
    colour = state.source_colour(slot)
    _lay_disc(state, seat, slot, disc, colour)
    state.cells[DONE] |= CHANNELLED
    state.cells[SOURCE_USED] = slot + 1
    state.cells[GAIN_COLOUR] = colour
    state.cells[EXTRA] = 0
    proceed(state, seat)


def proceed(state: Position, seat: Seat) -> None:
    """Ask for spells while any can be cast, then take the mana."""
    if _may_cast(state, seat):
        state.tasks.push(task_of(CHANNELLING, seat))
    else:
        take(state, seat)


def _may_cast(state: Position, seat: Seat) -> bool:
    useful = state.facts.kind_mask[PLENTY] | state.facts.kind_mask[PRISM]
    if not state.held_by_anyone() & useful:
        return False
    into = Moves()
    list_spells(state, seat, into)
    return into.count > 0


class Channelling(SeatStep):
    """Cast Plenty and Prism as one likes, then take the mana."""

    def moves(self, state: Position, task: Task, into: Moves) -> None:
        into.add(TAKE.code)
        list_spells(state, argument(task, 0), into)


def list_spells(state: Position, seat: Seat, into: Moves) -> None:
    """Plenty, and Prism unless it was cast already. R18 and R15 "Изобилие", "Призма"."""
    for type in range(len(state.facts.spell_kind)):
        if state.facts.spell_kind[type] == PLENTY:
            list_own(state, seat, type, into)
    prism = first_type(state, PRISM)
    colour = state.source_colour(state.cells[SOURCE_USED] - 1)
    if prism < 0 or state.cells[GAIN_COLOUR] != colour:
        return
    for other in range(COLOURS):
        if other != colour and holds(state, seat, prism):
            into.add(PRISM_TO.of(other))
        if other != colour and may_copy(state, seat, prism):
            into.add(PRISM_TO_COPY.of(other))


class Take(Verb[Position]):
    """Take the mana."""

    def take(self, state: Position, task: Task, move: i64) -> None:
        take(state, argument(task, 0))


class CastPlenty(Verb[Position]):
    """More mana of the same colour."""

    def __init__(self, template: str, by_copy: bool) -> None:
        super().__init__(template, SPELL)
        self.by_copy = by_copy

    def why_not(self, state: Position, task: Task, move: i64) -> Refused:
        type = first(move)
        refused = why_not_cast(state, argument(task, 0), type, self.by_copy)
        if refused:
            return refused
        kind = state.facts.spell_kind[type]
        return OK if kind == PLENTY else SPELL_USELESS.told(kind)

    def take(self, state: Position, task: Task, move: i64) -> None:
        cast_plenty(state, argument(task, 0), first(move), self.by_copy)


class CastPrism(Verb[Position]):
    """All the mana of this source comes in another colour; once."""

    def __init__(self, template: str, by_copy: bool) -> None:
        super().__init__(template, COLOUR)
        self.by_copy = by_copy

    def why_not(self, state: Position, task: Task, move: i64) -> Refused:
        refused = why_not_cast_kind(state, argument(task, 0), PRISM, self.by_copy)
        if refused:
            return refused
        colour = state.source_colour(state.cells[SOURCE_USED] - 1)
        is_new = state.cells[GAIN_COLOUR] == colour and first(move) != colour
        return OK if is_new else SPELL_USELESS.told(PRISM)

    def take(self, state: Position, task: Task, move: i64) -> None:
        cast_prism(state, argument(task, 0), first(move), self.by_copy)


def cast_plenty(state: Position, seat: Seat, type: SpellType, by_copy: bool) -> None:
    """More mana of the same colour: by how much is a difference of the editions."""
    cast(state, seat, type, by_copy)
    fixed = state.facts.plenty_adds
    state.cells[EXTRA] += fixed if fixed else state.facts.spell_power[type]
    proceed(state, seat)


def cast_prism(state: Position, seat: Seat, colour: Colour, by_copy: bool) -> None:
    """All the mana of this source comes in another colour."""
    cast(state, seat, first_type(state, PRISM), by_copy)
    state.cells[GAIN_COLOUR] = colour
    proceed(state, seat)


def obelisk_adds(state: Position, slot: Slot) -> i64:
    """An obelisk of the source's colour in its district gives one more disc."""
    position = slot // SLOTS
    obelisk = OBELISK * COLOURS + state.source_colour(slot)
    at = BUILT_ON + position * 2
    return 1 if state.cells[at] == obelisk or state.cells[at + 1] == obelisk else 0


def take(state: Position, seat: Seat) -> None:
    """Three discs and what spells and the obelisk add, as far as the reserve goes."""
    slot = state.cells[SOURCE_USED] - 1
    colour = state.cells[GAIN_COLOUR]
    count = SOURCE_GIVES + state.cells[EXTRA] + obelisk_adds(state, slot)
    taken = state.take_from_reserve(seat, count, colour)
    state.emit(CHANNELLED_EVENT, int(seat), int(slot), int(colour), int(taken))
    state.cells[SOURCE_USED] = 0
    state.cells[GAIN_COLOUR] = 0
    state.cells[EXTRA] = 0


def use_tower(state: Position, seat: Seat, disc: i64) -> None:
    """Lay a disc on the tower and take all that lies on the district's sources."""
    tile = state.tile(seat)
    at = TOWERS - MANA_ON + tile
    _lay_disc(state, seat, at, disc, state.cells[DISTRICT_AT + tile])
    lifted = state.clear_mana(tile * SLOTS, SLOTS)
    state.cells[PURSE + seat] += lifted
    state.cells[DONE] |= CHANNELLED
    state.emit(TOWER_EMPTIED, int(seat), int(tile), int(total(lifted)))


def gather(state: Position, seat: Seat) -> None:
    """Standing in the citadel: take all that lies on the towers."""
    lifted = state.clear_mana(TOWERS - MANA_ON, DISTRICTS)
    state.cells[PURSE + seat] += lifted
    state.cells[DONE] |= CHANNELLED
    state.emit(CITADEL_EMPTIED, int(seat), int(total(lifted)))


def revive(state: Position, seat: Seat, slot: Slot) -> None:
    """Discard a disc of the source's colour: it works again."""
    disc = some(1, state.source_colour(slot))
    state.cells[PURSE + seat] -= disc
    state.cells[RESERVE] += disc
    state.cells[DAMAGED] &= ~(1 << slot)
    state.cells[DONE] |= REVIVED
    state.emit(REVIVED_EVENT, int(seat), int(slot))


CHANNEL: Final = Channel("channel {source} {disc}", SOURCE_SLOT, DISC)
USE_TOWER: Final = UseTower("tower {disc}", DISC)
GATHER: Final = Gather("gather")
REVIVE: Final = Revive("revive {source}", SOURCE_SLOT)
TAKE: Final = Take("take")
PRISM_TO: Final = CastPrism("prism {colour}", False)
PRISM_TO_COPY: Final = CastPrism("prism copy {colour}", True)
CHANNELLING: Final[i64] = STEPS.add(
    Channelling(
        "channel",
        TAKE,
        CastPlenty("cast {spell}", False),
        CastPlenty("copy {spell}", True),
        PRISM_TO,
        PRISM_TO_COPY,
        template="channel: {seat}",
        fields=[Argument("seat", SEAT)],
    )
)
