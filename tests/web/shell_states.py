"""Everything the shell shows, state by state: each brings a fresh page there.

Pages come from the real server; positions near the end of a game from `web.bastion_server`.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from playwright.sync_api import Browser, Page

from web.bastion_tables import aim, end_turn, see_the_end, sit_down, strike
from web.forms import enter, invited, open_table
from web.players import STEADY_MS, by_command, catch_up, press_main
from web.serving import Server
from web.wire import Wire

THOUGHT_MS: Final = 60_000
STEPWISE: Final = "localStorage.setItem('garrison:settings', JSON.stringify({pace: 'step'}))"
AS_LISTS: Final = "localStorage.setItem('garrison:settings', JSON.stringify({board: 'lists'}))"
AS_TEXT: Final = "localStorage.setItem('garrison:settings', JSON.stringify({board: 'text'}))"


@dataclass(frozen=True)
class Visitor:
    """Opens pages of one server, each in a browser of its own."""

    browser: Browser
    server: Server

    def come(self, path: str = "/") -> Page:
        page = self.browser.new_context(
            locale="en",
            color_scheme="dark",
            reduced_motion="reduce",
            viewport={"width": 1440, "height": 900},
        ).new_page()
        page.goto(self.server.address + path)
        return page


State = Callable[[Visitor], Page]


def _at(path: str) -> State:
    def go(visitor: Visitor) -> Page:
        page = visitor.come(path)
        page.wait_for_selector("main h1")
        page.wait_for_load_state("networkidle")
        return page

    return go


def _new_table(visitor: Visitor) -> Page:
    page = visitor.come("/new")
    page.wait_for_selector("[data-estimate]", timeout=THOUGHT_MS)
    return page


def _new_table_unfolded(visitor: Visitor) -> Page:
    page = _new_table(visitor)
    page.locator("form details summary").first.click()
    page.locator("#away-bot").select_option(index=1)
    page.locator("form input[type=checkbox]").last.check()
    return page


def _start_with_games(visitor: Visitor) -> Page:
    page, bob = _two(visitor)
    bob.context.close()
    page.goto(visitor.server.address)
    page.wait_for_selector(".game")
    return page


def _invitation(visitor: Visitor) -> Page:
    page = visitor.come("/new?game=bastion/2018")
    enter(page, "Sannir")
    page.wait_for_selector("[data-invitation] img")
    return page


def _joining(visitor: Visitor) -> Page:
    guest = visitor.come(invited(_invitation(visitor)))
    guest.wait_for_selector("main input")
    return guest


def _full_table(visitor: Visitor) -> Page:
    page = _game(visitor)
    stranger = visitor.come(page.url[page.url.index("/table") :])
    stranger.wait_for_selector("main button")
    return stranger


def _two(visitor: Visitor) -> tuple[Page, Page]:
    ann = visitor.come("/new?game=bastion/2018")
    ann.locator("#option-level").select_option("tutorial")
    enter(ann, "Dagdar")
    bob = visitor.come(invited(ann))
    enter(bob, "Sannir")
    return ann, bob


def _waiting(visitor: Visitor) -> Page:
    _, bob = _two(visitor)
    bob.wait_for_selector("[data-mine=false]")
    return bob


def _command(page: Page, line: str) -> None:
    page.locator("#command").fill(line)
    page.keyboard.press("Enter")
    page.wait_for_timeout(STEADY_MS)


def _left(visitor: Visitor) -> Page:
    ann, bob = _two(visitor)
    _command(ann, "end")
    bob.locator("[data-table-menu] > summary").click()
    bob.locator("[data-leave]").click()
    bob.wait_for_timeout(STEADY_MS)
    bob.locator("[data-leave]").click()
    catch_up(ann)
    ann.wait_for_selector("[data-invitation]")
    return ann


def _away(visitor: Visitor) -> Page:
    ann, bob = _two(visitor)
    _command(ann, "end")
    bob.context.close()
    catch_up(ann)
    ann.wait_for_selector("[data-missed]")
    return ann


def _ballot(visitor: Visitor) -> Page:
    ann, bob = _two(visitor)
    _command(ann, "end")
    ann.locator("[data-action=undo]").click()
    catch_up(bob)
    bob.wait_for_selector("[data-ballot]")
    return bob


def _digest(visitor: Visitor) -> Page:
    ann, bob = _two(visitor)
    address = bob.url
    bob.goto("about:blank")
    _command(ann, "end")
    bob.goto(address)
    bob.wait_for_selector("[data-digest]")
    return bob


def _talk(visitor: Visitor) -> Page:
    ann, bob = _two(visitor)
    for words in ("Hello! Shall I take the wall in the north?", "And you the rest?"):
        bob.get_by_label("Say something").fill(words)
        bob.keyboard.press("Enter")
    _command(bob, "point D4")
    ann.wait_for_selector(".pointer")
    return ann


def _cut(visitor: Visitor) -> Page:
    page = _game(visitor)
    twin = page.context.new_page()
    wire = Wire(twin)
    twin.goto(page.url)
    twin.wait_for_selector("[data-moves]")
    wire.cut()
    twin.wait_for_selector("[data-away]")
    return twin


def _refusal(visitor: Visitor) -> Page:
    page = _game(visitor)
    page.locator("#command").fill("foo bar")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-refusal]")
    return page


def _game(visitor: Visitor) -> Page:
    """Two hands of one person, the first ritual given back."""
    page = visitor.come("/new")
    open_table(page, "Bastion 2018", {"A": "me", "B": "me"}, "medium", name="Dagdar")
    page.wait_for_selector("[data-moves]")
    for number in range(2):
        by_command(page, number)
        catch_up(page)
    page.wait_for_timeout(STEADY_MS)
    return page


def _asked(visitor: Visitor) -> Page:
    page = visitor.come("/new")
    open_table(page, "Bastion 2018", {"A": "me"}, "medium", name="Dagdar")
    page.wait_for_selector("[data-mine=true]")
    catch_up(page)
    return page


def _menu(visitor: Visitor) -> Page:
    page = _game(visitor)
    page.locator("[data-table-menu] > summary").click()
    return page


def _rows(visitor: Visitor) -> Page:
    page = _game(visitor)
    page.locator("[data-action=move]").first.click()
    return page


def _why_not(visitor: Visitor) -> Page:
    page = _game(visitor)
    page.locator("[data-place='20']").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-why]")
    return page


def _reminder(visitor: Visitor) -> Page:
    page = _game(visitor)
    page.locator("[data-action=end]").click()
    page.wait_for_selector("[data-reminder]")
    return page


def _list_of_all(visitor: Visitor) -> Page:
    page = _game(visitor)
    page.locator("[data-action=list]").first.click()
    page.wait_for_selector("dialog[open], [role=dialog]")
    return page


def _enemy_phase(visitor: Visitor) -> Page:
    page = visitor.come("/new")
    page.evaluate(STEPWISE)
    page.reload()
    open_table(page, "Bastion 2018", {"A": "me"}, "tutorial", name="Dagdar")
    page.wait_for_selector("[data-mine=true]")
    catch_up(page)
    _command(page, "end")
    page.wait_for_selector("[data-past]")
    return page


def _as(setting: str, game: str) -> State:
    def go(visitor: Visitor) -> Page:
        page = visitor.come(f"/new?game={game}")
        page.evaluate(setting)
        page.reload()
        page.wait_for_selector("form button.can")
        page.locator("#seat-1").select_option("me")
        page.locator("form button.can").click()
        page.wait_for_selector("[data-mine=true]")
        for number in range(4):
            catch_up(page)
            by_command(page, number)
        catch_up(page)
        return page

    return go


def _hints(visitor: Visitor) -> Page:
    page = visitor.come("/settings")
    for name in ("chance", "hints"):
        page.locator(f"[data-setting={name}]").check()
    page.goto(page.url.replace("settings", "new"))
    open_table(page, "Bastion 2018", {"A": "me", "B": "me"}, "tutorial", name="Sannir")
    page.wait_for_selector("[data-chance]", timeout=THOUGHT_MS)
    page.locator("[data-action=hint]").click()
    page.locator("[data-hint]").first.click(timeout=THOUGHT_MS)
    return page


def _moment(visitor: Visitor) -> Page:
    page = _game(visitor)
    _command(page, "end")
    page.goto(f"{page.url}?move=9")
    page.wait_for_selector("[data-moment='9']")
    return page


def _begun(name: str) -> State:
    def go(visitor: Visitor) -> Page:
        page = visitor.come("/settings")
        page.locator("[data-setting=chance]").check()
        sit_down(page, visitor.server, name)
        page.wait_for_timeout(STEADY_MS)
        return page

    return go


def _attack(visitor: Visitor) -> Page:
    """An attack in the preview, while the wall is about to fall."""
    page = _begun("grave")(visitor)
    aim(page)
    return page


def _by_spell(visitor: Visitor) -> Page:
    page = _begun("by-spell")(visitor)
    aim(page)
    press_main(page, "[data-do]")
    return page


def _victory(visitor: Visitor) -> Page:
    page = _begun("two-blows")(visitor)
    strike(page)
    end_turn(page)
    strike(page)
    return _end(page)


def _defeat(visitor: Visitor) -> Page:
    page = _begun("two-blows")(visitor)
    end_turn(page)
    return _end(page)


def _end(page: Page) -> Page:
    see_the_end(page)
    page.wait_for_selector(".curve[aria-busy=false]", timeout=THOUGHT_MS)
    return page


STATES: Final[Mapping[str, State]] = {
    "page-start": _at("/"),
    "page-start-games": _start_with_games,
    "page-new": _new_table,
    "page-new-unfolded": _new_table_unfolded,
    "page-settings": _at("/settings"),
    "page-lobby": _at("/lobby"),
    "page-credits": _at("/credits"),
    "page-unknown": _at("/no-such-page"),
    "page-gone": _at("/table/nosuch"),
    "join-page": _joining,
    "join-full": _full_table,
    "friends-invitation": _invitation,
    "friends-waiting": _waiting,
    "friends-left": _left,
    "friends-away": _away,
    "friends-ballot": _ballot,
    "friends-digest": _digest,
    "friends-talk": _talk,
    "table-early": _game,
    "table-asked": _asked,
    "table-rows": _rows,
    "table-why-not": _why_not,
    "table-reminder": _reminder,
    "table-list": _list_of_all,
    "table-menu": _menu,
    "table-enemy": _enemy_phase,
    "table-cut": _cut,
    "table-refusal": _refusal,
    "table-hints": _hints,
    "table-moment": _moment,
    "lists-bastion": _as(AS_LISTS, "bastion/2018"),
    "lists-last-bastion": _as(AS_TEXT, "last-bastion"),
    "lists-castle": _as(AS_TEXT, "unbreakable-castle"),
}
"""By name, on the real server."""

POSITIONS: Final[Mapping[str, State]] = {
    "end-victory": _victory,
    "end-defeat": _defeat,
    "threat-grave": _begun("grave"),
    "threat-attack": _attack,
    "threat-spell": _by_spell,
}
"""By name, on the server of positions."""
