"""The first game after the lessons is won by whoever follows the coach."""

import pytest
from playwright.sync_api import Page, expect

from garrison.lessons import courses
from garrison.texts import LANGUAGES
from web.conftest import Visit
from web.players import STEADY_MS, play_to_the_end

THOUGHT_MS = 60_000


def follow_the_coach(page: Page, number: int) -> None:
    """Let the coach show a move, and make it."""
    show = page.locator("[data-show]:enabled:visible")
    show.first.wait_for(timeout=THOUGHT_MS)
    show.first.click()
    page.wait_for_timeout(STEADY_MS)
    page.locator("[data-main]:visible").first.click()


def test_the_coach_of_a_first_game_welcomes_and_shows_a_move(visit: Visit) -> None:
    page = visit("/learn/unbreakable-castle/first-game")
    page.wait_for_selector("[data-coach=coach-welcome]")
    show = page.locator("[data-show]:enabled")
    show.wait_for(timeout=THOUGHT_MS)
    show.click()
    expect(page.locator("[data-show][aria-pressed=true]")).to_be_visible()


@pytest.mark.soak
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", courses())
def test_a_first_game_is_won_by_following_the_coach(visit: Visit, game: str, language: str) -> None:
    page = visit("/settings", language)
    page.evaluate(
        "localStorage.setItem('garrison:settings', JSON.stringify("
        "{...JSON.parse(localStorage.getItem('garrison:settings') ?? '{}'), pace: 'none'}))"
    )
    page.goto(page.url.replace("/settings", f"/learn/{game}/first-game"))
    play_to_the_end(page, follow_the_coach, THOUGHT_MS)
    expect(page.locator(".won[data-ending]")).to_be_visible()
