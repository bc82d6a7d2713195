"""How well chances told the end: of positions told 70 %, were seven of ten won?"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot, sqrt
from typing import Final

ENOUGH: Final = 50
"""A tenth with fewer positions proves nothing."""


@dataclass(frozen=True)
class Forecast:
    """A chance that was told, and what became of it."""

    setup: str
    deal: int
    win: float
    won: bool


@dataclass(frozen=True)
class Tenth:
    """The positions whose chance was told between two tenths."""

    number: int
    positions: int
    told: float
    """The mean of the chances told."""
    won: float
    """The share that was won."""


@dataclass(frozen=True)
class Skill:
    """How much better the chances are than always telling the share won in that set-up."""

    setup: str
    games: int
    positions: int
    told: float
    won: float
    brier: float
    base: float
    """The Brier score of always telling the share won."""

    @property
    def gain(self) -> float:
        """Which part of the base rate's score is gone; 0 is no better than it."""
        return 1.0 - self.brier / self.base if self.base else 0.0


def tenths(told: Sequence[Forecast]) -> list[Tenth]:
    """The table of reliability; tenths nothing was told in are left out."""
    groups: dict[int, list[Forecast]] = {}
    for each in told:
        groups.setdefault(min(9, int(10 * each.win)), []).append(each)
    return [
        Tenth(number, len(group), _mean_told(group), _share_won(group))
        for number, group in sorted(groups.items())
    ]


def skills(told: Sequence[Forecast]) -> list[Skill]:
    """A row for each set-up, by name."""
    groups: dict[str, list[Forecast]] = {}
    for each in told:
        groups.setdefault(each.setup, []).append(each)
    return [skill(setup, group) for setup, group in sorted(groups.items())]


def skill(setup: str, told: Sequence[Forecast]) -> Skill:
    share = _share_won(told)
    brier = sum((each.win - each.won) ** 2 for each in told) / len(told)
    games = len({(each.setup, each.deal) for each in told})
    return Skill(setup, games, len(told), _mean_told(told), share, brier, share * (1 - share))


def error(table: Sequence[Tenth], games: int) -> float:
    """The standard error of the chances told: by how much they differ from the shares won.

    So few games cannot tell it closely; the fewer they are, the less is taken for certain.
    """
    return hypot(excess(table), 0.5 / sqrt(games))


def excess(table: Sequence[Tenth]) -> float:
    """By how much the chances told differ from the shares won, apart from luck."""
    positions = sum(tenth.positions for tenth in table)
    total = 0.0
    for tenth in table:
        luck = tenth.won * (1 - tenth.won) / max(1, tenth.positions - 1)
        total += tenth.positions * ((tenth.told - tenth.won) ** 2 - luck)
    return sqrt(max(total, 0.0) / positions)


def _mean_told(told: Sequence[Forecast]) -> float:
    return sum(each.win for each in told) / len(told)


def _share_won(told: Sequence[Forecast]) -> float:
    return sum(each.won for each in told) / len(told)
