"""The frames of a WebSocket as far as tables need them: whole texts in and out (RFC 6455)."""

from typing import Final

_TEXT: Final = 0x81
_MASKED: Final = 0x80
_CONTROL: Final = (0x88, 0x89, 0x8A)
"""Close, ping and pong, each whole."""
_SHORT: Final = 125
_TWO_BYTES: Final = 126
_MASK: Final = 4


def text_frame(payload: bytes) -> bytes:
    """A text as a server sends it: whole, and not masked."""
    size = len(payload)
    if size <= _SHORT:
        return bytes((_TEXT, size)) + payload
    if size < 65_536:
        return b"\x81\x7e" + size.to_bytes(2) + payload
    return b"\x81\x7f" + size.to_bytes(8) + payload


def text_within(data: bytes, most: int) -> tuple[int, int]:
    """Where the masked text begins and ends that these bytes begin with.

    Nowhere (0, 0) if they begin with anything else, or the text is not whole or too long.
    """
    if len(data) < 2 + _MASK or data[0] != _TEXT or data[1] < _MASKED:
        return 0, 0
    size, start = data[1] - _MASKED, 2 + _MASK
    if size == _TWO_BYTES:
        size, start = int.from_bytes(data[2:4]), 4 + _MASK
    elif size > _SHORT:
        return 0, 0
    end = start + size
    return (start, end) if size <= most and end <= len(data) else (0, 0)


def are_whole(data: bytes, most: int) -> bool:
    """Whether these bytes are whole texts and whole frames without a message, and nothing else."""
    while data:
        end = text_within(data, most)[1] or _control_end(data)
        if not end:
            return False
        data = data[end:]
    return True


def _control_end(data: bytes) -> int:
    """Where the close, ping or pong ends that these bytes begin with; 0 if they do not."""
    if len(data) < 2 or data[0] not in _CONTROL or data[1] < _MASKED:
        return 0
    end = 2 + _MASK + data[1] - _MASKED
    return end if end <= len(data) else 0


def unmasked(data: bytes, start: int, end: int) -> bytes:
    """The text there; its mask stands before it."""
    size = end - start
    mask = (data[start - _MASK : start] * (size // _MASK + 1))[:size]
    return (int.from_bytes(data[start:end]) ^ int.from_bytes(mask)).to_bytes(size)
