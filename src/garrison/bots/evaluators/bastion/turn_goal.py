"""What a defender of Bastion makes of his next turn: whom to kill, which mana to fetch for it."""

from typing import Final

from mypy_extensions import i64

from garrison.bots.evaluators.bastion.reach import (
    distance,
    lacking,
    turns_to_kill,
)
from garrison.bots.evaluators.bastion.wall import Survey
from garrison.games.bastion.rules.facts import PRIEST
from garrison.games.bastion.rules.leaving import are_adjacent, closing_enemy
from garrison.games.bastion.rules.mana import (
    ANY,
    COLOURS,
    Colour,
    Mana,
    amount,
    shortfall,
    some,
    total,
)
from garrison.games.bastion.rules.position import (
    ATTACKED,
    CHANNELLED,
    CITADEL,
    CITADEL_STACK,
    DISTRICTS,
    MANA_ON,
    MOVED,
    SECTIONS,
    SLOTS,
    SQUARES,
    TOWERS,
    Place,
    Seat,
    Tile,
    tile_of,
)
from garrison.games.bastion.rules.sources import can_channel, is_occupied
from garrison.games.bastion.rules.strength import fixed_price, price
from garrison.games.bastion.rules.targets import is_shielded
from garrison.games.bastion.rules.towers import tower_is_open

KILL: Final = 12.0
"""What a victory at the wall is worth, in discs of mana."""
INSIDE: Final = 5.0
"""What a victory over a flyer or a dragon is worth."""
MAKES_A_GAP: Final = 1.5
"""What it is worth more if it leaves a gap below the last enemy."""
FREES_NEIGHBOURS: Final = 1.0
WANTED: Final = 1.0
SPARE: Final = 0.4
"""What a disc is worth of a colour that enemies cost, and of another."""
LATER: Final = 0.9
"""Something to be had after a step counts so much of what it counts here."""
NEVER: Final = -1.0


class TurnGoal:
    """What the defender who acts sees at first sight."""

    def __init__(self, survey: Survey, seat: Seat) -> None:
        state = survey.state
        self.state = state
        self.survey = survey
        self.seat = seat
        self.demand: i64 = survey.demand
        self.last: i64 = survey.last
        self.relief: i64 = survey.spells.relief[seat]
        self.purse: i64 = state.purse(seat)
        self.here: i64 = state.tile(seat)
        self.quarry: i64 = 0
        """The enemy at the wall that can be killed soonest; 0 for none."""
        self.wanted: i64 = COLOURS
        """The colour that lacks for it; COLOURS if none does."""
        self.waypoint: i64 = self.here
        """Where to go next on its account."""
        self.tempo = 0.0
        """How much killing a turn it promises; 1 is a kill next turn."""
        self._choose_quarry()
        self.disc: i64 = self._least_wanted()

    def _choose_quarry(self) -> None:
        """Pick the enemy worth most a turn, counting the way there and to the mana it lacks."""
        for section in range(1, self.last + 1):
            need = self.survey.prices[section]
            if not need:
                continue
            lack = shortfall(self.purse, need) - self.relief
            worth = 1.0 + (0.15 if section < self.last else 0.0)
            if lack <= 0:
                self._consider_ready(section, worth)
            else:
                self._consider_lacking(section, worth, lacking(self.purse, need), lack)

    def _consider_ready(self, section: Place, worth: float) -> None:
        away = distance(self.here, tile_of(section))
        tempo = worth / float(away if away > 1 else 1)
        if tempo > self.tempo:
            self.tempo, self.quarry, self.wanted = tempo, section, COLOURS
            self.waypoint = tile_of(section)

    def _consider_lacking(self, section: Place, worth: float, colour: Colour, lack: i64) -> None:
        districts = self.survey.sources[colour]
        more = 1.5 * float((lack - 1) // 3)
        for tile in range(DISTRICTS):
            if districts >> tile & 1:
                tempo = worth / (turns_to_kill(self.here, tile, tile_of(section)) + more)
                if tempo > self.tempo:
                    self.tempo, self.quarry, self.wanted = tempo, section, colour
                    self.waypoint = tile

    def approach(self, tile: Tile) -> float:
        """What a step onto this tile is worth for getting where one wants to be."""
        now, then = distance(self.here, self.waypoint), distance(tile, self.waypoint)
        return 1.2 if then < now else 0.0

    def worth(self, colour: Colour) -> float:
        """What one more disc of this colour is worth."""
        if colour == self.wanted:
            return 2.0
        wanted, have = amount(self.demand, colour), amount(self.purse, colour)
        return WANTED + 0.1 * float(have) if have < wanted else SPARE

    def _least_wanted(self) -> i64:
        """The colour of the disc to lay on a source; COLOURS if the purse is empty."""
        best: i64 = COLOURS
        best_worth = 9.0
        for colour in range(COLOURS):
            have = amount(self.purse, colour)
            if not have:
                continue
            if colour == self.wanted or self._is_due(colour):
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

    def _is_due(self, colour: Colour) -> bool:
        """Whether the quarry costs all of this colour that there is."""
        if not self.quarry:
            return False
        due = amount(price(self.state, self.quarry), colour)
        return due > 0 and amount(self.purse, colour) <= due

    def kill(self, tile: Tile, purse: Mana) -> float:
        """The best victory to be had on a tile with this much mana; 0 for none."""
        if tile == CITADEL:
            return self.kill_at(CITADEL_STACK, purse)
        best = self.kill_at(SQUARES + tile, purse)
        for section in range(tile * 4 + 1, tile * 4 + 5):
            score = self.kill_at(section, purse)
            if score > best:
                best = score
        return best

    def kill_at(self, place: Place, purse: Mana) -> float:
        state = self.state
        card = state.head(place)
        if card < 0:
            return 0.0
        need, fixed = price(state, place), fixed_price(state, place)
        if amount(need, ANY):
            lack = total(need) - total(purse)
        else:
            lack = shortfall(purse, need + fixed)
        if lack > self.relief or (lack > 0 and fixed) or is_shielded(state, place):
            return 0.0
        if place > SECTIONS:
            return INSIDE
        score = KILL + 0.2 * float(total(need) + total(fixed))
        if place < self.last:
            score += MAKES_A_GAP
        if state.facts.has(card, PRIEST) or state.facts.blocks[card] >= 0:
            score += FREES_NEIGHBOURS
        return score

    def best_kill(self, purse: Mana) -> float:
        """The best victory here or a step away."""
        if self.state.has_done(ATTACKED):
            return 0.0
        here = self.state.tile(self.seat)
        best = self.kill(here, purse)
        if self.state.has_done(MOVED):
            return best
        for tile in range(CITADEL + 1):
            if are_adjacent(here, tile):
                score = LATER * self.kill(tile, purse)
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
        kill = 0.0 if state.has_done(ATTACKED) else self.kill(tile, self.purse)
        if closing_enemy(state, tile) and kill <= 0.0:
            return NEVER
        if not state.has_done(CHANNELLED):
            best = self.channel_on(tile)
        return self.approach(tile) + (kill + best if kill > 0.0 else best)

    def channel_on(self, tile: Tile) -> float:
        state = self.state
        if tile == CITADEL:
            return 0.0 if state.has_dragon() else self.gather()
        if is_occupied(state, tile):
            return 0.0
        best = self.tower(tile) if tower_is_open(state, tile) else 0.0
        for slot in range(tile * SLOTS, tile * SLOTS + SLOTS):
            if can_channel(state, slot):
                gain = 3.0 * self.worth(state.source_colour(slot)) - 0.6
                if gain > best:
                    best = gain
        return best
