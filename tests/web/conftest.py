from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from web.browsing import launch
from web.serving import Server

WAIT_MS = 15_000

Visit = Callable[..., Page]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("server"))
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture
def visit(browser: Browser, server: Server, tmp_path: Path) -> Iterator[Visit]:
    """Somebody comes to a page with a browser of their own. Errors on the page fail the test."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def come(path: str = "/", language: str = "en", width: int = 1280, height: int = 860) -> Page:
        context = browser.new_context(
            locale=language, viewport={"width": width, "height": height}, reduced_motion="reduce"
        )
        context.set_default_timeout(WAIT_MS)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.goto(server.address + path)
        return page

    yield come
    for context in contexts:
        context.close()
    assert faults == []
