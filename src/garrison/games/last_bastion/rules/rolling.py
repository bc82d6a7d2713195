"""Rolling combat dice, and Feng-Li rolling some of them again, once in her turn."""

from typing import Final

from mypy_extensions import i64

from garrison.core.contract import DICE as DICE_STREAM
from garrison.core.moves import Moves
from garrison.core.refusals import OK, Argument, PendingFault, Refused
from garrison.core.steps import ChanceStep
from garrison.core.tasks import argument
from garrison.core.verbs import Task, first
from garrison.games.last_bastion.rules import events
from garrison.games.last_bastion.rules.decisions import SiegeVerb, TurnDecision, why_not_in_turn
from garrison.games.last_bastion.rules.facts import NO_DICE
from garrison.games.last_bastion.rules.position import IMPOSSIBLE, STEPS, Position
from garrison.games.last_bastion.rules.terms import ROLL, Roll

NOT_ROLLED: Final = STEPS.refusals.add("no-not-rolled", section="fighting")
TOO_MANY_DICE: Final = STEPS.add_fault("dice", "dice")
TOO_MANY_ROLLED: Final = STEPS.add_fault("dice", "roll")
KEEP: Final = "keep"
REROLL: Final = "reroll {faces}"


class ShowDice(SiegeVerb):
    """The dice show these faces; those kept are the field before the number of dice."""

    def __init__(self, dice: i64) -> None:
        super().__init__("roll {faces}", ROLL)
        self.dice: i64 = dice
        """Which field of the step is the number of dice."""

    def moves(self, state: Position, task: Task, into: Moves) -> None:
        for roll in state.facts.rolls_of[argument(task, self.dice)]:
            into.add(self.of(roll))

    def why_not(self, state: Position, task: Task, move: i64) -> Refused:
        dice = state.facts.dice_in(first(move))
        return OK if dice == argument(task, self.dice) else IMPOSSIBLE.told()

    def take(self, state: Position, task: Task, move: i64) -> None:
        seat = state.active()
        joined = state.facts.join(argument(task, self.dice - 1), first(move), 1)
        state.tell_of(events.ROLLED, seat, int(joined))
        self.go_on(state, task, joined)

    def go_on(self, state: Position, task: Task, roll: Roll) -> None:
        """What comes of all the dice together."""
        raise NotImplementedError


class RollDice(ChanceStep[Position]):
    """Dice are rolled: results by their exact weights."""

    def __init__(self, name: str, verb: ShowDice, fields: list[Argument]) -> None:
        super().__init__(name, verb, fields=fields, stream=DICE_STREAM)
        self.dice: i64 = verb.dice

    def most(self, state: Position) -> i64:
        """With how many dice whoever is in turn begins."""
        raise NotImplementedError

    def fault(self, state: Position, task: Task) -> PendingFault | None:
        kept = state.facts.dice_in(argument(task, self.dice - 1))
        if kept + argument(task, self.dice) > self.most(state):
            return TOO_MANY_DICE
        return why_not_in_turn(state)

    def weights(self, state: Position, task: Task) -> list[int]:
        return state.facts.roll_weights[argument(task, self.dice)][:]

    def total_weight(self, state: Position, task: Task) -> int:
        return state.facts.roll_totals[argument(task, self.dice)]

    def outcome(self, state: Position, task: Task, point: int) -> int:
        dice = argument(task, self.dice)
        weights = state.facts.roll_weights[dice]
        index = 0
        while point >= weights[index]:
            point -= weights[index]
            index += 1
        return int(self.verbs[0].of(state.facts.rolls_of[dice][index]))


class RollAgain(SiegeVerb):
    """Roll any of the dice that lie there once more."""

    def __init__(self, roll: i64) -> None:
        super().__init__(REROLL, ROLL)
        self.roll: i64 = roll
        """Which field of the step is the roll."""

    def moves(self, state: Position, task: Task, into: Moves) -> None:
        for part in state.facts.roll_parts[argument(task, self.roll)]:
            if part != NO_DICE:
                into.add(self.of(part))

    def why_not(self, state: Position, task: Task, move: i64) -> Refused:
        part = first(move)
        if part != NO_DICE and state.facts.is_part(part, argument(task, self.roll)):
            return OK
        return NOT_ROLLED.told()

    def take(self, state: Position, task: Task, move: i64) -> None:
        again = first(move)
        state.rerolled = 1
        state.tell_of(events.REROLLED, state.active(), int(again))
        kept = state.facts.join(argument(task, self.roll), again, -1)
        self.roll_again(state, task, kept, state.facts.dice_in(again))

    def roll_again(self, state: Position, task: Task, kept: Roll, dice: i64) -> None:
        raise NotImplementedError


class KeepOrRollAgain(TurnDecision):
    """What the dice show is kept, or some are rolled again."""

    def __init__(
        self, name: str, keep: SiegeVerb, again: RollAgain, fields: list[Argument]
    ) -> None:
        super().__init__(name, keep, again, fields=fields)
        self.roll: i64 = again.roll

    def most(self, state: Position) -> i64:
        """With how many dice whoever is in turn began."""
        raise NotImplementedError

    def fault(self, state: Position, task: Task) -> PendingFault | None:
        if state.facts.dice_in(argument(task, self.roll)) > self.most(state):
            return TOO_MANY_ROLLED
        return super().fault(state, task)
