"""Monte Carlo tree search over decisions and explicit chance, compiled with the engine.

Each simulation walks down the tree, adds one position, plays on quickly from there and carries
the values of all seats back up. Decisions balance what has done well, what the evaluator expects
and what was tried little; outcomes of chance come by their exact weights, and where there are many,
new ones are let in only as fast as visits grow (progressive widening).

What the seat cannot see is sampled beforehand: simulations take the sampled positions in turn
and share one tree, in which only moves that are legal in the position at hand are considered.
"""

from math import sqrt
from typing import Final

from librt.random import Random
from mypy_extensions import i64

from garrison.bots.engine.budget import Budget
from garrison.bots.engine.evaluator import Evaluator, play_on
from garrison.bots.engine.trials import Trials
from garrison.core.contract import CHANCE, OVER, State
from garrison.core.playout import pick_weighted

TRUST: Final = 2.0
"""The evaluator's expectation of a move counts like so many visits, unless it is a better one."""
EXPECTING: Final = 2
"""One part in so many of the nodes may go into what is expected of the moves at the root."""
HABIT: Final = 0.4
"""Which part of the attention moves get that quick play would not make."""
WIDENING: Final = 2.0
"""A chance position visited n times holds at most this times the root of n outcomes, and two."""
LOOK_EVERY: Final = 8
"""After so many simulations it is asked again whether more could change the choice."""


class Node(Trials):
    """A position of the tree, as far as it is known by the move that led there."""

    def __init__(self) -> None:
        super().__init__()
        self.guess = 0.5
        """What the evaluator expects for the seat whose decision led here."""
        self.prior_visits = TRUST
        """The guess counts like so many visits."""
        self.share = 1.0
        """Which share of attention the evaluator gives this move among its siblings."""
        self.children: dict[int, Node] = {}
        self.moves: list[int] = []
        """The moves considered here, kept where nothing is hidden; elsewhere they may differ."""

    def mean(self) -> float:
        """Its value for that seat, the evaluator's expectation counted in."""
        return (self.total + self.prior_visits * self.guess) / (
            float(self.visits) + self.prior_visits
        )


class TreeSearch:
    """One search from positions that the seat cannot tell apart."""

    def __init__(
        self, evaluator: Evaluator, samples: list[State], dice: Random, budget: Budget
    ) -> None:
        self.evaluator = evaluator
        self.samples = samples
        self.dice = dice
        self.budget = budget
        self.root = Node()
        self.simulations: i64 = 0
        self._path: list[Node] = []
        self._owners: list[int] = []

    def run(self, until_settled: bool = False) -> None:
        """Think until the budget is spent; at least once for every sampled position.

        Whoever takes the move that was tried most needs to think only until that is settled.
        """
        while self.simulations < len(self.samples) or not self.budget.is_spent():
            self._simulate(self.samples[self.simulations % len(self.samples)].copy())
            self.simulations += 1
            if until_settled and self.simulations % LOOK_EVERY == 0 and self._is_settled():
                break

    def _is_settled(self) -> bool:
        """Whether no other move can be tried as often as the first with the nodes that are left."""
        most: i64 = 0
        second: i64 = 0
        for child in self.root.children.values():
            if child.visits > most:
                most, second = child.visits, most
            elif child.visits > second:
                second = child.visits
        left = float(self.budget.limit - self.budget.nodes)
        return float(most - second) > left * float(self.simulations) / float(self.budget.nodes)

    def _simulate(self, state: State) -> None:
        self._path = [self.root]
        self._owners = [state.actor()]
        node = self.root
        while state.actor() != OVER and (node.visits > 0 or node is self.root):
            node = self._descend(node, state)
        self.budget.spend(play_on(self.evaluator, state, self.dice, self.evaluator.horizon))
        self._carry_back(self.evaluator.prospects(state))

    def _descend(self, node: Node, state: State) -> Node:
        """One step down: the child that was chosen, by a decision or by chance."""
        actor = state.actor()
        if actor == CHANCE:
            move = self._outcome(node, state)
            actor = self._owners[len(self._owners) - 1]
        else:
            move = self._decision(node, state, actor)
        child = node.children.get(move)
        if child is None:
            child = Node()
            node.children[move] = child
        state.play(move)
        self.budget.spend()
        self._path.append(child)
        self._owners.append(actor)
        return child

    def _outcome(self, node: Node, state: State) -> int:
        moves, weights = self.evaluator.outcomes(state)
        move = moves[pick_weighted(weights, self.dice)]
        if move in node.children:
            return move
        if len(node.children) < 2.0 + WIDENING * sqrt(float(node.visits)):
            return move
        return self._known_outcome(node, moves, weights, move)

    def _known_outcome(self, node: Node, moves: list[int], weights: list[int], drawn: int) -> int:
        """One of the outcomes already in the tree, by weight; the drawn one if none is possible."""
        known: list[int] = []
        known_weights: list[int] = []
        for at in range(len(moves)):
            if moves[at] in node.children:
                known.append(moves[at])
                known_weights.append(weights[at])
        return known[pick_weighted(known_weights, self.dice)] if known else drawn

    def _decision(self, node: Node, state: State, actor: int) -> int:
        moves = node.moves
        if not moves:
            moves = self.evaluator.shortlist(state, state.moves())
            if len(moves) > 1:
                self._meet(node, state, moves, actor)
            if len(self.samples) == 1:
                node.moves = moves
        if len(moves) == 1:
            return moves[0]
        reach = self.evaluator.exploration * sqrt(float(node.visits) + 1.0)
        best, best_score = moves[0], -1.0
        for move in moves:
            child = node.children[move]
            score = child.mean() + reach * child.share / (1.0 + float(child.visits))
            if score > best_score:
                best, best_score = move, score
        return best

    def _meet(self, node: Node, state: State, moves: list[int], actor: int) -> None:
        """Ask the evaluator about moves seen here for the first time."""
        fresh = False
        nodes = int(self.budget.limit) // (EXPECTING * len(moves)) if node is self.root else 0
        for move in moves:
            if move not in node.children:
                child = Node()
                child.guess = self.evaluator.expect(state, move, actor, self.budget, nodes)
                child.prior_visits = self.evaluator.prior_visits if nodes else TRUST
                node.children[move] = child
                fresh = True
        if fresh:
            self._share_attention(node, moves, self.evaluator.pick(state, moves, self.dice))

    def _share_attention(self, node: Node, moves: list[int], habit: int) -> None:
        """The better a move looks, the more attention; what quick play would do gets most."""
        best = 0.0
        for move in moves:
            if node.children[move].guess > best:
                best = node.children[move].guess
        for move in moves:
            gap = best - node.children[move].guess
            share = 1.0 / (1.0 + 20.0 * gap)
            node.children[move].share = 1.0 if move == habit else HABIT * share

    def _carry_back(self, worth: list[float]) -> None:
        for at in range(len(self._path)):
            node, owner = self._path[at], self._owners[at]
            node.note(worth[owner] if owner >= 0 else worth[0])
