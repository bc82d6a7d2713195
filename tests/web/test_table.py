"""What people do at a table besides making moves."""

import pytest
from playwright.sync_api import Page, expect

from web.conftest import Visit
from web.forms import invited, open_table
from web.players import STEADY_MS


def begin(page: Page, level: str = "tutorial") -> None:
    open_table(page, "Bastion 2018", {"A": "me"}, level)
    page.wait_for_selector("[data-moves]")


def moves(page: Page) -> int:
    return int(page.locator("[data-moves]").get_attribute("data-moves") or 0)


def command(page: Page, line: str) -> None:
    page.locator("#command").fill(line)
    page.keyboard.press("Enter")
    expect(page.locator("#command")).to_have_value("")


def reaches(page: Page, count: int) -> None:
    expect(page.locator("[data-moves]")).to_have_attribute("data-moves", str(count))


def test_undo_and_redo_lead_back_and_forth(visit: Visit) -> None:
    page = visit("/new")
    begin(page)
    start = moves(page)
    command(page, "move D1")
    reaches(page, start + 1)
    page.locator("[data-action=undo]").click()
    reaches(page, start)
    page.locator("[data-action=redo]").click()
    reaches(page, start + 1)


def test_a_turn_is_reset_at_once(visit: Visit) -> None:
    """In the training siege nothing keeps a source closed at the start."""
    page = visit("/new")
    open_table(page, "Bastion 2015", {"A": "me"}, "training")
    page.wait_for_selector("[data-moves]")
    start = moves(page)
    command(page, "move D1")
    reaches(page, start + 1)
    command(page, "channel S1 fire")
    expect(page.locator("[data-moves]")).not_to_have_attribute("data-moves", str(start + 1))
    page.locator("[data-action=reset]").click()
    reaches(page, start)
    expect(page.locator("li.struck").first).to_be_visible()


def test_the_bar_names_the_edition_the_siege_and_how_many_defend(visit: Visit) -> None:
    page = visit("/new")
    open_table(page, "Bastion 2015", {"A": "me", "B": "me"}, "dragons")
    page.wait_for_selector("[data-moves]")
    expect(page.get_by_role("banner")).to_contain_text(
        "Bastion 2015 · Siege of the dragons · 2 players"
    )


def test_one_goes_back_to_a_line_of_the_log(visit: Visit) -> None:
    page = visit("/new")
    begin(page)
    start = moves(page)
    command(page, "move D1")
    reaches(page, start + 1)
    page.get_by_role("button", name="moves from the citadel").click()
    page.get_by_role("button", name="Go back to before this").click()
    reaches(page, start)


def test_a_second_pick_of_the_same_place_does_what_the_preview_shows(visit: Visit) -> None:
    page = visit("/new")
    begin(page)
    start = moves(page)
    district = page.locator("[data-place=D2]")
    district.focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-do='move D2']")).to_be_visible()
    page.keyboard.press("Enter")
    reaches(page, start + 1)


def test_with_every_action_confirmed_only_the_main_button_acts(visit: Visit) -> None:
    page = visit("/settings")
    page.get_by_role("checkbox", name="Confirm every action").check()
    page.goto(page.url.replace("settings", "new"))
    begin(page)
    start = moves(page)
    page.locator("[data-place=D2]").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    page.wait_for_timeout(300)
    assert moves(page) == start
    page.wait_for_timeout(STEADY_MS)
    page.locator("[data-do='move D2']").click()
    reaches(page, start + 1)


def test_the_enemy_phase_can_be_stepped_and_skipped(visit: Visit) -> None:
    page = visit("/new")
    begin(page)
    command(page, "end")
    queue = page.get_by_role("region", name="What is happening")
    expect(queue).to_be_visible()
    queue.get_by_label("Pace").select_option("step")
    told = queue.locator("p").inner_text()
    queue.get_by_role("button", name="Next").click()
    expect(queue.get_by_text(told, exact=True)).to_have_count(0)
    command(page, "end")
    queue.get_by_role("button", name="To the present").click()
    expect(queue).to_have_count(0)


def test_whoever_returns_reads_what_happened_meanwhile(visit: Visit) -> None:
    ann = visit("/new")
    open_table(ann, "Bastion 2018", {"A": "me", "B": "friend"}, "tutorial", name="Ann")
    ann.wait_for_selector("[data-moves]")
    bob = visit(invited(ann))
    bob.get_by_label("Your name").fill("Bob")
    bob.get_by_role("button", name="Join").click()
    bob.wait_for_selector("[data-moves]")
    address = bob.url
    bob.goto("about:blank")
    command(ann, "end")
    bob.goto(address)
    expect(bob.get_by_role("heading", name="While you were away")).to_be_visible()
    bob.get_by_role("button", name="Got it").click()
    expect(bob.get_by_role("heading", name="While you were away")).to_have_count(0)


def test_a_pointed_place_is_marked_for_the_other_with_the_name(visit: Visit) -> None:
    page = visit("/new")
    open_table(page, "Bastion 2018", {"A": "me"}, "tutorial", name="Ann")
    page.wait_for_selector("[data-moves]")
    twin = page.context.new_page()
    twin.goto(page.url)
    twin.wait_for_selector("[data-moves]")
    command(page, "point D4")
    expect(twin.locator(".pointer")).to_contain_text("Ann")
    expect(twin.locator("[data-pinged]")).to_contain_text("Ann points at D4")


def test_every_card_tells_where_its_fact_comes_from(visit: Visit) -> None:
    page = visit("/new")
    begin(page)
    page.locator("[data-place='1']").focus()
    page.keyboard.press("Enter")
    preview = page.get_by_role("region", name="Preview")
    expect(preview.locator(".source")).to_contain_text("From: rulebook, R18")


_LISTEN = """
    window.heard = 0;
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...args) {
        window.heard += 1;
        return start.apply(this, args);
    };
"""


@pytest.mark.parametrize("wanted", [True, False])
def test_the_sounds_of_the_enemy_are_heard_only_if_they_are_switched_on(
    visit: Visit, wanted: bool
) -> None:
    page = visit("/settings")
    page.context.add_init_script(_LISTEN)
    page.locator("[data-sound=enemy]").set_checked(wanted)
    page.goto(page.url.replace("settings", "new"))
    begin(page)
    command(page, "end")
    page.wait_for_selector("[data-past]")
    page.wait_for_timeout(300)
    assert (page.evaluate("window.heard") > 0) == wanted
