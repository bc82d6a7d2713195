"""The first game after the lessons is won by whoever follows the coach."""

import pytest
from playwright.sync_api import Page, expect

from garrison.lessons import courses
from garrison.texts import LANGUAGES
from web.conftest import Visit
from web.players import STEADY_MS, catch_up, play_to_the_end

THOUGHT_MS = 60_000
MOST_MOVES = 10
"""So many moves a turn may take at the most."""


def follow_the_coach(page: Page, number: int) -> None:
    """Let the coach show a move, and make it."""
    show = page.locator("[data-show]:enabled:visible")
    show.first.wait_for(timeout=THOUGHT_MS)
    show.first.click()
    page.wait_for_timeout(STEADY_MS)
    page.locator("[data-main]:visible").first.click()


def test_the_coach_welcomes_shows_a_move_and_then_is_quiet(visit: Visit) -> None:
    page = visit("/learn/unbreakable-castle/first-game")
    page.wait_for_selector("[data-coach=coach-welcome]")
    follow_the_coach(page, 0)
    expect(page.locator("[data-coach=quiet]")).to_be_visible(timeout=THOUGHT_MS)


def test_the_coach_speaks_up_when_a_turn_would_end_too_early(visit: Visit) -> None:
    page = visit("/learn/bastion/first-game")
    page.wait_for_selector("[data-mine=true]", timeout=THOUGHT_MS)
    catch_up(page)
    page.wait_for_timeout(STEADY_MS)
    page.keyboard.press("e")
    expect(page.locator("[data-coach=coach-left]")).to_contain_text("You can still move")
    page.keyboard.press("Escape")
    expect(page.locator("[data-coach=coach-welcome]")).to_be_visible()


@pytest.mark.soak
def test_team_mates_tell_their_plans_on_a_phone_too(visit: Visit) -> None:
    page = visit("/learn/unbreakable-castle/first-game", width=390, height=844, touch=True)
    for number in range(MOST_MOVES):
        page.wait_for_selector("[data-mine=true], [data-plan]", timeout=THOUGHT_MS)
        if page.locator("[data-plan]").count():
            break
        follow_the_coach(page, number)
    expect(page.locator("[data-plan]")).not_to_be_empty()


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
