"""Whole games in a real browser, however people like to play."""

import pytest
from playwright.sync_api import Page

from web.conftest import Visit
from web.players import Step, by_command, by_keyboard, by_mouse, play_to_the_end


def open_table(page: Page, edition: str, seats: str, level: str = "") -> None:
    """A new table by its form, every seat mine."""
    page.get_by_role("radio", name=edition, exact=True).check()
    for option in ("Level", "Siege"):
        if level and page.get_by_label(option, exact=True).count():
            page.get_by_label(option, exact=True).select_option(level)
    page.get_by_label("Defenders", exact=True).select_option(seats)
    for seat in "ABCD"[: int(seats)]:
        page.get_by_label(f"Seat {seat}", exact=True).select_option("me")
    page.get_by_role("button", name="Open the table").click()


@pytest.mark.parametrize("edition", ["Bastion 2018", "Bastion 2015"])
@pytest.mark.parametrize("step", [by_mouse, by_keyboard, by_command])
def test_a_whole_game(visit: Visit, edition: str, step: Step) -> None:
    page = visit("/new")
    level = "tutorial" if "2018" in edition else "training"
    open_table(page, edition, "1", level)
    steps = play_to_the_end(page, step)
    assert steps > 10
