"""How a race for the castle is likely to end: every seat's chance, for looking ahead.

Finer than the terms of the greedy bot: what gold and exchanges can cover is taken off what is
missing, what the field offers counts for whoever is to open, and the same lead is worth more the
nearer the end is.
"""

from math import exp, sqrt
from typing import Final

from garrison.bots.evaluators.unbreakable_castle.policy import promise
from garrison.games.unbreakable_castle.rules.opening import OPEN_STAGE, openable
from garrison.games.unbreakable_castle.rules.position import Position
from garrison.games.unbreakable_castle.rules.quests import members
from garrison.games.unbreakable_castle.rules.terms import (
    BUILDING,
    DOUBLE,
    GOLD,
    LIGHT,
    MANA,
    PARTS,
    Seat,
)

LEFT: Final = -0.212
"""For each building resource that neither gold nor exchanges cover."""
MOST: Final = -0.123
"""For each missing piece of the resource that lacks most."""
PART: Final = -0.031
"""For each part still missing."""
LAST: Final = 0.77
"""If one part or none is missing."""
SPARE: Final = 0.093
"""For each building resource that is not needed."""
KEPT_GOLD: Final = 0.043
"""For each gold beyond what it covers: it can wait until it is known what lacks."""
MANA_WORTH: Final = 0.119
"""For each mana up to four."""
ARMED: Final = 0.337
"""For any mana at all."""
BUILDS: Final = 0.39
"""For each quest that builds a missing part."""
STRIKES: Final = 0.188
"""For each quest that destroys."""
WAITS: Final = -0.109
"""For each turn until the own one."""
AHEAD: Final = 0.1
"""For what the best cell promises to whoever opens next."""
HORN: Final = 0.427
"""For the horn, at any time of the game."""
DRAWS: Final = 0.231
"""For a race that draws quests, at any time of the game.

All these are the weights of a conditional logit fitted to how 280,000 quick games of four ended,
played on from positions in which goods, parts and horns had been changed by lot: so a weight tells
what a thing brings, not what else those who have it tend to have.
"""

_ENOUGH_MANA: Final = 4


class Tally:
    """What a seat still needs, and what it has over."""

    def __init__(self, state: Position, seat: Seat) -> None:
        lacks: list[int] = []
        missing, exchanges = 0, 0
        self.most = 0
        self.spare = 0
        for resource in range(BUILDING):
            surplus = int(state.surplus(seat, resource))
            if surplus < 0:
                missing -= surplus
                lacks.append(-surplus)
                self.most = max(self.most, -surplus)
            else:
                self.spare += surplus
                exchanges += surplus // int(state.facts.bank_takes)
        self.gold = int(state.good(seat, GOLD))
        covered = bought_by(self.gold, int(state.facts.gold_buys), lacks)
        self.left = max(0, missing - covered - exchanges)
        self.parts = 0
        for part in range(PARTS):
            self.parts += int(state.missing(seat, part))


def bought_by(gold: int, each: int, lacks: list[int]) -> int:
    """How many of the lacking resources gold buys, the most lacking first. Uses up `lacks`."""
    bought = 0
    for _ in range(gold):
        most = 0
        for at in range(len(lacks)):
            if lacks[at] > lacks[most]:
                most = at
        if not lacks or not lacks[most]:
            break
        piece = min(each, lacks[most])
        lacks[most] -= piece
        bought += piece
    return bought


def win_chances(state: Position) -> list[float]:
    """The chance of every seat to be the first with a complete castle."""
    seats = int(state.facts.seats)
    tallies = [Tally(state, seat) for seat in range(seats)]
    nearest = tallies[0].left + 2 * tallies[0].parts
    for tally in tallies:
        nearest = min(nearest, tally.left + 2 * tally.parts)
    urgency = sqrt(8.0 / (6.0 + float(nearest)))
    merits = [exp(_merit(state, seat, tallies[seat], urgency)) for seat in range(seats)]
    total = 0.0
    for merit in merits:
        total += merit
    return [merit / total for merit in merits]


def _merit(state: Position, seat: int, tally: Tally, urgency: float) -> float:
    lasting = DRAWS * float(state.facts.draws_quests[state.races[seat]])
    if state.has_horn(seat):
        lasting += HORN
    passing = LEFT * tally.left + MOST * tally.most + PART * tally.parts
    passing += SPARE * tally.spare + KEPT_GOLD * tally.gold
    if tally.parts <= 1:
        passing += LAST
    return lasting + urgency * (passing + _chances(state, seat))


def _chances(state: Position, seat: int) -> float:
    """What may come to a seat: by fights, by quests, by its place in the order of turns."""
    mana = int(state.good(seat, MANA))
    waits = (seat - int(state.seat)) % int(state.facts.seats)
    total = MANA_WORTH * min(mana, _ENOUGH_MANA) + WAITS * waits
    if mana:
        total += ARMED
    for quest in members(state.hands[seat]):
        part = state.facts.reward[quest]
        if part != DOUBLE and state.facts.quest_side[quest] != LIGHT:
            total += STRIKES
        elif part != DOUBLE and state.missing(seat, part):
            total += BUILDS
    if waits == 0 and state.stage == OPEN_STAGE:
        total += AHEAD * _best_promise(state)
    return total


def _best_promise(state: Position) -> float:
    best = 0.0
    for cell in openable(state):
        best = max(best, promise(state, cell))
    return best
