"""Tells what each kind of choice is worth in Unbreakable Castle: one seat against quick play.

    python scripts/measure_castle_choices.py                     1000 games, about half a minute
    python scripts/measure_castle_choices.py --open random       cards opened by lot
    python scripts/measure_castle_choices.py --open expected     cells compared card by card
    python scripts/measure_castle_choices.py --rest quick        quick play but for opening
    python scripts/measure_castle_choices.py --no-offers         nothing offered to rivals

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
from garrison.bots.engine.evaluator import Evaluator
from garrison.bots.estimate import wilson
from garrison.bots.evaluators import evaluator_of
from garrison.bots.evaluators.unbreakable_castle.evaluator import NODES_A_CARD
from garrison.core.contract import CHANCE, OVER, Move, Seat
from garrison.core.playout import pick_weighted
from garrison.games.unbreakable_castle.face.game import CastleGame
from garrison.games.unbreakable_castle.rules.opening import OPEN_STAGE
from garrison.games.unbreakable_castle.rules.state import Castle
from garrison.games.unbreakable_castle.rules.trade import OFFER

SEATS: Final = 4
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

    def __init__(self, opens: str, rest: str, cards: int, offers: bool) -> None:
        game = load(f"unbreakable-castle?seats={SEATS}")
        assert isinstance(game, CastleGame)
        self.game = game
        self.evaluator = evaluator_of(game)
        ways: dict[str, Chooser] = {
            "random": by_lot,
            "quick": quickly(self.evaluator),
            "expected": by_expectation(self.evaluator, cards),
        }
        self._open, self._rest, self._offers = ways[opens], ways[rest], offers

    def is_won(self, seat: Seat, seed: int) -> bool:
        """Whether the seat wins this game."""
        state, deck, dice = self.game.start(), Random(seed), Random(seed + (1 << 30))
        while (actor := state.actor()) != OVER:
            moves = state.moves()
            if actor == CHANCE:
                move = moves[pick_weighted(state.weights(), deck)]
            elif actor == seat:
                move = self._choose(self.game.determinize(state, seat, dice), seat, dice)
            else:
                move = self.evaluator.pick(state, self.evaluator.willing(state, moves), dice)
            state.play(move)
        return bool(state.scores()[seat])

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
    parser.add_argument("--open", choices=["random", "quick", "expected"], default="quick")
    parser.add_argument("--rest", choices=["random", "quick", "expected"], default="expected")
    parser.add_argument("--cards", type=int, default=24, help="looked at for each cell")
    parser.add_argument("--no-offers", action="store_true")
    told = parser.parse_args()
    table = Table(told.open, told.rest, told.cards, not told.no_offers)
    won = sum(table.is_won(at % SEATS, told.seed + at) for at in range(told.games))
    low, high = wilson(won, told.games)
    print(f"{won} of {told.games} won, {100 * low:.0f}-{100 * high:.0f} %")


if __name__ == "__main__":
    main()
