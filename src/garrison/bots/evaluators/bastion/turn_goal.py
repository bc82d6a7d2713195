"""What a defender of Bastion makes of his next turn: whom to kill, which mana to fetch for it."""

from typing import Final

from mypy_extensions import i64

from garrison.bots.evaluators.bastion.attack_targets import AttackTargets
from garrison.bots.evaluators.bastion.board_summary import BoardSummary
from garrison.bots.evaluators.bastion.nearest_kill import SPARE, NearestKill
from garrison.bots.evaluators.bastion.reach import distance
from garrison.games.bastion.rules.leaving import closing_enemy
from garrison.games.bastion.rules.mana import (
    COLOURS,
    Mana,
    amount,
    some,
)
from garrison.games.bastion.rules.position import (
    ATTACKED,
    CHANNELLED,
    CITADEL,
    DISTRICTS,
    MANA_ON,
    MOVED,
    SLOTS,
    TOWERS,
    Seat,
    Tile,
)
from garrison.games.bastion.rules.strength import price

LATER: Final = 0.9
"""Something to be had after a step counts so much of what it counts here."""
NEVER: Final = -1.0


class TurnGoal(NearestKill):
    """What the defender who acts sees at first sight."""

    def __init__(self, summary: BoardSummary, seat: Seat) -> None:
        super().__init__(summary)
        self.look(seat)
        self.state = summary.state
        self.seat = seat
        self.targets = AttackTargets(summary, self.relief)
        self.disc: i64 = self._least_wanted()

    def approach(self, tile: Tile) -> float:
        """What a step onto this tile is worth for getting where one wants to be."""
        closed = self.summary.is_closed
        now = distance(self.here, self.waypoint, closed)
        then = distance(tile, self.waypoint, closed)
        return 1.2 if then < now else 0.0

    def _least_wanted(self) -> i64:
        """The colour of the disc to lay on a source; COLOURS if the purse is empty."""
        best: i64 = COLOURS
        best_worth = 9.0
        due: i64 = price(self.state, self.section) if self.section else 0
        for colour in range(COLOURS):
            have = amount(self.purse, colour)
            if not have or colour == self.wanted:
                continue
            if have <= amount(due, colour):  # the enemy costs all that there is
                continue
            worth = SPARE if have > amount(self.demand, colour) else 2.0 - 0.1 * float(have)
            if worth < best_worth:
                best, best_worth = colour, worth
        if best == COLOURS and self.purse:  # everything is dear: the largest heap can spare one
            most: i64 = 0
            for colour in range(COLOURS):
                if amount(self.purse, colour) > amount(self.purse, most):
                    most = colour
            return most
        return best

    def best_kill(self, purse: Mana) -> float:
        """The best victory here or a step away."""
        if self.state.has_done(ATTACKED):
            return 0.0
        best = self.targets.worth(self.here, purse)
        if self.state.has_done(MOVED):
            return best
        for tile in range(CITADEL + 1):
            if distance(self.here, tile, self.summary.is_closed) == 1:
                score = LATER * self.targets.worth(tile, purse)
                if score > best:
                    best = score
        return best

    def channel(self, slot: i64) -> float:
        """What channelling a source brings: its mana, and the victory that pays for."""
        state = self.state
        colour = state.source_colour(slot)
        gain = 3.0 * self.worth(colour)
        after = self.purse + some(3, colour)
        if self.disc < COLOURS:
            gain -= 0.8 * self.worth(self.disc)
            after -= some(1, self.disc)
        return gain + self.best_kill(after)

    def tower(self, tile: Tile) -> float:
        """What a tower brings: the discs on its sources, for the one laid on it."""
        gain = -0.5
        after = self.purse
        for at in range(tile * SLOTS, tile * SLOTS + SLOTS):
            on_it = self.state.cells[MANA_ON + at]
            if on_it:
                gain += self.worth(on_it - 1) + 0.2
                after += some(1, on_it - 1)
        return gain + self.best_kill(after) if gain > 0.0 else 0.0

    def gather(self) -> float:
        """What the citadel brings: the discs on all towers."""
        gain = 0.0
        after = self.purse
        for tile in range(DISTRICTS):
            on_it = self.state.cells[TOWERS + tile]
            if on_it:
                gain += self.worth(on_it - 1) + 0.1
                after += some(1, on_it - 1)
        return gain + self.best_kill(after)

    def tile(self, tile: Tile) -> float:
        """What a step onto this tile promises."""
        state = self.state
        best = 0.0
        kill = 0.0 if state.has_done(ATTACKED) else self.targets.worth(tile, self.purse)
        if closing_enemy(state, tile) and kill <= 0.0:
            return NEVER
        if not state.has_done(CHANNELLED):
            best = self.channel_on(tile)
        return self.approach(tile) + (kill + best if kill > 0.0 else best)

    def channel_on(self, tile: Tile) -> float:
        state = self.state
        if tile == CITADEL:
            return 0.0 if state.has_dragon() else self.gather()
        sources = self.summary.sources
        best = self.tower(tile) if sources.open_towers >> tile & 1 else 0.0
        colours = sources.colours[tile]
        for colour in range(COLOURS):
            if colours >> colour & 1:
                gain = 3.0 * self.worth(colour) - 0.6
                if gain > best:
                    best = gain
        return best
