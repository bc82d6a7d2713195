"""Take pictures of Unbreakable Castle: `python -m web.castle_pictures FOLDER [NAME …]`.

Every race, quest, trader, question, offer and end, and the reading of a card step by step, on a
desktop and on a phone, by night and by day.
"""

import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, Literal

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from web.browsing import launch
from web.castle_positions import POSITIONS
from web.castle_tables import press_on, sit_down
from web.serving import Server

SIZES: Final = {1440: 900, 390: 844}
THEMES: Final[tuple[Literal["dark", "light"], ...]] = ("dark", "light")
SETTLED_MS: Final = 350
STEPS: Final = 30


def main(folder: Path, beginnings: tuple[str, ...]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as kept, sync_playwright() as playwright:
        server = Server(Path(kept), "web.castle_server")
        server.start()
        browser = launch(playwright)
        for context, mark in _contexts(browser):
            for name in (each for each in POSITIONS if each.startswith(beginnings)):
                with _page(context) as page:
                    _take(page, server, name, folder, mark)
        browser.close()
        server.stop()


def _contexts(browser: Browser) -> Iterator[tuple[BrowserContext, str]]:
    for width, height in SIZES.items():
        for theme in THEMES:
            context = browser.new_context(
                viewport={"width": width, "height": height},
                color_scheme=theme,
                reduced_motion="reduce",
                has_touch=width < 700,
                locale="en",
            )
            yield context, f"{width}-{theme}"
            context.close()


@contextmanager
def _page(context: BrowserContext) -> Iterator[Page]:
    page = context.new_page()
    yield page
    page.close()


def _take(page: Page, server: Server, name: str, folder: Path, mark: str) -> None:
    sit_down(page, server, name)
    press_on(page, name)
    page.screenshot(path=folder / f"{name}-{mark}.png")
    if name.startswith("read-"):
        _follow(page, folder, name, mark)


def _follow(page: Page, folder: Path, name: str, mark: str) -> None:
    """Every step of a reading, and what is asked after it."""
    page.get_by_label("Pace").select_option("step")
    for step in range(1, STEPS):
        if not page.locator("[data-next]").count():
            break
        page.locator("[data-next]").click()
        page.wait_for_timeout(SETTLED_MS)
        page.screenshot(path=folder / f"{name}-{mark}-{step:02}.png")


if __name__ == "__main__":
    main(Path(sys.argv[1]), tuple(sys.argv[2:]) or ("",))
