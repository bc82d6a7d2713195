"""The corruption die. LB-RU booklet "Кубик упадка": six faces, one result each."""

from mypy_extensions import i64

from garrison.core.tasks import argument, task
from garrison.games.last_bastion.rules import events, grasp, work
from garrison.games.last_bastion.rules.siege import Siege
from garrison.games.last_bastion.rules.verbs import (
    CORRUPTED,
    GRASP_TILE,
    KEEP,
    REROLL_CORRUPTION,
    move,
    verb_of,
)
from garrison.games.last_bastion.rules.words import (
    DRAW,
    FACE_CARD,
    FACE_GRASP,
    FACE_LIFE,
    FACE_NOTHING,
    FACE_TOKEN,
    FACE_TOKEN_AND_LIFE,
    FACES,
    FENG_LI,
    FROM_CARD,
    LOSE_LIFE,
    LOSE_TOKEN,
    NOTHING,
    SLOTS,
    YELLOW,
    Effect,
    Move,
    Seat,
    Slot,
    Task,
    Tile,
)


def roll(state: Siege, seat: Seat, slot: Slot) -> None:
    """The seat rolls; the slot is that of the card that asks, or SLOTS for the yellow board."""
    state.tasks.push(task(work.ROLL_CORRUPTION, seat, slot))


def faces() -> list[int]:
    return [move(CORRUPTED, face) for face in range(FACES)]


def show(state: Siege, pending: Task, face: i64) -> None:
    """Feng-Li may roll each corruption die of hers once again, in anybody's turn."""
    seat, slot = argument(pending, 0), argument(pending, 1)
    state.tell_of(events.CORRUPTION, seat, int(face))
    if not argument(pending, 2) and state.has_power(seat, FENG_LI):
        state.tasks.push(task(work.KEEP_CORRUPTION, seat, slot, face))
    else:
        suffer(state, seat, slot, face)


def may_keep() -> list[int]:
    return [move(KEEP), move(REROLL_CORRUPTION)]


def keep_or_reroll(state: Siege, pending: Task, number: Move) -> None:
    """The second result stands."""
    seat, slot, face = argument(pending, 0), argument(pending, 1), argument(pending, 2)
    if verb_of(number) == REROLL_CORRUPTION:
        state.tell_of(events.CORRUPTION_AGAIN, seat)
        state.tasks.push(task(work.ROLL_CORRUPTION, seat, slot, 1))
    else:
        suffer(state, seat, slot, face)


def suffer(state: Siege, seat: Seat, slot: Slot, face: i64) -> None:
    """What the face says happens to the seat; a token goes before the Life."""
    if face == FACE_NOTHING:
        return
    if face == FACE_CARD:
        _push(state, DRAW, seat, slot)
    elif face == FACE_GRASP:
        _grasp(state, seat, slot)
    if face == FACE_LIFE or face == FACE_TOKEN_AND_LIFE:
        _push(state, LOSE_LIFE, seat, slot)
    if face == FACE_TOKEN or face == FACE_TOKEN_AND_LIFE:
        _push(state, LOSE_TOKEN, seat, slot)


def _push(state: Siege, effect: Effect, seat: Seat, slot: Slot) -> None:
    state.tasks.push(task(work.EFFECT, effect, seat + 1, slot, FROM_CARD))


def _grasp(state: Siege, seat: Seat, slot: Slot) -> None:
    """The first tile opposite the card; for the yellow board one beside it, as the seat likes."""
    if slot < SLOTS:
        grasp.grasp_place(state, grasp.next_place(state, slot), slot)
    else:
        state.tasks.push(task(work.GRASP_ADJACENT, seat))


def tiles_to_grasp(state: Siege) -> list[int]:
    """The tiles beside the yellow board that bear no Grasp yet."""
    found: list[int] = []
    side = state.side_of(YELLOW)
    for slot in range(side * 3, side * 3 + 3):
        place = state.box.facing[slot * 3]
        if not state.tile_grasps >> place & 1:
            found.append(move(GRASP_TILE, state.tiles[place]))
    return found


def grasp_adjacent(state: Siege, tile: Tile) -> None:
    place = state.place_of(tile)
    assert place != NOTHING
    grasp.grasp_place(state, place, SLOTS)
