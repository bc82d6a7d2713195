"""Games of Last Bastion won from the first move to the last, by people who do as they are advised.

Advice and chance are those of a real server, so a siege may be lost: people begin again.
"""

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from web.conftest import Visit
from web.last_bastion_tables import open_game
from web.players import STEADY_MS, Step, catch_up, play_to_the_end
from web.serving import Server

MOST_SIEGES: Final = 3
THINK_MS: Final = 60_000
MOST_QUESTIONS: Final = 10
"""A busy server has no advice to give just now; people ask again."""

MOST_TABS: Final = 200

Press = Callable[[Page, Locator], None]


def click(_: Page, button: Locator) -> None:
    button.click()


def tap(_: Page, button: Locator) -> None:
    button.tap()


def press_key(page: Page, button: Locator) -> None:
    """Tab to the button, then Enter; the way to advice and to a deed that is ready is shorter."""
    if button.get_attribute("data-action") == "hint":
        page.keyboard.press("h")
        return
    for _ in range(MOST_TABS):
        if button.get_attribute("data-do") or button.evaluate("each => each.matches(':focus')"):
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{button} cannot be reached by Tab")


def as_advised(press: Press) -> Step:
    """One step: ask for advice where there is a choice, take the best of it, do it."""

    def step(page: Page, _: int) -> None:
        page.wait_for_timeout(STEADY_MS)
        catch_up(page)
        close = page.locator(".sheet .close:visible")
        if close.count():
            press(page, close.first)
        press(page, page.locator("[data-action=hint]:visible").first)
        await_advice(page, press)
        best = page.locator("[data-hint]").first
        ready = page.locator(f"[data-do='{best.get_attribute('data-hint')}']")
        if best.get_attribute("aria-pressed") != "true":  # a dialogue may have chosen it already
            press(page, best)
        ready.wait_for()
        page.wait_for_timeout(STEADY_MS)
        press(page, ready)

    return step


def await_advice(page: Page, press: Press) -> None:
    """Wait until there is advice, and ask again where the server had no time for it."""
    for _ in range(MOST_QUESTIONS):
        page.wait_for_selector("[data-hints]", timeout=THINK_MS)
        if page.locator("[data-hints=ready]").count():
            return
        press(page, page.locator("[data-hints=failed] > button"))
    raise AssertionError("the server never has time to advise")


WAYS = [
    ("novice", click, "en", 1440),
    ("heroic", tap, "pl", 390),
    ("normal", press_key, "ru", 1280),
]


@pytest.mark.soak
@pytest.mark.parametrize(("level", "press", "language", "width"), WAYS)
def test_a_siege_is_won_from_the_first_move_to_the_last(
    visit: Visit, server: Server, level: str, press: Press, language: str, width: int
) -> None:
    page = visit("/", language=language, width=width, height=844, touch=press is tap)
    wishes = "{ hints: true, pace: 'none' }"
    page.evaluate(f"localStorage.setItem('garrison:settings', JSON.stringify({wishes}))")
    bots: list[dict[str, object]] = [
        {"seat": seat, "bot": "search?nodes=3000"} for seat in (1, 2, 3)
    ]
    for _ in range(MOST_SIEGES):
        open_game(page, server, f"last-bastion?seats=4&level={level}", [0], bots)
        assert play_to_the_end(page, as_advised(press), THINK_MS) > 10
        if page.locator("[data-ending=warlords-beaten]").count():
            break
    expect(page.locator("[data-ending=warlords-beaten] table").first).to_be_visible()
