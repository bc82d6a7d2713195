"""Dice nobody can choose: row 8 of the review."""

from dataclasses import replace

import pytest

from garrison.api import load
from garrison.core.contract import OVER
from garrison.core.errors import BadDocument
from garrison.core.fairness import FairDice, draw_key, seed_from_number
from garrison.core.records import Record, read_record, write_record
from garrison.core.replays import verify
from garrison.table.actions import joining, playing, seating, undoing
from garrison.table.messages.server import Enter
from garrison.table.model import snapshots
from garrison.table.model.people import PersonId
from garrison.table.model.settings import TableSettings
from garrison.table.model.table import Table
from table.tables import at, race, refusal, seat

ANNS, BOBS = "0" * 32, "f" * 32


def play_out(table: Table, person: PersonId) -> Record:
    """Roll to the end."""
    while table.history.state.actor() != OVER:
        playing.move(table, person, "roll", table.version)
    return read_record(write_record(table.record()))


def contributed(*nonces: str) -> tuple[Table, PersonId]:
    """A table where Ann holds every seat and these nonces were contributed."""
    table = race()
    ann = seat(table, "Ann", [0, 1])
    for nonce in nonces:
        seating.contribute(table, ann, nonce)
    return table, ann


def test_08_what_people_contribute_changes_every_draw() -> None:
    seed = seed_from_number(1)
    keys = {draw_key(seed, nonces) for nonces in ((), (ANNS,), (ANNS, BOBS), (BOBS, ANNS))}
    assert len(keys) == 4


def test_08_the_key_is_the_hmac_of_the_contributions() -> None:
    assert draw_key(seed_from_number(1), (ANNS, BOBS)).hex() == (
        "4b1c236782074acdea37f27a4746000682679dbeb01ca7037c7daeb8f0cdb980"
    )


def test_08_a_record_names_the_contributions_and_proves_both_parts() -> None:
    table, ann = contributed(ANNS, BOBS)
    record = play_out(table, ann)
    assert record.header.nonces == (("Ann", ANNS), ("Ann", BOBS))
    assert verify(record, table.game) > 0


def test_08_a_record_with_another_contribution_does_not_hold() -> None:
    table, ann = contributed(ANNS)
    record = play_out(table, ann)
    forged = replace(record, header=replace(record.header, nonces=(("Ann", BOBS),)))
    with pytest.raises(BadDocument) as caught:
        verify(forged, table.game)
    assert caught.value.faults[0].reason.id == "record-dice"


def test_08_a_record_without_contributions_still_holds() -> None:
    table, ann = contributed()
    record = play_out(table, ann)
    assert '"nonces"' not in write_record(record)
    assert verify(record, table.game) > 0


def test_08_after_the_first_draw_a_contribution_comes_too_late() -> None:
    table, ann = contributed(ANNS)
    playing.move(table, ann, "roll", table.version)
    seating.contribute(table, ann, BOBS)
    assert table.history.nonces == [("Ann", ANNS)]


def test_08_going_back_before_the_first_draw_does_not_open_the_dice_again() -> None:
    table, ann = contributed(ANNS)
    playing.move(table, ann, "roll", table.version)
    first = list(at(table).places)
    undoing.undo(table, ann, table.version, None)
    seating.contribute(table, ann, BOBS)
    playing.move(table, ann, "roll", table.version)
    assert at(table).places == first


def test_08_contributions_are_stored() -> None:
    table, ann = contributed(ANNS)
    seed = table.history.seed
    again = snapshots.load("t", table.game, seed, snapshots.save(table), [], lambda: 0.0)
    playing.move(table, ann, "roll", table.version)
    playing.move(again, ann, "roll", again.version)
    assert at(again).places == at(table).places
    assert FairDice(again.history.dice.key).key == table.history.dice.key


def test_08_nonsense_is_no_contribution() -> None:
    table, ann = contributed()
    assert refusal(seating.contribute, table, ann, "luck") == "table-bad-nonce"


def waiting() -> Table:
    """A table of Bastion for two that waits for both; Ann sits at it."""
    settings = TableSettings(wait_for_all=True)
    table = Table("abc", load("bastion/2018?seats=2"), settings, seed_from_number(1), lambda: 0.0)
    joining.enter(table, Enter(name="Ann", key="", seats=[0], nonce=ANNS))
    table.advance()
    return table


def test_08_a_table_that_waits_for_all_draws_nothing_before_everybody_has_contributed() -> None:
    table = waiting()
    assert table.is_waiting()
    assert not table.history.moves
    joining.enter(table, Enter(name="Bob", key="", seats=[1], nonce=BOBS))
    assert not table.is_waiting()
    assert table.history.moves
    assert table.history.nonces == [("Ann", ANNS), ("Bob", BOBS)]
    record = table.record()
    record.seed = table.history.seed.hex()
    assert verify(record, table.game) > 0


def test_08_an_onlooker_who_joins_a_waiting_table_contributes_and_begins_it_by_sitting_down() -> (
    None
):
    table = waiting()
    bob = joining.enter(table, Enter(name="Bob", key="", seats=[], nonce=BOBS)).person
    assert not table.history.moves
    seating.sit(table, bob, 1)
    assert table.history.moves
    assert table.history.nonces == [("Ann", ANNS), ("Bob", BOBS)]


def test_08_a_bot_on_the_last_seat_lets_a_waiting_game_begin() -> None:
    table = waiting()
    seating.seat_bot(table, 1, 1, "random")
    assert table.history.moves


def test_08_a_waiting_table_is_stored_and_still_waits() -> None:
    table = waiting()
    saved, seed = snapshots.save(table), table.history.seed
    again = snapshots.load("abc", table.game, seed, saved, [], lambda: 0.0)
    again.advance()
    assert again.is_waiting()
    joining.enter(again, Enter(name="Bob", key="", seats=[1], nonce=BOBS))
    assert again.history.nonces == [("Ann", ANNS), ("Bob", BOBS)]
