"""Buying parts and winning."""

from garrison.core.contract import OVER
from garrison.core.documents import Json
from garrison.games.unbreakable_castle.rules import events
from unbreakable_castle.arranging import ALMOST, Arranged, kinds

PLENTY: Json = {"wood": 20, "clay": 20, "ore": 20, "stone": 20}


def market(options: str = "seats=2", **changes: Json) -> Arranged:
    document: dict[str, Json] = {
        "stage": "market",
        "field": {"a1": 2},
        "cell": "a1",
        "goods": {"A": PLENTY},
        "turn": "A",
    }
    return Arranged(options, **{**document, **changes})


def test_each_part_costs_what_the_rulebook_says() -> None:
    for part, cost in (
        ("citadel", {"wood": 2, "clay": 2, "ore": 2, "stone": 2}),
        ("tower", {"clay": 2, "ore": 2, "stone": 2}),
        ("gates", {"wood": 8, "ore": 4}),
        ("wall", {"clay": 2, "stone": 2}),
    ):
        table = market()
        table.play(f"build {part}")
        left = table.goods("A")
        assert {name: 20 - count for name, count in left.items() if count < 20} == cost
        assert table.castle("A") == {part: 1}


def test_a_part_must_be_paid_in_full() -> None:
    table = market(goods={"A": {"wood": 8, "ore": 3}})
    assert table.why_not("build gates") == "cannot-pay"


def test_one_part_a_turn() -> None:
    """Cases 32, 47."""
    table = market()
    table.play("build wall")
    assert table.why_not("build wall") == "built-already"


def test_building_comes_after_reading_the_card() -> None:
    """Ruling 7, case 32."""
    table = Arranged(goods={"A": PLENTY}, turn="A")
    assert table.why_not("build wall") == "not-now"


def test_the_first_tower_or_wall_takes_the_left_place() -> None:
    """Ruling 6: left and right cost the same and only two of each are needed."""
    table = market(castles={"A": {"tower": 1}})
    castle = table.game.view(table.state, 0)["players"]
    assert isinstance(castle, list)
    assert castle[0]["castle"]["tower"] == {"have": 1, "need": 2, "spare": 0}
    table.play("build tower")
    assert table.castle("A") == {"tower": 2}


def test_the_sixth_part_wins_at_once() -> None:
    """Cases 32, 33: no further round."""
    table = market(castles={"A": ALMOST})
    told = table.play("build citadel")
    assert kinds(told) == [events.BOUGHT, events.WON]
    assert table.state.actor() == OVER
    assert table.game.ending(table.state) == "bought"
    assert table.state.scores() == [1, 0]


def test_extras_do_not_count_for_victory() -> None:
    """Ruling 18, UC "Цель игры"."""
    table = market(castles={"A": {"tower": 2, "gates": 1, "wall": 1}})
    table.play("build tower")
    assert table.castle("A") == {"tower": 3, "gates": 1, "wall": 1}
    assert table.state.actor() != OVER


def test_a_spare_is_legal_and_said_to_be_one() -> None:
    """Ruling 18."""
    table = market(castles={"A": {"citadel": 1}})
    shown = table.game.view(table.state, 0)["market"]
    assert isinstance(shown, dict)
    assert {"part": "citadel", "is_spare": True} in shown["builds"]
    told = table.play("build citadel")
    assert [event.c for event in told if event.kind == events.BOUGHT] == [1]


def test_a_spare_may_not_be_bought_from_those_who_need_the_card() -> None:
    """Case 42: of two citadels left, one is needed by each other seat."""
    castles = {"A": {"citadel": 4}, "B": {}, "C": {}}
    held = {"A": {"citadel": 6}, "B": {}, "C": {}}
    assert market("seats=3", castles=castles).why_not("build citadel") == ""
    assert market("seats=3", castles=held).why_not("build citadel") == "spare-needed"


def test_a_needed_part_may_be_bought_down_to_the_last_card() -> None:
    """Case 42 concerns spares alone."""
    table = market("seats=3", castles={"A": {}, "B": {"citadel": 7}})
    table.play("build citadel")
    assert table.castle("A") == {"citadel": 1}


def test_an_empty_pile_cannot_be_built_from() -> None:
    """Case 34."""
    table = market(castles={"B": {"citadel": 8}})
    assert table.why_not("build citadel") == "pile-empty"


def test_a_destroyed_part_can_be_built_again() -> None:
    """Case 34."""
    table = Arranged(
        field={"a1": 2},
        races=["necromancer", "elf"],
        goods={"A": {"mana": 1, "wood": 2, "clay": 2, "ore": 2, "stone": 2}, "B": {}},
        quests={"A": [{"quest": "dark-1"}]},
        castles={"B": {"citadel": 8}},
        turn="A",
    )
    table.open("b1", 17)
    table.play("build citadel")
    assert table.castle("A") == {"citadel": 1}


def test_after_building_the_bank_is_still_open() -> None:
    """Ruling 7."""
    table = market()
    table.play("build wall", "exchange wood for stone")
    assert table.goods("A")["stone"] == 19
