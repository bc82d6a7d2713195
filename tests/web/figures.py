"""How heavy and how quick the client is: `python -m web.figures`."""

import statistics
import tempfile
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from playwright.sync_api import Page, Request, sync_playwright

from web.browsing import launch
from web.forms import open_table
from web.serving import Server

TAPS: Final = 15

_WATCH_SHIFTS: Final = """
    window.shifts = 0;
    new PerformanceObserver((list) => {
        for (const each of list.getEntries()) if (!each.hadRecentInput) window.shifts += each.value;
    }).observe({ type: 'layout-shift', buffered: true });
"""

_PAINT: Final = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0"

_TAP: Final = """(element) => new Promise((done) => {
    const start = performance.now();
    const watcher = new MutationObserver(() => requestAnimationFrame(() => {
        watcher.disconnect();
        done(performance.now() - start);
    }));
    watcher.observe(document.body, { subtree: true, childList: true, attributes: true });
    element.click();
})"""


def main() -> None:
    with tempfile.TemporaryDirectory() as kept, sync_playwright() as playwright:
        server = Server(Path(kept))
        server.start()
        browser = launch(playwright)
        try:
            context = browser.new_context(viewport={"width": 1280, "height": 860}, locale="en")
            context.add_init_script(_WATCH_SHIFTS)
            page = context.new_page()
            _first_load(page, server)
            _table(page, server)
        finally:
            browser.close()
            server.stop()


def weigh_scripts(page: Page) -> list[int]:
    """A list that gets the size, as it is sent, of each script the page fetches from now on."""
    sizes: list[int] = []

    def weigh(request: Request) -> None:
        if urlsplit(request.url).path.endswith(".js"):
            sizes.append(request.sizes()["responseBodySize"])

    page.on("requestfinished", weigh)
    return sizes


def _first_load(page: Page, server: Server) -> None:
    sizes = weigh_scripts(page)
    page.goto(server.address)
    page.wait_for_load_state("networkidle")
    print(f"start page: {len(sizes)} scripts, {sum(sizes) / 1000:.1f} kB compressed")
    print(f"first contentful paint: {page.evaluate(_PAINT):.0f} ms")
    print(f"layout shift of the start page: {page.evaluate('window.shifts'):.4f}")
    page.get_by_role("button", name="Play now: Bastion", exact=True).click()
    page.wait_for_selector("[data-moves]")
    page.wait_for_load_state("networkidle")
    print(f"first table: {len(sizes)} scripts, {sum(sizes) / 1000:.1f} kB compressed")


def _table(page: Page, server: Server) -> None:
    page.goto(f"{server.address}/new")
    page.wait_for_load_state("networkidle")
    print(f"layout shift of the form: {page.evaluate('window.shifts'):.4f}")
    open_table(page, "Bastion 2018", {"A": "me"}, "tutorial")
    page.wait_for_selector("[data-moves]")
    times = []
    for _ in range(TAPS):
        times.append(page.locator("[data-place='1']").first.evaluate(_TAP))
        page.keyboard.press("Escape")
        page.wait_for_timeout(100)
    print(f"tap to answer: median {statistics.median(times):.0f} ms, worst {max(times):.0f} ms")
    print(f"layout shift over four enemy phases: {_enemy_phases(page):.4f}")


def _enemy_phases(page: Page) -> float:
    """What moves on a second page that touches nothing; shifts after a key are not counted."""
    twin = page.context.new_page()
    twin.set_viewport_size({"width": 1280, "height": 860})
    twin.goto(page.url)
    twin.wait_for_selector("[data-moves]")
    twin.wait_for_timeout(1000)
    twin.evaluate("window.shifts = 0")
    for _ in range(4):
        page.locator("#command").fill("end")
        page.keyboard.press("Enter")
        page.wait_for_timeout(2500)
    return float(twin.evaluate("window.shifts"))


if __name__ == "__main__":
    main()
