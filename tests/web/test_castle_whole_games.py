"""Whole games of Unbreakable Castle from the first card on: any number of seats, by any means."""

from collections.abc import Mapping

import pytest
from playwright.sync_api import Page, expect

from web.castle_tables import open_castle
from web.conftest import Visit
from web.forms import invited
from web.players import Step, catch_up, is_over
from web.test_castle import CASTLE, by_clicks, by_keys, by_touch

MOST_STEPS = 600
JOIN = {
    "en": ("Your name", "Join"),
    "ru": ("Ваше имя", "Сесть за стол"),
    "pl": ("Twoje imię", "Dołącz"),
}


def play(steps: Mapping[Page, Step]) -> int:
    """Whoever is to decide does something sensible until the game is over for everybody."""
    for number in range(MOST_STEPS):
        for page in steps:
            catch_up(page)
        deciding = [page for page in steps if page.locator("[data-mine=true]").count()]
        if all(is_over(page) for page in steps):
            return number
        if deciding:
            steps[deciding[0]](deciding[0], number)
        else:
            next(iter(steps)).wait_for_timeout(300)
    shown = [page.locator("body").inner_text() for page in steps]
    raise AssertionError(f"after {MOST_STEPS} steps the game still goes on: {shown}")


def told_who_won(page: Page) -> None:
    expect(page.locator("[data-winner]")).to_be_visible()


@pytest.mark.soak
@pytest.mark.parametrize(
    ("seats", "step", "language", "width"),
    [
        (2, by_clicks, "en", 1280),
        (3, by_keys, "ru", 1280),
        (4, by_touch, "pl", 390),
        (5, by_keys, "en", 1280),
        (6, by_touch, "ru", 390),
    ],
)
def test_a_whole_game_with_bots(
    visit: Visit, seats: int, step: Step, language: str, width: int
) -> None:
    page = visit(CASTLE, language=language, width=width, height=844, touch=width < 700)
    open_castle(page, ["me", *["greedy"] * (seats - 1)])
    assert play({page: step}) > seats
    told_who_won(page)


@pytest.mark.soak
@pytest.mark.parametrize(
    ("seats", "guests"),
    [(5, {"ru": by_clicks}), (6, {"ru": by_keys, "pl": by_touch})],
    ids=["two browsers", "three browsers"],
)
def test_a_whole_game_of_several_browsers_and_bots(
    visit: Visit, seats: int, guests: Mapping[str, Step]
) -> None:
    host = visit(CASTLE)
    bots = ["greedy"] * (seats - 1 - len(guests))
    open_castle(host, ["me", *["friend"] * len(guests), *bots], name="Ann")
    link = invited(host)
    steps: dict[Page, Step] = {host: by_clicks}
    for language, step in guests.items():
        steps[join(visit, link, language, is_touch=step is by_touch)] = step
    assert play(steps) > seats
    for page in steps:
        told_who_won(page)


def join(visit: Visit, link: str, language: str, is_touch: bool) -> Page:
    page = visit(link, language=language, width=390 if is_touch else 1280, touch=is_touch)
    label, button = JOIN[language]
    page.get_by_label(label).fill(f"Guest {language}")
    page.get_by_role("button", name=button).click()
    page.wait_for_selector("[data-moves]")
    return page
