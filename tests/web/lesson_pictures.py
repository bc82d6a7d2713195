"""Take pictures of every step of every lesson: `python -m web.lesson_pictures FOLDER LANGUAGE`."""

import sys
import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page, sync_playwright

from garrison.lessons import courses
from web.browsing import launch
from web.pupils import go_through_course
from web.serving import Server

SIZES: Final = ((1440, 900), (390, 844))
SETTLE_MS: Final = 500


def main(folder: Path, language: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as kept:
        browser, server = launch(playwright), Server(Path(kept))
        server.start()
        try:
            for game in courses():
                for width, height in SIZES:
                    _take(browser, server, game, language, folder, (width, height))
        finally:
            server.stop()
            browser.close()


def _take(
    browser: Browser,
    server: Server,
    game: str,
    language: str,
    folder: Path,
    size: tuple[int, int],
) -> None:
    width, height = size
    small = width < 700
    context = browser.new_context(
        locale=language,
        viewport={"width": width, "height": height},
        color_scheme="dark",
        reduced_motion="reduce",
        has_touch=small,
        is_mobile=small,
    )
    page = context.new_page()

    def look(page: Page, name: str) -> None:
        page.wait_for_timeout(SETTLE_MS)
        page.screenshot(path=folder / f"{name.replace('/', '-')}-{language}-{width}.png")

    page.goto(f"{server.address}/learn/{game}")
    page.wait_for_selector("[data-course]")
    look(page, f"learn-{game}")
    go_through_course(page, game, look)
    context.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2])
