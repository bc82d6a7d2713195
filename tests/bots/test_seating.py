"""Which seats share a mind, and what bots remember."""

from garrison import load
from garrison.bots import bot
from garrison.bots.plan_cache import KEPT, PlanCache
from garrison.bots.seating import seated


def test_where_nothing_is_hidden_one_mind_plays_all_seats_of_a_name() -> None:
    players = [bot(name) for name in ("search", "greedy", "search", "search?nodes=5")]
    found = seated(load("bastion/2018?seats=4"), players)
    assert found[0] is found[2]
    assert len({id(player) for player in found}) == 3


def test_where_quests_are_hidden_every_seat_thinks_for_itself() -> None:
    players = [bot("search") for _ in range(4)]
    assert seated(load("unbreakable-castle?seats=4"), players) == players


def test_plans_of_several_tables_are_remembered_side_by_side() -> None:
    game = load("bastion/2018?seats=1")
    plan_cache, tables = PlanCache(), []
    for number in range(KEPT):
        state = game.start()
        for _ in range(number):
            state.play(state.moves()[0])
        plan_cache.note(state, [state.moves()[0]], number / KEPT)
        tables.append(state)
    for number, state in enumerate(tables):
        assert plan_cache.next(state) == (state.moves()[0], number / KEPT)


def test_a_plan_is_forgotten_once_there_are_too_many_newer_ones() -> None:
    game = load("bastion/2018?seats=1")
    plan_cache, old = PlanCache(), game.start()
    plan_cache.note(old, [old.moves()[0]], 0.5)
    state = game.start()
    for _ in range(KEPT):
        state.play(state.moves()[0])
        plan_cache.note(state, [state.moves()[0]], 0.5)
    assert plan_cache.next(old) is None
