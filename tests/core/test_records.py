import hashlib
import json
from dataclasses import replace

import pytest

from core.games import GAME, SEED, recorded
from garrison.core.contract import CHANCE
from garrison.core.documents import Document
from garrison.core.errors import BadDocument
from garrison.core.fairness import seed_from_number
from garrison.core.records import read_record, write_record
from garrison.core.replays import replay, verify

RECORD = recorded()
TEXT = write_record(RECORD)


def refusal(text: str) -> tuple[str, str]:
    """Where and why a record is refused, by reading, replaying or proving it."""
    with pytest.raises(BadDocument) as caught:
        verify(read_record(text), GAME)
    fault = caught.value.faults[0]
    return fault.place, fault.reason.id


def with_move(n: int, move: str) -> list[str]:
    return [*RECORD.moves[: n - 1], move, *RECORD.moves[n:]]


def test_a_record_written_and_read_back_is_the_same() -> None:
    assert read_record(TEXT) == RECORD


def test_a_record_replays_to_its_end() -> None:
    *_, last = replay(RECORD, GAME)
    assert GAME.endings[last.ending()] == RECORD.end == "won"


def test_an_unfinished_game_has_a_record_too() -> None:
    record = recorded(moves=10)
    assert read_record(write_record(record)) == record
    assert len(list(replay(record, GAME))) == 11
    assert record.seed == record.end == ""


def test_a_true_record_is_proved() -> None:
    assert verify(RECORD, GAME) == RECORD.actors.count("*")


def test_the_seed_stays_secret_until_the_end() -> None:
    assert RECORD.header.seed_hash in write_record(recorded(moves=10))
    assert SEED.hex() not in write_record(recorded(moves=10))
    assert SEED.hex() in TEXT


@pytest.mark.parametrize("line", [1, 2, 10, len(TEXT.splitlines())])
def test_an_edited_line_is_found(line: int) -> None:
    lines = TEXT.splitlines(keepends=True)
    changed = json.loads(lines[line - 1])
    changed["note"] = "changed"
    lines[line - 1] = json.dumps(changed) + "\n"
    assert refusal("".join(lines)) == (f"lines[{line}]", "record-edited")


def test_a_removed_line_is_found() -> None:
    lines = TEXT.splitlines(keepends=True)
    del lines[5]
    assert refusal("".join(lines)) == ("lines[6]", "record-edited")


def test_a_truncated_record_tells_where_it_breaks_off() -> None:
    lines = TEXT.splitlines(keepends=True)
    assert refusal("".join(lines[:9])) == ("lines[10]", "record-truncated")
    assert refusal("".join(lines[:9]) + lines[9][:12]) == ("lines[10]", "record-not-json")
    assert refusal("") == ("lines[1]", "record-truncated")


@pytest.mark.parametrize("name", ["A\u2028B", "A\u2029B", "A\x85B", "A\x0bB", "A\nB"])
def test_a_name_may_hold_what_elsewhere_ends_a_line(name: str) -> None:
    header = replace(RECORD.header, seats=(name, *RECORD.header.seats[1:]))
    record = replace(RECORD, header=header)
    assert read_record(write_record(record)) == record


def test_every_seat_has_a_name_and_no_more() -> None:
    for seats in ((), RECORD.header.seats[1:], (*RECORD.header.seats, "Zoe")):
        record = replace(RECORD, header=replace(RECORD.header, seats=seats))
        assert refusal(write_record(record)) == ("header", "record-seats")


def test_half_a_letter_is_damage() -> None:
    lines = TEXT.splitlines(keepends=True)
    lines[1] = lines[1].replace('"do": "', '"do": "\\ud800', 1)
    assert refusal("".join(lines)) == ("lines[2]", "record-not-json")


def test_nesting_without_an_end_is_damage() -> None:
    deep = '{"garrison": 1, "start": ' + "[" * 5000 + "]" * 5000 + "}\n"
    assert refusal(deep) == ("lines[1]", "record-foreign")


@pytest.mark.parametrize("text", ['{"some": "json"}\n', "[1, 2]\n", "[x]\n"])
def test_a_foreign_file_is_no_record(text: str) -> None:
    assert refusal(text) == ("lines[1]", "record-foreign")


def test_nothing_follows_the_end() -> None:
    last = len(TEXT.splitlines())
    assert refusal(TEXT + TEXT) == (f"lines[{last + 1}]", "record-after-end")


def test_a_forged_illegal_move_is_found_by_replaying() -> None:
    record = replace(RECORD, moves=with_move(1, "play"))
    assert refusal(write_record(record)) == ("moves[1]", "race-no-card")


def test_a_forged_actor_is_found() -> None:
    record = replace(RECORD, actors=["B", *RECORD.actors[1:]])
    assert refusal(write_record(record)) == ("moves[1]", "record-actor")


def test_a_forged_die_is_found_by_the_seed() -> None:
    n = next(n for n, move in enumerate(RECORD.moves, 1) if move.startswith("dice"))
    other = "dice 1, 1" if RECORD.moves[n - 1] != "dice 1, 1" else "dice 1, 2"
    record = replace(RECORD, moves=with_move(n, other))
    assert refusal(write_record(record)) == (f"moves[{n}]", "record-dice")


def test_a_forged_position_is_found_at_its_mark() -> None:
    last = len(RECORD.moves)
    record = replace(RECORD, marks={last: "0" * 16})
    assert refusal(write_record(record)) == (f"moves[{last}]", "record-mark")


def test_a_forged_ending_is_found() -> None:
    assert refusal(write_record(replace(RECORD, end="lost"))) == ("end", "record-end")


@pytest.mark.parametrize(
    ("seed", "place", "reason"),
    [
        (seed_from_number(8).hex(), "end", "record-seed-hash"),
        ("xyz", f"lines[{len(TEXT.splitlines())}].seed", "record-seed-form"),
        ("", "end", "record-no-seed"),
    ],
)
def test_another_seed_than_the_promised_one_is_found(seed: str, place: str, reason: str) -> None:
    assert refusal(write_record(replace(RECORD, seed=seed))) == (place, reason)


def test_a_record_of_other_rules_is_not_replayed() -> None:
    record = replace(RECORD, header=replace(RECORD.header, rules=2))
    assert refusal(write_record(record)) == ("header", "record-rules")


LATE: Document = {"turn": 1, "places": [12, 9, 14], "hands": [-1, 4, -1], "pending": "roll"}


def test_a_game_taken_up_from_a_position_is_read_replayed_and_proved() -> None:
    record = recorded(start=LATE)
    assert read_record(write_record(record)) == record
    first = next(replay(record, GAME))
    assert (first.places, first.actor()) == ([12, 9, 14], CHANCE)
    assert verify(record, GAME) == record.actors.count("*") > 0


def test_a_game_from_its_beginning_says_nothing_of_a_position() -> None:
    assert "start" not in RECORD.header.document()


def test_another_position_to_start_from_is_found() -> None:
    record = recorded(start=LATE)
    forged = replace(record, header=replace(record.header, start={**LATE, "turn": 2}))
    assert refusal(write_record(forged))[1] in ("record-actor", "record-mark", "record-dice")


@pytest.mark.parametrize(
    ("start", "fault"),
    [
        ({"turn": 9}, ("header.start.turn", "fault-range")),
        ({"tunr": 1}, ("header.start.tunr", "fault-unknown-key")),
    ],
)
def test_an_impossible_position_to_start_from_is_refused(
    start: Document, fault: tuple[str, str]
) -> None:
    record = replace(RECORD, header=replace(RECORD.header, start=start))
    assert refusal(write_record(record)) == fault


def test_a_start_that_is_no_document_is_refused() -> None:
    header = {**RECORD.header.document(), "start": [1, 2]}
    text = json.dumps(header, sort_keys=True)
    check = hashlib.sha256(text.encode()).hexdigest()[:8]
    line = json.dumps({**header, "check": check})
    assert refusal(line) == ("lines[1].start", "fault-not-table")
