"""Why a source, a tower or the citadel gives no mana now."""

from garrison.core.reasons import Reason
from garrison.games.bastion.face.catalogue import COLOURS
from garrison.games.bastion.rules import position as at
from garrison.games.bastion.rules.channel import (
    FROM_RESERVE,
    is_blocked,
    is_damaged,
    is_occupied,
    tower_is_open,
)
from garrison.games.bastion.rules.mana import amount
from garrison.games.bastion.rules.turn import Bastion


def channel_refusal(state: Bastion, seat: int, move: int) -> Reason:
    tile, index, disc = int(state.tile(seat)), move >> 8 & 255, move >> 16 & 255
    barred = _anywhere(state, tile)
    if barred:
        return barred
    slot = tile * 5 + index
    colour = int(state.source_colour(slot))
    if colour < 0:
        return Reason("bastion-no-source")
    if is_damaged(state, slot):
        return Reason("bastion-source-damaged")
    if state.cells[at.MANA_ON + slot]:
        return Reason("bastion-source-closed")
    if is_blocked(state, colour):
        return Reason("bastion-source-blocked", _named(colour))
    return _disc(state, seat, disc, colour)


def tower_refusal(state: Bastion, seat: int, move: int) -> Reason:
    tile = int(state.tile(seat))
    barred = _anywhere(state, tile)
    if barred:
        return barred
    if not tower_is_open(state, tile):
        return Reason("bastion-tower-closed")
    return _disc(state, seat, move >> 8 & 255, int(state.cells[at.DISTRICT_AT + tile]))


def gather_refusal(state: Bastion, seat: int, move: int) -> Reason:
    if state.has_done(at.CHANNELLED):
        return Reason("bastion-done-channel")
    if state.tile(seat) != at.CITADEL:
        return Reason("bastion-not-in-citadel")
    return Reason("bastion-citadel-dragon" if state.has_dragon() else "bastion-towers-empty")


def revive_refusal(state: Bastion, seat: int, move: int) -> Reason:
    tile, index = int(state.tile(seat)), move >> 8 & 255
    if state.has_done(at.REVIVED):
        return Reason("bastion-done-revive")
    if tile == at.CITADEL:
        return Reason("bastion-in-citadel")
    if not is_damaged(state, tile * 5 + index):
        return Reason("bastion-not-damaged")
    if is_occupied(state, tile):
        return Reason("bastion-square-occupied")
    return Reason("bastion-no-disc", _named(int(state.source_colour(tile * 5 + index))))


def _anywhere(state: Bastion, tile: int) -> Reason | None:
    """What keeps a whole tile from giving mana."""
    if state.has_done(at.CHANNELLED):
        return Reason("bastion-done-channel")
    if tile == at.CITADEL:
        return Reason("bastion-in-citadel")
    return Reason("bastion-square-occupied") if is_occupied(state, tile) else None


def _disc(state: Bastion, seat: int, disc: int, colour: int) -> Reason:
    """Why this disc cannot be laid."""
    if disc != FROM_RESERVE and state.purse(seat):
        return Reason("bastion-no-disc", _named(disc))
    if disc == FROM_RESERVE and state.purse(seat):
        return Reason("bastion-purse-not-empty")
    if amount(state.reserve(), colour):
        return Reason("bastion-no-disc", _named(disc))
    return Reason("bastion-reserve-lacks", _named(colour))


def _named(colour: int) -> dict[str, str]:
    return {"colour": f"@bastion-colour-{COLOURS[colour]}"}
