"""Why a move is refused, as one number: which refusal it is, and its particulars.

A guard is asked thousands of times a second and mostly answers OK, so it makes no objects. What
its answer says in words follows from the declaration of the refusal (`core.step_game`).
"""

from typing import Final

from mypy_extensions import i64

from garrison.core.tasks import task

Refused = i64
"""OK, or the code of a refusal with its particulars, packed as `core.tasks` packs work."""

OK: Final[i64] = 0
"""What a guard answers when nothing speaks against a move."""
NO_SUCH_MOVE: Final[i64] = 1
"""A number that writes no move at all."""
IS_OVER: Final[i64] = 2
NOT_NOW: Final[i64] = 3
"""A move that answers another question than the one that is asked."""
FIRST_OF_GAME: Final = 4
"""Refusals that a game declares itself are numbered from here."""


class Domain:
    """What an argument can be: a seat, a cell, a card … The rules know only its numbers.

    Each game binds words to them (`core.vocabulary`). A size of 0 depends on the game: positions
    answer it in `size_of`.
    """

    def __init__(self, name: str, size: int = 0, first: int = 0, bits: int = 8) -> None:
        self.name = name
        self.size: i64 = size
        self.first: i64 = first
        self.bits: i64 = bits


COUNT: Final = Domain("count", 1 << 12, bits=12)
"""A plain number, told as it is."""


class Argument:
    """One argument of a refusal or one field of a step: its name and what it can be."""

    def __init__(self, name: str, domain: Domain) -> None:
        self.name = name
        self.domain = domain


class Refusal:
    """Why a move cannot be made: a message of the game, and what its arguments are."""

    def __init__(self, code: int, name: str, arguments: list[Argument], section: str) -> None:
        self.code: i64 = code
        self.name = name
        self.arguments = arguments
        self.section = section
        """The section of the rules book that explains it; nothing if the game has no book."""

    def told(self, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> Refused:
        """This refusal with its particulars, as a guard answers it."""
        return task(self.code, a, b, c, d)


class PendingFault:
    """Why no position can wait for something: a message of the game, and the field at fault."""

    def __init__(self, name: str, field: str) -> None:
        self.name = name
        self.field = field


class Refusals:
    """Every refusal of one game, in the order of their codes."""

    def __init__(self) -> None:
        self.declared: list[Refusal] = []

    def add(self, name: str, *arguments: Argument, section: str = "") -> Refusal:
        """Declare a refusal: its message, the arguments in their order, what explains it."""
        refusal = Refusal(FIRST_OF_GAME + len(self.declared), name, list(arguments), section)
        self.declared.append(refusal)
        return refusal

    def by_code(self, code: int) -> Refusal:
        return self.declared[code - FIRST_OF_GAME]
