"""Whole games of Last Bastion, and their ends, however people like to play.

Every level is played by every means, every company by every means and in every language; those that
take minutes wait in the soak.

| level | means | company | language |
|---|---|---|---|
| heroic | touch | alone, one hero | pl |
| novice | mouse | alone, one hero | en |
| normal | keyboard | alone, two heroes | ru |
| difficult | mouse | alone, four heroes | pl |
| novice | touch, 320 px | alone, three heroes | ru |
| heroic | keyboard | alone, one hero | en |
| difficult | keyboard | alone, one hero | pl |
| heroic | mouse | alone, two heroes | ru |
| normal | mouse | two bots | ru |
| difficult | touch | one bot | pl |
| heroic | keyboard | one bot | en |
| difficult | mouse | two browsers | en and pl |
| novice | keyboard | two browsers | ru and en |
| normal | touch | two browsers | pl and ru |
"""

from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from typing import Final

import pytest
from playwright.sync_api import Error, Page, expect

from web.conftest import Visit
from web.last_bastion_tables import open_game, sit_down
from web.players import (
    REACH_MS,
    STEADY_MS,
    Step,
    by_keyboard,
    by_mouse,
    by_touch,
    catch_up,
    is_over,
    play_to_the_end,
    play_together,
)
from web.serving import Server

BOTS_THINK_MS: Final = 60_000
MOST_PRESSES: Final = 12
Press = Callable[[Page, str], None]
"""Presses the button with this name: `main` or `end`."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("server"), "web.last_bastion_server")
    server.start()
    yield server
    server.stop()


ALONE = [("heroic", by_touch, "pl", 1, 390)]
ALONE_LONG = [
    ("novice", by_mouse, "en", 1, 1280),
    ("normal", by_keyboard, "ru", 2, 1280),
    ("difficult", by_mouse, "pl", 4, 1280),
    ("novice", by_touch, "ru", 3, 320),
    ("heroic", by_keyboard, "en", 1, 1280),
    ("difficult", by_keyboard, "pl", 1, 1280),
    ("heroic", by_mouse, "ru", 2, 1280),
]


@pytest.mark.parametrize(("level", "step", "language", "heroes", "width"), ALONE)
def test_a_whole_game_alone(
    visit: Visit, server: Server, level: str, step: Step, language: str, heroes: int, width: int
) -> None:
    play_alone(visit, server, level, step, language, heroes, width)


@pytest.mark.soak
@pytest.mark.parametrize(("level", "step", "language", "heroes", "width"), ALONE_LONG)
def test_a_whole_game_alone_in_other_ways(
    visit: Visit, server: Server, level: str, step: Step, language: str, heroes: int, width: int
) -> None:
    play_alone(visit, server, level, step, language, heroes, width)


def play_alone(
    visit: Visit, server: Server, level: str, step: Step, language: str, heroes: int, width: int
) -> None:
    page = visit(language=language, width=width, height=844, touch=width < 700)
    open_game(page, server, f"last-bastion?seats={heroes}&level={level}", list(range(heroes)))
    assert play_to_the_end(page, step) > 10


@pytest.mark.soak
@pytest.mark.parametrize(
    ("level", "step", "language", "heroes", "width"),
    [
        ("normal", by_mouse, "ru", 3, 1280),
        ("difficult", by_touch, "pl", 2, 390),
        ("heroic", by_keyboard, "en", 2, 1280),
    ],
)
def test_a_whole_game_with_bots(
    visit: Visit, server: Server, level: str, step: Step, language: str, heroes: int, width: int
) -> None:
    page = visit(language=language, width=width, height=844, touch=width < 700)
    bots: list[dict[str, object]] = [{"seat": seat, "bot": "random"} for seat in range(1, heroes)]
    open_game(page, server, f"last-bastion?seats={heroes}&level={level}", [0], bots)
    assert play_to_the_end(page, step, BOTS_THINK_MS) > 3


@pytest.mark.soak
@pytest.mark.parametrize(
    ("level", "step", "languages"),
    [
        ("difficult", by_mouse, ("en", "pl")),
        ("novice", by_keyboard, ("ru", "en")),
        ("normal", by_touch, ("pl", "ru")),
    ],
)
def test_a_whole_game_in_two_browsers(
    visit: Visit, server: Server, level: str, step: Step, languages: tuple[str, str]
) -> None:
    touch = step is by_touch
    width = 390 if touch else 1280
    host, guest = (visit(language=language, width=width, touch=touch) for language in languages)
    ticket = open_game(host, server, f"last-bastion?seats=2&level={level}", [0])
    guest.goto(str(ticket["invite_link"]))
    guest.locator("form button.can, [data-join] button.can").first.click()
    guest.wait_for_selector("[data-moves]")
    assert play_together([host, guest], step) > 10


def click(page: Page, button: str) -> None:
    page.locator(f"{BUTTONS[button]}:visible").first.click(timeout=REACH_MS)


def tap(page: Page, button: str) -> None:
    page.locator(f"{BUTTONS[button]}:visible").first.tap(timeout=REACH_MS)


def press_key(page: Page, button: str) -> None:
    page.keyboard.press("e" if button == "end" else "Enter")


BUTTONS: Final[Mapping[str, str]] = {"main": "[data-main]", "end": "[data-action=end]"}
HOW_LOST: Final = {"en": "How it was lost", "ru": "Как это случилось", "pl": "Jak do tego doszło"}
LOSSES = [
    ("tiles-grasped", press_key, "en"),
    ("heroes-down", click, "pl"),
    ("deck-exhausted", tap, "ru"),
    ("warlord-discarded", press_key, "ru"),
    ("exhaustion", click, "en"),
]


def press_until_over(page: Page, press: Press, buttons: Callable[[Page], str]) -> None:
    """Press what is to be pressed, as often as it takes."""
    for _ in range(MOST_PRESSES):
        page.wait_for_timeout(STEADY_MS)
        catch_up(page)
        if is_over(page):
            return
        with suppress(Error):  # the press before may end the game only now
            press(page, buttons(page))
    raise AssertionError("the game still goes on")


def end_or_answer(page: Page) -> str:
    """Ask to end the turn; whoever is asked whether they mean it says so."""
    is_free = page.locator("[data-action=end]:visible").count()
    return "end" if is_free and not page.locator("[data-reminder]").count() else "main"


@pytest.mark.parametrize(("ending", "press", "language"), LOSSES)
def test_every_way_to_lose_is_told(
    visit: Visit, server: Server, ending: str, press: Press, language: str
) -> None:
    is_touched = press is tap
    page = visit(language=language, width=390 if is_touched else 1280, touch=is_touched)
    sit_down(page, server, f"end-{ending}")
    press_until_over(page, press, end_or_answer)
    expect(page.locator(f"[data-ending={ending}]")).to_be_visible()
    expect(page.get_by_role("heading", name=HOW_LOST[language])).to_be_visible()


@pytest.mark.soak
@pytest.mark.parametrize(("press", "language"), [(click, "ru"), (press_key, "pl"), (tap, "en")])
def test_a_game_is_won_by_every_means(
    visit: Visit, server: Server, press: Press, language: str
) -> None:
    is_touched = press is tap
    page = visit(language=language, width=390 if is_touched else 1280, touch=is_touched)
    sit_down(page, server, "end-warlords-beaten")
    press_until_over(page, press, lambda _: "main")
    expect(page.locator("[data-ending=warlords-beaten] table").first).to_be_visible()
