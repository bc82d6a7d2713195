"""Boards in characters: they fit the smallest window, and no colour is told by colour alone."""

from random import Random

import pytest

import garrison
from garrison.terminal.boards import bastion, draw, last_bastion, unbreakable_castle
from garrison.terminal.drawing import WIDTH, Line, Span, beside, boxed, fit, line, row, text, width
from garrison.texts import LANGUAGES, translator

GAMES = (
    "bastion/2015?seats=4&siege=legends",
    "bastion/2018?seats=4&level=extreme",
    "last-bastion?seats=4&level=heroic",
    "unbreakable-castle?seats=6",
)
LETTERS = {
    "bastion": bastion.COLOURS,
    "last-bastion": last_bastion.COLOURS,
    "unbreakable-castle": unbreakable_castle.COLOURS,
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_board_fits_eighty_columns_beside_a_scroll_bar(name: str, language: str) -> None:
    game, say = garrison.load(name), translator(language)
    state, dice = game.start(), Random(f"{name} {language}")
    for step in range(400):
        if state.actor() == garrison.OVER:
            break
        if step % 8 == 0:
            for drawn in draw(game.name, game.view(state, 0), say):
                assert width(drawn) <= WIDTH, text(drawn)
                assert "terminal-" not in text(drawn)
        state.play(dice.choice(state.moves()))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", LETTERS)
def test_every_colour_has_a_letter_of_its_own(game: str, language: str) -> None:
    letters = [translator(language)(look.letter) for look in LETTERS[game].values()]
    assert all(len(letter) == 1 for letter in letters)
    assert len(set(letters)) == len(letters)


def test_a_game_without_a_drawing_shows_the_fields_of_its_view() -> None:
    view = {"turn": 3, "track": {"A": 4}, "hands": [{"cards": ["@game-bastion", 2]}], "over": None}
    assert [text(each) for each in draw("race?seats=2", view, translator("en"))] == [
        "turn: 3",
        "track:",
        "  A: 4",
        "hands:",
        "  1:",
        "    cards: Bastion, 2",
        "over: –",
    ]


def shown(lines: list[Line]) -> list[str]:
    return [text(each) for each in lines]


def test_a_line_is_cut_or_filled_to_its_columns() -> None:
    assert text((*fit(line("bastion"), 4), Span("|"))) == "bas…|"
    assert text((*fit(line("bast"), 6), Span("|"))) == "bast  |"


def test_blocks_stand_side_by_side() -> None:
    left, right = [line("a"), line("b")], [line("1")]
    assert shown(beside(left, right, 3)) == ["a   1", "b"]
    assert shown(row([left, right], 2)) == ["a  1", "b"]


def test_a_block_gets_a_frame() -> None:
    assert shown(boxed([line("tile")], 8)) == ["┌──────┐", "│tile  │", "└──────┘"]
