"""People at a table: by mouse, by touch, by keyboard alone, by the command line alone."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final

from playwright.sync_api import Error, Locator, Page, expect

MOST_STEPS: Final = 400
SETTLE_MS: Final = 30_000
STEADY_MS: Final = 450
"""So long buttons ignore presses after their meaning changed, and a little more."""

UNTIL_NEWS_MS: Final = 200
REACH_MS: Final = 2000

Step = Callable[[Page, int], None]
"""Does one thing at a table; the number tells how many were done before."""

_FORWARD: Final = "".join(
    f":not([data-action={action}])" for action in ("undo", "reset", "redo", "hint", "list")
)
_STATE: Final = "document.querySelector('[data-moves]')?.dataset.moves ?? ''"
_HAS_CHANGED: Final = (
    f"(before) => ({_STATE}) !== before || document.querySelector('[data-ending]')"
)


def is_over(page: Page) -> bool:
    return page.locator("[data-ending]").count() > 0


def play_to_the_end(page: Page, step: Step, patience: float = SETTLE_MS) -> int:
    """Step by step until the game is over. Returns the number of steps.

    `patience` is how long others may take, in milliseconds.
    """
    page.wait_for_selector("[data-moves]")
    for number in range(MOST_STEPS):
        page.wait_for_selector("[data-mine=true], [data-ending], [data-skip]", timeout=patience)
        catch_up(page)
        if is_over(page):
            return number
        if not page.locator("[data-mine=true]").count():
            continue
        take_step(page, step, number)
    raise AssertionError(f"after {MOST_STEPS} steps the game still goes on")


def take_step(page: Page, step: Step, number: int = 0) -> None:
    """Do one thing, and wait until its news has come."""
    before = page.evaluate(_STATE)
    step(page, number)
    page.wait_for_function(_HAS_CHANGED, arg=before, timeout=SETTLE_MS)


def play_together(pages: Sequence[Page], step: Step) -> int:
    """Whoever's turn it is does something, until the game is over for everybody."""
    for number in range(MOST_STEPS):
        moves = max(_moves(page) for page in pages)
        for page in pages:
            page.wait_for_function(f"(moves) => Number({_STATE}) >= moves", arg=moves)
        if all(is_over(page) for page in pages):
            return number
        for page in pages:
            catch_up(page)
        mine = [page for page in pages if page.locator("[data-mine=true]").count()]
        if not mine:
            pages[0].wait_for_timeout(UNTIL_NEWS_MS)
        else:
            step(mine[0], number)
            arrived = (
                f"(moves) => Number({_STATE}) > moves || document.querySelector('[data-ending]')"
            )
            mine[0].wait_for_function(arrived, arg=moves, timeout=SETTLE_MS)
    raise AssertionError(f"after {MOST_STEPS} steps the game still goes on")


def _moves(page: Page) -> int:
    return int(page.locator("[data-moves]").get_attribute("data-moves") or 0)


def by_mouse(page: Page, number: int) -> None:
    """Pick something golden on the board and do it; every few steps end the turn."""
    catch_up(page)
    golden = page.locator("[data-place].possible:visible")
    if number % 4 == 3 or not golden.count():
        press_main(page, "[data-action=end]")
    else:
        click_free(page, golden.nth(number % golden.count()))
        _do_what_is_offered(page, number)


def catch_up(page: Page) -> None:
    """See no more of what others did, nor of what was missed while the line was cut."""
    for button in (page.locator("[data-skip]"), page.locator("[data-digest] button")):
        while button.count():
            with suppress(Error):  # it may go by itself while one reaches for it
                button.first.click(timeout=REACH_MS)


def press_main(page: Page, wanted: str = "[data-main]") -> None:
    """Press this button, or where there is none the main one, until something is done."""
    before = page.evaluate(_STATE)
    for _ in range(3):
        if page.evaluate(_STATE) != before or is_over(page):
            return
        page.wait_for_timeout(STEADY_MS)
        catch_up(page)
        button = page.locator(f"{wanted}:visible")
        pressed = button if button.count() else page.locator("[data-main]:visible")
        with suppress(Error):  # what others do meanwhile may take it away
            pressed.first.click(timeout=REACH_MS)
            page.wait_for_function(_HAS_CHANGED, arg=before, timeout=STEADY_MS)


_FREE_POINT: Final = """(element) => {
    element.scrollIntoView({ block: 'center' });
    const box = element.getBoundingClientRect();
    for (let down = 1; down < 20; down += 1)
        for (let right = 1; right < 20; right += 1) {
            const x = box.left + (box.width * right) / 20, y = box.top + (box.height * down) / 20;
            if (element.contains(document.elementFromPoint(x, y))) return [x, y];
        }
    return null;
}"""


def click_free(page: Page, place: Locator) -> None:
    """Click where nothing lies over the place: sources lie on districts."""
    point = place.evaluate(_FREE_POINT)
    assert point is not None, f"{place} cannot be touched"
    page.mouse.click(*point)


def _do_what_is_offered(page: Page, number: int) -> None:
    offers = page.locator("[data-say]")
    if offers.count():
        offers.nth(number % offers.count()).click()
    if page.locator("[data-do]").count():
        page.wait_for_timeout(STEADY_MS)
        page.locator("[data-do]").click()


def by_touch(page: Page, number: int) -> None:
    """As by mouse, with a finger on a phone."""
    catch_up(page)
    golden = page.locator("[data-place].possible:visible")
    if number % 4 == 3 or not golden.count():
        press_main(page, "[data-action=end]")
        return
    golden.nth(number % golden.count()).tap()
    offers = page.locator("[data-say]")
    if offers.count():
        offers.nth(number % offers.count()).tap()
    if page.locator("[data-do]").count():
        page.wait_for_timeout(STEADY_MS)
        page.locator("[data-do]").tap()


def by_keyboard(page: Page, number: int) -> None:
    """Nothing but keys: the letter of an action, arrows among what it offers, Enter."""
    if page.locator("[data-skip]").count():
        page.keyboard.press("Enter")
    page.wait_for_timeout(STEADY_MS)
    keys = page.locator(f"[data-action][aria-keyshortcuts]:enabled{_FORWARD}")
    count = keys.count()
    assert count, page.locator("body").inner_text()
    end = page.locator("[data-action=end]")
    chosen = end if end.count() and number % 4 == 3 else keys.nth(number % count)
    letter = (chosen.get_attribute("aria-keyshortcuts") or "").rpartition(" ")[2]
    page.keyboard.press(letter)
    if page.locator("[data-say]").count():
        for _ in range(number % 3 + 1):
            page.keyboard.press("ArrowDown")
    if page.locator("[data-do]").count():
        page.wait_for_timeout(STEADY_MS)
        page.keyboard.press("Enter")


def by_command(page: Page, number: int) -> None:
    """Nothing but the command line: a list of what begins as typed, one of it, Enter."""
    line = page.locator("#command")
    if not line.is_visible():
        page.locator("h1").first.evaluate("document.activeElement?.blur()")
        page.keyboard.press("/")
    line.focus()
    page.keyboard.press("ArrowDown")
    options = page.locator("[role=option] button")
    expect(options.first).to_be_visible()
    lines = [text.strip() for text in options.all_inner_texts()]
    moves = [text for text in lines if text not in ("undo", "redo", "reset", "say", "point", "why")]
    ends = [text for text in moves if text == "end"]
    line.fill(ends[0] if ends and number % 4 == 3 else moves[number % len(moves)])
    page.keyboard.press("Enter")
    expect(line).to_have_value("")
