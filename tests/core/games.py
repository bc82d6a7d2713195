"""A finished, recorded game of the race, for tests of records."""

from librt.random import Random

from demo.race import RaceGame
from garrison.core.contract import CHANCE, OVER
from garrison.core.documents import Document
from garrison.core.fairness import FairDice, seed_from_number, seed_hash
from garrison.core.playout import random_move
from garrison.core.records import Record
from garrison.core.replays import Recorder

GAME = RaceGame(3)
SEED = seed_from_number(7)


def recorded(seed: bytes = SEED, moves: int = 1000, start: Document | None = None) -> Record:
    """A game whose chance follows the seed, or the first so many moves of it."""
    recorder = Recorder(GAME, ["Ann", "Bob", "Cid"], seed_hash(seed), start)
    dice, choices = FairDice(seed), Random(5)
    while recorder.state.actor() != OVER and len(recorder.record.moves) < moves:
        chance = recorder.state.actor() == CHANCE
        recorder.play(
            dice.outcome(recorder.state) if chance else random_move(recorder.state, choices)
        )
    if recorder.state.actor() == OVER:
        recorder.reveal_seed(seed)
    return recorder.record
