"""Row 12: nobody sees that a seat is asked something because of what it holds in secret.

A gnome who holds the quest to slay demons meets one: it may befriend it or fight. Without the
quest it is not asked.
"""

import json
from collections.abc import Callable
from typing import Final

import msgspec
import pytest

import garrison
from garrison.core.contract import ONLOOKER
from garrison.core.fairness import seed_from_number
from garrison.core.game import any_game
from garrison.games.unbreakable_castle.face.game import CastleGame
from garrison.table.actions import playing, talking, undoing
from garrison.table.messages import client
from garrison.table.messages.client import News
from garrison.table.messages.schemas import VisibleEntry
from garrison.table.messages.server import StartingPosition
from garrison.table.model import snapshots
from garrison.table.model.entries import AskedBack, LogEntry
from garrison.table.model.settings import TableSettings
from garrison.table.model.table import Table
from garrison.table.visibility import moments
from garrison.table.visibility.audience import Audience
from garrison.table.visibility.reading import read
from garrison.table.visibility.viewpoint import Viewpoint
from table.tables import Reader, dispatcher_of, refusal, seat

SLAY_DEMONS: Final = "light-4"
OTHER_QUEST: Final = "light-2"


class Listener(Reader):
    """Keeps the messages it is sent, and is never sent away."""

    def close(self) -> None:
        raise AssertionError("nobody is sent away here")

    def news(self) -> bytes:
        return msgspec.json.encode([each for each in self.heard if isinstance(each, News)])


class Scene:
    """Bob the gnome is about to open b1; Ann and an onlooker watch."""

    def __init__(
        self, *quests: str, race: str = "gnome", other: str = "orc", mana: int = 1, left: int = 12
    ) -> None:
        game = garrison.load("unbreakable-castle?seats=2")
        assert isinstance(game, CastleGame)
        self.game, self.log = game, list[LogEntry]()
        position = game.read(
            {
                "field": {"a1": left},
                "races": [race, other],
                "goods": {"A": {"mana": mana, "wood": 3}, "B": {}},
                "quests": {"A": [{"quest": quest} for quest in quests]},
                "turn": "A",
            }
        )
        start = StartingPosition(
            game.name, msgspec.Raw(json.dumps(game.write(position)).encode()), 0, 0
        )
        self.table = Table(
            "x", any_game(game), TableSettings(), seed_from_number(1), lambda: 1_000.0
        )
        self.table.take_up(start)
        self.bob, self.ann = (
            seat(self.table, name, [at]) for at, name in enumerate(("Bob", "Ann"))
        )
        self.audience = Audience(self.table)
        self.readers = {person: Listener() for person in (self.bob, self.ann, 0)}
        for person, reader in self.readers.items():
            self.audience.admit(reader, person, [])
        self.settle()

    def settle(self) -> None:
        fresh = self.table.take_fresh()
        kept = self.table.secret_questions.kept_until(fresh[0].version, fresh[-1].version)
        self.audience.tell(fresh, [entry for entry in self.log if entry.version in kept])
        self.log += fresh

    def open(self, card: int = 43) -> None:
        """Bob opens b1, which turns out to be the demon's card."""
        for line in ("open b1", f"card {card}"):
            move = self.table.game.move(self.table.history.state, line)
            self.table.play(move, "person" if line == "open b1" else "chance", self.bob)
        self.settle()

    def exchange(self) -> None:
        """Bob goes to the bank before he opens a card."""
        self.answer("exchange wood for ore")

    def befriend(self) -> None:
        self.answer("befriend")

    def answer(self, line: str) -> None:
        seen = self.table.version_for((0,))
        playing.move(self.table, self.bob, line, seen)
        self.settle()

    def lines_after(self, card: int) -> list[str]:
        """What Bob can say once this card is open."""
        self.open(card)
        state = self.table.history.state
        return sorted(self.table.game.say(state, move) for move in state.moves())

    def chat(self) -> None:
        talking.chat(self.table, self.ann, "well?")
        self.settle()

    def told(self, person: int) -> list[VisibleEntry]:
        seats = self.table.seats_of(person)
        return read(self.table, Viewpoint(person, seats, min(seats, default=ONLOOKER)), self.log)


@pytest.fixture
def asked() -> Scene:
    scene = Scene(SLAY_DEMONS)
    scene.open()
    return scene


def others(scene: Scene) -> list[bytes]:
    return [scene.readers[person].news() for person in (scene.ann, 0)]


def test_others_hear_nothing_while_the_seat_is_asked(asked: Scene) -> None:
    untouched = Scene(SLAY_DEMONS)
    assert others(asked) == others(untouched)
    assert asked.readers[asked.bob].news() != untouched.readers[untouched.bob].news()


def test_once_it_has_answered_others_hear_what_they_had_heard_without_the_question(
    asked: Scene,
) -> None:
    unasked = Scene(OTHER_QUEST)
    unasked.open()
    asked.befriend()
    assert others(asked) == others(unasked)
    assert asked.told(asked.ann) == unasked.told(unasked.ann)


def test_what_people_say_meanwhile_is_heard_at_once_and_numbered_before(asked: Scene) -> None:
    asked.chat()
    asked.befriend()
    unasked = Scene(OTHER_QUEST)
    unasked.chat()
    unasked.open()
    assert others(asked) == others(unasked)
    assert asked.told(0) == unasked.told(0)


def test_numbers_have_no_gap_for_anybody(asked: Scene) -> None:
    asked.chat()
    asked.befriend()
    asked.chat()
    for person in (asked.bob, asked.ann, 0):
        numbers = [each.version for each in asked.told(person)]
        assert numbers == list(range(1, len(numbers) + 1))
        assert numbers[-1] == asked.table.version_for(asked.table.seats_of(person))


def test_whoever_comes_back_meanwhile_finds_the_position_before(asked: Scene) -> None:
    came = Listener()
    asked.audience.admit(came, asked.ann, asked.log)
    welcome = came.heard[0]
    assert isinstance(welcome, client.Welcome)
    assert welcome.turn.moves == 0
    assert welcome.view["stage"] == "open"
    assert welcome.version == len(asked.told(asked.ann))


def test_earlier_moments_are_counted_as_they_were_told(asked: Scene) -> None:
    asked.befriend()
    unasked = Scene(OTHER_QUEST)
    unasked.open()
    for move in range(3):
        shown = moments.show(asked.table, asked.ann, move, None)
        assert shown == moments.show(unasked.table, unasked.ann, move, None)
    assert moments.show(asked.table, asked.bob, 3, None).last == 3


def test_a_secret_answer_is_taken_back_only_with_what_led_to_the_question(asked: Scene) -> None:
    seen = asked.table.version_for((0,))
    assert refusal(undoing.undo, asked.table, asked.bob, seen, None) == "table-answer-first"
    asked.befriend()
    undoing.undo(asked.table, asked.bob, asked.table.version_for((0,)), None)
    assert asked.table.ballot is not None
    assert asked.table.ballot.to == 0


def test_going_back_waits_for_the_secret_answer() -> None:
    scene = Scene(SLAY_DEMONS)
    scene.exchange()
    scene.open()
    dispatcher, ann = dispatcher_of(scene.table, scene.audience), scene.readers[scene.ann]
    dispatcher.handle(ann, client.Undo(n=7, seen=scene.table.version_for((1,)), to=0))
    assert dispatcher.take_afterwards() == []
    seen = scene.table.version_for((0,))
    dispatcher.handle(scene.readers[scene.bob], client.MakeMove(say="befriend", seen=seen))
    for act in dispatcher.take_afterwards():
        act()
    assert isinstance(ann.heard[-1], client.RequestRefused)
    assert ann.heard[-1].reason.id == "table-stale"


@pytest.mark.parametrize(
    "ask",
    [
        lambda seen: client.MakeMove(say="open b1", seen=seen, n=7),
        lambda seen: client.MakeMove(say="open b1", seen=seen + 1, n=7),
        lambda seen: client.Undo(seen=seen, to=9, n=7),
        lambda seen: client.Undo(seen=seen + 1, n=7),
        lambda seen: client.Redo(seen=seen, n=7),
        lambda seen: client.Vote(ballot=3, agree=True, n=7),
        lambda seen: client.WhyNot(say="open b1", n=7),
    ],
    ids=["move", "stale move", "undo", "stale undo", "redo", "vote", "why not"],
)
def test_nobody_finds_out_by_asking_for_what_is_refused(
    asked: Scene, ask: Callable[[int], client.FromClient]
) -> None:
    answers = []
    for scene in (asked, Scene(SLAY_DEMONS)):
        for person in (scene.ann, 0):
            dispatcher, reader = dispatcher_of(scene.table, scene.audience), scene.readers[person]
            dispatcher.handle(reader, ask(scene.table.version_for((1,))))
            for act in dispatcher.take_afterwards():
                act()
            answers.append(msgspec.json.encode(reader.heard[-1]))
    assert answers[:2] == answers[2:]


def test_a_question_to_the_table_lasts_for_others_as_long_as_they_know_of_nothing() -> None:
    scene, untouched = Scene(SLAY_DEMONS), Scene(SLAY_DEMONS)
    for each in (scene, untouched):
        each.table.accept(AskedBack(by=each.ann, to=0, unheard=[]))
        each.settle()
    scene.open()
    seats = scene.table.seats_of(scene.ann)
    assert scene.table.is_kept_from(seats)
    assert scene.audience.info(seats) == untouched.audience.info(seats)
    assert scene.audience.info((0,)).ballot is None
    scene.befriend()
    assert scene.audience.info(seats).ballot is None


@pytest.mark.parametrize("when", ["asked", "answered"])
def test_a_table_that_is_loaded_again_counts_the_same(asked: Scene, when: str) -> None:
    act: Callable[[], None] = asked.befriend if when == "answered" else asked.chat
    saved = snapshots.save(asked.table)
    act()
    later = [entry for entry in asked.log if entry.version > json.loads(saved)["version"]]
    again = snapshots.load(
        "x", asked.table.game, asked.table.history.seed, saved, later, lambda: 1_000.0
    )
    for seats in ((), (0,), (1,)):
        assert again.version_for(seats) == asked.table.version_for(seats)
        assert again.position_for(seats) == asked.table.position_for(seats)
    assert snapshots.save(again) == snapshots.save(asked.table)


def test_19_which_of_two_quests_is_fulfilled_is_heard_as_if_there_was_one() -> None:
    told = []
    for second in ("light-3", "light-7"):
        scene = Scene("light-1", second, race="human", mana=2, left=7)
        scene.open(card=12)
        if scene.table.is_kept_from(()):
            scene.answer("fulfil light-1")
        told.append((second, others(scene)))
    assert dict(told)["light-3"] == dict(told)["light-7"]
    assert Scene("light-1", "light-3", race="human", mana=2, left=7).lines_after(12) == [
        "fulfil light-1",
        "fulfil light-3",
    ]


def test_a_bot_is_not_led_by_what_another_was_asked(asked: Scene) -> None:
    asked.befriend()
    unasked = Scene(OTHER_QUEST)
    unasked.open()
    assert asked.table.position_for(()) == unasked.table.position_for(())
