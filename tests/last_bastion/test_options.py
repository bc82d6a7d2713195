"""What can be chosen before a game, and how a wrong choice is refused."""

import pytest

import garrison
from garrison.core.errors import BadNotation
from garrison.texts import LANGUAGES, translator
from last_bastion.arranging import Table, load


def test_the_name_of_a_game_leaves_out_what_is_usual() -> None:
    assert load("seats=4&level=heroic").name == "last-bastion?level=heroic"


def test_chosen_tiles_and_boards_lie_as_chosen() -> None:
    tiles = "tomb,tower,market,tavern,fountain,standard,dispensary,trebuchet,quarry"
    table = Table(load(f"seats=1&heroes=arne&boards=blue,red,green,yellow&tiles={tiles}"))
    written = table.game.write(table.state)
    assert written["tiles"] == tiles.split(",")
    assert written["boards"] == ["blue", "red", "green", "yellow"]
    assert table.tokens("A") == {"blue": 1, "call": 1}  # the colour of its board


def test_novices_start_with_a_black_token_as_well() -> None:
    table = Table(load("seats=1&level=novice&heroes=arne"))
    while table.asked() in ("lay-tile", "set-boards"):
        table.state.play(table.state.moves()[0])
    assert table.tokens("A") == {"red": 1, "black": 1, "call": 1}


@pytest.mark.parametrize(
    ("options", "word"),
    [("seats=2&heroes=arne,arne", "arne"), ("boards=red,red,blue,yellow", "red")],
)
def test_a_choice_made_twice_is_named(options: str, word: str) -> None:
    with pytest.raises(BadNotation) as refused:
        garrison.load(f"last-bastion?{options}")
    assert (refused.value.reason.id, refused.value.reason.args["word"]) == (
        "name-value-twice",
        word,
    )


@pytest.mark.parametrize(
    "options",
    [
        "seats=5",
        "level=nightmare",
        "heroes=arne",
        "seats=2&heroes=arne,gandalf",
        "seats=2&heroes=arne,random",
        "boards=red,green,blue,black",
        "tiles=market",
        "seats=2&first=C",
    ],
)
def test_a_wrong_choice_is_refused_with_what_is_valid(options: str) -> None:
    with pytest.raises(BadNotation) as refused:
        garrison.load(f"last-bastion?{options}")
    assert refused.value.reason.args["valid"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_about_a_component_can_be_read(language: str) -> None:
    say = translator(language)
    for component in load().components():
        for line in component.lines:
            text = say(line.id, line.args)
            assert text != line.id
            assert "{" not in text
