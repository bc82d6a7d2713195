"""What the view says of what may come, besides odds: coming horde phases and falling tiles."""

import time

from garrison._compiled import is_compiled
from garrison.games.last_bastion.face.view_types import Upcoming
from last_bastion.arranging import Table, arrange, full_board, hero, turn_of


def upcoming(table: Table) -> Upcoming:
    seen = table.game.view(table.state, 0)["upcoming"]
    assert seen is not None
    return seen


def test_the_queue_tells_what_each_board_will_do_in_the_order_of_turns() -> None:
    slots = {
        "E1": "goblin-skulker",
        "E2": "plunderer",
        **full_board("south", ["web-stalker", "glass-spider", "deep-colossus"]),
    }
    heroes = {"D": {"down": True}}
    table = arrange({"slots": slots, "grasped-cards": ["S1"], "heroes": heroes})
    assert upcoming(table)["horde"] == [
        {
            "side": "east",
            "effects": [
                {"slot": "E1", "effect": "grasp", "grasps": "card"},
                {"slot": "E2", "effect": "lose-token"},
            ],
            "board": "draw",
        },
        {
            "side": "south",
            "effects": [{"slot": "S1", "effect": "grasp", "grasps": "tile", "tile": "quarry"}],
            "board": "lose-move",
        },
        {"side": "west", "effects": [], "board": "nothing"},
        {"side": "north", "effects": [], "board": "draw"},
    ]


def test_a_netted_effect_is_not_in_the_queue() -> None:
    document = {"slots": {"E1": "plunderer"}, "net": {"slot": "E1", "when": "recurring"}}
    queue = upcoming(arrange(document))["horde"]
    assert isinstance(queue, list)
    assert queue[0] == {"side": "east", "effects": [], "board": "draw"}


def test_during_the_horde_phase_the_queue_holds_what_is_still_to_come() -> None:
    slots = {"N1": "butcher", "N2": "pit-lord", "N3": "cinder-imp"}
    table = turn_of("north", {"slots": slots}).play("resolve N3 grasp")
    queue = upcoming(table)["horde"]
    assert isinstance(queue, list)
    assert queue[0] == {
        "side": "north",
        "effects": [
            {"slot": "N1", "effect": "lose-token"},
            {"slot": "N2", "effect": "corruption"},
        ],
        "board": "lose-life",
    }


def test_the_tile_that_each_grasp_goes_to_next() -> None:
    slots = {"N1": "cinder-imp", "N2": "chain-fiend", "E2": "cave-troll"}
    document = {"slots": slots, "grasped-tiles": ["tower", "standard"], "grasped-cards": ["E2"]}
    table = arrange(document)
    assert upcoming(table)["next-grasped"] == {
        "N1": "trebuchet",
        "N2": "tomb",
        "E2": "fountain",
    }


def test_no_odds_are_shown_when_no_fight_can_be_begun() -> None:
    heroes = {"A": hero("arne", tile="trebuchet")}
    document = {"slots": {"N1": "incubus"}, "heroes": heroes}
    assert len(list_of(upcoming(arrange(document))["fights"])) == 1
    assert upcoming(arrange({**document, "fought": True}))["fights"] == []


def list_of(value: object) -> list[object]:
    assert isinstance(value, list)
    return value


def test_a_view_with_all_odds_is_quick() -> None:
    """The worst case: Feng-Li between two monsters, with a purse full of both colours."""
    fighter = hero("feng-li", tile="trebuchet", equipment={"red": 4, "yellow": 4})
    document = {
        "slots": {"N1": "pit-lord", "W3": "lich-regent"},
        "heroes": {"A": fighter, "D": hero("arne")},
    }
    table = arrange(document)
    start = time.process_time()
    fights = list_of(upcoming(table)["fights"])
    spent = time.process_time() - start
    assert len(fights) == 5 + 5 + 5 * 5
    assert not is_compiled() or spent < 0.1  # meant to take 20 ms; the rest is for slow machines


def test_the_view_tells_who_speaks_for_each_board() -> None:
    table = arrange({"heroes": {"B": {"down": True}}})
    boards = table.game.view(table.state, 0)["boards"]
    assert isinstance(boards, list)
    assert [board["speaker"] for board in boards if isinstance(board, dict)] == ["A", "C", "C", "D"]


def test_the_view_tells_whose_fights_have_no_harmful_exits() -> None:
    assert upcoming(arrange({}))["spared-by-exits"] is False
    assert upcoming(arrange({"heroes": {"A": hero("kazgin")}}))["spared-by-exits"] is True


def test_a_card_in_hand_is_seen_while_a_slot_is_chosen_for_it() -> None:
    table = arrange({"deck": [34, "warlord", 8]}).play("end turn", "draw void-crawler")
    seen = table.game.view(table.state, 0)
    assert isinstance(seen["drawn"], dict)
    assert seen["drawn"]["id"] == "void-crawler"
    assert table.game.view(table.play("place S1").state, 0)["drawn"] is None
