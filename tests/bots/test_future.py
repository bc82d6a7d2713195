"""One future is the same for every line of play; over all futures chance keeps its weights."""

from librt.random import Random

from garrison import load
from garrison.bots.engine.future import Future
from garrison.bots.evaluators import evaluator_of
from garrison.core.contract import CHANCE, OVER, State


class Urn(State):
    """Marbles drawn one after the other; each colour weighs as much as its number."""

    def __init__(self, left: tuple[int, ...]) -> None:
        super().__init__()
        self.left = left

    def actor(self) -> int:
        return CHANCE if self.left else OVER

    def moves(self) -> list[int]:
        return list(self.left)

    def weights(self) -> list[int]:
        return list(self.left)

    def play(self, move: int) -> None:
        self.left = tuple(marble for marble in self.left if marble != move)


def order(future: Future, left: tuple[int, ...]) -> list[int]:
    urn, drawn = Urn(left), []
    while urn.actor() != OVER:
        drawn.append(future.outcome(urn))
        urn.play(drawn[-1])
    return drawn


def test_what_is_taken_out_does_not_change_the_order_of_the_rest() -> None:
    for seed in range(50):
        whole = order(Future(seed), (1, 2, 3, 4, 5, 6))
        assert order(Future(seed), (1, 2, 4, 6)) == [card for card in whole if card in (1, 2, 4, 6)]


def test_over_many_futures_each_outcome_comes_by_its_weight() -> None:
    dice, count = Random(1), 6000
    drawn = [Future(dice.randrange(1 << 40)).outcome(Urn((1, 2, 3, 4))) for _ in range(count)]
    for marble in (1, 2, 3, 4):
        assert abs(drawn.count(marble) / count - marble / 10) < 0.025


def test_a_siege_has_one_order_of_cards_whoever_defends_it_how() -> None:
    """Which enemies come, in which order, does not depend on rituals drawn in between."""
    game = load("bastion/2018?level=tutorial&seats=2")
    evaluator, orders = evaluator_of(game), []
    for seed in (1, 2):
        state, dice, future = game.start(), Random(seed), Future(7)
        enemies = []
        while state.actor() != OVER:
            if state.actor() == CHANCE:
                move = future.outcome(state)
                if game.say(state, move).startswith("reveal"):
                    enemies.append(move)
                state.play(move)
                continue
            moves = state.moves()
            at_random = moves[dice.randrange(len(moves))]
            state.play(at_random if seed == 1 else evaluator.pick(state, moves, dice))
        orders.append(enemies)
    short, long = sorted(orders, key=len)
    assert len(short) >= 5
    assert long[: len(short)] == short
