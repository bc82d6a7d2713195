"""The nine tiles of the bastion. LB-RU booklet "Тайлы бастиона".

Net, trap and standard are at home on their tile; while that tile is grasped they wait in the
reserve, from where a Call to Arms still uses them. So being at home needs no second place.
"""

from garrison.core.tasks import argument, task
from garrison.games.last_bastion.rules import combat, effects, events, tower, work
from garrison.games.last_bastion.rules.box import NO_DICE
from garrison.games.last_bastion.rules.falling import can_be_healed, heal
from garrison.games.last_bastion.rules.placement import discard
from garrison.games.last_bastion.rules.siege import Siege
from garrison.games.last_bastion.rules.verbs import (
    BURY_CARD,
    GIVE,
    HEAL,
    KEEP,
    NET,
    RAISE_STANDARD,
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
    Colour,
    Move,
    Roll,
    Seat,
    Slot,
    Task,
    Tile,
)


def is_useful(state: Siege, tile: Tile, seat: Seat) -> bool:
    """Whether using a tile now could do anything at all."""
    if tile == TREBUCHET:
        return _has_net_target(state)
    if tile == TOWER:
        return tower.can_shift(state)
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


def use(state: Siege, tile: Tile, seat: Seat) -> None:
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


def _is_monster(state: Siege, slot: Slot) -> bool:
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


def cast_net(state: Siege, number: Move) -> None:
    slot, kind, effect = field(number, 0), field(number, 1), field(number, 2)
    for at in range(kind * PER_KIND, (kind + 1) * PER_KIND):
        if state.effect_at(slot, at) == effect:
            state.net_slot = slot
            state.net_effect = at
            state.emit(events.NETTED, int(slot), int(state.slots[slot]), int(effect))
            return


# Market: two combat dice, a token for each face.


def market_rolled(state: Siege, pending: Task, roll: Roll) -> None:
    seat = state.active()
    joined = state.box.join(argument(pending, 0), roll, 1)
    state.tell_of(events.ROLLED, seat, int(joined))
    if combat.may_reroll(state, seat):
        state.tasks.push(task(work.KEEP_MARKET, joined))
    else:
        _buy(state, seat, joined)


def keep_or_reroll_market(state: Siege, pending: Task, number: Move) -> None:
    roll = argument(pending, 0)
    if verb_of(number) == KEEP:
        _buy(state, state.active(), roll)
        return
    again = field(number, 0)
    combat.reroll(state, again)
    kept = state.box.join(roll, again, -1)
    state.tasks.push(task(work.ROLL_MARKET, kept, state.box.dice_in(again)))


def _buy(state: Siege, seat: Seat, roll: Roll) -> None:
    """Coloured faces are paid first; then each white one gives a colour of choice."""
    for colour in range(COLOURS):
        for _ in range(state.box.shown(roll, colour)):
            state.gain(seat, colour)
    for _ in range(state.box.shown(roll, WHITE)):
        state.tasks.push(task(work.TAKE_EQUIPMENT, seat))


# Tavern: a Life and a movement for one hero.


def guests(state: Siege) -> list[int]:
    return [move(TREAT_HERO, seat) for seat in range(state.box.seats) if state.is_up(seat)]


def treat(state: Siege, seat: Seat) -> None:
    """The movement is optional and happens at once."""
    state.gain(seat, LIFE)
    state.tasks.push(task(work.STEP, seat, 1))


# Standard: cards of its token's colour resist one less, everywhere.


def colours_to_raise(state: Siege) -> list[int]:
    return [move(RAISE_STANDARD, colour) for colour in range(COLOURS) if colour != state.standard]


def raise_standard(state: Siege, colour: Colour) -> None:
    state.standard = colour
    state.emit(events.RAISED, int(colour))


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


def dispense(state: Siege, number: Move) -> None:
    if verb_of(number) == GIVE:
        state.gain(field(number, 1), field(number, 0))
    else:
        heal(state, field(number, 0))


# Tomb of the Ancient Kings: a Life for the end of a monster, which leaves no exit effects.


def burials(state: Siege) -> list[int]:
    return [move(BURY_CARD, slot) for slot in range(SLOTS) if _is_monster(state, slot)]


def bury(state: Siege, slot: Slot) -> None:
    """The last Life will do: the hero falls when the monster is gone."""
    discard(state, slot)
    effects.push_effect(state, LOSE_LIFE, state.active(), slot, FROM_TOMB)


# Dwarven Quarry: the trap on a free slot of the player's own board.


def _can_trap(state: Siege, seat: Seat) -> bool:
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


def set_trap(state: Siege, slot: Slot) -> None:
    state.trap_slot = slot
    state.emit(events.TRAP_SET, int(slot))
