"""Every stage, question and dialogue of Unbreakable Castle: axe, room, and nothing that jumps."""

from collections.abc import Iterator, Sequence
from typing import Final

import pytest
from playwright.sync_api import Page

from web.castle_positions import POSITIONS
from web.castle_tables import press_on, sit_down
from web.conftest import Visit
from web.serving import Server
from web.test_everyone import dress, violations

STAGES: Final = ("ask-", "offer-", "read-", "seats-", "end-", "trader-potter", "quest-light-5")
MOST_SHIFT: Final = 0.1
"""What counts as good among the web vitals."""

_SHIFTS: Final = """window.shifted = 0;
new PerformanceObserver((list) => {
    for (const each of list.getEntries()) if (!each.hadRecentInput) window.shifted += each.value;
}).observe({ type: 'layout-shift', buffered: true });"""
_SIDEWAYS: Final = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
_FIELD: Final = """() => {
    const box = document.querySelector('.field')?.getBoundingClientRect();
    return box ? [box.left, box.top, box.width, box.height].map(Math.round).join(' ') : '';
}"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("server"), "web.castle_server")
    server.start()
    yield server
    server.stop()


@pytest.mark.soak
@pytest.mark.parametrize(
    ("language", "width"), [("en", 1440), ("en", 390), ("ru", 1280), ("pl", 390), ("ru", 360)]
)
def test_everybody_can_use_every_stage_and_dialogue(
    visit: Visit, server: Server, language: str, width: int
) -> None:
    page = visit("/", language=language, width=width, height=860, touch=width < 700)
    page.context.add_init_script(_SHIFTS)
    found = {name: list(_faults(page, server, name)) for name in _names()}
    assert {name: faults for name, faults in found.items() if faults} == {}


def _names() -> Sequence[str]:
    return [name for name in POSITIONS if name.startswith(STAGES)]


def _faults(page: Page, server: Server, name: str) -> Iterator[str]:
    """What is wrong at this position, before and after what is pressed there."""
    sit_down(page, server, name)
    before = page.evaluate(_FIELD)
    press_on(page, name)
    if before and not name.startswith("end") and (after := page.evaluate(_FIELD)) != before:
        yield f"the field moved from {before} to {after}"
    if (shifted := page.evaluate("window.shifted")) > MOST_SHIFT:
        yield f"things shift by {shifted}"
    if (beyond := page.evaluate(_SIDEWAYS)) > 0:
        yield f"{beyond} px too wide"
    for theme in ("dark", "light"):
        dress(page, theme)
        yield from (f"{theme}: {each}" for each in violations(page))
