"""How a game ends, and what people see of it."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from web.conftest import Visit
from web.forms import open_table
from web.players import is_over, press_main
from web.serving import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("server"), "web.last_stand")
    server.start()
    yield server
    server.stop()


def test_the_last_blow_brings_victory_and_the_page_says_so(visit: Visit) -> None:
    page = visit("/new")
    open_table(page, "Bastion 2018", {"A": "me"}, "easy")
    page.wait_for_selector("[data-moves]")
    while not is_over(page):
        press_main(page)
    expect(page.get_by_role("heading", name="Victory")).to_be_visible()
    expect(page).to_have_title("The game is over · Garrison")
    expect(page.locator("[aria-live]")).to_contain_text("Victory")
    record = page.get_by_role("link", name="Download the record").get_attribute("href")
    answer = page.request.get(page.url[: page.url.index("/", 8)] + str(record))
    assert answer.ok
