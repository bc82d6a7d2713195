"""Makes the records and playthroughs in `records/`: run this file after a change of rules.

Lost games come from random play with a fixed seed. Won ones were found once by a search with
chance on its side; their moves are read from the records and played again, and a move that is no
longer legal is named.
"""

from pathlib import Path
from typing import Final

from librt.random import Random

import garrison
from garrison.core.contract import CHANCE, OVER, State
from garrison.core.game import Game
from garrison.core.playout import random_move
from garrison.core.records import read_record, write_record
from garrison.core.replays import Recorder
from garrison.texts import translator

HERE: Final = Path(__file__).parent / "records"
RECORDS: Final = {
    "won-2018": ("bastion/2018?level=tutorial", "won"),
    "won-2015": ("bastion/2015?seats=4&siege=training", "won"),
    "overrun-adding-2018": ("bastion/2018?seats=3&level=hard", "overrun-adding"),
    "overrun-adding-2015": ("bastion/2015?seats=3&siege=impossible", "overrun-adding"),
    "overrun-marching-2018": ("bastion/2018?seats=1&level=tutorial", "overrun-marching"),
    "overrun-marching-2015": ("bastion/2015?seats=1&siege=training", "overrun-marching"),
}
"""For each file: the game and how it ends."""


def main() -> None:
    for file, (name, ending) in RECORDS.items():
        recorder = _won(file, name) if ending == "won" else _lost(name, ending)
        text = write_record(recorder.record)
        (HERE / f"{file}.record").write_text(text, encoding="utf-8")
    for edition in ("2018", "2015"):
        path = HERE / f"playthrough-{edition}.txt"
        path.write_text(playthrough(edition), encoding="utf-8")


def _recorder(name: str) -> Recorder:
    game = garrison.load(name)
    return Recorder(game, [game.seat_letter(seat) for seat in range(game.seats)])


def _won(file: str, name: str) -> Recorder:
    recorder = _recorder(name)
    known = read_record((HERE / f"{file}.record").read_text(encoding="utf-8"), file)
    for line in known.moves:
        recorder.play(recorder.game.move(recorder.state, line))
    assert recorder.record.end == "won", f"{file} no longer leads to victory"
    return recorder


def _lost(name: str, ending: str) -> Recorder:
    """The first random game that ends so."""
    for seed in range(1, 100):
        recorder, dice = _recorder(name), Random(seed)
        while recorder.state.actor() != OVER:
            recorder.play(random_move(recorder.state, dice))
        if recorder.record.end == ending:
            return recorder
    raise AssertionError(f"{name} does not end with {ending}")


def playthrough(edition: str, moves: int = 150) -> str:
    """A random game told move by move: who, which of how many moves, what happened in English."""
    game = garrison.load(
        f"bastion/{edition}?seats=2&districts=plains,fire,mountain,forest,swamp,dark"
    )
    state, dice, lines = game.start(), Random(18), [game.name, ""]
    for _ in range(moves):
        if state.actor() == OVER:
            break
        lines += _tell_move(game, state, dice)
    return "\n".join(lines) + "\n"


def _tell_move(game: Game[State], state: State, dice: Random) -> list[str]:
    say = translator("en")
    actor = "chance" if state.actor() == CHANCE else game.seat_letter(state.actor())
    move, choices = random_move(state, dice), len(state.moves())
    told = [f"{actor}: {game.say(state, move)}   (one of {choices})"]
    for event in game.play(state, game.say(state, move)):
        document = game.describe_event(event, 0)
        if document is not None:
            args = document["args"]
            assert isinstance(args, dict)
            told.append(f"    {say(str(document['id']), args)}")
    return told


if __name__ == "__main__":
    main()
