"""Offers between players."""

import pytest

from garrison.core.documents import Json
from garrison.core.errors import BadNotation
from garrison.games.unbreakable_castle.rules import events
from unbreakable_castle.arranging import Arranged, castle_game, kinds


def market(options: str = "seats=3", **changes: Json) -> Arranged:
    """Seat A may make offers."""
    document: dict[str, Json] = {
        "stage": "market",
        "field": {"a1": 2},
        "cell": "a1",
        "races": ["human", "orc", "elf"],
        "goods": {"A": {"wood": 4, "gold": 1, "mana": 2}, "B": {"ore": 3, "clay": 3}, "C": {}},
        "turn": "A",
    }
    return Arranged(options, **{**document, **changes})


def test_any_price_both_agree_on_is_possible() -> None:
    """Case 48, UC "Рынок": also what no list would offer."""
    table = market()
    table.play("offer B 3 wood, 1 gold for 2 ore, 1 clay", "accept")
    assert table.goods("A") == {"wood": 1, "ore": 2, "clay": 1, "mana": 2}
    assert table.goods("B") == {"wood": 3, "gold": 1, "ore": 1, "clay": 2}


def test_the_other_decides_whether_to_accept() -> None:
    table = market()
    table.play("offer B 1 wood for 1 ore")
    assert table.actor() == "B"
    before = table.goods("A"), table.goods("B")
    told = table.play("decline")
    assert kinds(told) == [events.DECLINED]
    assert (table.goods("A"), table.goods("B")) == before
    assert table.actor() == "A"


def test_the_other_may_counter_once() -> None:
    """Case 48."""
    table = market()
    table.play("offer B 1 wood for 1 ore", "counter 1 ore for 2 wood")
    assert table.actor() == "A"
    assert table.why_not("counter 1 wood for 1 ore") == "not-now"
    table.play("accept")
    assert table.goods("A") == {"wood": 2, "ore": 1, "gold": 1, "mana": 2}


def test_a_counter_offer_can_be_declined() -> None:
    table = market()
    told = table.play("offer B 1 wood for 1 ore", "counter 1 ore for 4 wood", "decline")
    assert [event[1:3] for event in told if event.kind == events.DECLINED] == [(0, 1)]


def test_a_counter_offer_must_be_another_deal() -> None:
    table = market()
    table.play("offer B 1 wood for 1 ore")
    assert table.why_not("counter 1 ore for 1 wood") == "same-deal"


def test_three_offers_a_turn_in_all() -> None:
    """Cases 30, 48."""
    table = market()
    for partner in ("B", "C", "B"):
        table.play(f"offer {partner} 1 wood for 1 ore", "decline")
    assert table.why_not("offer C 1 wood for 1 ore") == "offers-used-up"


def test_trade_is_before_building() -> None:
    """Case 30."""
    assert market(has_built=True).why_not("offer B 1 wood for 1 ore") == "trade-before-building"


def test_trade_is_after_reading_the_card() -> None:
    """Case 30."""
    table = Arranged(goods={"A": {"wood": 1}, "B": {"ore": 1}}, turn="A")
    assert table.why_not("offer B 1 wood for 1 ore") == "not-now"


def test_trade_is_with_the_active_player_only() -> None:
    """Case 30: the one who answers can propose nothing to a third."""
    table = market()
    table.play("offer B 1 wood for 1 ore")
    assert table.why_not("offer C 1 ore for 1 wood") == "not-now"


def test_nobody_trades_with_themselves() -> None:
    assert market().why_not("offer A 1 wood for 1 ore") == "offer-to-self"


def test_nobody_promises_what_they_do_not_hold() -> None:
    """Case 48."""
    assert market().why_not("offer B 5 wood for 1 ore") == "too-few"
    table = market()
    table.play("offer B 1 wood for 1 ore")
    assert table.why_not("counter 4 ore for 1 wood") == "too-few"


def test_what_the_other_does_not_hold_may_be_asked_but_not_accepted() -> None:
    table = market()
    table.play("offer C 1 wood for 1 ore")
    assert table.lines() == {"decline"}
    assert table.why_not("accept") == "cannot-keep"


def test_either_may_go_to_the_bank_before_answering() -> None:
    """Ruling 7, case 48."""
    table = market()
    table.play("offer B 1 gold for 1 stone")
    assert "exchange ore for stone" in table.lines()
    table.play("exchange ore for stone", "accept")
    assert table.goods("B") == {"clay": 3, "gold": 1}
    table = market()
    table.play("offer B 1 wood for 1 ore", "counter 2 clay for 1 stone")
    table.play("exchange wood for stone", "accept")
    assert table.goods("A") == {"wood": 1, "clay": 2, "gold": 1, "mana": 2}


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("offer B 1 mana for 1 ore", "unbreakable-castle-mana-stays"),
        ("offer B 1 wood for 1 mana", "unbreakable-castle-mana-stays"),
        ("offer B 1 wood for 2 wood", "unbreakable-castle-both-ways"),
        ("offer B wood for 2 ore", "unbreakable-castle-amount-form"),
        ("offer B 0 wood for 2 ore", "notation-number"),
        ("offer B 128 wood for 2 ore", "notation-number"),
        ("offer B 127 wood, 1 wood for 2 ore", "notation-number"),
        pytest.param(f"offer B {'9' * 5000} wood for 2 ore", "notation-number", id="endless"),
        ("offer B 1 horn for 2 ore", "notation-word"),
        ("offer Z 1 wood for 2 ore", "notation-word"),
        ("offer B 1 wood", "notation-form"),
    ],
)
def test_what_cannot_be_traded_cannot_even_be_written(line: str, reason: str) -> None:
    """Case 30: no mana, horns, quests or castle cards; both sides give something."""
    table = market()
    with pytest.raises(BadNotation) as refused:
        table.game.parse(table.state, line)
    assert refused.value.reason.id == reason


def test_offers_are_said_and_spelled_and_read_back() -> None:
    game, table = castle_game("seats=3"), market()
    for line in ("offer B 3 wood, 1 gold for 2 ore", "counter 1 clay for 127 stone"):
        move = game.parse(table.state, line)
        assert game.say(table.state, move) == line
        assert game.read_move_document(table.state, game.move_document(table.state, move)) == move
    assert game.move_document(table.state, game.parse(table.state, "offer C 1 wood for 1 ore")) == {
        "do": "offer",
        "seat": "C",
        "give": {"wood": 1},
        "want": {"ore": 1},
    }


def test_the_listed_offers_are_few_and_give_surplus_for_what_is_missing() -> None:
    table = market(
        goods={"A": {"wood": 12}, "B": {"ore": 3, "gold": 1}, "C": {}},
    )
    assert {line for line in table.lines() if line.startswith("offer")} == {
        "offer B 1 wood for 1 ore",
        "offer B 2 wood for 1 ore",
    }


def test_what_one_has_just_enough_of_is_neither_given_nor_asked_for() -> None:
    table = market(goods={"A": {}, "B": {}, "C": {}})
    need = {name: int(-table.state.surplus(0, at)) for at, name in enumerate(("wood", "clay"))}
    table = market(goods={"A": need, "B": {"wood": 9, "clay": 9, "ore": 1}, "C": {}})
    assert not any(line.startswith("offer") for line in table.lines())
    table = market(goods={"A": {**need, "wood": need["wood"] + 1}, "B": {"clay": 9, "ore": 1}})
    assert [line for line in table.lines() if line.startswith("offer")] == [
        "offer B 1 wood for 1 ore"
    ]


def test_a_gold_is_asked_for_three_to_spare() -> None:
    table = market(goods={"A": {"wood": 13}, "B": {"gold": 1}, "C": {}})
    assert "offer B 3 wood for 1 gold" in table.lines()


def test_listed_counter_offers_ask_a_little_more_or_give_a_little_less() -> None:
    table = market()
    table.play("offer B 1 wood for 2 ore")
    assert {line for line in table.lines() if line.startswith("counter")} == {
        "counter 2 ore for 2 wood",
        "counter 1 ore for 1 wood",
    }


def test_a_game_can_be_played_without_trade() -> None:
    table = market("seats=3&trade=off")
    assert table.why_not("offer B 1 wood for 1 ore") == "no-trade"
    assert not any(line.startswith("offer") for line in table.lines())


def test_promises_for_later_are_not_part_of_a_deal() -> None:
    """Case 31: a closed deal leaves nothing behind but the goods."""
    table = market()
    table.play("offer B 1 wood for 1 ore", "accept")
    assert "deal" not in table.game.write(table.state)
    assert table.stage() == "market"


def test_who_could_only_be_offered_something_by_hand_is_not_skipped() -> None:
    """The turn does not end by itself while any offer is permitted, listed or not."""
    table = Arranged(races=["human", "orc"], goods={"A": {"wood": 1}, "B": {}}, turn="A")
    table.open("a1", 2)
    assert table.lines() == {"end turn"}
    assert table.why_not("offer B 1 wood for 1 ore") == ""
