"""Opening tables of Unbreakable Castle, and small deeds at them."""

from collections.abc import Mapping, Sequence

from playwright.sync_api import Page, expect

from web.castle_positions import POSITIONS
from web.players import catch_up, press_main
from web.serving import Server

STEADY_MS = 450
"""A button ignores touches until its meaning has stood this long."""


def open_castle(page: Page, holders: Sequence[str], name: str = "", **options: str) -> None:
    """Choose what is played and who sits where; open the table."""
    page.wait_for_selector("#option-seats")
    page.locator("#option-seats").select_option(str(len(holders)))
    while options and page.locator("form details:not([open]) > summary:visible").count():
        page.locator("form details:not([open]) > summary:visible").first.click()
    for option, value in options.items():
        if option == "races":
            page.get_by_role("checkbox", name=value).check()
        else:
            page.locator(f"#option-{option}").select_option(value)
    for seat, holder in enumerate(holders):
        page.locator(f"#seat-{seat}").select_option(holder)
    if name:
        page.locator("#name").fill(name)
    page.locator("form button.can").click()
    page.wait_for_selector("[data-moves]")


def sit_down(page: Page, server: Server, name: str) -> None:
    """Open a table at this position, with every seat one's own, and go there."""
    seats = int(POSITIONS[name].options.partition("&")[0].removeprefix("seats="))
    wanted = {
        "game": f"unbreakable-castle/{name}?seats={seats}",
        "name": "Anna",
        "seats": list(range(seats)),
    }
    answered = page.request.post(f"{server.address}/api/tables", data=wanted)
    assert answered.ok, answered.text()
    page.goto(answered.json()["personal_link"])
    page.wait_for_selector("[data-moves]")


def press_on(page: Page, name: str) -> None:
    """Press what this position is shown with, by a finger where there is one."""
    is_touch = page.evaluate("navigator.maxTouchPoints > 0")
    for selector in POSITIONS[name].press:
        page.wait_for_timeout(STEADY_MS)
        wanted = page.locator(selector).first
        (wanted.tap if is_touch else wanted.click)()
    page.wait_for_timeout(STEADY_MS)


def open_a_card(page: Page) -> None:
    """Pick the first card that may be opened, and open it."""
    catch_up(page)
    page.locator(".possible[data-place=b2], .possible[data-place]").first.click()
    press_main(page, "[data-do]")
    catch_up(page)


def put_together(page: Page, give: Mapping[str, int], want: Mapping[str, int]) -> None:
    """Press − for what is given and + for what is wanted, as often as the deal asks."""
    for button, amounts in (("less", give), ("more", want)):
        for resource, count in amounts.items():
            for _ in range(count):
                page.locator(f"[data-{button}={resource}]").click()


def offer(page: Page, partner: str, give: Mapping[str, int], want: Mapping[str, int]) -> None:
    """Offer a deal that was put together token by token."""
    catch_up(page)
    page.wait_for_timeout(STEADY_MS)
    page.locator("[data-action=offer]:visible").first.click()
    page.locator(f"[data-partner={partner}]").click()
    put_together(page, give, want)
    press_main(page, "[data-do]")


def answer(page: Page, how: str) -> None:
    """Choose an answer to the offer on the table, and give it."""
    page.wait_for_selector("[data-answer]")
    page.wait_for_timeout(STEADY_MS)
    page.locator(f"[data-answer={how}]").click()
    if how != "counter":
        press_main(page, "[data-do]")


def goods(page: Page, seat: str) -> str:
    """What a player holds, as a screen reader hears it."""
    shown = page.locator(f"[data-player={seat}] .goods + .unseen").first
    expect(shown).to_be_attached()
    return shown.inner_text()
