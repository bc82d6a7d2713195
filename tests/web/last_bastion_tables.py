"""Tables of Last Bastion that begin at a position."""

from collections.abc import Mapping, Sequence
from typing import Final

from playwright.sync_api import Page

from web.last_bastion_positions import POSITIONS
from web.serving import Server

_SEATS: Final = {"seats=1": 1, "seats=2": 2, "seats=4": 4}


def sit_down(page: Page, server: Server, name: str) -> None:
    """Open a table at this position, with every seat one's own, and go there."""
    seats = _SEATS[POSITIONS[name].options.partition("&")[0]]
    open_game(page, server, f"last-bastion/{name}", list(range(seats)))


def open_game(
    page: Page,
    server: Server,
    game: str,
    seats: Sequence[int],
    bots: Sequence[Mapping[str, object]] = (),
    person: str = "Anna",
) -> dict[str, object]:
    """Open a table with these seats one's own, and go there."""
    wanted = {
        "game": game,
        "name": person,
        "seats": list(seats),
        "bots": list(bots),
        "settings": {"consent": "auto"},
    }
    answer = page.request.post(f"{server.address}/api/tables", data=wanted)
    assert answer.ok, answer.text()
    ticket: dict[str, object] = answer.json()
    page.goto(str(ticket["personal_link"]))
    page.wait_for_selector("[data-moves]")
    return ticket
