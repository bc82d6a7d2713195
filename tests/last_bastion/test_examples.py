"""The worked examples of both rulebooks. The Polish names of players and cards are in brackets."""

from last_bastion.arranging import arrange, hero, turn_of

YELLOW_PLAYER = "west"
"""Dima [Michał] plays the yellow hero: the yellow board lies in the west, D's side."""


def test_placing_a_hollow_summoner_and_the_black_card_it_draws() -> None:
    """Dima draws the blue summoner, which draws a black monster for Dima's own yellow board."""
    table = turn_of(YELLOW_PLAYER, {}).play("draw hollow-summoner")
    assert table.moves() == {"place S1", "place S2", "place S3"}
    table.play("place S1", "draw formless-dread")
    assert table.moves() == {"place W1", "place W2", "place W3"}


def test_the_neutral_butcher_takes_a_token_from_misha_or_anya() -> None:
    """Dima has no round token, so only Misha and Anya [Karol and Zosia] can take the effect."""
    heroes = {
        "B": hero("kazgin", call=0),  # Dima
        "C": hero("arne"),
        "A": hero("elmer"),
    }
    document = {
        "slots": {"W1": "butcher"},
        "boards": ["yellow", "green", "blue", "red"],
        "heroes": heroes,
    }
    table = turn_of("west", document, "seats=3")
    assert table.moves() == {"assign A", "assign C"}
    table.play("assign A")
    assert table.tokens("A") == {}


def test_a_grasped_tile_cannot_be_activated() -> None:
    """The red hero can activate its tile; the yellow one stands beside a Grasp and cannot."""
    heroes = {"A": hero("kazgin", tile="tavern"), "D": hero("arne", tile="market")}
    document = {"heroes": heroes, "grasped-tiles": ["market"]}
    assert "activate" in arrange(document).moves()
    table = arrange({**document, "side": "west"})
    assert table.why_not("activate") == "tile-grasped"


def test_a_call_to_the_market_before_facing_the_nefarious_cannon() -> None:
    heroes = {"A": hero("kazgin", tile="trebuchet")}
    table = arrange({"slots": {"N1": "nefarious-cannon"}, "heroes": heroes})
    table.play("call market", "roll black green")
    assert table.tokens("A") == {"green": 1, "black": 1}
    table.play("fight N1", "roll black white red red", "beat N1 1")
    assert table.card("N1") == ""


def test_a_red_token_completes_the_dice_against_the_incubus() -> None:
    heroes = {"A": hero("arne", tile="trebuchet", equipment={"red": 1})}
    table = arrange({"slots": {"N1": "incubus"}, "heroes": heroes})
    table.play("fight N1", "roll red green blue")
    assert table.moves() == {"spare", "beat N1 1"}
    table.play("beat N1 1", "corruption nothing")
    assert (table.card("N1"), table.tokens("A")) == ("", {"call": 1})


def test_incubus_and_hollow_summoner_beaten_in_one_fight() -> None:
    """Red, white, yellow and a red token: red and token for the Incubus, white for the other."""
    heroes = {"A": hero("arne", tile="trebuchet", equipment={"red": 1})}
    document = {
        "slots": {"N1": "incubus", "W3": "hollow-summoner"},
        "heroes": heroes,
    }
    table = arrange(document).play("fight both N1 W3", "roll red white yellow")
    assert table.moves() == {
        "spare",
        "beat N1 0",
        "beat N1 1",
        "beat W3 0",
        "beat both N1 1 W3 0",
    }
    table.play("beat both N1 1 W3 0", "first N1", "corruption nothing")
    assert table.cards() == {}


def test_the_archdaemons_last_die_loses_a_game_with_two_grasped_tiles() -> None:
    heroes = {"A": hero("arne", tile="trebuchet", equipment={"black": 4})}
    document = {
        "slots": {"N1": "archdaemon-of-torment"},
        "grasped-tiles": ["tomb", "quarry"],
        "heroes": heroes,
    }
    table = arrange(document).play("fight N1", "roll black green red", "beat N1 4")
    assert table.play("corruption grasp").ending() == "tiles-grasped"


def test_the_printed_decks() -> None:
    """Four players, normal: 42, a warlord, 8. Three players, difficult: 30, W, 8, W, 8."""
    assert arrange({}).game.write(arrange({}).state)["deck"] == [42, "warlord", 8]
    table = arrange({}, "seats=3&level=difficult")
    assert table.game.write(table.state)["deck"] == [30, "warlord", 8, "warlord", 8]


def test_the_picture_of_two_players_shows_neutral_boards_between_them() -> None:
    table = arrange({}, "seats=2")
    boards = table.game.view(table.state, 0)["boards"]
    assert isinstance(boards, list)
    assert [board["neutral"] for board in boards] == [False, True, False, True]
