"""Several people and bots at one table."""

import pytest
from playwright.sync_api import expect

from web.conftest import Visit
from web.forms import enter, invited, open_table
from web.players import STEADY_MS, by_command, by_keyboard, catch_up, play_to_the_end, play_together

THOUGHT_MS = 120_000
"""So long a bot may think for all the moves of its turn."""


@pytest.mark.soak
@pytest.mark.parametrize(
    ("edition", "level"), [("Bastion 2018", "tutorial"), ("Bastion 2015", "training")]
)
def test_two_browsers_play_a_whole_game_each_in_their_own_language(
    visit: Visit, edition: str, level: str
) -> None:
    ann = visit("/new")
    open_table(ann, edition, {"A": "me", "B": "friend"}, level, name="Ann")
    ann.wait_for_selector("[data-moves]")
    boris = visit(invited(ann), language="ru")
    boris.get_by_label("Ваше имя").fill("Борис")
    boris.get_by_role("button", name="Сесть за стол").click()
    expect(boris.get_by_text("Журнал", exact=True)).to_be_visible()
    expect(ann.get_by_text("Борис takes seat B")).to_be_visible()
    assert play_together((ann, boris), by_keyboard) > 5
    expect(ann.get_by_role("heading", name="Defeat")).to_be_visible()
    expect(boris.get_by_role("heading", name="Поражение")).to_be_visible()
    states = [page.locator("[data-moves]").get_attribute("data-moves") for page in (ann, boris)]
    assert states[0] == states[1]


@pytest.mark.parametrize(
    ("edition", "level", "bot"),
    [
        ("Bastion 2018", "tutorial", "random"),
        pytest.param("Bastion 2015", "training", "greedy", marks=pytest.mark.soak),
        pytest.param("Bastion 2018", "tutorial", "search", marks=pytest.mark.soak),
        pytest.param("Bastion 2015", "training", "search", marks=pytest.mark.soak),
    ],
)
def test_a_bot_holds_a_seat_and_the_game_comes_to_its_end(
    visit: Visit, edition: str, level: str, bot: str
) -> None:
    page = visit("/new")
    open_table(page, edition, {"A": "me", "B": bot}, level)
    assert play_to_the_end(page, by_command, THOUGHT_MS) > 5


def test_a_bot_that_searches_takes_its_turn(visit: Visit) -> None:
    page = visit("/new")
    open_table(page, "Bastion 2018", {"A": "me", "B": "search"}, "tutorial")
    page.wait_for_selector("[data-mine=true]", timeout=THOUGHT_MS)
    moves = int(page.locator("[data-moves]").get_attribute("data-moves") or "")
    page.locator("#command").fill("end")
    page.keyboard.press("Enter")
    page.wait_for_function(  # its turn may be over in the blink of an eye
        "(end) => Number(document.querySelector('[data-mine=true]')?.dataset.moves) > end",
        arg=moves + 1,
        timeout=THOUGHT_MS,
    )
    catch_up(page)
    turn = page.locator("[data-part]:has(small)")
    expect(turn).to_have_count(1)  # whatever it said stands in one line
    expect(turn.locator(".more")).to_have_count(0)
    turn.get_by_role("button").click()
    expect(page.locator("[data-part] .more q").first).to_be_visible()


def test_two_tabs_on_one_seat_stay_in_step(visit: Visit) -> None:
    first = visit("/new")
    open_table(first, "Bastion 2018", {"A": "me"}, "tutorial")
    first.wait_for_selector("[data-moves]")
    second = first.context.new_page()
    second.goto(first.url)
    second.wait_for_selector("[data-moves]")
    for number, page in enumerate((first, second, first, second)):
        moves = page.locator("[data-moves]").get_attribute("data-moves") or ""
        by_command(page, number)
        for each in (first, second):
            expect(each.locator("[data-moves]")).not_to_have_attribute("data-moves", moves)
    versions = [
        each.locator("[data-moves]").get_attribute("data-version") for each in (first, second)
    ]
    assert versions[0] == versions[1]


def test_words_and_phrases_reach_the_other_in_their_language(visit: Visit) -> None:
    ann = visit("/new")
    open_table(ann, "Bastion 2018", {"A": "me", "B": "friend"}, "tutorial", name="Ann")
    ann.wait_for_selector("[data-moves]")
    ewa = visit(invited(ann), language="pl")
    ewa.get_by_label("Twoje imię").fill("Ewa")
    ewa.get_by_role("button", name="Dołącz").click()
    expect(ewa.get_by_text("Dziennik", exact=True)).to_be_visible()
    ann.get_by_label("Say something").fill("<b>hello</b>")
    ann.keyboard.press("Enter")
    expect(ewa.get_by_text("Ann: <b>hello</b>")).to_be_visible()
    ann.get_by_label("Phrases").select_option("phrase-thanks")
    expect(ewa.get_by_text("Ann: Dziękuję!")).to_be_visible()


def test_going_back_beyond_chance_needs_the_other_to_agree(visit: Visit) -> None:
    ann = visit("/new")
    open_table(ann, "Bastion 2018", {"A": "me", "B": "friend"}, "tutorial", name="Ann")
    ann.wait_for_selector("[data-moves]")
    bob = visit(invited(ann))
    enter(bob, "Bob")
    before = ann.locator("[data-moves]").get_attribute("data-moves") or ""
    ann.locator("#command").fill("end")
    ann.keyboard.press("Enter")
    expect(bob.locator("[data-moves]")).not_to_have_attribute("data-moves", before)
    ann.locator("[data-action=undo]").click()
    expect(ann.get_by_text("Waiting for: Bob")).to_be_visible()
    bob.get_by_role("button", name="Agree").click()
    for page in (ann, bob):
        expect(page.locator("[data-moves]")).to_have_attribute("data-moves", before)


def test_when_somebody_leaves_on_their_turn_a_bot_takes_the_seat_and_the_game_goes_on(
    visit: Visit,
) -> None:
    ann = visit("/new")
    open_table(ann, "Bastion 2018", {"A": "me", "B": "friend"}, "tutorial", name="Ann")
    ann.wait_for_selector("[data-moves]")
    bob = visit(invited(ann))
    enter(bob, "Bob")
    expect(ann.locator("[data-invitation]")).to_have_count(0)
    ann.locator("#command").fill("end")
    ann.keyboard.press("Enter")
    expect(bob.locator("[data-mine=true]")).to_be_visible()
    bob.get_by_text("This table").click()
    bob.get_by_role("button", name="Leave for good").click()
    bob.wait_for_timeout(STEADY_MS)
    bob.get_by_role("button", name="Really leave?").click()
    expect(bob.get_by_role("heading", name="Hold the walls")).to_be_visible()
    expect(ann.get_by_role("heading", name="Seat B is free, and it is its turn")).to_be_visible()
    ann.locator("[data-invitation] [data-bot='1']").select_option("random")
    expect(ann.locator("[data-mine=true]")).to_be_visible(timeout=THOUGHT_MS)


def test_the_host_frees_the_seat_of_whoever_is_away_and_plays_on(visit: Visit) -> None:
    ann = visit("/new")
    open_table(ann, "Bastion 2018", {"A": "me", "B": "friend"}, "tutorial", name="Ann")
    ann.wait_for_selector("[data-moves]")
    bob = visit(invited(ann))
    enter(bob, "Bob")
    ann.locator("#command").fill("end")
    ann.keyboard.press("Enter")
    bob.wait_for_selector("[data-mine=true]")
    bob.context.close()
    catch_up(ann)
    missed = ann.locator("[data-missed]")
    expect(missed).to_contain_text("Bob is away. The table waits")
    for _ in range(2):
        missed.locator("[data-release]").click()
        ann.wait_for_timeout(STEADY_MS)
    ann.locator("[data-invitation] [data-sit='1']").click()
    expect(ann.locator("[data-mine=true]")).to_be_visible()


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (390, 844), (320, 568)])
def test_the_host_of_a_free_seat_sees_the_invitation_first_and_can_play_it_instead(
    visit: Visit, width: int, height: int
) -> None:
    ann = visit("/new", width=width, height=height)
    open_table(ann, "Bastion 2018", {"A": "me", "B": "friend"}, "tutorial", name="Ann")
    invitation = ann.locator("[data-invitation]")
    expect(invitation.get_by_role("heading", name="Invite your friends")).to_be_visible()
    expect(invitation.get_by_label("Send this link:")).to_be_in_viewport(ratio=1)
    expect(invitation.get_by_role("button", name="Copy")).to_be_in_viewport(ratio=1)
    expect(invitation.locator("button.can")).to_have_count(0)
    invitation.get_by_role("button", name="Play it myself").click()
    expect(invitation).to_have_count(0)
