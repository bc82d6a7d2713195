"""Makes the golden records and the readable playthrough. Run it only when the rules change:

    PYTHONPATH=src:tests python -m unbreakable_castle.make_records

It looks for the first seed whose game ends in the wanted way. Chance follows the fair dice of that
seed, so that the records can be verified; the players are greedy, or play at random where greed
never leads.
"""

from pathlib import Path
from typing import Final

from librt.random import Random

from garrison.core.contract import CHANCE, ONLOOKER, OVER
from garrison.core.fairness import FairDice, seed_from_number, seed_hash
from garrison.core.game import EventRecorder
from garrison.core.playout import random_move
from garrison.core.records import write_record
from garrison.core.replays import Recorder
from garrison.games.unbreakable_castle.face.game import CastleGame
from garrison.games.unbreakable_castle.rules.state import Castle
from garrison.texts import translator
from unbreakable_castle.arranging import castle_game
from unbreakable_castle.greedy import choose

FOLDER: Final = Path(__file__).parent / "records"
PLAYTHROUGH: Final = FOLDER / "playthrough.txt"
WANTED: Final = {"bought": True, "quest": True, "ally-quest": False}
"""Each ending, and whether greedy players reach it."""


def play(game: CastleGame, number: int, greedy: bool) -> Recorder:
    """A whole game whose chance follows a seed."""
    seed = seed_from_number(number)
    dice, choices = FairDice(seed), Random(number)
    recorder = Recorder(
        game, [game.seat_letter(seat) for seat in range(game.seats)], seed_hash(seed)
    )
    state = recorder.state
    assert isinstance(state, Castle)
    while state.actor() != OVER:
        if state.actor() == CHANCE:
            recorder.play(dice.outcome(state))
        else:
            recorder.play(choose(state) if greedy else random_move(state, choices))
    recorder.reveal_seed(seed)
    return recorder


def tell_playthrough() -> str:
    """Every move of a greedy game with what came of it, in English."""
    game = castle_game("seats=2&races=human,vampire")
    translate, lines = translator("en"), [game.name, ""]
    played = play(game, 44, greedy=True).record
    state, recorder = game.start(), EventRecorder()
    state.listener = recorder
    for at, (actor, line) in enumerate(zip(played.actors, played.moves, strict=True), 1):
        state.play(game.move(state, line))
        lines.append(f"{at:>3} {actor} {line}")
        for event in recorder.events:
            told = game.describe_event(event, ONLOOKER)
            args = told["args"]
            assert isinstance(args, dict)
            lines.append(f"        {translate(str(told['id']), args)}")
        recorder.events.clear()
    return "\n".join([*lines, "", f"ending: {game.ending(state)}", ""])


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    game = castle_game("seats=3&races=human,mage,orc")
    for ending, greedy in WANTED.items():
        number = 1
        while (recorder := play(game, number, greedy)).record.end != ending:
            number += 1
        (FOLDER / f"{ending}.record").write_text(write_record(recorder.record), encoding="utf-8")
    PLAYTHROUGH.write_text(tell_playthrough(), encoding="utf-8")


if __name__ == "__main__":
    main()
