"""What the view tells of what is coming."""

from random import Random

import pytest

import garrison
from bastion.arranging import FIRST, SECOND, Siege, arrange, entries, table

both = pytest.mark.parametrize("edition", [SECOND, FIRST])


def look(siege: Siege) -> dict[str, object]:
    return dict(table(siege.view()["upcoming"]))


@both
def test_the_landing_of_the_next_ordinary_card_is_where_it_lands(edition: str) -> None:
    siege = arrange(edition, wall={"1": "fire beast", "4": "dark mage"}, deck=["dark rider", "spy"])
    assert look(siege)["landing"] == 5
    assert look(siege)["giant-landing"] == 2
    assert siege.play("end", "reveal dark rider").wall()["5"] == "dark rider"


@both
def test_the_next_marcher_and_where_it_goes(edition: str) -> None:
    siege = arrange(edition, wall={"1": "fire beast", "4": "dark mage"}, deck=[])
    assert look(siege)["marcher"] == {"from": 4, "to": 2}
    siege.play("end")
    assert look(siege)["marcher"] == {"from": 2, "to": None}


@both
@pytest.mark.parametrize(
    ("wall", "deck", "moves"),
    [
        ({"1": "fire beast"}, [], 1),
        ({"4": "fire beast"}, [], 2),
        ({"1": "fire beast", "4": "dark mage"}, [], 2),
        ({"3": "fire beast", "4": "dark mage"}, [], 3),
        ({"1": "fire beast"}, ["dark mage", "dark rider"], 3),
    ],
)
def test_the_number_of_enemy_moves_until_the_fall_if_nobody_acts(
    edition: str, wall: dict[str, str], deck: list[str], moves: int
) -> None:
    siege = arrange(edition, wall=dict(wall), deck=list(deck))
    assert look(siege)["moves-until-fall"] == moves
    for _ in range(moves):
        assert siege.ending() == ""
        siege.play("end")
        if siege.lines("reveal"):
            siege.play(siege.lines("reveal")[0])
    assert siege.ending() == "overrun-marching"


@both
def test_the_next_enemy_moves_are_told_one_by_one_with_whose_turn_comes_before(
    edition: str,
) -> None:
    siege = arrange(edition, wall={"1": "fire beast", "3": "dark mage"}, deck=["dark rider"])
    seats = [table(each)["seat"] for each in entries(siege.view()["seats"])]
    moves = [table(each) for each in entries(look(siege)["next"])]
    assert [(each["from"], each["to"]) for each in moves] == [(None, 4), (4, 2), (3, None)]
    assert [each["after"] for each in moves] == [seats[number % len(seats)] for number in range(3)]


def test_each_modifier_of_a_price_is_named_and_they_add_up() -> None:
    siege = arrange(
        SECOND,
        citadel=["fire dragon"],
        wall={"5": "fire warrior", "6": "inquisitor"},
        foundations={"D2 F1": "fire gun"},
    )
    assert siege.modifiers("5") == {"dragon": 1, "inquisitor": 1, "gun": -2}
    assert siege.cost("5") == {"fire": 4 + 1 + 1 - 2}
    floor = arrange("bastion/2018", wall={"5": "fire scout"}, foundations={"D2 F1": "fire gun"})
    assert floor.cost("5") == {"fire": 1}


@both
@pytest.mark.parametrize(
    ("wall", "won"),
    [
        ({"1": "fire beast", "2": "dark mage"}, 1),
        ({"1": "fire beast", "4": "dark mage"}, 0),
        ({"4": "fire beast"}, 0),
    ],
)
def test_the_first_enemy_of_the_wall_tells_how_many_enemy_moves_its_defeat_wins(
    edition: str, wall: dict[str, str], won: int
) -> None:
    siege = arrange(edition, wall=dict(wall), deck=[])
    assert siege.unit(min(wall))["won"] == won


@both
def test_an_enemy_tells_which_rituals_its_defeat_lets_one_perform(edition: str) -> None:
    siege = arrange(
        edition,
        wall={"1": "fire beast"},
        seats={"A": {"held": ["fire gun", "dark source"]}},
    )
    assert siege.unit("1")["rituals"] == ["fire gun"]


def test_the_view_tells_how_likely_each_next_card_is() -> None:
    siege = arrange(
        SECOND,
        deck={
            "pools": [{"cards": ["spy", "golem"], "count": 1}],
            "layers": [{"pools": [0], "size": 1}],
        },
    )
    deck = table(siege.view()["deck"])
    assert deck == {"left": 1, "next": {"spy": 1, "golem": 1}}


def test_an_attack_under_way_tells_who_helps_and_what_is_still_due() -> None:
    siege = arrange(
        SECOND,
        wall={"1": "fire rider"},
        defenders={"D1": ["A", "B"]},
        seats={
            "A": {"mana": {"fire": 6}, "spells": ["dark warrior"]},
            "B": {"spells": ["plains warrior"]},
        },
    )
    siege.play("attack 1", "ask B flame 1", "agree")
    attack = table(siege.view()["attack"])
    assert attack["spells"] == [{"seat": "B", "spell": "flame 1"}]
    assert attack["due"] == 5


def test_tower_and_citadel_tell_what_they_would_give() -> None:
    siege = arrange(
        SECOND, mana={"D2 S1": "fire", "D2 S3": "dark", "D1 tower": "swamp", "D4 tower": "swamp"}
    )
    towers = [table(table(each)["tower"]) for each in entries(siege.view()["districts"])]
    assert towers[1]["gives"] == {"fire": 1, "dark": 1}
    assert towers[2]["gives"] == {}
    assert table(siege.view()["citadel"])["gives"] == {"swamp": 2}


@both
def test_the_view_says_where_its_facts_come_from(edition: str) -> None:
    sources = table(arrange(edition).view()["sources"])
    assert sources["classes.rider"] == "rulebook: R18 p. 8"
    assert str(sources["spell.mage"]).startswith("reconstructed: ")


@pytest.mark.parametrize("name", ["bastion/2018?seats=2", f"{FIRST}&seats=3"])
def test_what_is_remembered_of_other_positions_is_what_is_found_anew(name: str) -> None:
    """Walls alike are looked at once; a game that has seen nothing else must agree."""
    game, dice = garrison.load(name), Random(7)
    state = game.start()
    for _ in range(400):
        if state.ending():
            state = game.start()
        state.play(dice.choice(state.moves()))
        if dice.random() < 0.2:
            fresh = garrison.load(name)
            assert game.view(state, 0) == fresh.view(fresh.read(game.write(state)), 0)
