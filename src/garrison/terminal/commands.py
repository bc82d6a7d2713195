"""What can be typed: a number, a line of the game's command language, or one of a few commands."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from garrison.table.messages.schemas import Choice


@dataclass(frozen=True)
class Command:
    """Something typed, understood: the name of a command and the rest of the line."""

    name: str
    rest: str = ""


COMMANDS: Final[Mapping[str, str]] = {
    "help": "terminal-help-help",
    "board": "terminal-help-board",
    "list": "terminal-help-list",
    "log": "terminal-help-log",
    "undo": "terminal-help-undo",
    "redo": "terminal-help-redo",
    "hint": "terminal-help-hint",
    "odds": "terminal-help-odds",
    "why": "terminal-help-why",
    "say": "terminal-help-say",
    "agree": "terminal-help-agree",
    "refuse": "terminal-help-refuse",
    "quit": "terminal-help-quit",
}
"""Commands besides moves, each with the message that explains it, in the order of the help."""
WITH_REST: Final = ("why", "say")
"""Commands that take the rest of the line."""
MOVE: Final = "move"
NOTHING: Final = "nothing"


def read(line: str, choices: Sequence[Choice]) -> Command:
    """What a line means. Anything that is no command of ours is a move for the server to check.

    A legal move always wins over a command of the same word; `/` before a command is never a move.
    """
    text = " ".join(line.split())
    if not text:
        return Command(NOTHING)
    if any(choice.say == text.casefold() for choice in choices):
        return Command(MOVE, text)
    if text.isdecimal() and 1 <= int(text) <= len(choices):
        return Command(MOVE, choices[int(text) - 1].say)
    first, _, rest = text.partition(" ")
    name = first.casefold().removeprefix("/")
    if name in COMMANDS and (name in WITH_REST or not rest):
        return Command(name, rest)
    return Command(MOVE, text)


def complete(begun: str, choices: Sequence[Choice]) -> list[str]:
    """Lines that go on from what was typed: moves first, then commands."""
    start = begun.casefold()
    lines = (*(choice.say for choice in choices), *COMMANDS)
    return [each for each in lines if each.casefold().startswith(start)]
