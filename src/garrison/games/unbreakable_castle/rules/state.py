"""The position as the contract wants it: it knows every step and goes on by itself between them."""

from garrison.games.unbreakable_castle.rules.deal import RACE_STAGE, take_race
from garrison.games.unbreakable_castle.rules.facts import Facts
from garrison.games.unbreakable_castle.rules.position import Position, lay
from garrison.games.unbreakable_castle.rules.terms import GIVEN_RACES
from garrison.games.unbreakable_castle.rules.turn import carry_on


class Castle(Position):
    """A position that can be played. Make one with `new_game`."""

    def settle(self) -> None:
        carry_on(self)

    def copy(self) -> "Castle":
        twin = Castle()
        twin.game = self.game
        self.fill(twin)
        return twin


def new_game(facts: Facts) -> Castle:
    """The box opened; races that were agreed on are taken at once."""
    castle = Castle()
    lay(castle, facts)
    castle.stage = RACE_STAGE
    if facts.how_races == GIVEN_RACES:
        for race in facts.given_races:
            take_race(castle, race)
    return castle
