"""Drawing, fulfilling, rewarding and burning quests."""

import pytest

from garrison.core.documents import Json
from garrison.games.unbreakable_castle.rules import events
from unbreakable_castle.arranging import ALMOST, Arranged, castle_game, kinds, quest

HUMAN = ({"a1": 2}, 17)
"""Opened to the right, card 17 completes a human with 1 gold and 1 stone; nothing else."""
WEREWOLF = ({"a1": 7}, 12)
"""A werewolf with 1 clay and 1 wood; the centre is 3 clay."""


def meet(
    joint: tuple[dict[str, int], int],
    races: list[str],
    *quests: str,
    castles: dict[str, Json] | None = None,
    **document: Json,
) -> tuple[Arranged, list[int]]:
    """Seat A, with two mana and these quests, completes the joint."""
    field, card = joint
    table = Arranged(
        f"seats={len(races)}",
        field=field,
        races=races,
        goods={seat: {"mana": 2 if seat == "A" else 0} for seat in "ABCDEF"[: len(races)]},
        quests={"A": [quest(name) for name in quests]},
        castles=castles or {},
        turn="A",
        **document,
    )
    return table, kinds(table.open("b1", card))


def test_humans_build_a_citadel_for_the_defeat_of_an_adept_of_dark() -> None:
    """The rulebook's example for Light."""
    table, told = meet(WEREWOLF, ["human", "orc"], "light-1")
    assert table.castle("A") == {"citadel": 1}
    assert events.QUEST_BUILT in told


def test_finding_humans_doubles_their_gift() -> None:
    """The rulebook's example for Light; case 16: a find needs a meeting as allies."""
    table, _ = meet(HUMAN, ["elf", "orc"], "light-6")
    assert table.goods("A") == {"gold": 2, "stone": 2, "mana": 2}
    assert table.quests("A") == []


def test_necromancers_destroy_a_citadel_for_the_defeat_of_an_adept_of_light() -> None:
    """The rulebook's example for Dark."""
    table, told = meet(HUMAN, ["necromancer", "elf"], "dark-1", castles={"B": {"citadel": 1}})
    assert table.castle("B") == {}
    assert events.DESTROYED in told


def test_finding_werewolves_doubles_their_gift() -> None:
    """The rulebook's example for Dark."""
    table, _ = meet(WEREWOLF, ["vampire", "elf"], "dark-6")
    assert table.goods("A") == {"clay": 2 + 3, "wood": 2, "mana": 2}


def test_dark_one_with_no_citadel_on_the_table_burns() -> None:
    """Case 39."""
    table, told = meet(HUMAN, ["necromancer", "elf"], "dark-1")
    assert events.QUEST_BURNT in told
    assert table.quests("A") == []
    assert table.game.write(table.state)["spent"] == ["dark-1"]


def test_a_burnt_quest_is_the_one_quest_of_the_turn() -> None:
    """Case 17."""
    table, _ = meet(HUMAN, ["necromancer", "elf"], "dark-1")
    assert table.state.has_quested


def test_an_adept_is_one_of_the_three_races_of_the_faction() -> None:
    """Ruling 12: orcs and demons do not count for the humans' quest."""
    quests = {each.name: each for each in castle_game("seats=2").contents.quests}
    assert set(quests["light-1"].races) == {"necromancer", "werewolf", "vampire"}
    assert set(quests["dark-1"].races) == {"human", "elf", "gnome"}
    demon = ({"a1": 12}, 43)
    table, told = meet(demon, ["elf", "orc"], "light-1")
    assert events.DEFEATED in told
    assert table.quests("A") == ["light-1"]


def test_fleeing_fulfils_nothing() -> None:
    """Case 16."""
    table = Arranged(
        field={"a1": 7},
        races=["human", "orc"],
        goods={"A": {}, "B": {}},
        quests={"A": [quest("light-1")]},
        turn="A",
    )
    table.open("b1", 12)
    assert table.quests("A") == ["light-1"]


def test_if_several_quests_fit_the_holder_picks_one_and_keeps_the_rest() -> None:
    """Ruling 15."""
    table, _ = meet(WEREWOLF, ["human", "orc"], "light-1", "light-3", "light-6")
    assert table.lines() == {"fulfil light-1", "fulfil light-3"}
    assert table.why_not("fulfil light-6") == "quest-not-fitting"
    table.play("fulfil light-3")
    assert table.castle("A") == {"tower": 1}
    assert set(table.quests("A")) == {"light-1", "light-6"}


def test_the_rest_waits_for_a_new_occurrence_on_a_later_turn() -> None:
    """Rulings 15, UC "only one a turn": two werewolves on one card, one quest is fulfilled."""
    ring = {"a1": 7, "a2": 2, "b2": 3, "c2": 26, "c1": 24}
    table = Arranged(
        field=ring,
        races=["human", "orc"],
        goods={"A": {"mana": 3}, "B": {}},
        quests={"A": [quest("light-1"), quest("light-3")]},
        turn="A",
    )
    table.open("b1", 74)  # werewolves on both edges
    table.play("fulfil light-1")
    assert table.quests("A") == ["light-3"]
    assert table.goods("A")["mana"] == 1, "the second werewolf was fought, but for nothing more"


def test_a_quest_drawn_from_the_centre_serves_the_right_joint_not_the_left() -> None:
    """Case 14."""
    ring = {"a1": 2, "a2": 3, "b2": 26, "c2": 24, "c1": 37}
    table = Arranged(
        field=ring, races=["human", "orc"], goods={"A": {"mana": 3}, "B": {}}, turn="A"
    )
    table.open("b1", 70)  # left: gnome, necromancer; sign; right: golem, vampire
    assert table.stage() == "quest"
    table.play("quest light-5")
    assert table.castle("A") == {}, "the necromancer on the left had been defeated before"
    ring["c1"] = 79
    table = Arranged(
        field=ring, races=["human", "orc"], goods={"A": {"mana": 3}, "B": {}}, turn="A"
    )
    table.open("b1", 70)
    table.play("quest light-3")
    assert table.castle("A") == {"tower": 1}, "the vampire on the right came after"


def test_order_and_chaos_never_draw() -> None:
    """Ruling 14."""
    for race in ("mage", "golem", "orc", "demon"):
        table = Arranged(races=[race, "elf"], turn="A")
        told = table.open("a1", 9)
        assert events.SIGN_EMPTY in kinds(told)
        assert table.stage() != "quest"


@pytest.mark.parametrize(("race", "side"), [("elf", "light"), ("vampire", "dark")])
def test_light_and_dark_draw_from_their_own_side(race: str, side: str) -> None:
    """Ruling 23: a shuffled deck, so any of its cards may be on top."""
    table = Arranged(races=[race, "orc"], turn="A")
    table.open("a1", 9)
    assert table.lines() == {f"quest {side}-{number}" for number in range(1, 11)}
    assert set(table.state.weights()) == {1}


def test_there_is_no_hand_limit_and_the_count_is_seen() -> None:
    """Case 15."""
    held = [quest(f"light-{number}") for number in range(1, 8)]
    table = Arranged(races=["elf", "orc"], quests={"A": held}, turn="A")
    table.open("a1", 9)
    table.play("quest light-8")
    players = table.game.view(table.state, 1)["players"]
    assert isinstance(players, list)
    assert len(players[0]["quests"]) == 8
    assert not any("quest" in hidden for hidden in players[0]["quests"])


def test_an_empty_quest_deck_is_made_of_its_discard_again() -> None:
    """Case 49."""
    held = [quest(f"light-{number}") for number in range(1, 8)]
    spent = ["light-8", "light-9", "light-10"]
    table = Arranged(races=["elf", "orc"], quests={"A": held}, spent=spent, turn="A")
    told = table.open("a1", 9)
    assert events.QUESTS_RESHUFFLED in kinds(told)
    assert table.lines() == {f"quest {name}" for name in spent}


def test_with_both_quest_piles_empty_the_sign_gives_nothing() -> None:
    held = [quest(f"light-{number}") for number in range(1, 11)]
    table = Arranged(races=["elf", "orc"], quests={"A": held}, turn="A")
    told = table.open("a1", 9)
    assert [event.b for event in told if event.kind == events.SIGN_EMPTY] == [1]


def test_light_builds_for_itself_or_any_player_of_its_side() -> None:
    """Rulings 14, 16: Order benefits, Dark and Chaos do not."""
    table, _ = meet(WEREWOLF, ["human", "mage", "orc"], "light-1")
    assert table.lines() == {"help A", "help B"}
    assert table.why_not("help C") == "other-side"
    table.play("help B")
    assert table.castle("B") == {"citadel": 1}


def test_a_quest_may_build_a_spare() -> None:
    """Ruling 16, case 42."""
    table, _ = meet(
        WEREWOLF, ["human", "mage"], "light-1", castles={"A": {"citadel": 1}, "B": {"citadel": 1}}
    )
    table.play("help A")
    assert table.castle("A") == {"citadel": 2}


def test_a_building_quest_burns_only_if_the_pile_is_empty() -> None:
    """Ruling 16."""
    table, told = meet(WEREWOLF, ["human", "orc"], "light-1", castles={"B": {"citadel": 8}})
    assert events.QUEST_BURNT in told
    assert table.castle("A") == {}


def test_a_quest_built_part_does_not_use_up_the_purchase_of_the_turn() -> None:
    """Case 18."""
    table, _ = meet(WEREWOLF, ["human", "orc"], "light-1")
    table.state.goods[1] = table.state.goods[3] = 2
    table.play("build wall")
    assert table.castle("A") == {"citadel": 1, "wall": 1}


def test_an_allys_quest_can_win_the_game_at_once_and_out_of_turn() -> None:
    """Case 19: the view says which answer would end the game."""
    table, _ = meet(WEREWOLF, ["human", "mage", "orc"], "light-1", castles={"B": ALMOST})
    question = table.game.question(table.state, 0)
    assert question is not None
    assert question["ask"] == "help"
    assert question["wins"] == ["B"]
    table.play("help B")
    assert table.game.ending(table.state) == "ally-quest"
    assert table.state.scores() == [0, 1, 0]


def test_a_win_in_the_middle_of_a_card_stops_reading_it() -> None:
    """Case 7: the card's centre of 3 clay is not taken any more."""
    table, told = meet(WEREWOLF, ["human", "orc"], "light-1", castles={"A": ALMOST})
    assert table.game.ending(table.state) == "quest"
    assert events.BONUS_TAKEN not in told
    assert table.goods("A") == {"clay": 1, "wood": 1, "mana": 1}


def test_dark_strikes_any_other_participant_who_has_the_part() -> None:
    """Ruling 17."""
    citadel = {"citadel": 1}
    table, _ = meet(
        HUMAN,
        ["necromancer", "elf", "orc", "mage"],
        "dark-1",
        castles={"A": citadel, "B": citadel, "C": citadel},
    )
    assert table.lines() == {"strike B", "strike C"}
    assert table.why_not("strike A") == "strike-self"
    assert table.why_not("strike D") == "nothing-to-strike"
    assert table.why_not("forgo") == "must-strike"
    table.play("strike C")
    assert table.castle("C") == {}


def test_a_destroyed_part_goes_back_to_its_pile_without_refund() -> None:
    """Case 20."""
    table, _ = meet(HUMAN, ["necromancer", "elf"], "dark-1", castles={"B": {"citadel": 1}})
    assert table.state.stock[0] == 8
    assert table.goods("B") == {}


def test_a_spare_is_destroyed_first() -> None:
    """Ruling 18, case 20."""
    table, _ = meet(HUMAN, ["necromancer", "elf"], "dark-1", castles={"B": {"citadel": 2}})
    assert table.castle("B") == {"citadel": 1}


def test_if_only_allies_have_the_part_the_quest_may_be_let_burn() -> None:
    """Ruling 17, cases 21, 41."""
    table, _ = meet(HUMAN, ["necromancer", "orc"], "dark-1", castles={"B": {"citadel": 1}})
    assert table.lines() == {"strike B", "forgo"}
    told = table.play("forgo")
    assert [event.c for event in told if event.kind == events.QUEST_BURNT] == [1]
    assert table.castle("B") == {"citadel": 1}


def test_a_friend_of_the_other_side_is_no_ally_here() -> None:
    """Case 41: a vampire must strike the golem if nobody else has the part."""
    table, told = meet(HUMAN, ["vampire", "golem"], "dark-1", castles={"B": {"citadel": 1}})
    assert events.DESTROYED in told
    assert table.castle("B") == {}


def test_no_requester_asks_for_the_death_of_its_friend() -> None:
    game = castle_game("seats=2")
    for each in game.contents.quests:
        assert game.contents.races[each.giver].friend not in each.races


def test_quest_doubling_is_not_doubled_by_the_horn() -> None:
    """Case 24."""
    table, _ = meet(HUMAN, ["elf", "orc"], "light-6", horns={"light": "A"})
    assert table.goods("A") == {"gold": 2, "stone": 2, "mana": 2}


def test_with_all_players_on_one_side_the_other_deck_is_never_touched() -> None:
    """Case 22."""
    table = Arranged(races=["elf", "human"], turn="A")
    table.open("a1", 9)
    assert all(line.startswith("quest light") for line in table.lines())


@pytest.mark.parametrize("number", range(1, 6))
@pytest.mark.parametrize("side", ["light", "dark"])
def test_every_defeat_quest_is_fulfilled_by_each_of_its_races(side: str, number: int) -> None:
    game = castle_game("seats=2")
    facts = next(each for each in game.contents.quests if each.name == f"{side}-{number}")
    slot = 1 if side == "light" else 0
    holder = "elf" if side == "light" else "werewolf"
    for race in facts.races:
        left = next(card for card in game.contents.cards if card.right[slot]["race"] == race)
        right = next(
            card
            for card in game.contents.cards
            if card.left[slot]["race"] == race and card.number != left.number
        )
        joint = ({"a1": left.number}, right.number)
        castles: dict[str, Json] = {"B": {str(facts.part): 1}} if side == "dark" else {}
        table, told = meet(
            joint, [holder, "mage" if side == "dark" else "orc"], facts.name, castles=castles
        )
        assert events.QUEST_MET in told
        if side == "light":
            assert table.castle("A") == {facts.part: 1}
        else:
            assert table.castle("B") == {}


@pytest.mark.parametrize("number", range(6, 11))
@pytest.mark.parametrize("side", ["light", "dark"])
def test_every_find_quest_doubles_the_gift_of_its_race(side: str, number: int) -> None:
    game = castle_game("seats=2")
    facts = next(each for each in game.contents.quests if each.name == f"{side}-{number}")
    slot = 0 if side == "light" else 1
    left = next(card for card in game.contents.cards if card.right[slot]["race"] == facts.races[0])
    right = next(
        card
        for card in game.contents.cards
        if card.left[slot]["race"] == facts.races[0] and card.number != left.number
    )
    joint = ({"a1": left.number}, right.number)
    holder = "elf" if side == "light" else "werewolf"
    table, told = meet(joint, [holder, "mage" if side == "dark" else "orc"], facts.name)
    assert events.QUEST_MET in told
    assert table.quests("A") == []
