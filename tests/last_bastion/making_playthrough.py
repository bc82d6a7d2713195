"""Makes the readable playthrough beside it: one random game, every move and what came of it.

PYTHONPATH=src:tests python -m last_bastion.making_playthrough
"""

from pathlib import Path
from typing import Final

from librt.random import Random

from garrison.core.contract import ONLOOKER, OVER
from garrison.core.documents import Json
from garrison.core.playout import random_move
from garrison.texts import translator
from last_bastion.arranging import Table, load

FILE: Final = Path(__file__).parent / "playthrough.txt"
GAME: Final = "seats=3&level=novice&heroes=random"
SEED: Final = 8


def playthrough() -> str:
    """Each move as it is written, and indented below it each event in English."""
    table, dice = Table(load(GAME)), Random(SEED)
    lines = [table.game.name]
    while table.state.actor() != OVER:
        actor = table.game.seat_letter(table.state.actor())
        line = table.game.say(table.state, random_move(table.state, dice))
        lines.append(f"{actor} {line}")
        for event in table.game.play(table.state, line):
            lines.append(f"    {_words(table.game.describe_event(event, ONLOOKER))}")
    return "\n".join(lines) + "\n"


def _words(told: dict[str, Json]) -> str:
    args = told["args"]
    assert isinstance(args, dict)
    return translator("en")(str(told["id"]), args)


if __name__ == "__main__":
    FILE.write_text(playthrough(), encoding="utf-8")
