"""Channelling mana from a source, with the spells that add to it.

R18 "Получение маны"; R15 "Получение маны".
"""

from typing import Final

from mypy_extensions import i64

from garrison.core.moves import Moves
from garrison.core.refusals import OK, Argument, PendingFault, Refused
from garrison.core.tasks import argument
from garrison.core.tasks import task as task_of
from garrison.core.verbs import Task, Verb, first, second
from garrison.games.bastion.rules.events import CHANNELLED as CHANNELLED_EVENT
from garrison.games.bastion.rules.facts import OBELISK, PLENTY, PRISM, SpellType
from garrison.games.bastion.rules.mana import COLOURS, Colour
from garrison.games.bastion.rules.position import (
    BUILT_ON,
    CHANNELLED,
    CITADEL,
    DONE,
    EXTRA,
    GAIN_COLOUR,
    NEVER_PENDING,
    ON_THE_RUN,
    SLOTS,
    SOURCE_USED,
    STEPS,
    Position,
    Seat,
    SeatStep,
    Slot,
)
from garrison.games.bastion.rules.sources import (
    can_channel,
    is_occupied,
    lay_disc,
    list_discs,
    why_not_disc,
    why_not_source,
    why_not_tile,
)
from garrison.games.bastion.rules.spells import (
    SPELL_USELESS,
    BySpell,
    CastOwnSpell,
    cast,
    first_type,
    holds,
    list_own,
    may_copy,
    why_not_cast_kind,
)
from garrison.games.bastion.rules.switches import number
from garrison.games.bastion.rules.terms import COLOUR, DISC, SEAT, SOURCE_SLOT, SPELL
from garrison.games.bastion.rules.towers import list_gathering, list_tower

PLENTY_ADDS: Final[i64] = number("plenty-adds", 24, "plenty")
"""What Plenty adds; 0 for its printed power."""

SOURCE_GIVES: Final[i64] = 3


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


def list_channelling(state: Position, seat: Seat, into: Moves) -> None:
    """Every open source and the tower of one's district with each disc one can lay; the citadel."""
    tile = state.tile(seat)
    if tile == CITADEL:
        list_gathering(state, into)
        return
    if is_occupied(state, tile):
        return
    for index in range(SLOTS):
        slot = tile * SLOTS + index
        if can_channel(state, slot):
            list_discs(state, seat, CHANNEL.of(index), 16, state.source_colour(slot), into)
    list_tower(state, seat, into)


def channel(state: Position, seat: Seat, slot: Slot, disc: i64) -> None:
    """Lay a disc on a source; then cast what one likes; then take the mana."""
    colour = state.source_colour(slot)
    lay_disc(state, seat, slot, disc, colour)
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

    def fault(self, state: Position, task: Task) -> PendingFault | None:
        return super().fault(state, task) if state.cells[SOURCE_USED] else NEVER_PENDING


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


class CastPlenty(CastOwnSpell):
    """More mana of the same colour."""

    def why_unfit(self, state: Position, task: Task, move: i64) -> Refused:
        kind = state.facts.spell_kind[first(move)]
        return OK if kind == PLENTY else SPELL_USELESS.told(kind)

    def take(self, state: Position, task: Task, move: i64) -> None:
        cast_plenty(state, argument(task, 0), first(move), self.by_copy)


class CastPrism(BySpell):
    """All the mana of this source comes in another colour; once."""

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
    fixed = state.facts.switches[PLENTY_ADDS]
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
    return 1 if state.cells[at] == obelisk or state.cell(at + 1) == obelisk else 0


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


CHANNEL: Final = Channel("channel {source} {disc}", SOURCE_SLOT, DISC)
TAKE: Final = Take("take")
PRISM_TO: Final = CastPrism("prism {colour}", False, COLOUR)
PRISM_TO_COPY: Final = CastPrism("prism copy {colour}", True, COLOUR)
CHANNELLING: Final[i64] = STEPS.add(
    Channelling(
        "channel",
        TAKE,
        CastPlenty("cast {spell}", False, SPELL),
        CastPlenty("copy {spell}", True, SPELL),
        PRISM_TO,
        PRISM_TO_COPY,
        template="channel: {seat}",
        fields=[Argument("seat", SEAT)],
    )
)
