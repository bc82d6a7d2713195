"""Tree search: when it stops, and what it keeps for the next decision."""

from time import monotonic

import pytest
from librt.random import Random

from garrison import load
from garrison.bots import bot
from garrison.bots.engine.budget import Budget
from garrison.bots.engine.tree import TreeSearch
from garrison.bots.evaluators import evaluator_of
from garrison.bots.kept_tree import KeptTree
from garrison.core.contract import CHANCE, Move, State
from garrison.core.game import Game

LIMIT = 2000


def siege(
    decisions: int, name: str = "last-bastion?heroes=random&seats=2"
) -> tuple[Game[State], State]:
    """A siege in which somebody decides after so many other decisions of quick play."""
    game, dice = load(name), Random(3)
    evaluator, state = evaluator_of(game), game.start()
    while decisions or state.actor() == CHANCE:
        if state.actor() == CHANCE:
            state.play(state.outcome(dice.randrange(state.total_weight())))
        else:
            state.play(evaluator.pick(state, state.moves(), dice))
            decisions -= 1
    return game, state


def search(game: Game[State], state: State, limit: int = LIMIT) -> TreeSearch:
    budget = Budget(limit, 0.0, monotonic)
    return TreeSearch(evaluator_of(game), [state.copy()], Random(5), budget)


def favourite(tree: TreeSearch) -> Move:
    """The move that was tried most."""
    return max(tree.root.children, key=lambda move: tree.root.children[move].visits)


@pytest.mark.parametrize("decisions", [6, 10, 14, 18])
def test_a_thought_that_stops_when_it_is_settled_makes_the_same_choice(decisions: int) -> None:
    game, state = siege(decisions)
    whole, short = search(game, state), search(game, state)
    whole.run()
    short.run(until_settled=True)
    assert whole.budget.nodes >= LIMIT
    assert short.budget.nodes <= whole.budget.nodes
    assert favourite(short) == favourite(whole)


def test_some_thoughts_are_settled_early() -> None:
    spent = []
    for decisions in (6, 10, 14, 18):
        tree = search(*siege(decisions))
        tree.run(until_settled=True)
        spent.append(int(tree.budget.nodes))
    assert min(spent) < LIMIT


def test_the_next_decision_goes_on_with_what_the_last_one_found() -> None:
    game, state = siege(6)
    first, kept = search(game, state), KeptTree()
    first.run()
    move = next(move for move in first.root.children if _leads_to_a_decision(state, move))
    kept.keep(first, move)
    state.play(move)
    second = search(game, state)
    kept.resume(second)
    assert second.root is first.root.children[move]
    assert second.budget.limit < LIMIT


def test_nothing_is_kept_for_another_position() -> None:
    game, state = siege(6)
    first, kept = search(game, state), KeptTree()
    first.run()
    kept.keep(first, favourite(first))
    elsewhere = search(*siege(14))
    before = elsewhere.root
    kept.resume(elsewhere)
    assert elsewhere.root is before
    assert elsewhere.budget.limit == LIMIT


def test_a_bot_thinks_less_about_what_it_has_just_thought_about() -> None:
    game, state = siege(6)
    same, fresh = bot("search?nodes=2000"), bot("search?nodes=2000")
    move = same.think(game, state, state.actor(), 1).move
    assert _leads_to_a_decision(state, move)
    state.play(move)
    remembered = same.think(game, state, state.actor(), 2)
    assert remembered.nodes < fresh.think(game, state, state.actor(), 2).nodes


def _leads_to_a_decision(state: State, move: Move) -> bool:
    twin = state.copy()
    twin.play(move)
    return twin.actor() >= 0
