"""The two artifacts: accumulator and converter. R18 "Артефакты"; R15 "Артефакты"."""

from typing import Final

from mypy_extensions import i64

from garrison.core.moves import Moves
from garrison.core.refusals import OK, Argument, Refused
from garrison.core.tasks import argument
from garrison.core.tasks import task as task_of
from garrison.core.verbs import Task, Verb, first, second
from garrison.games.bastion.rules.events import CONVERTED, DECLINED, GAVE
from garrison.games.bastion.rules.facts import ACCUMULATOR, CONVERTER, Ritual
from garrison.games.bastion.rules.mana import COLOURS, Colour, amount, some
from garrison.games.bastion.rules.position import (
    ARTIFACT,
    MANA_REFUSED,
    NOTHING,
    ON_THE_RUN,
    PURSE,
    REFUSED,
    RESERVE,
    RITUAL_AT,
    STEPS,
    USED,
    Position,
    Seat,
    SeatStep,
)
from garrison.games.bastion.rules.spells import DECLINE, HELPER_DECLINED, YOURSELF
from garrison.games.bastion.rules.terms import COLOUR, RITUAL_KIND, SEAT

_REFUSALS: Final = STEPS.refusals
NO_ARTIFACT: Final = _REFUSALS.add(
    "no-artifact", Argument("artifact", RITUAL_KIND), section="artifacts"
)
ARTIFACT_USED: Final = _REFUSALS.add(
    "artifact-used", Argument("artifact", RITUAL_KIND), section="artifacts"
)
SAME_COLOUR: Final = _REFUSALS.add("same-colour", section="artifacts")
NO_DISC: Final = _REFUSALS.add("no-disc", Argument("colour", COLOUR), section="channelling")
RESERVE_LACKS: Final = _REFUSALS.add(
    "reserve-lacks", Argument("colour", COLOUR), section="channelling"
)


def ready_artifact(state: Position, seat: Seat, kind: i64) -> Ritual:
    """An artifact of this kind that the defender has not used this turn, or NOTHING."""
    for card in range(kind * COLOURS, kind * COLOURS + COLOURS):
        if state.cell(RITUAL_AT + card) == ARTIFACT + seat and not state.cells[USED] >> card & 1:
            return card
    return NOTHING


def why_not_ready(state: Position, seat: Seat, kind: i64) -> Refused:
    """An artifact of this kind that is the defender's own and not used this turn."""
    if ready_artifact(state, seat, kind) >= 0:
        return OK
    for card in range(kind * COLOURS, kind * COLOURS + COLOURS):
        if state.cell(RITUAL_AT + card) == ARTIFACT + seat:
            return ARTIFACT_USED.told(kind)
    return NO_ARTIFACT.told(kind)


def list_artifacts(state: Position, seat: Seat, into: Moves) -> None:
    if ready_artifact(state, seat, CONVERTER) >= 0:
        _list_conversions(state, seat, into)
    if ready_artifact(state, seat, ACCUMULATOR) >= 0:
        _list_givers(state, seat, into)


def _list_conversions(state: Position, seat: Seat, into: Moves) -> None:
    purse, reserve = state.purse(seat), state.reserve()
    for own in range(COLOURS):
        if not amount(purse, own):
            continue
        for other in range(COLOURS):
            if other != own and amount(reserve, other):
                into.add(CONVERT.of(own, other))


class Convert(Verb[Position]):
    """One's own disc for one of another colour that the reserve has."""

    def why_not(self, state: Position, task: Task, move: i64) -> Refused:
        seat, own, other = argument(task, 0), first(move), second(move)
        refused = why_not_ready(state, seat, CONVERTER)
        if refused:
            return refused
        if own == other:
            return SAME_COLOUR.told()
        if not amount(state.purse(seat), own):
            return NO_DISC.told(own)
        return OK if amount(state.reserve(), other) else RESERVE_LACKS.told(other)

    def take(self, state: Position, task: Task, move: i64) -> None:
        state.tasks.push(task)
        state.cells[ON_THE_RUN] = 0
        convert(state, argument(task, 0), first(move), second(move))


def convert(state: Position, seat: Seat, own: Colour, other: Colour) -> None:
    state.cells[USED] |= 1 << ready_artifact(state, seat, CONVERTER)
    state.cells[PURSE + seat] += some(1, other) - some(1, own)
    state.cells[RESERVE] += some(1, own) - some(1, other)
    state.emit(CONVERTED, int(seat), int(own), int(other))


def _list_givers(state: Position, seat: Seat, into: Moves) -> None:
    for giver in range(state.facts.seats):
        if giver == seat or state.cell(REFUSED + giver) & MANA_REFUSED:
            continue
        for colour in range(COLOURS):
            if amount(state.purse(giver), colour):
                into.add(ACCUMULATE.of(giver, colour))


class Accumulate(Verb[Position]):
    """Ask any other defender, wherever he is, for a disc, if he has not declined; he decides."""

    def why_not(self, state: Position, task: Task, move: i64) -> Refused:
        seat, giver = argument(task, 0), first(move)
        refused = why_not_ready(state, seat, ACCUMULATOR)
        if refused:
            return refused
        if giver == seat or giver >= state.facts.seats:
            return YOURSELF.told()
        if state.cell(REFUSED + giver) & MANA_REFUSED:
            return HELPER_DECLINED.told(giver)
        return OK if amount(state.purse(giver), second(move)) else NO_DISC.told(second(move))

    def take(self, state: Position, task: Task, move: i64) -> None:
        state.tasks.push(task)
        state.tasks.push(task_of(GIVING, first(move), argument(task, 0), second(move)))


class GiveMana(Verb[Position]):
    """The giver agrees."""

    def take(self, state: Position, task: Task, move: i64) -> None:
        give_mana(state, argument(task, 0), argument(task, 1), argument(task, 2))


class RefuseMana(Verb[Position]):
    """The accumulator is not used; this defender is not asked again this turn."""

    def take(self, state: Position, task: Task, move: i64) -> None:
        giver = argument(task, 0)
        state.cells[REFUSED + giver] |= MANA_REFUSED
        state.emit(DECLINED, int(giver), 16)


def give_mana(state: Position, giver: Seat, seat: Seat, colour: Colour) -> None:
    state.cells[USED] |= 1 << ready_artifact(state, seat, ACCUMULATOR)
    state.cells[PURSE + giver] -= some(1, colour)
    state.cells[PURSE + seat] += some(1, colour)
    state.cells[ON_THE_RUN] = 0
    state.emit(GAVE, int(giver), int(seat), int(colour))


CONVERT: Final = Convert("convert {own} {other}", COLOUR, COLOUR)
ACCUMULATE: Final = Accumulate("accumulate {seat} {colour}", SEAT, COLOUR)
AGREE: Final = "agree"
GIVING: Final[i64] = STEPS.add(
    SeatStep(
        "give",
        GiveMana(AGREE),
        RefuseMana(DECLINE),
        template="give: {seat} to {taker} {colour}",
        fields=[Argument("seat", SEAT), Argument("taker", SEAT), Argument("colour", COLOUR)],
    )
)
