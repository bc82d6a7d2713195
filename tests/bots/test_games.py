"""Every bot plays every game: each edition, level, siege and scenario, to the end, legally."""

import pytest

from garrison import games, load
from garrison.bots.match import play_match
from garrison.core.replays import verify

QUICK = ("random", "greedy", "search?nodes=60")


def setups() -> list[str]:
    """One name for each value of the option that decides what kind of siege it is."""
    names = []
    for entry in games():
        for edition in entry.editions:
            path = f"{entry.name}/{edition.name}" if edition.name else entry.name
            for option in edition.options:
                if option.name in ("level", "siege", "scenario", "seats"):
                    names += [f"{path}?{option.name}={value}" for value in option.valid]
    return [name for name in names if name not in ("bastion/2015?siege=custom",)]


@pytest.mark.parametrize("name", setups())
def test_bots_play_together_to_a_proven_end(name: str) -> None:
    """The seats take random, greedy and search in turn; the record verifies, so all was legal."""
    game = load(name)
    match = play_match(game, QUICK, seed=1)
    assert verify(match.record, game) > 0
    assert match.record.end
