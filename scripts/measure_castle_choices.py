"""Tells what each kind of choice is worth in Unbreakable Castle: one seat against quick play.

    python scripts/measure_castle_choices.py                     1000 games, about half a minute
    python scripts/measure_castle_choices.py --open random       cards opened by lot
    python scripts/measure_castle_choices.py --open expected     cells compared card by card
    python scripts/measure_castle_choices.py --open foreseen     told which card comes next
    python scripts/measure_castle_choices.py --rest quick        quick play but for opening
    python scripts/measure_castle_choices.py --no-offers         nothing offered to rivals
    python scripts/measure_castle_choices.py --head-start 6      so many building resources more

The seat chooses as `search` does before it builds a tree: by what a move is expected to bring by
the end of the turn. Quick play is nearly as strong as the greedy bot and takes a thousandth of its
time, so that a minute tells what takes the ladder hours. Games repeat from the seed.
"""

import argparse
from collections.abc import Callable
from time import monotonic
from typing import Final

from librt.random import Random

from garrison import load
from garrison.bots.engine.budget import Budget
from garrison.bots.engine.evaluator import Evaluator, play_on
from garrison.bots.engine.future import Future
from garrison.bots.estimate import wilson
from garrison.bots.evaluators import evaluator_of
from garrison.bots.evaluators.unbreakable_castle.evaluator import NODES_A_CARD
from garrison.core.contract import CHANCE, OVER, Move, Seat
from garrison.core.playout import pick_weighted
from garrison.games.unbreakable_castle.face.game import CastleGame
from garrison.games.unbreakable_castle.rules.deal import is_setting_up
from garrison.games.unbreakable_castle.rules.opening import OPEN_STAGE
from garrison.games.unbreakable_castle.rules.state import Castle
from garrison.games.unbreakable_castle.rules.terms import BUILDING
from garrison.games.unbreakable_castle.rules.trade import OFFER

SEATS: Final = 4
_FUTURES: Final = 1 << 40
Chooser = Callable[[Castle, list[Move], Seat, Random], Move]


def by_lot(state: Castle, moves: list[Move], seat: Seat, dice: Random) -> Move:
    """Any of the moves."""
    return moves[dice.randrange(len(moves))]


def quickly(evaluator: Evaluator) -> Chooser:
    """The move of quick play."""
    return lambda state, moves, seat, dice: evaluator.pick(state, moves, dice)


def by_expectation(evaluator: Evaluator, cards: int) -> Chooser:
    """The move that is expected to bring most, by a look at so many cards; the first of equals."""

    def choose(state: Castle, moves: list[Move], seat: Seat, dice: Random) -> Move:
        budget = Budget(0, 0.0, monotonic)
        nodes = cards * NODES_A_CARD
        return max(moves, key=lambda move: evaluator.expect(state, move, seat, budget, nodes))

    return choose


class Table:
    """Plays games in which one seat chooses in its own way, and the others quickly."""

    def __init__(self, opens: str, rest: str, cards: int, offers: bool, head_start: int) -> None:
        game = load(f"unbreakable-castle?seats={SEATS}")
        assert isinstance(game, CastleGame)
        self.game = game
        self.evaluator = evaluator_of(game)
        ways: dict[str, Chooser] = {
            "random": by_lot,
            "quick": quickly(self.evaluator),
            "expected": by_expectation(self.evaluator, cards),
            "foreseen": self._by_foresight,
        }
        self._open, self._rest, self._offers = ways[opens], ways[rest], offers
        self._head_start = head_start
        self._foresees = opens == "foreseen"
        self._future = Future(0)

    def is_won(self, seat: Seat, seed: int) -> bool:
        """Whether the seat wins this game."""
        state, deck, dice = self.game.start(), Random(seed), Random(seed + (1 << 30))
        self._future = Future(Random(seed).randrange(_FUTURES))
        while is_setting_up(state):
            state.play(self._outcome(state, deck))
        for count in range(self._head_start):
            state.gain(seat, (seed // SEATS + count) % BUILDING, 1)
        while (actor := state.actor()) != OVER:
            moves = state.moves()
            if actor == CHANCE:
                move = self._outcome(state, deck)
            elif actor == seat:
                move = self._choose(self.game.determinize(state, seat, dice), seat, dice)
            else:
                move = self.evaluator.pick(state, self.evaluator.willing(state, moves), dice)
            state.play(move)
        return bool(state.scores()[seat])

    def _outcome(self, state: Castle, deck: Random) -> Move:
        if self._foresees:
            return self._future.outcome(state)
        return state.moves()[pick_weighted(state.weights(), deck)]

    def _by_foresight(self, state: Castle, moves: list[Move], seat: Seat, dice: Random) -> Move:
        """The cell where the card that comes next brings most; nobody who plays knows that card."""

        def come_to(move: Move) -> float:
            twin = state.copy()
            twin.play(move)
            if twin.actor() == CHANCE:
                twin.play(self._future.outcome(twin))
            play_on(self.evaluator, twin, Random(1), 0)
            return self.evaluator.prospects(twin)[seat]

        return max(moves, key=come_to)

    def _choose(self, state: Castle, seat: Seat, dice: Random) -> Move:
        moves = self.evaluator.willing(state, state.moves())
        if not self._offers:
            moves = [move for move in moves if move & 255 != OFFER.code]
        if len(moves) == 1:
            return moves[0]
        choose = self._open if state.stage == OPEN_STAGE else self._rest
        return choose(state, moves, seat, dice)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    ways = ["random", "quick", "expected"]
    parser.add_argument("--open", choices=[*ways, "foreseen"], default="quick")
    parser.add_argument("--rest", choices=ways, default="expected")
    parser.add_argument("--cards", type=int, default=24, help="looked at for each cell")
    parser.add_argument("--no-offers", action="store_true")
    parser.add_argument("--head-start", type=int, default=0, help="resources, in turn of each kind")
    told = parser.parse_args()
    table = Table(told.open, told.rest, told.cards, not told.no_offers, told.head_start)
    won = sum(table.is_won(at % SEATS, told.seed + at) for at in range(told.games))
    low, high = wilson(won, told.games)
    print(f"{won} of {told.games} won, {100 * low:.0f}-{100 * high:.0f} %")


if __name__ == "__main__":
    main()
