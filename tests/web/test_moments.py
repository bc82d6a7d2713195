"""Looking at a game again, moment by moment: links, stepping, playing on."""

import re
from urllib.parse import urlsplit

import httpx
from playwright.sync_api import Page, expect

from web.conftest import Visit
from web.forms import open_table
from web.players import by_command, catch_up, play_to_the_end, take_step
from web.serving import Server


def begin(page: Page) -> None:
    open_table(page, "Bastion 2018", {"A": "me"}, "tutorial")
    page.wait_for_selector("[data-moves]")


def command(page: Page, line: str) -> None:
    page.locator("#command").fill(line)
    page.keyboard.press("Enter")
    expect(page.locator("#command")).to_have_value("")


def is_at(page: Page, move: int) -> None:
    expect(page.locator("[data-moment]")).to_have_attribute("data-moment", str(move))


def link_of_last_line(page: Page) -> str:
    """What the last line of the log offers to copy, reached by keyboard alone."""
    page.locator("[data-part] > button").last.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    link = page.locator(":focus").get_attribute("data-link") or ""
    page.keyboard.press("Enter")
    return link


def test_every_line_of_the_log_has_a_link_to_its_moment(visit: Visit) -> None:
    page = visit("/new")
    begin(page)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    command(page, "end")
    page.keyboard.press("Escape")
    link = link_of_last_line(page)
    assert re.fullmatch(r"/table/\w+\?move=\d+", link)
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied.endswith(link)
    stranger = visit(link)
    is_at(stranger, int(link.rpartition("=")[2]))
    expect(stranger.locator("[data-place].possible")).to_have_count(0)


def test_one_steps_through_a_game_with_buttons_and_arrow_keys(visit: Visit) -> None:
    page = visit("/new")
    begin(page)
    command(page, "end")
    last = int(page.locator("[data-moves]").get_attribute("data-moves") or 0)
    page.goto(f"{page.url}?move={last}")
    is_at(page, last)
    page.locator("[data-step=previous]").click()
    is_at(page, last - 1)
    page.keyboard.press("ArrowRight")
    is_at(page, last)
    page.keyboard.press("Home")
    is_at(page, 0)
    assert page.url.endswith("?move=0")
    page.locator("[data-step=last]").click()
    is_at(page, last)
    expect(page).to_have_title(f"Move {last} of {last} · Garrison")
    expect(page.get_by_role("complementary", name="A moment of the game")).to_contain_text("turn")
    page.get_by_role("link", name="Back to the game").click()
    expect(page.get_by_role("toolbar", name="Actions")).to_be_visible()


def test_one_plays_on_from_a_moment_at_another_table(visit: Visit) -> None:
    page = visit("/new")
    begin(page)
    table = page.url
    start = int(page.locator("[data-moves]").get_attribute("data-moves") or 0)
    command(page, "move D1")
    page.goto(f"{table}?move={start}")
    is_at(page, start)
    page.get_by_role("button", name="Play on from here").click()
    expect(page.get_by_role("toolbar", name="Actions")).to_be_visible()
    assert page.url != table
    by_command(page, 0)


def test_a_finished_game_is_watched_again_and_its_record_by_link(
    visit: Visit, server: Server
) -> None:
    page = visit("/new")
    begin(page)
    play_to_the_end(page, by_command)
    table = urlsplit(page.url).path.rpartition("/")[2]
    page.get_by_role("link", name="Watch again").click()
    is_at(page, 0)
    page.get_by_role("button", name="Play", exact=True).click()
    is_at(page, 1)
    page.keyboard.press("End")
    expect(page.get_by_text("The bastion is")).to_be_visible()
    expect(page.get_by_role("button", name="Play on from here")).to_be_disabled()
    told = httpx.get(f"{server.address}/api/tables/{table}/record").content
    record = httpx.post(f"{server.address}/api/records", content=told).json()["id"]
    page.goto(f"{server.address}/record/{record}?move=3")
    is_at(page, 3)
    page.get_by_role("button", name="Play on from here").click()
    expect(page.get_by_role("toolbar", name="Actions")).to_be_visible()


def test_a_moment_that_never_was_gets_a_helpful_page(visit: Visit) -> None:
    page = visit("/new")
    begin(page)
    page.goto(f"{page.url}?move=9999")
    expect(page.get_by_role("heading", name="This moment cannot be shown")).to_be_visible()
    page.get_by_role("link", name="Back to the game").click()
    expect(page.get_by_role("toolbar", name="Actions")).to_be_visible()


def test_at_each_step_of_the_enemy_phase_the_board_shows_that_position(visit: Visit) -> None:
    page = visit("/settings")
    page.get_by_role("radio", name="step by step").check()
    page.goto(page.url.replace("settings", "new"))
    open_table(page, "Bastion 2018", {"A": "me"}, "easy")
    page.wait_for_selector("[data-moves]")
    while not page.locator("[data-action=end]").is_visible():
        take_step(page, by_command)  # what the deal asks for before the first turn
        catch_up(page)
    command(page, "end")
    queue = page.get_by_role("region", name="What is happening")
    expect(queue).to_be_visible()
    expect(page.locator("[data-place].possible")).to_have_count(0)
    enemies = page.locator(".piece").count()
    while queue.count():
        queue.get_by_role("button", name="Next").click()
        page.wait_for_timeout(100)
    assert page.locator(".piece").count() >= enemies
    expect(page.locator("[data-place].possible").first).to_be_attached()
