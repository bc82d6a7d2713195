"""Somebody who has never seen a game learns it by its lessons."""

from collections.abc import Sequence

import pytest
from playwright.sync_api import Page, expect

from garrison.lessons import courses
from garrison.texts import LANGUAGES
from web.conftest import Visit
from web.players import STEADY_MS
from web.pupils import go_through_course
from web.test_everyone import dress, violations

SMALL = 700
OTHERS = [
    (game, language)
    for game in courses()
    for language in LANGUAGES
    if (game, language) != ("bastion", "en")
]


def learn(page: Page, game: str) -> None:
    taken = go_through_course(page, game)
    assert taken == [f"{game}/{lesson.id}" for lesson in courses()[game].lessons]


def test_a_course_is_learned_by_its_own_hints_alone(visit: Visit) -> None:
    learn(visit("/learn/bastion"), "bastion")


@pytest.mark.soak
@pytest.mark.parametrize(("game", "language"), OTHERS)
def test_every_course_is_learned_by_its_own_hints_in_every_language(
    visit: Visit, game: str, language: str
) -> None:
    learn(visit(f"/learn/{game}", language), game)


@pytest.mark.soak
@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
@pytest.mark.parametrize("game", courses())
def test_axe_finds_nothing_at_any_step(visit: Visit, game: str, width: int, height: int) -> None:
    found: dict[str, Sequence[str]] = {}

    def look(page: Page, name: str) -> None:
        for theme in ("dark", "light"):
            dress(page, theme)
            found[f"{name} {theme}"] = violations(page)

    page = visit(f"/learn/{game}", width=width, height=height, touch=width < SMALL)
    go_through_course(page, game, look)
    assert {name: each for name, each in found.items() if each} == {}


def test_a_wrong_move_is_answered_and_not_made(visit: Visit) -> None:
    page = visit("/learn/bastion/move")
    expect(page.locator("[data-step='0']")).to_be_visible()
    page.wait_for_timeout(STEADY_MS)
    page.keyboard.press("e")
    page.wait_for_timeout(STEADY_MS)
    page.keyboard.press("Enter")
    expect(page.locator("[data-answer]")).to_contain_text("You have not moved yet")
    expect(page.locator("[data-moves]")).to_have_attribute("data-moves", "0")


def test_a_lesson_goes_on_where_it_was_left(visit: Visit) -> None:
    page = visit("/learn/bastion/spell")
    page.locator("[data-show]").click()
    page.wait_for_timeout(STEADY_MS)
    page.keyboard.press("Enter")
    expect(page.locator("[data-step='1']")).to_be_visible()
    page.goto(page.url.replace(page.url[page.url.index("/table") :], "/learn/bastion/spell"))
    expect(page.locator("[data-step='1']")).to_be_visible()


def test_a_lesson_can_be_skipped(visit: Visit) -> None:
    page = visit("/learn/bastion/move")
    page.locator("[data-pass]").click()
    expect(page.locator("[data-lesson='bastion/channel']")).to_be_visible()
