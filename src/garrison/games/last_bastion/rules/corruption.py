"""The corruption die. LB-RU booklet "Кубик упадка": six faces, one result each."""

from typing import Final

from mypy_extensions import i64

from garrison.core.contract import DICE
from garrison.core.moves import Moves
from garrison.core.refusals import OK, Argument, PendingFault, Refused
from garrison.core.steps import ChanceStep
from garrison.core.tasks import argument
from garrison.core.tasks import task as task_of
from garrison.core.verbs import Task, first
from garrison.games.last_bastion.rules import events
from garrison.games.last_bastion.rules.decisions import (
    HerosDecision,
    SiegeVerb,
    why_not_in_play,
)
from garrison.games.last_bastion.rules.grasp import grasp_place, next_place
from garrison.games.last_bastion.rules.position import STEPS, TILE_GRASPED, Position
from garrison.games.last_bastion.rules.terms import (
    DRAW,
    FACE,
    FACE_CARD,
    FACE_GRASP,
    FACE_LIFE,
    FACE_NOTHING,
    FACE_TOKEN,
    FACE_TOKEN_AND_LIFE,
    FACES,
    FENG_LI,
    FLAG,
    FROM_CARD,
    LOSE_LIFE,
    LOSE_TOKEN,
    SEAT,
    SLOT_OR_BOARD,
    SLOTS,
    TILE,
    YELLOW,
    Seat,
    Slot,
)

NOT_BESIDE_YELLOW: Final = STEPS.refusals.add(
    "no-not-beside-yellow", Argument("tile", TILE), section="full"
)


def roll(state: Position, seat: Seat, slot: Slot) -> None:
    """The seat rolls; the slot is that of the card that asks, or SLOTS for the yellow board."""
    state.tasks.push(task_of(ROLL_CORRUPTION, seat, slot))


class ShowFace(SiegeVerb):
    """The die shows this face. Feng-Li may roll each one of hers once again, in anybody's turn."""

    def take(self, state: Position, task: Task, move: i64) -> None:
        seat, slot, face = argument(task, 0), argument(task, 1), first(move)
        state.tell_of(events.CORRUPTION, seat, int(face))
        if not argument(task, 2) and state.has_power(seat, FENG_LI):
            state.tasks.push(task_of(KEEP_CORRUPTION, seat, slot, face))
        else:
            suffer(state, seat, slot, face)


class RollCorruption(ChanceStep[Position]):
    """One die with six faces, each as likely as the other."""

    def fault(self, state: Position, task: Task) -> PendingFault | None:
        return why_not_in_play(state, argument(task, 0))

    def total_weight(self, state: Position, task: Task) -> int:
        return int(FACES)

    def outcome(self, state: Position, task: Task, point: int) -> int:
        return int(self.verbs[0].of(point))


class KeepFace(SiegeVerb):
    """Suffer what the die shows."""

    def take(self, state: Position, task: Task, move: i64) -> None:
        suffer(state, argument(task, 0), argument(task, 1), argument(task, 2))


class RollCorruptionAgain(SiegeVerb):
    """Roll the die once more; the second result stands."""

    def take(self, state: Position, task: Task, move: i64) -> None:
        seat = argument(task, 0)
        state.tell_of(events.CORRUPTION_AGAIN, seat)
        state.tasks.push(task_of(ROLL_CORRUPTION, seat, argument(task, 1), 1))


def suffer(state: Position, seat: Seat, slot: Slot, face: i64) -> None:
    """What the face says happens to the seat; a token goes before the Life."""
    if face == FACE_NOTHING:
        return
    if face == FACE_CARD:
        state.push_effect(DRAW, seat, slot, FROM_CARD)
    elif face == FACE_GRASP:
        _grasp(state, seat, slot)
    if face == FACE_LIFE or face == FACE_TOKEN_AND_LIFE:
        state.push_effect(LOSE_LIFE, seat, slot, FROM_CARD)
    if face == FACE_TOKEN or face == FACE_TOKEN_AND_LIFE:
        state.push_effect(LOSE_TOKEN, seat, slot, FROM_CARD)


def _grasp(state: Position, seat: Seat, slot: Slot) -> None:
    """The first tile opposite the card; for the yellow board one beside it, as the seat likes."""
    if slot < SLOTS:
        grasp_place(state, next_place(state, slot), slot)
    else:
        state.tasks.push(task_of(GRASP_ADJACENT, seat))


class GraspAdjacent(SiegeVerb):
    """Give up a tile beside the yellow board that bears no Grasp yet."""

    def moves(self, state: Position, task: Task, into: Moves) -> None:
        side = state.side_of(YELLOW)
        for slot in range(side * 3, side * 3 + 3):
            place = state.facts.facing[slot * 3]
            if not state.tile_grasps >> place & 1:
                into.add(self.of(state.tiles[place]))

    def why_not(self, state: Position, task: Task, move: i64) -> Refused:
        tile = first(move)
        if state.is_grasped(tile):
            return TILE_GRASPED.told(tile)
        side = state.side_of(YELLOW)
        for slot in range(side * 3, side * 3 + 3):
            if state.tiles[state.facts.facing[slot * 3]] == tile:
                return OK
        return NOT_BESIDE_YELLOW.told(tile)

    def take(self, state: Position, task: Task, move: i64) -> None:
        grasp_place(state, state.place_of(first(move)), SLOTS)


_OF_A_ROLL: Final = [Argument("seat", SEAT), Argument("slot", SLOT_OR_BOARD)]
KEEP_FACE: Final = KeepFace("keep")
ROLL_CORRUPTION: Final[i64] = STEPS.add(
    RollCorruption(
        "roll-corruption",
        ShowFace("corruption {face}", FACE),
        fields=[*_OF_A_ROLL, Argument("final", FLAG)],
        stream=DICE,
    )
)
KEEP_CORRUPTION: Final[i64] = STEPS.add(
    HerosDecision(
        "keep-corruption",
        KEEP_FACE,
        RollCorruptionAgain("reroll corruption"),
        fields=[*_OF_A_ROLL, Argument("face", FACE)],
    )
)
GRASP_ADJACENT: Final[i64] = STEPS.add(
    HerosDecision(
        "grasp-adjacent", GraspAdjacent("grasp {tile}", TILE), fields=[Argument("seat", SEAT)]
    )
)
