"""The nine tiles of the bastion. LB-RU booklet "Тайлы бастиона".

Net, trap and standard are at home on their tile; while that tile is grasped they wait in the
reserve, from where a Call to Arms still uses them. So being at home needs no second place.
"""

from mypy_extensions import i64

from garrison.core.tasks import argument, task
from garrison.games.last_bastion.rules import combat, effects, events, work
from garrison.games.last_bastion.rules.box import NO_DICE
from garrison.games.last_bastion.rules.falling import can_be_healed, heal
from garrison.games.last_bastion.rules.placement import discard, springs_trap
from garrison.games.last_bastion.rules.siege import Siege
from garrison.games.last_bastion.rules.verbs import (
    BURY_CARD,
    DONE,
    GIVE,
    HEAL,
    KEEP,
    NET,
    RAISE_STANDARD,
    SHIFT_CARD,
    TRAP,
    TREAT_HERO,
    field,
    move,
    verb_of,
)
from garrison.games.last_bastion.rules.words import (
    COLOURS,
    DISPENSARY,
    FOUNTAIN,
    FROM_TOMB,
    LIFE,
    LOSE_LIFE,
    MARKET,
    NOTHING,
    PER_CARD,
    PER_KIND,
    QUARRY,
    SLOTS,
    STANDARD,
    TAVERN,
    TOMB,
    TOWER,
    TREBUCHET,
    WHITE,
)


def is_useful(state: Siege, tile: i64, seat: i64) -> bool:
    """Whether using a tile now could do anything at all."""
    if tile == TREBUCHET:
        return _has_net_target(state)
    if tile == TOWER:
        return _can_shift(state)
    if tile == MARKET:
        return effects.has_equipment(state)
    if tile == FOUNTAIN:
        return state.grasps_in_play() > 0
    if tile == DISPENSARY:
        return effects.has_equipment(state) or _has_patient(state)
    if tile == TOMB:
        return _has_monster(state)
    if tile == QUARRY:
        return _can_trap(state, seat)
    return True  # there is always a hero to treat, and a colour the standard does not show


def use(state: Siege, tile: i64, seat: i64) -> None:
    """Begin the tile's action; what must be chosen is asked next."""
    if tile == TREBUCHET:
        state.tasks.push(task(work.CAST_NET))
    elif tile == TOWER:
        state.tasks.push(task(work.SHIFT))
    elif tile == MARKET:
        state.tasks.push(task(work.ROLL_MARKET, NO_DICE, state.box.market_dice))
    elif tile == TAVERN:
        state.tasks.push(task(work.TREAT))
    elif tile == STANDARD:
        state.tasks.push(task(work.RAISE))
    elif tile == FOUNTAIN:
        state.tasks.push(task(work.CLEANSE, seat, 1))
        state.tasks.push(task(work.CLEANSE, seat))
    elif tile == DISPENSARY:
        state.tasks.push(task(work.DISPENSE))
    elif tile == TOMB:
        state.tasks.push(task(work.BURY))
    else:
        state.tasks.push(task(work.SET_TRAP))


# Trebuchet: the net covers one effect of one monster.


def _is_monster(state: Siege, slot: i64) -> bool:
    card = state.slots[slot]
    return card != NOTHING and not state.box.is_warlord(card)


def _has_monster(state: Siege) -> bool:
    for slot in range(SLOTS):
        if _is_monster(state, slot):
            return True
    return False


def _has_net_target(state: Siege) -> bool:
    for slot in range(SLOTS):
        if _is_monster(state, slot):
            for at in range(PER_CARD):
                if state.effect_at(slot, at) != NOTHING:
                    return True
    return False


def nets(state: Siege) -> list[int]:
    """Any effect of any monster, save the one that the net covers already; never a warlord's."""
    found: list[int] = []
    for slot in range(SLOTS):
        if _is_monster(state, slot):
            for at in range(PER_CARD):
                effect = state.effect_at(slot, at)
                number = move(NET, slot, at // PER_KIND, effect if effect != NOTHING else 0)
                if effect != NOTHING and number not in found:
                    found.append(number)
    return found


def cast_net(state: Siege, number: i64) -> None:
    slot, kind, effect = field(number, 0), field(number, 1), field(number, 2)
    for at in range(kind * PER_KIND, (kind + 1) * PER_KIND):
        if state.effect_at(slot, at) == effect:
            state.net_slot = slot
            state.net_effect = at
            state.tell(events.NETTED, int(slot), int(state.slots[slot]), int(effect))
            return


# Strategist's Tower: up to two cards move, at the same time.


def _can_shift(state: Siege) -> bool:
    cards: i64 = 0
    for slot in range(SLOTS):
        if state.slots[slot] != NOTHING:
            cards += 1
    return cards >= 1


def shifts(state: Siege) -> list[int]:
    """A card to a free slot, or into the slot of another card, which then makes way."""
    found: list[int] = []
    for slot in range(SLOTS):
        if state.slots[slot] != NOTHING:
            for target in range(SLOTS):
                if target != slot:
                    found.append(move(SHIFT_CARD, slot, target))
    return found


def shift(state: Siege, number: i64) -> None:
    """Move the first card; one that makes way has now changed places with it."""
    slot, target = field(number, 0), field(number, 1)
    if state.slots[target] == NOTHING:
        _carry(state, slot, target)
        state.tasks.push(task(work.SHIFT_AGAIN, target))
    else:
        _swap(state, slot, target)
        state.tasks.push(task(work.SHIFT_AGAIN, target, slot + 1))


def more_shifts(state: Siege, pending: i64) -> list[int]:
    """A second card may go to a free slot; after an exchange only the one that made way."""
    filled, only = argument(pending, 0), argument(pending, 1) - 1
    found = [move(DONE)]
    for slot in range(SLOTS):
        if state.slots[slot] == NOTHING or slot == filled or (only != NOTHING and slot != only):
            continue
        for target in range(SLOTS):
            if state.slots[target] == NOTHING and target != filled:
                found.append(move(SHIFT_CARD, slot, target))
    return found


def shift_again(state: Siege, number: i64) -> None:
    if verb_of(number) == SHIFT_CARD:
        _carry(state, field(number, 0), field(number, 1))


def _carry(state: Siege, slot: i64, target: i64) -> None:
    """Everything on the card travels with it; a trap in the new slot springs."""
    card = state.slots[slot]
    state.tell(events.SHIFTED, int(card), int(slot), int(target))
    if state.trap_slot == target and not state.box.is_warlord(card):
        discard(state, slot)
        springs_trap(state, card, target)
        return
    springs_trap(state, card, target)
    state.slots[target] = card
    state.slots[slot] = NOTHING
    _exchange_marks(state, slot, target)


def _swap(state: Siege, slot: i64, target: i64) -> None:
    state.tell(events.SHIFTED, int(state.slots[slot]), int(slot), int(target))
    state.tell(events.SHIFTED, int(state.slots[target]), int(target), int(slot))
    state.slots[slot], state.slots[target] = state.slots[target], state.slots[slot]
    _exchange_marks(state, slot, target)


def _exchange_marks(state: Siege, slot: i64, target: i64) -> None:
    """Grasps, net and spell of two slots change places."""
    one: i64 = 1
    if (state.card_grasps >> slot ^ state.card_grasps >> target) & 1:
        state.card_grasps ^= one << slot | one << target
    if state.net_slot == slot or state.net_slot == target:
        state.net_slot = slot + target - state.net_slot
    if state.spell_slot == slot or state.spell_slot == target:
        state.spell_slot = slot + target - state.spell_slot


# Market: two combat dice, a token for each face.


def market_rolled(state: Siege, pending: i64, roll: i64) -> None:
    seat = state.active()
    joined = state.box.join(argument(pending, 0), roll, 1)
    state.tell_of(events.ROLLED, seat, int(joined))
    if combat.may_reroll(state, seat):
        state.tasks.push(task(work.KEEP_MARKET, joined))
    else:
        _buy(state, seat, joined)


def keep_or_reroll_market(state: Siege, pending: i64, number: i64) -> None:
    roll = argument(pending, 0)
    if verb_of(number) == KEEP:
        _buy(state, state.active(), roll)
        return
    again = field(number, 0)
    combat.reroll(state, again)
    kept = state.box.join(roll, again, -1)
    state.tasks.push(task(work.ROLL_MARKET, kept, state.box.dice_in(again)))


def _buy(state: Siege, seat: i64, roll: i64) -> None:
    """Coloured faces are paid first; then each white one gives a colour of choice."""
    for colour in range(COLOURS):
        for _ in range(state.box.shown(roll, colour)):
            state.gain(seat, colour)
    for _ in range(state.box.shown(roll, WHITE)):
        state.tasks.push(task(work.TAKE_EQUIPMENT, seat))


# Tavern: a Life and a movement for one hero.


def guests(state: Siege) -> list[int]:
    return [move(TREAT_HERO, seat) for seat in range(state.box.seats) if state.is_up(seat)]


def treat(state: Siege, seat: i64) -> None:
    """The movement is optional and happens at once."""
    state.gain(seat, LIFE)
    state.tasks.push(task(work.STEP, seat, 1))


# Standard: cards of its token's colour resist one less, everywhere.


def colours_to_raise(state: Siege) -> list[int]:
    return [move(RAISE_STANDARD, colour) for colour in range(COLOURS) if colour != state.standard]


def raise_standard(state: Siege, colour: i64) -> None:
    state.standard = colour
    state.tell(events.RAISED, int(colour))


# Dispensary: an equipment token for anybody, or a fallen hero comes back.


def _has_patient(state: Siege) -> bool:
    for seat in range(state.box.seats):
        if can_be_healed(state, seat):
            return True
    return False


def dispensings(state: Siege) -> list[int]:
    found: list[int] = []
    for colour in range(COLOURS):
        if state.reserve[colour]:
            for seat in range(state.box.seats):
                if state.is_up(seat):
                    found.append(move(GIVE, colour, seat))
    for seat in range(state.box.seats):
        if can_be_healed(state, seat):
            found.append(move(HEAL, seat))
    return found


def dispense(state: Siege, number: i64) -> None:
    if verb_of(number) == GIVE:
        state.gain(field(number, 1), field(number, 0))
    else:
        heal(state, field(number, 0))


# Tomb of the Ancient Kings: a Life for the end of a monster, which leaves no exit effects.


def burials(state: Siege) -> list[int]:
    return [move(BURY_CARD, slot) for slot in range(SLOTS) if _is_monster(state, slot)]


def bury(state: Siege, slot: i64) -> None:
    """The last Life will do: the hero falls when the monster is gone."""
    discard(state, slot)
    effects.push_effect(state, LOSE_LIFE, state.active(), slot, FROM_TOMB)


# Dwarven Quarry: the trap on a free slot of the player's own board.


def _can_trap(state: Siege, seat: i64) -> bool:
    side = state.box.seat_sides[seat]
    for slot in range(side * 3, side * 3 + 3):
        if state.slots[slot] == NOTHING and state.trap_slot != slot:
            return True
    return False


def traps(state: Siege) -> list[int]:
    found: list[int] = []
    side = state.box.seat_sides[state.active()]
    for slot in range(side * 3, side * 3 + 3):
        if state.slots[slot] == NOTHING and state.trap_slot != slot:
            found.append(move(TRAP, slot))
    return found


def set_trap(state: Siege, slot: i64) -> None:
    state.trap_slot = slot
    state.tell(events.TRAP_SET, int(slot))
