"""Readers refuse what they cannot read by name, whatever it is, and never fall over."""

import json
from collections.abc import Mapping

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.games import GAME, recorded
from garrison.core.documents import Document, Json
from garrison.core.errors import BadDocument, BadNotation, GarrisonError
from garrison.core.records import read_record, write_record
from garrison.core.replays import verify

RECORD = write_record(recorded())
LINES = sorted({GAME.say(GAME.start(), move) for move in GAME.start().moves()} | {"dice 1, 6"})
POSITION = json.dumps(GAME.write(GAME.start()))

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=12,
)


@st.composite
def mutated(draw: st.DrawFn, text: str) -> str:
    """A valid text with pieces cut out, doubled, swapped for noise or moved."""
    for _ in range(draw(st.integers(1, 4))):
        start = draw(st.integers(0, len(text)))
        end = draw(st.integers(start, min(len(text), start + 40)))
        noise = draw(st.sampled_from(["", text[start:end] * 2, "\n", '"', "9", "{", "null", "é"]))
        text = text[:start] + noise + text[end:]
    return text


def read_any_record(text: str) -> None:
    try:
        verify(read_record(text), GAME)
    except BadDocument as error:
        assert error.faults


def read_any_position(text: str) -> None:
    try:
        document = json.loads(text)
    except ValueError:
        return
    try:
        GAME.read(document)
    except BadDocument as error:
        assert error.faults


def read_any_line(text: str) -> None:
    state = GAME.start()
    key = state.key()
    try:
        GAME.play(state, text)
    except GarrisonError as error:
        assert error.reason.id
        assert state.key() == key


@given(mutated(RECORD))
def test_a_damaged_record_is_refused_by_name(text: str) -> None:
    read_any_record(text)


@given(st.text() | st.binary().map(lambda data: data.decode("latin-1")))
def test_noise_is_no_record(text: str) -> None:
    read_any_record(text)


@given(mutated(POSITION))
def test_a_damaged_position_is_refused_by_name(text: str) -> None:
    read_any_position(text)


@given(json_values)
def test_any_json_is_a_position_or_refused_by_name(value: object) -> None:
    read_any_position(json.dumps(value))


@given(st.text() | st.sampled_from(LINES).flatmap(mutated))
def test_any_line_is_a_move_or_refused_by_name(text: str) -> None:
    read_any_line(text)


@given(json_values)
def test_any_json_is_a_move_or_refused_by_name(value: Json) -> None:
    document: Document = {"do": "card", "card": value}
    try:
        GAME.read_move_document(
            GAME.start(), dict(value) if isinstance(value, Mapping) else document
        )
    except (BadDocument, BadNotation) as error:
        assert error.reason.id


@pytest.mark.soak
@settings(max_examples=20_000, deadline=None)
@given(mutated(RECORD))
def test_many_damaged_records_are_refused_by_name(text: str) -> None:
    read_any_record(text)


@pytest.mark.soak
@settings(max_examples=20_000, deadline=None)
@given(json_values | mutated(POSITION).map(lambda text: text))
def test_many_damaged_positions_are_refused_by_name(value: object) -> None:
    read_any_position(value if isinstance(value, str) else json.dumps(value))
