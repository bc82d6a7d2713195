"""The rules as numbers: how many positions lie so many moves ahead, and where random games end.

The same numbers must come out compiled and interpreted; run with GARRISON_PURE=1 for the latter.
A change of rules changes them: look at what changed, then run this file to write them anew.
"""

import hashlib
import json
from pathlib import Path

import pytest
from librt.random import Random

import garrison
from garrison.core.contract import State
from garrison.core.documents import Json
from garrison.core.playout import play_out

GOLDEN = Path(__file__).parent / "counts.json"

POSITIONS: dict[str, dict[str, Json]] = {
    "fresh": {},
    "combined enemies and spells": {
        "wall": {"1": ["fire beast", "dark symbiote"], "2": "fire priest", "5": "dark werewolf"},
        "defenders": {"D1": ["A", "B"]},
        "seats": {
            "A": {"mana": {"fire": 3, "dark": 4}, "spells": ["dark rider", "fire mage"]},
            "B": {"spells": ["fire warrior", "fire symbiote", "dark priest"]},
        },
    },
    "a dragon and a closed district": {
        "citadel": ["fire dragon", "dark dragon"],
        "squares": {"D2": "rokai"},
        "defenders": {"D1": ["A"], "D3": ["B"]},
        "seats": {"A": {"mana": {"fire": 10, "dark": 3}, "held": ["fire gun", "dark obelisk"]}},
    },
}
GAMES = [
    "bastion/2018?level=medium&seats=4",
    "bastion/2018?scenario=late-arrival&seats=3",
    "bastion/2015?siege=impossible&seats=2",
    "bastion/2015?siege=werewolves&seats=4&side=plain",
]


def count(state: State, depth: int) -> int:
    """Positions so many moves ahead, chance included."""
    if depth == 0:
        return 1
    total = 0
    for move in state.moves():
        twin = state.copy()
        twin.play(move)
        total += count(twin, depth - 1)
    return total


def trace(name: str, games: int = 12) -> str:
    """A hash of the last positions of random games."""
    game = garrison.load(name)
    hashed = hashlib.sha256()
    for seed in range(games):
        state = game.start()
        made = play_out(state, Random(seed), 100_000)
        hashed.update(json.dumps([made, state.key()]).encode())
    return hashed.hexdigest()[:16]


def numbers_now() -> dict[str, dict[str, int] | dict[str, str]]:
    counted: dict[str, int] = {}
    for edition in ("2018", "2015"):
        game = garrison.load(f"bastion/{edition}")
        for name, document in POSITIONS.items():
            counted[f"{edition}: {name}"] = count(game.read(document), 3)
    return {"three moves ahead": counted, "random games": {name: trace(name) for name in GAMES}}


@pytest.mark.parametrize("part", ["three moves ahead", "random games"])
def test_the_numbers_are_those_written_down(part: str) -> None:
    assert numbers_now()[part] == json.loads(GOLDEN.read_text(encoding="utf-8"))[part]


if __name__ == "__main__":
    GOLDEN.write_text(json.dumps(numbers_now(), indent=2) + "\n", encoding="utf-8")
