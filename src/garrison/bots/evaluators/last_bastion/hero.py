"""A hero's turn played quickly: what could be done from each place, and the best way to go."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from garrison.bots.evaluators.last_bastion.cards import beats, dangers, warlord_slot
from garrison.bots.evaluators.last_bastion.needs import cleansing_worth, token_worth
from garrison.bots.evaluators.last_bastion.preferences import preferences_of
from garrison.bots.evaluators.last_bastion.tiles import tile_worth
from garrison.core.verbs import first, second, verb_code
from garrison.games.last_bastion.rules.combat import allows_equipment, dice_of
from garrison.games.last_bastion.rules.hero_phase import (
    ACTIVATE,
    CALL_TO_ARMS,
    FIGHT,
    FIGHT_BOTH,
    MOVE,
    STAND,
    may_activate,
    may_fight,
)
from garrison.games.last_bastion.rules.heroes import ENCHANT, FORAGE, MEDITATE, RIDE
from garrison.games.last_bastion.rules.position import PLACE, PRONE, Position
from garrison.games.last_bastion.rules.terms import (
    CENTRE,
    NOTHING,
    PLACES,
    SINDARA,
    TWINDALLI,
)

_UNKNOWN: Final = -1e9


class HeroOptions:
    """What one hero could do from every place, in the position as it is.

    What a place is worth is found when it is first asked for: most places are out of reach.
    """

    def __init__(self, state: Position, seat: i64, fresh: bool) -> None:
        self.state = state
        self.seat = seat
        self.wants = preferences_of(state)
        self.fights = fresh or may_fight(state, seat)
        """Whether it may still fight and use a tile; a fresh hero, whose turn is to come, may."""
        self.activates = fresh or may_activate(state, seat)
        self.moves = fresh or (not state.moved and not state.hero(seat, PRONE))
        self.dice = dice_of(state, seat)
        self.armed = allows_equipment(state)
        self.here = state.hero(seat, PLACE)
        self.dangers = dangers(state, True)
        self._warlord = warlord_slot(state)
        self._acts: vec[float] = vec[float]([_UNKNOWN] * PLACES)
        self._posts: vec[float] = vec[float]([_UNKNOWN] * PLACES)
        self._beside: vec[float] = vec[float]([_UNKNOWN] * PLACES)

    def act(self, place: i64) -> float:
        """What the best action from a place is worth."""
        if self._acts[place] == _UNKNOWN:
            self._acts[place] = self.act_worth(place)
        return self._acts[place]

    def post(self, place: i64) -> float:
        """What it is worth to stand at a place afterwards."""
        if self._posts[place] == _UNKNOWN:
            self._posts[place] = self.post_worth(place)
        return self._posts[place]

    def fight_worth(self, slot: i64, place: i64) -> float:
        """The chance to beat the card times its danger, less the tokens that takes."""
        if self.dangers[slot] <= 0.0:
            return 0.0
        state, colour = self.state, self.state.facts.card_colours[self.state.slots[slot]]
        tokens: i64 = 0
        if self.armed:
            for other in range(state.facts.seats):
                if other == self.seat or state.hero(other, PLACE) == place:
                    tokens += state.hero(other, colour)
        chance, spent = beats(state, self.seat, slot, self.dice, tokens)
        worth = chance * self.dangers[slot]
        if spent > 0.0 and not state.facts.is_warlord(state.slots[slot]):
            worth -= spent * token_worth(state, colour)
        return worth

    def best_fight(self, place: i64) -> float:
        """The best fight from a place: one card, or two of them at the same time."""
        best, second = 0.0, 0.0
        far = self.state.has_power(self.seat, TWINDALLI)
        for slot in self.state.facts.in_line[place] if far else self.state.facts.beside[place]:
            if self.state.slots[slot] == NOTHING:
                continue
            worth = self.fight_worth(slot, place)
            if worth > best:
                best, second = worth, best
            elif worth > second:
                second = worth
        return best + self.wants.second * second

    def act_worth(self, place: i64) -> float:
        """The best action from a place; Sindara has two."""
        fight = self.best_fight(place) if self.fights else 0.0
        use = 0.0
        tile = self.state.tiles[place]
        if self.activates and not self.state.is_grasped(tile):
            use = tile_worth(self.state, self.seat, tile)
            if use < 0.0:
                use = 0.0
        if self.fights and self.activates and self.state.has_power(self.seat, SINDARA):
            return fight + use
        return fight if fight > use else use

    def post_worth(self, place: i64) -> float:
        """What it is worth to end the turn at a place: what is in reach, the warlord above all."""
        state, wants = self.state, self.wants
        best = self._danger_beside(place)
        for near in state.facts.neighbours[place]:
            here = self._danger_beside(near)
            if here > best:
                best = here
        worth = wants.reach * best
        if place == CENTRE:
            worth += wants.centre
        slot = self._warlord
        if slot != NOTHING and state.facts.facing[slot * 3] == place:
            colour = state.facts.card_colours[state.slots[slot]]
            worth += wants.gather * float(state.hero(self.seat, colour))
        return worth

    def _danger_beside(self, place: i64) -> float:
        if self._beside[place] == _UNKNOWN:
            total = 0.0
            for slot in self.state.facts.beside[place]:
                total += self.dangers[slot]
            self._beside[place] = total
        return self._beside[place]

    def best_post(self) -> float:
        """The best place to end up after acting here."""
        best = self.post(self.here)
        if self.moves:
            for place in self.state.facts.neighbours[self.here]:
                if self.post(place) > best:
                    best = self.post(place)
        return best

    def going(self, place: i64) -> float:
        """What it is worth to go to a place and act there."""
        return self.act(place) + self.post(place)

    def staying(self) -> float:
        """What it is worth to act here and go wherever it is good to end up."""
        return self.act(self.here) + self.best_post()

    def farthest(self) -> float:
        """The best that can be reached with one step more than usual."""
        best = 0.0
        for place in range(PLACES):
            if self.going(place) > best:
                best = self.going(place)
        return best


def score(options: HeroOptions, number: int) -> float:
    """How good a choice of the hero phase looks, to be compared with the others."""
    state, seat = options.state, options.seat
    verb, target = verb_code(number), first(number)
    if verb == MOVE.code:
        return options.going(state.place_of(target))
    if verb == FIGHT.code:
        return options.fight_worth(target, options.here) + _after(options, False)
    if verb == FIGHT_BOTH.code:
        one = options.fight_worth(target, options.here)
        two = options.fight_worth(second(number), options.here)
        more, less = (one, two) if one > two else (two, one)
        return more + options.wants.second * less + _after(options, False)
    if verb == ACTIVATE.code:
        return tile_worth(state, seat, state.tiles[options.here]) + _after(options, True)
    if verb == CALL_TO_ARMS.code:
        return tile_worth(state, seat, target) - options.wants.call + _best(options)
    return _power(options, verb, target)


def _after(options: HeroOptions, used: bool) -> float:
    """What is left to do after an action: to go somewhere, for Sindara also the other action."""
    left = options.best_post()
    if options.fights and options.activates and options.state.has_power(options.seat, SINDARA):
        if used:
            left += options.best_fight(options.here)
        else:
            tile = options.state.tiles[options.here]
            use = tile_worth(options.state, options.seat, tile)
            if use > 0.0 and not options.state.is_grasped(tile):
                left += use
    return left


def _best(options: HeroOptions) -> float:
    """The best way to go on from here."""
    best = options.staying()
    if options.moves:
        for place in options.state.facts.neighbours[options.here]:
            if options.going(place) > best:
                best = options.going(place)
    return best


def _power(options: HeroOptions, verb: i64, target: i64) -> float:
    """Powers that cost nothing come before everything else; doing nothing comes last."""
    state, seat = options.state, options.seat
    if verb == FORAGE.code:
        return 50.0 + token_worth(state, target)
    if verb == ENCHANT.code:
        if not state.facts.resistances[state.slots[target]]:
            return 0.0
        return 50.0 + options.dangers[target] + float(state.facts.resistances[state.slots[target]])
    if verb == MEDITATE.code:
        return cleansing_worth(state, 1) + options.going(options.here)
    if verb == RIDE.code:
        return options.farthest() - 0.01 if target == seat else 0.0
    if verb == STAND.code:
        return options.post(options.here) + 0.3
    return options.post(options.here)
