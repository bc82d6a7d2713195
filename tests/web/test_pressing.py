"""One press, one deed: what buttons and keys do, and what they never do twice."""

from playwright.sync_api import Page, expect

from web.conftest import Visit
from web.forms import open_table
from web.players import STEADY_MS, catch_up


def begin(page: Page, *seats: str) -> None:
    open_table(page, "Bastion 2018", dict.fromkeys(seats or ("A",), "me"), "tutorial", name="Ann")
    page.wait_for_selector("[data-moves]")
    catch_up(page)


def moves(page: Page) -> int:
    return int(page.locator("[data-moves]").get_attribute("data-moves") or 0)


def turn(page: Page) -> str:
    return page.locator("h1").inner_text()


def test_the_main_button_is_the_sensible_next_thing_and_ending_the_turn_is_not(
    visit: Visit,
) -> None:
    page = visit("/new")
    begin(page)
    expect(page.locator("button.can:visible")).to_have_count(1)
    expect(page.locator("[data-main]")).to_have_attribute("data-action", "move")
    expect(page.locator("[data-action=end]:not(.can)")).to_be_visible()


def test_ending_the_turn_while_something_is_left_asks_once(visit: Visit) -> None:
    page = visit("/new")
    begin(page)
    start = moves(page)
    page.wait_for_timeout(STEADY_MS)
    page.keyboard.press("e")
    expect(page.locator("[data-reminder]")).to_contain_text("You can still move.")
    assert moves(page) == start
    page.wait_for_timeout(STEADY_MS)
    page.keyboard.press("e")
    expect(page.locator("[data-moves]")).not_to_have_attribute("data-moves", str(start))


def test_a_second_press_at_once_does_not_end_the_next_turn_too(visit: Visit) -> None:
    """Whoever plays two hands ends the first one's turn, and not the second one's."""
    page = visit("/new")
    page.evaluate("localStorage.setItem('garrison:settings', JSON.stringify({pace: 'none'}))")
    page.reload()
    begin(page, "A", "B")
    before = turn(page)
    page.wait_for_timeout(STEADY_MS)
    page.keyboard.press("e")
    page.wait_for_timeout(STEADY_MS)
    for _ in range(4):
        page.keyboard.press("e")
        page.wait_for_timeout(60)
    expect(page.locator("h1")).not_to_have_text(before)
    expect(page.locator("[data-reminder]")).to_have_count(0)
    after = moves(page)
    page.wait_for_timeout(STEADY_MS)
    assert moves(page) == after


def test_enter_does_what_a_clicked_row_shows(visit: Visit) -> None:
    page = visit("/new")
    begin(page)
    start = moves(page)
    page.wait_for_timeout(STEADY_MS)
    page.locator("[data-action=move]").click()
    page.locator("[data-say='move D3']").click()
    expect(page.locator("[data-do='move D3']")).to_be_visible()
    page.wait_for_timeout(STEADY_MS)
    page.keyboard.press("Enter")
    expect(page.locator("[data-moves]")).to_have_attribute("data-moves", str(start + 1))
    expect(page.locator("[data-place=A]").first).to_be_visible()


def test_a_choice_is_a_row_with_its_picture_and_what_it_brings(visit: Visit) -> None:
    page = visit("/new")
    begin(page)
    page.wait_for_timeout(STEADY_MS)
    page.locator("[data-action=move]").click()
    row = page.locator("[data-say='move D2']")
    expect(row.locator(".picture")).to_be_visible()
    expect(row).to_contain_text("district")


def test_a_far_source_says_why_not(visit: Visit) -> None:
    page = visit("/new")
    begin(page)
    page.locator("[data-place='D4 S1']").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-why]")).to_contain_text("This comes first")
    expect(page.locator("[data-do='move D4']")).to_be_visible()


def test_while_others_play_their_marks_are_not_mine(visit: Visit) -> None:
    page = visit("/new")
    begin(page)
    page.locator("#command").fill("move D1")
    page.keyboard.press("Enter")
    expect(page.locator("[data-action=move]:disabled")).to_contain_text("Moved")
    twin = visit(page.url[page.url.index("/table") :])
    twin.get_by_role("button", name="Just watch").click()
    twin.wait_for_selector("[data-moves]")
    expect(twin.locator("[data-action=move]")).to_have_count(0)
    expect(twin.get_by_text("Waiting for Ann")).to_be_visible()


def test_alone_there_is_nobody_to_point_for(visit: Visit) -> None:
    page = visit("/new")
    begin(page)
    page.locator("[data-place=D4]").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("region", name="Preview")).to_contain_text("D4")
    expect(page.get_by_role("button", name="Point here")).to_have_count(0)
