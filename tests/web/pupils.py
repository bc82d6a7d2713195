"""Somebody who learns by the lessons' own hints alone."""

from collections.abc import Callable
from typing import Final

from playwright.sync_api import Page, expect

from web.players import STEADY_MS, catch_up

MOST_STEPS: Final = 20

Look = Callable[[Page, str], None]
"""Looks at a page; the name tells what is shown."""


def go_through_course(page: Page, game: str, look: Look | None = None) -> list[str]:
    """Every lesson of a course, from its first to its last. Returns which."""
    page.locator(f"[data-course={game}] a.button").click()
    taken: list[str] = []
    while True:
        panel = page.locator(".lesson[data-lesson]")
        expect(panel).to_be_visible()
        taken.append(panel.get_attribute("data-lesson") or "")
        go_through_lesson(page, look)
        following = page.locator("[data-next-lesson]")
        if (following.get_attribute("href") or "").endswith("/first-game"):
            return taken
        following.click()
        expect(page.locator(f"[data-lesson='{taken[-1]}']")).to_have_count(0)


def go_through_lesson(page: Page, look: Look | None = None) -> None:
    """Ask to be shown, do it, until the lesson is over."""
    for _ in range(MOST_STEPS):
        catch_up(page)
        panel = page.locator("[data-lesson][data-step]")
        name, step = panel.get_attribute("data-lesson"), panel.get_attribute("data-step")
        finished = page.locator("[data-finished]").count() > 0
        if look:
            look(page, f"{name}-{'done' if finished else step}")
        if finished:
            return
        follow_hint(page)
    raise AssertionError(f"after {MOST_STEPS} hints the lesson still goes on")


def follow_hint(page: Page) -> None:
    """Let the lesson show the move, and make it with the main button."""
    before = page.locator("[data-moves]").get_attribute("data-moves") or ""
    page.locator("[data-show]").click()
    page.wait_for_timeout(STEADY_MS)
    page.locator("[data-main]:visible").first.click()
    expect(page.locator("[data-moves]")).not_to_have_attribute("data-moves", before)
