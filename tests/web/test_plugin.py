"""A game from another package in the browser: the race, whose files nothing here knows of."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from web.conftest import Visit
from web.players import by_mouse, play_to_the_end
from web.serving import TESTS, Server

INSTALLED = {
    "METADATA": "Metadata-Version: 2.1\nName: garrison-race\nVersion: 1.0\n",
    "entry_points.txt": "[garrison.games]\nrace = garrison_race:ENTRY\n",
}
"""What an installer writes beside a package."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server in whose environment the package of the race is installed."""
    packages = tmp_path_factory.mktemp("packages")
    install_race(packages)
    server = Server(tmp_path_factory.mktemp("server"), packages=packages)
    server.start()
    yield server
    server.stop()


def install_race(packages: Path) -> None:
    about = packages / "garrison_race-1.0.dist-info"
    about.mkdir()
    for name, text in INSTALLED.items():
        (about / name).write_text(text)
    (packages / "garrison_race").symlink_to(TESTS / "demo" / "race")


def test_a_game_of_another_package_is_played_with_the_usual_face_and_its_own_words(
    visit: Visit,
) -> None:
    page = visit("/new?game=race", language="pl")
    expect(page.get_by_role("radio", name="Wyścig", exact=True)).to_be_checked()
    for seat in (0, 1):
        page.locator(f"#seat-{seat}").select_option("me")
    page.locator("form button.can").click()
    page.wait_for_selector("[data-moves]")
    expect(page.get_by_text("Rzuć kośćmi").first).to_be_visible()
    expect(page.get_by_text("🏃 A").first).to_be_visible()  # the package's own face.js
    assert play_to_the_end(page, by_mouse) >= 7
