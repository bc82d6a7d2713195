"""Small tables of the demonstration game to test with."""

from collections.abc import Callable, Sequence
from typing import ParamSpec

import pytest

from demo.race import ROLL, Race, RaceGame
from garrison.core.contract import Move
from garrison.core.fairness import seed_from_number
from garrison.core.game import any_game
from garrison.table import seating
from garrison.table.people import PersonId, Refused, hash_secret
from garrison.table.table import Table
from garrison.table.terms import Terms

P = ParamSpec("P")


class Agreeable(RaceGame):
    """The race, but what seat 1 decides is mere consent to rolling."""

    def consent(self, state: Race) -> Move | None:
        return ROLL if state.actor() == 1 else None


def race(seats: int = 2, terms: Terms | None = None, game: RaceGame | None = None) -> Table:
    """A table of the race that nobody has come to yet."""
    rules = any_game(game or RaceGame(seats))
    made = Table("demo", rules, terms or Terms(), seed_from_number(1), lambda: 1_000.0)
    made.advance()
    return made


def seat(table: Table, name: str, seats: Sequence[int]) -> PersonId:
    """Somebody joins and sits down; their secret is their name."""
    person = seating.join(table, name, hash_secret(name))
    for each in seats:
        seating.sit(table, person, each)
    return person


def at(table: Table) -> Race:
    """The position."""
    assert isinstance(table.line.state, Race)
    return table.line.state


def refusal(act: Callable[P, object], *args: P.args, **kwargs: P.kwargs) -> str:
    """The id of the reason why something is refused."""
    with pytest.raises(Refused) as refused:
        act(*args, **kwargs)
    return refused.value.reason.id


def kinds(table: Table) -> list[str]:
    """What kinds of entries the log got since this was asked last."""
    return [str(type(entry).__struct_config__.tag) for entry in table.take_fresh()]
