"""Advice in words: the best few options, what each does to the winning chance, how it may lose.

The adviser is quiet by default: it speaks only where one option is clearly better than the next.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from math import hypot
from typing import Final

from garrison.bots.engine.evaluator import chance
from garrison.bots.estimate import WinEstimate, estimate, log_odds
from garrison.bots.evaluators import evaluator_of
from garrison.bots.intents import ending_id
from garrison.bots.protocol import Bot, ConsideredMove, Thought
from garrison.bots.quick_games import play_quickly
from garrison.core.contract import Move, Seat
from garrison.core.game import Game, S
from garrison.core.reasons import Reason

BEST: Final = 3
HINT_NODES: Final = 40_000
"""The limit of whoever advises people: about a second of thinking."""
PLAYOUTS: Final = 60
"""So many quick games tell how each option may be lost."""
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
        said = [_now_words(self.now)]
        for number, option in enumerate(self.options, 1):
            said.append(_option_words(number, option))
            said.extend(_risk_words(option))
        return [*said, *self.intent]


def advise(game: Game[S], state: S, seat: Seat, player: Bot, seed: int) -> MoveAdvice:
    """Ask a bot for its best few moves, and play each out to see how it may be lost.

    Who makes the best one plays like the bot, so it keeps the chance that the position has; by how
    much others are worse, the bot tells. A bot that has a plan goes on with it: its hints make
    whole turns.
    """
    thought = player.think(game, state, seat, seed)
    now = estimate(game, state, seat, seed)
    seen = shown_choices(thought)
    wins = [_shifted(now.win, seen[0].value, choice.value) for choice in seen]
    options = [
        AdvisedMove(
            move=choice.move,
            line=game.say(state, choice.move),
            win=win,
            error=choice.error,
            change=win - max(wins[:at] + wins[at + 1 :], default=win),
            risks=_risks(game, state, seat, seed, choice.move, win),
        )
        for at, (choice, win) in enumerate(zip(seen[:BEST], wins, strict=False))
    ]
    return MoveAdvice(now, tuple(options), thought.intent)


def shown_choices(thought: Thought) -> list[ConsideredMove]:
    """What a hint may show of a thought: the best choice, then others that were looked at."""
    best, *others = thought.choices
    return [best, *(choice for choice in others if choice.visits)]


def _shifted(win: float, best: float, value: float) -> float:
    """The chance after a move that the bot finds worse than its best: by the same odds.

    One that was tried too little to be chosen may look better; it is told to be as good.
    """
    return win if value >= best else chance(log_odds(win) + log_odds(value) - log_odds(best))


def _risks(
    game: Game[S], state: S, seat: Seat, seed: int, move: Move, win: float
) -> dict[str, float]:
    """How quick play loses after the move; as much in all as the move does not win."""
    played = play_quickly(game, state, seat, seed, PLAYOUTS, evaluator_of(game), first=move)
    return {
        ending_id(game, ending): (1.0 - win) * share
        for ending, share in played.lost_by(game.endings).items()
    }


def _now_words(now: WinEstimate) -> Reason:
    id = "advice-now-rough" if now.is_rough else "advice-now"
    return Reason(id, {"percent": percent(now.win), "error": percent(1.96 * now.error)})


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
