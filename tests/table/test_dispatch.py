"""What comes to a table at once: somebody may be gone before what they asked for is done."""

from collections.abc import Callable

import pytest

from garrison.server.thinking.thinkers import RandomThinker
from garrison.table.dispatch import Gone, Item
from garrison.table.messages.client import (
    Bye,
    Done,
    Hello,
    News,
    Ping,
    Pinged,
    Remove,
    SeeFrom,
)
from garrison.table.messages.server import AskEstimate, Leave, Rekey
from garrison.table.model.people import hash_secret
from garrison.table.thinking.analysis import Analysis
from garrison.table.visibility.audience import Audience
from table.tables import Reader, dispatcher_of, race, seat


class Scene:
    """Ann, the host, and Bob at a table; both are connected."""

    def __init__(self) -> None:
        self.table = race()
        for number, name in enumerate(("Ann", "Bob")):
            seat(self.table, name, [number])
        self.audience = Audience(self.table)
        self.analysis = Analysis(self.table, RandomThinker())
        self.dispatcher = dispatcher_of(self.table, self.audience, self.analysis)
        self.ann, self.bob = Reader(), Reader()
        self.at_once((self.ann, Hello(token="Ann")), (self.bob, Hello(token="Bob")))
        self.ann.heard.clear()
        self.bob.heard.clear()

    def at_once(self, *items: tuple[Reader, Item]) -> None:
        """Deal with these as with what waits together in an inbox."""
        for each in items:
            self.dispatcher.handle(*each)
        self.table.take_fresh()
        for act in self.dispatcher.take_afterwards():
            act()
        for newcomer in self.dispatcher.take_newcomers():
            self.audience.admit(newcomer.subscriber, newcomer.person, [], newcomer.seen)


def test_whoever_is_gone_is_not_shown_what_they_asked_to_see() -> None:
    scene = Scene()
    scene.at_once((scene.bob, SeeFrom(seat=1, n=1)), (scene.bob, Gone()))
    assert scene.bob.heard == []
    assert scene.bob not in scene.audience


def test_nor_is_whoever_was_sent_away() -> None:
    scene = Scene()
    scene.at_once((scene.bob, SeeFrom(seat=1, n=1)), (scene.ann, Remove(person=2, n=1)))
    assert News not in scene.bob.kinds()
    assert scene.bob.is_closed
    assert Done in scene.ann.kinds()


def test_nobody_thinks_for_whoever_is_gone() -> None:
    scene, asker = Scene(), Reader()
    scene.at_once((asker, AskEstimate(token="Bob")), (asker, Gone()))
    assert (asker.heard, len(scene.analysis)) == ([], 0)


def test_what_somebody_pointed_at_is_shown_to_others_though_they_are_gone() -> None:
    scene = Scene()
    scene.at_once((scene.bob, Ping(place="D4", n=1)), (scene.bob, Gone()))
    assert Pinged in scene.ann.kinds()


@pytest.mark.parametrize(
    "farewell",
    [
        lambda scene: (scene.ann, Remove(person=2, n=1)),
        lambda scene: (Reader(), Leave(token="Bob")),
        lambda scene: (Reader(), Rekey(token="Bob", key=hash_secret("Bobby"))),
    ],
)
def test_a_link_that_becomes_worthless_at_once_lets_nobody_in(
    farewell: Callable[[Scene], tuple[Reader, Item]],
) -> None:
    scene, second = Scene(), Reader()
    scene.at_once((second, Hello(token="Bob")), farewell(scene))
    assert second.kinds() == [Bye]
    assert second.is_closed
    assert second not in scene.audience
