"""Whatever breaks, nobody loses a game."""

import signal
from datetime import UTC, datetime, timedelta

from playwright.sync_api import Browser, Page, Route, expect

from web.conftest import Visit
from web.forms import open_table
from web.players import by_command, play_to_the_end
from web.serving import Server
from web.wire import Wire


def moves(page: Page) -> str:
    return page.locator("[data-moves]").get_attribute("data-moves") or ""


def begin(page: Page) -> None:
    open_table(page, "Bastion 2018", {"A": "me"}, "tutorial")
    page.wait_for_selector("[data-moves]")


def step(page: Page, number: int) -> None:
    before = moves(page)
    by_command(page, number)
    expect(page.locator("[data-moves]")).not_to_have_attribute("data-moves", before)


def test_a_server_restart_in_mid_game_is_a_blink(visit: Visit, server: Server) -> None:
    page = visit("/new")
    begin(page)
    for number in range(4):
        step(page, number)
    before = moves(page)
    server.stop()
    expect(page.locator("[data-away]")).to_be_visible()
    server.start()
    expect(page.locator("[data-link=open]")).to_be_visible(timeout=30_000)
    expect(page.locator("[data-away]")).to_be_hidden()
    assert moves(page) == before
    assert play_to_the_end(page, by_command) > 5


def test_a_power_cut_loses_no_move(visit: Visit, server: Server) -> None:
    page = visit("/new")
    begin(page)
    for number in range(5):
        step(page, number)
    before = moves(page)
    server.stop(signal.SIGKILL)
    server.start()
    expect(page.locator("[data-link=open]")).to_be_visible(timeout=30_000)
    assert moves(page) == before
    step(page, 3)


def test_a_cut_connection_says_so_and_catches_up(visit: Visit) -> None:
    here = visit("/new")
    begin(here)
    there = here.context.new_page()
    wire = Wire(there)
    there.goto(here.url)
    there.wait_for_selector("[data-moves]")
    wire.cut()
    expect(there.locator("[data-away]")).to_be_visible()
    for number in range(3):
        step(here, number)
    assert moves(there) != moves(here)
    wire.is_cut = False
    expect(there.locator("[data-moves]")).to_have_attribute("data-moves", moves(here))
    expect(there.locator("[data-away]")).to_be_hidden()
    assert play_to_the_end(there, by_command) > 5


def test_an_unknown_table_gets_a_helpful_page(visit: Visit) -> None:
    page = visit("/table/nosuchtable")
    expect(page.get_by_role("heading", name="This table cannot be opened")).to_be_visible()
    expect(page.get_by_role("link", name="New table").last).to_be_visible()


def test_an_old_personal_link_gets_a_helpful_page(visit: Visit) -> None:
    page = visit("/new")
    begin(page)
    id = page.url.rpartition("/")[2]
    stranger = visit(f"/table/{id}#me=worthless")
    expect(stranger.get_by_role("heading", name="This table cannot be opened")).to_be_visible()


def test_a_full_table_can_be_watched(visit: Visit) -> None:
    page = visit("/new")
    begin(page)
    stranger = visit(page.url[page.url.index("/table") :])
    expect(stranger.get_by_text("Every seat is taken; you can watch.")).to_be_visible()
    stranger.get_by_role("button", name="Just watch").click()
    expect(stranger.get_by_role("heading", name="Log")).to_be_visible()
    expect(page.get_by_text("one spectator")).to_be_visible()


def test_a_page_that_is_not_there_says_so(visit: Visit) -> None:
    page = visit("/no/such/page")
    expect(page.get_by_role("heading", name="There is nothing here")).to_be_visible()


def test_while_the_server_is_away_the_start_page_says_so(visit: Visit) -> None:
    page = visit("/credits")

    def cut(route: Route) -> None:
        route.abort()

    page.route("**/api/**", cut)
    page.get_by_role("link", name="Garrison").click()
    expect(page.get_by_text("The server cannot be reached.")).to_be_visible()
    page.unroute("**/api/**")
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()


def test_whoever_does_not_want_to_wait_connects_again_at_once(visit: Visit) -> None:
    """The clock stands still: nothing but the button can have connected."""
    here = visit("/new")
    begin(here)
    there = here.context.new_page()
    there.clock.install()
    wire = Wire(there)
    there.goto(here.url)
    there.wait_for_selector("[data-moves]")
    wire.cut()
    expect(there.locator("[data-away]")).to_be_visible()
    expect(there.locator("[data-action]:enabled")).to_have_count(0)
    there.clock.pause_at(datetime.now(UTC) + timedelta(minutes=1))
    wire.is_cut = False
    there.get_by_role("button", name="Retry now").click()
    expect(there.locator("[data-link=open]")).to_be_visible()
    expect(there.locator("[data-away]")).to_have_count(0)


def test_an_open_page_of_a_client_that_was_replaced_since_loads_the_new_one(
    browser: Browser, server: Server
) -> None:
    """Parts that are fetched when they are first wanted carry a hash in their name."""
    page = browser.new_page(locale="en")
    page.goto(f"{server.address}/new")
    begin(page)
    here = page.url
    page.evaluate("window.isOld = true")

    def gone(route: Route) -> None:
        route.fulfill(status=404)

    page.route("**/assets/What*", gone)
    with page.expect_event("load"):
        page.keyboard.press("?")
    assert page.evaluate("window.isOld") is None
    page.unroute("**/assets/What*")
    page.wait_for_selector("[data-moves]")
    assert page.url == here
    page.keyboard.press("?")
    expect(page.get_by_role("heading", name="What you can do now")).to_be_visible()
    page.close()
