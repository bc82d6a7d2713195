"""Take pictures of everything the shell shows: `python -m web.screenshots FOLDER [STATE …]`.

Every state of `web.shell_states` whose name begins as asked for, in every size, language and theme,
or in those that are named. Pictures of one size also come together on sheets to look at.
"""

import argparse
import tempfile
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Error, Page, sync_playwright

from web.browsing import launch
from web.serving import Server
from web.sheets import make_sheet
from web.shell_states import POSITIONS, STATES, State, Visitor

SIZES: Final = {1440: 900, 1366: 768, 768: 1024, 390: 844, 320: 568}
LANGUAGES: Final = ("en", "ru", "pl")
THEMES: Final = ("dark", "light")
COLUMNS: Final = {1440: 2, 1366: 2, 768: 4, 390: 6, 320: 6}
SETTLE_MS: Final = 250

_SIDEWAYS: Final = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
_DRESS: Final = "(theme) => (document.documentElement.dataset.theme = theme)"


@dataclass
class Camera:
    """Takes a picture in each size, language and theme, and tells what does not fit."""

    folder: Path
    sizes: Sequence[int]
    languages: Sequence[str]
    themes: Sequence[str]
    taken: dict[int, list[Path]] = field(default_factory=lambda: defaultdict(list))

    def take(self, page: Page, name: str) -> None:
        for language in self.languages:
            page.set_viewport_size({"width": 1440, "height": SIZES[1440]})
            # A dialogue may lie over the button, so no mouse comes to it.
            page.locator(f".languages [lang={language}]").first.evaluate("each => each.click()")
            for theme in self.themes:
                page.evaluate(_DRESS, theme)
                for width in self.sizes:
                    self._shoot(page, f"{name}-{language}-{theme}", width)

    def _shoot(self, page: Page, name: str, width: int) -> None:
        page.set_viewport_size({"width": width, "height": SIZES[width]})
        page.wait_for_timeout(SETTLE_MS)
        path = self.folder / f"{name}-{width}.png"
        page.screenshot(path=path)
        self.taken[width].append(path)
        if (beyond := page.evaluate(_SIDEWAYS)) > 0:
            print(f"{name}-{width}: {beyond} px too wide")

    def lay_out(self, page: Page) -> None:
        for width, paths in self.taken.items():
            some = 2 * COLUMNS[width]
            for start in range(0, len(paths), some):
                sheet = self.folder / f"sheet-{width}-{start // some:02}.png"
                make_sheet(page, paths[start : start + some], sheet, COLUMNS[width])


def main(camera: Camera, beginnings: Sequence[str]) -> None:
    camera.folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = launch(playwright)
        for module, states in (("", STATES), ("web.bastion_server", POSITIONS)):
            wanted = {
                name: state
                for name, state in states.items()
                if not beginnings or name.startswith(tuple(beginnings))
            }
            if wanted:
                _take_all(browser, module, wanted, camera)
        camera.lay_out(browser.new_page())
        browser.close()


def _take_all(browser: Browser, module: str, states: Mapping[str, State], camera: Camera) -> None:
    """One state that cannot be reached keeps no other from being looked at."""
    with _serving(module) as server:
        for name, state in states.items():
            try:
                camera.take(state(Visitor(browser, server)), name)
            except Error as error:
                print(f"{name}: {error.message.splitlines()[0]}")
            for context in browser.contexts:
                context.close()


@contextmanager
def _serving(module: str) -> Iterator[Server]:
    with tempfile.TemporaryDirectory() as kept:
        server = Server(Path(kept), module)
        server.start()
        try:
            yield server
        finally:
            server.stop()


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("states", nargs="*")
    parser.add_argument("--sizes", nargs="+", type=int, choices=SIZES, default=list(SIZES))
    parser.add_argument("--languages", nargs="+", choices=LANGUAGES, default=list(LANGUAGES))
    parser.add_argument("--themes", nargs="+", choices=THEMES, default=list(THEMES))
    chosen = parser.parse_args()
    main(Camera(chosen.folder, chosen.sizes, chosen.languages, chosen.themes), chosen.states)
