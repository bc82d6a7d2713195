"""Whole games in a real browser, however people like to play, in each language."""

import pytest
from playwright.sync_api import expect

from web.conftest import Visit
from web.forms import open_table
from web.players import Step, by_command, by_keyboard, by_mouse, play_to_the_end

GAMES = [
    ("Bastion 2018", "tutorial", by_mouse, "en"),
    ("Bastion 2015", "training", by_mouse, "ru"),
    ("Bastion 2018", "easy", by_keyboard, "pl"),
    ("Bastion 2015", "training", by_keyboard, "en"),
    ("Bastion 2018", "tutorial", by_command, "ru"),
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
]


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


def test_a_solo_game_begins_with_two_clicks(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("listitem").filter(
        has=page.get_by_role("heading", name="Bastion", exact=True)
    ).get_by_role("button", name="Play alone").click()
    page.get_by_role("button", name="Tutorial siege").click()
    expect(page.get_by_role("toolbar", name="Actions")).to_be_visible()
    assert page.title().startswith("Your turn")
