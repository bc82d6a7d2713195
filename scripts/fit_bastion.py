"""Learns what the terms of Bastion's evaluator are worth, from how sieges go on for the search.

    python scripts/fit_bastion.py sample "bastion/2018?level=hard&seats=4" samples.jsonl
    python scripts/fit_bastion.py fit samples.jsonl weights.toml
    python scripts/fit_bastion.py compare "bastion/2018?seats=4" weights.toml --deals 200

Sieges are looked at with the order of cards known, so that what differs is play and not luck: turn
after turn the best lines of play are kept, as `search` does near the end. `sample` takes, every few
turns, some positions that were kept and some that were not, and looks from each of them to the end
of the siege: how many discs are missing there. `fit` finds the weights that tell best which of the
positions of one turn come to less, drawn towards the weights in use, and goes part of the way to
them: weights lead the search to other positions than those that were sampled. `compare` looks
at other sieges with the weights in use and with those of a file.
"""

import argparse
import json
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from random import Random as Sampler
from statistics import fmean
from time import monotonic
from typing import Final

from librt.random import Random

from garrison import load
from garrison.bots.calibration.features import dot
from garrison.bots.calibration.fitting import solve
from garrison.bots.engine.budget import Budget
from garrison.bots.engine.future import Future
from garrison.bots.engine.multi_turn import Candidate, MultiTurnSearch, is_decided
from garrison.bots.engine.multi_turn import Path as Line
from garrison.bots.engine.plan import Plan
from garrison.bots.evaluators.bastion.evaluator import LAST_CARDS, TERMS, BastionEvaluator
from garrison.bots.ladder import sign_test
from garrison.core.contract import CHANCE, OVER
from garrison.games.bastion.rules.position import Position

FIRST_SAMPLED: Final = 500_001
FIRST_COMPARED: Final = 2001
LINES: Final = 24
LINES_OF_LABELS: Final = 8
EVERY: Final = 4
"""Positions are sampled every so many turns."""
OF_A_TURN: Final = 6
"""So many positions that were kept, and so many that were not."""
DRAWN: Final = 300.0
"""As if so many positions had shown each weight to be what it is."""
SELDOM: Final = 0.02
"""A term that differs in a smaller part of the positions keeps its weight."""
KEPT: Final = 1e9
"""Draws a weight to what it is, whatever the positions say."""
STEP: Final = 0.5
FOLDS: Final = 5
_SEEDS: Final = 1 << 40


@dataclass(frozen=True)
class Sample:
    """A position and how many discs are missing where the siege goes on from it."""

    terms: list[float]
    share: float
    """How much of the weights for coming cards holds there."""
    missing: float

    def row(self) -> list[float]:
        """Its terms, for both sets of weights one after the other."""
        march = 1.0 - self.share
        return [*(self.share * each for each in self.terms), *(march * each for each in self.terms)]


class Looks:
    """Looks at sieges to their end, the order of cards known."""

    def __init__(self, name: str) -> None:
        self.game = load(name)
        self.evaluator = BastionEvaluator()
        self.evaluator.seats = self.game.seats

    def begin(self, deal: int) -> tuple[Position, Future]:
        """The first decision of a siege, and what chance will bring."""
        future, state = Future(Random(deal).randrange(_SEEDS)), self.game.start()
        while state.actor() == CHANCE:
            state.play(future.outcome(state))
        assert isinstance(state, Position)
        return state, future

    def discs_missing(self, state: Position, future: Future, lines: int) -> float:
        """What the best line of play from here leaves to be done; nothing where it wins."""
        search, found = self.lines(state, future, lines)
        while not is_decided(found):
            found = search.best(search.later(found, 0), False)
        if any(line.value >= 1.0 for line in found):
            return 0.0
        return min(self.evaluator.remaining_work(line.state) for line in found)

    def samples(self, deal: int) -> Iterator[list[Sample]]:
        """Positions that competed for a place among the lines of play, turn by turn."""
        sampler, turn = Sampler(deal), 0
        state, future = self.begin(deal)
        search, kept = self.lines(state, future, LINES)
        while not is_decided(kept):
            found = search.later(kept, 0)
            kept = search.best(found, False)
            turn += 1
            if turn % EVERY == deal % EVERY:
                yield [self._sample(line, future) for line in self._some(found, kept, sampler)]

    def lines(
        self, state: Position, future: Future, lines: int
    ) -> tuple[MultiTurnSearch, list[Line]]:
        """A search that keeps so many lines of play, and the first of them."""
        self.evaluator.late_paths = lines
        candidates = [Candidate(Plan(state, [], 0.0))]
        budget = Budget(0, 0.0, monotonic)
        search = MultiTurnSearch(self.evaluator, candidates, Random(0), budget, future)
        return search, [Line(state.copy(), 0, 0.0, [])]

    def _some(self, found: list[Line], kept: list[Line], sampler: Sampler) -> list[Line]:
        going_on = [line for line in kept if line.state.actor() != OVER]
        left = {
            self.evaluator.fingerprint(line.state): line
            for line in found
            if line.state.actor() != OVER
        }
        for line in going_on:
            left.pop(self.evaluator.fingerprint(line.state), None)
        return [
            *sampler.sample(going_on, min(OF_A_TURN, len(going_on))),
            *sampler.sample(list(left.values()), min(OF_A_TURN, len(left))),
        ]

    def _sample(self, line: Line, future: Future) -> Sample:
        assert isinstance(line.state, Position)
        terms = self.evaluator.measure(line.state, 0)
        share = min(1.0, line.state.deck.size() / LAST_CARDS)
        return Sample(terms, share, self.discs_missing(line.state, future, LINES_OF_LABELS))


@dataclass(frozen=True)
class Differences:
    """How positions of one turn differ from their average."""

    deal: int
    rows: list[list[float]]
    missing: list[float]

    @classmethod
    def within(cls, deal: int, turn: Sequence[Sample]) -> "Differences":
        rows = [sample.row() for sample in turn]
        means = [fmean(column) for column in zip(*rows, strict=True)]
        average = fmean(sample.missing for sample in turn)
        return cls(
            deal,
            [
                [round(each - mean, 9) for each, mean in zip(row, means, strict=True)]
                for row in rows
            ],
            [sample.missing - average for sample in turn],
        )


class Fit:
    """Least squares on differences within turns, drawn towards the weights in use."""

    def __init__(self, turns: Sequence[Differences], now: list[float]) -> None:
        self.turns, self.now = turns, now
        told = [dot(row, now) for turn in turns for row in turn.rows]
        missing = [each for turn in turns for each in turn.missing]
        self.scale = -dot(told, missing) / dot(told, told)
        """How many discs fewer are missing, for one unit of log-odds told by the weights in use."""

    def weights(self, turns: Sequence[Differences]) -> list[float]:
        """The weights that tell these turns best."""
        size = len(self.now)
        products = [[0.0] * size for _ in range(size)]
        told = [0.0] * size
        for turn in turns:
            for row, missing in zip(turn.rows, turn.missing, strict=True):
                _add(products, told, row, -missing / self.scale)
        rows = [row for turn in turns for row in turn.rows]
        for at in range(size):
            differs = sum(1 for row in rows if row[at])
            is_seldom = differs <= SELDOM * len(rows)
            drawn = KEPT if is_seldom else DRAWN * products[at][at] / len(rows)
            products[at][at] += drawn
            told[at] += drawn * self.now[at]
        return solve(products, told)

    def skill(self) -> tuple[float, float]:
        """How what is told and what comes correlate on deals not fitted to: now, and fitted."""
        now: list[float] = []
        fitted: list[float] = []
        came: list[float] = []
        for fold in range(FOLDS):
            weights = self.weights([turn for turn in self.turns if turn.deal % FOLDS != fold])
            for turn in self.turns:
                if turn.deal % FOLDS == fold:
                    now += [dot(row, self.now) for row in turn.rows]
                    fitted += [dot(row, weights) for row in turn.rows]
                    came += [-each for each in turn.missing]
        return _correlation(now, came), _correlation(fitted, came)


def _add(products: list[list[float]], told: list[float], row: list[float], value: float) -> None:
    some = [(at, each) for at, each in enumerate(row) if each]
    for at, one in some:
        told[at] += one * value
        line = products[at]
        for other, two in some:
            line[other] += one * two


def _correlation(one: Sequence[float], other: Sequence[float]) -> float:
    return dot(one, other) / sqrt(dot(one, one) * dot(other, other))


def sample(chosen: argparse.Namespace) -> None:
    """Note samples of sieges, a line for each turn."""
    looks = Looks(chosen.game)
    with chosen.samples.open("a", encoding="utf-8") as log:
        for deal in range(chosen.first, chosen.first + chosen.deals):
            for turn in looks.samples(deal):
                noted = [[each.terms, each.share, each.missing] for each in turn]
                print(json.dumps([deal, noted]), file=log, flush=True)


def fit(chosen: argparse.Namespace) -> None:
    """Print how well weights tell what comes, and write down those part of the way to the best."""
    evaluator = BastionEvaluator()
    now = [*evaluator.weights, *evaluator.march]
    turns = [turn for path in chosen.samples for turn in turns_of(path)]
    if not any(missing for turn in turns for missing in turn.missing):
        raise SystemExit("All these sieges end alike: sample harder ones.")
    fitting = Fit(turns, now)
    before, after = fitting.skill()
    print(f"{sum(len(turn.rows) for turn in turns)} positions of {len(turns)} turns")
    print(f"correlation on deals not fitted to: now {before:.3f}, fitted {after:.3f}")
    pairs = zip(now, fitting.weights(turns), strict=True)
    weights = [old + chosen.step * (new - old) for old, new in pairs]
    chosen.weights.write_text(as_toml(weights), encoding="utf-8")


def compare(chosen: argparse.Namespace) -> None:
    """Look at the same sieges with the weights in use and with those of a file."""
    looks = Looks(chosen.game)
    evaluator, columns = looks.evaluator, list[list[float]]()
    for weights in ((evaluator.weights, evaluator.march), weights_of(chosen.weights)):
        evaluator.use(*weights)
        deals = range(chosen.first, chosen.first + chosen.deals)
        missing = [looks.discs_missing(*looks.begin(deal), LINES) for deal in deals]
        print(f"won {missing.count(0.0)} of {len(missing)}, {fmean(missing):.2f} discs missing")
        columns.append(missing)
    pairs = list(zip(*columns, strict=True))
    gained = sum(now > 0.0 and new == 0.0 for now, new in pairs)
    lost = sum(new > 0.0 and now == 0.0 for now, new in pairs)
    print(f"gained {gained}, lost {lost}, by luck {sign_test(gained, gained + lost):.2%}")


def turns_of(samples: Path) -> list[Differences]:
    noted = [json.loads(line) for line in samples.read_text(encoding="utf-8").splitlines()]
    return [
        Differences.within(deal, [Sample(*each) for each in turn])
        for deal, turn in noted
        if len(turn) > 1
    ]


def as_toml(weights: Sequence[float]) -> str:
    coming, march = weights[: len(TERMS)], weights[len(TERMS) :]
    lines = ["[coming]  # while cards come"]
    lines += [f"{name} = {each:.3f}" for name, each in zip(TERMS, coming, strict=True)]
    lines += ["", "[march]  # once the deck is out; in between over the last eight cards"]
    lines += [f"{name} = {each:.3f}" for name, each in zip(TERMS, march, strict=True)]
    return "\n".join(lines) + "\n"


def weights_of(path: Path) -> tuple[list[float], list[float]]:
    tables = tomllib.loads(path.read_text(encoding="utf-8"))
    return [tables["coming"][name] for name in TERMS], [tables["march"][name] for name in TERMS]


def main() -> None:
    """Do as asked on the command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    commands = parser.add_subparsers(required=True)
    for command, first, file in (
        (sample, FIRST_SAMPLED, "samples"),
        (compare, FIRST_COMPARED, "weights"),
    ):
        looking = commands.add_parser(command.__name__)
        looking.set_defaults(command=command)
        looking.add_argument("game")
        looking.add_argument(file, type=Path)
        looking.add_argument("--deals", type=int, default=60)
        looking.add_argument("--first", type=int, default=first)
    fitting = commands.add_parser("fit")
    fitting.set_defaults(command=fit)
    fitting.add_argument("samples", type=Path, nargs="+")
    fitting.add_argument("weights", type=Path)
    fitting.add_argument("--step", type=float, default=STEP)
    chosen = parser.parse_args()
    chosen.command(chosen)


if __name__ == "__main__":
    main()
