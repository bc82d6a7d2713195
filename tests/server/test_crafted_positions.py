"""Crafted positions are refused by name or can be played on: row 14 of the review.

Pieces of real positions are cut out, doubled, or replaced by pieces of other positions.
"""

import json
from random import Random

import pytest

import garrison
from garrison.core.contract import OVER, State
from garrison.core.documents import Document, Json
from garrison.core.errors import BadDocument
from garrison.core.game import Game

GAMES = [
    "bastion/2018?seats=3",
    "bastion/2015?siege=legends&seats=2",
    "last-bastion?seats=3",
    "unbreakable-castle?seats=3",
]
SAMPLE, MANY = 250, 4_000
FAR = 40
"""So many moves an accepted position is played on."""
NUMBERS = (0, 1, -1, 2, 3, 5, 10, 50, 100)

Holder = dict[str, Json] | list[Json]


@pytest.mark.parametrize("name", GAMES)
def test_14_a_crafted_position_is_refused_or_played_on(name: str) -> None:
    accepted, refused = craft(name, SAMPLE)
    assert accepted > 20
    assert refused > 20


@pytest.mark.soak
@pytest.mark.parametrize("name", GAMES)
def test_14_so_are_many(name: str) -> None:
    accepted, refused = craft(name, MANY)
    assert accepted > 500
    assert refused > 500


def craft(name: str, count: int) -> tuple[int, int]:
    """Try so many positions. Returns how many were accepted, and how many were refused."""
    game, dice = garrison.load(name), Random(14)
    real = [json.dumps(met(game, dice)) for _ in range(30)]
    words = sorted({word for text in real for word in words_in(json.loads(text))})
    accepted = 0
    for _ in range(count):
        document: Document = json.loads(dice.choice(real))
        for _ in range(dice.choice((1, 1, 2, 3))):
            spoil(document, dice, words)
        try:
            state = game.read(document)
        except BadDocument:
            continue
        accepted += 1
        play_on(game, state, dice)
    return accepted, count - accepted


def met(game: Game[State], dice: Random) -> Document:
    """A position of a random game."""
    state = game.start()
    for _ in range(dice.randrange(200)):
        if state.actor() != OVER:
            state.play(dice.choice(state.moves()))
    return game.write(state)


def play_on(game: Game[State], state: State, dice: Random) -> None:
    """Show the position to everybody, keep it, and play it on."""
    for seat in game.viewpoints():
        game.view(state, seat)
    game.read(game.write(state))
    for _ in range(FAR):
        if state.actor() == OVER:
            return
        move = dice.choice(state.moves())
        game.describe_move(state, move)
        state.play(move)
    game.read(game.write(state))


def spoil(document: Document, dice: Random, words: list[str]) -> None:
    """Cut out, double or replace one piece."""
    places = [*places_in(document)]
    if not places:
        return
    holder, at = dice.choice(places)
    value = holder[at]  # type: ignore[index]  # what holds it says which kind of key it has
    chance = dice.random()
    if chance < 0.25:
        del holder[at]  # type: ignore[arg-type]  # likewise
    elif chance < 0.4 and isinstance(holder, list):
        holder.append(value)
    else:
        holder[at] = another(value, dice, words)  # type: ignore[index]  # likewise


def another(value: Json, dice: Random, words: list[str]) -> Json:
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return dice.choice(NUMBERS)
    if isinstance(value, str):
        return dice.choice(words)
    if isinstance(value, list):
        return dice.sample(value, len(value)) if dice.random() < 0.5 else []
    return {}


def places_in(value: Json) -> list[tuple[Holder, str | int]]:
    """Everything in a document that can be replaced: what holds it, and where."""
    found: list[tuple[Holder, str | int]] = []
    if isinstance(value, dict):
        found += [(value, key) for key in value]
        found += [place for each in value.values() for place in places_in(each)]
    elif isinstance(value, list):
        found += [(value, at) for at in range(len(value))]
        found += [place for each in value for place in places_in(each)]
    return found


def words_in(value: Json) -> set[str]:
    if isinstance(value, str):
        return {value}
    if isinstance(value, dict):
        return set(value) | {word for each in value.values() for word in words_in(each)}
    if isinstance(value, list):
        return {word for each in value for word in words_in(each)}
    return set()
