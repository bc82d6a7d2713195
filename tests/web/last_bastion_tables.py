"""Tables of Last Bastion that begin at a position."""

from typing import Final

from playwright.sync_api import Page

from web.last_bastion_positions import POSITIONS
from web.serving import Server

_SEATS: Final = {"seats=1": 1, "seats=2": 2, "seats=4": 4}


def sit_down(page: Page, server: Server, name: str) -> None:
    """Open a table at this position, with every seat one's own, and go there."""
    seats = _SEATS[POSITIONS[name].options.partition("&")[0]]
    wanted = {
        "game": f"last-bastion/{name}",
        "name": "Anna",
        "seats": list(range(seats)),
        "settings": {"consent": "auto"},
    }
    answer = page.request.post(f"{server.address}/api/tables", data=wanted)
    assert answer.ok, answer.text()
    page.goto(answer.json()["personal_link"])
    page.wait_for_selector("[data-moves]")
