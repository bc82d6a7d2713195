"""The start page: games to begin, and games that wait."""

import re
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from web.conftest import Visit
from web.forms import invited, open_table


def home(page: Page) -> None:
    page.goto(page.url[: page.url.index("/", 8)])


def test_the_form_asks_what_happens_when_somebody_is_away(visit: Visit) -> None:
    """The table waits unless a bot is named, and nobody is played for at random."""
    page = visit("/new")
    away = page.get_by_label("If somebody is away")
    expect(away).to_have_value("")
    expect(away.locator("option")).to_have_text(
        ["Wait for them", "Bot plays: greedy", re.compile("Bot plays: search")]
    )


def test_your_games_say_whose_turn_it_is(visit: Visit) -> None:
    ann = visit("/new")
    open_table(ann, "Bastion 2018", {"A": "me", "B": "friend"}, "tutorial", name="Ann")
    ann.wait_for_selector("[data-moves]")
    bob = visit(invited(ann))
    bob.get_by_label("Your name").fill("Bob")
    bob.get_by_role("button", name="Join").click()
    bob.wait_for_selector("[data-moves]")
    home(ann)
    home(bob)
    for page, state in ((ann, "Your turn"), (bob, "Ann to move")):
        game = page.get_by_role("link", name="Bastion 2018")
        expect(game.get_by_text(state)).to_be_visible()


_COMES_FIRST: Final = """() => {
    const mine = document.querySelector('.mine'), games = document.querySelector('.games');
    const seen = mine.getBoundingClientRect().top < games.getBoundingClientRect().top;
    const read = Boolean(mine.compareDocumentPosition(games) & Node.DOCUMENT_POSITION_FOLLOWING);
    return [seen, read];
}"""


@pytest.mark.parametrize(("width", "is_first"), [(390, True), (1440, False)])
def test_your_games_are_read_where_they_are_seen(visit: Visit, width: int, is_first: bool) -> None:
    page = visit("/new", width=width, height=844)
    open_table(page, "Bastion 2018", {"A": "me"}, "tutorial")
    page.wait_for_selector("[data-moves]")
    home(page)
    expect(page.get_by_role("heading", name="Your games")).to_be_visible()
    assert page.evaluate(_COMES_FIRST) == [is_first, is_first]


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (320, 568)])
def test_the_way_on_stays_in_sight_however_much_of_the_form_is_unfolded(
    visit: Visit, width: int, height: int
) -> None:
    page = visit("/new", width=width, height=height, language="ru")
    page.locator("form details summary").first.click()
    expect(page.locator("form button.can")).to_be_in_viewport(ratio=1)
    expect(page.locator("form > .end button.can")).to_be_enabled()


def test_the_form_keeps_what_was_chosen_when_the_language_changes(visit: Visit) -> None:
    page = visit("/new")
    page.locator("#option-level").select_option("hard")
    page.locator("#name").fill("Ann")
    page.locator(".languages [lang=pl]").first.click()
    expect(page.get_by_role("heading", name="Nowy stół")).to_be_visible()
    expect(page.locator("#option-level")).to_have_value("hard")
    expect(page.locator("#name")).to_have_value("Ann")
