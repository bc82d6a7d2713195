"""Keeps what a player gets from the server at arranged positions of Last Bastion.

    PYTHONPATH=tests python web/tests/last-bastion/samples/make.py

Each sample holds `view`, `question` and `choices`, to develop and to test the board against.
"""

import json
from pathlib import Path

import garrison
from garrison.core.documents import Document
from web.last_bastion_positions import QUESTIONS, TILES, Position

HERE = Path(__file__).parent
KEPT = ("beaten", "fight", "place", "reroll")


def keep(name: str, position: Position) -> None:
    game = garrison.load(f"last-bastion?{position.options}")
    document: Document = json.loads(json.dumps(position.document))
    state = game.read(document)
    for line in position.lines:
        game.play(state, line)
    moves = state.moves()
    seen = {
        "view": game.view(state, 0),
        "question": game.question(state, 0),
        "asked": game.describe_question(state, 0),
        "choices": [
            {
                "say": game.say(state, move),
                "move": game.move_document(state, move),
                "words": game.describe_move(state, move),
            }
            for move in moves
        ],
    }
    text = json.dumps(seen, ensure_ascii=False, indent=1)
    (HERE / f"{name}.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    for name in KEPT:
        keep(name, QUESTIONS[name])
    for name, position in TILES.items():
        keep("net" if name == "trebuchet" else name, position)
