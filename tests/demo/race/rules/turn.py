"""A turn: roll, draw or play a card. Every decision and every roll is declared here, once."""

from typing import Final

from garrison.core.chance import multiset_weight
from garrison.core.contract import DECK, DICE
from garrison.core.draws import DrawStep, DrawVerb
from garrison.core.piles import Pile
from garrison.core.refusals import OK, Refusal, Refused
from garrison.core.steps import ChanceStep, Step
from garrison.core.tasks import task as task_of
from garrison.core.verbs import Task, Verb, first

from .events import DREW, RAN
from .position import STEPS, Race
from .terms import CARD, NOTHING, RESULT, RESULTS, faces

NO_CARD: Final = STEPS.refusals.add("no-card")
HOLDS_CARD: Final = STEPS.refusals.add("holds-card")
PILE_EMPTY: Final = STEPS.refusals.add("pile-empty")
CARD_ELSEWHERE: Final = STEPS.refusals.add("card-elsewhere")


def run(state: Race, steps: int) -> None:
    state.places[state.turn] += steps
    state.emit(RAN, state.turn, steps)
    pass_on(state)


def pass_on(state: Race) -> None:
    state.turn = (state.turn + 1) % len(state.places)
    state.tasks.push(task_of(TURN))


class Turn(Step[Race]):
    """Whoever's turn it is decides."""

    def decider(self, state: Race, task: Task) -> int:
        return state.turn


class Roll(Verb[Race]):
    """Roll two dice."""

    def take(self, state: Race, task: Task, move: int) -> None:
        state.tasks.push(task_of(DICE_STEP))


class Draw(Verb[Race]):
    """Draw a card from the pile; a hand holds one."""

    def why_not(self, state: Race, task: Task, move: int) -> Refused:
        if state.hands[state.turn] != NOTHING:
            return HOLDS_CARD.told()
        return OK if state.pile.size() else PILE_EMPTY.told()

    def take(self, state: Race, task: Task, move: int) -> None:
        state.tasks.push(task_of(CARD_STEP))


class Play(Verb[Race]):
    """Run as far as the card in hand says."""

    def why_not(self, state: Race, task: Task, move: int) -> Refused:
        return OK if state.hands[state.turn] != NOTHING else NO_CARD.told()

    def take(self, state: Race, task: Task, move: int) -> None:
        card, state.hands[state.turn] = state.hands[state.turn], NOTHING
        state.spent += 1
        run(state, 1 + card)


class ShowDice(Verb[Race]):
    """Two dice show this; run as far as the higher one."""

    def take(self, state: Race, task: Task, move: int) -> None:
        run(state, max(faces(first(move))))


class ThrowDice(ChanceStep[Race]):
    """Two dice are rolled."""

    def weights(self, state: Race, task: Task) -> list[int]:
        return [multiset_weight(counts, [1] * 6) for counts in RESULTS]


class ShowCard(DrawVerb[Race]):
    """The card on top is this one, and goes into the hand."""

    def pile(self, state: Race) -> Pile:
        return state.pile

    def elsewhere(self) -> Refusal:
        return CARD_ELSEWHERE

    def take(self, state: Race, task: Task, move: int) -> None:
        state.pile.draw(first(move))
        state.hands[state.turn] = first(move)
        state.emit(DREW, state.turn, first(move))
        if state.pile.size():
            pass_on(state)
        else:
            state.tasks.push(task_of(LAST_CARD))


class Keep(Verb[Race]):
    """The last card of the pile stays in the hand."""

    def take(self, state: Race, task: Task, move: int) -> None:
        pass_on(state)


class LayAside(Verb[Race]):
    """Or it is out of the race, and the hand is free."""

    def take(self, state: Race, task: Task, move: int) -> None:
        state.hands[state.turn] = NOTHING
        state.spent += 1
        pass_on(state)


ROLL: Final = Roll("roll")
TURN: Final = STEPS.add(Turn("turn", ROLL, Draw("draw"), Play("play")))
DICE_STEP: Final = STEPS.add(ThrowDice("roll", ShowDice("dice {faces}", RESULT), stream=DICE))
CARD_STEP: Final = STEPS.add(DrawStep("draw", ShowCard("card {card}", CARD), stream=DECK))
LAST_CARD: Final = STEPS.add(Turn("last-card", Keep("keep"), LayAside("lay aside")))
