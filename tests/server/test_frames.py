"""Frames of a WebSocket, read and written without a library."""

from random import Random

import pytest
from websockets.frames import Frame, Opcode

from garrison.server.sockets.frames import are_whole, text_frame, text_within, unmasked

MOST = 1_000


def sent(text: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    """A frame as clients send it, by another hand than ours."""
    return Frame(opcode, text, fin).serialize(mask=True)


@pytest.mark.parametrize("size", [0, 1, 3, 4, 125, 126, 127, 999, 1_000])
def test_a_text_is_read_as_it_was_written(size: int) -> None:
    text = Random(size).randbytes(size)
    data = sent(text) + b"the rest"
    start, end = text_within(data, MOST)
    assert unmasked(data, start, end) == text
    assert data[end:] == b"the rest"


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_a_text_is_written_as_others_write_it(size: int) -> None:
    assert text_frame(b"x" * size) == Frame(Opcode.TEXT, b"x" * size).serialize(mask=False)


@pytest.mark.parametrize(
    "data",
    [
        sent(b"half", fin=False),
        sent(b"x" * (MOST + 1)),
        sent(b"x" * 70_000),
        sent(b"", Opcode.PING),
        sent(b"bytes", Opcode.BINARY),
        Frame(Opcode.TEXT, b"not masked").serialize(mask=False),
        sent(b"the end is missing")[:-1],
        b"\x81",
        b"",
    ],
    ids=[
        *("unfinished", "too long", "far too long", "a ping", "bytes", "not masked"),
        *("without its end", "one byte", "nothing"),
    ],
)
def test_what_is_no_whole_text_is_left_to_the_library(data: bytes) -> None:
    assert text_within(data, MOST) == (0, 0)


def test_only_whole_frames_leave_the_next_byte_at_the_beginning_of_one() -> None:
    whole = sent(b"a") + sent(b"", Opcode.PONG) + sent(b"b" * 200)
    assert are_whole(whole, MOST)
    assert not any(are_whole(whole[:cut], MOST) for cut in (1, 5, 9, len(whole) - 1))
    assert not are_whole(whole + sent(b"c", fin=False), MOST)
