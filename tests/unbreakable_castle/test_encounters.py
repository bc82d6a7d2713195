"""Allies, enemies, and the friends of the other side."""

import pytest

from garrison.games.unbreakable_castle.face.names import RACES, SIDES
from garrison.games.unbreakable_castle.rules import events
from unbreakable_castle.arranging import Arranged, castle_game, kinds, quest

GOLEM = ({"a1": 11}, 4)
"""Opened to the right, card 4 completes a golem: 2 stone and 2 clay; its centre is 2 ore."""
DEMON = ({"a1": 12}, 43)
"""A demon: 1 ore and 1 mana; nothing else."""
WEREWOLF = ({"a1": 7}, 12)
"""The rulebook's werewolf: 1 clay and 1 wood; the centre is 3 clay."""
NECROMANCER = ({"a1": 2}, 37)
"""A necromancer: 1 gold and 1 ore; nothing else."""


def meet(
    joint: tuple[dict[str, int], int], race: str, mana: int, *quests: str, other: str = "elf"
) -> tuple[Arranged, list[int]]:
    """A player of this race with this much mana completes the joint."""
    field, card = joint
    table = Arranged(
        field=field,
        races=[race, other],
        goods={"A": {"mana": mana}, "B": {}},
        quests={"A": [quest(name) for name in quests]},
        turn="A",
    )
    return table, kinds(table.open("b1", card))


def test_the_rulebook_werewolf_is_defeated_by_light_for_a_mana() -> None:
    table, told = meet(WEREWOLF, "human", 2, other="orc")
    assert events.DEFEATED in told
    assert table.goods("A") == {"mana": 1, "clay": 4, "wood": 1}


def test_the_rulebook_werewolf_gives_its_gifts_to_dark() -> None:
    table, told = meet(WEREWOLF, "vampire", 2)
    assert events.BEFRIENDED in told
    assert table.goods("A") == {"mana": 2, "clay": 4, "wood": 1}


def test_without_mana_light_flees_from_the_rulebook_werewolf() -> None:
    table, told = meet(WEREWOLF, "human", 0, other="orc")
    assert events.FLED in told
    assert table.goods("A") == {"clay": 3}, "only the card's own bonus"


def test_a_golem_without_mana_flees() -> None:
    """Cases 12, 39: a golem fights necromancers like anybody of Light."""
    table, told = meet(NECROMANCER, "golem", 0)
    assert events.FLED in told
    assert table.goods("A") == {}


def test_fighting_is_compulsory_with_mana() -> None:
    """Case 9."""
    table, told = meet(NECROMANCER, "golem", 1)
    assert events.DEFEATED in told
    assert table.goods("A") == {"gold": 1, "ore": 1}


@pytest.mark.parametrize("race", RACES)
@pytest.mark.parametrize("met", RACES)
def test_every_race_stands_to_every_race_as_the_rulebook_says(race: str, met: str) -> None:
    """Cases 12, 51: Light with Order, Dark with Chaos, and two friendships across."""
    game = castle_game("seats=2")
    cards = game.contents.cards
    slot = 0 if game.contents.races[met].side == "light" else 1
    left = next(card for card in cards if card.right[slot]["race"] == met)
    right = next(
        card
        for card in cards
        if card.left[slot]["race"] == met
        and card.left[1 - slot]["race"] != left.right[1 - slot]["race"]
        and card.number != left.number
    )
    table = Arranged(field={"a1": left.number}, races=[race, _other_than(race)], turn="A")
    table.state.goods[5] = 1
    told = table.open("b1", right.number)
    same = game.contents.races[race].side == game.contents.races[met].side
    friends = {race, met} in ({"vampire", "golem"}, {"gnome", "demon"})
    wanted = events.BEFRIENDED if same or friends else events.DEFEATED
    assert wanted in kinds(told)
    assert len({events.BEFRIENDED, events.DEFEATED, events.FLED} & set(kinds(told))) == 1


def _other_than(race: str) -> str:
    return "elf" if race != "elf" else "orc"


def test_a_vampire_takes_a_golem_for_an_ally_without_mana() -> None:
    """Ruling 13, cases 11, 39."""
    table, told = meet(GOLEM, "vampire", 0)
    assert events.BEFRIENDED in told
    assert table.goods("A") == {"stone": 2, "clay": 2, "ore": 2}


def test_a_gnome_with_a_quest_and_mana_is_asked_about_a_demon() -> None:
    """Ruling 13, cases 11, 39, 45."""
    table, told = meet(DEMON, "gnome", 1, "light-4", other="orc")
    assert table.stage() == "friend"
    assert table.lines() == {"fight", "befriend"}
    assert events.GIFT not in told


def test_befriending_costs_no_mana_and_fulfils_nothing() -> None:
    table, _ = meet(DEMON, "gnome", 1, "light-4", other="orc")
    table.play("befriend")
    assert table.goods("A") == {"ore": 1, "mana": 2}
    assert table.quests("A") == ["light-4"]


def test_a_friend_treated_as_an_enemy_costs_mana_and_counts_as_defeated() -> None:
    """Case 11."""
    table, _ = meet(DEMON, "gnome", 1, "light-4", other="orc")
    table.play("fight")
    assert table.goods("A") == {"ore": 1, "mana": 1}, "one mana spent, one found"
    assert table.castle("A") == {"tower": 1}


@pytest.mark.parametrize(
    ("mana", "held"), [(0, "light-4"), (1, "light-2"), (1, "light-6")], ids=str
)
def test_without_mana_or_a_fitting_quest_nobody_is_asked(mana: int, held: str) -> None:
    """Case 45."""
    table, told = meet(DEMON, "gnome", mana, held, other="orc")
    assert table.stage() != "friend"
    assert events.BEFRIENDED in told


def test_after_a_quest_this_turn_nobody_is_asked() -> None:
    """Case 45: a find quest was fulfilled at the left joint, the demon stands at the right."""
    ring = {"a1": 11, "a2": 2, "b2": 7, "c2": 26, "c1": 43}
    table = Arranged(
        field=ring,
        races=["gnome", "orc"],
        goods={"A": {"mana": 3}, "B": {}},
        quests={"A": [quest("light-10"), quest("light-4")]},
        turn="A",
    )
    told = kinds(table.open("b1", 21))  # left golem; right demon
    assert told.count(events.QUEST_MET) == 1
    assert table.quests("A") == ["light-4"]
    assert told.count(events.BEFRIENDED) == 2


def test_friendship_across_the_sides_is_for_four_races_only() -> None:
    """Ruling 13: alliances concern meetings alone."""
    races = castle_game("seats=2").contents.races
    friends = {race: friend for race in RACES if (friend := races[race].friend)}
    assert friends == {"vampire": "golem", "golem": "vampire", "gnome": "demon", "demon": "gnome"}
    assert all(races[one].side != races[two].side for one, two in friends.items())


def test_two_enemies_cost_two_mana_and_the_left_one_comes_first() -> None:
    """Cases 9, 44: with one mana the left enemy is fought and the right one fled from."""
    ring = {"a1": 7, "a2": 2, "b2": 3, "c2": 26, "c1": 38}
    for mana, defeated, fled in ((2, 2, 0), (1, 1, 1), (0, 0, 2)):
        table = Arranged(
            field=ring, races=["human", "orc"], goods={"A": {"mana": mana}, "B": {}}, turn="A"
        )
        told = table.open("b1", 24)  # left werewolf, right necromancer
        assert kinds(told).count(events.DEFEATED) == defeated
        assert kinds(told).count(events.FLED) == fled
        if mana == 1:
            assert next(event.b for event in told if event.kind == events.DEFEATED) == 6


def test_one_joint_holds_at_most_one_enemy() -> None:
    """Case 44: upper halves are of Light's side, lower ones of Dark's."""
    game = castle_game("seats=2")
    for card in game.contents.cards:
        for edge in (card.left, card.right):
            assert [game.contents.races[half["race"]].side for half in edge] == list(SIDES)


def test_mana_found_on_the_way_may_be_spent_on_the_same_card() -> None:
    """Case 10: a demon's gift of mana does not help against the demon, but against the next."""
    ring = {"a1": 31, "a2": 2, "b2": 3, "c2": 26, "c1": 38}
    table = Arranged(field=ring, races=["human", "orc"], goods={"A": {}, "B": {}}, turn="A")
    told = table.open("b1", 24)  # left: an elf, who carries mana; right: a necromancer
    assert kinds(told).count(events.DEFEATED) == 1
    assert kinds(told).count(events.FLED) == 0


def test_coins_of_mana_are_taken_like_any_other() -> None:
    """Case 13."""
    table, _ = meet(DEMON, "orc", 0)
    assert table.goods("A") == {"ore": 1, "mana": 1}


def test_the_horn_does_not_double_gifts() -> None:
    """Ruling 10, case 24."""
    table = Arranged(field={"a1": 2}, goods={"A": {}, "B": {}}, horns={"light": "A"}, turn="A")
    table.open("b1", 17)
    assert table.goods("A") == {"gold": 1, "stone": 1}
