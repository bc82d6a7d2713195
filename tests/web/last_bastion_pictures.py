"""Take pictures of Last Bastion: `python -m web.last_bastion_pictures FOLDER [NAME …]`.

Every tile's dialogue, every hero in turn, every question and every end, on a desk and on a phone.
"""

import sys
import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page, sync_playwright

from web.browsing import launch
from web.last_bastion_positions import POSITIONS
from web.last_bastion_tables import sit_down
from web.players import catch_up, press_main
from web.serving import Server

SIZES: Final = {1440: 900, 390: 844}
THEMES: Final = {1440: "dark", 390: "light"}
PICKED: Final = {"hero-": "N1", "ask-fight": "N1", "ask-warlord": "E3"}
"""What is picked before the picture is taken, by the beginning of a position's name."""


def main(folder: Path, names: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as kept, sync_playwright() as playwright:
        server = Server(Path(kept), "web.last_bastion_server")
        server.start()
        browser = launch(playwright)
        for name in names or POSITIONS:
            for width in SIZES:
                _take(browser, server, name, width, folder)
        browser.close()
        server.stop()


def _take(browser: Browser, server: Server, name: str, width: int, folder: Path) -> None:
    context = browser.new_context(
        viewport={"width": width, "height": SIZES[width]},
        color_scheme="dark" if THEMES[width] == "dark" else "light",
        reduced_motion="reduce",
        has_touch=width < 700,
    )
    page = context.new_page()
    sit_down(page, server, name)
    page.wait_for_timeout(500)
    if name.startswith("end-") and name != "end-warlords-beaten":
        _end(page)
    for start, place in PICKED.items():
        if name.startswith(start):
            page.locator(f"[data-place={place}]").first.click()
    page.wait_for_timeout(500)
    page.screenshot(path=folder / f"{name}-{width}.png")
    context.close()


def _end(page: Page) -> None:
    for _ in range(8):
        if page.locator("[data-ending]").count():
            return
        catch_up(page)
        press_main(page, "[data-action=end]")
        page.wait_for_timeout(500)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
