"""What using each tile of the bastion promises now."""

from mypy_extensions import i64

from garrison.bots.evaluators.last_bastion.cards import danger, effect_danger, lasting_danger
from garrison.bots.evaluators.last_bastion.needs import (
    best_colour,
    best_standard,
    cleansing_worth,
    has_fallen,
    life_worth,
    token_worth,
    weakest,
)
from garrison.bots.evaluators.last_bastion.preferences import preferences_of
from garrison.bots.evaluators.last_bastion.shifts import best_shift
from garrison.games.last_bastion.rules.position import Position
from garrison.games.last_bastion.rules.terms import (
    COLOURS,
    DISPENSARY,
    FACES,
    FOUNTAIN,
    LASTING,
    LIFE,
    MARKET,
    NOTHING,
    PER_KIND,
    QUARRY,
    RECURRING,
    SLOTS,
    STANDARD,
    TAVERN,
    TOMB,
    TREBUCHET,
)
from garrison.games.last_bastion.rules.tiles import is_useful


def tile_worth(state: Position, seat: i64, tile: i64) -> float:
    """What using a tile promises now."""
    if tile == FOUNTAIN:
        return cleansing_worth(state, 2)
    if tile == TAVERN:
        return _tavern(state)
    if tile == DISPENSARY:
        return _dispensary(state)
    if tile == TOMB:
        return _tomb(state, seat)
    if tile == MARKET:
        return _market(state)
    if tile == QUARRY:
        return _quarry(state, seat)
    if tile == STANDARD:
        return best_standard(state)
    if tile == TREBUCHET:
        return preferences_of(state).net * (best_catch(state) - _caught(state))
    return preferences_of(state).tower * best_shift(state)


def _tavern(state: Position) -> float:
    return life_worth(state, weakest(state)) if state.reserve[LIFE] else 0.0


def _dispensary(state: Position) -> float:
    if has_fallen(state) and state.reserve[LIFE]:
        return preferences_of(state).healing
    colour = best_colour(state)
    return token_worth(state, colour) if colour != NOTHING else 0.0


def _tomb(state: Position, seat: i64) -> float:
    life = state.hero(seat, LIFE)
    if life < 2:
        return -9.0
    worst = 0.0
    for slot in range(SLOTS):
        card = state.slots[slot]
        if card != NOTHING and not state.facts.is_warlord(card):
            here = danger(state, slot)
            if here > worst:
                worst = here
    wants = preferences_of(state)
    return worst - wants.tomb_life - wants.life / float(life - 1)


def _market(state: Position) -> float:
    """Each of the dice brings one of the colours, or the best of them."""
    total, best = 0.0, 0.0
    for colour in range(COLOURS):
        if state.reserve[colour]:
            worth = token_worth(state, colour)
            total += worth
            if worth > best:
                best = worth
    return float(state.facts.market_dice) * (total + best) / float(FACES)


def _quarry(state: Position, seat: i64) -> float:
    if state.trap_slot != NOTHING or not is_useful(state, QUARRY, seat):
        return 0.0
    return preferences_of(state).quarry


def best_catch(state: Position) -> float:
    """The worst effect of a monster the net could cover."""
    wants, worst = preferences_of(state), 0.0
    for slot in range(SLOTS):
        card = state.slots[slot]
        if card == NOTHING or state.facts.is_warlord(card):
            continue
        for at in range(RECURRING * PER_KIND, (LASTING + 1) * PER_KIND):
            effect = state.effect_at(slot, at)
            if effect == NOTHING:
                continue
            if at < LASTING * PER_KIND:
                here = effect_danger(wants, effect)
            else:
                here = lasting_danger(wants, effect)
            if here > worst:
                worst = here
    return worst


def _caught(state: Position) -> float:
    """What the net covers already."""
    if state.net_slot == NOTHING:
        return 0.0
    effect = state.facts.effect(state.slots[state.net_slot], state.net_effect)
    if state.net_effect < LASTING * PER_KIND:
        return effect_danger(preferences_of(state), effect)
    return lasting_danger(preferences_of(state), effect)
