"""Rulings on falling, the end and the score (docs/last-bastion.md, rulings 44 to 51)."""

import pytest

from garrison.core.errors import BadNotation
from last_bastion.arranging import Table, arrange, full_board, hero, load, turn_of, won


def test_44_a_hero_who_falls_in_the_horde_phase_leaves_a_neutral_board() -> None:
    slots = {"N1": "pit-lord", "N2": "butcher"}
    table = turn_of("north", {"slots": slots, "heroes": {"A": hero("arne", life=1)}})
    table.play("resolve N1 corruption", "corruption life")
    assert table.moves() == {"assign B", "assign C", "assign D"}  # the butcher's effect passes on
    table.play("assign C", "lose blue")
    assert table.state.side == 1  # no draw and no hero phase for A
    assert table.asked() == "draw-card"


def test_44_a_hero_who_falls_in_its_hero_phase_ends_its_turn_and_effects_pass_on() -> None:
    heroes = {"A": hero("arne", tile="trebuchet", life=1, call=0)}
    table = arrange({"slots": {"N1": "night-widow"}, "heroes": heroes})
    table.play("fight N1", "roll black black red", "beat N1 0", "corruption life")
    assert table.moves() == {"assign B", "assign C", "assign D"}
    table.play("assign D")
    assert table.tokens("D")["call"] == 2
    assert table.state.side == 1


def test_45_a_fallen_hero_gives_everything_back_and_its_cards_stay() -> None:
    heroes = {"A": hero("arne", life=1, grasped=True, equipment={"red": 2})}
    slots = full_board("north", ["incubus", "ember-hound", "flame-caller"])
    table = turn_of("north", {"slots": slots, "heroes": heroes})
    assert not table.is_up("A")
    assert table.tokens("A") == {}
    assert (table.reserve("red"), table.reserve("grasp")) == (4, 12)
    assert table.card("N1") == "incubus"


def test_46_a_loss_and_a_win_at_once_are_a_loss() -> None:
    fighter = hero("arne", tile="trebuchet", equipment={"black": 4})
    document = {
        "slots": {"N1": "archdaemon-of-torment"},
        "grasped-tiles": ["tower", "market"],
        "heroes": {"A": fighter},
    }
    table = arrange(document).play("fight N1", "roll black red red", "beat N1 4")
    table.play("corruption grasp")
    assert table.ending() == "tiles-grasped"


def test_47_the_game_is_lost_when_nobody_is_left_on_the_tiles() -> None:
    heroes = {
        "A": hero("arne", life=1, wounded=True),
        "B": {"down": True},
        "C": {"down": True, "wounded": True},
        "D": {"down": True},
    }
    slots = full_board("north", ["incubus", "ember-hound", "flame-caller"])
    assert turn_of("north", {"slots": slots, "heroes": heroes}).ending() == "heroes-down"


def test_48_an_empty_deck_is_no_loss_until_a_card_must_be_drawn() -> None:
    document = {"slots": {"E1": "the-faceless"}, "deck": []}
    table = arrange(document)
    assert table.ending() == "going-on"
    assert table.play("end turn").ending() == "deck-exhausted"


def test_49_the_score_of_a_victory() -> None:
    assert won() == 10 + (3 + 1 + 1 + 1) + 2 * 2  # the warlord gave a Life and a Call
    assert won(options="level=novice") == 5 + 6 + 4
    assert won(tiles=["tower", "market"]) == 10 + 6 + 4 - 2 * 4


def test_49_a_defeat_has_no_score() -> None:
    table = arrange({"slots": {"E1": "the-faceless"}, "deck": []}).play("end turn")
    assert table.game.points(table.state) is None
    assert table.state.scores() == [0, 0, 0, 0]


CHOSEN = (
    "seats=1&boards=red,green,blue,yellow&"
    "tiles=tavern,market,tomb,tower,quarry,standard,fountain,dispensary,trebuchet"
)


def test_50_players_choose_freely_at_the_table_and_each_hero_comes_once() -> None:
    table = Table(load(CHOSEN.replace("seats=1", "seats=2")))
    assert (table.actor(), len(table.moves("hero"))) == ("A", 8)
    table.play("hero kazgin")
    assert (table.actor(), len(table.moves("hero"))) == ("B", 7)
    assert table.why_not("hero kazgin") == "hero-taken"


def test_50_or_at_random() -> None:
    table = Table(load(f"{CHOSEN}&heroes=random"))
    assert (table.actor(), len(table.moves("hero"))) == ("chance", 8)


def test_50_or_before_the_game() -> None:
    table = Table(load(f"{CHOSEN}&heroes=kazgin"))
    assert (table.hero("A"), table.asked()) == ("kazgin", "draw-card")
    with pytest.raises(BadNotation):
        load("seats=2&heroes=arne,arne")


def test_51_two_players_sit_opposite_each_other() -> None:
    assert [int(side) for side in load("seats=2").facts.seat_sides] == [0, 2]


def test_the_score_sheet_tells_each_line_of_a_victory() -> None:
    fighter = hero("arne", tile="trebuchet", equipment={"black": 4}, life=2, call=1)
    document = {
        "slots": {"N1": "the-faceless"},
        "heroes": {"A": fighter},
        "grasped-tiles": ["tomb"],
    }
    table = arrange(document, "seats=1").play("fight N1", "roll red red red", "beat N1 4")
    assert table.game.view(table.state, 0)["score"] == [
        {"line": "victory", "count": 1, "points": 10},
        {"line": "life", "count": 3, "points": 3},
        {"line": "call", "count": 2, "points": 4},
        {"line": "dead-hero", "count": 0, "points": 0},
        {"line": "grasped-tile", "count": 1, "points": -4},
    ]
