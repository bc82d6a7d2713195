"""Documents with pieces cut out, swapped or replaced are refused by name, or can be played on."""

import json
from collections.abc import Iterator

import pytest
from librt.random import Random

from garrison.core.contract import OVER
from garrison.core.documents import Document, Json
from garrison.core.errors import BadDocument
from garrison.core.playout import random_move
from last_bastion.arranging import Table, load

NOISE: list[Json] = [
    None,
    True,
    0,
    1,
    5,
    -1,
    99,
    "",
    "A",
    "N1",
    "incubus",
    "warmonger",
    "red",
    [],
    {},
]
Holder = dict[str, Json] | list[Json]


def positions(options: str, dice: Random) -> Iterator[Document]:
    """Documents of positions met in a random game."""
    table = Table(load(options))
    while table.state.actor() != OVER:
        if not dice.randrange(8):
            document: Document = json.loads(json.dumps(table.game.write(table.state)))
            yield document
        table.state.play(random_move(table.state, dice))


def places(value: Json, found: list[tuple[Holder, str | int]]) -> None:
    """Everything in a document that can be replaced: what holds it, and where."""
    if isinstance(value, dict):
        for key in value:
            found.append((value, key))
            places(value[key], found)
    elif isinstance(value, list):
        for at in range(len(value)):
            found.append((value, at))
            places(value[at], found)


def mutate(document: Document, dice: Random) -> None:
    found: list[tuple[Holder, str | int]] = []
    places(document, found)
    holder, at = found[dice.randrange(len(found))]
    noise = NOISE[dice.randrange(len(NOISE))]
    if isinstance(holder, dict) and isinstance(at, str):
        if dice.randrange(3):
            holder[at] = noise
        else:
            del holder[at]
    elif isinstance(holder, list) and isinstance(at, int):
        holder[at] = holder[dice.randrange(len(holder))] if dice.randrange(2) else noise


@pytest.mark.parametrize("options", ["seats=1", "seats=2&level=heroic", "seats=4"])
def test_a_mutated_document_is_refused_or_played_on(options: str) -> None:
    dice = Random(17)
    refused = played = 0
    for document in [each for _ in range(4) for each in positions(options, dice)]:
        for _ in range(6):
            changed: Document = json.loads(json.dumps(document))
            for _ in range(1 + dice.randrange(3)):
                mutate(changed, dice)
            try:
                state = load(options).read(changed)
            except BadDocument:
                refused += 1
                continue
            played += 1
            inventory = load(options).inventory(state)
            for _ in range(10):
                if state.actor() != OVER:
                    state.play(random_move(state, dice))
            assert load(options).inventory(state) == inventory
    assert refused > 50
    assert played > 10
