"""What the shell is offered when Tab is pressed."""

import click

from garrison.cli import garrison
from garrison.cli.completion import complete_bots, complete_game

CONTEXT = click.Context(garrison)
ARGUMENT = click.Argument(["name"])


def games(typed: str) -> list[str]:
    return complete_game(CONTEXT, ARGUMENT, typed)


def bots(typed: str) -> list[str]:
    return complete_bots(CONTEXT, ARGUMENT, typed)


def test_games_and_editions_are_completed() -> None:
    assert games("bastion/") == ["bastion/2018", "bastion/2015"]


def test_options_are_offered_after_the_question_mark() -> None:
    assert "last-bastion?level=" in games("last-bastion?")
    assert games("last-bastion?le") == ["last-bastion?level="]


def test_values_are_offered_after_the_equals_sign() -> None:
    assert games("bastion/2018?level=e") == [
        "bastion/2018?level=easy",
        "bastion/2018?level=extreme",
    ]


def test_an_option_is_offered_once() -> None:
    assert "bastion/2018?level=easy&seats=" in games("bastion/2018?level=easy&")
    assert "bastion/2018?level=easy&level=" not in games("bastion/2018?level=easy&")


def test_the_next_of_several_values_is_offered_after_a_comma() -> None:
    assert games("bastion/2018?classes=scouts,gi") == ["bastion/2018?classes=scouts,giants"]


def test_nothing_is_offered_for_a_game_that_does_not_exist() -> None:
    assert games("chess?") == []


def test_bots_are_completed_one_after_another() -> None:
    assert bots("random,g") == ["random,greedy"]


def test_parameters_of_a_bot_and_their_values_are_offered() -> None:
    assert "search?seconds=" in bots("search?")
    assert bots("greedy,search?risk=l") == ["greedy,search?risk=low"]
