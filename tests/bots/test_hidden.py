"""What a seat cannot know does not change what its bot does, at any decision of a whole game."""

import pytest
from librt.random import Random

from garrison import load
from garrison.bots import advise, bot, estimate
from garrison.core.contract import CHANCE, ONLOOKER, OVER, State
from garrison.core.game import Game
from garrison.core.playout import random_move

BOTS = ("random", "greedy", "search?nodes=60")
SOME = ("bastion/2018?level=tutorial", "last-bastion?seats=2", "unbreakable-castle?seats=2")
MORE = (
    "bastion/2018?seats=4&level=extreme",
    "bastion/2015?seats=3&siege=legends",
    "last-bastion?seats=4&level=heroic",
    "unbreakable-castle?seats=3&races=human,orc,vampire",
    "unbreakable-castle?seats=4&races=elf,necromancer,gnome,werewolf",
    "unbreakable-castle?seats=5&trade=off",
)


def differing_positions(game: Game[State], spec: str, seed: int) -> int:
    """Play a whole game by bots that see the truth, beside bots that see it changed.

    At each decision everything its seat cannot know is drawn anew for the second bot, and both
    have to think the same. Returns at how many decisions there was something else to see.
    """
    state, dice, differing = game.start(), Random(seed), 0
    seeing = [bot(spec) for _ in range(game.seats)]
    misled = [bot(spec) for _ in range(game.seats)]
    while state.actor() != OVER:
        seat = state.actor()
        if seat == CHANCE:
            state.play(random_move(state, dice))
            continue
        twin = game.determinize(state, seat, dice)
        differing += twin != state
        number = dice.randrange(1 << 30)
        thought = seeing[seat].think(game, state, seat, number)
        assert misled[seat].think(game, twin, seat, number) == thought
        state.play(thought.move)
    return differing


@pytest.mark.parametrize("spec", BOTS)
@pytest.mark.parametrize("name", SOME)
def test_what_a_seat_cannot_know_never_changes_its_thought(name: str, spec: str) -> None:
    differing_positions(load(name), spec, seed=1)


@pytest.mark.parametrize("spec", BOTS)
def test_rivals_really_hold_other_quests_while_a_bot_thinks(spec: str) -> None:
    """Light and Dark only, so that quests are drawn: the test above is not about nothing."""
    game = load("unbreakable-castle?seats=2&races=human,vampire")
    assert differing_positions(game, spec, seed=2) >= 5


@pytest.mark.soak
@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("spec", BOTS)
@pytest.mark.parametrize("name", MORE)
def test_it_never_does_at_larger_tables_either(name: str, spec: str, seed: int) -> None:
    differing_positions(load(name), spec, seed)


def positions(game: Game[State], seed: int) -> list[State]:
    """Decisions of a random game, some moves apart."""
    state, dice = game.start(), Random(seed)
    found: list[State] = []
    while state.actor() != OVER and len(found) < 3:
        state.play(random_move(state, dice))
        if state.actor() not in (CHANCE, OVER) and dice.randrange(12) == 0:
            found.append(state.copy())
    return found


@pytest.mark.parametrize("seed", [1, 2])
def test_nor_does_it_change_estimates_and_advice(seed: int) -> None:
    game = load("unbreakable-castle?seats=3&trade=off")
    for state in positions(game, seed):
        seat = state.actor()
        twin = game.determinize(state, seat, Random(99))
        assert estimate(game, state, seat, 7, 10) == estimate(game, twin, seat, 7, 10)
        player = bot("search?nodes=80")
        assert advise(game, state, seat, player, 7) == advise(game, twin, seat, player, 7)
        watched = game.determinize(state, ONLOOKER, Random(99))
        assert estimate(game, state, ONLOOKER, 7, 10) == estimate(game, watched, ONLOOKER, 7, 10)
