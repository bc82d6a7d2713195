"""What one seat holds face down changes no byte that is sent to anybody else.

Pairs of games are played side by side. They differ only in a quest that Bob draws; everything
done in the open is the same. Whatever Ann and an onlooker are sent must be the same too, until
the quest is turned up, and also if Bob is asked something because of it and answers so that
nothing comes of it.
"""

from collections.abc import Sequence
from random import Random
from typing import Final

import msgspec
import pytest

import garrison
from garrison.core.contract import CHANCE, ONLOOKER, Move
from garrison.core.fairness import seed_from_number
from garrison.core.game import any_game
from garrison.games.unbreakable_castle.face.game import CastleGame
from garrison.games.unbreakable_castle.rules.quests import size
from garrison.games.unbreakable_castle.rules.state import Castle
from garrison.table.messages.client import ToClient
from garrison.table.messages.server import ServerReply
from garrison.table.model.entries import LogEntry
from garrison.table.model.settings import TableSettings
from garrison.table.model.table import Table
from garrison.table.visibility.audience import Audience
from table.tables import seat

BOB: Final = 1
STEPS: Final = 250
HUNTS_DEMONS: Final = "quest light-4"
"""With it a dwarf who meets a demon, its friend, has a choice."""
BEFRIEND: Final = "befriend"


class Listener:
    """Keeps every byte it is sent."""

    def __init__(self) -> None:
        self.heard: list[bytes] = []
        self.address = ""

    def send(self, message: ToClient | ServerReply) -> None:
        self.heard.append(msgspec.json.encode(message))

    def close(self) -> None:
        raise AssertionError("nobody is sent away here")


class Side:
    """One game of a pair, with Ann and an onlooker listening."""

    def __init__(self, name: str) -> None:
        game = garrison.load(name)
        assert isinstance(game, CastleGame)
        self.table = Table(
            "x", any_game(game), TableSettings(), seed_from_number(1), lambda: 1_000.0
        )
        self.people = [seat(self.table, each, [at]) for at, each in enumerate(("Ann", "Bob"))]
        self.table.take_fresh()
        self.game, self._audience = game, Audience(self.table)
        self._log: list[LogEntry] = []
        self.ann, self.onlooker = Listener(), Listener()
        self._audience.admit(self.ann, self.people[0], [])
        self._audience.admit(self.onlooker, 0, [])

    @property
    def state(self) -> Castle:
        assert isinstance(self.table.history.state, Castle)
        return self.table.history.state

    def lines(self) -> dict[str, Move]:
        return {self.game.say(self.state, move): move for move in self.state.moves()}

    def play(self, line: str) -> None:
        actor, move = self.state.actor(), self.lines()[line]
        if actor == CHANCE:
            self.table.play(move, "chance")
        else:
            self.table.play(move, "person", self.people[actor])
        if self.state.actor() != CHANCE:
            self._tell(self.table.take_fresh())

    def _tell(self, fresh: list[LogEntry]) -> None:
        kept = self.table.secret_questions.kept_until(fresh[0].version, fresh[-1].version)
        self._audience.tell(fresh, [entry for entry in self._log if entry.version in kept])
        self._log += fresh

    def heard(self) -> list[list[bytes]]:
        return [self.ann.heard, self.onlooker.heard]


def differ(pair: Sequence[Side]) -> bool:
    return pair[0].state.hands[BOB] != pair[1].state.hands[BOB]


def draws_first(side: Side) -> bool:
    state = side.state
    return side.game.view(state, BOB)["stage"] == "quest" and state.seat == BOB


def is_asked(side: Side) -> bool:
    """Whether Bob is asked something that nobody else is to know of."""
    stages = [side.game.view(side.state, seat)["stage"] for seat in (BOB, ONLOOKER)]
    return stages[0] != stages[1]


def answer_secretly(pair: Sequence[Side]) -> None:
    """Bob befriends whom he meets, wherever only one game of the pair lets him choose."""
    for side in pair:
        if is_asked(side) and BEFRIEND in side.lines():
            side.play(BEFRIEND)


def play_pair(name: str, seed: int) -> int:
    """Play until Bob turns a quest up. For how many messages the pair differed unnoticed."""
    random, pair = Random(seed), (Side(name), Side(name))
    unnoticed = 0
    for _ in range(STEPS):
        one, two = pair
        answer_secretly(pair)
        if one.state.actor() < CHANCE:
            break
        held = size(one.state.hands[BOB])
        common = sorted(one.lines().keys() & two.lines().keys())
        if draws_first(one) and not differ(pair) and HUNTS_DEMONS in one.lines():
            others = sorted(one.lines().keys() - {HUNTS_DEMONS})
            one.play(HUNTS_DEMONS)
            two.play(random.choice(others))
        elif common:
            line = random.choice(common)
            one.play(line)
            two.play(line)
        else:
            break
        answer_secretly(pair)
        if any(size(x.state.hands[BOB]) < held for x in pair):
            break
        assert one.heard() == two.heard()
        unnoticed += differ(pair)
    return unnoticed


@pytest.mark.parametrize("races", ["human,gnome", "demon,gnome", "vampire,elf"])
def test_a_hidden_quest_changes_no_byte_for_others(races: str) -> None:
    name = f"unbreakable-castle?seats=2&races={races}&per_player=6"
    assert sum(play_pair(name, seed) for seed in range(4)) > 20
