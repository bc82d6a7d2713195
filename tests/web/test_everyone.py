"""Everybody can play: what axe finds, room on small screens, one live region, reach by keyboard."""

import re
from collections.abc import Mapping, Sequence
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from web.browsing import WEB
from web.conftest import Visit
from web.forms import open_table
from web.players import by_command

AXE: Final = (WEB / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
PAGES: Final = (
    "/",
    "/new",
    "/lobby",
    "/settings",
    "/credits",
    "/learn",
    "/no-such-page",
    "/table/nosuch",
)
GAMES: Final = ("bastion", "last-bastion", "unbreakable-castle")
READ: Final = tuple(
    path
    for game in GAMES
    for path in (f"/rules/{game}", f"/how-to-play/{game}", f"/gallery/{game}")
)
"""Pages to read, of every game."""
SOME_READ: Final = ("/rules/bastion/editions",)
NARROWEST: Final = 320
LEAST_TARGET: Final = 24
THOUGHT_MS: Final = 60_000

_VIOLATIONS: Final = """async () => (await axe.run({ resultTypes: ['violations'] })).violations.map(
    (each) => each.id + ': ' + each.nodes.map((node) => node.target.join(' ')).join(' | '))"""

_SMALL_TARGETS: Final = """(least) => [...document.querySelectorAll(
        'button, input, select, summary, [role=option] button')]
    .filter((each) => each.checkVisibility())
    .map((each) => [each, each.getBoundingClientRect()])
    .filter(([, box]) => box.width && (box.width < least - 0.5 || box.height < least - 0.5))
    .map(([each, box]) => `${each.outerHTML.slice(0, 90)} ${box.width}×${box.height}`)"""

_SIDEWAYS: Final = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


def violations(page: Page) -> Sequence[str]:
    page.evaluate(AXE)
    found = page.evaluate(_VIOLATIONS)
    assert isinstance(found, list)
    return [str(each) for each in found]


def dress(page: Page, theme: str) -> None:
    page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)


def settle(page: Page) -> None:
    """Everything has come but what computer players still think about."""
    page.wait_for_selector("main h1")
    page.wait_for_load_state("load")
    expect(page.locator("main")).to_have_text(re.compile(r".{60,}", re.DOTALL))


@pytest.mark.parametrize(
    "language", ["ru", *(pytest.param(each, marks=pytest.mark.soak) for each in ("en", "pl"))]
)
def test_axe_finds_nothing_on_any_page(visit: Visit, language: str) -> None:
    page = visit("/", language=language)
    found: dict[str, Sequence[str]] = {}
    for path in PAGES:
        page.goto(page.url[: page.url.index("/", 8)] + path)
        settle(page)
        for theme in ("dark", "light"):
            dress(page, theme)
            found[f"{path} {theme}"] = violations(page)
    assert _faults(found) == {}


@pytest.mark.parametrize(
    ("language", "paths"),
    [
        ("ru", SOME_READ),
        *(pytest.param(each, READ, marks=pytest.mark.soak) for each in ("en", "ru", "pl")),
    ],
)
def test_axe_finds_nothing_on_pages_to_read(
    visit: Visit, language: str, paths: Sequence[str]
) -> None:
    page = visit("/", language=language)
    found: dict[str, Sequence[str]] = {}
    for path in paths:
        page.goto(page.url[: page.url.index("/", 8)] + path)
        settle(page)
        page.wait_for_load_state("networkidle")
        _look(page, path, found)
    assert _faults(found) == {}


@pytest.mark.parametrize(
    ("language", "width"),
    [
        ("en", 1280),
        ("ru", 360),
        *(
            pytest.param(*each, marks=pytest.mark.soak)
            for each in (("en", 360), ("ru", 1280), ("pl", 1280), ("pl", 360))
        ),
    ],
)
def test_axe_finds_nothing_at_the_table(visit: Visit, language: str, width: int) -> None:
    page = visit("/new", language=language, width=width)
    editions = {"en": "Bastion 2018", "ru": "Бастион 2018", "pl": "Bastion 2018"}
    open_table(page, editions[language], {"A": "me", "B": "me"}, "easy")
    page.wait_for_selector("[data-moves]")
    for number in range(3):
        by_command(page, number)
    page.locator("[data-place].possible:visible").first.focus()
    page.keyboard.press("Enter")
    found: dict[str, Sequence[str]] = {}
    for theme in ("dark", "light"):
        dress(page, theme)
        found[theme] = violations(page)
    assert _faults(found) == {}


@pytest.mark.parametrize(
    "language", ["ru", *(pytest.param(each, marks=pytest.mark.soak) for each in ("en", "pl"))]
)
def test_axe_finds_nothing_with_hints_and_chances_and_at_a_moment(
    visit: Visit, language: str
) -> None:
    page = visit("/settings", language=language)
    for name in ("chance", "hints"):
        page.locator(f"[data-setting={name}]").check()
    page.goto(page.url.replace("settings", "new"))
    page.wait_for_selector("[data-estimate]", timeout=THOUGHT_MS)
    found: dict[str, Sequence[str]] = {}
    _look(page, "form", found)
    editions = {"en": "Bastion 2018", "ru": "Бастион 2018", "pl": "Bastion 2018"}
    open_table(page, editions[language], {"A": "me"}, "tutorial")
    page.wait_for_selector("[data-chance]", timeout=THOUGHT_MS)
    page.set_viewport_size({"width": 1280, "height": 860})  # a phone's log is in a sheet
    page.locator("[data-part] > button").last.click()
    page.locator("[data-action=hint]").click()
    page.locator("[data-hint]").first.click(timeout=THOUGHT_MS)
    _look(page, "hints", found)
    page.goto(f"{page.url}?move=3")
    page.wait_for_selector("[data-moment]")
    page.locator("[data-place='D1']").focus()
    page.keyboard.press("Enter")
    _look(page, "moment", found)
    assert _faults(found) == {}


def _look(page: Page, what: str, found: dict[str, Sequence[str]]) -> None:
    """Both themes, on a desktop and on a phone; on the phone there is room enough, too."""
    for width in (1280, 360):
        page.set_viewport_size({"width": width, "height": 860})
        for theme in ("dark", "light"):
            dress(page, theme)
            found[f"{what} {width} {theme}"] = violations(page)
        assert page.evaluate(_SIDEWAYS) <= 0, f"{what} {width}"
        assert page.evaluate(_SMALL_TARGETS, LEAST_TARGET) == [], f"{what} {width}"


def _faults(found: Mapping[str, Sequence[str]]) -> dict[str, Sequence[str]]:
    return {where: each for where, each in found.items() if each}


@pytest.mark.parametrize("width", [NARROWEST, 640])
def test_nothing_scrolls_sideways_and_everything_can_be_hit(visit: Visit, width: int) -> None:
    """640 px is what a page of 1280 px has at 200 % zoom."""
    page = visit("/new", width=width, height=700, language="ru")
    open_table(page, "Бастион 2018", {"A": "me"}, "easy")
    page.wait_for_selector("[data-moves]")
    for number in range(4):
        by_command(page, number)
    assert page.evaluate(_SIDEWAYS) <= 0
    assert page.evaluate(_SMALL_TARGETS, LEAST_TARGET) == []
    for path in PAGES:
        page.goto(page.url[: page.url.index("/", 8)] + path)
        settle(page)
        assert page.evaluate(_SIDEWAYS) <= 0, path
        assert page.evaluate(_SMALL_TARGETS, LEAST_TARGET) == [], path


def test_there_is_one_polite_live_region_and_it_tells_of_the_enemy(visit: Visit) -> None:
    page = visit("/new")
    open_table(page, "Bastion 2018", {"A": "me"}, "tutorial")
    page.wait_for_selector("[data-moves]")
    live = page.locator("[aria-live]")
    expect(live).to_have_count(1)
    for _ in range(2):
        page.locator("#command").fill("end")
        page.keyboard.press("Enter")
    expect(live).not_to_be_empty()


def test_an_impossible_place_says_why(visit: Visit) -> None:
    page = visit("/new")
    open_table(page, "Bastion 2018", {"A": "me"}, "tutorial")
    page.wait_for_selector("[data-moves]")
    page.locator("[data-place='20']").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-why]")).to_be_visible()


_OVER_THE_TITLE: Final = """() => {
    const close = document.querySelector('.preview .close').getBoundingClientRect();
    const title = document.createRange();
    title.selectNodeContents(document.querySelector('.preview h2'));
    return [...title.getClientRects()].some((each) => each.right > close.left
        && each.left < close.right && each.bottom > close.top && each.top < close.bottom);
}"""

_ROWS_OF_MANA: Final = """() => [
    ...document.querySelectorAll('.team .row[aria-hidden]'),
].map((row) => {
    const tops = new Set([...row.children].map((each) => each.getBoundingClientRect().top));
    const panel = row.closest('.panel').getBoundingClientRect();
    const team = row.closest('.team').getBoundingClientRect();
    return tops.size === 1 && row.scrollWidth <= row.clientWidth && panel.right <= team.right;
})"""


def test_long_words_leave_titles_and_mana_their_room(visit: Visit) -> None:
    page = visit("/new", language="ru", width=1366, height=768)
    open_table(page, "Бастион 2018", {"A": "me", "B": "me"}, "tutorial")
    page.wait_for_selector("[data-moves]")
    page.locator("[data-place='1']").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".preview h2")).to_be_visible()
    assert not page.evaluate(_OVER_THE_TITLE)
    rows = page.evaluate(_ROWS_OF_MANA)
    assert len(rows) == 3
    assert all(rows)


def test_the_language_changes_in_play(visit: Visit) -> None:
    page = visit("/new")
    open_table(page, "Bastion 2018", {"A": "me"}, "tutorial")
    page.wait_for_selector("[data-moves]")
    page.get_by_role("button", name="Русский").click()
    expect(page.get_by_role("heading", name="Журнал")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "ru")
    page.get_by_role("button", name="Polski").click()
    expect(page.get_by_role("heading", name="Dziennik")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="Dziennik")).to_be_visible()
