"""Advice in words: the best few options, what each does to the winning chance, how it may lose.

The adviser is quiet by default: it speaks only where one option is clearly better than the next.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import hypot
from typing import Final

from garrison.bots.estimate import WinEstimate, estimate
from garrison.bots.evaluators import evaluator_of
from garrison.bots.intents import ending_id
from garrison.bots.naming import bot
from garrison.bots.protocol import ConsideredMove
from garrison.core.contract import Move, Seat
from garrison.core.game import Game, S
from garrison.core.reasons import Reason

BEST: Final = 3
PLAYOUTS: Final = 60
CLEARLY: Final = 2.0
"""An option is clearly better by so many standard errors."""
WORTH_SAYING: Final = 0.01
"""A smaller risk than this is not mentioned."""


@dataclass(frozen=True)
class AdvisedMove:
    """One thing that could be done now."""

    move: Move
    line: str
    """The move in the command language."""
    win: float
    error: float
    change: float
    """Of the winning chance against the best other option."""
    risks: Mapping[str, float]
    """For each ending, by its message id, the chance to lose that way in quick play from there."""


@dataclass(frozen=True)
class MoveAdvice:
    """The position as it stands, and the best few options, the best one first."""

    now: WinEstimate
    options: tuple[AdvisedMove, ...]
    intent: tuple[Reason, ...]
    """What the best option is for."""

    def is_clear(self) -> bool:
        """Whether the best option is clearly better than the next."""
        if len(self.options) < 2:
            return False
        first, second = self.options[0], self.options[1]
        return first.change > CLEARLY * hypot(first.error, second.error)

    def words(self, quiet: bool = True) -> list[Reason]:
        """The advice as messages; none if it is to be quiet and nothing is clear."""
        if quiet and not self.is_clear():
            return []
        said = [Reason("advice-now", {"percent": percent(self.now.win)})]
        for number, option in enumerate(self.options, 1):
            said.append(_option_words(number, option))
            said.extend(_risk_words(option))
        return [*said, *self.intent]


def advise(game: Game[S], state: S, seat: Seat, spec: str, seed: int) -> MoveAdvice:
    """Ask a bot for its best few moves, and play each out to see how it may be lost.

    How good the best one is, playouts tell; by how much others are worse, the bot.
    """
    evaluator = evaluator_of(game)
    thought = bot(spec).think(game, state, seat, seed)
    now = estimate(game, state, seat, seed, PLAYOUTS, evaluator)
    best, *others = thought.choices
    seen = [best, *(choice for choice in others if choice.visits)]
    options: list[AdvisedMove] = []
    for choice in seen[:BEST]:
        after = estimate(game, state, seat, seed, PLAYOUTS, evaluator, choice.move)
        top = options[0].win if options else after.win
        win = min(1.0, max(0.0, top + choice.value - best.value))
        risks = {ending_id(game, ending): share for ending, share in after.defeats.items()}
        line, change = game.say(state, choice.move), _change(choice, seen)
        options.append(AdvisedMove(choice.move, line, win, choice.error, change, risks))
    return MoveAdvice(now, tuple(options), thought.intent)


def _change(choice: ConsideredMove, choices: Sequence[ConsideredMove]) -> float:
    others = [other.value for other in choices if other.move != choice.move]
    return choice.value - max(others, default=choice.value)


def _option_words(number: int, option: AdvisedMove) -> Reason:
    change = percent(option.change)
    args: dict[str, str | int] = {
        "number": number,
        "move": option.line,
        "percent": percent(option.win),
        "change": abs(change),
    }
    if change:
        return Reason("advice-better" if change > 0 else "advice-worse", args)
    return Reason("advice-even", args)


def _risk_words(option: AdvisedMove) -> list[Reason]:
    risks = sorted(option.risks.items(), key=lambda risk: -risk[1])
    return [
        Reason("advice-risk", {"ending": f"@{ending}", "percent": percent(share)})
        for ending, share in risks
        if share >= WORTH_SAYING
    ]


def percent(share: float) -> int:
    return round(100 * share)
