"""How dangerous the horde's cards are, and how likely they are to be beaten."""

from librt.vecs import vec
from mypy_extensions import i64

from garrison.bots.evaluators.last_bastion.preferences import Preferences, preferences_of
from garrison.games.last_bastion.rules.combat import equipment_at_hand, may_reroll, resistance
from garrison.games.last_bastion.rules.grasp import grasped_tiles
from garrison.games.last_bastion.rules.position import Position
from garrison.games.last_bastion.rules.terms import (
    ALL_LOSE_TOKEN,
    BLOCK_DIE,
    BLUE,
    CORRUPTION,
    DRAW,
    EXIT,
    GAIN_EQUIPMENT,
    GRASP,
    GREEN,
    LASTING,
    LOSE_LIFE,
    NO_EQUIPMENT,
    NO_WHITE,
    NOTHING,
    PER_KIND,
    RECURRING,
    RED,
    SIDES,
    SLOTS,
)


def hits(dice: i64, need: i64, hit: float) -> float:
    """The chance that so many dice show at least so many hits, each with this chance."""
    if need <= 0:
        return 1.0
    total = 0.0
    for count in range(need, dice + 1):
        ways = 1.0
        for at in range(count):
            ways *= float(dice - at) / float(at + 1) * hit
        for _ in range(dice - count):
            ways *= 1.0 - hit
        total += ways
    return total


def beats(
    state: Position, seat: i64, slot: i64, dice: i64, tokens: i64 = NOTHING
) -> tuple[float, float]:
    """The chance to beat a card with dice and tokens, and how many tokens that takes.

    Unless it is said how many tokens are at hand, they are those on the hero's tile.
    """
    need = resistance(state, slot)
    if tokens == NOTHING:
        tokens = equipment_at_hand(state, seat, state.facts.card_colours[state.slots[slot]])
    hit = 1.0 / 6.0 if state.lasts(slot, NO_WHITE) else 1.0 / 3.0
    if may_reroll(state, seat):
        hit += (1.0 - hit) * hit  # a die that does not hit is rolled again
    if tokens > need:
        tokens = need
    chance = hits(dice, need - tokens, hit)
    spent = 0.0
    for used in range(tokens):
        spent += chance - hits(dice, need - used, hit)
    return chance, spent


def effect_danger(wants: Preferences, effect: i64) -> float:
    """What an effect that comes back every round costs."""
    if effect == GRASP:
        return wants.grasping
    if effect == LOSE_LIFE or effect == CORRUPTION or effect == DRAW or effect == ALL_LOSE_TOKEN:
        return wants.corrupting
    return wants.robbing


def lasting_danger(wants: Preferences, effect: i64) -> float:
    """What an effect that lasts costs all who fight."""
    if effect == BLOCK_DIE:
        return wants.blocking
    return wants.forbidding if effect == NO_EQUIPMENT else 0.0


def mark_danger(state: Position) -> float:
    """What a Grasp on a card threatens: the tile it takes next may be the last."""
    wants = preferences_of(state)
    if grasped_tiles(state) + 1 >= state.facts.lost_tiles:
        return wants.marked_last
    return wants.marked


def danger(state: Position, slot: i64) -> float:
    """How much the card in a slot is better gone."""
    wants, side = preferences_of(state), slot // 3
    here = _card_danger(state, wants, slot, _haste(state, wants, side), _filling(state, side))
    return here + warlord_danger(state, state.slots[slot])


def dangers(state: Position, warlords: bool) -> vec[float]:
    """The same for every slot, 0 where no card is; what being a warlord adds only if asked for."""
    wants, found = preferences_of(state), vec[float]([0.0] * SLOTS)
    for side in range(SIDES):
        if state.free_slots(side) == 3:
            continue
        haste, filling = _haste(state, wants, side), _filling(state, side)
        for slot in range(side * 3, side * 3 + 3):
            card = state.slots[slot]
            if card != NOTHING:
                found[slot] = _card_danger(state, wants, slot, haste, filling)
                if warlords:
                    found[slot] += warlord_danger(state, card)
    return found


def _card_danger(
    state: Position, wants: Preferences, slot: i64, haste: float, filling: float
) -> float:
    """What a card does, whether it is a warlord or not."""
    total = wants.card + wants.resistance * float(state.facts.resistances[state.slots[slot]])
    coming = 0.0
    for at in range(PER_KIND):
        recurring = state.effect_at(slot, RECURRING * PER_KIND + at)
        if recurring != NOTHING:
            coming += effect_danger(wants, recurring)
        lasting = state.effect_at(slot, LASTING * PER_KIND + at)
        if lasting != NOTHING:
            total += lasting_danger(wants, lasting)
        parting = state.effect_at(slot, EXIT * PER_KIND + at)
        if parting != NOTHING:
            total += wants.rewarding if parting >= GAIN_EQUIPMENT else -wants.vengeful
    if state.card_grasps >> slot & 1:
        coming += mark_danger(state)
    return total + (coming * haste + filling)


def warlord_danger(state: Position, card: i64) -> float:
    """What being a warlord, or the last one, adds."""
    if not state.facts.is_warlord(card):
        return 0.0
    wants = preferences_of(state)
    if state.beaten + 1 == state.facts.warlords:
        return wants.warlord + wants.last_warlord
    return wants.warlord


def _haste(state: Position, wants: Preferences, side: i64) -> float:
    """How soon a board acts again: more than 1 for the next one, 1 for the one in turn."""
    return 1.0 + wants.urgent * float((state.side - side) % SIDES) / 3.0


def _filling(state: Position, side: i64) -> float:
    """What a full board, or one that is full but for a slot, adds to each of its cards."""
    free = state.free_slots(side)
    if free > 1:
        return 0.0
    full = full_danger(state, side)
    return full if free == 0 else full * preferences_of(state).nearly_filling


def full_danger(state: Position, side: i64) -> float:
    """What a full board does to the heroes."""
    wants, colour = preferences_of(state), state.boards[side]
    if colour == RED:
        return wants.filling_red
    if colour == GREEN:
        return wants.filling_green + wants.doomed * doom(state)
    return wants.filling_blue if colour == BLUE else wants.filling_yellow


def doom(state: Position) -> float:
    """How close the green board is to discarding a warlord: 1 if that is the last card now."""
    layers = state.deck.layers()
    if len(layers) < 2:
        return 0.0
    if state.facts.is_warlord(state.deck.bottom_draws()[0]):
        return 1.0
    return 1.0 / float(1 + layers[len(layers) - 1][0])


def cards_of(state: Position, colour: i64) -> i64:
    """How many cards of a colour stand around the bastion."""
    found: i64 = 0
    for slot in range(SLOTS):
        card = state.slots[slot]
        if card != NOTHING and state.facts.card_colours[card] == colour:
            found += 1
    return found


def warlord_slot(state: Position) -> i64:
    """Where a warlord stands; NOTHING if none does."""
    for slot in range(SLOTS):
        if state.slots[slot] != NOTHING and state.facts.is_warlord(state.slots[slot]):
            return slot
    return NOTHING
