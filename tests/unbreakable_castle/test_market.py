"""Exchanges with the bank and with traders."""

import pytest

from unbreakable_castle.arranging import Arranged

WOODCUTTER = 18  # any two for 1 wood, three times
TIMBER = 32  # 1 gold for 4 wood, twice
CLAY_DEALER = 69  # 3 clay for 1 gold, once


def market(options: str = "seats=2", card: int = 2, **goods: int) -> Arranged:
    """Seat A has opened the first card and may trade."""
    return Arranged(
        options,
        stage="market",
        field={"a1": card},
        cell="a1",
        races=["human", "orc"],
        goods={"A": goods, "B": {}},
        turn="A",
        **({"trader_uses": uses} if (uses := _uses(card)) else {}),
    )


def _uses(card: int) -> int:
    return {WOODCUTTER: 3, TIMBER: 2, CLAY_DEALER: 1}.get(card, 0)


def test_three_of_one_building_resource_buy_one_of_another() -> None:
    """Case 26."""
    table = market(wood=7)
    table.play("exchange wood for stone", "exchange wood for clay")
    assert table.goods("A") == {"wood": 1, "stone": 1, "clay": 1}


def test_the_three_must_be_of_one_kind() -> None:
    assert market(wood=2, clay=2).why_not("exchange wood for stone") == "too-few"


def test_a_gold_buys_three_of_one_building_resource() -> None:
    """Case 26."""
    table = market(gold=2)
    table.play("exchange gold for ore", "exchange gold for ore")
    assert table.goods("A") == {"ore": 6}


def test_three_wood_for_a_gold_are_refused() -> None:
    """Ruling 8, case 39."""
    assert market(wood=9).why_not("exchange wood for gold") == "gold-not-sold"


@pytest.mark.parametrize("line", ["exchange wood for mana", "exchange mana for wood"])
def test_mana_is_never_bought_or_sold(line: str) -> None:
    """Ruling 9."""
    assert market(wood=9, mana=9).why_not(line) == "mana-stays"


def test_gold_does_not_buy_mana() -> None:
    """Ruling 9."""
    assert market(gold=1).why_not("exchange gold for mana") == "mana-stays"


@pytest.mark.parametrize("name", ["wood", "gold"])
def test_same_for_same_is_refused(name: str) -> None:
    """Case 49."""
    assert market(wood=9, gold=9).why_not(f"exchange {name} for {name}") == "same-for-same"


def test_exchanges_are_possible_before_opening() -> None:
    """Ruling 7: listed or not, the rules permit them."""
    table = Arranged(goods={"A": {"wood": 3}, "B": {}}, turn="A")
    table.play("exchange wood for ore")
    assert table.goods("A") == {"ore": 1}
    assert table.stage() == "open"


def test_exchanges_are_for_ones_own_turn() -> None:
    """Ruling 7: the line is the active player's, whoever else may hold the goods."""
    table = Arranged(goods={"A": {}, "B": {"wood": 9}}, turn="A")
    assert table.why_not("exchange wood for ore") == "too-few"


def test_no_exchange_while_a_card_is_being_read() -> None:
    table = Arranged(goods={"A": {"wood": 3, "clay": 3}, "B": {}}, turn="A")
    table.open("a1", 6)
    assert table.stage() == "toll"
    assert table.why_not("exchange wood for ore") == "not-now"


def test_the_view_offers_exchanges_only_where_they_are_permitted() -> None:
    table = Arranged(goods={"A": {"wood": 3, "clay": 3}, "B": {}}, turn="A")
    assert exchanges(table)
    table.open("a1", 6)
    assert table.stage() == "toll"
    assert exchanges(table) == []


def exchanges(table: Arranged) -> list[object]:
    """What the view of whoever decides offers at the bank."""
    offered = table.game.view(table.state, table.state.actor())["market"]
    assert offered is not None
    return list(offered["exchanges"])


def test_no_other_number_stands_for_an_exchange() -> None:
    table = market(wood=3)
    move = table.game.parse(table.state, "exchange wood for ore")
    assert table.state.allows(move)
    for alias in (move - (1 << 24), move + (1 << 24), move + (1 << 63), move + (1 << 64), -move):
        assert not table.state.allows(alias)


def test_any_exchange_is_permitted_though_only_helpful_ones_are_listed() -> None:
    table = market(wood=9, ore=4)
    assert "exchange wood for ore" not in table.lines(), "nothing that is missing needs more ore"
    assert table.why_not("exchange wood for ore") == ""


def test_a_trader_serves_as_often_as_the_card_says() -> None:
    """Cases 27, 47."""
    table = market(card=WOODCUTTER, clay=8)
    table.play(*["barter clay for wood"] * 3)
    assert table.goods("A") == {"clay": 2, "wood": 3}
    assert table.why_not("barter clay for wood") == "no-trader"


def test_a_trader_takes_two_of_one_kind() -> None:
    table = market(card=WOODCUTTER, clay=1, ore=1)
    assert table.why_not("barter clay for wood") == "too-few"


def test_a_trader_does_not_give_the_same_for_the_same() -> None:
    """Case 49."""
    assert market(card=WOODCUTTER, wood=4).why_not("barter wood for wood") == "same-for-same"


def test_a_trader_makes_only_the_deal_of_the_card() -> None:
    table = market(card=WOODCUTTER, wood=9, clay=9, gold=3)
    assert table.why_not("barter clay for ore") == "trader-otherwise"
    assert table.why_not("barter gold for wood") == "trader-otherwise"


def test_traders_of_gold() -> None:
    table = market(card=TIMBER, gold=1)
    table.play("barter gold for wood")
    assert table.goods("A") == {"wood": 4}
    table = market(card=CLAY_DEALER, clay=3)
    table.play("barter clay for gold")
    assert table.goods("A") == {"gold": 1}


def test_a_trader_serves_only_who_opened_the_card_and_only_that_turn() -> None:
    """Case 27."""
    table = Arranged(races=["human", "orc"], goods={"A": {"clay": 2}, "B": {"clay": 6}}, turn="A")
    table.open("a1", WOODCUTTER)
    assert "barter clay for wood" in table.lines()
    table.play("end turn")
    table.open("a2", 2)
    assert table.why_not("barter clay for wood") == "no-trader"


def test_an_unlimited_bank_never_runs_out() -> None:
    """Case 29."""
    table = market(gold=40)
    table.play(*["exchange gold for wood"] * 40)
    assert table.goods("A") == {"wood": 120}


def test_a_strict_bank_gives_what_it_has_left_in_reading_order() -> None:
    """Cases 29, 49: four clay are left for the joint of three and the bonus of two."""
    table = Arranged(
        "seats=2&bank=strict",
        field={"a1": 77},
        races=["human", "orc"],
        goods={"A": {}, "B": {"clay": 26}},
        turn="A",
    )
    table.open("a2", 97)
    assert table.goods("A") == {"clay": 4}


def test_a_strict_bank_does_not_sell_what_it_does_not_have() -> None:
    table = Arranged(
        "seats=2&bank=strict",
        stage="market",
        field={"a1": 2},
        cell="a1",
        races=["human", "orc"],
        goods={"A": {"wood": 3, "gold": 1}, "B": {"clay": 29}},
        turn="A",
    )
    assert table.why_not("exchange gold for clay") == "bank-empty"
    assert table.why_not("exchange wood for clay") == ""


def test_the_market_is_closed_when_nothing_can_be_done() -> None:
    table = Arranged(races=["human", "orc"], goods={"A": {}, "B": {}}, turn="A")
    table.open("a1", 2)
    assert table.actor() == "B"
