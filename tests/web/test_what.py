"""What can I do? What is this? Every table answers both, in whatever way somebody asks."""

import pytest
from playwright.sync_api import Page, expect

from web.conftest import Visit
from web.players import STEADY_MS

HOLD_MS = 800
LESSONS = {"bastion": "move", "last-bastion": "move", "unbreakable-castle": "joint"}
PLACES = {"bastion": "D1", "last-bastion": "N1", "unbreakable-castle": "b2"}


def at_a_table(page: Page) -> Page:
    page.wait_for_selector("[data-lesson]")
    page.wait_for_timeout(STEADY_MS)
    return page


def test_what_can_be_done_is_listed_by_key_and_can_be_done_from_there(visit: Visit) -> None:
    page = at_a_table(visit("/learn/bastion/move"))
    page.keyboard.press("?")
    expect(page.locator("[data-what] [data-possible=move]")).to_contain_text("Move to D1")
    page.locator("[data-what] [data-possible=move]").click()
    expect(page.locator("[data-what]")).to_have_count(0)
    expect(page.locator("[data-say]").first).to_be_visible()


@pytest.mark.parametrize("game", LESSONS)
def test_everything_explains_itself_by_key(visit: Visit, game: str) -> None:
    page = at_a_table(visit(f"/learn/{game}/{LESSONS[game]}"))
    page.locator(f".stage [data-place='{PLACES[game]}']").focus()
    page.keyboard.press("i")
    shown = page.locator(f"[data-what-is='{PLACES[game]}']")
    expect(shown).to_be_visible()
    expect(shown.locator("a")).to_have_attribute("href", f"/rules/{game}")
    page.keyboard.press("Escape")
    expect(shown).to_have_count(0)


def test_everything_explains_itself_by_a_long_press(visit: Visit) -> None:
    page = at_a_table(visit("/learn/bastion/move", width=390, height=844, touch=True))
    page.locator(".stage [data-place='1']").dispatch_event("pointerdown", {"pointerType": "touch"})
    page.wait_for_timeout(HOLD_MS)
    expect(page.locator("[data-what-is='1']")).to_be_visible()


def test_a_card_explains_itself_to_a_pointer_that_rests_on_it(visit: Visit) -> None:
    page = at_a_table(visit("/learn/unbreakable-castle/joint"))
    page.locator(".stage [data-place=b2]").hover()
    expect(page.locator("[data-what-is=b2]")).to_be_visible()
