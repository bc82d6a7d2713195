"""Take pictures of every chapter, guide and gallery: `python -m web.rules_pictures FOLDER`."""

import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final, Literal, TypeAlias

from playwright.sync_api import Browser, ViewportSize, sync_playwright

from garrison.rulebook.book import book_of
from web.browsing import launch
from web.serving import Server

GAMES: Final = ("bastion", "last-bastion", "unbreakable-castle")
SIZES: Final = (ViewportSize(width=1440, height=900), ViewportSize(width=390, height=844))
SHOWN_MS: Final = 500
Theme: TypeAlias = Literal["light", "dark"]
LOOKS: Final[Sequence[tuple[str, Theme]]] = (("en", "dark"), ("ru", "light"), ("pl", "dark"))


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as kept, sync_playwright() as playwright:
        server, browser = Server(Path(kept)), launch(playwright)
        server.start()
        for language, theme in LOOKS:
            for size in SIZES:
                _take(browser, server, folder, language, theme, size)
        server.stop()


def _take(
    browser: Browser, server: Server, folder: Path, language: str, theme: Theme, size: ViewportSize
) -> None:
    page = browser.new_context(viewport=size, color_scheme=theme, locale=language).new_page()
    for path in paths():
        page.goto(server.address + path)
        page.wait_for_selector("main h1")
        page.wait_for_timeout(SHOWN_MS)
        name = f"{path.strip('/').replace('/', '-')}-{language}-{size['width']}.png"
        page.screenshot(path=folder / name, full_page="gallery" not in path)


def paths() -> list[str]:
    """The first section of each chapter of each book, and the other pages of each game."""
    found: list[str] = []
    for game in GAMES:
        book = book_of(game)
        assert book
        found += [f"/rules/{game}/{chapter.sections[0].id}" for chapter in book.chapters]
        found += [f"/how-to-play/{game}", f"/gallery/{game}"]
    return found


if __name__ == "__main__":
    main(Path(sys.argv[1]))
