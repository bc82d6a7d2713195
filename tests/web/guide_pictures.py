"""Take the pictures of the five-minute pages for the repository: `python -m web.guide_pictures`."""

import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

from garrison.rulebook.translating import guide_of
from generated import GAMES, PICTURES
from web.browsing import launch
from web.serving import Server

WIDTH: Final = 700


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as kept, sync_playwright() as playwright:
        server, browser = Server(Path(kept)), launch(playwright)
        server.start()
        page = browser.new_page(viewport={"width": WIDTH, "height": 900}, reduced_motion="reduce")
        for game in GAMES:
            guide = guide_of(game, "en")
            assert guide
            page.goto(f"{server.address}/how-to-play/{game}")
            for step in guide.steps:
                drawn = page.locator(f"[data-step={step.id}] .drawn")
                drawn.wait_for()
                page.wait_for_load_state("networkidle")
                path = PICTURES / f"{game}-{step.id}.jpg"
                drawn.screenshot(path=path, type="jpeg", quality=78)
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
