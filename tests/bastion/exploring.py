"""Random play that notes everything it meets: properties, spells, rituals, refusals, faults.

Where uniform random play from the start would take too long to meet something, it starts from a
position document in which that is close; what happens there is still decided at random.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from librt.random import Random

import garrison
from garrison.core.contract import OVER, State
from garrison.core.documents import Json
from garrison.core.game import Event, EventRecorder, Game
from garrison.core.notation import Notation
from garrison.core.playout import random_move
from garrison.games.bastion.face.contents import Contents
from garrison.games.bastion.face.game import BastionGame
from garrison.games.bastion.rules import events


@dataclass
class Met:
    """What exploration met, and how often."""

    enemies: Counter[str] = field(default_factory=Counter)
    """Classes and legends that entered from the deck."""
    properties: Counter[str] = field(default_factory=Counter)
    cast: Counter[str] = field(default_factory=Counter)
    copied: Counter[str] = field(default_factory=Counter)
    performed: Counter[str] = field(default_factory=Counter)
    events: Counter[str] = field(default_factory=Counter)
    refusals: Counter[str] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)


def explore(
    name: str, starts: Sequence[Mapping[str, Json]], games: int, seed: int, met: Met
) -> None:
    """So many random games from each start; an empty document means the very beginning."""
    game = garrison.load(name)
    assert isinstance(game, BastionGame)
    universe = moves_by_verb(game)
    for number in range(games):
        for n, start in enumerate(starts):
            dice = Random(seed + 1000 * n + number)
            state = game.read(dict(start)) if start else game.start()
            _play(garrison.load(name), state, dice, universe, met, game.contents)


def _play(
    game: Game[State],
    state: State,
    dice: Random,
    universe: Sequence[Sequence[int]],
    met: Met,
    contents: Contents,
) -> None:
    recorder = EventRecorder()
    state.listener = recorder
    tries = 200
    while state.actor() != OVER:
        for _ in range(tries):
            _try(game, state, dice, universe, met)
        state.play(random_move(state, dice))
        tries = 6
    _try(game, state, dice, universe, met)
    met.endings[game.ending(state)] += 1
    for event in recorder.events:
        _note(event, met, contents)
        told = game.describe_event(event, 0)
        assert told is not None
        met.events[str(told["id"])] += 1


def _try(
    game: Game[State], state: State, dice: Random, universe: Sequence[Sequence[int]], met: Met
) -> None:
    """Ask why some move, of any verb, cannot be made."""
    moves = universe[dice.randrange(len(universe))]
    move = moves[dice.randrange(len(moves))]
    if not state.allows(move):
        met.refusals[game.refusal(state, move).id] += 1


def _note(event: Event, met: Met, contents: Contents) -> None:
    if event.kind in (events.ENTERED, events.JOINED):
        enemy = contents.enemy_of(event.a)
        met.enemies[enemy.name] += 1
        met.properties.update(enemy.properties)
    if event.kind == events.CAST_SPELL:
        (met.copied if event.c else met.cast)[contents.spell_types()[event.b].word] += 1
    if event.kind == events.PERFORMED:
        met.performed[contents.rituals()[event.b].split()[1]] += 1


def moves_by_verb(game: BastionGame) -> list[list[int]]:
    """Every well-written move, legal anywhere or not, verb by verb."""
    return lines_by_verb(game.notation)


def lines_by_verb(notation: Notation) -> list[list[int]]:
    """Everything a notation can write, as numbers, verb by verb."""
    numbers: list[list[int]] = []
    for verb in notation.verbs:
        values: list[list[int]] = [[]]
        for each in verb.fields:
            valid = range(each.first, each.first + len(each.words))
            values = [[*before, value] for before in values for value in valid]
        numbers.append([verb.pack(chosen) for chosen in values])
    return numbers
