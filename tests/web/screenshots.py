"""Take pictures of every page and every stage of a game: `python -m web.screenshots FOLDER`.

The positions come from games played on the spot, so the pictures show what people will see.
"""

import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page, sync_playwright

from web.browsing import launch
from web.forms import invited, open_table
from web.players import by_command, catch_up, is_over, press_main
from web.serving import Server

SIZES: Final = {1440: 900, 1366: 768, 768: 1024, 390: 844, 320: 568}
LANGUAGES: Final = {"en": "English", "ru": "Русский", "pl": "Polski"}
THEMES: Final = ("dark", "light")
EARLY: Final = 6
MIDDLE: Final = 26
LATE: Final = "[data-threat=near], [data-threat=grave]"
MOST: Final = 400
THOUGHT_MS: Final = 60_000

_SIDEWAYS: Final = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


class Camera:
    """Takes each picture in every size, language and theme, and tells what does not fit."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        folder.mkdir(parents=True, exist_ok=True)

    def take(self, page: Page, name: str) -> None:
        for language, called in LANGUAGES.items():
            page.set_viewport_size({"width": 1440, "height": SIZES[1440]})
            page.get_by_role("button", name=called).first.click()
            for theme in THEMES:
                page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)
                self._sizes(page, f"{name}-{language}-{theme}")
        page.set_viewport_size({"width": 1440, "height": SIZES[1440]})
        page.get_by_role("button", name="English").first.click()

    def _sizes(self, page: Page, name: str) -> None:
        for width, height in SIZES.items():
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(250)
            page.screenshot(path=self._folder / f"{name}-{width}.png")
            if (beyond := page.evaluate(_SIDEWAYS)) > 0:
                print(f"{name}-{width}: {beyond} px too wide")


def main(folder: Path) -> None:
    camera = Camera(folder)
    with sync_playwright() as playwright:
        browser = launch(playwright)
        with _serving() as server:
            _pages(_come(browser, server, "/"), server, camera)
            _hints(_come(browser, server, "/settings"), camera)
            _together(_come(browser, server, "/new"), camera)
            _game(_come(browser, server, "/new"), camera)
        with _serving("web.last_stand") as server:
            _victory(_come(browser, server, "/new"), camera)
        browser.close()


@contextmanager
def _serving(module: str = "") -> Iterator[Server]:
    with tempfile.TemporaryDirectory() as kept:
        server = Server(Path(kept), module)
        server.start()
        try:
            yield server
        finally:
            server.stop()


def _come(browser: Browser, server: Server, path: str) -> Page:
    page = browser.new_context(locale="en", color_scheme="dark").new_page()
    page.set_viewport_size({"width": 1440, "height": SIZES[1440]})
    page.goto(server.address + path)
    return page


def _pages(page: Page, server: Server, camera: Camera) -> None:
    for path, name in (
        ("/", "start"),
        ("/new", "new-table"),
        ("/settings", "settings"),
        ("/lobby", "lobby"),
    ):
        page.goto(server.address + path)
        page.wait_for_load_state("networkidle")
        if path == "/new":
            page.wait_for_selector("[data-estimate]", timeout=THOUGHT_MS)
        camera.take(page, name)


def _together(page: Page, camera: Camera) -> None:
    """An invitation as the host sees it, and as whoever comes by it does."""
    open_table(page, "Bastion 2018", {"A": "me", "B": "friend"}, "easy", name="Sannir")
    page.wait_for_selector("[data-invitation]")
    camera.take(page, "invitation")
    link = invited(page)
    page.context.clear_cookies()
    page.evaluate("localStorage.clear()")
    page.goto(page.url[: page.url.index("/", 8)] + link)
    page.wait_for_selector("main input")
    camera.take(page, "join")


def _hints(page: Page, camera: Camera) -> None:
    """Hints and the chance of winning, switched on."""
    for name in ("chance", "hints"):
        page.locator(f"[data-setting={name}]").check()
    page.goto(page.url.replace("settings", "new"))
    open_table(page, "Bastion 2018", {"A": "me", "B": "me"}, "tutorial", name="Sannir")
    page.wait_for_selector("[data-chance]", timeout=THOUGHT_MS)
    page.locator("[data-action=hint]").click()
    page.locator("[data-hint]").first.click(timeout=THOUGHT_MS)
    camera.take(page, "hints")


def _game(page: Page, camera: Camera) -> None:
    """A game for three hands: early, an attack preview, the enemy phase, middle, late, its end."""
    open_table(page, "Bastion 2018", {"A": "me", "B": "me", "C": "me"}, "medium", name="Dagdar")
    page.wait_for_selector("[data-moves]")
    stages: dict[int, Callable[[], None]] = {
        EARLY: lambda: camera.take(page, "game-early"),
        MIDDLE: lambda: camera.take(page, "game-middle"),
    }
    shot, is_late = False, False
    for number in range(MOST):
        catch_up(page)
        if is_over(page):
            break
        stages.get(number, lambda: None)()
        if not is_late and page.locator(LATE).count():
            camera.take(page, "game-late")
            is_late = True
        if not shot and number > EARLY and _preview_attack(page):
            camera.take(page, "game-attack-preview")
            shot = True
        _step(page, 3 if is_late else number)
        if number == MIDDLE + 1:
            page.locator("#command").fill("end")
            page.keyboard.press("Enter")
            page.get_by_label("Pace").select_option("step")
            camera.take(page, "game-enemy-phase")
            page.get_by_label("Pace").select_option("usual")
    catch_up(page)
    camera.take(page, "game-defeat")
    page.get_by_role("link", name="Watch again").click()
    page.wait_for_selector("[data-moment]")
    page.locator("input[type=range]").fill(str(MIDDLE * 2))
    page.wait_for_selector(f"[data-moment='{MIDDLE * 2}']")
    camera.take(page, "game-moment")


def _victory(page: Page, camera: Camera) -> None:
    """The last blow of a game that begins one blow before its end."""
    open_table(page, "Bastion 2018", {"A": "me"}, "easy", name="Sannir")
    page.wait_for_selector("[data-moves]")
    while not is_over(page):
        press_main(page)
    camera.take(page, "victory")


def _preview_attack(page: Page) -> bool:
    attack = page.locator("[data-action=attack]:enabled")
    if not attack.count():
        return False
    attack.click()
    offers = page.locator("[data-say^=attack]")
    if offers.count():
        offers.first.click()
    return True


def _step(page: Page, number: int) -> None:
    before = page.locator("[data-moves]").get_attribute("data-moves")
    page.keyboard.press("Escape")
    by_command(page, number)
    page.wait_for_function(
        "(before) => document.querySelector('[data-moves]').dataset.moves !== before", arg=before
    )


if __name__ == "__main__":
    main(Path(sys.argv[1]))
