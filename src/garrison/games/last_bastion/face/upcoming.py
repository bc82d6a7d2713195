"""What may come: odds of fights, the coming horde phases, falling tiles, warlords' depth."""

from collections.abc import Iterator
from math import gcd
from typing import Literal

from garrison.core.tasks import argument, code_of
from garrison.games.last_bastion.face.names import COLOURS, EFFECTS, SIDES, SLOTS, TILES
from garrison.games.last_bastion.face.view_types import (
    Colour,
    ComingEffect,
    DoubleFight,
    Effect,
    HordePhase,
    Odds,
    SingleFight,
    SlotName,
    TileName,
)
from garrison.games.last_bastion.rules import combat, hero_phase
from garrison.games.last_bastion.rules.grasp import next_place
from garrison.games.last_bastion.rules.horde_phase import (
    BOARD_STEP,
    ORDER_RECURRING,
    board_effect,
    recurring_now,
)
from garrison.games.last_bastion.rules.odds import BOTH, EITHER, ONE, PlannedFight, ways
from garrison.games.last_bastion.rules.position import Position
from garrison.games.last_bastion.rules.setup import WARLORDS
from garrison.games.last_bastion.rules.terms import GRASP, NOTHING, PER_KIND, RECURRING


def fights(state: Position) -> list[SingleFight | DoubleFight]:
    """Exact odds of every fight the hero in turn could begin now, for each number of tokens."""
    seat = int(state.active())
    if seat == NOTHING or code_of(state.tasks.top()) != hero_phase.HERO_PHASE:
        return []
    if not hero_phase.may_fight(state, seat):
        return []
    reach = combat.in_reach(state, seat)
    found: list[SingleFight | DoubleFight] = []
    for slot in reach:
        found += _single(state, seat, slot)
    for at, slot in enumerate(reach):
        for second in reach[at + 1 :]:
            found += _double(state, seat, slot, second)
    return found


def _single(state: Position, seat: int, slot: int) -> Iterator[SingleFight]:
    for spent in range(_affordable(state, seat, slot) + 1):
        chance = _odds(ways(state, seat, PlannedFight(slot, spent), ONE))
        yield {"slots": [SLOTS[slot]], "equipment": [spent], "beat": chance}


def _double(state: Position, seat: int, slot: int, second: int) -> Iterator[DoubleFight]:
    shared = _colour(state, slot) == _colour(state, second)
    at_hand = combat.equipment_at_hand(state, seat, _colour(state, slot))
    for spent in range(_affordable(state, seat, slot) + 1):
        for more in range(_affordable(state, seat, second) + 1):
            if shared and spent + more > at_hand:
                continue
            fight = PlannedFight(slot, spent, second, more)
            yield {
                "slots": [SLOTS[slot], SLOTS[second]],
                "equipment": [spent, more],
                "both": _odds(ways(state, seat, fight, BOTH)),
                "either": _odds(ways(state, seat, fight, EITHER)),
            }


def _affordable(state: Position, seat: int, slot: int) -> int:
    """Tokens that could still help: more than the resistance never do."""
    at_hand = combat.equipment_at_hand(state, seat, _colour(state, slot))
    return int(min(at_hand, combat.resistance(state, slot)))


def _colour(state: Position, slot: int) -> int:
    return int(state.facts.card_colours[state.slots[slot]])


def _odds(found: list[int]) -> Odds:
    """A chance in lowest terms, and as a number to show."""
    good, every = found
    common = gcd(good, every)
    return {"ways": good // common, "of": every // common, "percent": round(100 * good / every, 2)}


def horde_queue(state: Position) -> list[HordePhase]:
    """What each board will do when its turn comes, in the order of turns, as things stand."""
    if state.side == NOTHING or state.ended:
        return []
    first = 0 if _is_horde_phase(state) else 1
    return [
        _coming(state, int(state.side + step) % 4, step == 0) for step in range(first, first + 4)
    ]


def _is_horde_phase(state: Position) -> bool:
    return BOARD_STEP in [code_of(pending) for pending in state.tasks.key()]


def _coming(state: Position, side: int, is_now: bool) -> HordePhase:
    pending = int(recurring_now(state, side))
    if is_now:
        left = [argument(each, 0) for each in state.tasks.key() if _orders_recurring(each)]
        pending = int(left[0]) if left else 0
    effects: list[ComingEffect] = []
    for bit in range(3 * int(PER_KIND)):
        if pending >> bit & 1:
            slot = side * 3 + bit // int(PER_KIND)
            effect = int(state.effect_at(slot, RECURRING * PER_KIND + bit % PER_KIND))
            effects.append(_effect(state, slot, effect))
    return {"side": SIDES[side], "effects": effects, "board": _board_step(state, side)}


def _orders_recurring(pending: int) -> bool:
    return int(code_of(pending)) == ORDER_RECURRING


def _effect(state: Position, slot: int, effect: int) -> ComingEffect:
    """The effect; of a Grasp whether it comes to the card, or to which tile."""
    coming: ComingEffect = {"slot": SLOTS[slot], "effect": EFFECTS[effect]}
    if effect == GRASP and state.card_grasps >> slot & 1:
        return {**coming, "grasps": "tile", "tile": _next_tile(state, slot)}
    return {**coming, "grasps": "card"} if effect == GRASP else coming


def _board_step(state: Position, side: int) -> Effect | Literal["nothing"]:
    if not state.free_slots(side):
        return EFFECTS[board_effect(state.boards[side])]
    seat = state.facts.side_seats[side]
    return "draw" if seat != NOTHING and state.is_up(seat) else "nothing"


def falling_tiles(state: Position) -> dict[SlotName, TileName | None]:
    """For each card that bears a Grasp or brings one: the tile it would go to."""
    found: dict[SlotName, TileName | None] = {}
    for slot, word in enumerate(SLOTS):
        if state.slots[slot] != NOTHING and (state.card_grasps >> slot & 1 or _grasps(state, slot)):
            found[word] = _next_tile(state, slot)
    return found


def _grasps(state: Position, slot: int) -> bool:
    spots = range(RECURRING * PER_KIND, (RECURRING + 1) * PER_KIND)
    return any(state.effect_at(slot, at) == GRASP for at in spots)


def _next_tile(state: Position, slot: int) -> TileName | None:
    place = next_place(state, slot)
    return None if place == NOTHING else TILES[state.tiles[place]]


def warlord_depths(state: Position) -> list[int]:
    """How many cards must be drawn to reach each warlord of the deck, the top card being 1."""
    depths, above = [], 0
    for size, *pools in state.deck.layers():
        above += size
        if pools == [WARLORDS]:
            depths.append(above)
    return depths


def spendable(state: Position) -> dict[Colour, int]:
    """Equipment the hero in turn could spend in a fight: its own and of heroes on its tile."""
    seat = int(state.active())
    if seat == NOTHING:
        return {}
    hands = [combat.equipment_at_hand(state, seat, colour) for colour in range(len(COLOURS))]
    return {word: int(count) for word, count in zip(COLOURS, hands, strict=True) if count}
