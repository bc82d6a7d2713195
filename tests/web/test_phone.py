"""A table on a phone: one screen, everything needed in sight, one sheet at a time."""

import re
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from web.conftest import Visit
from web.forms import open_table
from web.last_bastion_tables import open_game
from web.players import STEADY_MS, by_command, catch_up, press_main
from web.serving import Server

SOME: Final = [(320, 568), (844, 390)]
REST: Final = [(360, 640), (390, 844), (430, 932), (667, 375)]
LEAST: Final = 44
_SCROLLS: Final = """[document.documentElement.scrollHeight - innerHeight,
    document.documentElement.scrollWidth - innerWidth]"""


_SMALL: Final = """(least) => [...document.querySelectorAll('.foot button, header button')]
    .map((each) => [each.textContent, each.getBoundingClientRect()])
    .filter(([, box]) => box.width && Math.min(box.width, box.height) < least)
    .map(([text]) => text)"""


def begin(page: Page) -> None:
    open_table(page, "Bastion 2018", {"A": "me", "B": "me"}, "easy", name="Ann")
    page.wait_for_selector("[data-moves]")
    catch_up(page)


def is_in_sight(page: Page, what: Locator) -> bool:
    box, size = what.bounding_box(), page.viewport_size
    assert box is not None
    assert size is not None
    right, bottom = box["x"] + box["width"], box["y"] + box["height"]
    return (
        box["x"] > -1
        and box["y"] > -1
        and right < size["width"] + 1
        and bottom < size["height"] + 1
    )


@pytest.mark.parametrize(
    ("width", "height"),
    [*SOME, *(pytest.param(*each, marks=pytest.mark.soak) for each in REST)],
)
def test_board_purse_and_main_action_are_in_sight_without_scrolling(
    visit: Visit, width: int, height: int
) -> None:
    page = visit("/new", width=width, height=height)
    begin(page)
    by_command(page, 0)
    catch_up(page)
    page.get_by_role("button", name="Close").last.click()
    if page.get_by_role("button", name="Back").count():
        page.get_by_role("button", name="Back").click()
    assert page.evaluate(_SCROLLS) == [0, 0]
    for what in (".picture", ".purse", "[data-main]"):
        assert is_in_sight(page, page.locator(what).first), what
    assert page.evaluate(_SMALL, LEAST) == []


@pytest.mark.parametrize(("width", "height"), [(390, 844), (683, 384)])
def test_what_is_picked_opens_a_sheet_that_hides_neither_board_nor_purse(
    visit: Visit, width: int, height: int
) -> None:
    """683×384 is what a screen of 1366×768 has at 200 % zoom."""
    page = visit("/new", width=width, height=height)
    open_table(page, "Bastion 2018", {"A": "me"}, "tutorial", name="Ann")
    page.wait_for_selector("[data-moves]")
    page.wait_for_timeout(STEADY_MS)
    page.locator("[data-main]").click()
    sheet = page.locator(".sheet")
    expect(sheet).to_be_visible()
    assert is_in_sight(page, page.locator(".picture").first)
    box, purse = sheet.bounding_box(), page.locator(".purse").first.bounding_box()
    assert box is not None
    assert purse is not None
    assert box["y"] >= purse["y"] + purse["height"] - 1
    page.go_back()
    expect(sheet).to_have_count(0)
    expect(page.locator("[data-moves]")).to_be_visible()


def test_while_steps_are_shown_their_buttons_stay_on_the_smallest_screen(visit: Visit) -> None:
    page = visit("/new", width=320, height=568, language="pl")
    page.evaluate("localStorage.setItem('garrison:settings', JSON.stringify({pace: 'step'}))")
    page.reload()
    open_table(page, "Bastion 2018", {"A": "me"}, "tutorial", name="Ewa")
    page.wait_for_selector("[data-mine=true]")
    catch_up(page)
    for _ in range(2):
        press_main(page, "[data-action=end]")
    expect(page.locator("[data-past]")).to_be_visible()
    for button in ("[data-next]", "[data-skip]"):
        expect(page.locator(button)).to_be_in_viewport(ratio=1)
    assert page.evaluate(_SCROLLS) == [0, 0]


def test_a_finger_beside_a_small_place_still_hits_it(visit: Visit) -> None:
    """On the narrowest phone a source has 44 px of room, though it is drawn smaller."""
    page = visit("/new", width=320, height=568, touch=True)
    open_table(page, "Bastion 2015", {"A": "me"}, "training", name="Ann")
    page.wait_for_selector("[data-mine=true]")
    page.wait_for_timeout(STEADY_MS)
    page.locator("[data-main]").tap()
    page.wait_for_timeout(STEADY_MS)
    page.locator("[data-do]").tap()
    source = page.locator(".picture [data-place*=' S'].possible").first
    box = source.bounding_box()
    assert box is not None
    assert box["width"] < LEAST
    for across, down in ((-19, 0), (19, 0), (0, -19), (0, 19)):
        x, y = box["x"] + box["width"] / 2 + across, box["y"] + box["height"] / 2 + down
        page.touchscreen.tap(x, y)
        expect(page.locator("[data-place*=' S'].possible[aria-pressed=true]")).not_to_have_count(0)
        page.get_by_role("button", name="Back").click()


_TIGHT: Final = """(least) => [...document.querySelectorAll(
        '.sheet :is(button, select, summary, input), .foot :is(button, select), header button')]
    .filter((each) => each.checkVisibility() && !each.closest('[inert]'))
    .filter((each) => !['checkbox', 'radio'].includes(each.type))
    .map((each) => [each, each.getBoundingClientRect()])
    .filter(([, box]) => box.width && box.height < least - 0.5)
    .map(([each, box]) => `${each.outerHTML.slice(0, 120)} ${box.width}×${box.height}`)"""


@pytest.mark.parametrize(
    "game",
    [
        "bastion/2018?seats=2&level=easy",
        pytest.param("last-bastion?seats=2", marks=pytest.mark.soak),
        pytest.param("unbreakable-castle?seats=2", marks=pytest.mark.soak),
    ],
)
def test_everything_in_every_sheet_has_room_for_a_finger(
    visit: Visit, server: Server, game: str
) -> None:
    page = visit("/", width=390, height=844, touch=True)
    open_game(page, server, game, range(2))
    catch_up(page)
    page.wait_for_timeout(STEADY_MS)
    found = {"table": page.evaluate(_TIGHT, LEAST)}
    if not page.locator(".sheet").count():
        page.locator("[data-main]").tap()
    found["preview"] = page.evaluate(_TIGHT, LEAST)
    page.locator("[data-menu]").tap()
    page.locator("[data-table-menu] > summary").tap()
    page.wait_for_selector("[data-host-tools], [data-leave]")
    found["menu"] = page.evaluate(_TIGHT, LEAST)
    page.locator(".sheet > .close").tap()
    if page.locator(".sheet").count():
        page.locator(".sheet > .close").tap()
    page.keyboard.press("/")
    page.wait_for_selector(".sheet #command")
    found["talk"] = page.evaluate(_TIGHT, LEAST)
    assert {where: each for where, each in found.items() if each} == {}


def test_messages_of_others_are_counted_until_they_are_read(visit: Visit) -> None:
    ann = visit("/new", width=390, height=844)
    open_table(ann, "Bastion 2018", {"A": "me", "B": "friend"}, "tutorial", name="Ann")
    ann.wait_for_selector("[data-moves]")
    invite = ann.evaluate("JSON.stringify(localStorage)")
    found = re.search(r'invite\\*":\\*"([\w-]+)', invite)
    assert found is not None
    bob = visit(f"{ann.url[ann.url.index('/table') :]}#invite={found[1]}")
    bob.get_by_label("Your name").fill("Bob")
    bob.get_by_role("button", name="Join").click()
    bob.get_by_label("Say something").fill("hello")
    bob.keyboard.press("Enter")
    expect(ann.locator("[data-unread]")).to_have_text("one new message")
    ann.locator("[data-unread]").click()
    expect(ann.get_by_text("Bob: hello")).to_be_visible()
    ann.get_by_role("button", name="Close").last.click()
    expect(ann.locator("[data-unread]")).to_have_count(0)
