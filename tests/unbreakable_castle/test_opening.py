"""Opening cards, and passing the turn and the deal."""

from garrison.core.contract import ONLOOKER, OVER
from garrison.games.unbreakable_castle.face.names import cell_names
from garrison.games.unbreakable_castle.rules import events
from unbreakable_castle.arranging import POOR, Arranged, castle_game, kinds


def test_the_first_card_of_a_deal_may_be_any() -> None:
    """Ruling 2."""
    assert Arranged().lines() == {f"open {cell}" for cell in cell_names(3, 4)}


def test_a_later_card_must_touch_an_open_one_by_a_side() -> None:
    """Ruling 2, UC 14."""
    table = Arranged(field={"b2": 2})
    assert table.lines() == {"open b1", "open a2", "open c2", "open b3"}
    assert table.why_not("open a1") == "not-adjacent"
    assert table.why_not("open d2") == "not-adjacent"
    assert table.why_not("open b2") == "already-open"


def test_opening_is_compulsory() -> None:
    """Case 1."""
    assert Arranged().why_not("end turn") == "not-now"


def test_a_connected_field_always_offers_a_card() -> None:
    """Case 1."""
    table = Arranged(field=dict(zip(cell_names(3, 4)[:11], range(2, 13), strict=True)))
    assert table.lines() == {"open d3"}


def test_an_opened_card_stays_face_up_in_its_place() -> None:
    table = Arranged()
    table.open("b2", 2)
    assert table.game.write(table.state)["field"] == {"b2": 2}


def test_the_view_counts_the_cards_left_to_deal() -> None:
    """Those laid out face down lie in the deck no more; a card that is turned over never did."""
    table = Arranged()
    cards, cells = len(table.game.contents.cards), len(cell_names(3, 4))
    assert table.game.view(table.game.start(), ONLOOKER)["deck"] == cards
    assert table.game.view(table.state, ONLOOKER)["deck"] == cards - cells
    table.open("b2", 2)
    assert table.game.view(table.state, ONLOOKER)["deck"] == cards - cells


def test_the_first_card_of_a_deal_has_only_its_centre() -> None:
    """Case 5."""
    told = Arranged().open("b2", 12)
    assert kinds(told) == [events.OPENED, events.BONUS_TAKEN]


def test_joints_between_cards_already_open_do_not_fire_again() -> None:
    """Case 5."""
    table = Arranged(field={"a1": 77, "a2": 97}, goods={"A": {}})
    told = table.open("b1", 2)
    assert events.FOUND not in kinds(told)


def test_open_cards_of_an_earlier_deal_do_not_count() -> None:
    """Case 3."""
    field = dict(zip(cell_names(3, 4)[:11], range(2, 13), strict=True))
    table = Arranged(field=field, goods={"A": POOR, "B": POOR}, turn="B")
    table.open("d3", 2 + 11)
    if table.stage() == "market":
        table.play("end turn")
    assert table.lines() == {f"open {cell}" for cell in cell_names(3, 4)}


def test_the_turn_passes_to_the_left() -> None:
    table = Arranged("seats=3", goods={"A": POOR, "B": POOR, "C": POOR})
    table.open("b2", 2)
    assert table.actor() == "B"


def test_the_dealer_opens_the_last_card_and_the_deal_passes_to_the_left() -> None:
    """Ruling 22, case 35: the new dealer's left neighbour begins, though that breaks the order."""
    field = dict(zip(cell_names(3, 4)[:11], range(2, 13), strict=True))
    goods = {seat: {"wood": 1} for seat in "ABC"}
    table = Arranged("seats=3", field=field, dealer="C", goods=goods)
    assert table.actor() == "C"
    table.open("d3", 24)
    assert table.stage() == "market", "the deal ends only after the last opener's trade"
    told = table.play("end turn")
    assert events.DEALT in kinds(told)
    written = table.game.write(table.state)
    assert (written["dealer"], written["turn"]) == ("A", "B")
    assert written["discard"] == [*range(2, 13), 24]


def test_everybody_opens_equally_many_cards_in_a_deal() -> None:
    """Ruling 22."""
    table = Arranged("seats=3&trade=off", goods=dict.fromkeys("ABC", POOR))
    openers = []
    for cell, card in zip(
        cell_names(3, 4), (2, 7, 16, 17, 24, 26, 28, 30, 33, 35, 37), strict=False
    ):
        openers.append(table.actor())
        table.open(cell, card)
        if table.stage() == "market":
            table.play("end turn")
    openers.append(table.game.seat_letter(int(table.state.seat)))
    assert openers == list("ABC") * 4


def test_the_last_card_waits_until_its_owner_opens_it() -> None:
    """Whoever is asked in secret has decided before: to others they are still deciding."""
    field = dict(zip(cell_names(3, 4)[:10], range(2, 12), strict=True))
    table = Arranged("seats=2&trade=off", field=field, goods={"A": POOR, "B": POOR})
    table.open("c3", 35)
    assert table.actor() == "B"
    assert table.lines() == {"open d3"}


def test_cards_have_no_upside_down() -> None:
    """Case 2: nothing but the card itself is decided when it is opened."""
    table = Arranged()
    table.play("open a1")
    assert len(table.lines()) == 100
    assert set(table.state.weights()) == {1}


def test_a_short_deck_stays_on_top_and_the_discard_is_shuffled_under_it() -> None:
    """Ruling 21, case 46."""
    seen = [card for card in range(1, 101) if card not in (14, 27, 50)]
    field = dict(zip(cell_names(3, 4)[:11], seen, strict=False))
    table = Arranged(field=field, discard=seen[12:], goods={"A": POOR, "B": POOR}, turn="B")
    table.play("open d3", f"card {seen[11]}")
    if table.stage() == "market":
        table.play("end turn")
    assert table.state.older == 3
    assert table.state.pile.size() == 100
    table.play("open a1")
    assert table.lines() == {"card 14", "card 27", "card 50"}


def test_behind_the_old_rest_lie_cards_of_the_old_discard() -> None:
    """Case 46."""
    table = Arranged(old_deck={"cells": 3, "cards": [14, 27, 50]})
    table.play("open d1")
    assert len(table.lines()) == 97
    assert not {"card 14", "card 27", "card 50"} & table.lines()


def test_a_card_can_be_read_only_where_it_may_lie() -> None:
    table = Arranged(field={"a1": 2})
    table.play("open b1")
    assert table.why_not("card 2") == "card-elsewhere"


def test_a_card_with_four_open_neighbours_resolves_every_joint() -> None:
    """Case 4: two resources, four portraits and the centre at most."""
    ring = {"a1": 2, "b1": 4, "c1": 24, "a2": 42, "c2": 31, "a3": 7, "b3": 16, "c3": 26}
    table = Arranged(field=ring, goods={"A": {"mana": 9}, "B": {}})
    told = table.open("b2", 59)
    assert kinds(told).count(events.FOUND) <= 2
    meetings = (events.BEFRIENDED, events.DEFEATED, events.FLED)
    assert 2 <= sum(kind in meetings for kind in kinds(told)) <= 4
    assert events.BONUS_TAKEN in kinds(told)


def test_the_game_can_go_on_for_several_decks() -> None:
    """Ruling 21: reshuffled again and again, all cards stay in the game."""
    game = castle_game("seats=6&trade=off")
    state = game.start()
    inventory = game.inventory(state)
    for _ in range(2000):
        if state.actor() == OVER:
            break
        moves = [move for move in state.moves() if not game.say(state, move).startswith("build")]
        state.play(moves[0])
        assert game.inventory(state) == inventory
    assert state.actor() != OVER
