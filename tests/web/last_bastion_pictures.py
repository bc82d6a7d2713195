"""Take pictures of Last Bastion.

    python -m web.last_bastion_pictures FOLDER [THEME] [WIDTH] [PREFIX …]

Every tile's dialogue, every power at hand and spent, every effect of a card as it works, every
neutral board, every question and every end; on a desktop and on a phone. Pictures whose names begin
alike also come together on sheets, so that a few looks are enough.
"""

import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, Literal

from playwright.sync_api import Browser, Page, sync_playwright

from web.browsing import launch
from web.last_bastion_positions import POSITIONS
from web.last_bastion_tables import sit_down
from web.players import STEADY_MS, catch_up, press_main
from web.serving import Server
from web.sheets import make_sheet

Theme = Literal["dark", "light"]
SIZES: Final = {1440: 900, 390: 844}
PICKED: Final = {"ask-fight": "N1", "ask-warlord": "E3", "stand-": "N1", "power-kazgin": "N1"}
"""What is picked before the picture is taken, by the beginning of a position's name."""

SECOND: Final = {"tile-trebuchet": "N2", "tile-tower": "N1", "tile-dispensary": "B"}
"""What is picked then, where a choice has two steps."""

STEPPED: Final = ("enter-", "recur-", "exit-", "neutral-")
"""Positions whose next press makes the horde act: every step of it is taken."""

MOST_STEPS: Final = 6
SETTLE_MS: Final = 350


def main(folder: Path, theme: Theme, widths: Sequence[int], prefixes: Sequence[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    wanted = [name for name in POSITIONS if not prefixes or name.startswith(tuple(prefixes))]
    with tempfile.TemporaryDirectory() as kept, sync_playwright() as playwright:
        server = Server(Path(kept), "web.last_bastion_server")
        server.start()
        browser = launch(playwright)
        for width in widths:
            _take_all(browser, server, wanted, width, theme, folder)
        browser.close()
        server.stop()


def _take_all(
    browser: Browser, server: Server, names: Sequence[str], width: int, theme: Theme, folder: Path
) -> None:
    context = browser.new_context(
        viewport={"width": width, "height": SIZES[width]},
        color_scheme=theme,
        reduced_motion="reduce",
        has_touch=width < 700,
    )
    page = context.new_page()
    page.goto(server.address)
    page.evaluate("localStorage.setItem('garrison:settings', JSON.stringify({ pace: 'step' }))")
    taken: dict[str, list[Path]] = defaultdict(list)
    for name in names:
        sit_down(page, server, name)
        for number, _ in enumerate(_stages(page, name)):
            page.wait_for_timeout(SETTLE_MS)
            path = folder / f"{name}-{number}-{width}.png"
            page.screenshot(path=path)
            taken[name.partition("-")[0]].append(path)
    columns = 3 if width > 700 else 6
    for kind, paths in taken.items():
        for number, some in enumerate(_in_batches(paths, 2 * columns)):
            make_sheet(page, some, folder / f"sheet-{kind}-{number}-{width}.png", columns)
    context.close()


def _in_batches(paths: Sequence[Path], size: int) -> Iterator[Sequence[Path]]:
    for start in range(0, len(paths), size):
        yield paths[start : start + size]


def _stages(page: Page, name: str) -> Iterator[None]:
    """Bring each stage worth a picture on the screen, one after the other."""
    page.wait_for_timeout(SETTLE_MS)
    for start, place in PICKED.items():
        if name.startswith(start):
            page.locator(f"[data-place={place}]").first.click()
    if name.startswith("power-") and page.locator("[data-action=power]").count():
        page.locator("[data-action=power]").click()
    if name.startswith("end-"):
        _end(page)
    yield
    if name in SECOND:
        page.locator(f"[data-place={SECOND[name]}]").first.click()
        yield
    if name.startswith(STEPPED):
        _go_on(page)
        yield from _steps(page)


def _go_on(page: Page) -> None:
    """End the turn, or give the answer that is asked for."""
    end = page.locator("[data-action=end]:visible")
    if end.count():
        page.wait_for_timeout(STEADY_MS)
        end.first.click()
        page.wait_for_timeout(STEADY_MS)
    if not page.locator("[data-next]").count():
        press_main(page)


def _steps(page: Page) -> Iterator[None]:
    """Each step of what the horde does, then what is asked or can be done."""
    for _ in range(MOST_STEPS):
        page.wait_for_timeout(SETTLE_MS)
        if not page.locator("[data-next]").count():
            break
        yield
        page.locator("[data-next]").click()
    catch_up(page)
    yield


def _end(page: Page) -> None:
    for _ in range(12):
        if page.locator("[data-ending]").count():
            return
        catch_up(page)
        fights = page.locator("[data-say^=beat], [data-action=fight]").count()
        press_main(page, "[data-main]" if fights else "[data-action=end]")
        page.wait_for_timeout(SETTLE_MS)


if __name__ == "__main__":
    _folder, *_words = sys.argv[1:]
    _theme: Theme = "light" if "light" in _words else "dark"
    _widths = [width for width in SIZES if str(width) in _words] or list(SIZES)
    _names = [word for word in _words if word not in ("dark", "light") and not word.isdigit()]
    main(Path(_folder), _theme, _widths, _names)
