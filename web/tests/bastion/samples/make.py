"""Plays games of Bastion and keeps views of some of their positions, to develop and test against.

    python web/tests/bastion/samples/make.py

Each sample is what a player at that moment gets from the server: `view`, `question` and `choices`.
"""

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from librt.random import Random

import garrison
from garrison import Game, State
from garrison.core.contract import CHANCE, OVER
from garrison.core.game import View
from garrison.core.playout import random_move

HERE = Path(__file__).parent
EAGER = ("attack", "strike", "perform", "build", "pay", "take", "channel", "tower", "gather")
"""Verbs a keen beginner prefers, so that games get somewhere."""


@dataclass
class Sample:
    """A position worth keeping: the first one of a game that is as wanted."""

    name: str
    game: str
    wanted: Callable[[View, View | None], bool]


def is_acting(asked: View | None) -> bool:
    return asked is not None and asked["ask"] == "act"


def deck_left(view: View) -> int:
    deck = view["deck"]
    assert isinstance(deck, dict)
    left = deck["left"]
    assert isinstance(left, int)
    return left


def text(view: View, *keys: str) -> str:
    return json.dumps([view[key] for key in keys])


def is_early(view: View, asked: View | None) -> bool:
    return is_acting(asked)


def is_rich_middle(view: View, asked: View | None) -> bool:
    """Structures stand, an enemy is joined by another, and one is on a square."""
    districts = text(view, "districts")
    joined = '}, {"card"' in text(view, "wall")
    flown = '"square": {' in districts
    built = " gun" in districts or " obelisk" in districts or " source" in districts
    return is_acting(asked) and built and flown and joined


def is_late(view: View, asked: View | None) -> bool:
    return is_acting(asked) and deck_left(view) == 0


def has_dragons(view: View, asked: View | None) -> bool:
    citadel = view["citadel"]
    assert isinstance(citadel, dict)
    return is_acting(asked) and bool(citadel["under"])


def is_paying(view: View, asked: View | None) -> bool:
    return asked is not None and asked["ask"] in ("aim", "pay")


SAMPLES: Sequence[Sample] = (
    Sample("early-2018", "bastion/2018?seats=3&level=medium", is_early),
    Sample(
        "middle-2018",
        "bastion/2018?seats=3&level=extreme&classes=symbiotes,flyers,priests",
        is_rich_middle,
    ),
    Sample("late-2018", "bastion/2018?seats=2&level=easy", is_late),
    Sample("late-arrival-2018", "bastion/2018?seats=4&scenario=late-arrival", is_early),
    Sample("aiming-2018", "bastion/2018?seats=2&level=easy", is_paying),
    Sample("early-2015", "bastion/2015?seats=2&siege=standard", is_early),
    Sample("dragons-2015", "bastion/2015?seats=2&siege=dragons", has_dragons),
)


def choose(game: Game[State], state: State, dice: Random) -> int:
    """An eager verb if there is one, otherwise anything but ending the turn at once."""
    if state.actor() == CHANCE:
        return random_move(state, dice)
    said = [(move, game.say(state, move)) for move in state.moves()]
    for verb in EAGER:
        found = [move for move, line in said if line.split()[0] == verb]
        if found and dice.randrange(4):
            return found[dice.randrange(len(found))]
    rest = [move for move, line in said if line != "end" and line != "cancel"] or state.moves()
    return rest[dice.randrange(len(rest))] if dice.randrange(3) else state.moves()[-1]


def find(sample: Sample) -> View | None:
    """The sample's position from the first game that has one."""
    game = garrison.load(sample.game)
    for seed in range(60):
        dice = Random(seed)
        state = game.start()
        for _ in range(3000):
            if state.actor() == OVER:
                break
            if state.actor() != CHANCE:
                view = game.view(state, state.actor())
                if sample.wanted(view, game.question(state, state.actor())):
                    return write(game, state)
            state.play(choose(game, state, dice))
    return None


def write(game: Game[State], state: State) -> View:
    choices = [
        {
            "say": game.say(state, m),
            "move": game.move_document(state, m),
            "words": game.describe_move(state, m),
        }
        for m in state.moves()
    ]
    seat = state.actor()
    return {
        "game": game.name,
        "view": game.view(state, seat),
        "question": game.question(state, seat),
        "asked": game.describe_question(state, seat),
        "choices": choices,
    }


def main() -> None:
    for sample in SAMPLES:
        found = find(sample)
        if found is None:
            print(f"{sample.name}: no such position found")
            continue
        path = HERE / f"{sample.name}.json"
        path.write_text(json.dumps(found, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
        print(path.name)


if __name__ == "__main__":
    main()
