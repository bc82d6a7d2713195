"""Whole games played by bots, repeatable from a number."""

from collections.abc import Sequence
from dataclasses import dataclass
from time import process_time
from typing import Final

from garrison.bots.evaluators import evaluator_of
from garrison.bots.naming import bot
from garrison.bots.seating import seated
from garrison.core.contract import CHANCE, OVER
from garrison.core.fairness import BOTS, FairDice, seed_from_number, seed_hash
from garrison.core.game import Game, S, ScoreLine
from garrison.core.records import Record
from garrison.core.replays import Recorder

_SEEDS: Final = 1 << 32


@dataclass
class Effort:
    """What a seat's thinking took in one game."""

    decisions: int = 0
    turns: int = 0
    """Turns of its own; answers in the turns of others count for none."""
    nodes: int = 0
    visits: int = 0
    seconds: float = 0.0
    """Of the processor's time, which a busy machine changes little."""


@dataclass(frozen=True)
class Match:
    """One finished game."""

    record: Record
    scores: tuple[int, ...]
    efforts: tuple[Effort, ...]
    """One for each seat."""
    choices: tuple[int, ...]
    """Which of the moves possible at the time each move was, results of chance included."""
    score_sheet: Sequence[ScoreLine] = ()
    """The printed score, where the game has one."""


def play_match(game: Game[S], specs: Sequence[str], seed: int) -> Match:
    """A whole game: seat after seat takes the next of these bots, again from the first.

    Chance and bots draw from one fair seed made of the number, so that anybody can repeat it.
    """
    secret = seed_from_number(seed)
    dice = FairDice(secret)
    players = seated(game, [bot(specs[seat % len(specs)]) for seat in range(game.seats)])
    efforts = tuple(Effort() for _ in players)
    recorder = Recorder(game, [player.name for player in players], seed_hash(secret))
    state, evaluator, last = recorder.state, evaluator_of(game), CHANCE
    choices: list[int] = []
    while state.actor() != OVER:
        actor, turn = state.actor(), evaluator.turn_of(state)
        if turn >= 0 and turn != last:
            efforts[turn].turns += 1
        last = turn
        if actor == CHANCE:
            move = dice.outcome(state)
        else:
            began = process_time()
            thought = players[actor].think(recorder.game, state, actor, dice.below(BOTS, _SEEDS))
            efforts[actor].seconds += process_time() - began
            efforts[actor].decisions += 1
            efforts[actor].nodes += thought.nodes
            efforts[actor].visits += thought.visits
            move = thought.move
        choices.append(state.moves().index(move))
        recorder.play(move)
    recorder.reveal_seed(secret)
    sheet = recorder.game.score_sheet(state)
    return Match(recorder.record, tuple(state.scores()), efforts, tuple(choices), sheet)
