"""Plays games of Unbreakable Castle and keeps views of some positions, to develop and test against.

    python web/tests/unbreakable-castle/samples/make.py

Each sample is what a player at that moment gets from the server: `view` and `choices`.
"""

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from librt.random import Random

import garrison
from garrison import Game, State
from garrison.core.contract import CHANCE, OVER
from garrison.core.documents import Document, Json
from garrison.core.playout import random_move

HERE = Path(__file__).parent
GAMES = 400

Wanted = Callable[[Document, Sequence[str]], bool]
"""Whether a view, with the lines that can be played, is as wanted."""


@dataclass
class Sample:
    """A position worth keeping: the first one of a game that is as wanted."""

    name: str
    game: str
    wanted: Wanted


def stage(name: str) -> Wanted:
    return lambda view, _: view["stage"] == name


def is_rich(name: str, *verbs: str) -> Wanted:
    """At this stage, with matching edges, a built part, a quest in hand, and these verbs."""

    def wanted(view: Document, lines: Sequence[str]) -> bool:
        told = json.dumps(view["players"])
        joined = view["joined"]
        assert isinstance(joined, list)
        built = '"have": 1' in told
        rich = len(joined) > 2 and built and '"quest":' in told
        able = all(any(line.startswith(verb) for line in lines) for verb in verbs)
        return view["stage"] == name and rich and able

    return wanted


def has_trader(view: Document, _: Sequence[str]) -> bool:
    turn = view["turn"]
    assert isinstance(turn, dict)
    return view["stage"] == "market" and bool(turn["trader_uses"])


SAMPLES: Sequence[Sample] = (
    Sample("races", "unbreakable-castle?seats=3&races=choose", stage("races")),
    Sample("open", "unbreakable-castle?seats=4", is_rich("open")),
    Sample("market", "unbreakable-castle?seats=4", is_rich("market", "offer", "exchange", "build")),
    Sample("trader", "unbreakable-castle?seats=2&bank=strict", has_trader),
    Sample("answer", "unbreakable-castle?seats=3", stage("answer")),
    Sample("counter", "unbreakable-castle?seats=3", stage("counter")),
    Sample("friend", "unbreakable-castle?seats=2&races=gnome,vampire", stage("friend")),
    Sample("fulfil", "unbreakable-castle?seats=2", stage("fulfil")),
    Sample("help", "unbreakable-castle?seats=4", stage("help")),
    Sample("strike", "unbreakable-castle?seats=4", stage("strike")),
    Sample("toll", "unbreakable-castle?seats=6", stage("toll")),
    Sample("favour", "unbreakable-castle?seats=3&signs=gifts", stage("favour")),
)
END = Sample("over", "unbreakable-castle?seats=2", stage("over"))


def find(sample: Sample) -> Document | None:
    """The sample's position from the first game that has one."""
    game = garrison.load(sample.game)
    for seed in range(GAMES):
        dice = Random(seed)
        state = game.start()
        while state.actor() != OVER:
            if state.actor() != CHANCE:
                view = game.view(state, state.actor())
                lines = [game.say(state, move) for move in state.moves()]
                if sample.wanted(view, lines):
                    return write(game, state, view)
            state.play(random_move(state, dice))
        if sample.wanted(game.view(state, 0), ()):
            return write(game, state, game.view(state, 0))
    return None


def write(game: Game[State], state: State, view: Document) -> Document:
    choices: list[Json] = [
        {
            "say": game.say(state, m),
            "move": game.move_document(state, m),
            "words": game.describe_move(state, m),
        }
        for m in state.moves()
    ]
    seat = max(state.actor(), 0)
    return {
        "game": game.name,
        "view": view,
        "question": None if state.actor() == OVER else game.question(state, seat),
        "asked": game.describe_question(state, seat),
        "choices": choices,
    }


def main() -> None:
    for sample in (*SAMPLES, END):
        found = find(sample)
        if found is None:
            print(f"{sample.name}: no such position found")
            continue
        path = HERE / f"{sample.name}.json"
        path.write_text(json.dumps(found, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
        print(path.name)


if __name__ == "__main__":
    main()
