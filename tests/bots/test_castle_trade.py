"""How bots of Unbreakable Castle trade, and what they say about it."""

from garrison.bots.naming import bot
from garrison.bots.protocol import Thought
from garrison.core.documents import Json
from unbreakable_castle.arranging import ALMOST, POOR, Arranged

RICH_IN_WOOD: dict[str, Json] = {"wood": 12, "clay": 1}
RICH_IN_ORE: dict[str, Json] = {"ore": 12, "clay": 1}


def market(**document: Json) -> Arranged:
    """The first of three players trades, with wood to spare; the second has ore to spare."""
    goods: dict[str, Json] = {"A": RICH_IN_WOOD, "B": RICH_IN_ORE, "C": POOR}
    return Arranged(
        "seats=3&races=human,elf,orc",
        **{
            "stage": "market",
            "dealer": "C",
            "field": {"a1": 72},
            "cell": "a1",
            "step": "read",
            "goods": goods,
            **document,
        },
    )


def thought(table: Arranged, spec: str = "greedy") -> Thought:
    return bot(spec).think(table.game, table.state, table.state.actor(), 1)


def said(table: Arranged) -> tuple[str, list[str]]:
    """What a greedy bot does and why."""
    found = thought(table)
    reasons = [reason.id.removeprefix("bot-unbreakable-castle-") for reason in found.intent]
    return table.game.say(table.state, found.move), reasons


def test_a_bot_offers_what_helps_both() -> None:
    line, reasons = said(market())
    assert line.startswith("offer B")
    assert "wood for" in line
    assert line.endswith("ore")
    assert reasons == ["offers"]


def test_a_bot_makes_one_offer_a_turn() -> None:
    line, _ = said(market(offers=1))
    assert not line.startswith("offer")


def test_a_bot_accepts_what_it_lacks_and_says_so() -> None:
    table = market()
    table.play("offer B 1 wood for 1 ore")
    assert said(table) == ("accept", ["accepts"])


def test_a_bot_keeps_what_it_needs_and_says_so() -> None:
    table = market(goods={"A": RICH_IN_WOOD, "B": {"ore": 1, "wood": 12}})
    table.play("offer B 1 wood for 1 ore")
    assert said(table) == ("decline", ["declines"])


def test_a_bot_helps_nobody_who_lacks_one_part() -> None:
    table = market(castles={"A": ALMOST})
    table.play("offer B 1 wood for 1 ore")
    assert said(table) == ("decline", ["declines-near-the-end"])


def test_a_bot_says_nothing_of_its_chances_where_something_is_hidden() -> None:
    """They follow from its quests."""
    assert not [each for each in thought(market()).intent if "chance" in each.id]
