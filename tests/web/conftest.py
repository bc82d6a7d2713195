from collections.abc import Iterator
from typing import Literal, Protocol

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from web.browsing import launch
from web.serving import Server

WAIT_MS = 30_000
"""Waits end as soon as what is waited for is there; a loaded machine may need long."""

expect.set_options(timeout=WAIT_MS)

Theme = Literal["dark", "light"]


class Visit(Protocol):
    """Somebody comes to a page with a browser of their own."""

    def __call__(
        self,
        path: str = "/",
        language: str = "en",
        width: int = 1280,
        height: int = 860,
        touch: bool = False,
        theme: Theme = "light",
    ) -> Page: ...


@pytest.fixture(scope="session")
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
def visit(browser: Browser, server: Server) -> Iterator[Visit]:
    """Whoever comes finds no error on any page, or the test fails."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def come(
        path: str = "/",
        language: str = "en",
        width: int = 1280,
        height: int = 860,
        touch: bool = False,
        theme: Theme = "light",
    ) -> Page:
        context = browser.new_context(
            locale=language,
            viewport={"width": width, "height": height},
            reduced_motion="reduce",
            has_touch=touch,
            is_mobile=touch,
            color_scheme=theme,
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
