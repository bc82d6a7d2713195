"""Resources and characters where two cards touch."""

from garrison.core.documents import Json
from garrison.games.unbreakable_castle.rules import events
from unbreakable_castle.arranging import Arranged, kinds

EMPTY_HANDS: Json = {"A": {}, "B": {}}


def test_the_rulebook_joint_of_77_over_97_gives_three_clay() -> None:
    """Cases 39, 43: the joint gives 3 clay and card 97 its own 2 clay."""
    table = Arranged(field={"a1": 77}, goods=EMPTY_HANDS, turn="A")
    told = table.open("a2", 97)
    assert [event[1:] for event in told if event.kind == events.FOUND] == [(0, 1, 3, 0)]
    assert table.goods("A") == {"clay": 5}


def test_97_over_77_gives_three_clay_as_well() -> None:
    table = Arranged(field={"a1": 97}, goods=EMPTY_HANDS, turn="A")
    table.open("a2", 77)
    assert table.goods("A") == {"clay": 3}


def test_with_the_horn_the_rulebook_joint_gives_six_clay() -> None:
    """Cases 24, 39, 43: the bonus of card 97 stays 2."""
    table = Arranged(field={"a1": 77}, goods=EMPTY_HANDS, horns={"light": "A"}, turn="A")
    table.open("a2", 97)
    assert table.goods("A") == {"clay": 8}


def test_a_card_opened_above_completes_the_joint_with_its_own_number() -> None:
    """Ruling 20: the number stands on the bottom half of the upper card."""
    table = Arranged(field={"a2": 77}, goods=EMPTY_HANDS, turn="A")
    table.open("a1", 53)  # bottom: 4 clay; centre: 1 ore
    assert table.goods("A") == {"clay": 4, "ore": 1}


def test_different_symbols_give_nothing() -> None:
    table = Arranged(field={"a1": 77}, goods=EMPTY_HANDS, turn="A")
    told = table.open("a2", 2)
    assert events.FOUND not in kinds(told)
    assert table.goods("A") == {}


def test_the_horn_doubles_gold_and_mana_on_joints() -> None:
    """Case 24."""
    table = Arranged(field={"a1": 13}, goods=EMPTY_HANDS, horns={"light": "A"}, turn="A")
    table.open("a2", 3)  # under "1 gold": top gold; centre 3 stone
    assert table.goods("A") == {"gold": 2, "stone": 3}
    table = Arranged(field={"a1": 4}, goods=EMPTY_HANDS, horns={"light": "A"}, turn="A")
    table.open("a2", 94)  # under "2 mana": top mana; a quest sign is drawn
    assert table.goods("A") == {"mana": 4}


def test_the_rulebook_human_carries_four_gold_and_four_stone() -> None:
    """Cases 39, 43: with the vampire beside it and the card's own bonus, for either side."""
    for race, mana in (("human", 1), ("necromancer", 1)):
        table = Arranged(
            field={"a1": 42}, races=[race, "orc"], goods={"A": {"mana": 1}, "B": {}}, turn="A"
        )
        told = table.open("b1", 59)
        assert kinds(told).count(events.DEFEATED) == mana
        assert table.goods("A") == {"gold": 4, "stone": 5, "ore": 5}


def test_a_joint_of_portraits_needs_the_same_race_on_both_halves() -> None:
    """Ruling 3."""
    told = Arranged(field={"a1": 77}, goods=EMPTY_HANDS, turn="A").open("b1", 16)
    assert kinds(told) == [events.OPENED, events.TURN_ENDED]


def test_vertical_neighbours_meet_no_characters() -> None:
    """Ruling 3: 42 and 59 one above the other."""
    told = Arranged(field={"a1": 42}, goods=EMPTY_HANDS, turn="A").open("a2", 59)
    assert not {events.BEFRIENDED, events.DEFEATED, events.FLED} & set(kinds(told))


def test_both_coins_of_a_portrait_are_taken() -> None:
    """Ruling 20."""
    told = Arranged(field={"a1": 2}, goods=EMPTY_HANDS, turn="A").open("b1", 17)
    assert [event[1:] for event in told if event.kind == events.GIFT] == [
        (0, 0, 4, 1),
        (0, 0, 3, 1),
    ]


def test_the_reading_order_is_top_left_centre_right_bottom() -> None:
    """Case 40."""
    ring = {"a1": 2, "b1": 58, "c1": 24, "a2": 42, "c2": 79, "a3": 7, "b3": 60, "c3": 26}
    table = Arranged(field=ring, goods={"A": {"mana": 9}, "B": {}})
    told = table.open(
        "b2", 39
    )  # top stone / bottom 3 clay; left gnome, vampire; right human, vampire
    table = Arranged(field={**ring, "b1": 62}, goods={"A": {"mana": 9}, "B": {}})
    told = table.open("b2", 39)
    order = [event for event in told if event.kind not in (events.GIFT, events.OPENED)]
    assert kinds(order)[:4] == [
        events.FOUND,  # the top joint: stone
        events.DEFEATED,  # the left joint: the vampire of 42 and 39
        events.BONUS_TAKEN,  # the centre
        events.DEFEATED,  # the right joint: the vampire of 39 and 79
    ]


def test_the_bottom_joint_comes_last() -> None:
    """Case 40."""
    ring = {"a1": 2, "a2": 42, "a3": 7, "b3": 81}
    told = Arranged(field=ring, goods={"A": {"mana": 9}, "B": {}}).open("b2", 39)
    order = [event for event in told if event.kind not in (events.GIFT, events.OPENED)]
    assert kinds(order)[:3] == [events.DEFEATED, events.BONUS_TAKEN, events.FOUND]


def test_events_concern_only_the_player_who_opened_the_card() -> None:
    """Case 5."""
    table = Arranged(field={"a1": 77}, goods=EMPTY_HANDS, turn="B")
    table.open("a2", 97)
    assert table.goods("A") == {}
    assert table.goods("B") == {"clay": 5}
