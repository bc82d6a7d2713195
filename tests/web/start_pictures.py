"""Take the pictures of the start page: `python -m web.start_pictures [GAME …]`.

Each is a board as the client draws it in the middle of a game that bots played, on no ground.
"""

import sys
import tempfile
from base64 import b64decode
from pathlib import Path
from typing import Final

import httpx
from playwright.sync_api import Page, ViewportSize, sync_playwright

from garrison import load
from garrison.bots.match import play_match
from garrison.core.records import write_record
from web.browsing import WEB, launch
from web.serving import Server

FOLDER: Final = WEB / "src" / "pictures"
SIZE: Final = ViewportSize(width=1700, height=1150)
QUALITY: Final = 82
GAMES: Final = {
    "bastion": ("bastion/2018?seats=3", 5, 170),
    "last-bastion": ("last-bastion?seats=4", 5, 150),
    "unbreakable-castle": ("unbreakable-castle?seats=3", 5, 120),
}
"""Which game, its seed, and after how many moves it looks its best."""

_CLEAR: Final = """() => {
    for (const each of [document.documentElement, document.body]) each.style.background = 'none';
    for (const each of document.querySelectorAll('svg text, .drawing :not(:has(*))'))
        if (/\\p{L}{2}/u.test(each.textContent)) each.style.visibility = 'hidden';
}"""
"""No ground, and no words: the picture is the same in every language."""
_LARGEST: Final = """() => {
    const area = (each) => each.getBoundingClientRect().width * each.getBoundingClientRect().height;
    const drawn = [...document.querySelectorAll('main svg, main .drawing')];
    const [best] = drawn.sort((one, other) => area(other) - area(one));
    for (let at = best; at !== document.body; at = at.parentElement) {
        at.style.overflow = 'visible';
        for (const other of at.parentElement.children)
            if (other !== at) other.style.visibility = 'hidden';
    }
    const box = best.getBoundingClientRect();
    return { x: box.x, y: box.y, width: box.width, height: box.height };
}"""


def main(games: list[str]) -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server, browser = Server(Path(folder)), launch(playwright)
        server.start()
        for game in games:
            page = browser.new_context(viewport=SIZE, color_scheme="dark").new_page()
            page.goto(server.address + _moment(server, *GAMES[game]))
            page.wait_for_selector("[data-moment]")
            page.wait_for_timeout(600)
            (FOLDER / f"{game}.webp").write_bytes(_picture(page))
        server.stop()


def _moment(server: Server, name: str, seed: int, move: int) -> str:
    """The address of a moment of a game that bots play now."""
    match = play_match(load(name), ["greedy"], seed)
    told = write_record(match.record)
    answer = httpx.post(f"{server.address}/api/records", content=told, timeout=60)
    answer.raise_for_status()
    return f"/record/{answer.json()['id']}?move={move}"


def _picture(page: Page) -> bytes:
    page.evaluate(_CLEAR)
    box = page.evaluate(_LARGEST)
    clear = {"color": {"r": 0, "g": 0, "b": 0, "a": 0}}
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setDefaultBackgroundColorOverride", clear)
    shot = session.send(
        "Page.captureScreenshot",
        {"format": "webp", "quality": QUALITY, "clip": {**box, "scale": 1}},
    )
    return b64decode(shot["data"])


if __name__ == "__main__":
    main(sys.argv[1:] or list(GAMES))
