"""What computer players say: the chance of winning, and hints."""

import re

from playwright.sync_api import Page, Route, expect

from web.conftest import Visit
from web.forms import open_table
from web.players import STEADY_MS

PATIENCE_MS = 40_000


def switch_on(page: Page, *names: str) -> None:
    for name in names:
        page.get_by_role("checkbox", name=name).check()
    page.goto(page.url.replace("settings", "new"))
    open_table(page, "Bastion 2018", {"A": "me"}, "tutorial")
    page.wait_for_selector("[data-moves]")


def test_the_form_tells_how_a_game_as_chosen_would_go(visit: Visit) -> None:
    page = visit("/new")
    forecast = page.get_by_role("region", name="Chance of winning")
    expect(forecast).to_contain_text("Measuring")
    page.wait_for_selector("[data-estimate]", timeout=PATIENCE_MS)
    expect(forecast).to_contain_text("How often the strongest bots win such games")
    expect(forecast).to_contain_text("±")
    expect(forecast.get_by_role("list", name="How such games are lost")).to_contain_text(
        "The bastion is"
    )
    page.locator("#option-level").select_option("tutorial")
    expect(forecast).to_contain_text("Measuring")
    page.wait_for_selector("[data-estimate]", timeout=PATIENCE_MS)


def test_a_chance_that_cannot_be_measured_says_so(visit: Visit) -> None:
    page = visit("/credits")

    def cut(route: Route) -> None:
        route.abort()

    page.route("**/api/estimate*", cut)
    page.get_by_role("link", name="New table").click()
    forecast = page.get_by_role("region", name="Chance of winning")
    expect(forecast).to_contain_text("It cannot be measured just now.")
    page.unroute("**/api/estimate*")
    forecast.get_by_role("button", name="Try again").click()
    page.wait_for_selector("[data-estimate]", timeout=PATIENCE_MS)


def test_hints_and_the_chance_are_silent_until_asked_for(visit: Visit) -> None:
    page = visit("/new")
    open_table(page, "Bastion 2018", {"A": "me"}, "tutorial")
    page.wait_for_selector("[data-moves]")
    expect(page.locator("[data-action=hint]")).to_have_count(0)
    expect(page.get_by_text("Win:")).to_have_count(0)


def test_the_chance_of_winning_is_told_once_with_its_error_and_hints_tell_no_other(
    visit: Visit,
) -> None:
    page = visit("/settings")
    switch_on(page, "Chance of winning", "Hints")
    page.wait_for_selector("[data-chance]", timeout=PATIENCE_MS)
    page.keyboard.press("h")
    page.wait_for_selector("[data-hints=ready]", timeout=PATIENCE_MS)
    told = re.findall(r"(\d+)% (± \d+)?", page.locator("body").inner_text())
    assert [percent for percent, _ in told] == [
        page.locator("[data-chance]").get_attribute("data-chance")
    ]
    assert told[0][1]


def test_a_hint_is_picked_previewed_and_done(visit: Visit) -> None:
    page = visit("/settings")
    switch_on(page, "Chance of winning", "Hints")
    page.wait_for_selector("[data-chance]", timeout=PATIENCE_MS)
    page.keyboard.press("h")
    page.wait_for_selector("[data-hints]", timeout=PATIENCE_MS)
    option = page.locator("[data-hint]").first
    expect(option).to_contain_text("the best here")
    said = option.get_attribute("data-hint")
    before = page.locator("[data-moves]").get_attribute("data-moves") or ""
    option.click()
    do = page.locator("[data-do]")
    expect(do).to_have_attribute("data-do", str(said))
    page.wait_for_timeout(STEADY_MS)
    do.click()
    expect(page.locator("[data-moves]")).not_to_have_attribute("data-moves", before)
    expect(page.locator("[data-hints]")).to_have_count(0)
