"""Answers to the many small questions of Last Bastion, found quickly."""

from mypy_extensions import i64

from garrison.bots.evaluators.last_bastion.cards import (
    danger,
    effect_danger,
    full_danger,
    lasting_danger,
    warlord_slot,
)
from garrison.bots.evaluators.last_bastion.hero import HeroOptions
from garrison.bots.evaluators.last_bastion.needs import (
    mark_removed,
    round_token_worth,
    standard_need,
    tile_freed,
    token_worth,
)
from garrison.bots.evaluators.last_bastion.preferences import preferences_of
from garrison.core.tasks import argument
from garrison.core.verbs import first, second, third, verb_code
from garrison.games.last_bastion.rules.corruption import KEEP_FACE
from garrison.games.last_bastion.rules.fight import BEAT, BEAT_BOTH, REROLL_FIGHT, fourth
from garrison.games.last_bastion.rules.grasp import CLEANSE_CARD, CLEANSE_HERO, CLEANSE_TILE
from garrison.games.last_bastion.rules.hero_phase import MOVE, STAND
from garrison.games.last_bastion.rules.position import PLACE, Position
from garrison.games.last_bastion.rules.terms import (
    COLOURS,
    CORRUPTION,
    FACE_NOTHING,
    FACE_TOKEN,
    FENG_LI,
    GAIN_EQUIPMENT,
    LIFE,
    LOSE_TOKEN,
    NOTHING,
    RECURRING,
    TOWER,
    TREBUCHET,
    WHITE,
)
from garrison.games.last_bastion.rules.tiles import HEAL


def beaten_score(state: Position, number: int) -> float:
    """Beat what is worth the tokens."""
    verb = verb_code(number)
    if verb != BEAT.code and verb != BEAT_BOTH.code:
        return 0.0
    total = _victory(state, first(number), second(number))
    if verb == BEAT_BOTH.code:
        total += _victory(state, third(number), fourth(number))
    return total


def _victory(state: Position, slot: i64, spent: i64) -> float:
    colour = state.facts.card_colours[state.slots[slot]]
    worth = token_worth(state, colour)
    if state.facts.is_warlord(state.slots[slot]):
        worth = 0.01
    return danger(state, slot) - worth * float(spent)


def reroll_score(state: Position, pending: i64, number: int) -> float:
    """Roll every die again that hits nothing."""
    if verb_code(number) != REROLL_FIGHT.code:
        return 0.0
    facts, slot, second = state.facts, argument(pending, 0), argument(pending, 1) - 1
    colour = facts.card_colours[state.slots[slot]]
    other = colour if second == NOTHING else facts.card_colours[state.slots[second]]
    part = first(number)
    if facts.shown(part, colour) + facts.shown(part, other) + facts.shown(part, WHITE):
        return -1.0
    return float(facts.dice_in(part))


def market_score(state: Position, number: int) -> float:
    """Roll again what shows less than dice bring on average."""
    if verb_code(number) != REROLL_FIGHT.code:
        return 0.0
    facts, part = state.facts, first(number)
    total = 0.0
    for colour in range(COLOURS):
        total += token_worth(state, colour)
    gain = 0.0
    for colour in range(COLOURS):
        gain += float(facts.shown(part, colour)) * (
            total / float(COLOURS) - token_worth(state, colour)
        )
    return gain - float(facts.shown(part, WHITE))


def corruption_score(pending: i64, number: int) -> float:
    """Roll again what costs more than a token."""
    face = argument(pending, 2)
    bearable = face == FACE_NOTHING or face == FACE_TOKEN
    return 1.0 if (verb_code(number) == KEEP_FACE.code) == bearable else 0.0


def assign_score(state: Position, pending: i64, number: int) -> float:
    """Harm goes to the healthiest, help to the weakest."""
    effect, seat = argument(pending, 0), first(number)
    life = float(state.hero(seat, LIFE))
    if effect >= GAIN_EQUIPMENT:
        return -life
    if effect == CORRUPTION and state.has_power(seat, FENG_LI):
        return 9.0
    if effect == LOSE_TOKEN:
        return -cheapest_token(state, seat)
    return life


def cheapest_token(state: Position, seat: i64) -> float:
    """The round token the hero would miss least."""
    least = 99.0
    for kind in range(COLOURS + 1):
        if state.hero(seat, kind):
            worth = round_token_worth(state, kind)
            if worth < least:
                least = worth
    return least


def cleanse_score(state: Position, number: int) -> float:
    """What threatens most."""
    verb = verb_code(number)
    if verb == CLEANSE_TILE.code:
        minor = first(number) == TREBUCHET or first(number) == TOWER
        return tile_freed(state) - (0.3 if minor else 0.0)
    if verb == CLEANSE_CARD.code:
        return mark_removed(state)
    return preferences_of(state).power if verb == CLEANSE_HERO.code else 0.0


def dispense_score(state: Position, number: int) -> float:
    """A fallen hero first; else the token most needed, to whoever is at the warlord's side."""
    if verb_code(number) == HEAL.code:
        return preferences_of(state).healing
    colour, seat = first(number), second(number)
    worth = token_worth(state, colour)
    slot = warlord_slot(state)
    if slot != NOTHING and state.facts.facing[slot * 3] == state.hero(seat, PLACE):
        worth += 0.1
    return worth + (0.05 if seat == state.active() else 0.0)


def net_score(state: Position, number: int) -> float:
    """Over the worst effect."""
    if second(number) == RECURRING:
        return effect_danger(preferences_of(state), third(number))
    return lasting_danger(preferences_of(state), third(number))


def trap_score(number: int) -> float:
    """Not at a corner, where cards are fought two at a time."""
    return 1.0 if first(number) % 3 == 1 else 0.0


def grasp_score(number: int) -> float:
    """The tile that is missed least."""
    tile = first(number)
    return 1.0 if tile == TREBUCHET or tile == TOWER else 0.0


def standard_score(state: Position, number: int) -> float:
    return standard_need(state, first(number))


def token_lost_score(state: Position, number: int) -> float:
    return -round_token_worth(state, first(number))


def step_score(state: Position, options: HeroOptions, number: int) -> float:
    """Where a granted step leads; whoever still has a step of its own looks further."""
    verb = verb_code(number)
    if verb == STAND.code:
        return 9.0
    place = state.place_of(first(number)) if verb == MOVE.code else options.here
    best = options.going(place)
    if options.moves:
        for near in state.facts.neighbours[place]:
            if options.going(near) > best:
                best = options.going(near)
    return best


def place_score(state: Position, pending: i64, number: int) -> float:
    """Into the trap, near heroes, at a corner beside another card, not where it fills a board."""
    wants, card, slot = preferences_of(state), argument(pending, 0), first(number)
    total = 0.0
    if state.trap_slot == slot:
        total += -wants.trap_sprung if state.facts.is_warlord(card) else wants.trap_sprung
    place = state.facts.facing[slot * 3]
    for seat in range(state.facts.seats):
        if state.is_up(seat) and _is_near(state, state.hero(seat, PLACE), place):
            total += wants.near
    for other in state.facts.beside[place]:
        if other != slot:
            total += wants.corner
            if state.slots[other] != NOTHING:
                total += wants.pair
    free = state.free_slots(slot // 3)
    if free == 1 and state.trap_slot != slot:
        total -= full_danger(state, slot // 3)
    return total


def _is_near(state: Position, one: i64, other: i64) -> bool:
    rows, columns = one // 3 - other // 3, one % 3 - other % 3
    return -1 <= rows <= 1 and -1 <= columns <= 1
