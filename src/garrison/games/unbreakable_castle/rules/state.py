"""Positions that can be played: here every phase is known, so all steps are declared."""

from typing import TypeAlias

from garrison.games.unbreakable_castle.rules.deal import RACE_STAGE, take_race
from garrison.games.unbreakable_castle.rules.facts import Facts
from garrison.games.unbreakable_castle.rules.position import Position, lay
from garrison.games.unbreakable_castle.rules.terms import GIVEN_RACES
from garrison.games.unbreakable_castle.rules.turn import MARKET_STAGE

assert MARKET_STAGE >= 0
Castle: TypeAlias = Position
"""Positions are of one class, so that compiled code knows it at a glance."""


def new_game(facts: Facts) -> Castle:
    """The box opened; races that were agreed on are taken at once."""
    castle = Position()
    lay(castle, facts)
    castle.stage = RACE_STAGE
    if facts.how_races == GIVEN_RACES:
        for race in facts.given_races:
            take_race(castle, race)
    return castle
