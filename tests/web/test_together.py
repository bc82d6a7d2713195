"""Several people and bots at one table."""

from playwright.sync_api import Page, expect

from web.conftest import Visit
from web.forms import open_table
from web.players import by_command, play_to_the_end


def invited(host: Page) -> str:
    """The path of the invitation a host can copy."""
    host.get_by_text("Invite a friend").click()
    link = host.get_by_label("Send this link:").input_value()
    return link[link.index("/table") :]


def test_two_browsers_at_one_table_read_it_each_in_their_own_language(visit: Visit) -> None:
    ann = visit("/new")
    open_table(ann, "Bastion 2018", {"A": "me", "B": "friend"}, "tutorial", name="Ann")
    ann.wait_for_selector("[data-moves]")
    boris = visit(invited(ann), language="ru")
    boris.get_by_label("Ваше имя").fill("Борис")
    boris.get_by_role("button", name="Сесть за стол").click()
    expect(boris.get_by_text("Журнал", exact=True)).to_be_visible()
    expect(ann.get_by_text("Борис takes seat 2")).to_be_visible()
    alternate_until_both_acted(ann, boris)
    states = [page.locator("[data-moves]").get_attribute("data-moves") for page in (ann, boris)]
    assert states[0] == states[1]


def alternate_until_both_acted(ann: Page, boris: Page) -> None:
    turns = {"Your turn": ann, "Ваш ход": boris}
    acted: set[str] = set()
    for number in range(40):
        title = ann.title() if ann.title().startswith("Your turn") else boris.title()
        words = next(word for word in turns if title.startswith(word))
        page = turns[words]
        moves = page.locator("[data-moves]").get_attribute("data-moves") or ""
        by_command(page, 3 if len(acted) else number)
        for each in (ann, boris):
            expect(each.locator("[data-moves]")).not_to_have_attribute("data-moves", moves)
        acted.add(words)
        if len(acted) == 2:
            return
    raise AssertionError("one of the two never had a turn")


def test_a_bot_holds_a_seat_and_the_game_comes_to_its_end(visit: Visit) -> None:
    page = visit("/new")
    open_table(page, "Bastion 2018", {"A": "me", "B": "random"}, "tutorial")
    assert play_to_the_end(page, by_command) > 5


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
    bob.get_by_label("Your name").fill("Bob")
    bob.get_by_role("button", name="Join").click()
    bob.wait_for_selector("[data-moves]")
    before = ann.locator("[data-moves]").get_attribute("data-moves") or ""
    ann.locator("#command").fill("end")
    ann.keyboard.press("Enter")
    expect(bob.locator("[data-moves]")).not_to_have_attribute("data-moves", before)
    ann.locator("[data-action=undo]").click()
    expect(ann.get_by_text("Waiting for: Bob")).to_be_visible()
    bob.get_by_role("button", name="Agree").click()
    for page in (ann, bob):
        expect(page.locator("[data-moves]")).to_have_attribute("data-moves", before)


def test_whoever_leaves_frees_the_seat(visit: Visit) -> None:
    ann = visit("/new")
    open_table(ann, "Bastion 2018", {"A": "me", "B": "friend"}, "tutorial", name="Ann")
    ann.wait_for_selector("[data-moves]")
    bob = visit(invited(ann))
    bob.get_by_label("Your name").fill("Bob")
    bob.get_by_role("button", name="Join").click()
    bob.get_by_text("This table").click()
    bob.get_by_role("button", name="Leave for good").click()
    bob.get_by_role("button", name="Really leave?").click()
    expect(bob.get_by_role("heading", name="Hold the walls")).to_be_visible()
    expect(ann.get_by_role("heading", name="Free seats")).to_be_visible()
