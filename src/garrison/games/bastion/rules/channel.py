"""Channelling mana from a source, a tower or the citadel.

R18 "Получение маны"; R15 "Получение маны".
"""

from typing import Final

from mypy_extensions import i64

from garrison.core.tasks import task
from garrison.games.bastion.rules.box import OBELISK, PLENTY, PRISM, SpellType
from garrison.games.bastion.rules.codes import (
    CAST,
    CAST_COPY,
    CHANNEL,
    CHANNELLING,
    CITADEL_EMPTIED,
    GATHER,
    PRISM_TO,
    PRISM_TO_COPY,
    REVIVE,
    TAKE,
    TOWER,
    TOWER_EMPTIED,
)
from garrison.games.bastion.rules.codes import CHANNELLED as CHANNELLED_EVENT
from garrison.games.bastion.rules.codes import REVIVED as REVIVED_EVENT
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
    PURSE,
    RESERVE,
    REVIVED,
    SLOTS,
    SOURCE_USED,
    SQUARES,
    TOWERS,
    Position,
    Seat,
    Slot,
    Tile,
)
from garrison.games.bastion.rules.spells import cast, first_type, holds, may_copy

FROM_RESERVE: Final[i64] = 6
"""Instead of a colour: the disc comes from the reserve, because the purse is empty."""
SOURCE_GIVES: Final[i64] = 3


def is_occupied(state: Position, position: Tile) -> bool:
    """Whether an enemy on the square keeps the district's sources and tower from being used."""
    return state.head(SQUARES + position) >= 0


def is_damaged(state: Position, slot: Slot) -> bool:
    return state.cells[DAMAGED] >> slot & 1 != 0


def is_blocked(state: Position, colour: Colour) -> bool:
    """Whether an archmage in play blocks sources of this colour, with Prism or without."""
    blockers = state.box.blockers
    for index in range(len(blockers)):
        if state.box.blocks[blockers[index]] == colour and state.is_in_play(blockers[index]):
            return True
    return False


def can_channel(state: Position, slot: Slot) -> bool:
    """Whether a source is there, open, whole, and kept by nobody."""
    colour = state.source_colour(slot)
    if colour < 0 or state.cells[MANA_ON + slot] or is_damaged(state, slot):
        return False
    return not is_occupied(state, slot // SLOTS) and not is_blocked(state, colour)


def tower_is_open(state: Position, position: Tile) -> bool:
    return not state.cells[TOWERS + position] and not is_occupied(state, position)


def channel_moves(state: Position, seat: Seat, moves: list[int]) -> None:
    """Every open source and the tower of one's district with each disc one can lay; the citadel.

    Gathering from towers is left out while no tower holds mana: it would do nothing.
    """
    tile = state.tile(seat)
    if tile == CITADEL:
        if not state.has_dragon() and _towers_hold_mana(state):
            moves.append(GATHER)
        return
    if is_occupied(state, tile):
        return
    for index in range(SLOTS):
        slot = tile * SLOTS + index
        if can_channel(state, slot):
            _list_discs(state, seat, CHANNEL | index << 8, 16, state.source_colour(slot), moves)
    if tower_is_open(state, tile):
        _list_discs(state, seat, TOWER, 8, state.cells[DISTRICT_AT + tile], moves)


def _towers_hold_mana(state: Position) -> bool:
    for position in range(DISTRICTS):
        if state.cells[TOWERS + position]:
            return True
    return False


def _list_discs(
    state: Position, seat: Seat, move: i64, shift: i64, colour: Colour, moves: list[int]
) -> None:
    """A disc of any colour from one's purse; from the reserve, in this colour, if it is empty."""
    purse = state.purse(seat)
    if not purse:
        if amount(state.reserve(), colour):
            moves.append(int(move | FROM_RESERVE << shift))
        return
    for own in range(COLOURS):
        if amount(purse, own):
            moves.append(int(move | own << shift))


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
    moves: list[int] = []
    if state.held_by_anyone() & (state.box.kind_mask[PLENTY] | state.box.kind_mask[PRISM]):
        _spell_moves(state, seat, moves)
    if moves:
        state.tasks.push(task(CHANNELLING, seat))
    else:
        take(state, seat)


def channelling_moves(state: Position, seat: Seat, moves: list[int]) -> None:
    moves.append(TAKE)
    _spell_moves(state, seat, moves)


def _spell_moves(state: Position, seat: Seat, moves: list[int]) -> None:
    """Plenty, and Prism unless it was cast already. R18 and R15 "Изобилие", "Призма"."""
    for type in range(len(state.box.spell_kind)):
        if state.box.spell_kind[type] == PLENTY:
            if holds(state, seat, type):
                moves.append(int(CAST | type << 8))
            if may_copy(state, seat, type):
                moves.append(int(CAST_COPY | type << 8))
    prism = first_type(state, PRISM)
    colour = state.source_colour(state.cells[SOURCE_USED] - 1)
    if prism < 0 or state.cells[GAIN_COLOUR] != colour:
        return
    for other in range(COLOURS):
        if other != colour and holds(state, seat, prism):
            moves.append(int(PRISM_TO | other << 8))
        if other != colour and may_copy(state, seat, prism):
            moves.append(int(PRISM_TO_COPY | other << 8))


def cast_plenty(state: Position, seat: Seat, type: SpellType, by_copy: bool) -> None:
    """More mana of the same colour: by how much is a difference of the editions."""
    cast(state, seat, type, by_copy)
    fixed = state.box.plenty_adds
    state.cells[EXTRA] += fixed if fixed else state.box.spell_power[type]
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


def revive_moves(state: Position, seat: Seat, moves: list[int]) -> None:
    """Damaged sources of one's district, for a disc of their colour. R18 "Сценарий 4"."""
    tile = state.tile(seat)
    if not state.cells[DAMAGED] or tile == CITADEL or is_occupied(state, tile):
        return
    for index in range(SLOTS):
        slot = tile * SLOTS + index
        if is_damaged(state, slot) and amount(state.purse(seat), state.source_colour(slot)):
            moves.append(int(REVIVE | index << 8))


def revive(state: Position, seat: Seat, slot: Slot) -> None:
    """Discard a disc of the source's colour: it works again."""
    disc = some(1, state.source_colour(slot))
    state.cells[PURSE + seat] -= disc
    state.cells[RESERVE] += disc
    state.cells[DAMAGED] &= ~(1 << slot)
    state.cells[DONE] |= REVIVED
    state.emit(REVIVED_EVENT, int(seat), int(slot))
