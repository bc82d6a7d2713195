"""Filling in the form of a new table."""

from collections.abc import Mapping

from playwright.sync_api import Page


def open_table(
    page: Page, edition: str, seats: Mapping[str, str], level: str = "", name: str = ""
) -> None:
    """Choose the edition, its level, who sits where; then open the table."""
    page.get_by_role("radio", name=edition, exact=True).check()
    page.locator("#option-seats").select_option(str(len(seats)))
    if level:
        page.locator("#option-level, #option-siege").select_option(level)
    for seat, holder in seats.items():
        page.locator(f"#seat-{'ABCD'.index(seat)}").select_option(holder)
    if name:
        page.locator("#name").fill(name)
    page.locator("form button.can").click()


def invited(host: Page) -> str:
    """The path of the invitation that a host sees while a seat is free."""
    link = host.locator("[data-invitation] input").input_value()
    return link[link.index("/table") :]


def enter(page: Page, name: str) -> None:
    """Give one's name: to open the table the form proposes, or to join a friend's."""
    page.locator("#name").fill(name)
    page.locator("form button.can").click()
    page.wait_for_selector("[data-moves]")
