"""Small tables of the demonstration game to test with."""

from collections.abc import Callable, Sequence
from typing import ParamSpec

import pytest

from demo.race import Race, RaceGame
from demo.race.rules.turn import ROLL
from garrison.core.contract import Move
from garrison.core.fairness import seed_from_number
from garrison.core.game import any_game
from garrison.server.thinking.thinkers import RandomThinker
from garrison.table.actions import seating
from garrison.table.dispatch import Dispatcher
from garrison.table.errors import Refused
from garrison.table.messages.client import ToClient
from garrison.table.messages.server import ServerReply
from garrison.table.model.people import PersonId, hash_secret
from garrison.table.model.settings import TableSettings
from garrison.table.model.table import Table
from garrison.table.ports import BotMove
from garrison.table.thinking.absence import Absence
from garrison.table.thinking.analysis import Analysis
from garrison.table.thinking.bot_player import BotPlayer
from garrison.table.thinking.deadline import Deadline
from garrison.table.visibility.audience import Audience

P = ParamSpec("P")


class Agreeable(RaceGame):
    """The race, but what seat 1 decides is mere consent to rolling."""

    def consent(self, state: Race) -> Move | None:
        return int(ROLL.code) if state.actor() == 1 else None


def race(
    seats: int = 2, settings: TableSettings | None = None, game: RaceGame | None = None
) -> Table:
    """A table of the race that nobody has come to yet."""
    rules = any_game(game or RaceGame(seats))
    made = Table("demo", rules, settings or TableSettings(), seed_from_number(1), lambda: 1_000.0)
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
    assert isinstance(table.history.state, Race)
    return table.history.state


def refusal(act: Callable[P, object], *args: P.args, **kwargs: P.kwargs) -> str:
    """The id of the reason why something is refused."""
    with pytest.raises(Refused) as refused:
        act(*args, **kwargs)
    return refused.value.reason.id


def kinds(table: Table) -> list[str]:
    """What kinds of entries the log got since this was asked last."""
    return [str(type(entry).__struct_config__.tag) for entry in table.take_fresh()]


class Reader:
    """Keeps the messages it is sent."""

    def __init__(self) -> None:
        self.address = ""
        self.heard: list[ToClient | ServerReply] = []
        self.is_closed = False

    def send(self, message: ToClient | ServerReply) -> None:
        self.heard.append(message)

    def close(self) -> None:
        self.is_closed = True

    def kinds(self) -> list[type[ToClient | ServerReply]]:
        return [type(each) for each in self.heard]


def dispatcher_of(table: Table, audience: Audience, analysis: Analysis | None = None) -> Dispatcher:
    """What deals with whatever comes to a table that no bot plays at."""
    thinker = RandomThinker()
    return Dispatcher(
        table,
        audience,
        thinker,
        Absence(table, audience, lambda: 1.0),
        Deadline(table, lambda: 1.0),
        BotPlayer(table, thinker, _unheard, str),
        analysis or Analysis(table, thinker),
    )


def _unheard(at: int, chosen: BotMove) -> None:
    raise AssertionError("no bot plays here")
