"""What can I do? What is this? Every table answers both, in whatever way somebody asks."""

import re
from collections.abc import Mapping
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from garrison.rulebook.links import section_of
from web.conftest import Visit
from web.players import STEADY_MS, catch_up

HOLD_MS: Final = 800
LESSONS: Final = {"bastion": "spell", "last-bastion": "fight", "unbreakable-castle": "market"}
"""Lessons whose tables show many kinds of things."""
WAIT_MS: Final = 30_000
MOST_THINGS: Final = 200
DISTRICT: Final = r"D[1-6](?: S[1-3]| F[12]| tower)?"
TILES: Final = "trebuchet|tower|market|tavern|standard|fountain|dispensary|tomb|quarry"
KINDS: Final[Mapping[str, Mapping[str, int]]] = {
    "bastion": {
        r"\d+": 24,
        "citadel": 1,
        DISTRICT: 42,
        "spell A .*": 1,
        r"mana\..*": 6,
        "A": 1,
        r"place\.reserve": 1,
        "goal": 1,
    },
    "last-bastion": {
        "[NESW][1-3]": 12,
        TILES: 9,
        "A": 1,
        r"token\..*": 7,
        r"figure\.grasp": 1,
        "cards": 1,
        "warlords": 1,
    },
    "unbreakable-castle": {
        "[a-d][1-3]": 12,
        "citadel|tower|gates|wall": 4,
        r"part\..*": 4,
        r"resource\..*": 6,
        r"race\..*": 2,
        "[AB]": 2,
    },
}
"""How many things of each kind there are to ask about, by the pattern of their names."""

_NAMES: Final = """() => [...document.querySelectorAll('[data-place], [data-about]')]
    .filter((each) => each.checkVisibility() && !each.matches('[data-place] [data-about]'))
    .map((each) => each.dataset.place ?? each.dataset.about)"""


def at_a_table(page: Page) -> Page:
    page.wait_for_selector("[data-mine=true]", timeout=WAIT_MS)
    page.wait_for_selector("[data-lesson], [data-coach]")
    page.wait_for_timeout(STEADY_MS)
    return page


def explanation(page: Page, name: str) -> tuple[str, str]:
    """What is shown about a thing: its title, and the section it links to."""
    shown = page.locator(f"[data-what-is='{name}']")
    shown.locator("h2").wait_for(timeout=WAIT_MS)
    link = shown.locator("a").get_attribute("href") or ""
    return shown.locator("h2").inner_text(), link.rpartition("/")[2].partition("?")[0]


def test_what_can_be_done_is_listed_by_key_and_can_be_done_from_there(visit: Visit) -> None:
    page = at_a_table(visit("/learn/bastion/move"))
    page.keyboard.press("?")
    expect(page.locator("[data-what] [data-possible=move]")).to_contain_text("Move to D1")
    page.locator("[data-what] [data-possible=move]").click()
    expect(page.locator("[data-what]")).to_have_count(0)
    expect(page.locator("[data-say]").first).to_be_visible()


@pytest.mark.soak
@pytest.mark.parametrize("small", [False, True])
@pytest.mark.parametrize("game", LESSONS)
def test_what_can_be_done_is_listed_by_a_button_in_every_game(
    visit: Visit, game: str, small: bool
) -> None:
    width, height = (390, 844) if small else (1280, 860)
    path = f"/learn/{game}/first-game"
    page = at_a_table(visit(path, width=width, height=height, touch=small))
    catch_up(page)
    if page.locator(".sheet").count():  # a phone shows what is asked in a sheet
        page.locator(".sheet .close").click()
    page.locator("[data-action=list]:visible").first.click()
    possible = page.locator("[data-what] [data-possible]")
    expect(possible.first).to_be_visible()
    for row in possible.all():
        if row.get_attribute("data-possible") != "end":  # its name says everything
            assert row.locator("small").inner_text().strip()


@pytest.mark.parametrize("game", LESSONS)
def test_everything_explains_itself_by_key_one_thing_after_the_other(
    visit: Visit, game: str
) -> None:
    page = at_a_table(visit(f"/learn/{game}/{LESSONS[game]}"))
    page.mouse.move(0, 0)
    wanted = set(page.evaluate(_NAMES))
    found: dict[str, tuple[str, str]] = {}
    for _ in range(MOST_THINGS):
        page.keyboard.press("i")
        page.wait_for_selector("[data-what-is] h2", timeout=WAIT_MS)
        name = page.locator("[data-what-is]").get_attribute("data-what-is") or ""
        if name in found:
            break
        found[name] = explanation(page, name)
    assert set(found) == wanted
    unexplained = [
        name
        for name, (title, about) in found.items()
        if not title or section_of(game, about) is None
    ]
    assert unexplained == []
    counts = {
        kind: len([name for name in found if re.fullmatch(kind, name)]) for kind in KINDS[game]
    }
    assert counts == KINDS[game]


def test_a_place_with_focus_explains_itself_and_links_to_its_section(visit: Visit) -> None:
    page = at_a_table(visit("/learn/bastion/enemy-2015"))
    page.locator(".stage [data-place='D1 tower']").focus()
    page.keyboard.press("i")
    shown = page.locator("[data-what-is='D1 tower']")
    link = shown.locator("a")
    expect(link).to_have_attribute("href", "/rules/bastion/place.tower?edition=2015")
    with page.expect_popup() as rules:
        link.click()
    expect(rules.value.locator("[data-section=channelling]")).to_be_visible(timeout=WAIT_MS)
    page.keyboard.press("Escape")
    expect(shown).to_have_count(0)


@pytest.mark.parametrize(
    ("game", "things"),
    [
        ("bastion", ("1", "D1", "citadel", "mana.fire", "goal")),
        pytest.param("last-bastion", ("N1", "standard", "A", "token.life"), marks=pytest.mark.soak),
        pytest.param(
            "unbreakable-castle", ("b2", "citadel", "resource.wood"), marks=pytest.mark.soak
        ),
    ],
)
def test_everything_explains_itself_by_a_long_press(
    visit: Visit, game: str, things: tuple[str, ...]
) -> None:
    page = at_a_table(visit(f"/learn/{game}/{LESSONS[game]}", width=390, height=844, touch=True))
    for thing in things:
        press = {"pointerType": "touch", "bubbles": True}
        named = f"[data-place='{thing}']:visible, [data-about='{thing}']:visible"
        page.locator(named).first.dispatch_event("pointerdown", press)
        title, about = explanation(page, thing)
        assert title
        assert section_of(game, about)
        page.locator("main").dispatch_event("pointerup", press)


@pytest.mark.parametrize(
    ("game", "things"),
    [
        ("bastion", ("1", "D1 S2", "mana.fire", "place.reserve")),
        pytest.param(
            "last-bastion", ("N1", "standard", "token.call", "cards"), marks=pytest.mark.soak
        ),
        pytest.param("unbreakable-castle", ("b2", "wall", "race.human"), marks=pytest.mark.soak),
    ],
)
def test_everything_explains_itself_to_a_pointer_that_rests_on_it(
    visit: Visit, game: str, things: tuple[str, ...]
) -> None:
    page = at_a_table(visit(f"/learn/{game}/{LESSONS[game]}"))
    for thing in things:
        named = f"[data-place='{thing}']:visible, [data-about='{thing}']:visible"
        page.locator(named).first.hover(force=True)
        tooltip = page.locator("[role=tooltip]")
        expect(tooltip).to_be_visible(timeout=WAIT_MS)
        assert tooltip.inner_text().strip()
        page.mouse.move(0, 0)
        expect(tooltip).to_have_count(0)
