"""Logistic regression by Newton's method, small enough to need no library."""

from collections.abc import Sequence
from typing import Final

from garrison.bots.calibration.features import dot
from garrison.bots.engine.evaluator import chance

Vector = Sequence[float]

STEPS: Final = 25
RIDGE: Final = 0.5
"""How much weights are drawn towards nothing: as if each had been seen to be so, this often."""


def fit(
    rows: Sequence[Vector],
    won: Sequence[bool],
    signs: Sequence[int] = (),
    counts: Sequence[float] = (),
) -> list[float]:
    """The weights that tell best which rows were won, none against its sign.

    The weight that is most against its sign counts for nothing, and the rest are fitted again.
    `counts` tells how often each row counts; once if nothing is said.
    """
    counts = counts or [1.0] * len(rows)
    out: set[int] = set()
    while True:
        weights = _fit_without(rows, won, counts, out)
        wrong = [
            (weights[at] * sign, at) for at, sign in enumerate(signs) if weights[at] * sign < 0
        ]
        if not wrong:
            return weights
        out.add(min(wrong)[1])


def _fit_without(
    rows: Sequence[Vector], won: Sequence[bool], counts: Vector, out: set[int]
) -> list[float]:
    rows = [[0.0 if at in out else each for at, each in enumerate(row)] for row in rows]
    weights = [0.0] * len(rows[0])
    for _ in range(STEPS):
        slope, curve = _derivatives(rows, won, counts, weights)
        step = solve(curve, slope)
        weights = [weight + each for weight, each in zip(weights, step, strict=True)]
        if max(abs(each) for each in step) < 1e-6:
            break
    return weights


def _derivatives(
    rows: Sequence[Vector], won: Sequence[bool], counts: Vector, weights: Vector
) -> tuple[list[float], list[list[float]]]:
    """The slope of the likelihood and its curvature, the ridge counted in."""
    size = len(weights)
    slope = [-RIDGE * weight for weight in weights]
    curve = [[RIDGE if at == other else 0.0 for other in range(size)] for at in range(size)]
    for row, success, count in zip(rows, won, counts, strict=True):
        told = chance(dot(row, weights))
        surprise, sharpness = count * (success - told), count * told * (1.0 - told)
        for at in range(size):
            slope[at] += surprise * row[at]
            for other in range(size):
                curve[at][other] += sharpness * row[at] * row[other]
    return slope, curve


def solve(matrix: Sequence[Vector], right: Vector) -> list[float]:
    """The solution of linear equations, by elimination with the largest pivot first."""
    size = len(right)
    lines = [[*matrix[at], right[at]] for at in range(size)]
    for at in range(size):
        pivot = max(range(at, size), key=lambda line: abs(lines[line][at]))
        lines[at], lines[pivot] = lines[pivot], lines[at]
        for line in range(size):
            if line != at:
                times = lines[line][at] / lines[at][at]
                pairs = zip(lines[line], lines[at], strict=True)
                lines[line] = [one - times * other for one, other in pairs]
    return [lines[at][size] / lines[at][at] for at in range(size)]
