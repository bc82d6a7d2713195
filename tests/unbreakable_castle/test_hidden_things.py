"""What a seat may know, and what it must not."""

import itertools
import json
from collections import Counter
from collections.abc import Sequence

import pytest
from librt.random import Random

from garrison.core.contract import CHANCE, ONLOOKER, OVER
from garrison.core.game import Event, View
from garrison.core.playout import random_move
from garrison.games.unbreakable_castle.face.determinization import draw_assignment
from garrison.games.unbreakable_castle.face.view_types import Player
from garrison.games.unbreakable_castle.rules import events
from unbreakable_castle.arranging import Arranged, castle_game, quest
from unbreakable_castle.playing import positions

OWN = {"seat", "market", "stage", "upcoming"}
"""Parts of a view that differ from seat to seat; so do the quests before a player."""


def seen(table: Arranged, seat: int) -> str:
    return json.dumps(table.game.view(table.state, seat), sort_keys=True)


@pytest.mark.parametrize("seats", [2, 4])
def test_what_a_seat_cannot_know_never_changes_its_view(seats: int) -> None:
    """Case 8: at every moment of whole games, with the others' quests laid anew."""
    game, dice = castle_game(f"seats={seats}"), Random(3)
    for state in positions(game, seed=seats):
        if dice.randrange(4):
            continue
        for seat in game.viewpoints():
            twin = game.determinize(state, seat, dice)
            assert json.dumps(game.view(twin, seat)) == json.dumps(game.view(state, seat))


def test_two_positions_that_differ_in_a_hidden_quest_look_alike_until_it_is_turned_up() -> None:
    """Case 8: the same moves played in both."""
    compared = 0
    for seed in range(12):
        one, two = (
            Arranged(
                "seats=3",
                races=["human", "necromancer", "elf"],
                quests={"B": [quest(held)], "C": [quest("light-2")]},
            )
            for held in ("dark-1", "dark-9")
        )
        dice = Random(seed)
        while one.state.actor() != OVER:
            move = random_move(one.state, dice)
            if not two.state.allows(move):
                break
            one.state.play(move)
            two.state.play(move)
            if one.state.spent[1] != two.state.spent[1] or one.state.stage != two.state.stage:
                break
            assert seen(one, 0) == seen(two, 0)
            compared += 1
    assert compared > 200


def test_every_field_of_a_view_is_public_or_the_seats_own() -> None:
    """Case 8: seats differ in their own quests, market, question and upcoming, in nothing else."""
    game = castle_game("seats=3")
    for state in itertools.islice(positions(game, seed=8), 0, None, 5):
        public = game.view(state, ONLOOKER)
        for seat in range(3):
            view = game.view(state, seat)
            assert _different(view, public) <= {*OWN, "players"}
            _check_players(view["players"], public["players"], seat)


def _different(one: View, other: View) -> set[str]:
    assert one.keys() == other.keys()
    return {key for key in one if one[key] != other[key]}


def _check_players(mine: Sequence[Player], public: Sequence[Player], seat: int) -> None:
    for player, (own, told) in enumerate(zip(mine, public, strict=True)):
        if player != seat:
            assert own == told
        assert _different(own, told) <= {"quests"}
        assert len(own["quests"]) == len(told["quests"])


def test_faces_of_unopened_cards_are_in_no_view() -> None:
    """Case 8: every card number in a view is of an open or a discarded card."""
    game = castle_game("seats=2")
    for state in itertools.islice(positions(game, seed=5), 0, None, 9):
        view = game.view(state, 0)
        field = view["field"]
        assert isinstance(field, dict)
        for cell, card in zip(field["cells"], state.field, strict=True):
            assert (cell["card"] is None) == (card == -1)
        assert isinstance(view["deck"], int), "of the deck only its size is told"


def test_the_state_knows_no_order_either() -> None:
    """Every face-down card is as likely as any other until it is opened."""
    table = Arranged(discard=[1, 2, 3])
    table.play("open c2")
    assert len(table.lines()) == 97
    assert table.state.weights() == [1] * 97


@pytest.mark.parametrize("kind", range(len(events.EVENTS.declared)))
def test_every_event_is_told_alike_to_all_but_a_drawn_quest(kind: int) -> None:
    game = castle_game("seats=3")
    deal = game.parse(game.start(), "offer B 1 wood for 1 ore") >> 16
    event = Event(kind, 1, 17, 1, 1) if kind == events.TRADER_MET else Event(kind, 1, 1, 1, 0)
    if kind in (events.OFFERED, events.COUNTERED, events.AGREED):
        event = Event(kind, 1, 0, deal)
    if kind == events.BARTERED:
        event = Event(kind, 1, 1, 1, 17)
    told = {seat: json.dumps(game.describe_event(event, seat)) for seat in game.viewpoints()}
    if kind == events.QUEST_DRAWN:
        assert told[1] != told[0] == told[2] == told[ONLOOKER]
    else:
        assert len(set(told.values())) == 1


def test_others_hear_the_same_whichever_quest_is_drawn() -> None:
    game = castle_game("seats=2")
    heard = {json.dumps(game.describe_event(Event(events.QUEST_DRAWN, 1, q), 0)) for q in range(20)}
    assert len(heard) == 1


def test_only_the_drawer_overhears_which_quest_is_drawn() -> None:
    table = Arranged(races=["elf", "orc"], turn="A")
    table.open("a1", 9)
    move = table.state.moves()[0]
    assert [table.game.is_visible(table.state, move, seat) for seat in (ONLOOKER, 0, 1)] == [
        False,
        True,
        False,
    ]


def test_moves_in_the_open_are_overheard_by_all() -> None:
    table = Arranged()
    for line in ("open b2", "card 2"):
        move = table.game.move(table.state, line)
        assert all(table.game.is_visible(table.state, move, seat) for seat in (ONLOOKER, 0, 1))
        table.state.play(move)


def asked_about_a_demon() -> Arranged:
    table = Arranged(
        field={"a1": 12},
        races=["gnome", "orc"],
        goods={"A": {"mana": 1}, "B": {}},
        quests={"A": [quest("light-4"), quest("light-7")]},
        turn="A",
    )
    table.open("b1", 43)
    assert table.stage() == "friend"
    return table


def test_others_are_not_shown_that_a_player_is_asked_about_a_friend() -> None:
    """Case 45: to them it looks like the market."""
    table = asked_about_a_demon()
    mine, theirs = table.game.view(table.state, 0), table.game.view(table.state, 1)
    assert mine["stage"] == "friend"
    assert table.game.question(table.state, 0) == {"ask": "friend", "race": "demon"}
    assert theirs["stage"] == "market"
    assert table.game.question(table.state, 1) == {"ask": "market"}
    assert not table.game.is_visible(table.state, table.game.move(table.state, "befriend"), 1)


def test_a_refusal_does_not_give_the_secret_question_away() -> None:
    """Case 45."""
    table = asked_about_a_demon()
    asked = table.game.why_not(table.state, "open a2")
    table.play("befriend")
    assert table.game.why_not(table.state, "open a2") == asked


def test_who_imagines_a_player_being_asked_imagines_a_reason() -> None:
    """The game stands still, so the player must hold a quest that wants the race defeated."""
    table = asked_about_a_demon()
    for seed in range(40):
        twin = table.game.determinize(table.state, 1, Random(seed))
        held = table.game.names.of_quests(int(twin.hands[0]))
        assert len(held) == 2
        assert {"light-4", "light-5"} & set(held)
        assert twin.moves() == table.state.moves()


def test_whoever_is_asked_in_secret_decided_last() -> None:
    """So others can be shown that they are still about to decide."""
    asked = 0
    for seats, seed in itertools.product(range(2, 7), range(40)):
        game, dice = castle_game(f"seats={seats}&per_player=6"), Random(seed)
        state, decided = game.start(), ONLOOKER
        while state.actor() != OVER:
            decided = state.actor() if state.actor() != CHANCE else decided
            state.play(random_move(state, dice))
            if game.asks_in_secret(state):
                assert state.actor() == decided
                asked += 1
    assert asked > 20


def test_choosing_among_several_quests_is_secret_too() -> None:
    table = Arranged(
        field={"a1": 7},
        races=["human", "orc"],
        goods={"A": {"mana": 2}, "B": {}},
        quests={"A": [quest("light-1"), quest("light-3")]},
        turn="A",
    )
    table.open("b1", 12)
    assert table.game.view(table.state, 1)["stage"] == "market"
    for seed in range(20):
        twin = table.game.determinize(table.state, 1, Random(seed))
        assert len(twin.moves()) >= 2


def test_others_do_not_hear_which_of_several_quests_is_chosen() -> None:
    """That there was a choice would tell that a second held quest fits as well."""
    table = Arranged(
        races=["human", "orc"],
        field={"a1": 7},
        goods={"A": {"mana": 2}},
        quests={"A": [quest("light-1"), quest("light-3")]},
        turn="A",
    )
    table.open("b1", 12)
    assert table.stage() == "fulfil"
    move = table.game.parse(table.state, "fulfil light-1")
    heard = {
        seat: table.game.is_visible(table.state, move, seat) for seat in table.game.viewpoints()
    }
    assert heard == {0: True, 1: False, ONLOOKER: False}


def test_a_seat_imagines_its_own_quests_as_they_are() -> None:
    table = Arranged(
        races=["human", "elf"], quests={"A": [quest("light-1")], "B": [quest("light-2")]}
    )
    for seed in range(20):
        twin = table.game.determinize(table.state, 0, Random(seed))
        assert twin.hands[0] == table.state.hands[0]
        assert twin.hands[1] != twin.hands[0]


def test_spent_quests_are_seen_by_all_and_never_imagined() -> None:
    table = Arranged(races=["human", "orc"], quests={"A": [quest("light-1")]}, spent=["light-2"])
    held = {
        name
        for seed in range(200)
        for name in table.game.names.of_quests(
            int(table.game.determinize(table.state, 1, Random(seed)).hands[0])
        )
    }
    assert held == {f"light-{number}" for number in (1, 3, 4, 5, 6, 7, 8, 9, 10)}


def test_a_quest_that_would_have_had_to_be_turned_up_is_ruled_out() -> None:
    """Quests are compulsory: who defeats a werewolf and turns nothing up holds no such quest."""
    table = Arranged(
        field={"a1": 7},
        races=["human", "orc"],
        goods={"A": {"mana": 2}, "B": {}},
        quests={"A": [quest("light-6")]},
        turn="A",
    )
    table.open("b1", 12)
    players = table.game.view(table.state, 1)["players"]
    assert isinstance(players, list)
    assert players[0]["quests"] == [
        {"could_be": ["light-2", "light-4", *(f"light-{number}" for number in range(6, 11))]}
    ]


def test_after_a_reshuffle_quests_held_and_quests_drawn_come_from_different_cards() -> None:
    held = [quest(f"light-{number}") for number in range(1, 8)]
    spent = ["light-8", "light-9", "light-10"]
    table = Arranged(races=["elf", "orc"], quests={"A": held}, spent=spent, turn="A")
    table.open("a1", 9)
    table.play("quest light-9")
    for seed in range(30):
        twin = table.game.determinize(table.state, 1, Random(seed))
        names = set(table.game.names.of_quests(int(twin.hands[0])))
        assert {f"light-{number}" for number in range(1, 8)} <= names
        assert len(names & set(spent)) == 1


def brute_force(slots: list[int], free: list[int], deck: int) -> Counter[tuple[int, ...]]:
    """Every way to lay the free quests, with how many orders of the deck go with it."""
    ways: Counter[tuple[int, ...]] = Counter()
    for order in itertools.permutations(free):
        laid, rest = order[: len(slots)], order[len(slots) :]
        fits = all(slot >> card & 1 for slot, card in zip(slots, laid, strict=True))
        if fits and all(deck >> card & 1 for card in rest):
            ways[laid] += 1
    return ways


def test_imagined_quests_follow_the_exact_chances() -> None:
    """All ways are equally likely, ruled-out quests and older ones considered."""
    slots, free, deck = [0b011110, 0b000111, 0b110000], [0, 1, 2, 3, 4, 5], 0b001111
    exact, dice = brute_force(slots, free, deck), Random(1)
    drawn = Counter(tuple(draw_assignment(slots, 0b111111, deck, dice)) for _ in range(20_000))
    assert drawn.keys() == exact.keys()
    assert len(set(exact.values())) == 1
    for way in exact:
        assert drawn[way] / 20_000 == pytest.approx(1 / len(exact), abs=0.012)
