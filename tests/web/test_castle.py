"""Unbreakable Castle in a real browser: whole games, trade between browsers, every dialogue."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import FloatRect, Page, expect

from web.castle_tables import (
    STEADY_MS,
    answer,
    goods,
    offer,
    open_a_card,
    open_castle,
    press_on,
    put_together,
    sit_down,
)
from web.conftest import Visit
from web.forms import invited
from web.players import (
    Step,
    by_command,
    by_mouse,
    catch_up,
    play_to_the_end,
    press_main,
)
from web.serving import Server
from web.test_everyone import dress, violations

CASTLE = "/new?game=unbreakable-castle"
BOTS_THINK_MS = 60_000


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("server"), "web.castle_server")
    server.start()
    yield server
    server.stop()


def by_keys(page: Page, number: int) -> None:
    """Nothing but keys: arrows on the field or among what is offered, Enter for the main button."""
    for press in ("Enter", "ArrowDown", "Enter", "Enter"):
        page.wait_for_timeout(STEADY_MS)
        if number % 2 == 0 or press == "Enter":
            page.keyboard.press(press)
        if page.locator("[data-do]").count():
            page.wait_for_timeout(STEADY_MS)
            page.keyboard.press("Enter")
            return


def by_touch(page: Page, number: int) -> None:
    """Nothing but a finger: a golden card, or else the main button."""
    catch_up(page)
    golden = page.locator(".cells .possible:visible")
    if golden.count() and number % 3 != 2:
        golden.nth(number % golden.count()).tap()
    press_main(page)


def by_clicks(page: Page, number: int) -> None:
    """A golden card now and then, or else the main button."""
    catch_up(page)
    golden = page.locator(".cells .possible:visible")
    if golden.count() and number % 2:
        golden.nth(number % golden.count()).click()
    press_main(page)


@pytest.mark.parametrize(
    ("seats", "step", "language", "width"),
    [
        (2, by_clicks, "en", 1280),
        (3, by_keys, "ru", 1280),
        (4, by_touch, "pl", 390),
        pytest.param(5, by_command, "en", 1280, marks=pytest.mark.soak),
        pytest.param(6, by_mouse, "ru", 1280, marks=pytest.mark.soak),
        pytest.param(6, by_touch, "en", 390, marks=pytest.mark.soak),
    ],
)
def test_the_rest_of_a_game_with_bots(
    visit: Visit, seats: int, step: Step, language: str, width: int
) -> None:
    is_phone = width < 700
    page = visit(CASTLE, language=language, width=width, height=844, touch=is_phone)
    open_castle(page, ["me", *["random"] * (seats - 1)], trade="off")
    assert play_to_the_end(page, step, BOTS_THINK_MS) >= 1


def test_three_browsers_trade_each_in_their_own_language(visit: Visit) -> None:
    """An offer is refused, another countered and accepted; an onlooker sees who has to answer."""
    ann = visit(CASTLE)
    open_castle(ann, ["me", "friend"], name="Ann")
    link = invited(ann)
    boris = visit(link, language="ru")
    boris.get_by_label("Ваше имя").fill("Борис")
    boris.get_by_role("button", name="Сесть за стол").click()
    boris.wait_for_selector("[data-moves]")
    ewa = visit(link[: link.index("#")], language="pl")
    ewa.get_by_role("button", name="Tylko oglądaj").click()
    open_a_card(ann)
    offer(ann, "B", {"wood": 1}, {"gold": 1})
    expect(ewa.locator("[data-waiting=answer]")).to_contain_text("Czekamy na odpowiedź")
    expect(ann.locator("[data-waiting=answer]")).to_contain_text("Waiting for an answer")
    answer(boris, "decline")
    expect(ann.locator("[data-mine=true]")).to_be_visible()
    before = goods(ann, "A")
    gold = int(before[: before.index(" gold")].split()[-1])  # the opened card may bring some
    offer(ann, "B", {"wood": 1}, {"gold": 1})
    answer(boris, "counter")
    put_together(boris, {}, {"wood": 1})
    press_main(boris, "[data-do]")
    answer(ann, "accept")
    expect(ann.locator("[data-player=A] .goods + .unseen").first).not_to_have_text(before)
    assert f"{gold + 1} gold" in goods(ann, "A")
    assert "12 дерева" in goods(boris, "B")


def test_an_offer_that_nobody_wants_to_see_is_declined_at_once(visit: Visit) -> None:
    ann = visit(CASTLE)
    open_castle(ann, ["me", "friend"], name="Ann")
    bob = visit("/settings")
    bob.locator("[data-setting=decline]").check()
    bob.goto(ann.url[: ann.url.index("/", 8)] + invited(ann))
    bob.get_by_label("Your name").fill("Bob")
    bob.get_by_role("button", name="Join").click()
    bob.wait_for_selector("[data-moves]")
    open_a_card(ann)
    offer(ann, "B", {"wood": 1}, {"gold": 1})
    declined = ann.get_by_text("Bob declines the offer of Ann").first
    expect(declined).to_be_visible()
    expect(ann.locator("[data-mine=true]")).to_be_visible()


def test_a_counter_offer_has_room_on_a_phone_and_leads_back_to_the_offer(
    visit: Visit, server: Server
) -> None:
    page = visit("/", width=390, height=844, touch=True)
    sit_down(page, server, "offer-counter-form")
    press_on(page, "offer-counter-form")
    sheet = box_of(page, ".sheet .content")
    for resource in ("wood", "gold"):
        button = box_of(page, f"[data-less={resource}]")
        assert button["y"] + button["height"] <= sheet["y"] + sheet["height"]
    page.get_by_role("button", name="Back").tap()
    expect(page.locator("[data-answer=accept]")).to_be_visible()


def box_of(page: Page, selector: str) -> FloatRect:
    box = page.locator(selector).bounding_box()
    assert box
    return box


def test_whoever_lacks_what_is_asked_goes_to_the_bank_before_answering(
    visit: Visit, server: Server
) -> None:
    page = visit("/")
    sit_down(page, server, "offer-short-bank")
    expect(page.locator("[data-answer=accept]")).to_have_count(0)
    press_on(page, "offer-short-bank")
    page.locator("[data-say='exchange clay for wood']").click()
    press_main(page, "[data-do]")
    answer(page, "accept")
    assert "1 gold" in goods(page, "B")


@pytest.mark.parametrize(
    ("end", "how"),
    [
        ("end-bought", "Humans (player A): victory! The castle was completed by building."),
        (
            "end-ally",
            "Elves (player C): victory! The castle was completed by an ally’s quest.",
        ),
    ],
)
def test_the_end_says_who_won_and_by_what(visit: Visit, server: Server, end: str, how: str) -> None:
    page = visit("/", width=390, height=844, touch=True)
    sit_down(page, server, end)
    press_on(page, end)
    expect(page.locator("[data-winner]")).to_be_visible()
    expect(page.locator("[data-waiting=over]")).to_have_text(how)


def test_a_race_tells_its_kit_and_its_friend_before_it_is_taken(visit: Visit) -> None:
    page = visit(CASTLE)
    open_castle(page, ["me", "me"], races="Chosen by the players")
    dwarves = page.locator("[data-place=gnome]")
    expect(dwarves).to_contain_text("Dwarves")
    expect(dwarves).to_contain_text("2 ore, 2 stone, 3 mana")
    expect(dwarves).to_contain_text("Demon")
    dwarves.click()
    press_main(page, "[data-do]")
    expect(page.locator("[data-player=A]")).to_contain_text("Dwarves")


def test_axe_finds_nothing_while_people_trade(visit: Visit) -> None:
    found: dict[str, list[str]] = {}

    def look(name: str) -> None:
        for theme in ("dark", "light"):
            dress(page, theme)
            faults = list(violations(page))
            if faults:
                found[f"{name} {theme}"] = faults

    page = visit(CASTLE, width=390, height=844)
    open_castle(page, ["me", "me"])
    look("open")
    open_a_card(page)
    look("market")
    page.locator("[data-action=exchange]:visible").first.click()
    look("bank")
    page.keyboard.press("Escape")
    page.wait_for_timeout(STEADY_MS)
    offer(page, "B", {"wood": 1}, {"gold": 1})
    answer(page, "counter")
    look("answer")
    assert found == {}
