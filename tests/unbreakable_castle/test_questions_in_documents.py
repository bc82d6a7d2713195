"""A document asks a question only where the opened card and the holdings lead to it.

Each condition is broken by itself in a position of a real game that meets them all.
"""

import json
from collections.abc import Callable
from functools import cache

import pytest

from garrison.core.documents import Json
from garrison.core.errors import BadDocument
from unbreakable_castle.arranging import castle_game
from unbreakable_castle.playing import positions

OPTIONS = "seats=3&signs=gifts"
Table = dict[str, Json]
Change = Callable[[Table], None]


@cache
def _written(stage: str) -> str:
    game = castle_game(OPTIONS)
    for seed in range(20):
        for state in positions(game, seed):
            if game.write(state)["stage"] == stage:
                return json.dumps(game.write(state))
    raise AssertionError(f"no game came to {stage}")


def asked(stage: str) -> Table:
    """The first position of random games in which this is asked."""
    document: Table = json.loads(_written(stage))
    return document


def inner(document: Table, key: str) -> Table:
    """What a document says of the active player, or of something by its name."""
    found = document[key]
    assert isinstance(found, dict)
    return found


def refused(document: Table, options: str = OPTIONS) -> list[str]:
    with pytest.raises(BadDocument) as fault:
        castle_game(options).read(document)
    return [f"{each.place}: {each.reason.id}" for each in fault.value.faults]


def at_the_top(document: Table) -> None:
    """The card is read from its top on: nothing else has been looked at."""
    document["step"] = "top"


def quested(document: Table) -> None:
    document["has_quested"] = True


def not_quested(document: Table) -> None:
    document["has_quested"] = False


def built(document: Table) -> None:
    document["has_built"] = True


def without_offers(document: Table) -> None:
    document["offers"] = 0


def holding(**goods: int) -> Change:
    """The active player holds just this."""

    def change(document: Table) -> None:
        inner(document, "goods")[str(document["turn"])] = dict(goods)

    return change


def of_race(race: str) -> Change:
    """The active player is of another race."""

    def change(document: Table) -> None:
        races = document["races"]
        assert isinstance(races, list)
        races["ABC".index(str(document["turn"]))] = race

    return change


def without_quests_left(document: Table) -> None:
    document["spent"] = [f"dark-{number}" for number in range(1, 11)]
    document["unseen"] = [f"light-{number}" for number in range(1, 11)]


def unspent(document: Table) -> None:
    """The quest in question is not spent but in its deck."""
    spent, subject = document["spent"], document["subject"]
    assert isinstance(spent, list)
    assert isinstance(subject, list)
    document["spent"] = [each for each in spent if each not in subject]
    del document["unseen"]


def without_castles(document: Table) -> None:
    document["castles"] = {}


def citadels(count: int) -> Change:
    """So many of the eight citadels stand."""

    def change(document: Table) -> None:
        document["castles"] = {"A": {"citadel": count}}

    return change


def alone_on_its_side(document: Table) -> None:
    """Everybody else is of the other side."""
    document["races"] = ["vampire", "werewolf", "gnome"]
    document["quests"] = {"A": [], "B": [], "C": []}
    del document["unseen"]


BROKEN: list[tuple[str, Change]] = [
    ("card", lambda document: document.update(step="bottom")),
    ("market", at_the_top),
    ("friend", at_the_top),
    ("friend", quested),
    ("friend", holding(wood=1)),
    ("friend", of_race("necromancer")),
    ("fulfil", at_the_top),
    ("fulfil", quested),
    ("help", not_quested),
    ("help", unspent),
    ("help", citadels(8)),
    ("help", alone_on_its_side),
    ("strike", not_quested),
    ("strike", unspent),
    ("strike", without_castles),
    ("toll", at_the_top),
    ("toll", holding(wood=2, clay=1, mana=1)),
    ("toll", holding(wood=2)),
    ("favour", at_the_top),
    ("favour", of_race("vampire")),
    ("quest", at_the_top),
    ("quest", of_race("golem")),
    ("quest", without_quests_left),
    ("answer", at_the_top),
    ("answer", built),
    ("answer", without_offers),
    ("answer", holding()),
    ("counter", at_the_top),
    ("counter", built),
    ("counter", without_offers),
]


@pytest.mark.parametrize("stage", sorted({stage for stage, _ in BROKEN}))
def test_what_a_game_asks_is_read_back(stage: str) -> None:
    game = castle_game(OPTIONS)
    assert json.loads(json.dumps(game.write(game.read(asked(stage))))) == asked(stage)


@pytest.mark.parametrize(("stage", "change"), BROKEN)
def test_a_question_is_refused_where_one_condition_does_not_hold(
    stage: str, change: Change
) -> None:
    document = asked(stage)
    change(document)
    assert refused(document) == ["stage: unbreakable-castle-fault-question"]


def test_the_last_part_of_its_kind_can_be_built_by_a_quest() -> None:
    document = asked("help")
    citadels(7)(document)
    assert castle_game(OPTIONS).read(document).moves()


def test_nobody_takes_a_favour_where_signs_bring_none() -> None:
    assert refused(asked("favour"), "seats=3") == ["stage: unbreakable-castle-fault-question"]


@pytest.mark.parametrize("stage", ["answer", "counter"])
def test_nobody_answers_where_there_is_no_trade(stage: str) -> None:
    found = refused(asked(stage), f"{OPTIONS}&trade=off")
    assert found == ["stage: unbreakable-castle-fault-question"]
