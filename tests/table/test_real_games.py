"""Real games at a table: whoever follows the messages sees what the rules show."""

import json
from random import Random

import pytest

import garrison
from garrison.core.contract import ONLOOKER
from garrison.core.fairness import seed_from_number
from garrison.core.records import read_record, write_record
from garrison.core.replays import verify
from garrison.table.actions import playing, undoing
from garrison.table.messages.client import Bye, Done, News, ToClient, Welcome
from garrison.table.messages.server import ServerReply
from garrison.table.model import snapshots
from garrison.table.model.settings import TableSettings
from garrison.table.model.table import Table
from garrison.table.visibility.audience import Audience
from garrison.texts import LANGUAGES, translator
from server.players import Seen
from table.tables import seat

GAMES = ["bastion/2015?seats=2", "bastion/2018?seats=2", "last-bastion?seats=2"]
GAMES += ["unbreakable-castle?seats=2"]


class Follower:
    """A viewer that believes nothing but messages."""

    def __init__(self) -> None:
        self.seen, self.address = Seen(), ""

    def send(self, message: ToClient | ServerReply) -> None:
        if isinstance(message, Welcome | News):
            self.seen.take(message)
        assert not isinstance(message, Bye | Done)

    def close(self) -> None:
        raise AssertionError("nobody is sent away here")


def open_game(name: str, seed: int) -> Table:
    game = garrison.load(name)
    table = Table("demo", game, TableSettings(), seed_from_number(seed), lambda: 1_000.0)
    table.advance()
    return table


def plain(value: object) -> object:
    """A document as it arrives: JSON knows neither tuples nor number keys."""
    return json.loads(json.dumps(value))


@pytest.mark.parametrize("name", GAMES)
def test_followers_see_what_the_rules_show(name: str) -> None:
    table, random = open_game(name, 5), Random(5)
    people = [seat(table, "Ann", [0]), seat(table, "Bob", [1])]
    table.take_fresh()
    audience, followers = Audience(table), [Follower() for _ in range(3)]
    for follower, person in zip(followers, [*people, 0], strict=True):
        audience.admit(follower, person, [])
    for _ in range(80):
        if table.history.is_over():
            break
        actor = table.history.state.actor()
        say = random.choice(followers[actor].seen.choices).say
        playing.move(table, people[actor], say, table.version)
        audience.tell(table.take_fresh())
        for follower, look in zip(followers, (0, 1, ONLOOKER), strict=True):
            shown = table.game.view(table.history.state, look)
            assert plain(follower.seen.view) == plain(shown)
    assert len(table.history) > 20


@pytest.mark.parametrize("name", GAMES)
def test_every_line_of_the_log_has_words_in_every_language(name: str) -> None:
    table, random = open_game(name, 6), Random(6)
    ann = seat(table, "Ann", [0, 1])
    audience, follower = Audience(table), Follower()
    audience.admit(follower, ann, table.take_fresh())
    while not table.history.is_over() and len(table.history) < 150:
        playing.move(table, ann, random.choice(follower.seen.choices).say, table.version)
        audience.tell(table.take_fresh())
    lines = [words for told in follower.seen.log for words in told.words]
    assert lines
    for language in LANGUAGES:
        say = translator(language)
        for words in lines:
            text = say(words.id, words.args)
            assert text != words.id
            assert "{" not in text, f"{language}: {text}"


@pytest.mark.parametrize("name", GAMES)
def test_undo_and_saving_leave_a_record_that_proves_itself(name: str) -> None:
    table, random = open_game(name, 7), Random(7)
    ann = seat(table, "Ann", [0, 1])
    for step in range(3_000):
        if table.history.is_over():
            break
        state = table.history.state
        line = table.game.say(state, random.choice(state.moves()))
        playing.move(table, ann, line, table.version)
        if step % 17 == 3 and not table.history.is_over():
            undoing.undo(table, ann, table.version, None)
        if step % 29 == 5:
            seed, saved = seed_from_number(7), snapshots.save(table)
            again = snapshots.load("demo", table.game, seed, saved, [], lambda: 1_000.0)
            assert again.history.state == table.history.state
            table = again
    assert table.history.is_over()
    record = read_record(write_record(table.history.record(table.seat_names())))
    assert verify(record, table.game) > 0
