"""Fits what the terms of Last Bastion's evaluator are worth, to the ends of quick sieges.

    python scripts/fit_last_bastion.py 2            2600 sieges of two heroes, about a minute
    python scripts/fit_last_bastion.py 3 --sieges 900

Positions are taken from each siege every 25 moves. Half of the deals are fitted and the other half
tells how well that holds: the area under the curve is the chance that of two positions, one won
and one lost, the won one is told to be better. The weights printed last are fitted to all deals.
`always` is what quick play wins, so it has to be raised by hand to what `search` does.
"""

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from librt.random import Random

from garrison import load
from garrison.bots.calibration.features import dot
from garrison.bots.calibration.fitting import fit
from garrison.bots.engine.evaluator import Evaluator, play_on
from garrison.bots.evaluators import evaluator_of
from garrison.core.contract import OVER, State

EVERY: Final = 25
FIRST: Final = 10_000_000
"""Deals from this one on: others than those that preferences are tuned on."""
AGAINST: Final = {
    "deck",
    "warlords",
    "deadline",
    "wounded",
    "powerless",
    "prone",
    "tiles",
    "danger",
}
"""Terms that may only count against the heroes; all others but `always` may only count for them."""


@dataclass(frozen=True)
class Sample:
    """A position on the way and how its siege ended."""

    deal: int
    terms: list[float]
    won: bool


def samples_of(seats: int, sieges: int) -> list[Sample]:
    game, found = load(f"last-bastion?heroes=random&seats={seats}"), list[Sample]()
    evaluator = evaluator_of(game)
    for deal in range(sieges):
        dice = Random(FIRST + deal)
        state: State = game.determinize(game.start(), -1, dice)
        measured = _measures(evaluator, state, dice)
        won = state.scores()[0] > 0
        found += [Sample(deal, terms, won) for terms in measured]
    return found


def _measures(evaluator: Evaluator, state: State, dice: Random) -> list[list[float]]:
    """The terms at positions on the way to the end, to which the siege is played."""
    measured: list[list[float]] = []
    play_on(evaluator, state, dice, EVERY)
    while state.actor() != OVER:
        measured.append(evaluator.measure(state, 0))
        play_on(evaluator, state, dice, EVERY)
    return measured


def area_under_curve(weights: Sequence[float], samples: Sequence[Sample]) -> float:
    ranked = sorted((dot(sample.terms, weights), sample.won) for sample in samples)
    ranks = [at for at, (_, won) in enumerate(ranked, 1) if won]
    won, lost = len(ranks), len(ranked) - len(ranks)
    return (sum(ranks) - won * (won + 1) / 2) / (won * lost)


def fitted(names: Sequence[str], samples: Sequence[Sample]) -> list[float]:
    signs = [0 if name == "always" else -1 if name in AGAINST else 1 for name in names]
    return fit([sample.terms for sample in samples], [sample.won for sample in samples], signs)


def main() -> None:
    """Fit, tell how well it holds, and print the weights."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("seats", type=int, choices=(2, 3, 4))
    parser.add_argument("--sieges", type=int, default=2600)
    chosen = parser.parse_args()
    game = load(f"last-bastion?seats={chosen.seats}")
    evaluator = evaluator_of(game)
    names, now = evaluator.names, evaluator.weigh(game.start())
    samples = samples_of(chosen.seats, chosen.sieges)
    odd = [sample for sample in samples if sample.deal % 2]
    even = fitted(names, [sample for sample in samples if not sample.deal % 2])
    print(f"{len(samples)} positions of {chosen.sieges} sieges")
    print(f"area under the curve: now {area_under_curve(now, odd):.3f}", end=", ")
    print(f"fitted to other deals {area_under_curve(even, odd):.3f}")
    for name, old, new in zip(names, now, fitted(names, samples), strict=True):
        print(f"{name:10} {old:7.3f} {new:7.3f}")


if __name__ == "__main__":
    main()
