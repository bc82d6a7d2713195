"""The middle of a card: bonus, horn, barrier, quest sign, trader."""

from garrison.games.unbreakable_castle.rules import events
from unbreakable_castle.arranging import Arranged, kinds

LIGHT_HORN = 1
DARK_HORN = 14
BARRIER = 6
SIGN = 9


def opened(card: int, race: str, options: str = "seats=2", **goods: int) -> Arranged:
    """Seat A of this race opens the first card of a deal."""
    other = "golem" if race != "golem" else "mage"
    table = Arranged(options, races=[race, other], goods={"A": goods, "B": {}}, turn="A")
    table.open("a1", card)
    return table


def test_a_bonus_is_taken_whole_and_the_horn_does_not_double_it() -> None:
    """Case 24, UC "Поиск ресурсов"."""
    table = Arranged(goods={"A": {}, "B": {}}, horns={"light": "A"}, turn="A")
    table.open("a1", 12)
    assert table.goods("A") == {"clay": 3}


def test_light_and_order_may_take_the_horn_of_light() -> None:
    """Ruling 11."""
    for race in ("human", "elf", "gnome", "mage", "golem"):
        assert opened(LIGHT_HORN, race).state.horns[0] == 0


def test_dark_and_chaos_may_take_the_horn_of_dark() -> None:
    """Ruling 11."""
    for race in ("necromancer", "werewolf", "vampire", "orc", "demon"):
        assert opened(DARK_HORN, race).state.horns[1] == 0


def test_the_other_sides_horn_has_no_effect() -> None:
    """Ruling 11, case 22: it stays in the deck for after a reshuffle."""
    assert list(opened(DARK_HORN, "human").state.horns) == [-1, -1]
    assert list(opened(LIGHT_HORN, "orc").state.horns) == [-1, -1]


def test_a_claimed_horn_is_inert() -> None:
    """Case 25."""
    table = Arranged(races=["human", "elf"], horns={"light": "B"}, turn="A")
    told = table.open("a1", LIGHT_HORN)
    assert events.HORN_IDLE in kinds(told)
    assert table.state.horns[0] == 1


def test_nobody_owns_two_horns() -> None:
    """Case 25: each side has one, and a player only one side."""
    table = Arranged(races=["human", "elf"], horns={"light": "A"}, turn="A")
    table.open("a1", DARK_HORN)
    assert list(table.state.horns) == [0, -1]


def test_a_horn_just_found_doubles_the_bottom_joint_of_its_own_card() -> None:
    """Case 23: card 1 (bottom 3 stone) over a card with stone on top."""
    table = Arranged(field={"a2": 24}, goods={"A": {}, "B": {}}, turn="A")
    told = table.open("a1", LIGHT_HORN)
    assert [event[3:] for event in told if event.kind == events.FOUND] == [(6, 1)]


def test_a_horn_just_found_does_not_double_the_top_joint() -> None:
    """Cases 23, 40."""
    table = Arranged(field={"a1": 24}, goods={"A": {}, "B": {}}, turn="A")
    told = table.open("a2", LIGHT_HORN)  # 24: bottom 2 wood; 1: top wood
    assert [event[3:] for event in told if event.kind == events.FOUND] == [(2, 0)]


def test_the_barrier_takes_a_mana_by_itself() -> None:
    """Ruling 19, case 28."""
    table = opened(BARRIER, "human", mana=2, wood=5)
    assert table.goods("A") == {"mana": 1, "wood": 5}


def test_without_mana_the_barrier_takes_a_building_resource_of_choice() -> None:
    """Case 28: gold is never taken."""
    table = opened(BARRIER, "human", wood=1, stone=1, gold=1)
    assert table.stage() == "toll"
    assert table.lines() == {"lose wood", "lose stone"}
    assert table.why_not("lose clay") == "too-few"
    table.play("lose stone")
    assert table.goods("A") == {"wood": 1, "gold": 1}


def test_the_barrier_does_not_ask_where_there_is_no_choice() -> None:
    assert opened(BARRIER, "human", stone=2, gold=1).goods("A") == {"stone": 1, "gold": 1}


def test_the_barrier_takes_nothing_from_those_who_have_nothing() -> None:
    """Ruling 19: never into debt."""
    table = Arranged(races=["human", "orc"], goods={"A": {"gold": 2}, "B": {}}, turn="A")
    told = table.open("a1", BARRIER)
    assert events.TOLL_FREE in kinds(told)
    assert table.goods("A") == {"gold": 2}


def test_by_house_rule_order_and_chaos_take_a_resource_at_a_quest_sign() -> None:
    """House rule, off by default."""
    assert opened(SIGN, "golem").stage() != "favour"
    table = opened(SIGN, "golem", "seats=2&signs=gifts")
    assert table.lines() == {"favour wood", "favour clay", "favour ore", "favour stone"}
    table.play("favour clay")
    assert table.goods("A") == {"clay": 1}


def test_the_house_rule_changes_nothing_for_light_and_dark() -> None:
    assert opened(SIGN, "elf", "seats=2&signs=gifts").stage() == "quest"


def test_a_strict_bank_refuses_a_favour_it_does_not_have() -> None:
    table = Arranged(
        "seats=2&signs=gifts&bank=strict",
        races=["golem", "orc"],
        goods={"A": {}, "B": {"wood": 30}},
        turn="A",
    )
    table.open("a1", SIGN)
    assert table.lines() == {"favour clay", "favour ore", "favour stone"}
    assert table.why_not("favour wood") == "bank-empty"


def test_all_printed_things_but_the_named_choices_happen_by_themselves() -> None:
    """Case 40."""
    for card in (LIGHT_HORN, 13, 2):
        table = opened(card, "human", "seats=2&trade=off")
        assert table.actor() == "B"
