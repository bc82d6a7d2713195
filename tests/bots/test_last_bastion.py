"""What the bots know about Last Bastion, shown in positions with one right answer."""

import pytest
from librt.random import Random

from garrison.bots import bot
from garrison.bots.evaluators import evaluator_of
from garrison.bots.evaluators.last_bastion.cards import danger, dangers
from garrison.bots.evaluators.last_bastion.preferences import (
    FOUR_HEROES,
    THREE_HEROES,
    TWO_HEROES,
    preferences_of,
)
from garrison.bots.evaluators.last_bastion.rolls import distinct_rolls
from garrison.bots.quick_games import play_quickly
from last_bastion.arranging import Table, arrange, hero, turn_of

THINKERS = ("greedy", "search?nodes=600")
EVERYBODY = ("quick", *THINKERS)


def answer(table: Table, spec: str) -> str:
    """What a bot, or quick play, does here."""
    game, state = table.game, table.state
    if spec == "quick":
        return game.say(state, evaluator_of(game).pick(state, state.moves(), Random(1)))
    return game.say(state, bot(spec).think(game, state, state.actor(), 1).move)


def at_the_last_warlord(**rest: object) -> Table:
    """Arne beside the last warlord with enough black equipment to beat it whatever is rolled."""
    arne = hero("arne", tile="trebuchet", equipment={"black": 4}, **rest)
    others = {"B": hero("mylfaar"), "C": hero("elmer"), "D": hero("kazgin")}
    return arrange({"slots": {"N1": "the-faceless"}, "heroes": {"A": arne, **others}})


def won_in_turn(table: Table, spec: str) -> bool:
    """Whether the hero in turn wins before the turn is over, whatever the dice show."""
    while table.actor() == "A":
        line = answer(table, spec)
        if line == "end turn":
            return False
        table.play(line)
        if table.actor() == "chance":
            table.play("roll red red red")
    return table.ending() == "warlords-beaten"


@pytest.mark.parametrize("spec", EVERYBODY)
def test_a_fight_that_is_sure_to_win_the_game_is_fought_and_won(spec: str) -> None:
    assert won_in_turn(at_the_last_warlord(), spec)


@pytest.mark.parametrize("spec", EVERYBODY)
def test_equipment_for_a_victory_is_spent(spec: str) -> None:
    table = at_the_last_warlord().play("fight N1", "roll red red red")
    assert answer(table, spec) == "beat N1 4"


@pytest.mark.parametrize("spec", EVERYBODY)
def test_with_two_tiles_grasped_and_a_third_at_stake_the_fountain_is_used(spec: str) -> None:
    slots = {"E1": "wolf-rider", "N1": "magma-brute"}
    table = arrange(
        {
            "slots": slots,
            "heroes": {"A": hero("arne", tile="fountain"), "B": hero("mylfaar")},
            "grasped-tiles": ["tavern", "tomb"],
            "grasped-cards": ["E1"],
        }
    )
    while table.actor() == "A" and len(table.grasped_tiles()) + len(table.grasped_cards()) == 3:
        line = answer(table, spec)
        assert line != "end turn"
        table.play(line)
        if table.actor() == "chance":
            table.play("roll red red red")
    assert len(table.grasped_tiles()) + len(table.grasped_cards()) < 3


@pytest.mark.parametrize("spec", EVERYBODY)
def test_a_strong_monster_goes_into_the_trap(spec: str) -> None:
    table = turn_of("north", {"trap": "N2"}).play("draw pit-lord")
    assert answer(table, spec) == "place N2"


def test_rolls_that_come_to_the_same_in_a_fight_are_taken_together() -> None:
    arne = hero("arne", tile="trebuchet")
    table = arrange({"slots": {"N1": "incubus"}, "heroes": {"A": arne}}).play("fight N1")
    moves, weights = distinct_rolls(table.state)
    assert len(moves) == 10
    assert sum(weights) == 6**3
    assert len(moves) < len(table.state.moves())


def test_quick_play_wins_most_sieges_of_the_normal_level() -> None:
    game = arrange({}, "heroes=random").game
    evaluator, won = evaluator_of(game), 0
    for seed in range(20):
        state, dice = game.start(), Random(seed)
        while state.actor() >= 0 or state.moves():
            moves = state.moves()
            state.play(
                evaluator.pick(state, moves, dice)
                if state.actor() >= 0
                else state.outcome(dice.randrange(state.total_weight()))
            )
        won += state.scores()[0]
    assert won >= 10


def test_the_dangers_of_all_slots_are_those_of_each() -> None:
    slots = {"N1": "the-faceless", "N2": "incubus", "N3": "wolf-rider", "W2": "magma-brute"}
    state = arrange({"slots": slots, "grasped-cards": ["N3"]}).state
    found = dangers(state, True)
    for slot in range(12):
        alone = danger(state, slot) if state.slots[slot] >= 0 else 0.0
        assert found[slot] == alone


def test_a_warlord_counts_among_the_dangers_only_if_asked_for() -> None:
    state = arrange({"slots": {"N1": "the-faceless", "W2": "magma-brute"}}).state
    every, monsters = dangers(state, True), dangers(state, False)
    assert every[0] - monsters[0] >= FOUR_HEROES.warlord
    assert list(every)[1:] == list(monsters)[1:]


@pytest.mark.parametrize(
    ("seats", "preferences"),
    [(1, TWO_HEROES), (2, TWO_HEROES), (3, THREE_HEROES), (4, FOUR_HEROES)],
)
def test_preferences_go_by_the_number_of_heroes(seats: int, preferences: object) -> None:
    state = arrange({}, f"heroes=random&seats={seats}").game.start()
    assert preferences_of(state) is preferences


def test_quick_play_wins_some_sieges_of_two_heroes() -> None:
    """With the preferences of four heroes it wins 14 of these 300."""
    game = arrange({}, "heroes=random&seats=2").game
    assert play_quickly(game, game.start(), -1, 6, 300, evaluator_of(game)).won() >= 30
