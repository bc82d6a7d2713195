"""Tables of Bastion that begin at a position, and small deeds at them."""

from playwright.sync_api import Page, expect

from web.bastion_positions import POSITIONS
from web.last_bastion_tables import open_game
from web.players import catch_up, click_free, press_main
from web.serving import Server


def sit_down(page: Page, server: Server, name: str, person: str = "Anna") -> None:
    """Open a table at this position, with every seat one's own, and go there."""
    seats = POSITIONS[name].seats
    open_game(page, server, f"bastion/{name}?seats={seats}", range(seats), person=person)


def aim(page: Page) -> None:
    """Pick the enemy before the gate."""
    page.wait_for_selector("[data-mine=true]")
    catch_up(page)
    click_free(page, page.locator(".picture [data-place='1']").first)
    page.wait_for_selector("[data-do]:visible")


def strike(page: Page) -> None:
    """Attack the enemy before the gate, whatever spells could help."""
    aim(page)
    press_main(page, "[data-do]")
    struck = page.locator("[data-action=attack]:disabled, [data-over]")
    while not struck.count():
        press_main(page)


def end_turn(page: Page) -> None:
    press_main(page, "[data-action=end]")


def see_the_end(page: Page) -> None:
    page.wait_for_selector("[data-over]")
    catch_up(page)
    expect(page.locator("[data-ending]")).to_be_visible()
