"""Combat: who can be fought, what a roll is worth, who is beaten and who pays."""

from mypy_extensions import i64

from garrison.core.tasks import argument, task
from garrison.games.last_bastion.rules import events, work
from garrison.games.last_bastion.rules.box import NO_DICE
from garrison.games.last_bastion.rules.siege import PLACE, Siege
from garrison.games.last_bastion.rules.verbs import (
    BEAT,
    BEAT_BOTH,
    FIGHT,
    FIGHT_BOTH,
    FIRST,
    KEEP,
    PAY_FROM,
    REROLL,
    SPARE,
    field,
    move,
    verb_of,
)
from garrison.games.last_bastion.rules.words import (
    BLOCK_DIE,
    FENG_LI,
    KAZGIN,
    NO_EQUIPMENT,
    NO_WHITE,
    NOTHING,
    SLOTS,
    TWINDALLI,
    WHITE,
    Colour,
    Move,
    Roll,
    Seat,
    Slot,
    Task,
)


def in_reach(state: Siege, seat: Seat) -> list[int]:
    """Slots with a card that the hero can fight from its tile.

    LB-RU "Биться с монстром": slots next to the tile, so none from the centre. Twindalli shoots
    along her row and column, near or far.
    """
    place = state.hero(seat, PLACE)
    found: list[int] = []
    far = state.has_power(seat, TWINDALLI)
    for slot in state.box.in_line[place] if far else state.box.beside[place]:
        if state.slots[slot] != NOTHING:
            found.append(int(slot))
    return found


def fights(state: Siege, seat: Seat, found: list[int]) -> None:
    """Add a fight against each card in reach and against each two of them."""
    reach = in_reach(state, seat)
    for at in range(len(reach)):
        found.append(move(FIGHT, reach[at]))
        for other in reach[at + 1 :]:
            found.append(move(FIGHT_BOTH, reach[at], other))


def fight(state: Siege, seat: Seat, number: Move) -> None:
    """Roll, unless nothing needs to be rolled: a card without resistance falls by itself."""
    slot = field(number, 0)
    second = field(number, 1) if verb_of(number) == FIGHT_BOTH else NOTHING
    if second == NOTHING:
        state.tell_of(events.FOUGHT, seat, int(state.slots[slot]))
    else:
        cards = int(state.slots[slot]), int(state.slots[second])
        state.tell_of(events.FOUGHT_BOTH, seat, cards[0], cards[1])
    needed = resistance(state, slot) + (resistance(state, second) if second != NOTHING else 0)
    dice = dice_of(state, seat)
    if needed and dice:
        state.tasks.push(task(work.ROLL_FIGHT, slot, second + 1, NO_DICE, dice))
    else:
        state.tasks.push(task(work.CHOOSE_BEATEN, slot, second + 1, NO_DICE))


def dice_of(state: Siege, seat: Seat) -> i64:
    """White dice less those that sit on cards, and Kazgin's grey one."""
    blocked: i64 = 0
    for slot in range(SLOTS):
        if state.lasts(slot, BLOCK_DIE):
            blocked += 1
    white = state.box.white_dice - blocked
    grey = state.box.grey_dice if state.has_power(seat, KAZGIN) else 0
    return (white if white > 0 else 0) + grey


def resistance(state: Siege, slot: Slot) -> i64:
    """What the card demands now: one less for its colour's standard, one less for the spell."""
    card = state.slots[slot]
    need = state.box.resistances[card]
    if state.standard == state.box.card_colours[card]:
        need -= 1
    if state.spell_slot == slot:
        need -= 1
    return need if need > 0 else 0


def rolled(state: Siege, pending: Task, roll: Roll) -> None:
    """The dice show; Feng-Li may roll some again, once in her turn."""
    slot, second = argument(pending, 0), argument(pending, 1)
    seat = state.active()
    joined = state.box.join(argument(pending, 2), roll, 1)
    state.tell_of(events.ROLLED, seat, int(joined))
    choose = may_reroll(state, seat)
    state.tasks.push(task(work.KEEP_FIGHT if choose else work.CHOOSE_BEATEN, slot, second, joined))


def may_reroll(state: Siege, seat: Seat) -> bool:
    return not state.rerolled and state.has_power(seat, FENG_LI)


def rerolls(state: Siege, roll: Roll) -> list[int]:
    """Keep the roll, or roll any of its dice again."""
    found = [move(KEEP)]
    for part in state.box.roll_parts[roll]:
        if part != NO_DICE:
            found.append(move(REROLL, part))
    return found


def keep_or_reroll(state: Siege, pending: Task, number: Move) -> None:
    slot, second, roll = argument(pending, 0), argument(pending, 1), argument(pending, 2)
    if verb_of(number) == KEEP:
        state.tasks.push(task(work.CHOOSE_BEATEN, slot, second, roll))
        return
    again = field(number, 0)
    reroll(state, again)
    kept = state.box.join(roll, again, -1)
    state.tasks.push(task(work.ROLL_FIGHT, slot, second, kept, state.box.dice_in(again)))


def reroll(state: Siege, again: Roll) -> None:
    state.rerolled = 1
    state.tell_of(events.REROLLED, state.active(), int(again))


def allows_equipment(state: Siege) -> bool:
    for slot in range(SLOTS):
        if state.lasts(slot, NO_EQUIPMENT):
            return False
    return True


def equipment_at_hand(state: Siege, seat: Seat, colour: Colour) -> i64:
    """Tokens of a colour that can be spent: the hero's own and of all heroes on its tile."""
    if not allows_equipment(state):
        return 0
    total: i64 = 0
    for other in range(state.box.seats):
        if state.hero(other, PLACE) == state.hero(seat, PLACE):
            total += state.hero(other, colour)
    return total


def most_spent(state: Siege, slot: Slot) -> i64:
    """On one card at most its resistance of now; on one without any, still one."""
    need = resistance(state, slot)
    return need if need > 1 else 1


def is_beaten(state: Siege, roll: Roll, slot: Slot, spent: i64) -> bool:
    """Whether dice and tokens reach the card's resistance."""
    box = state.box
    hits = box.shown(roll, box.card_colours[state.slots[slot]]) + spent
    if not state.lasts(slot, NO_WHITE):
        hits += box.shown(roll, WHITE)
    return hits >= resistance(state, slot)


def are_both_beaten(
    state: Siege, roll: Roll, slot: Slot, spent: i64, second: Slot, more: i64
) -> bool:
    """Whether the dice can be shared so that both cards are reached; each die counts once."""
    box = state.box
    need, other = resistance(state, slot) - spent, resistance(state, second) - more
    need, other = (need if need > 0 else 0), (other if other > 0 else 0)
    colour = box.card_colours[state.slots[slot]]
    colour_2 = box.card_colours[state.slots[second]]
    shown, white = box.shown(roll, colour), box.shown(roll, WHITE)
    strict, strict_2 = state.lasts(slot, NO_WHITE), state.lasts(second, NO_WHITE)
    if colour == colour_2:
        coloured = (need if strict else 0) + (other if strict_2 else 0)
        return coloured <= shown and need + other <= shown + white
    short = need - shown
    short_2 = other - box.shown(roll, colour_2)
    short, short_2 = (short if short > 0 else 0), (short_2 if short_2 > 0 else 0)
    if (strict and short) or (strict_2 and short_2):
        return False
    return short + short_2 <= white


def outcomes(state: Siege, pending: Task) -> list[int]:
    """Which of the fought cards to beat, with how many tokens each; winning is never a must."""
    slot, second = argument(pending, 0), argument(pending, 1) - 1
    roll, seat = argument(pending, 2), state.active()
    found = [move(SPARE)]
    _victories(state, seat, roll, slot, found)
    if second != NOTHING:
        _victories(state, seat, roll, second, found)
        _double_victories(state, seat, roll, slot, second, found)
    return found


def _victories(state: Siege, seat: Seat, roll: Roll, slot: Slot, found: list[int]) -> None:
    for spent in range(_purse(state, seat, slot) + 1):
        if is_beaten(state, roll, slot, spent):
            found.append(move(BEAT, slot, spent))


def _double_victories(
    state: Siege, seat: Seat, roll: Roll, slot: Slot, second: Slot, found: list[int]
) -> None:
    shared = _colour(state, slot) == _colour(state, second)
    at_hand = equipment_at_hand(state, seat, _colour(state, slot))
    for spent in range(_purse(state, seat, slot) + 1):
        for more in range(_purse(state, seat, second) + 1):
            if shared and spent + more > at_hand:
                continue
            if are_both_beaten(state, roll, slot, spent, second, more):
                found.append(move(BEAT_BOTH, slot, spent, second, more))


def _colour(state: Siege, slot: Slot) -> Colour:
    return state.box.card_colours[state.slots[slot]]


def _purse(state: Siege, seat: Seat, slot: Slot) -> i64:
    """How many tokens could be spent on one card."""
    at_hand = equipment_at_hand(state, seat, _colour(state, slot))
    most = most_spent(state, slot)
    return at_hand if at_hand < most else most


def settle_fight(state: Siege, number: Move) -> None:
    """First the tokens are paid, then each beaten card's exits happen and it is discarded."""
    verb, seat = verb_of(number), state.active()
    if verb == SPARE:
        state.tell_of(events.SPARED, seat)
        return
    state.fighting = 1
    state.tasks.push(task(work.END_FIGHT))
    slot = field(number, 0)
    if verb == BEAT_BOTH:
        state.tasks.push(task(work.ORDER_BEATEN, slot, field(number, 2)))
        _charge(state, field(number, 2), field(number, 3))
    else:
        state.tasks.push(task(work.DEFEAT, slot, seat))
    _charge(state, slot, field(number, 1))


def _charge(state: Siege, slot: Slot, count: i64) -> None:
    if count:
        state.tasks.push(task(work.PAY, _colour(state, slot), count))


def payers(state: Siege, colour: Colour) -> list[int]:
    """Heroes on the fighter's tile with a token of the colour."""
    seat = state.active()
    found: list[int] = []
    for other in range(state.box.seats):
        if state.hero(other, PLACE) == state.hero(seat, PLACE) and state.hero(other, colour):
            found.append(move(PAY_FROM, other))
    return found


def pay(state: Siege, pending: Task, number: Move) -> None:
    colour, count = argument(pending, 0), argument(pending, 1)
    state.give_back(field(number, 0), colour)
    state.tell_of(events.SPENT, field(number, 0), int(colour))
    if count > 1:
        state.tasks.push(task(work.PAY, colour, count - 1))


def orders_of_beaten(state: Siege, pending: Task) -> list[int]:
    """Which of two beaten cards is settled first; if neither has an exit it does not matter."""
    one, other = argument(pending, 0), argument(pending, 1)
    found = [move(FIRST, one)]
    if state.box.has_exit(state.slots[one]) or state.box.has_exit(state.slots[other]):
        found.append(move(FIRST, other))
    return found


def order_beaten(state: Siege, pending: Task, number: Move) -> None:
    first = field(number, 0)
    other = argument(pending, 0) + argument(pending, 1) - first
    seat = state.active()
    state.tasks.push(task(work.DEFEAT, other, seat))
    state.tasks.push(task(work.DEFEAT, first, seat))
