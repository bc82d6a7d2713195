"""Bastion played quickly: kill what can be paid for, else fetch the mana that is wanted most."""

from typing import Final

from librt.random import Random
from mypy_extensions import i64

from garrison.bots.judges.bastion_wall import Survey
from garrison.core.tasks import code_of
from garrison.games.bastion.rules.box import FLAME, PLENTY, PRIEST, REPEAT
from garrison.games.bastion.rules.channel import can_channel, is_occupied, tower_is_open
from garrison.games.bastion.rules.codes import (
    ACCUMULATE,
    ACTING,
    AGREE,
    AIMING,
    ASK,
    ASK_COPY,
    ATTACK,
    CAST,
    CAST_COPY,
    CHANNEL,
    CHANNELLING,
    CONVERT,
    END,
    GATHER,
    MOVE,
    PAYING,
    PERFORMING,
    REVIVE,
    SHOOT,
    SPEED_ON,
    STRIKE,
    SWAPPING,
    SWAPPING_WITH,
    TOWER,
)
from garrison.games.bastion.rules.mana import ANY, COLOURS, Colour, Mana, amount, some, total
from garrison.games.bastion.rules.movement import closing_enemy
from garrison.games.bastion.rules.payment import discs_due
from garrison.games.bastion.rules.position import (
    ATTACKED,
    CHANNELLED,
    CITADEL,
    CITADEL_STACK,
    DISTRICTS,
    MANA_ON,
    MOVED,
    PAYING_COLOUR,
    SECTIONS,
    SLOTS,
    SQUARES,
    TOWERS,
    Place,
    Position,
    Seat,
    Tile,
    tile_of,
)
from garrison.games.bastion.rules.spells import is_forbidden
from garrison.games.bastion.rules.strength import fixed_price, price
from garrison.games.bastion.rules.targets import is_shielded

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


class Outlook:
    """What the defender who acts sees at a glance."""

    def __init__(self, survey: Survey, seat: Seat) -> None:
        state = survey.state
        self.state = state
        self.survey = survey
        self.seat = seat
        self.demand: i64 = survey.demand
        self.last: i64 = survey.last
        self.relief: i64 = _flames(state, seat)
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
        for section in range(1, SECTIONS + 1):
            need = self.survey.prices[section]
            if not need:
                continue
            lack = _shortfall(self.purse, need) - self.relief
            worth = 1.0 + (0.15 if section < self.last else 0.0)
            if lack <= 0:
                self._consider_ready(section, worth)
            else:
                self._consider_lacking(section, worth, _lacking(self.purse, need), lack)

    def _consider_ready(self, section: Place, worth: float) -> None:
        away = _distance(self.here, tile_of(section))
        tempo = worth / float(away if away > 1 else 1)
        if tempo > self.tempo:
            self.tempo, self.quarry, self.wanted = tempo, section, COLOURS
            self.waypoint = tile_of(section)

    def _consider_lacking(self, section: Place, worth: float, colour: Colour, lack: i64) -> None:
        districts = self.survey.sources[colour]
        more = 1.5 * float((lack - 1) // 3)
        for tile in range(DISTRICTS):
            if districts >> tile & 1:
                tempo = worth / (_turns(self.here, tile, tile_of(section)) + more)
                if tempo > self.tempo:
                    self.tempo, self.quarry, self.wanted = tempo, section, colour
                    self.waypoint = tile

    def approach(self, tile: Tile) -> float:
        """What a step onto this tile is worth for getting where one wants to be."""
        now, then = _distance(self.here, self.waypoint), _distance(tile, self.waypoint)
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
            lack = _shortfall(purse, need + fixed)
        if lack > self.relief or (lack > 0 and fixed) or is_shielded(state, place):
            return 0.0
        if place > SECTIONS:
            return INSIDE
        score = KILL + 0.2 * float(total(need) + total(fixed))
        if place < self.last:
            score += MAKES_A_GAP
        if state.box.has(card, PRIEST) or state.box.blocks[card] >= 0:
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
            if _is_a_step(here, tile):
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
            best = self._channel_on(tile)
        return self.approach(tile) + (kill + best if kill > 0.0 else best)

    def _channel_on(self, tile: Tile) -> float:
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


def quick_move(state: Position, seat: Seat, moves: list[int], dice: Random) -> int:
    """A sensible move for whoever decides."""
    pending = code_of(state.tasks.top())
    if pending == ACTING:
        return _act(state, seat, moves)
    if pending == AIMING:
        return _aim(state, moves)
    if pending == PAYING:
        return _pay(state, moves)
    if pending == CHANNELLING:
        return _take(state, moves)
    if pending == PERFORMING:
        return moves[1 + dice.randrange(len(moves) - 1)]
    for move in moves:
        if move == AGREE:
            return move
    return moves[dice.randrange(len(moves))]


def shortlist(state: Position, seat: Seat, moves: list[int]) -> list[int]:
    """Moves worth planning with: of discs to lay or change only the one least missed."""
    pending = code_of(state.tasks.top())
    if len(moves) < 4 or pending == SWAPPING or pending == SWAPPING_WITH:
        return moves
    if pending == PAYING:
        return [moves[0], moves[len(moves) - 1]]
    if pending != ACTING:
        return moves
    outlook = Outlook(Survey(state), seat)
    return [move for move in moves if _is_sensible(outlook, move)]


def _is_sensible(outlook: Outlook, move: int) -> bool:
    verb = move & 255
    first: i64 = move >> 8 & 255
    second: i64 = move >> 16 & 255
    if verb == CHANNEL:
        return second == outlook.disc
    if verb == TOWER:
        return first == outlook.disc
    if verb == CONVERT:
        return first == outlook.disc and second == outlook.wanted
    if verb == ACCUMULATE:
        return second == outlook.wanted
    if verb == CAST or verb == CAST_COPY:
        return outlook.state.box.spell_kind[first] == REPEAT
    return verb != ASK and verb != ASK_COPY


def _act(state: Position, seat: Seat, moves: list[int]) -> int:
    """The most valuable thing to do now; ending the turn comes after everything useful."""
    outlook = Outlook(Survey(state), seat)
    best, best_score = moves[0], -9.0
    for move in moves:
        score = _score(outlook, move)
        if score > best_score:
            best, best_score = move, score
    return best


def _score(outlook: Outlook, move: int) -> float:
    verb = move & 255
    first: i64 = move >> 8 & 255
    if verb == ATTACK:
        worth = outlook.kill_at(first, outlook.purse)
        return 2.0 * KILL + worth if worth > 0.0 else NEVER
    if verb == SHOOT:
        return KILL - 4.0 if outlook.kill_at(first, outlook.purse) > 0.0 else NEVER
    if verb == CHANNEL:
        laid: i64 = move >> 16 & 255
        if laid != outlook.disc:
            return NEVER
        return outlook.channel(outlook.state.tile(outlook.seat) * SLOTS + first)
    if verb == TOWER:
        return NEVER if first != outlook.disc else outlook.tower(outlook.state.tile(outlook.seat))
    if verb == GATHER:
        return outlook.gather()
    if verb == MOVE:
        return LATER * outlook.tile(first) - 0.05
    if verb == SPEED_ON:
        return LATER * outlook.tile(first) - 2.0
    if verb == REVIVE:
        return 0.5
    return -0.5 if verb == END else NEVER


def _aim(state: Position, moves: list[int]) -> int:
    """Cast what saves its full power; strike once nothing does."""
    due = discs_due(state)
    for move in moves:
        if move & 255 == CAST:
            type: i64 = move >> 8 & 255
            if state.box.spell_kind[type] == FLAME and state.box.spell_power[type] < due:
                return move
    if moves[0] == STRIKE:
        return moves[0]
    for move in moves:  # a Copy needs the spell it copies, so it comes first
        if move & 255 == CAST_COPY or move & 255 == ASK_COPY:
            return move
    return moves[0]


def _pay(state: Position, moves: list[int]) -> int:
    """Spend colours that nobody at the wall costs first: the most of those, the least of others."""
    demand = Survey(state).demand
    wanted = amount(demand, state.cells[PAYING_COLOUR]) > 0
    return moves[0] if wanted else moves[len(moves) - 1]


def _take(state: Position, moves: list[int]) -> int:
    """Plenty is cast whenever it can be."""
    for move in moves:
        type: i64 = move >> 8 & 255
        if move & 255 == CAST and state.box.spell_kind[type] == PLENTY:
            return move
    return moves[0]


def _flames(state: Position, seat: Seat) -> i64:
    """How much the defender's own Flames take off an attack."""
    power: i64 = 0
    for type in range(len(state.box.spell_kind)):
        if state.box.spell_kind[type] == FLAME:
            power += state.box.spell_power[type] * state.count_held(seat, type)
    return 0 if power and is_forbidden(state, FLAME) else power


def _distance(one: Tile, other: Tile) -> i64:
    """Steps between two tiles: never more than two, through the citadel."""
    if one == other:
        return 0
    return 1 if _is_a_step(one, other) else 2


def _turns(here: Tile, source: Tile, target: Tile) -> float:
    """Turns until a kill that needs mana from a source first: a step, a channel, an attack each."""
    there, onward = _distance(here, source), _distance(source, target)
    if there == 0:
        return 1.0 if onward < 2 else 2.0
    return float(there + onward)


def _lacking(purse: Mana, need: Mana) -> Colour:
    """The colour of which most is missing."""
    most: i64 = 0
    worst: i64 = 0
    for colour in range(COLOURS):
        lack = amount(need, colour) - amount(purse, colour)
        if lack > worst:
            most, worst = colour, lack
    return most


def _is_a_step(here: Tile, tile: Tile) -> bool:
    if here == tile:
        return False
    if here == CITADEL or tile == CITADEL:
        return True
    apart = (here - tile + DISTRICTS) % DISTRICTS
    return apart == 1 or apart == DISTRICTS - 1


def _shortfall(purse: Mana, need: Mana) -> i64:
    missing: i64 = 0
    for colour in range(COLOURS):
        lack = amount(need, colour) - amount(purse, colour)
        if lack > 0:
            missing += lack
    return missing
