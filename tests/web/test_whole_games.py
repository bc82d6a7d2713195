"""Whole games in a real browser, however people like to play, in each language."""

import pytest
from playwright.sync_api import expect

from web.conftest import Visit
from web.forms import open_table
from web.players import Step, by_command, by_keyboard, by_mouse, play_to_the_end

GAMES = [
    ("Bastion 2018", "tutorial", by_mouse, "ru"),
    ("Bastion 2015", "training", by_keyboard, "en"),
    ("Bastion 2015", "dragons", by_command, "pl"),
]
EDITIONS = {"en": "Bastion", "ru": "Бастион", "pl": "Bastion"}
LEVELS = (("Bastion 2018", "tutorial"), ("Bastion 2015", "training"))
WAYS = (by_mouse, by_keyboard, by_command)
REST = [
    (edition, level, step, language)
    for edition, level in LEVELS
    for step in WAYS
    for language in EDITIONS
    if (edition, level, step, language) not in GAMES
] + [("Bastion 2018", "easy", by_keyboard, "pl")]


@pytest.mark.parametrize(("edition", "level", "step", "language"), GAMES)
def test_a_whole_game(visit: Visit, edition: str, level: str, step: Step, language: str) -> None:
    play(visit, edition, level, step, language)


@pytest.mark.soak
@pytest.mark.parametrize(("edition", "level", "step", "language"), REST)
def test_a_whole_game_in_every_other_way(
    visit: Visit, edition: str, level: str, step: Step, language: str
) -> None:
    play(visit, edition, level, step, language)


def play(visit: Visit, edition: str, level: str, step: Step, language: str) -> None:
    page = visit("/new", language=language)
    name = edition.replace("Bastion", EDITIONS[language])
    open_table(page, name, {"A": "me"}, level)
    assert play_to_the_end(page, step) > 10


@pytest.mark.parametrize("width", [1440, 390])
def test_the_first_game_begins_with_one_click(visit: Visit, width: int) -> None:
    page = visit("/", width=width)
    page.get_by_role("button", name="Play now: Bastion", exact=True).click()
    expect(page.get_by_role("toolbar", name="Actions")).to_be_visible()
    assert page.title().startswith("Your turn")


def test_play_now_begins_as_it_was_played_last(visit: Visit) -> None:
    page = visit("/new")
    open_table(page, "Bastion 2015", {"A": "me"}, "dragons")
    page.wait_for_selector("[data-moves]")
    page.goto(page.url[: page.url.index("/", 8)])
    page.get_by_role("button", name="Play now: Bastion", exact=True).click()
    page.wait_for_selector("[data-moves]")
    expect(page.get_by_text("Bastion 2015 · Siege of the dragons · 1 player")).to_be_attached()
