"""What a typed line means."""

import pytest

from garrison.table.messages.schemas import Choice, Words
from garrison.terminal.commands import Command, complete, read
from garrison.terminal.rest import Link, read_link

CHOICES = [
    Choice("end", {"do": "end"}, Words("bastion-do-end")),
    Choice("move D2", {"do": "move"}, Words("bastion-do-move")),
    Choice("help A", {"do": "help"}, Words("unbreakable-castle-do-help")),
]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("2", Command("move", "move D2")),
        ("4", Command("move", "4")),
        ("  move   d2 ", Command("move", "move d2")),
        ("help A", Command("move", "help A")),
        ("help", Command("help")),
        ("/help", Command("help")),
        ("why attack 7", Command("why", "attack 7")),
        ("say good  game", Command("say", "good game")),
        ("undo everything", Command("move", "undo everything")),
        ("", Command("nothing")),
    ],
)
def test_a_number_a_move_or_a_command_is_understood(typed: str, meant: Command) -> None:
    assert read(typed, CHOICES) == meant


def test_lines_are_completed_with_moves_before_commands() -> None:
    assert complete("h", CHOICES) == ["help A", "help", "hint"]


@pytest.mark.parametrize(
    ("link", "found"),
    [
        ("http://host:8000/table/abc#invite=xyz", Link("http://host:8000", "abc", "xyz")),
        ("https://host/table/abc#me=tok", Link("https://host", "abc", "", "tok")),
        ("https://host/table/abc", Link("https://host", "abc")),
        ("table/abc#me=tok", Link("", "abc", "", "tok")),
        ("https://host/records/abc", None),
        ("bastion/2018?level=easy", None),
    ],
)
def test_a_link_to_a_table_is_told_from_the_name_of_a_game(link: str, found: Link | None) -> None:
    assert read_link(link) == found
