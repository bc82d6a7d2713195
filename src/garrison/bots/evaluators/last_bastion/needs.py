"""What the heroes lack: tokens, life, the standard's colour, tiles and powers free of Grasps."""

from mypy_extensions import i64

from garrison.bots.evaluators.last_bastion.cards import mark_danger
from garrison.bots.evaluators.last_bastion.preferences import preferences_of
from garrison.games.last_bastion.rules.grasp import grasped_tiles
from garrison.games.last_bastion.rules.position import DOWN, GRASPED, WOUNDED, Position
from garrison.games.last_bastion.rules.terms import (
    BLACK,
    CALL,
    COLOURS,
    LIFE,
    NOTHING,
    SLOTS,
)


def token_worth(state: Position, colour: i64) -> float:
    """What a token of equipment is good for: cards that resist, warlords above all."""
    wants = preferences_of(state)
    worth = wants.token
    if colour == BLACK:
        worth += wants.token_black
    for slot in range(SLOTS):
        card = state.slots[slot]
        if card == NOTHING or state.facts.card_colours[card] != colour:
            continue
        if state.facts.is_warlord(card):
            worth += wants.token_warlord
        elif state.facts.resistances[card] > 1:
            worth += wants.token_card
    return worth


def round_token_worth(state: Position, kind: i64) -> float:
    return preferences_of(state).call if kind == CALL else token_worth(state, kind)


def best_colour(state: Position) -> i64:
    """The colour of equipment in the reserve that is worth most; NOTHING if there is none."""
    best, most = NOTHING, -1.0
    for colour in range(COLOURS):
        if state.reserve[colour]:
            worth = token_worth(state, colour)
            if worth > most:
                best, most = colour, worth
    return best


def life_worth(state: Position, seat: i64) -> float:
    """What one more life does for a hero: the fewer there are, the more."""
    return preferences_of(state).life / float(state.hero(seat, LIFE))


def weakest(state: Position) -> i64:
    """The hero in play with the least life."""
    best: i64 = NOTHING
    for seat in range(state.facts.seats):
        if not state.is_up(seat):
            continue
        if best == NOTHING or state.hero(seat, LIFE) < state.hero(best, LIFE):
            best = seat
    return best


def has_fallen(state: Position) -> bool:
    """Whether a hero lies who could be brought back."""
    for seat in range(state.facts.seats):
        if state.hero(seat, DOWN) and not state.hero(seat, WOUNDED):
            return True
    return False


def tile_freed(state: Position) -> float:
    """What it is worth to free one of the grasped tiles."""
    wants = preferences_of(state)
    return wants.first_tile if grasped_tiles(state) < 2 else wants.second_tile


def mark_removed(state: Position) -> float:
    """What it is worth to take the Grasp off a card."""
    return preferences_of(state).mark_removed * mark_danger(state)


def cleansing_worth(state: Position, most: int) -> float:
    """What removing up to so many Grasps brings: the most urgent ones first."""
    found: list[float] = []
    wants = preferences_of(state)
    tiles = grasped_tiles(state)
    if tiles:
        found.append(tile_freed(state))
    if tiles > 1:
        found.append(wants.first_tile)
    for slot in range(SLOTS):
        if state.card_grasps >> slot & 1:
            found.append(mark_removed(state))
    for seat in range(state.facts.seats):
        if state.hero(seat, GRASPED):
            found.append(wants.power)
    found.sort(reverse=True)
    total = 0.0
    for worth in found[:most]:
        total += worth
    return total


def standard_need(state: Position, colour: i64) -> float:
    """How much the standard of a colour helps."""
    wants, need = preferences_of(state), 0.0
    for slot in range(SLOTS):
        card = state.slots[slot]
        if card == NOTHING or state.facts.card_colours[card] != colour:
            continue
        need += wants.standard_warlord if state.facts.is_warlord(card) else wants.standard
    return need


def best_standard(state: Position) -> float:
    """What the best colour for the standard would change."""
    now = 0.0 if state.standard == NOTHING else standard_need(state, state.standard)
    best = 0.0
    for colour in range(COLOURS):
        need = standard_need(state, colour)
        if need > best:
            best = need
    return best - now
