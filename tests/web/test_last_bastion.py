"""Last Bastion in a real browser: fights, dialogues, steps of the horde, the score."""

from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from web.conftest import Visit
from web.last_bastion_positions import POSITIONS
from web.last_bastion_tables import sit_down
from web.players import STEADY_MS, catch_up, press_main
from web.serving import Server
from web.test_everyone import dress, violations

ONE_ROW_OF_ACTIONS: Final = 72


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("server"), "web.last_bastion_server")
    server.start()
    yield server
    server.stop()


def place(page: Page, name: str) -> None:
    page.locator(f"[data-place={name}]").first.click()


def do(page: Page) -> None:
    """Press the main button once it may be pressed."""
    page.wait_for_timeout(STEADY_MS)
    page.locator("[data-main]").click()


def answer_until(page: Page, wanted: str) -> None:
    """Take what the main button offers (who pays, who is first) until this is to be seen."""
    for _ in range(6):
        if page.locator(wanted).count():
            return
        press_main(page)
        page.wait_for_timeout(200)
    raise AssertionError(f"{wanted} does not come")


def dice(page: Page) -> list[str | None]:
    """The faces that lie on the table."""
    page.locator("[data-face]").first.wait_for()
    return [die.get_attribute("data-face") for die in page.locator("[data-face]").all()]


def test_a_fight_tells_its_exact_odds_and_is_won_by_mouse(visit: Visit, server: Server) -> None:
    page = visit()
    sit_down(page, server, "ask-fight")
    place(page, "N1")
    odds = page.get_by_role("table", name="The chance of success")
    expect(odds.get_by_role("row")).to_have_count(3)
    expect(odds).to_contain_text("41%")
    expect(odds).to_contain_text("100%")
    expect(page.locator(".dialogue")).to_contain_text("Equipment is spent after the roll")
    place(page, "W3")
    expect(page.locator("[data-main]")).to_contain_text(
        "Fight Incubus and Restless Skeleton · 100%"
    )
    do(page)
    page.locator("[data-say^=beat]").first.wait_for()
    answer_until(page, "[data-place=N1]:has-text('free')")
    expect(page.locator("[data-place=W3]")).to_contain_text("free")


def test_where_equipment_is_forbidden_nothing_is_said_of_spending_it(
    visit: Visit, server: Server
) -> None:
    page = visit()
    sit_down(page, server, "stand-no-equipment")
    place(page, "N1")
    dialogue = page.locator(".dialogue")
    expect(dialogue).to_contain_text("nobody may spend equipment in combat")
    expect(dialogue).not_to_contain_text("Equipment is spent")


@pytest.mark.parametrize("language", ["ru", "pl"])
def test_long_names_of_actions_take_no_second_row(
    visit: Visit, server: Server, language: str
) -> None:
    page = visit(language=language, width=1280)
    sit_down(page, server, "power-arne")
    bar = page.get_by_role("toolbar").last
    expect(bar.locator("[data-main]")).to_be_in_viewport(ratio=1)
    box = bar.bounding_box()
    assert box is not None
    assert box["height"] == ONE_ROW_OF_ACTIONS


def test_a_reload_and_a_restart_in_mid_fight_lose_nothing(visit: Visit, server: Server) -> None:
    page = visit()
    sit_down(page, server, "ask-beaten")
    assert dice(page) == ["red", "yellow", "black", "white"]
    page.reload()
    assert dice(page) == ["red", "yellow", "black", "white"]
    server.stop()
    page.wait_for_selector("[data-link=away]")
    server.start()
    page.wait_for_selector("[data-link=open]", timeout=30_000)
    assert dice(page) == ["red", "yellow", "black", "white"]
    answer_until(page, "[data-place=N1]:has-text('free')")


def test_the_form_tells_what_levels_and_numbers_of_heroes_mean(visit: Visit) -> None:
    page = visit("/new?game=last-bastion")
    page.locator("#option-level").select_option("heroic")
    expect(page.locator("#about-level")).to_have_text("Three warlords to beat.")
    page.locator("#option-seats").select_option("1")
    expect(page.locator("#about-seats")).to_contain_text("One hero; three boards have none")


def test_dice_are_picked_to_be_rolled_again(visit: Visit, server: Server) -> None:
    page = visit(width=390, height=844, touch=True)
    sit_down(page, server, "ask-reroll")
    expect(page.locator("[data-main]")).to_contain_text("Keep the dice")
    page.locator("[data-die='1']").tap()
    page.locator("[data-die='2']").tap()
    expect(page.locator("[data-main]")).to_contain_text("Roll again: yellow, black")
    page.locator("[data-die='1']").tap()
    page.locator("[data-die='2']").tap()
    expect(page.locator("[data-main]")).to_contain_text("Keep the dice")


def test_the_tower_moves_a_card_by_two_touches_of_the_board(visit: Visit, server: Server) -> None:
    page = visit(width=390, height=844, touch=True)
    sit_down(page, server, "tile-tower")
    page.locator("[data-place=N1]").tap()
    page.locator("[data-place=E3]").tap()
    expect(page.locator("[data-main]")).to_contain_text("Incubus: N1 → E3")
    do(page)
    expect(page.locator("[data-place=E3]")).to_contain_text("Incubus")
    do(page)
    expect(page.locator("[data-place=N1]")).to_contain_text("free")


def test_a_touch_of_the_only_hero_offers_all_that_can_be_given(
    visit: Visit, server: Server
) -> None:
    page = visit(width=390, height=844, touch=True)
    sit_down(page, server, "ask-dispense-alone")
    page.locator("[data-place=A]").tap()
    page.locator("[data-say='give green A']").tap()
    do(page)
    expect(page.get_by_text("green equipment: 1").first).to_be_attached()


@pytest.mark.soak
@pytest.mark.parametrize(("width", "touch"), [(390, True), (1440, False)])
def test_no_lit_place_is_a_dead_end(visit: Visit, server: Server, width: int, touch: bool) -> None:
    """Whoever picks what is lit stands before a deed, or before deeds to choose from."""
    page = visit(width=width, height=844, touch=touch)
    dead: list[str] = []
    for name in POSITIONS:
        sit_down(page, server, name)
        page.wait_for_timeout(STEADY_MS)
        lit = page.locator("[data-place].possible:visible")
        places = {str(each.get_attribute("data-place")) for each in lit.all()}
        for place in sorted(places):
            spot = page.locator(f"[data-place={place}].possible:visible").first
            spot.tap() if touch else spot.click()
            if not page.locator("[data-do], [data-say]:visible").count():
                dead.append(f"{name}: {place}")
            page.keyboard.press("Escape")
    assert dead == []


def test_the_odds_are_in_sight_on_the_smallest_phone(visit: Visit, server: Server) -> None:
    page = visit(width=320, height=640, touch=True)
    sit_down(page, server, "ask-fight")
    page.locator("[data-place=N1]").tap()
    odds = page.get_by_role("table", name="The chance of success")
    for row in odds.get_by_role("row").all():
        expect(row).to_be_in_viewport(ratio=1)
    expect(odds).to_contain_text("80%")


def step_by_step(page: Page) -> None:
    """From now on every step waits to be asked for."""
    page.evaluate("localStorage.setItem('garrison:settings', JSON.stringify({ pace: 'step' }))")


def test_the_horde_phase_is_stepped_through_with_its_causes(visit: Visit, server: Server) -> None:
    page = visit()
    step_by_step(page)
    sit_down(page, server, "recur-lose-token")
    page.wait_for_timeout(STEADY_MS)
    page.locator("[data-action=end]").click()
    do(page)
    steps = page.get_by_role("region", name="What is happening")
    expect(steps).to_contain_text("begins a turn")
    page.keyboard.press("Enter")
    expect(steps).to_contain_text("Plunderer, recurring. The player loses")
    expect(page.locator("[data-place=E1].marked")).to_be_attached()


def test_a_power_is_called_by_what_it_does_and_says_when_it_is_spent(
    visit: Visit, server: Server
) -> None:
    page = visit()
    sit_down(page, server, "power-mylfaar")
    power = page.locator("[data-action=power]")
    expect(power).to_contain_text("Spell")
    page.wait_for_timeout(STEADY_MS)
    power.click()
    expect(page.locator("section.panel.active")).to_contain_text("its resistance is one less")
    do(page)
    expect(power).to_have_text("Power used")
    expect(power).to_be_disabled()


def test_the_main_button_names_a_deed_of_the_dialogue_that_is_open(
    visit: Visit, server: Server
) -> None:
    page = visit()
    sit_down(page, server, "ask-fight")
    page.wait_for_timeout(STEADY_MS)
    page.locator("[data-action=call]").click()
    expect(page.locator("[data-main]")).to_contain_text("Call to Arms: ")


def test_whoever_plays_several_heroes_is_told_which_of_them_is_asked(
    visit: Visit, server: Server
) -> None:
    page = visit()
    sit_down(page, server, "enter-all-lose-token")
    place(page, "E2")
    do(page)
    catch_up(page)
    expect(page.locator("h1")).to_have_text("Your turn: Arne")
    expect(page.locator(".dialogue")).to_contain_text("Arne")
    expect(page.locator("[aria-current=true]").first).to_contain_text("Arne")


def test_a_turn_by_keyboard_alone(visit: Visit, server: Server) -> None:
    page = visit()
    sit_down(page, server, "ask-fight")
    page.wait_for_timeout(STEADY_MS)
    page.keyboard.press("m")
    page.keyboard.press("ArrowDown")
    page.wait_for_timeout(STEADY_MS)
    before = page.locator("[data-moves]").get_attribute("data-moves")
    page.keyboard.press("Enter")
    page.wait_for_function(
        "(before) => document.querySelector('[data-moves]').dataset.moves !== before", arg=before
    )
    expect(page.locator("[data-action=move]")).to_have_text("Moved")
    page.locator("[data-place=standard]").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-place=fountain]")).to_be_focused()


def test_victory_shows_the_score_line_by_line_and_the_best_of_the_device(
    visit: Visit, server: Server
) -> None:
    page = visit()
    for best in ("A new best on this device!", "Best on this device (Normal): 17"):
        sit_down(page, server, "end-warlords-beaten")
        place(page, "N1")
        do(page)
        page.locator("[data-say^=beat]").first.wait_for()
        do(page)
        catch_up(page)
        page.wait_for_selector("[data-ending=warlords-beaten]")
        sheet = page.get_by_role("table", name="Score sheet")
        rows = sheet.get_by_role("row").all_inner_texts()
        assert [row.split("\t") for row in rows] == [
            ["Victory over one warlord", "10"],
            ["Life tokens: 3", "3"],
            ["Calls to Arms: 2", "4"],
            ["Dead heroes: 0", "0"],
            ["Grasped tiles: 0", "0"],
            ["Total", "17"],
        ]
        expect(page.locator("[data-best]")).to_have_text(best)


SHOWN = ("ask-fight", "ask-beaten", "ask-warlord", "ask-choose-hero")


@pytest.mark.parametrize("width", [1440, 390])
def test_axe_finds_nothing(visit: Visit, server: Server, width: int) -> None:
    page = visit(width=width, height=844)
    found: dict[str, object] = {}
    for name in SHOWN:
        sit_down(page, server, name)
        page.locator("[data-main]").wait_for()
        if name == "ask-fight":
            place(page, "N1")
        for theme in ("dark", "light"):
            dress(page, theme)
            found[f"{name} {theme}"] = violations(page)
    assert {name: each for name, each in found.items() if each} == {}


NO_SHIFT = 0.1
"""What is commonly held to be good, and what the foot of a phone takes when its bar changes."""

SHIFTS = """() => {
    window.shifted = 0;
    new PerformanceObserver((list) => {
        for (const each of list.getEntries())
            if (!each.hadRecentInput) window.shifted += each.value;
    }).observe({ type: 'layout-shift', buffered: false });
}"""


@pytest.mark.soak
@pytest.mark.parametrize("width", [1440, 390])
@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_axe_finds_nothing_at_any_stage(
    visit: Visit, server: Server, width: int, theme: str, language: str
) -> None:
    page = visit(language=language, width=width, height=844)
    found: dict[str, object] = {}
    for name in POSITIONS:
        sit_down(page, server, name)
        dress(page, theme)
        found[name] = violations(page)
    assert {name: each for name, each in found.items() if each} == {}


SHIFTING = ("recur-grasp-tile", "recur-several", "enter-draw", "neutral-green", "exit-corruption")


@pytest.mark.soak
@pytest.mark.parametrize("width", [1440, 390])
@pytest.mark.parametrize("name", SHIFTING)
def test_nothing_shifts_while_the_horde_acts(
    visit: Visit, server: Server, width: int, name: str
) -> None:
    """The steps follow each other by themselves: no touch excuses what moves."""
    page = visit(width=width, height=844)
    page.evaluate("localStorage.setItem('garrison:settings', JSON.stringify({ pace: 'fast' }))")
    sit_down(page, server, name)
    page.wait_for_timeout(STEADY_MS)
    page.evaluate(SHIFTS)
    if page.locator("[data-action=end]").count():
        page.locator("[data-action=end]").click()
    answer_until(page, "[data-next]")
    page.locator("[data-next]").wait_for(state="detached", timeout=30_000)
    page.locator("[data-main]").wait_for()
    page.wait_for_timeout(STEADY_MS)
    assert page.evaluate("window.shifted") < NO_SHIFT


def test_nothing_shifts_while_a_fight_is_fought(visit: Visit, server: Server) -> None:
    page = visit(width=390, height=844, touch=True)
    sit_down(page, server, "ask-fight")
    page.evaluate(SHIFTS)
    page.locator("[data-place=N1]").tap()
    do(page)
    page.locator("[data-say^=beat]").first.wait_for()
    do(page)
    page.wait_for_timeout(600)
    assert page.evaluate("window.shifted") < NO_SHIFT
