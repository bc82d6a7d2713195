"""What is told of effects: where they come from, and which of a card's times it is."""

from garrison.core.documents import Json
from last_bastion.arranging import Table, arrange, hero


def sources(table: Table) -> list[tuple[Json, Json]]:
    """The slot and the source of every effect so far."""
    describer = table.game.event_describer
    told = [describer.args(event) for event in table.events]
    return [(args["slot"], args["source"]) for args in told if "source" in args]


def test_a_card_with_two_equal_effects_tells_which_of_them_works() -> None:
    """The Gloom Herald grasps when it comes, and again in every turn of its board."""
    table = arrange({}).play("end turn", "draw gloom-herald", "place E1")
    assert sources(table) == [("@last-bastion-the-board", "board"), ("E1", "entrance")]
    table = arrange({"slots": {"E1": "gloom-herald"}}).play("end turn")
    assert sources(table)[0] == ("E1", "recurring")


def test_what_a_beaten_card_leaves_behind_is_its_exit() -> None:
    fighter = hero("arne", tile="trebuchet", equipment={"red": 4})
    table = arrange({"slots": {"N1": "incubus"}, "heroes": {"A": fighter, "C": hero("elmer")}})
    table.play("fight N1", "roll green green green", "beat N1 2")
    assert sources(table) == [("N1", "exit")]


def test_what_a_corruption_die_does_is_no_effect_of_the_card() -> None:
    table = arrange({"slots": {"E1": "thornback-troll"}}).play("end turn", "corruption life")
    assert sources(table)[:2] == [("E1", "recurring"), ("E1", "card")]
