"""Odds before opening, and the way to each part."""

from itertools import islice
from random import Random

import pytest

from garrison.core.contract import ONLOOKER
from garrison.core.documents import Json
from garrison.core.game import View
from garrison.games.unbreakable_castle.face.game import CastleGame
from garrison.games.unbreakable_castle.face.upcoming import MissingParts, cell_odds
from garrison.games.unbreakable_castle.face.view_types import CellOdds
from garrison.games.unbreakable_castle.rules import events
from garrison.games.unbreakable_castle.rules.opening import OPEN_STAGE
from garrison.games.unbreakable_castle.rules.position import OVER_STAGE, READ
from garrison.games.unbreakable_castle.rules.state import Castle
from garrison.games.unbreakable_castle.rules.turn import MARKET_STAGE
from unbreakable_castle.arranging import POOR, Arranged, castle_game
from unbreakable_castle.playing import positions


def cells(table: Arranged, seat: int = 0) -> dict[str, CellOdds]:
    return {cell["cell"]: cell for cell in cell_odds(table.state, seat)}


def joints(table: Arranged, cell: str, seat: int = 0) -> dict[str, View]:
    return {joint["joint"]: joint for joint in cells(table, seat)[cell]["joints"]}


def part(table: Arranged, name: str) -> View:
    return next(each for each in MissingParts().of(table.state, 0) if each["part"] == name)


def test_a_lone_first_card_has_no_joints_to_come() -> None:
    alone = cells(Arranged())["a1"]
    assert (alone["joints"], alone["any"]) == ([], (0, 100))


def test_under_clay_22_of_99_cards_complete_the_joint() -> None:
    """Card 77 has clay at its bottom; of 22 clay tops its own is seen."""
    found = joints(Arranged(field={"a1": 77}), "a2")["top"]
    assert found == {"joint": "top", "odds": (21, 99), "resource": "clay", "count": (3, 3)}


def test_with_the_horn_the_count_is_doubled() -> None:
    found = joints(Arranged(field={"a1": 77}, horns={"light": "A"}), "a2")["top"]
    assert found["count"] == (6, 6)


def test_above_an_open_card_the_count_depends_on_what_comes() -> None:
    found = joints(Arranged(field={"a2": 77}), "a1")["bottom"]
    assert found["odds"] == (21, 99)
    assert found["count"] == (2, 4)


@pytest.mark.parametrize(
    ("race", "mana", "golem", "vampire"),
    [
        ("human", 1, "ally", "enemy"),
        ("human", 0, "ally", "flight"),
        ("vampire", 0, "friend", "ally"),
        ("orc", 2, "enemy", "ally"),
    ],
)
def test_it_says_how_a_character_would_be_met(
    race: str, mana: int, golem: str, vampire: str
) -> None:
    table = Arranged(field={"a1": 77}, races=[race, "elf"], goods={"A": {"mana": mana}, "B": POOR})
    found = joints(table, "b1")
    assert found["left-upper"]["race"] == "golem"
    assert found["left-upper"]["meets"] == golem
    assert found["left-lower"]["meets"] == vampire
    assert found["left-upper"]["odds"] == (20, 99)


def test_cards_already_seen_do_not_count() -> None:
    golems = [
        card.number for card in castle_game().contents.cards if card.left[0]["race"] == "golem"
    ]
    found = joints(Arranged(field={"a1": 77}, discard=golems[:15]), "b1")
    assert found["left-upper"]["odds"] == (5, 84)


def test_after_a_reshuffle_old_and_new_cells_have_their_own_odds() -> None:
    table = Arranged(field={"a1": 77}, old_deck={"cells": 2, "cards": [3]}, discard=[])
    assert joints(table, "b1")["left-upper"]["odds"] == (1, 1)
    assert cells(table)["a2"]["any"] != (1, 1)


def test_odds_agree_with_what_every_possible_card_does() -> None:
    """The foreseen odds of any joint, counted by opening each candidate."""
    game = castle_game("seats=2")
    joint_events = (events.FOUND, events.BEFRIENDED, events.DEFEATED, events.FLED)
    checked = 0
    for state in islice(positions(game, seed=2), 60, 200):
        if state.stage != OPEN_STAGE or state.opened < 3:
            continue
        for foreseen in cell_odds(state, int(state.seat)):
            chosen = state.copy()
            chosen.play(game.move(chosen, f"open {foreseen['cell']}"))
            hits = 0
            for move in chosen.moves():
                hits += bool(_read_to_the_end(game, chosen.copy(), move) & set(joint_events))
            assert foreseen["any"] == (hits, len(chosen.moves()))
            checked += 1
    assert checked > 10


def _read_to_the_end(game: CastleGame, state: Castle, move: int) -> set[int]:
    """Every kind of event until the opened card is read; questions get their first answer."""
    told = {event.kind for event in game.play(state, game.say(state, move))}
    while state.step < READ and state.stage not in (OPEN_STAGE, OVER_STAGE):
        told |= {event.kind for event in game.play(state, game.say(state, state.moves()[0]))}
    return told


def test_a_part_that_can_be_paid_lacks_nothing() -> None:
    table = Arranged(goods={"A": {"clay": 2, "stone": 2}})
    assert part(table, "wall") == {"part": "wall", "lacks": {}, "exchanges": []}


def test_the_cheapest_exchange_uses_what_the_part_can_spare() -> None:
    table = Arranged(goods={"A": {"clay": 2, "stone": 1, "wood": 3}})
    assert part(table, "wall") == {
        "part": "wall",
        "lacks": {"stone": 1},
        "exchanges": [{"with": "bank", "give": "wood", "get": "stone"}],
    }


def test_a_gold_is_cheaper_than_three_swaps() -> None:
    table = Arranged(goods={"A": {"wood": 8, "ore": 1, "clay": 9, "gold": 1}})
    assert part(table, "gates")["exchanges"] == [{"with": "bank", "give": "gold", "get": "ore"}]


def test_a_trader_is_used_where_it_is_cheaper() -> None:
    document: dict[str, Json] = {"stage": "market", "field": {"a1": 18}, "cell": "a1", "turn": "A"}
    goods: Json = {"A": {"wood": 7, "ore": 4, "clay": 3}}
    table = Arranged(**document, goods=goods, trader_uses=3)
    assert part(table, "gates")["exchanges"] == [{"with": "trader", "give": "clay", "get": "wood"}]
    table = Arranged(**document, goods=goods)
    assert part(table, "gates")["exchanges"] == [{"with": "bank", "give": "clay", "get": "wood"}]


def test_what_cannot_be_reached_is_said_to_be_out_of_reach() -> None:
    table = Arranged(goods={"A": {"wood": 2}})
    assert part(table, "gates")["exchanges"] is None


def test_the_told_exchanges_really_make_the_part_affordable() -> None:
    game, checked = castle_game("seats=2"), 0
    for state in positions(game, seed=6):
        if state.stage != MARKET_STAGE:
            continue
        for foreseen in MissingParts().of(state, int(state.seat)):
            if not foreseen["exchanges"] or state.has_built:
                continue
            after = state.copy()
            for step in foreseen["exchanges"]:
                verb = "exchange" if step["with"] == "bank" else "barter"
                game.play(after, f"{verb} {step['give']} for {step['get']}")
            assert game.why_not(after, f"build {foreseen['part']}") is None
            checked += 1
    assert checked > 5


@pytest.mark.parametrize("options", ["seats=2", "seats=3&bank=strict"])
def test_what_is_remembered_of_other_positions_is_what_is_found_anew(options: str) -> None:
    """A game that has seen nothing else must agree."""
    game, dice, checked = castle_game(options), Random(4), 0
    for state in islice(positions(game, seed=4), 600):
        if dice.random() < 0.1:
            fresh = castle_game(options)
            for seat in (ONLOOKER, *range(game.seats)):
                assert game.view(state, seat) == fresh.view(fresh.read(game.write(state)), seat)
                checked += 1
    assert checked > 100
