"""Positions as documents: defaults for what is left out, and all faults of impossible ones."""

import json
from collections.abc import Mapping

import pytest

from garrison.core.errors import BadDocument
from last_bastion.arranging import arrange, full_board, hero, load


def faults(document: Mapping[str, object], options: str = "") -> set[tuple[str, str]]:
    with pytest.raises(BadDocument) as refused:
        arrange(document, options)
    return {
        (fault.place, fault.reason.id.removeprefix("last-bastion-"))
        for fault in refused.value.faults
    }


def test_an_empty_document_is_the_first_hero_phase() -> None:
    table = arrange({})
    assert (table.actor(), table.asked()) == ("A", "hero-phase")
    assert table.tokens("A") == {"red": 1, "call": 1}
    assert table.life("A") == 3


def test_a_document_survives_json() -> None:
    game = load("seats=3")
    state = game.start()
    assert game.read(json.loads(json.dumps(game.write(state)))) == state


@pytest.mark.parametrize(
    ("document", "place", "fault"),
    [
        ({"slots": {"N1": "incubs"}}, "slots.N1", "fault-unknown-word"),
        ({"slots": {"X1": "incubus"}}, "slots.X1", "fault-unknown-key"),
        ({"slots": {"N1": "incubus", "N2": "incubus"}}, "slots.N2", "fault-card-twice"),
        ({"grasped-cards": ["N1"]}, "grasped-cards", "fault-no-card"),
        ({"grasped-tiles": ["tower", "tomb", "market"]}, "grasped-tiles", "fault-lost"),
        ({"grasped-tiles": ["tower", "tower"]}, "grasped-tiles", "fault-repeated"),
        ({"tiles": ["tower"]}, "tiles", "fault-length"),
        ({"boards": ["red", "red", "blue", "yellow"]}, "boards", "fault-repeated"),
        ({"heroes": {"A": {"hero": "arne"}, "B": {"hero": "arne"}}}, "hero", "fault-hero-twice"),
        ({"heroes": {"A": {"life": 0}}}, "heroes.A.life", "fault-range"),
        ({"heroes": {"A": {"life": 17}}}, "heroes.A.life", "fault-range"),
        ({"heroes": {"A": {"life": 16}}}, "heroes", "fault-supply"),
        ({"heroes": {"A": {"grasped": True, "wounded": True}}}, "grasped", "fault-wounded-grasp"),
        ({"heroes": {"A": {"tile": "castle"}}}, "heroes.A.tile", "fault-unknown-word"),
        ({"heroes": {"E": {}}}, "heroes.E", "fault-unknown-key"),
        ({"heroes": {seat: {"down": True} for seat in "ABCD"}}, "heroes", "fault-lost"),
        ({"net": {"slot": "N1", "when": "exit"}}, "net.slot", "fault-net"),
        ({"slots": {"N1": "incubus"}, "trap": "N1"}, "trap", "fault-trap"),
        ({"spell": "N1"}, "spell", "fault-no-card"),
        ({"standard": "white"}, "standard", "fault-unknown-word"),
        ({"deck": [45, "warlord", 8]}, "deck", "fault-monsters"),
        ({"deck": ["warlord", "warlord"]}, "deck", "fault-warlords"),
        ({"deck": ["dragon"]}, "deck[0]", "fault-layer"),
        ({"discarded": ["incubus", "incubus"]}, "discarded", "fault-card-twice"),
        ({"beaten": 1}, "beaten", "fault-won"),
        ({"turn": 0}, "turn", "fault-stage"),
        ({"turn": 201}, "turn", "fault-range"),
        ({"side": "up"}, "side", "fault-unknown-word"),
        ({"pending": [{"task": "begin"}]}, "pending[0].task", "fault-stage"),
        ({"pending": [{"task": "shuffle"}]}, "pending[0].task", "fault-unknown-word"),
        ({"moved": 1}, "moved", "fault-not-flag"),
        ({"dragons": 3}, "dragons", "fault-unknown-key"),
    ],
)
def test_an_impossible_position_is_refused(
    document: Mapping[str, object], place: str, fault: str
) -> None:
    found = faults(document)
    assert any(at.endswith(place) and what.endswith(fault) for at, what in found), found


def test_the_spell_needs_mylfaar_at_the_table() -> None:
    document = {"slots": {"N1": "incubus"}, "spell": "N1", "heroes": {"A": hero("arne")}}
    assert ("spell", "fault-no-mylfaar") in faults(document, "seats=1")


def test_nobody_fights_while_the_board_is_neutral() -> None:
    fight = {"task": "roll-fight", "slot": "E1", "kept": "nothing", "dice": 3}
    document = {"slots": {"E1": "cave-troll"}, "side": "east", "pending": [fight]}
    assert ("pending[0].task", "fault-nobody-in-turn") in faults(document, "seats=2")


def test_no_more_dice_are_rolled_than_there_are() -> None:
    fight = {"task": "roll-fight", "slot": "E1", "kept": "red red", "dice": 3}
    document = {"slots": {"E1": "cave-troll"}, "pending": [{"task": "hero-phase"}, fight]}
    assert ("pending[1].dice", "fault-dice") in faults(document)


HERO_PHASE = {"task": "hero-phase"}
TWO_CARDS = {"N1": "incubus", "N3": "butcher"}


@pytest.mark.parametrize(
    ("task", "place", "fault"),
    [
        ({"task": "order-recurring", "effects": 8}, "effects", "fault-no-effect"),
        (
            {"task": "order-entrance", "slot": "N1", "seat": "A", "effects": 4},
            "effects",
            "no-effect",
        ),
        (
            {"task": "effect", "effect": "grasp", "slot": "board", "from": "card"},
            "slot",
            "no-effect",
        ),
        ({"task": "defeat", "slot": "N2", "seat": "A"}, "slot", "fault-no-card"),
        ({"task": "draw-card", "seat": "B"}, "seat", "fault-not-in-play"),
        ({"task": "place-card", "card": "incubus", "seat": "A"}, "pending", "fault-card-twice"),
        ({"task": "order-beaten", "slot": "N1", "second": "N1"}, "second", "fault-repeated"),
        ({"task": "keep-market", "roll": "red red red red"}, "roll", "fault-dice"),
        (
            {"task": "effect", "effect": "grasp", "slot": "N2", "from": "card"},
            "slot",
            "fault-no-effect",
        ),
        (
            {"task": "assign", "effect": "grasp", "slot": "board", "from": "card"},
            "slot",
            "fault-no-effect",
        ),
        (
            {"task": "roll-fight", "slot": "N3", "second": "N3", "kept": "nothing", "dice": 3},
            "second",
            "fault-repeated",
        ),
        (
            {"task": "keep-fight", "slot": "N3", "second": "N3", "roll": "red"},
            "second",
            "fault-repeated",
        ),
        (
            {"task": "choose-beaten", "slot": "N3", "second": "N3", "roll": "red"},
            "second",
            "fault-repeated",
        ),
        ({"task": "order-beaten", "slot": "N3", "second": "N3"}, "second", "fault-repeated"),
        ({"task": "roll-fight", "slot": "N1", "kept": "nothing", "dice": 4}, "dice", "fault-dice"),
        ({"task": "roll-fight", "slot": "N1", "kept": "red", "dice": 3}, "dice", "fault-dice"),
        ({"task": "keep-fight", "slot": "N1", "roll": "red red red red"}, "roll", "fault-dice"),
        ({"task": "choose-beaten", "slot": "N1", "roll": "red red red red"}, "roll", "fault-dice"),
        ({"task": "roll-market", "kept": "nothing", "dice": 3}, "dice", "fault-dice"),
        ({"task": "roll-market", "kept": "red", "dice": 2}, "dice", "fault-dice"),
        ({"task": "keep-market", "roll": "red red red"}, "roll", "fault-dice"),
    ],
)
def test_pending_work_must_be_possible(task: Mapping[str, object], place: str, fault: str) -> None:
    heroes = {"B": {"down": True}}
    document = {"slots": TWO_CARDS, "heroes": heroes, "pending": [HERO_PHASE, task]}
    found = faults(document)
    assert any(at.endswith(place) and what.endswith(fault) for at, what in found), found


@pytest.mark.parametrize(
    "task",
    [
        {"task": "effect", "effect": "draw", "slot": "board", "from": "board"},
        {"task": "effect", "effect": "grasp", "slot": "N1", "from": "card"},
        {"task": "effect", "effect": "draw", "slot": "N2", "from": "card"},
        {"task": "assign", "effect": "draw", "slot": "board", "from": "board"},
        {"task": "assign", "effect": "draw", "slot": "N2", "from": "card"},
        {"task": "assign", "effect": "grasp", "slot": "N1", "from": "card"},
        {"task": "roll-fight", "slot": "N1", "second": "N3", "kept": "nothing", "dice": 3},
        {"task": "keep-fight", "slot": "N1", "second": "N3", "roll": "red red"},
        {"task": "choose-beaten", "slot": "N1", "second": "N3", "roll": "red red"},
        {"task": "order-beaten", "slot": "N1", "second": "N3"},
        {"task": "order-beaten", "slot": "N3", "second": "N1"},
        {"task": "roll-market", "kept": "red", "dice": 1},
        {"task": "keep-market", "roll": "red red"},
        {"task": "draw-card", "seat": "A"},
    ],
)
def test_pending_work_that_is_possible_is_read(task: Mapping[str, object]) -> None:
    arrange({"slots": TWO_CARDS, "pending": [HERO_PHASE, task]})


def entering(card: str, effects: int) -> dict[str, object]:
    """These effects of a card that has just come are still to work."""
    task = {"task": "order-entrance", "slot": "N1", "seat": "A", "effects": effects}
    return {"slots": {"N1": card}, "pending": [HERO_PHASE, task]}


@pytest.mark.parametrize(
    ("card", "effects"),
    [("pact-binder", 1), ("pact-binder", 2), ("pact-binder", 3), ("gloom-herald", 1)],
)
def test_effects_of_an_arriving_card_that_it_has_can_be_pending(card: str, effects: int) -> None:
    arrange(entering(card, effects))


@pytest.mark.parametrize(
    ("card", "effects"),
    [
        ("pact-binder", 4),
        ("pact-binder", 8),
        ("pact-binder", 9),
        ("flame-caller", 2),
        ("butcher", 8),
        ("incubus", 1),
    ],
)
def test_effects_of_an_arriving_card_that_it_lacks_cannot(card: str, effects: int) -> None:
    assert ("pending[1].effects", "fault-no-effect") in faults(entering(card, effects))


def test_a_card_is_drawn_and_placed_only_by_whoever_is_in_play() -> None:
    placing = {"task": "place-card", "card": "butcher", "seat": "B"}
    document = {"heroes": {"B": {"down": True}}, "pending": [HERO_PHASE, placing]}
    assert ("pending[1].seat", "fault-not-in-play") in faults(document)


@pytest.mark.parametrize(
    "document",
    [
        {"stage": "setup"},
        {"stage": "setup", "pending": [{"task": "lay-tile"}]},
        {"stage": "setup", "tiles": ["tower"], "pending": [{"task": "begin"}]},
    ],
)
def test_a_set_up_must_say_what_is_still_to_come(document: Mapping[str, object]) -> None:
    assert ("pending", "fault-stage") in faults(document)


def test_all_faults_are_told_at_once() -> None:
    document = {
        "slots": {"N1": "incubs"},
        "grasped-tiles": ["tower", "tower"],
        "heroes": {"A": {"life": 0}},
        "dragons": 3,
    }
    assert len(faults(document)) == 4


def test_a_deck_left_out_follows_from_the_cards_seen() -> None:
    slots = full_board("north", ["incubus", "butcher", "pit-lord"])
    table = arrange({"slots": slots})
    assert table.game.write(table.state)["deck"] == [39, "warlord", 8]
    table = arrange({"slots": {"N1": "warmonger"}})
    assert table.game.write(table.state)["deck"] == [8]


def test_cards_missing_from_deck_and_table_were_discarded() -> None:
    table = arrange({"deck": [2, "warlord", 8]})
    assert len(table.discarded()) == 40
