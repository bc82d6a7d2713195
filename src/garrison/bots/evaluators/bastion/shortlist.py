"""Which moves of Bastion are worth planning with, in the turn at hand and in turns to come."""

from typing import Final

from mypy_extensions import i64

from garrison.bots.evaluators.bastion.board_summary import BoardSummary
from garrison.bots.evaluators.bastion.policy import quick_score
from garrison.bots.evaluators.bastion.structures import service
from garrison.bots.evaluators.bastion.turn_goal import TurnGoal
from garrison.core.tasks import argument, code_of
from garrison.games.bastion.rules.actions import ACTING, END
from garrison.games.bastion.rules.aiming import AIMING, STRIKE
from garrison.games.bastion.rules.artifacts import ACCUMULATE, CONVERT
from garrison.games.bastion.rules.channel import CHANNEL
from garrison.games.bastion.rules.facts import REPEAT
from garrison.games.bastion.rules.payment import PAYING, discs_due
from garrison.games.bastion.rules.position import Position, Seat
from garrison.games.bastion.rules.rituals import BUILDING
from garrison.games.bastion.rules.spells import CAST, CAST_COPY
from garrison.games.bastion.rules.swaps import ASK, ASK_COPY, SWAPPING, SWAPPING_WITH
from garrison.games.bastion.rules.towers import GATHER, USE_TOWER

FEW: Final = 3
"""So many actions are tried in turns to come, and so many places to build."""
PREPARATION: Final = 1.0
"""What a spell or an artifact that makes more of the turn counts among them."""


def shortlist(summary: BoardSummary, state: Position, seat: Seat, moves: list[int]) -> list[int]:
    """Moves worth planning with: of discs to lay or change only the one least missed."""
    pending = code_of(state.tasks.top())
    if len(moves) < 4 or pending == SWAPPING or pending == SWAPPING_WITH:
        return moves
    if pending == PAYING:
        return [moves[0], moves[len(moves) - 1]]
    if pending != ACTING:
        return moves
    summary.look(state)
    goal = TurnGoal(summary, seat)
    return [move for move in moves if _is_sensible(goal, move)]


def narrow_shortlist(
    summary: BoardSummary, state: Position, seat: Seat, moves: list[int]
) -> list[int]:
    """The few moves that look best at once, for turns to come."""
    pending = code_of(state.tasks.top())
    if len(moves) < 3:
        return moves
    if pending == PAYING:
        return [moves[0], moves[len(moves) - 1]]
    if pending == BUILDING:
        return _few_sites(state, moves)
    if pending == AIMING:
        return _few_aims(state, moves)
    if pending == ACTING:
        summary.look(state)
        return _few_actions(TurnGoal(summary, seat), moves)
    return moves


def _is_sensible(goal: TurnGoal, move: int) -> bool:
    verb = move & 255
    first: i64 = move >> 8 & 255
    second: i64 = move >> 16 & 255
    if verb == CHANNEL.code:
        return second == goal.disc
    if verb == USE_TOWER.code:
        return first == goal.disc
    if verb == CONVERT.code:
        return first == goal.disc and second == goal.wanted
    if verb == ACCUMULATE.code:
        return second == goal.wanted
    if verb == CAST.code or verb == CAST_COPY.code:
        return goal.state.facts.spell_kind[first] == REPEAT
    return verb != ASK.code and verb != ASK_COPY.code


def _few_actions(goal: TurnGoal, moves: list[int]) -> list[int]:
    """The best actions at first sight. While something can be channelled, no turn ends."""
    scored: list[tuple[float, int]] = []
    may_end = moves[0] == END.code
    for at in range(len(moves)):
        verb = moves[at] & 255
        if verb == END.code or not _is_sensible(goal, moves[at]):
            continue
        if verb == CHANNEL.code or verb == USE_TOWER.code or verb == GATHER.code:
            may_end = False
        if (
            verb == CAST.code
            or verb == CAST_COPY.code
            or verb == CONVERT.code
            or verb == ACCUMULATE.code
        ):
            scored.append((-PREPARATION, at))
        else:
            scored.append((-quick_score(goal, moves[at]), at))
    scored.sort()
    found = [moves[at] for _, at in scored[:FEW]]
    if may_end:
        found.append(int(END.code))
    return found if found else moves


def _few_aims(state: Position, moves: list[int]) -> list[int]:
    """To strike, or to cast what saves all it can; others help only where it takes them."""
    if moves[0] != STRIKE.code:
        return moves
    due = discs_due(state)
    found = [int(STRIKE.code)]
    for move in moves:
        type: i64 = move >> 8 & 255
        if move & 255 == CAST.code and state.facts.spell_power[type] < due:
            found.append(move)
    return found


def _few_sites(state: Position, moves: list[int]) -> list[int]:
    """The foundations where the structure serves most at once."""
    ritual = argument(state.tasks.top(), 1)
    scored: list[tuple[i64, int]] = []
    for at in range(len(moves)):
        scored.append((-service(state, ritual, moves[at] >> 8 & 255), at))
    scored.sort()
    return [moves[at] for _, at in scored[:FEW]]
