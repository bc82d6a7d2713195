"""How a game ends, and what people see of it."""

from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import expect

from web.bastion_tables import aim, end_turn, see_the_end, sit_down, strike
from web.conftest import Visit
from web.forms import enter, invited, open_table
from web.players import is_over, press_main
from web.serving import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("server"), "web.bastion_server")
    server.start()
    yield server
    server.stop()


def test_the_last_blow_brings_victory_and_the_page_says_so(visit: Visit) -> None:
    page = visit("/new")
    open_table(page, "Bastion 2018", {"A": "me"}, "easy")
    page.wait_for_selector("[data-moves]")
    while not is_over(page):
        press_main(page)
    expect(page.get_by_role("heading", name="Victory")).to_be_visible()
    expect(page).to_have_title("The game is over · Garrison")
    expect(page.locator("[aria-live]")).to_contain_text("Victory")
    record = page.get_by_role("link", name="Download the record").get_attribute("href")
    home = page.url[: page.url.index("/", 8)]
    answer = page.request.get(home + str(record))
    assert answer.ok
    page.goto(home)
    expect(page.get_by_role("link", name="Bastion 2018").get_by_text("Finished")).to_be_visible()


def test_the_end_shows_how_it_went_and_what_to_play_next(visit: Visit) -> None:
    page = visit("/new")
    open_table(page, "Bastion 2018", {"A": "me"}, "easy")
    page.wait_for_selector("[data-moves]")
    while not is_over(page):
        press_main(page)
    chart = page.get_by_role("img", name="Chance of winning, move by move")
    expect(chart).to_be_visible()
    expect(page.get_by_role("row", name="Moves")).to_be_visible()
    with page.expect_download() as picture:
        page.locator("[data-share]").click()
    assert picture.value.suggested_filename == "garrison.png"
    page.get_by_role("button", name="Harder: Medium").click()
    expect(page.locator("[data-ending]")).to_have_count(0)
    expect(page.get_by_text("Bastion 2018 · Medium · 1 player").first).to_be_attached()


def test_the_figures_of_the_end_tell_what_each_did(visit: Visit, server: Server) -> None:
    page = visit("/")
    sit_down(page, server, "two-blows")
    strike(page)
    end_turn(page)
    strike(page)
    see_the_end(page)
    for name, ann, bob in (
        ("Enemies defeated", "1", "1"),
        ("Mana gained", "0", "0"),
        ("Mana spent", "6", "3"),
        ("Spells cast", "0", "0"),
    ):
        row = page.get_by_role("row", name=name)
        expect(row.get_by_role("cell")).to_have_text([ann, bob])


_BROKEN: Final = """() => {
    const broken = [];
    for (const cell of document.querySelectorAll('[data-ending] tbody th')) {
        const text = cell.firstChild, range = document.createRange();
        for (const word of text.data.matchAll(/\\S+/g)) {
            range.setStart(text, word.index);
            range.setEnd(text, word.index + word[0].length);
            if (range.getClientRects().length > 1) broken.push(word[0]);
        }
    }
    return broken;
}"""


@pytest.mark.parametrize("width", [390, 1440])
def test_long_names_break_no_words_of_the_figures(visit: Visit, server: Server, width: int) -> None:
    page = visit("/", language="ru", width=width, height=844)
    sit_down(page, server, "two-blows", "Константина Вишневская-Мацкова")
    strike(page)
    end_turn(page)
    strike(page)
    see_the_end(page)
    expect(page.locator("[data-ending] tbody th").first).to_be_visible()
    assert page.evaluate(_BROKEN) == []


def test_an_attack_that_only_a_spell_can_pay_is_led_through_it(
    visit: Visit, server: Server
) -> None:
    page = visit("/")
    sit_down(page, server, "by-spell")
    aim(page)
    press_main(page, "[data-do]")
    expect(page.get_by_text("Help this attack with spells: 3 mana")).to_be_visible()
    expect(page.locator("[data-action=strike]")).to_have_count(0)
    expect(page.locator("[data-main]")).to_contain_text("Cast Alchemy")
    press_main(page)
    page.locator("[data-say='pay 1 plains']").click()
    press_main(page)
    see_the_end(page)
    expect(page.get_by_role("row", name="Spells cast").get_by_role("cell")).to_have_text("1")


def test_whoever_wants_to_play_again_invites_the_same_people(visit: Visit) -> None:
    ann = visit("/new?game=bastion/2018")
    enter(ann, "Ann")
    bob = visit(invited(ann))
    enter(bob, "Bob")
    strike(ann)
    end_turn(ann)
    strike(bob)
    see_the_end(ann)
    see_the_end(bob)
    ann.get_by_role("button", name="Again with the same people").click()
    bob.get_by_text("Ann wants to play again").wait_for()
    bob.get_by_role("link", name="Join").click()
    bob.get_by_role("button", name="Join").click()
    expect(ann.locator("[data-invitation]")).to_have_count(0)
