"""Every bot plays every game: each edition, level, siege and scenario, to the end, legally."""

import pytest

from bots.setups import every_setup, some_setups
from garrison import load
from garrison.bots import KINDS
from garrison.bots.match import play_match
from garrison.core.records import write_record
from garrison.core.replays import verify

BOTS = ("random", "greedy", "search?nodes=60")


def play_and_prove(name: str, specs: tuple[str, ...]) -> None:
    """The record of a match verifies, so every move of every bot was legal."""
    game = load(name)
    match = play_match(game, specs, seed=1)
    assert verify(match.record, game) > 0
    assert match.record.end


def test_all_kinds_of_bots_are_tried() -> None:
    assert [spec.partition("?")[0] for spec in BOTS] == [kind.name for kind in KINDS]


def test_every_level_siege_and_scenario_is_tried_at_every_size() -> None:
    names = every_setup()
    assert len(names) == len(set(names))
    assert {"bastion/2018?seats=1&level=extreme", "last-bastion?seats=3&level=heroic"} < set(names)
    assert sum("siege=custom" in name for name in names) == 4


@pytest.mark.parametrize("name", some_setups())
def test_search_and_random_play_together_to_a_proven_end(name: str) -> None:
    play_and_prove(name, ("search?nodes=60", "random"))


@pytest.mark.parametrize(
    "name", ["bastion/2018?level=tutorial", "last-bastion?seats=2", "unbreakable-castle?seats=3"]
)
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    game = load(name)
    one, two = (write_record(play_match(game, BOTS, seed=4).record) for _ in range(2))
    assert one == two


@pytest.mark.soak
@pytest.mark.parametrize("spec", BOTS)
@pytest.mark.parametrize("name", every_setup())
def test_every_bot_plays_every_setup_to_a_proven_end(name: str, spec: str) -> None:
    play_and_prove(name, (spec,))
