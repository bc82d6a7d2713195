"""A first visit, on every screen and in every language: a sensible move after two clicks."""

from itertools import product
from typing import Final

import pytest
from playwright.sync_api import expect

from web.conftest import Visit
from web.players import STEADY_MS, catch_up
from web.test_everyone import dress, violations

SIZES: Final = ((1440, 900), (1366, 768), (768, 1024), (390, 844), (320, 568))
EVERYWHERE: Final = list(product(SIZES, ("en", "ru", "pl"), ("dark", "light")))
SOME: Final = [((1366, 768), "en", "light"), ((320, 568), "ru", "dark")]
REST: Final = [each for each in EVERYWHERE if each not in SOME]


@pytest.mark.parametrize(
    ("size", "language", "theme"),
    [*SOME, *(pytest.param(*each, marks=pytest.mark.soak) for each in REST)],
)
def test_two_clicks_and_a_choice_lead_to_a_sensible_move(
    visit: Visit, size: tuple[int, int], language: str, theme: str
) -> None:
    width, height = size
    page = visit("/", language=language, width=width, height=height)
    page.locator("[data-play=bastion]").click()
    page.wait_for_selector("[data-mine=true]")
    catch_up(page)
    dress(page, theme)
    page.wait_for_timeout(STEADY_MS)
    before = page.locator("[data-moves]").get_attribute("data-moves") or ""
    page.locator("[data-main]").click()
    page.locator("[data-say]").first.click()
    assert violations(page) == []
    page.wait_for_timeout(STEADY_MS)
    page.locator("[data-do]").click()
    expect(page.locator("[data-moves]")).not_to_have_attribute("data-moves", before)
