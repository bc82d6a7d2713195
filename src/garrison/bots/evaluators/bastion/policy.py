"""Bastion played quickly: kill what can be paid for, else fetch the mana that is wanted most."""

from librt.random import Random
from mypy_extensions import i64

from garrison.bots.evaluators.bastion.attack_targets import KILL
from garrison.bots.evaluators.bastion.board_summary import BoardSummary
from garrison.bots.evaluators.bastion.turn_goal import LATER, NEVER, TurnGoal
from garrison.core.tasks import code_of
from garrison.games.bastion.rules.actions import ACTING, END
from garrison.games.bastion.rules.aiming import AIMING, LEND, STRIKE
from garrison.games.bastion.rules.attack import ATTACK, SHOOT
from garrison.games.bastion.rules.channel import CHANNEL, CHANNELLING
from garrison.games.bastion.rules.facts import FLAME, PLENTY
from garrison.games.bastion.rules.mana import amount
from garrison.games.bastion.rules.movement import MOVE, RUN_ON
from garrison.games.bastion.rules.payment import PAYING, discs_due
from garrison.games.bastion.rules.position import PAYING_COLOUR, SLOTS, Position, Seat
from garrison.games.bastion.rules.rituals import PERFORMING
from garrison.games.bastion.rules.sources import REVIVE
from garrison.games.bastion.rules.spells import CAST, CAST_COPY
from garrison.games.bastion.rules.swaps import ASK_COPY
from garrison.games.bastion.rules.towers import GATHER, USE_TOWER


def quick_move(
    summary: BoardSummary, state: Position, seat: Seat, moves: list[int], dice: Random
) -> int:
    """A sensible move for whoever decides."""
    pending = code_of(state.tasks.top())
    if pending == ACTING:
        summary.look(state)
        return _act(TurnGoal(summary, seat), moves)
    if pending == AIMING:
        return _aim(state, moves)
    if pending == PAYING:
        summary.look(state)
        return _pay(summary, moves)
    if pending == CHANNELLING:
        return _take(state, moves)
    if pending == PERFORMING:
        return moves[1 + dice.randrange(len(moves) - 1)]
    for move in moves:
        if move == LEND.code:
            return move
    return moves[dice.randrange(len(moves))]


def _act(goal: TurnGoal, moves: list[int]) -> int:
    """The most valuable thing to do now; ending the turn comes after everything useful."""
    best, best_score = moves[0], -9.0
    for move in moves:
        score = quick_score(goal, move)
        if score > best_score:
            best, best_score = move, score
    return best


def quick_score(goal: TurnGoal, move: int) -> float:
    """How good an action looks to who does not think ahead."""
    verb = move & 255
    first: i64 = move >> 8 & 255
    if verb == ATTACK.code:
        worth = goal.targets.worth_at(first, goal.purse)
        return 2.0 * KILL + worth if worth > 0.0 else NEVER
    if verb == SHOOT.code:
        return KILL - 4.0 if goal.targets.worth_at(first, goal.purse) > 0.0 else NEVER
    if verb == CHANNEL.code:
        laid: i64 = move >> 16 & 255
        if laid != goal.disc:
            return NEVER
        return goal.channel(goal.here * SLOTS + first)
    if verb == USE_TOWER.code:
        return NEVER if first != goal.disc else goal.tower(goal.here)
    if verb == GATHER.code:
        return goal.gather()
    if verb == MOVE.code:
        return LATER * goal.tile(first) - 0.05
    if verb == RUN_ON.code:
        return LATER * goal.tile(first) - 2.0
    if verb == REVIVE.code:
        return 0.5
    return -0.5 if verb == END.code else NEVER


def _aim(state: Position, moves: list[int]) -> int:
    """Cast what saves its full power; strike once nothing does."""
    due = discs_due(state)
    for move in moves:
        if move & 255 == CAST.code:
            type: i64 = move >> 8 & 255
            if state.facts.spell_kind[type] == FLAME and state.facts.spell_power[type] < due:
                return move
    if moves[0] == STRIKE.code:
        return moves[0]
    for move in moves:  # a Copy needs the spell it copies, so it comes first
        if move & 255 == CAST_COPY.code or move & 255 == ASK_COPY.code:
            return move
    return moves[0]


def _pay(summary: BoardSummary, moves: list[int]) -> int:
    """Spend colours that nobody at the wall costs first: the most of those, the least of others."""
    wanted = amount(summary.demand, summary.state.cells[PAYING_COLOUR]) > 0
    return moves[0] if wanted else moves[len(moves) - 1]


def _take(state: Position, moves: list[int]) -> int:
    """Plenty is cast whenever it can be."""
    for move in moves:
        type: i64 = move >> 8 & 255
        if move & 255 == CAST.code and state.facts.spell_kind[type] == PLENTY:
            return move
    return moves[0]
