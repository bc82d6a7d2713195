"""Games shown by their views alone: everything as lists, a button for each kind of move."""

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from web.conftest import Visit
from web.players import Step, by_command, by_keyboard, by_mouse, play_to_the_end
from web.test_everyone import dress, violations

AS_TEXT: Final = "localStorage.setItem('garrison:settings', JSON.stringify({board: 'text'}))"
BOTS_THINK_MS: Final = 60_000


def begin(page: Page, seats: dict[int, str], **options: str) -> None:
    """Show everything as text, choose, open the table."""
    page.evaluate(AS_TEXT)
    page.reload()
    page.wait_for_selector("form details summary")
    page.locator("form details summary").first.click()
    for option, value in {"seats": str(len(seats)), **options}.items():
        page.locator(f"#option-{option}").select_option(value)
    for seat, holder in seats.items():
        page.locator(f"#seat-{seat}").select_option(holder)
    page.locator("form button.can").click()
    page.wait_for_selector("[data-moves]")


@pytest.mark.soak
@pytest.mark.parametrize(("step", "language"), [(by_mouse, "en"), (by_keyboard, "ru")])
def test_a_whole_game_of_last_bastion(visit: Visit, step: Step, language: str) -> None:
    page = visit("/new?game=last-bastion", language=language)
    begin(page, {0: "me", 1: "me"}, level="heroic")
    assert play_to_the_end(page, step) > 10


@pytest.mark.soak
def test_a_whole_game_of_unbreakable_castle(visit: Visit) -> None:
    page = visit("/new?game=unbreakable-castle", language="pl")
    begin(page, {0: "me", 1: "random"}, trade="off")
    assert play_to_the_end(page, by_keyboard, BOTS_THINK_MS) > 10


@pytest.mark.parametrize("game", ["last-bastion", "unbreakable-castle"])
@pytest.mark.parametrize("width", [1280, 360])
def test_axe_finds_nothing_in_the_lists(visit: Visit, game: str, width: int) -> None:
    page = visit(f"/new?game={game}", width=width)
    begin(page, {0: "me", 1: "me"})
    for number in range(6):
        by_command(page, number)
    for theme in ("dark", "light"):
        dress(page, theme)
        assert violations(page) == []


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_the_form_of_a_game_is_the_one_the_address_names(visit: Visit, language: str) -> None:
    page = visit("/new?game=last-bastion", language=language)
    names = {"en": "Last Bastion", "ru": "Последний бастион", "pl": "Ostatni bastion"}
    expect(page.get_by_role("radio", name=names[language])).to_be_checked()
    levels = {"en": "Heroic", "ru": "Героический", "pl": "Bohaterski"}
    level = page.locator("#option-level option", has_text=levels[language])
    expect(level).to_have_count(1)
