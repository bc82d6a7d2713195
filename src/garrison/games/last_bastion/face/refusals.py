"""Why a move cannot be made now: the first reason that a player would name."""

from collections.abc import Callable, Mapping
from typing import Final

from garrison.core.contract import CHANCE, OVER, Move
from garrison.core.reasons import Reason
from garrison.core.tasks import argument, code_of
from garrison.games.last_bastion.face.answers import ANSWERS, CHANCE_VERBS, POWER_OF
from garrison.games.last_bastion.face.names import COLOURS, HEROES, SLOTS, TILES, seat_letters
from garrison.games.last_bastion.face.pending import task_name
from garrison.games.last_bastion.rules import combat, hero_phase, verbs, work
from garrison.games.last_bastion.rules.siege import GRASPED, HERO, PLACE, PRONE, WOUNDED, Siege
from garrison.games.last_bastion.rules.verbs import field, verb_of
from garrison.games.last_bastion.rules.words import (
    CALL,
    LIFE,
    NOTHING,
    SINDARA,
)


def refuse(state: Siege, number: Move) -> Reason:
    """Asked only about moves that cannot be made."""
    if state.who == OVER:
        return _because("over")
    verb, pending = int(verb_of(number)), state.tasks.top()
    if state.who == CHANCE:
        dealt = verb == verbs.HERO and code_of(pending) == work.DEAL_HERO
        return _because("impossible-outcome" if verb in CHANCE_VERBS or dealt else "chance-first")
    if verb in CHANCE_VERBS:
        return _because("chance-alone")
    if verb not in ANSWERS[int(code_of(pending))]:
        return _because("asked", question=f"@last-bastion-ask-{task_name(int(pending))}")
    return _Refusal(state, number).reason()


def _because(id: str, **args: str | int) -> Reason:
    return Reason(f"last-bastion-no-{id}", args)


class _Refusal:
    """One move that answers the right question in a wrong way."""

    def __init__(self, state: Siege, number: Move) -> None:
        self.state = state
        self.verb = int(verb_of(number))
        self.a, self.b, self.c, self.d = (int(field(number, at)) for at in range(4))
        self.pending = state.tasks.top()
        self.code = int(code_of(self.pending))
        self.seat = int(state.who)

    def reason(self) -> Reason:
        return _BY_VERB[self.verb](self)

    # Moving and acting

    def step(self) -> Reason:
        state = self.state
        mover = int(argument(self.pending, 0)) if self.code == work.STEP else self.seat
        if self.verb == verbs.STAY:
            return _because("must-move")
        if self.code == work.HERO_PHASE and state.moved:
            return _because("moved-already")
        if self.verb == verbs.STAND:
            return _because("stands-already")
        if state.hero(mover, PRONE):
            return _because("lies-down")
        return _because("too-far", tile=_tile(self.a))

    def action(self) -> Reason:
        state, fighting = self.state, self.verb != verbs.ACTIVATE
        allowed = hero_phase.may_fight if fighting else hero_phase.may_activate
        if not allowed(state, self.seat):
            done_before = state.fought if fighting else state.activated
            apart = state.has_power(self.seat, SINDARA) and not done_before
            return _because("acted-apart" if apart else "acted-already")
        if fighting:
            return self._fight()
        tile = int(state.tiles[state.hero(self.seat, PLACE)])
        return _because(
            "tile-grasped" if state.is_grasped(tile) else "tile-useless", tile=_tile(tile)
        )

    def _fight(self) -> Reason:
        slots = [self.a] if self.verb == verbs.FIGHT else [self.a, self.b]
        for slot in slots:
            if self.state.slots[slot] == NOTHING:
                return _because("slot-empty", slot=SLOTS[slot])
            if slot not in combat.in_reach(self.state, self.seat):
                return _because("out-of-reach", slot=SLOTS[slot])
        return _because("fight-order")

    def call(self) -> Reason:
        if not self.state.hero(self.seat, CALL):
            return _because("no-call")
        return _because("tile-useless", tile=_tile(self.a))

    def power(self) -> Reason:
        state, hero = self.state, int(self.state.hero(self.seat, HERO))
        if hero != POWER_OF[self.verb]:
            return _because("other-power", hero=_hero(int(POWER_OF[self.verb])))
        if state.hero(self.seat, WOUNDED):
            return _because("power-wounded")
        if state.hero(self.seat, GRASPED):
            return _because("power-grasped")
        if state.power_used:
            return _because("power-used")
        if self.verb == verbs.RIDE:
            return _because("hero-down", seat=self._letter(self.a))
        if self.verb == verbs.FORAGE:
            return _because("reserve-empty")
        if self.verb == verbs.ENCHANT:
            empty = state.slots[self.a] == NOTHING
            return _because("slot-empty" if empty else "spell-there", slot=SLOTS[self.a])
        if state.moved:
            return _because("moved-already")
        return _because("lies-down" if state.hero(self.seat, PRONE) else "no-grasp")

    # The horde phase

    def place(self) -> Reason:
        if self.state.slots[self.a] != NOTHING:
            return _because("slot-taken", slot=SLOTS[self.a])
        return _because("other-board", slot=SLOTS[self.a])

    def resolve(self) -> Reason:
        return _because("not-pending")

    def assign(self) -> Reason:
        up = self.state.is_up(self.a)
        return _because("cannot-apply" if up else "hero-down", seat=self._letter(self.a))

    def lose(self) -> Reason:
        return _because("no-token")

    def grasp(self) -> Reason:
        if self.state.is_grasped(self.a):
            return _because("tile-grasped", tile=_tile(self.a))
        return _because("not-beside-yellow", tile=_tile(self.a))

    # Fights

    def reroll(self) -> Reason:
        return _because("not-rolled")

    def beat(self) -> Reason:
        wanted = [(self.a, self.b)]
        if self.verb == verbs.BEAT_BOTH:
            wanted.append((self.c, self.d))
        fought = [int(argument(self.pending, 0)), int(argument(self.pending, 1)) - 1]
        state = self.state
        for slot, spent in wanted:
            if slot not in fought:
                return _because("not-fought", slot=SLOTS[slot])
            if spent > combat.most_spent(state, slot):
                return _because("too-many-tokens", slot=SLOTS[slot])
            colour = state.box.card_colours[state.slots[slot]]
            if spent > combat.equipment_at_hand(state, self.seat, colour):
                return _because("too-few-tokens", colour=f"@last-bastion-colour-{COLOURS[colour]}")
        return _because("too-weak")

    def pay(self) -> Reason:
        return _because("no-payer", seat=self._letter(self.a))

    def first(self) -> Reason:
        return _because("not-fought", slot=SLOTS[self.a])

    # Tokens, Grasps, tiles

    def gain(self) -> Reason:
        return _because("reserve-empty")

    def cleanse(self) -> Reason:
        return _because("must-cleanse" if self.verb == verbs.LEAVE else "no-grasp")

    def net(self) -> Reason:
        return self._target() or _because("no-effect", slot=SLOTS[self.a])

    def bury(self) -> Reason:
        return self._target() or _because("not-pending")

    def _target(self) -> Reason | None:
        card = self.state.slots[self.a]
        if card == NOTHING:
            return _because("slot-empty", slot=SLOTS[self.a])
        if self.state.box.is_warlord(card):
            return _because("warlord-immune", slot=SLOTS[self.a])
        return None

    def shift(self) -> Reason:
        state = self.state
        if state.slots[self.a] == NOTHING:
            return _because("slot-empty", slot=SLOTS[self.a])
        if self.code == work.SHIFT_AGAIN:
            filled, only = int(argument(self.pending, 0)), int(argument(self.pending, 1)) - 1
            if self.a == filled or only not in (NOTHING, self.a):
                return _because("shift-other", slot=SLOTS[self.a])
        return _because("shift-target", slot=SLOTS[self.b])

    def treat(self) -> Reason:
        return _because("hero-down", seat=self._letter(self.a))

    def standard(self) -> Reason:
        return _because("standard-there")

    def give(self) -> Reason:
        if not self.state.reserve[self.a]:
            return _because("reserve-empty")
        return _because("hero-down", seat=self._letter(self.b))

    def heal(self) -> Reason:
        state, letter = self.state, self._letter(self.a)
        if state.is_up(self.a):
            return _because("not-fallen", seat=letter)
        if state.is_dead(self.a):
            return _because("hero-dead", seat=letter)
        assert not state.reserve[LIFE]
        return _because("reserve-empty")

    def trap(self) -> Reason:
        state = self.state
        if self.a // 3 != state.box.seat_sides[self.seat]:
            return _because("own-board", slot=SLOTS[self.a])
        taken = state.slots[self.a] != NOTHING
        return _because("slot-taken" if taken else "trap-there", slot=SLOTS[self.a])

    def hero(self) -> Reason:
        return _because("hero-taken", hero=_hero(self.a))

    def _letter(self, seat: int) -> str:
        return seat_letters(int(self.state.box.seats))[seat]


def _tile(tile: int) -> str:
    return f"@last-bastion-tile-{TILES[tile]}"


def _hero(hero: int) -> str:
    return f"@last-bastion-name-{HEROES[hero]}"


_BY_VERB: Final[Mapping[int, Callable[[_Refusal], Reason]]] = {
    verbs.HERO: _Refusal.hero,
    verbs.RESOLVE: _Refusal.resolve,
    verbs.ASSIGN_TO: _Refusal.assign,
    verbs.PLACE: _Refusal.place,
    verbs.LOSE: _Refusal.lose,
    verbs.GRASP_TILE: _Refusal.grasp,
    verbs.REROLL: _Refusal.reroll,
    verbs.MOVE: _Refusal.step,
    verbs.STAND: _Refusal.step,
    verbs.STAY: _Refusal.step,
    verbs.FIGHT: _Refusal.action,
    verbs.FIGHT_BOTH: _Refusal.action,
    verbs.ACTIVATE: _Refusal.action,
    verbs.CALL_TO_ARMS: _Refusal.call,
    verbs.RIDE: _Refusal.power,
    verbs.ENCHANT: _Refusal.power,
    verbs.FORAGE: _Refusal.power,
    verbs.MEDITATE: _Refusal.power,
    verbs.BEAT: _Refusal.beat,
    verbs.BEAT_BOTH: _Refusal.beat,
    verbs.PAY_FROM: _Refusal.pay,
    verbs.FIRST: _Refusal.first,
    verbs.GAIN: _Refusal.gain,
    verbs.CLEANSE_TILE: _Refusal.cleanse,
    verbs.CLEANSE_CARD: _Refusal.cleanse,
    verbs.CLEANSE_HERO: _Refusal.cleanse,
    verbs.LEAVE: _Refusal.cleanse,
    verbs.NET: _Refusal.net,
    verbs.SHIFT_CARD: _Refusal.shift,
    verbs.TREAT_HERO: _Refusal.treat,
    verbs.RAISE_STANDARD: _Refusal.standard,
    verbs.GIVE: _Refusal.give,
    verbs.HEAL: _Refusal.heal,
    verbs.BURY_CARD: _Refusal.bury,
    verbs.TRAP: _Refusal.trap,
}
