"""What the host of a table can do, in a browser."""

from playwright.sync_api import Page, expect

from web.conftest import Visit
from web.forms import invited, open_table


def with_guest(visit: Visit) -> tuple[Page, Page]:
    """Ann, who has opened a table and her menu, and Boris, who has joined her."""
    ann = visit("/new")
    open_table(ann, "Bastion 2018", {"A": "me", "B": "friend"}, "tutorial", name="Ann")
    ann.wait_for_selector("[data-moves]")
    boris = visit(invited(ann))
    boris.get_by_label("Your name").fill("Boris")
    boris.locator("form button.can").click()
    boris.wait_for_selector("[data-moves]")
    ann.locator("summary", has_text="This table").click()
    return ann, boris


def test_a_host_renames_locks_mutes_hands_on_and_sends_away(visit: Visit) -> None:
    ann, boris = with_guest(visit)
    ann.get_by_label("Name of the table").fill("Sunday evening")
    ann.get_by_role("button", name="Rename").click()
    expect(boris.get_by_text("Sunday evening").first).to_be_visible()
    ann.get_by_label("Locked: nobody else may join or watch").check()
    expect(ann.get_by_label("Locked: nobody else may join or watch")).to_be_checked()
    ann.get_by_role("button", name="Mute", exact=True).click()
    expect(ann.get_by_role("button", name="Unmute")).to_be_visible()
    ann.get_by_role("button", name="Make host").click()
    expect(ann.get_by_label("Name of the table")).to_have_count(0)
    boris.locator("summary", has_text="This table").click()
    expect(boris.get_by_label("Name of the table")).to_have_value("Sunday evening")
    boris.get_by_role("button", name="Remove").click()
    boris.get_by_role("button", name="Really remove?").click()
    expect(boris.get_by_role("button", name="Make host")).to_have_count(0)
