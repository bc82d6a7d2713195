"""Tunes what things are worth to quick play in Last Bastion, by whole sieges.

    python scripts/tune_last_bastion.py two-heroes tuned.toml               24 rounds
    python scripts/tune_last_bastion.py two-heroes tuned.toml --rounds 1    a short look

The cross-entropy method: each round draws candidates around the mean, in mirrored pairs, lets all
of them play the same deals, and moves mean and spread towards the best third. It begins with the
set in use and writes the mean down after every round; what is good enough goes by hand into
`preferences.toml`. The same command finds the same numbers.
"""

import argparse
import random
import tomllib
from collections.abc import Mapping
from pathlib import Path
from statistics import fmean, pstdev
from typing import Final, TypeAlias

from librt.random import Random

from garrison import load
from garrison.bots.engine.evaluator import play_on
from garrison.bots.evaluators import evaluator_of
from garrison.bots.evaluators.last_bastion.preferences import (
    FOUR_HEROES,
    THREE_HEROES,
    TWO_HEROES,
    Preferences,
)
from garrison.games.last_bastion.rules.position import Position

Numbers: TypeAlias = Mapping[str, float]

SETS: Final = {"two-heroes": TWO_HEROES, "three-heroes": THREE_HEROES, "four-heroes": FOUR_HEROES}
SIEGES: Final = {
    "two-heroes": ("seats=2", "seats=2&level=novice"),
    "three-heroes": ("seats=3", "seats=3&level=difficult"),
    "four-heroes": ("level=normal", "level=difficult", "level=heroic"),
}
"""What each set is tuned on, in equal parts: neither lost nor won by nearly every candidate."""
PAIRS: Final = 12
BEST: Final = 8
DEALS: Final = 600
"""How many sieges each candidate plays."""
FOR_WARLORDS: Final = 0.25
"""What beating all warlords counts beside winning: even lost sieges tell something."""
SPREAD: Final = (0.12, 0.08)
"""How far candidates are off at first: a part of the number, and so much more."""
NARROWEST: Final = 0.03
STEP: Final = 0.7
"""How far the mean goes towards that of the best; the spread goes as far as is left."""
UNSEEN: Final = 1_000_000
"""Deals from this one on are not tuned on."""
LONGEST: Final = 20_000


class Sieges:
    """Quick sieges by which candidates for one set are compared."""

    def __init__(self, table: str) -> None:
        self._set = SETS[table]
        self._games = [load(f"last-bastion?heroes=random&{siege}") for siege in SIEGES[table]]

    def names(self) -> list[str]:
        return [name for name in dir(self._set) if not name.startswith("_")]

    def numbers(self) -> Numbers:
        """The set in use."""
        return {name: getattr(self._set, name) for name in self.names()}

    def play(self, candidate: Numbers, deals: int, first: int) -> tuple[float, float]:
        """Which share of the sieges is won, and which share of the warlords is beaten."""
        _take(self._set, candidate)
        won, beaten = 0.0, 0.0
        for deal in range(first, first + deals):
            end = self._play(deal)
            won += end.scores()[0]
            beaten += float(end.beaten) / float(end.facts.warlords)
        return won / deals, beaten / deals

    def _play(self, deal: int) -> Position:
        game, dice = self._games[deal % len(self._games)], Random(deal)
        state = game.determinize(game.start(), -1, dice)
        assert isinstance(state, Position)
        play_on(evaluator_of(game), state, dice, LONGEST)
        return state


def _take(preferences: Preferences, numbers: Numbers) -> None:
    for name, number in numbers.items():
        setattr(preferences, name, number)


class Tuning:
    """Mean and spread of every number, and the rounds that narrow them down."""

    def __init__(self, sieges: Sieges, start: Numbers) -> None:
        self._sieges = sieges
        self._dice = random.Random(7)
        self.mean = dict(start)
        self._spread = {name: SPREAD[0] * abs(number) + SPREAD[1] for name, number in start.items()}

    def improve(self, number: int) -> float:
        """One round; returns what its best candidates scored on average."""
        candidates = [each for _ in range(PAIRS) for each in self._pair()]
        scores = [self._score(each, number) for each in candidates]
        order = sorted(range(len(candidates)), key=lambda at: -scores[at])[:BEST]
        for name in self.mean:
            found = [candidates[at][name] for at in order]
            self.mean[name] += STEP * (fmean(found) - self.mean[name])
            narrowed = self._spread[name] * STEP + pstdev(found) * (1 - STEP)
            self._spread[name] = max(narrowed, NARROWEST)
        return fmean(scores[at] for at in order)

    def _pair(self) -> tuple[Numbers, Numbers]:
        off = {name: self._dice.gauss(0.0, self._spread[name]) for name in self.mean}
        return (
            {name: self.mean[name] + off[name] for name in off},
            {name: self.mean[name] - off[name] for name in off},
        )

    def _score(self, candidate: Numbers, number: int) -> float:
        won, beaten = self._sieges.play(candidate, DEALS, number * DEALS)
        return won + FOR_WARLORDS * beaten


def main() -> None:
    """Tune one set and write it down."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("table", choices=SETS)
    parser.add_argument("into", type=Path)
    parser.add_argument("--rounds", type=int, default=24)
    parser.add_argument("--start", type=Path, help="begin with the table of this file")
    chosen = parser.parse_args()
    sieges = Sieges(chosen.table)
    start = sieges.numbers()
    if chosen.start:
        start = tomllib.loads(chosen.start.read_text(encoding="utf-8"))[chosen.table]
    tuning = Tuning(sieges, start)
    for number in range(1, chosen.rounds + 1):
        best = tuning.improve(number)
        lines = [f"{name} = {value:.2f}" for name, value in tuning.mean.items()]
        chosen.into.write_text("\n".join([f"[{chosen.table}]", *lines, ""]), encoding="utf-8")
        print(f"round {number}: the best scored {best:.3f}", flush=True)
    for name, numbers in (("before", start), ("now", tuning.mean)):
        print(f"{name} wins {sieges.play(numbers, 2 * DEALS, UNSEEN)[0]:.1%} of deals not tuned on")


if __name__ == "__main__":
    main()
