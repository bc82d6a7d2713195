"""Every bot plays every game: each edition, level, siege and scenario, to the end, legally."""

import pytest

from garrison import games, load
from garrison.bots.match import play_match
from garrison.core.replays import verify


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


def play_and_prove(name: str, specs: tuple[str, ...]) -> None:
    """The record of a match verifies, so every move of every bot was legal."""
    game = load(name)
    match = play_match(game, specs, seed=1)
    assert verify(match.record, game) > 0
    assert match.record.end


@pytest.mark.parametrize("name", setups())
def test_search_and_random_play_together_to_a_proven_end(name: str) -> None:
    play_and_prove(name, ("search?nodes=60", "random"))


@pytest.mark.soak
@pytest.mark.parametrize("name", setups())
def test_greedy_plays_to_a_proven_end(name: str) -> None:
    play_and_prove(name, ("greedy",))
