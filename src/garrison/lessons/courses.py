"""What a lesson consists of, and where lessons are found."""

import json
from functools import cache
from importlib.resources import files
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

from garrison.core.documents import Document

GAMES: Final = ("bastion", "last-bastion", "unbreakable-castle")
FIRST_GAME: Final = "first-game"
"""The lesson of each course that is a whole game."""


class Wrong(Struct, frozen=True, forbid_unknown_fields=True):
    """Moves that the rules allow and that miss the point, and what is said to them."""

    moves: str
    """A pattern of lines: `channel S2 *`."""
    text: str


class LessonStep(Struct, frozen=True, forbid_unknown_fields=True):
    """One thing to do."""

    hint: Annotated[list[str], Meta(min_length=1)]
    """Lines that do it, in order."""
    moves: list[str] = []
    """Patterns of the lines it takes; none: the hint alone."""
    until: str = ""
    """The event it ends with, by its message id; none: with the first of its moves."""
    wrong: list[Wrong] = []

    def takes(self) -> list[str]:
        return self.moves or self.hint


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """One idea, on a position of a real game."""

    id: str
    game: str
    """With edition and options."""
    position: dict[str, object]
    steps: list[LessonStep]
    seed: int = 0
    """Where dice or a shuffled deck are met: what they are drawn from, so that all fall as told."""
    bots: dict[str, str] = {}
    """Which bot holds which seat: rivals; the learner holds the others."""

    def start(self) -> Document:
        """Where it begins, as the game reads it."""
        document: Document = json.loads(json.dumps(self.position))
        return document


class FirstGame(Struct, frozen=True, forbid_unknown_fields=True):
    """A whole game to begin with: an easy one, with a kind deal and bots as company."""

    game: str
    bots: dict[str, str]
    """Which bot holds which seat; the learner holds the others."""
    seed: int


class Course(Struct, frozen=True, forbid_unknown_fields=True):
    """The lessons of one game, in their order, and the game to play after them."""

    lessons: list[Lesson]
    first: FirstGame


@cache
def courses() -> dict[str, Course]:
    """The course of each game, by the game's name."""
    return {game: _read(game) for game in GAMES}


def find(id: str) -> Lesson | FirstGame | None:
    """The lesson with this name: `bastion/move`, `bastion/first-game`."""
    game, _, name = id.partition("/")
    course = courses().get(game)
    if course is None:
        return None
    if name == FIRST_GAME:
        return course.first
    return next((lesson for lesson in course.lessons if lesson.id == name), None)


def _read(game: str) -> Course:
    text = files(__package__).joinpath(f"{game}.toml").read_text(encoding="utf-8")
    return msgspec.toml.decode(text, type=Course)
