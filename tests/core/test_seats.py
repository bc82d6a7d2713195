"""The rules favour no seat: a game whose seats have all moved on by one is the same game, moved on.

A game and its turned twin are played move by move; whatever names a seat (in the position, in a
move, in what is asked, in scores) names the next one in the twin.
"""

import json
import re
from collections.abc import Callable, Mapping

import pytest

import garrison
from garrison.core.contract import CHANCE, OVER, State
from garrison.core.documents import Document, Json
from garrison.core.game import Game

MOVES = 150
"""Enough for several turns of every seat."""
CLOCKWISE = (6, 3, 0, 7, 4, 1, 8, 5, 2)
"""For each place of the bastion: where what is there now was before."""


class Turned:
    """Says everything as seen from one seat further."""

    def __init__(self, *rings: str) -> None:
        """Each ring is a row of words that move on by one, the last to the first."""
        self._next: dict[str, str] = {}
        for words in map(str.split, rings):
            self._next |= dict(zip(words, [*words[1:], words[0]], strict=True))

    def line(self, text: str) -> str:
        return re.sub(r"\w+", lambda word: self._next.get(word[0], word[0]), text)

    def document(self, value: Json) -> Json:
        if isinstance(value, Mapping):
            return {self.line(key): self.document(each) for key, each in value.items()}
        if isinstance(value, list):
            return [self.document(each) for each in value]
        return self.line(value) if isinstance(value, str) else value


def letters(seats: int) -> str:
    return " ".join("ABCDEF"[:seats])


def _turned_castle(turned: Turned) -> Callable[[Document], Document]:
    def turn(document: Document) -> Document:
        found = turned.document(document)
        assert isinstance(found, dict)
        races = found["races"]
        assert isinstance(races, list)
        return {**found, "races": [races[-1], *races[:-1]]}

    return turn


def _turned_siege(turned: Turned) -> Callable[[Document], Document]:
    """The board turns with the seats around it."""

    def turn(document: Document) -> Document:
        found = turned.document(document)
        assert isinstance(found, dict)
        tiles, boards = found["tiles"], found["boards"]
        assert isinstance(tiles, list)
        assert isinstance(boards, list)
        laid = [tiles[before] for before in CLOCKWISE]
        return {**found, "tiles": laid, "boards": [boards[-1], *boards[:-1]]}

    return turn


def _turned_wall(turned: Turned) -> Callable[[Document], Document]:
    def turn(document: Document) -> Document:
        found = turned.document(document)
        assert isinstance(found, dict)
        return found

    return turn


SIEGE = Turned(letters(4), "north east south west", "N1 E1 S1 W1", "N2 E2 S2 W2", "N3 E3 S3 W3")
GAMES = {
    "bastion/2018?seats=4&level=medium": (Turned(letters(4)), _turned_wall),
    "bastion/2018?seats=3&level=hard": (Turned(letters(3)), _turned_wall),
    "bastion/2015?seats=2&siege=standard": (Turned(letters(2)), _turned_wall),
    "unbreakable-castle?seats=3": (Turned(letters(3)), _turned_castle),
    "unbreakable-castle?seats=5": (Turned(letters(5)), _turned_castle),
    "last-bastion?seats=4&level=normal&heroes=random": (SIEGE, _turned_siege),
}


def after_setup(game: Game[State], dice: garrison.Random) -> State:
    """A position of a random game in which every seat has had a turn."""
    state, seen = game.start(), set[int]()
    while len(seen) < game.seats or state.actor() == CHANCE:
        seen |= {state.actor()} - {CHANCE}
        state.play(garrison.random_move(state, dice))
    return state


def in_any_order(line: str) -> str:
    """Two cards of one fight are named from the north on, and so in another order in the twin."""
    return " ".join(sorted(line.split()))


def offered(game: Game[State], state: State, turned: Turned) -> dict[str, int]:
    """Every move as the twin says it, at chance with its weight."""
    moves = state.moves()
    weights = state.weights() if state.actor() == CHANCE else [1] * len(moves)
    said = [in_any_order(turned.line(game.say(state, move))) for move in moves]
    return dict(zip(said, weights, strict=True))


def some_move(
    game: Game[State], state: State, twin: State, turned: Turned, dice: garrison.Random
) -> tuple[int, int]:
    """A move of both, the same but for the seats."""
    known = {game.say(twin, move): move for move in twin.moves()}
    while True:
        move = garrison.random_move(state, dice)
        line = turned.line(game.say(state, move))
        if line in known:
            return move, known[line]


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("name", GAMES)
def test_a_game_moved_on_by_a_seat_is_the_same_game_moved_on(name: str, seed: int) -> None:
    game, dice = garrison.load(name), garrison.Random(seed)
    turned, make = GAMES[name]
    turn = make(turned)
    state = after_setup(game, dice)
    twin = game.read(turn(game.write(state)))
    for _ in range(MOVES):
        assert game.read(turn(game.write(state))) == twin
        if state.actor() == OVER:
            scores = state.scores()
            assert twin.scores() == [scores[-1], *scores[:-1]]
            return
        if state.actor() != CHANCE:
            assert twin.actor() == (state.actor() + 1) % game.seats
            asked = json.dumps(game.question(state, state.actor()))
            assert json.dumps(game.question(twin, twin.actor())) == turned.line(asked)
        assert offered(game, twin, Turned()) == offered(game, state, turned)
        move, same = some_move(game, state, twin, turned, dice)
        state.play(move)
        twin.play(same)
