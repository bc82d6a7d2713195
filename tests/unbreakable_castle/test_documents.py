"""Positions as documents: defaults, round trips, and every fault of an impossible one."""

import json

import pytest
from librt.random import Random

from garrison.core.contract import OVER
from garrison.core.documents import Json
from garrison.core.errors import BadDocument
from unbreakable_castle.arranging import ALMOST, WHOLE, Arranged, castle_game, quest
from unbreakable_castle.playing import positions


def faults(options: str = "seats=2", **document: Json) -> list[str]:
    """Where and why a document is refused."""
    with pytest.raises(BadDocument) as refused:
        castle_game(options).read(document)
    return [
        f"{fault.place}: {fault.reason.id.removeprefix('unbreakable-castle-')}"
        for fault in refused.value.faults
    ]


def test_an_empty_document_is_the_first_turn_of_a_usual_table() -> None:
    table = Arranged("seats=3")
    written = table.game.write(table.state)
    assert written["races"] == ["human", "necromancer", "elf"]
    assert (written["stage"], written["turn"], written["dealer"]) == ("open", "A", "C")
    assert table.goods("A") == {"gold": 1, "mana": 5}


def test_whose_turn_it_is_follows_from_the_dealer_and_the_open_cards() -> None:
    assert Arranged("seats=3", field={"a1": 2}, dealer="A").actor() == "C"
    assert Arranged("seats=3", field={"a1": 2}, turn="B").game.write(
        Arranged("seats=3", field={"a1": 2}, turn="B").state
    )["dealer"] == ("C")


def test_every_position_of_a_game_is_read_back_as_it_was() -> None:
    game = castle_game("seats=3&bank=strict&signs=gifts")
    for state in positions(game, seed=4):
        back = game.read(json.loads(json.dumps(game.write(state))))
        assert back == state
        assert back.moves() == state.moves()


@pytest.mark.parametrize(
    ("document", "expected"),
    [
        ({"races": ["elf", "elf"]}, ["races: fault-race-twice"]),
        ({"races": ["elf"]}, ["races: fault-race-count"]),
        ({"stage": "races", "races": ["elf", "orc"]}, ["races: fault-race-count"]),
        ({"stage": "reading"}, ["stage: fault-unknown-word"]),
        ({"field": {"a1": 2, "c1": 3}}, ["field.c1: fault-apart"]),
        ({"field": {"a1": 2, "b1": 2}}, ["field.b1: fault-card-twice"]),
        ({"field": {"a1": 2}, "discard": [2]}, ["discard: fault-card-twice"]),
        ({"discard": list(range(1, 95))}, ["discard: fault-deck-short"]),
        ({"old_deck": {"cells": 2, "cards": [1]}}, ["old_deck: fault-old-deck"]),
        ({"castles": {"A": {"citadel": 5}, "B": {"citadel": 4}}}, ["castles: fault-parts"]),
        ({"castles": {"A": WHOLE}}, ["castles: fault-winner"]),
        (
            {"stage": "over", "cell": "a1", "field": {"a1": 2}, "winner": "A", "ending": "quest"},
            ["castles: fault-winner"],
        ),
        ({"horns": {"light": "B"}}, ["horns.light: fault-horn"]),
        ({"field": {"a1": 2}, "dealer": "B", "turn": "A"}, ["turn: fault-turn"]),
        ({"stage": "market", "cell": "a1"}, ["cell: fault-cell"]),
        ({"quests": {"B": [quest("light-1")]}}, ["quests.B[0].quest: fault-quest-side"]),
        (
            {"quests": {"A": [quest("light-1"), quest("light-1")]}},
            ["quests.A[1].quest: fault-quest-twice"],
        ),
        (
            {"quests": {"A": [{"quest": "light-1", "could_be": ["light-2"]}]}},
            ["quests.A[0].could_be: fault-quest-known"],
        ),
        (
            {"spent": ["light-1"], "unseen": ["light-1", *[f"light-{n}" for n in range(2, 11)],
             *[f"dark-{n}" for n in range(1, 11)]]},
            ["unseen: fault-quest-seen"],
        ),
        ({"unseen": ["light-1"]}, ["unseen: fault-quest-deck"] * 2),
        (
            {"stage": "help", "field": {"a1": 2}, "cell": "a1", "subject": ["dark-1"]},
            ["subject: fault-subject"],
        ),
        (
            {"stage": "fulfil", "field": {"a1": 2}, "cell": "a1", "subject": ["light-1"]},
            ["subject: fault-subject"],
        ),
        (
            {"stage": "answer", "field": {"a1": 2}, "cell": "a1", "turn": "A",
             "deal": {"with": "A", "give": {"wood": 1}, "want": {"wood": 1}}},
            ["deal.with: fault-own-offer", "deal: fault-deal"],
        ),
        ({"goods": {"A": {"wood": -1}}}, ["goods.A.wood: fault-range"]),
        ({"gods": {}}, ["gods: fault-unknown-key"]),
    ],
)  # fmt: skip
def test_an_impossible_position_is_refused(document: dict[str, Json], expected: list[str]) -> None:
    assert faults("seats=2", **document) == expected


@pytest.mark.parametrize(
    "document",
    [
        {"stage": "card", "field": {"a1": 2}, "cell": "c3"},
        {"stage": "market", "field": {"a1": 2}, "cell": "a1", "step": "top"},
        {"stage": "toll", "field": {"a1": 2}, "cell": "a1", "step": "right-upper"},
        {"stage": "quest", "field": {"a1": 6}, "cell": "a1", "step": "right-upper"},
        {"stage": "favour", "field": {"a1": 9}, "cell": "a1", "step": "right-upper"},
        {"stage": "friend", "field": {"a1": 2}, "cell": "a1", "step": "left-lower"},
        {"stage": "strike", "field": {"a1": 2}, "cell": "a1", "subject": ["dark-1"]},
        {"stage": "help", "field": {"a1": 2}, "cell": "a1", "subject": ["light-1"]},
        {
            "stage": "answer", "field": {"a1": 2}, "cell": "a1", "turn": "A",
            "goods": {"A": {}}, "deal": {"with": "B", "give": {"wood": 1}, "want": {"ore": 1}},
        },
    ],
)  # fmt: skip
def test_a_question_nobody_would_ask_is_refused(document: dict[str, Json]) -> None:
    assert faults("seats=2", **document) == ["stage: fault-question"]


def test_a_spoilt_document_is_read_or_refused_but_never_breaks_anything() -> None:
    """One value of a written position at a time is replaced by junk."""
    game, dice, read = castle_game("seats=3&signs=gifts"), Random(1), 0
    for state in positions(game, seed=11):
        document = json.loads(json.dumps(game.write(state)))
        _spoil(document, dice)
        try:
            spoilt = game.read(document)
        except BadDocument:
            continue
        assert spoilt.moves() or spoilt.actor() == OVER
        for seat in game.viewpoints():
            game.view(spoilt, seat)
        read += 1
    assert read > 10


JUNK: list[Json] = [None, -1, 0, 1, 3, 999, "A", "B", "market", "toll", "help", "light-1", [], {}]


def _spoil(document: dict[str, Json], dice: Random) -> None:
    """Replace a value somewhere in the document."""
    keys = sorted(document)
    key = keys[dice.randrange(len(keys))]
    inner = document[key]
    if isinstance(inner, dict) and inner and dice.randrange(2):
        _spoil(inner, dice)
    else:
        document[key] = JUNK[dice.randrange(len(JUNK))]


def test_every_fault_is_listed_at_once() -> None:
    found = faults(races=["elf", "elf"], field={"a1": 2, "c3": 2}, horns={"dark": "A"}, gods=1)
    assert found == [
        "races: fault-race-twice",
        "field.c3: fault-card-twice",
        "field.c3: fault-apart",
        "horns.dark: fault-horn",
        "gods: fault-unknown-key",
    ]


def test_a_field_with_every_card_open_has_nothing_to_open() -> None:
    field = {
        f"{column}{row}": 4 * row + at for row in range(1, 4) for at, column in enumerate("abcd")
    }
    assert faults(field=field) == ["field: fault-all-open"]


def test_a_strict_bank_has_thirty_tokens_of_each_colour() -> None:
    """Case 29."""
    found = faults("seats=2&bank=strict", goods={"A": {"wood": 16}, "B": {"wood": 15}})
    assert found == ["goods: fault-tokens"]


def test_a_finished_game_can_be_written_down() -> None:
    table = Arranged(
        stage="over", field={"a1": 2}, cell="a1", castles={"A": WHOLE, "B": ALMOST},
        winner="A", ending="bought",
    )  # fmt: skip
    assert table.state.scores() == [1, 0]
    assert table.lines() == set()
