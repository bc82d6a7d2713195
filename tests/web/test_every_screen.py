"""Playing together on every screen, in every language, by night and by day.

The games begin two blows before their end, so that each is played by a person's means alone to it.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

import pytest
from playwright.sync_api import Locator, Page, expect

from web.bastion_tables import aim, end_turn, see_the_end, strike
from web.conftest import Theme, Visit
from web.forms import enter, invited
from web.players import STEADY_MS, catch_up
from web.serving import Server
from web.wire import Wire

SIZES: Final = ((1440, 900), (1366, 768), (768, 1024), (390, 844), (320, 568))
LANGUAGES: Final = ("en", "ru", "pl")
THEMES: Final[tuple[Theme, ...]] = ("dark", "light")
LARGEST_PHONE: Final = 430
LINE_MS: Final = 30_000


class Screen(NamedTuple):
    """What somebody looks at."""

    width: int
    height: int
    language: str
    theme: Theme


SCREENS: Final = [
    Screen(*size, language, THEMES[(at + number) % len(THEMES)])
    for at, size in enumerate(SIZES)
    for number, language in enumerate(LANGUAGES)
]
"""Every size in every language and theme, every language in every theme."""

PAIRS: Final = [(screen, SCREENS[(at + 4) % len(SCREENS)]) for at, screen in enumerate(SCREENS)]
"""The screen of whoever opens the table, and of the friend."""


def everywhere(sample: int) -> pytest.MarkDecorator:
    """One of the pairs in every run, the others in the soak."""
    return pytest.mark.parametrize(
        ("mine", "theirs"),
        [
            pytest.param(*pair, marks=[] if at == sample else [pytest.mark.soak])
            for at, pair in enumerate(PAIRS)
        ],
    )


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("server"), "web.bastion_server")
    server.start()
    yield server
    server.stop()


def come(visit: Visit, path: str, screen: Screen) -> Page:
    return visit(
        path,
        language=screen.language,
        width=screen.width,
        height=screen.height,
        touch=screen.width <= LARGEST_PHONE,
        theme=screen.theme,
    )


def host(visit: Visit, screen: Screen) -> Page:
    page = come(visit, "/new?game=bastion/2018", screen)
    enter(page, "Ann")
    return page


def join(friend: Page, ann: Page) -> None:
    """Take the free seat; the invitation no longer lies over the host's board."""
    enter(friend, "Bob")
    expect(ann.locator("[data-invitation]")).to_have_count(0)


def press_twice(page: Page, button: Locator) -> None:
    """Two presses as quick as a finger or a mouse can."""
    box = button.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    if (page.viewport_size or {"width": 0})["width"] <= LARGEST_PHONE:
        page.touchscreen.tap(x, y)
        page.touchscreen.tap(x, y)
    else:
        page.mouse.dblclick(x, y)


def moves(page: Page) -> str:
    return page.locator("[data-moves]").get_attribute("data-moves") or ""


@everywhere(sample=10)
def test_a_friend_joins_by_the_link_and_both_finish_the_game(
    visit: Visit, mine: Screen, theirs: Screen
) -> None:
    ann = host(visit, mine)
    bob = come(visit, invited(ann), theirs)
    join(bob, ann)
    strike(ann)
    end_turn(ann)
    strike(bob)
    for page in (ann, bob):
        see_the_end(page)
    assert moves(ann) == moves(bob)


@everywhere(sample=5)
def test_somebody_leaves_on_their_turn_and_the_game_goes_on_to_its_end(
    visit: Visit, mine: Screen, theirs: Screen
) -> None:
    ann = host(visit, mine)
    bob = come(visit, invited(ann), theirs)
    join(bob, ann)
    strike(ann)
    end_turn(ann)
    bob.wait_for_selector("[data-mine=true]")
    catch_up(bob)
    leave(bob)
    catch_up(ann)
    ann.locator("[data-invitation] [data-sit='1']").click()
    strike(ann)
    see_the_end(ann)


def leave(page: Page) -> None:
    """Leave for good: it asks first, and pressing twice at once is no answer."""
    if page.locator("[data-menu]").count():
        page.locator("[data-menu]").click()
    page.locator("[data-table-menu] > summary").click()
    button = page.locator("[data-leave]")
    button.scroll_into_view_if_needed()
    press_twice(page, button)
    page.wait_for_timeout(STEADY_MS)
    button.click()
    page.wait_for_selector("[data-play]")


@everywhere(sample=0)
def test_pressing_twice_never_does_two_things(visit: Visit, mine: Screen, theirs: Screen) -> None:
    """Whoever plays both hands strikes once and ends one turn, however often they press."""
    page = host(visit, mine)
    page.locator("[data-invitation] [data-sit='1']").click()
    expect(page.locator("[data-invitation]")).to_have_count(0)
    aim(page)
    page.wait_for_timeout(STEADY_MS)
    press_twice(page, page.locator("[data-do]:visible"))
    expect(page.locator("[data-action=attack]:disabled")).to_have_count(1)
    page.wait_for_timeout(STEADY_MS)
    struck = moves(page)
    press_twice(page, page.locator("[data-action=end]:visible"))
    expect(page.locator("[data-reminder]")).to_be_visible()
    assert moves(page) == struck
    page.wait_for_timeout(STEADY_MS)
    press_twice(page, page.locator("[data-main]:visible"))
    expect(page.locator("[data-moves]")).not_to_have_attribute("data-moves", struck)
    catch_up(page)
    ended = moves(page)
    page.wait_for_timeout(STEADY_MS)
    assert moves(page) == ended
    expect(page.locator("[data-reminder]")).to_have_count(0)
    strike(page)
    see_the_end(page)


@everywhere(sample=2)
def test_whoever_was_cut_off_catches_up_and_plays_on(
    visit: Visit, mine: Screen, theirs: Screen
) -> None:
    ann = host(visit, mine)
    bob = come(visit, invited(ann), theirs)
    wire = Wire(bob)
    join(bob, ann)
    wire.cut()
    expect(bob.locator("[data-away]")).to_be_visible()
    strike(ann)
    end_turn(ann)
    assert moves(bob) != moves(ann)
    wire.is_cut = False
    expect(bob.locator("[data-moves]")).to_have_attribute("data-moves", moves(ann), timeout=LINE_MS)
    expect(bob.locator("[data-away]")).to_have_count(0)
    strike(bob)
    for page in (ann, bob):
        see_the_end(page)
