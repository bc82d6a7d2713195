"""Last Bastion played quickly: fight what is dangerous and likely to fall, mend what is broken."""

from typing import Final

from librt.random import Random
from mypy_extensions import i64

from garrison.bots.judges.last_bastion_cards import TASTE, beats, danger, effect_danger
from garrison.core.tasks import argument, code_of
from garrison.games.last_bastion.rules import work
from garrison.games.last_bastion.rules.combat import dice_of
from garrison.games.last_bastion.rules.hero_phase import may_activate, may_fight
from garrison.games.last_bastion.rules.siege import DOWN, PLACE, WOUNDED, Siege
from garrison.games.last_bastion.rules.verbs import (
    ACTIVATE,
    BEAT,
    BEAT_BOTH,
    CALL_TO_ARMS,
    CLEANSE_CARD,
    CLEANSE_TILE,
    ENCHANT,
    END_TURN,
    FIGHT,
    FIGHT_BOTH,
    FORAGE,
    GIVE,
    HEAL,
    MEDITATE,
    MOVE,
    REROLL,
    STAND,
    field,
    verb_of,
)
from garrison.games.last_bastion.rules.words import (
    COLOURS,
    DISPENSARY,
    FOUNTAIN,
    GAIN_EQUIPMENT,
    LIFE,
    MARKET,
    NOTHING,
    QUARRY,
    RECURRING,
    SLOTS,
    STANDARD,
    TAVERN,
    TOMB,
    TREBUCHET,
    TWINDALLI,
    WHITE,
)

FEW: Final = 8
"""So many moves are thought about where there are more."""
FREE: Final = 30.0
"""A power that costs nothing is used before anything else."""


def quick_move(state: Siege, moves: list[int], dice: Random) -> int:
    """A sensible move for whoever decides."""
    pending = state.tasks.top()
    code = code_of(pending)
    if code == work.HERO_PHASE:
        return _act(state, moves)
    if code == work.CHOOSE_BEATEN:
        return _beat(state, moves)
    if code == work.KEEP_FIGHT:
        return _reroll(state, pending, moves)
    if code == work.ASSIGN:
        return _assign(state, pending, moves)
    if code == work.CLEANSE:
        return _cleanse(moves)
    if code == work.TREAT:
        return _weakest(state, moves)
    if code == work.BURY:
        return _worst_card(state, moves)
    if code == work.RAISE or code == work.TAKE_EQUIPMENT or code == work.DISPENSE:
        return _most_needed_colour(state, moves)
    if code == work.CAST_NET:
        return _net(moves)
    if code == work.GIVE_UP_TOKEN or code == work.PAY:
        return moves[0]
    return moves[dice.randrange(len(moves))]


def shortlist(state: Siege, moves: list[int]) -> list[int]:
    """Moves worth thinking about: the best few by their promise; of many shifts only some."""
    if len(moves) <= FEW:
        return moves
    code = code_of(state.tasks.top())
    if code == work.HERO_PHASE:
        seat = state.active()
        order = sorted([(-_score(state, seat, moves[at]), at) for at in range(len(moves))])
        return [moves[at] for _, at in order[:FEW]]
    if code == work.SHIFT or code == work.SHIFT_AGAIN:
        step = len(moves) // FEW + 1
        return [moves[at] for at in range(0, len(moves), step)]
    return moves


def _act(state: Siege, moves: list[int]) -> int:
    """The most promising thing the hero in turn can do."""
    seat = state.active()
    best, best_score = moves[0], -9.0
    for number in moves:
        score = _score(state, seat, number)
        if score > best_score:
            best, best_score = number, score
    return best


def _score(state: Siege, seat: i64, number: int) -> float:
    verb = verb_of(number)
    target = field(number, 0)
    if verb == FIGHT:
        return fight_worth(state, seat, target)
    if verb == FIGHT_BOTH:
        one, two = fight_worth(state, seat, target), fight_worth(state, seat, field(number, 1))
        return one + TASTE.second * two if one > two else two + TASTE.second * one
    if verb == ACTIVATE:
        return tile_worth(state, seat, state.tiles[state.hero(seat, PLACE)])
    if verb == CALL_TO_ARMS:
        return tile_worth(state, seat, target) - TASTE.call
    if verb == MOVE:
        return _place_worth(state, seat, state.tiles[9 + target])
    if verb == STAND:
        return 0.3
    if verb == ENCHANT:
        return _enchant_worth(state, target)
    if verb == FORAGE:
        return FREE + 0.1 * colour_need(state, target)
    if verb == MEDITATE:
        return 0.3 + 2.0 * float(_grasped_tiles(state))
    return 0.1 if verb == END_TURN else 0.0


def fight_worth(state: Siege, seat: i64, slot: i64) -> float:
    chance, spent = beats(state, seat, slot, dice_of(state, seat))
    return chance * danger(state, slot) - TASTE.token * spent


def _place_worth(state: Siege, seat: i64, place: i64) -> float:
    """What the hero could do from another place; less than the same from here."""
    best = 0.0
    if may_fight(state, seat):
        far = state.has_power(seat, TWINDALLI)
        for slot in state.box.in_line[place] if far else state.box.beside[place]:
            if state.slots[slot] != NOTHING:
                worth = fight_worth(state, seat, slot)
                if worth > best:
                    best = worth
    tile = state.tiles[place]
    if may_activate(state, seat) and not state.is_grasped(tile):
        worth = tile_worth(state, seat, tile)
        if worth > best:
            best = worth
    if not may_fight(state, seat) and not may_activate(state, seat):
        return _post_worth(state, place)
    return TASTE.nearness * best


def _post_worth(state: Siege, place: i64) -> float:
    """What a place is worth for the next turn: cards beside it."""
    total = 0.12
    for slot in state.box.beside[place]:
        total += 0.05
        if state.slots[slot] != NOTHING:
            total += 0.1
    return total


def tile_worth(state: Siege, seat: i64, tile: i64) -> float:
    """What using a tile promises now."""
    if tile == FOUNTAIN:
        return _fountain_worth(state)
    if tile == TAVERN:
        return _tavern_worth(state)
    if tile == DISPENSARY:
        return TASTE.healing if _has_fallen(state) else TASTE.dispensary + _arming(state)
    if tile == TOMB:
        return _tomb_worth(state, seat)
    if tile == MARKET:
        return TASTE.market + _arming(state)
    if tile == QUARRY:
        return TASTE.quarry if state.trap_slot == NOTHING else 0.1
    if tile == STANDARD:
        return _standard_worth(state)
    if tile == TREBUCHET:
        return TASTE.trebuchet if state.net_slot == NOTHING else 0.1
    return 0.2


def _standard_worth(state: Siege) -> float:
    """What raising the standard in the most needed colour would change."""
    now = 0.0 if state.standard == NOTHING else colour_need(state, state.standard)
    best = 0.0
    for colour in range(COLOURS):
        need = colour_need(state, colour)
        if need > best:
            best = need
    return TASTE.standard * (best - now)


def _arming(state: Siege) -> float:
    return TASTE.arming if warlords_here(state) else 0.0


def _fountain_worth(state: Siege) -> float:
    grasped = _grasped_tiles(state)
    marked = 0.0
    for slot in range(SLOTS):
        if state.card_grasps >> slot & 1:
            marked += TASTE.mark_removed
    if grasped == 0:
        return marked
    return marked + (TASTE.first_tile if grasped == 1 else TASTE.second_tile)


def _tavern_worth(state: Siege) -> float:
    least = 9.0
    for seat in range(state.box.seats):
        if state.is_up(seat) and float(state.hero(seat, LIFE)) < least:
            least = float(state.hero(seat, LIFE))
    if not state.reserve[LIFE]:
        return 0.1
    return TASTE.tavern / least if least < 4.0 else 0.5


def _tomb_worth(state: Siege, seat: i64) -> float:
    life = state.hero(seat, LIFE)
    worst = 0.0
    for slot in range(SLOTS):
        card = state.slots[slot]
        if card != NOTHING and not state.box.is_warlord(card):
            here = danger(state, slot)
            if here > worst:
                worst = here
    if life < 2:
        return -3.0
    return worst - (TASTE.tomb_life if life > 2 else TASTE.tomb_life + 1.2)


def _enchant_worth(state: Siege, slot: i64) -> float:
    card = state.slots[slot]
    if not state.box.resistances[card]:
        return 0.0
    return FREE + danger(state, slot) + float(state.box.resistances[card])


def _grasped_tiles(state: Siege) -> i64:
    bits, found = state.tile_grasps, 0
    while bits:
        bits &= bits - 1
        found += 1
    return found


def _has_fallen(state: Siege) -> bool:
    for seat in range(state.box.seats):
        if state.hero(seat, DOWN) and not state.hero(seat, WOUNDED):
            return True
    return False


def cards_of(state: Siege, colour: i64) -> i64:
    """How many cards of a colour stand around the bastion."""
    found: i64 = 0
    for slot in range(SLOTS):
        card = state.slots[slot]
        if card != NOTHING and state.box.card_colours[card] == colour:
            found += 1
    return found


def _beat(state: Siege, moves: list[int]) -> int:
    """Beat what is worth the tokens."""
    best, best_score = moves[0], 0.0
    for number in moves:
        verb = verb_of(number)
        if verb != BEAT and verb != BEAT_BOTH:
            continue
        score = danger(state, field(number, 0)) - TASTE.token * float(field(number, 1))
        if verb == BEAT_BOTH:
            score += danger(state, field(number, 2)) - TASTE.token * float(field(number, 3))
        if score > best_score:
            best, best_score = number, score
    return best


def _reroll(state: Siege, pending: i64, moves: list[int]) -> int:
    """Roll every die again that hits nothing."""
    box, slot, second = state.box, argument(pending, 0), argument(pending, 1) - 1
    colour = box.card_colours[state.slots[slot]]
    other = colour if second == NOTHING else box.card_colours[state.slots[second]]
    best, most = moves[0], 0
    for number in moves:
        if verb_of(number) != REROLL:
            continue
        part = field(number, 0)
        good = box.shown(part, colour) + box.shown(part, other) + box.shown(part, WHITE)
        if not good and box.dice_in(part) > most:
            best, most = number, int(box.dice_in(part))
    return best


def _assign(state: Siege, pending: i64, moves: list[int]) -> int:
    """Harm goes to the healthiest, help to the weakest."""
    helps = argument(pending, 0) >= GAIN_EQUIPMENT
    best, best_score = moves[0], -99.0
    for number in moves:
        life = float(state.hero(field(number, 0), LIFE))
        score = -life if helps else life
        if score > best_score:
            best, best_score = number, score
    return best


def _cleanse(moves: list[int]) -> int:
    for number in moves:
        if verb_of(number) == CLEANSE_TILE:
            return number
    for number in moves:
        if verb_of(number) == CLEANSE_CARD:
            return number
    return moves[0]


def _weakest(state: Siege, moves: list[int]) -> int:
    best, least = moves[0], 99
    for number in moves:
        life = int(state.hero(field(number, 0), LIFE))
        if life < least:
            best, least = number, life
    return best


def _worst_card(state: Siege, moves: list[int]) -> int:
    best, worst = moves[0], -9.0
    for number in moves:
        here = danger(state, field(number, 0))
        if here > worst:
            best, worst = number, here
    return best


def _most_needed_colour(state: Siege, moves: list[int]) -> int:
    """The colour of a warlord at the walls, else of most cards; ahead of giving it away."""
    best, most = moves[0], -1.0
    seat = state.active()
    for number in moves:
        if verb_of(number) == HEAL:
            return number
        here = colour_need(state, field(number, 0))
        if verb_of(number) == GIVE and field(number, 1) == seat:
            here += 0.1
        if here > most:
            best, most = number, here
    return best


def colour_need(state: Siege, colour: i64) -> float:
    """How much equipment or the standard of a colour would help."""
    need = float(cards_of(state, colour))
    for slot in range(SLOTS):
        card = state.slots[slot]
        if card == NOTHING or state.box.card_colours[card] != colour:
            continue
        if state.box.is_warlord(card):
            need += 6.0
    return need


def warlords_here(state: Siege) -> i64:
    """How many warlords stand around the bastion."""
    found: i64 = 0
    for slot in range(SLOTS):
        card = state.slots[slot]
        if card != NOTHING and state.box.is_warlord(card):
            found += 1
    return found


def _net(moves: list[int]) -> int:
    """Over the worst effect that comes back."""
    best, worst = moves[0], -1.0
    for number in moves:
        here = effect_danger(field(number, 2)) if field(number, 1) == RECURRING else 0.5
        if here > worst:
            best, worst = number, here
    return best
