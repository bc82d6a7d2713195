"""Whole games played by bots, repeatable from a number."""

from collections.abc import Sequence
from dataclasses import dataclass
from time import perf_counter

from garrison.bots.naming import bot
from garrison.core.contract import CHANCE, OVER, State
from garrison.core.fairness import BOTS, FairDice, seed_from_number, seed_hash
from garrison.core.game import Game
from garrison.core.records import Record
from garrison.core.replays import Recorder

SEED_SPAN = 1 << 32


@dataclass(frozen=True)
class Match:
    """One finished game and what it took."""

    record: Record
    scores: tuple[int, ...]
    decisions: int
    nodes: int
    visits: int
    seconds: float
    """Time spent thinking."""


def play_match(game: Game[State], specs: Sequence[str], seed: int) -> Match:
    """A whole game: seat after seat takes the next of these bots, again from the first.

    Chance and bots draw from one fair seed made of the number, so that anybody can repeat it.
    """
    secret = seed_from_number(seed)
    dice = FairDice(secret)
    seats = [bot(specs[seat % len(specs)]) for seat in range(game.seats)]
    recorder = Recorder(game, [seat.name for seat in seats], seed_hash(secret))
    state = recorder.state
    decisions = nodes = visits = 0
    spent = 0.0
    while state.actor() != OVER:
        actor = state.actor()
        if actor == CHANCE:
            recorder.play(dice.outcome(state))
            continue
        before = perf_counter()
        thought = seats[actor].think(game, state, actor, dice.below(BOTS, SEED_SPAN))
        spent += perf_counter() - before
        decisions, nodes, visits = decisions + 1, nodes + thought.nodes, visits + thought.visits
        recorder.play(thought.move)
    recorder.reveal_seed(secret)
    return Match(recorder.record, tuple(state.scores()), decisions, nodes, visits, spent)
