"""A hero's turn played quickly: what could be done from each place, and the best way to go."""

from mypy_extensions import i64

from garrison.bots.judges.last_bastion_cards import beats, danger, warlord_slot
from garrison.bots.judges.last_bastion_needs import cleansing_worth, token_worth
from garrison.bots.judges.last_bastion_taste import TASTE
from garrison.bots.judges.last_bastion_tiles import tile_worth
from garrison.games.last_bastion.rules.combat import allows_equipment, dice_of
from garrison.games.last_bastion.rules.hero_phase import may_activate, may_fight
from garrison.games.last_bastion.rules.siege import PLACE, PRONE, Siege
from garrison.games.last_bastion.rules.verbs import (
    ACTIVATE,
    CALL_TO_ARMS,
    ENCHANT,
    FIGHT,
    FIGHT_BOTH,
    FORAGE,
    MEDITATE,
    MOVE,
    RIDE,
    STAND,
    field,
    verb_of,
)
from garrison.games.last_bastion.rules.words import (
    CENTRE,
    NOTHING,
    PLACES,
    SINDARA,
    SLOTS,
    TWINDALLI,
)


class Outlook:
    """What one hero could do from every place, in the position as it is."""

    def __init__(self, state: Siege, seat: i64, fresh: bool) -> None:
        self.state = state
        self.seat = seat
        self.fights = fresh or may_fight(state, seat)
        """Whether it may still fight and use a tile; a fresh hero, whose turn is to come, may."""
        self.activates = fresh or may_activate(state, seat)
        self.moves = fresh or (not state.moved and not state.hero(seat, PRONE))
        self.dice = dice_of(state, seat)
        self.armed = allows_equipment(state)
        self.here = state.hero(seat, PLACE)
        self.dangers = [
            danger(state, slot) if state.slots[slot] != NOTHING else 0.0 for slot in range(SLOTS)
        ]
        self.acts = [self.act_worth(place) for place in range(PLACES)]
        """The best action from each place,"""
        self.posts = [self.post_worth(place) for place in range(PLACES)]
        """and what it is worth to stand there afterwards."""

    def fight_worth(self, slot: i64, place: i64) -> float:
        """The chance to beat the card times its danger, less the tokens that takes."""
        if self.dangers[slot] <= 0.0:
            return 0.0
        state, colour = self.state, self.state.box.card_colours[self.state.slots[slot]]
        tokens: i64 = 0
        if self.armed:
            for other in range(state.box.seats):
                if other == self.seat or state.hero(other, PLACE) == place:
                    tokens += state.hero(other, colour)
        chance, spent = beats(state, self.seat, slot, self.dice, tokens)
        worth = chance * self.dangers[slot]
        if spent > 0.0 and not state.box.is_warlord(state.slots[slot]):
            worth -= spent * token_worth(state, colour)
        return worth

    def best_fight(self, place: i64) -> float:
        """The best fight from a place: one card, or two of them at the same time."""
        best, second = 0.0, 0.0
        far = self.state.has_power(self.seat, TWINDALLI)
        for slot in self.state.box.in_line[place] if far else self.state.box.beside[place]:
            if self.state.slots[slot] == NOTHING:
                continue
            worth = self.fight_worth(slot, place)
            if worth > best:
                best, second = worth, best
            elif worth > second:
                second = worth
        return best + TASTE.second * second

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
        state = self.state
        best = self._chance_at(place)
        for near in state.box.neighbours[place]:
            here = self._chance_at(near)
            if here > best:
                best = here
        worth = TASTE.reach * best
        if place == CENTRE:
            worth += TASTE.centre
        slot = warlord_slot(state)
        if slot != NOTHING and state.box.facing[slot * 3] == place:
            colour = state.box.card_colours[state.slots[slot]]
            worth += TASTE.gather * float(state.hero(self.seat, colour))
        return worth

    def _chance_at(self, place: i64) -> float:
        total = 0.0
        for slot in self.state.box.beside[place]:
            total += self.dangers[slot]
        return total

    def best_post(self) -> float:
        """The best place to end up after acting here."""
        best = self.posts[self.here]
        if self.moves:
            for place in self.state.box.neighbours[self.here]:
                if self.posts[place] > best:
                    best = self.posts[place]
        return best

    def going(self, place: i64) -> float:
        """What it is worth to go to a place and act there."""
        return self.acts[place] + self.posts[place]

    def staying(self) -> float:
        """What it is worth to act here and go wherever it is good to end up."""
        return self.acts[self.here] + self.best_post()

    def farthest(self) -> float:
        """The best that can be reached with one step more than usual."""
        best = 0.0
        for place in range(PLACES):
            if self.going(place) > best:
                best = self.going(place)
        return best


def score(outlook: Outlook, number: int) -> float:
    """How good a choice of the hero phase looks, to be compared with the others."""
    state, seat = outlook.state, outlook.seat
    verb, target = verb_of(number), field(number, 0)
    if verb == MOVE:
        return outlook.going(state.place_of(target))
    if verb == FIGHT:
        return outlook.fight_worth(target, outlook.here) + _after(outlook, False)
    if verb == FIGHT_BOTH:
        one = outlook.fight_worth(target, outlook.here)
        two = outlook.fight_worth(field(number, 1), outlook.here)
        more, less = (one, two) if one > two else (two, one)
        return more + TASTE.second * less + _after(outlook, False)
    if verb == ACTIVATE:
        return tile_worth(state, seat, state.tiles[outlook.here]) + _after(outlook, True)
    if verb == CALL_TO_ARMS:
        return tile_worth(state, seat, target) - TASTE.call + _best(outlook)
    return _power(outlook, verb, target)


def _after(outlook: Outlook, used: bool) -> float:
    """What is left to do after an action: to go somewhere, for Sindara also the other action."""
    left = outlook.best_post()
    if outlook.fights and outlook.activates and outlook.state.has_power(outlook.seat, SINDARA):
        if used:
            left += outlook.best_fight(outlook.here)
        else:
            tile = outlook.state.tiles[outlook.here]
            use = tile_worth(outlook.state, outlook.seat, tile)
            if use > 0.0 and not outlook.state.is_grasped(tile):
                left += use
    return left


def _best(outlook: Outlook) -> float:
    """The best way to go on from here."""
    best = outlook.staying()
    if outlook.moves:
        for place in outlook.state.box.neighbours[outlook.here]:
            if outlook.going(place) > best:
                best = outlook.going(place)
    return best


def _power(outlook: Outlook, verb: i64, target: i64) -> float:
    """Powers that cost nothing come before everything else; doing nothing comes last."""
    state, seat = outlook.state, outlook.seat
    if verb == FORAGE:
        return 50.0 + token_worth(state, target)
    if verb == ENCHANT:
        if not state.box.resistances[state.slots[target]]:
            return 0.0
        return 50.0 + outlook.dangers[target] + float(state.box.resistances[state.slots[target]])
    if verb == MEDITATE:
        return cleansing_worth(state, 1) + outlook.acts[outlook.here] + outlook.posts[outlook.here]
    if verb == RIDE:
        return outlook.farthest() - 0.01 if target == seat else 0.0
    if verb == STAND:
        return outlook.posts[outlook.here] + 0.3
    return outlook.posts[outlook.here]
