"""Past and present are never mixed, and nothing that comes and goes moves the board."""

import re

from playwright.sync_api import FloatRect, Page, expect

from web.conftest import Visit
from web.forms import enter, invited, open_table
from web.players import catch_up
from web.wire import Wire

STEPWISE = "localStorage.setItem('garrison:settings', JSON.stringify({pace: 'step'}))"


def begin(page: Page, *seats: str, level: str = "tutorial") -> None:
    """Every step of the others waits until somebody asks for the next."""
    page.evaluate(STEPWISE)
    page.reload()
    open_table(page, "Bastion 2018", dict.fromkeys(seats or ("A",), "me"), level, name="Ann")
    page.wait_for_selector("[data-moves]")
    catch_up(page)


def command(page: Page, line: str) -> None:
    page.locator("#command").fill(line)
    page.keyboard.press("Enter")
    expect(page.locator("#command")).to_have_value("")


def board(page: Page) -> FloatRect | None:
    return page.locator(".stage").bounding_box()


def test_while_steps_are_shown_the_whole_page_is_then(visit: Visit) -> None:
    page = visit("/new")
    begin(page)
    command(page, "end")
    expect(page.locator("[data-past]")).to_be_visible()
    expect(page).not_to_have_title("Your turn · Garrison")
    expect(page.locator("[data-main]")).to_have_count(0)
    expect(page.locator("[data-place].possible")).to_have_count(0)
    steps = page.get_by_role("region", name="What is happening")
    shown = steps.locator("p").inner_text()
    page.locator("h1").evaluate("document.activeElement?.blur()")
    page.keyboard.press("Enter")
    expect(steps.locator("p")).not_to_have_text(shown)
    steps.locator("[data-skip]").click()
    expect(page.locator("[data-past]")).to_have_count(0)
    expect(page).to_have_title("Your turn · Garrison")
    expect(page.locator("[data-main]")).to_be_visible()


def test_the_log_goes_no_further_than_the_step_that_is_shown(visit: Visit) -> None:
    page = visit("/new")
    begin(page, "A", "B")
    for _ in range(2):
        command(page, "end")
    shown = page.get_by_role("region", name="What is happening")
    expect(shown).to_be_visible()
    last = page.locator("[data-part]").last
    before = last.inner_text()
    shown.get_by_role("button", name="To the present").click()
    expect(page.locator("[data-part].enemy, [data-part] .enemy").last).to_be_visible()
    assert before in page.locator("ol").last.inner_text()


def test_the_end_comes_after_its_cause(visit: Visit) -> None:
    page = visit("/new")
    begin(page)
    while not page.locator("[data-over]").count():
        command(page, "end")
    cause = page.get_by_role("region", name="What is happening")
    while not cause.get_by_text("breaks into the bastion").count():
        page.keyboard.press("Escape")
        cause.get_by_role("button", name="Next").click()
    expect(page.locator("[data-ending]")).to_have_count(0)
    expect(page).not_to_have_title("The game is over · Garrison")
    before = board(page)
    catch_up(page)
    expect(page.locator("[data-ending]")).to_be_visible()
    assert board(page) == before


def test_a_moment_of_the_set_up_threatens_nobody(visit: Visit) -> None:
    page = visit("/new")
    begin(page)
    page.goto(f"{page.url}?move=2")
    expect(page.locator("[data-moment='2']")).to_be_visible()
    expect(page.locator("[data-threat]")).to_have_count(0)
    expect(page.get_by_text(re.compile(r"^Deck|until the gate falls|Falls with"))).to_have_count(0)
    expect(page.get_by_role("region", name="What threatens, and what wins")).to_have_text(
        "Clear the wall and the deck of enemies to win."
    )


def test_a_refusal_is_one_readable_notice_over_the_board_that_goes_away(visit: Visit) -> None:
    page = visit("/new")
    begin(page)
    before = board(page)
    for line in ("foo bar", "bar foo"):
        page.locator("#command").fill(line)
        page.keyboard.press("Enter")
        page.wait_for_timeout(200)
    notice = page.locator("[data-refusal]")
    expect(notice).to_have_count(1)
    box = notice.bounding_box()
    assert box is not None
    assert box["width"] > 3 * box["height"]
    assert board(page) == before
    expect(notice).to_have_count(0)


def test_nothing_that_comes_and_goes_at_a_table_of_two_moves_the_board(visit: Visit) -> None:
    """Invitation, request, lost line, who is away: the whole board stays in sight, in its place."""
    ann = visit("/new", width=1366, height=768)
    open_table(ann, "Bastion 2018", {"A": "me", "B": "friend"}, "tutorial", name="Ann")
    expect(ann.locator("[data-invitation]")).to_be_visible()
    there = whole_board(ann)
    bob = visit(invited(ann), width=1366, height=768)
    wire = Wire(bob)
    enter(bob, "Bob")
    expect(ann.locator("[data-invitation]")).to_have_count(0)
    assert whole_board(ann) == whole_board(bob) == there
    command(ann, "end")
    catch_up(bob)
    ann.locator("[data-action=undo]").click()
    expect(bob.locator("[data-ballot]")).to_be_visible()
    assert whole_board(bob) == there
    wire.cut()
    expect(bob.locator("[data-away]")).to_be_visible()
    assert whole_board(bob) == there
    bob.goto("about:blank")
    catch_up(ann)
    expect(ann.locator("[data-missed]")).to_be_visible()
    assert whole_board(ann) == there


def whole_board(page: Page) -> FloatRect:
    """Where the board is; none of it is out of sight."""
    expect(page.locator(".stage .picture").first).to_be_in_viewport(ratio=1)
    box = board(page)
    assert box is not None
    return box


def test_whoever_returns_reads_what_was_missed_over_a_board_that_stays(visit: Visit) -> None:
    ann = visit("/new")
    open_table(ann, "Bastion 2018", {"A": "me", "B": "friend"}, "tutorial", name="Ann")
    bob = visit(invited(ann), width=1366, height=768)
    enter(bob, "Bob")
    there, address = whole_board(bob), bob.url
    bob.goto("about:blank")
    command(ann, "end")
    bob.goto(address)
    expect(bob.locator("[data-digest]")).to_be_visible()
    assert whole_board(bob) == there


def test_the_log_tells_a_turn_in_one_line_by_name_and_has_one_tab_stop(visit: Visit) -> None:
    page = visit("/new")
    begin(page)
    for line in ("move D1", "end"):
        command(page, line)
    catch_up(page)
    turns = page.locator("[data-part]", has_text="Ann moves")
    expect(turns).to_have_count(1)
    expect(page.locator("[data-part] > button[tabindex='0']")).to_have_count(1)


def test_what_was_taken_back_says_so_to_ears_too(visit: Visit) -> None:
    page = visit("/new")
    begin(page)
    command(page, "move D1")
    page.locator("[data-action=undo]").click()
    expect(page.locator("del")).to_contain_text("Taken back:")
