"""A fight from the first die to the last beaten card. LB-RU "Биться с монстром"."""

from typing import Final

from mypy_extensions import i64

from garrison.core.moves import Moves
from garrison.core.refusals import OK, Argument, PendingFault, Refused
from garrison.core.tasks import argument
from garrison.core.tasks import task as task_of
from garrison.core.verbs import Task, first, second, third
from garrison.games.last_bastion.rules import events
from garrison.games.last_bastion.rules.combat import (
    are_both_beaten,
    colour_of,
    dice_of,
    equipment_at_hand,
    is_beaten,
    may_reroll,
    most_spent,
    purse,
    resistance,
)
from garrison.games.last_bastion.rules.decisions import SECOND_REPEATED, SiegeVerb, TurnDecision
from garrison.games.last_bastion.rules.facts import NO_DICE
from garrison.games.last_bastion.rules.position import PLACE, STEPS, Position
from garrison.games.last_bastion.rules.rolling import (
    KEEP,
    TOO_MANY_ROLLED,
    KeepOrRollAgain,
    RollAgain,
    RollDice,
    ShowDice,
)
from garrison.games.last_bastion.rules.terms import (
    CARD_SLOT,
    CARD_SLOT_OR_NONE,
    COLOUR,
    DICE,
    NOTHING,
    ROLL,
    SEAT,
    SLOT,
    SPENT,
    Roll,
    Seat,
    Slot,
)
from garrison.games.last_bastion.rules.victory import DEFEAT, END_FIGHT

_REFUSALS: Final = STEPS.refusals
NOT_FOUGHT: Final = _REFUSALS.add("no-not-fought", Argument("slot", SLOT), section="two")
FIGHT_ORDER: Final = _REFUSALS.add("no-fight-order", section="two")
TOO_MANY_TOKENS: Final = _REFUSALS.add(
    "no-too-many-tokens", Argument("slot", SLOT), section="fighting"
)
TOO_FEW_TOKENS: Final = _REFUSALS.add(
    "no-too-few-tokens", Argument("colour", COLOUR), section="fighting"
)
TOO_WEAK: Final = _REFUSALS.add("no-too-weak", section="fighting")
NO_PAYER: Final = _REFUSALS.add("no-no-payer", Argument("seat", SEAT), section="fighting")


def fight(state: Position, seat: Seat, slot: Slot, other: Slot) -> None:
    """Roll, unless nothing needs to be rolled: a card without resistance falls by itself."""
    if other == NOTHING:
        state.tell_of(events.FOUGHT, seat, int(state.slots[slot]))
    else:
        cards = int(state.slots[slot]), int(state.slots[other])
        state.tell_of(events.FOUGHT_BOTH, seat, cards[0], cards[1])
    needed = resistance(state, slot)
    if other != NOTHING:
        needed += resistance(state, other)
    dice = dice_of(state, seat)
    if needed and dice:
        state.tasks.push(task_of(ROLL_FIGHT, slot, other + 1, NO_DICE, dice))
    else:
        state.tasks.push(task_of(CHOOSE_BEATEN, slot, other + 1, NO_DICE))


class ShowFight(ShowDice):
    """The dice of a fight; Feng-Li may roll some again, once in her turn."""

    def go_on(self, state: Position, task: Task, roll: Roll) -> None:
        next_step = KEEP_FIGHT if may_reroll(state, state.active()) else CHOOSE_BEATEN
        state.tasks.push(task_of(next_step, argument(task, 0), argument(task, 1), roll))


class KeepFight(SiegeVerb):
    """Keep the dice of the fight as they lie."""

    def take(self, state: Position, task: Task, move: i64) -> None:
        state.tasks.push(
            task_of(CHOOSE_BEATEN, argument(task, 0), argument(task, 1), argument(task, 2))
        )


class RerollFight(RollAgain):
    """Roll some dice of the fight again."""

    def roll_again(self, state: Position, task: Task, kept: Roll, dice: i64) -> None:
        state.tasks.push(task_of(ROLL_FIGHT, argument(task, 0), argument(task, 1), kept, dice))


class Spare(SiegeVerb):
    """Beat none of the cards: winning is never a must."""

    def take(self, state: Position, task: Task, move: i64) -> None:
        state.tell_of(events.SPARED, state.active())


def why_not_spend(state: Position, slot: Slot, spent: i64) -> Refused:
    """On one card at most its resistance in tokens, of those at hand."""
    if spent > most_spent(state, slot):
        return TOO_MANY_TOKENS.told(slot)
    colour = colour_of(state, slot)
    if spent > equipment_at_hand(state, state.active(), colour):
        return TOO_FEW_TOKENS.told(colour)
    return OK


class Beat(SiegeVerb):
    """Beat one of the fought cards, with so many tokens spent on it."""

    def moves(self, state: Position, task: Task, into: Moves) -> None:
        self._add(state, task, argument(task, 0), into)
        if argument(task, 1):
            self._add(state, task, argument(task, 1) - 1, into)

    def _add(self, state: Position, task: Task, slot: Slot, into: Moves) -> None:
        for spent in range(purse(state, state.active(), slot) + 1):
            if is_beaten(state, argument(task, 2), slot, spent):
                into.add(self.of(slot, spent))

    def why_not(self, state: Position, task: Task, move: i64) -> Refused:
        slot, spent = first(move), second(move)
        if slot != argument(task, 0) and slot != argument(task, 1) - 1:
            return NOT_FOUGHT.told(slot)
        refused = why_not_spend(state, slot, spent)
        if refused:
            return refused
        return OK if is_beaten(state, argument(task, 2), slot, spent) else TOO_WEAK.told()

    def take(self, state: Position, task: Task, move: i64) -> None:
        """First the tokens are paid, then the card's exits happen and it is discarded."""
        slot = first(move)
        _begin_settling(state)
        state.tasks.push(task_of(DEFEAT, slot, state.active()))
        _charge(state, slot, second(move))


class BeatBoth(SiegeVerb):
    """Beat both cards; each die counts once, and tokens of one colour too."""

    def moves(self, state: Position, task: Task, into: Moves) -> None:
        if not argument(task, 1):
            return
        slot, other, seat = argument(task, 0), argument(task, 1) - 1, state.active()
        roll = argument(task, 2)
        for spent in range(purse(state, seat, slot) + 1):
            for more in range(purse(state, seat, other) + 1):
                if _can_share(state, slot, spent, other, more) and are_both_beaten(
                    state, roll, slot, spent, other, more
                ):
                    into.add(self.of(slot, spent, other) | more << 32)

    def why_not(self, state: Position, task: Task, move: i64) -> Refused:
        slot, spent, other, more = first(move), second(move), third(move), fourth(move)
        if slot != argument(task, 0) or other != argument(task, 1) - 1:
            swapped = slot == argument(task, 1) - 1 and other == argument(task, 0)
            return FIGHT_ORDER.told() if swapped else self._not_fought(task, slot, other)
        refused = why_not_spend(state, slot, spent) or why_not_spend(state, other, more)
        if refused:
            return refused
        if not _can_share(state, slot, spent, other, more):
            return TOO_FEW_TOKENS.told(colour_of(state, slot))
        roll = argument(task, 2)
        beaten = are_both_beaten(state, roll, slot, spent, other, more)
        return OK if beaten else TOO_WEAK.told()

    def _not_fought(self, task: Task, slot: Slot, other: Slot) -> Refused:
        fought = slot == argument(task, 0) or slot == argument(task, 1) - 1
        return NOT_FOUGHT.told(other if fought else slot)

    def take(self, state: Position, task: Task, move: i64) -> None:
        slot, other = first(move), third(move)
        _begin_settling(state)
        state.tasks.push(task_of(ORDER_BEATEN, slot, other))
        _charge(state, other, fourth(move))
        _charge(state, slot, second(move))


def fourth(move: i64) -> i64:
    return move >> 32 & 255


def _can_share(state: Position, slot: Slot, spent: i64, other: Slot, more: i64) -> bool:
    """Whether tokens suffice for both cards, where they are of one colour."""
    colour = colour_of(state, slot)
    if colour != colour_of(state, other):
        return True
    return spent + more <= equipment_at_hand(state, state.active(), colour)


def _begin_settling(state: Position) -> None:
    state.fighting = 1
    state.tasks.push(task_of(END_FIGHT))


def _charge(state: Position, slot: Slot, count: i64) -> None:
    if count:
        state.tasks.push(task_of(PAY, colour_of(state, slot), count))


class PayFrom(SiegeVerb):
    """A hero on the fighter's tile spends a token of the colour."""

    def why_not(self, state: Position, task: Task, move: i64) -> Refused:
        seat, here = first(move), state.hero(state.active(), PLACE)
        if state.hero(seat, PLACE) == here and state.hero(seat, argument(task, 0)):
            return OK
        return NO_PAYER.told(seat)

    def take(self, state: Position, task: Task, move: i64) -> None:
        colour, count = argument(task, 0), argument(task, 1)
        state.give_back(first(move), colour)
        state.tell_of(events.SPENT, first(move), int(colour))
        if count > 1:
            state.tasks.push(task_of(PAY, colour, count - 1))


class SettleFirst(SiegeVerb):
    """Which of two beaten cards is settled first; if neither has an exit it does not matter."""

    def moves(self, state: Position, task: Task, into: Moves) -> None:
        one, other = argument(task, 0), argument(task, 1)
        into.add(self.of(one))
        if self.why_not(state, task, self.of(other)) == OK:
            into.add(self.of(other))

    def why_not(self, state: Position, task: Task, move: i64) -> Refused:
        one, other, facts = argument(task, 0), argument(task, 1), state.facts
        if first(move) == one:
            return OK
        matters = facts.has_exit(state.slots[one]) or facts.has_exit(state.slots[other])
        return OK if first(move) == other and matters else NOT_FOUGHT.told(first(move))

    def take(self, state: Position, task: Task, move: i64) -> None:
        other = argument(task, 0) + argument(task, 1) - first(move)
        seat = state.active()
        state.tasks.push(task_of(DEFEAT, other, seat))
        state.tasks.push(task_of(DEFEAT, first(move), seat))


def why_repeated(task: Task) -> PendingFault | None:
    """A fight against two is against two different cards."""
    return SECOND_REPEATED if argument(task, 1) == argument(task, 0) + 1 else None


class RollFight(RollDice):
    """The dice of a fight."""

    def most(self, state: Position) -> i64:
        return dice_of(state, state.active())

    def fault(self, state: Position, task: Task) -> PendingFault | None:
        return why_repeated(task) or super().fault(state, task)


class KeepOrRollFight(KeepOrRollAgain):
    """The dice of a fight lie there."""

    def most(self, state: Position) -> i64:
        return dice_of(state, state.active())

    def fault(self, state: Position, task: Task) -> PendingFault | None:
        return why_repeated(task) or super().fault(state, task)


class ChooseBeaten(TurnDecision):
    """Which cards the dice shall beat, and what is spent on it."""

    def fault(self, state: Position, task: Task) -> PendingFault | None:
        if state.facts.dice_in(argument(task, 2)) > dice_of(state, state.active()):
            return TOO_MANY_ROLLED
        return why_repeated(task) or super().fault(state, task)


class OrderBeaten(TurnDecision):
    """Two cards were beaten at once."""

    def fault(self, state: Position, task: Task) -> PendingFault | None:
        if argument(task, 1) == argument(task, 0):
            return SECOND_REPEATED
        return super().fault(state, task)


_CARDS: Final = [Argument("slot", CARD_SLOT), Argument("second", CARD_SLOT_OR_NONE)]
BEAT: Final = Beat("beat {slot} {spent}", SLOT, SPENT)
BEAT_BOTH: Final = BeatBoth("beat both {first} {spent} {second} {more}", SLOT, SPENT, SLOT, SPENT)
REROLL_FIGHT: Final = RerollFight(2)
ROLL_FIGHT: Final[i64] = STEPS.add(
    RollFight("roll-fight", ShowFight(3), [*_CARDS, Argument("kept", ROLL), Argument("dice", DICE)])
)
KEEP_FIGHT: Final[i64] = STEPS.add(
    KeepOrRollFight("keep-fight", KeepFight(KEEP), REROLL_FIGHT, [*_CARDS, Argument("roll", ROLL)])
)
CHOOSE_BEATEN: Final[i64] = STEPS.add(
    ChooseBeaten(
        "choose-beaten",
        Spare("spare"),
        BEAT,
        BEAT_BOTH,
        fields=[*_CARDS, Argument("roll", ROLL)],
    )
)
PAY: Final[i64] = STEPS.add(
    TurnDecision(
        "pay",
        PayFrom("pay {seat}", SEAT),
        fields=[Argument("colour", COLOUR), Argument("count", DICE)],
    )
)
ORDER_BEATEN: Final[i64] = STEPS.add(
    OrderBeaten(
        "order-beaten",
        SettleFirst("first {slot}", SLOT),
        fields=[Argument("slot", CARD_SLOT), Argument("second", CARD_SLOT)],
    )
)
