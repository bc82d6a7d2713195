"""Offers that wait for an answer, at a table with a deadline."""

import garrison
from garrison.core.fairness import seed_from_number
from garrison.table.actions import playing
from garrison.table.model.settings import TableSettings
from garrison.table.model.table import Table
from garrison.table.thinking.deadline import Deadline
from garrison.table.visibility.reading import read
from garrison.table.visibility.viewpoint import Viewpoint
from table.tables import seat

WITHIN = 30


class Watch:
    """A clock that stands until somebody turns it on."""

    def __init__(self) -> None:
        self.now = 1_000.0

    def __call__(self) -> float:
        return self.now


def offered(seconds: int = WITHIN) -> tuple[Table, Deadline, Watch]:
    """Ann has offered Bob something."""
    watch = Watch()
    game = garrison.load("unbreakable-castle?seats=2&races=orc,elf")
    settings = TableSettings(answer_seconds=seconds)
    table = Table("x", game, settings, seed_from_number(3), watch)
    people = [seat(table, name, [at]) for at, name in enumerate(("Ann", "Bob"))]
    table.advance()
    while "offer" not in (lines := " ".join(_lines(table))):
        actor = table.history.state.actor()
        line = "end turn" if "end turn" in lines else _lines(table)[0]
        playing.move(table, people[actor], line, table.version)
        if len(table.history) > 300:
            raise AssertionError("nobody could offer anything")
    offers = [line for line in _lines(table) if line.startswith("offer")]
    playing.move(table, people[table.history.state.actor()], offers[0], table.version)
    table.take_fresh()
    return table, Deadline(table, watch), watch


def _lines(table: Table) -> list[str]:
    state = table.history.state
    return [table.game.say(state, move) for move in state.moves()]


def test_nobody_is_hurried_before_the_time_is_over() -> None:
    table, deadline, watch = offered()
    assert deadline.seconds_left() == WITHIN
    watch.now += WITHIN - 1
    deadline.answer()
    assert "accept" in _lines(table)


def test_an_offer_that_nobody_answers_in_time_is_declined_by_the_table() -> None:
    table, deadline, watch = offered()
    deadline.seconds_left()
    watch.now += WITHIN
    deadline.answer()
    assert "accept" not in _lines(table)
    (told,) = read(table, Viewpoint(0, (), -3), table.take_fresh())
    ids = [words.id for words in told.words]
    assert ids == ["table-answered-late", "unbreakable-castle-event-declined"]


def test_without_a_deadline_an_offer_waits() -> None:
    table, deadline, watch = offered(seconds=0)
    watch.now += 1_000_000
    deadline.answer()
    assert deadline.seconds_left() is None
    assert "accept" in _lines(table)


def test_what_is_more_than_an_answer_has_no_deadline() -> None:
    table, deadline, _ = offered()
    table.play(table.game.parse(table.history.state, "decline"), "bot")
    assert deadline.seconds_left() is None
