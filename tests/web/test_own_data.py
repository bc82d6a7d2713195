"""A table with cards, horde or deck of one's own says so, whatever the game."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

import garrison
from web.conftest import Visit
from web.serving import Server

GAMES = Path(garrison.__file__).parent / "games"
OWN = (
    GAMES / "bastion" / "data" / "reconstructed.toml",
    GAMES / "last_bastion" / "data" / "horde.toml",
    GAMES / "unbreakable_castle" / "data" / "cards.toml",
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    options = [part for file in OWN for part in ("--data", str(file))]
    server = Server(tmp_path_factory.mktemp("server"), options=options)
    server.start()
    yield server
    server.stop()


@pytest.mark.parametrize(
    ("game", "language", "words"),
    [
        ("bastion", "en", "Own data"),
        ("last-bastion", "ru", "Свои данные"),
        ("unbreakable-castle", "pl", "Własne dane"),
    ],
)
def test_form_and_table_say_that_the_data_are_somebodys_own(
    visit: Visit, game: str, language: str, words: str
) -> None:
    page = visit(f"/new?game={game}", language=language)
    expect(page.locator("[data-own-data]")).to_be_visible()
    page.locator("form button.can").click()
    expect(page.locator("[data-mark]")).to_have_text(words)
