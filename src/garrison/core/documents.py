"""Reading documents strictly: every value by its type and range, every fault by its place.

One reader serves positions (JSON), data files (TOML) and messages. It never stops at the first
fault: it notes it, answers with a sensible value, and `finish` refuses the whole with the list.
"""

import math
from collections.abc import Iterator, Mapping, Sequence
from sys import float_info
from typing import TypeAlias, TypeVar

from garrison.core.errors import BadDocument
from garrison.core.reasons import Fault, Reason, rounded, unknown

Json: TypeAlias = "None | bool | int | float | str | Sequence[Json] | Mapping[str, Json]"
Document = dict[str, Json]
W = TypeVar("W", bound=str)
D = TypeVar("D", bound=str)
T = TypeVar("T")


def words_of(bits: int, words: Sequence[str]) -> list[Json]:
    """A bit set by the words of its bits; `DocumentReader.bits` is the way back."""
    return [word for bit, word in enumerate(words) if bits >> bit & 1] if bits else []


class DocumentReader:
    """One table of a document, with its place in the whole."""

    def __init__(self, value: object, place: str = "", faults: list[Fault] | None = None) -> None:
        self.place = place
        self.faults: list[Fault] = [] if faults is None else faults
        self._read: set[str] = set()
        self._known: set[str] = set()
        """Keys somebody asked for, or whether they are there."""
        self._entries: dict[str, object] = {}
        if isinstance(value, Mapping):
            self._entries = {str(key): entry for key, entry in value.items()}
        else:
            self.fault("", Reason("fault-not-table"))

    def __contains__(self, key: str) -> bool:
        self._known.add(key)
        return key in self._entries

    def keys(self) -> list[str]:
        return list(self._entries)

    def fault(self, key: str, reason: Reason) -> None:
        """Note something wrong with the value under this key, or with the table itself."""
        self.faults.append(Fault(self._at(key), reason))

    def number(self, key: str, low: int, high: int, default: int | None = None) -> int:
        """A whole number from low to high. Without a default it must be there."""
        value = self._take(key, default is None)
        if value is None:
            return low if default is None else default
        if isinstance(value, bool) or not isinstance(value, int):
            self.fault(key, Reason("fault-not-number"))
        elif not low <= value <= high:
            self.fault(key, _out_of_range(value, low, high))
        else:
            return value
        return low if default is None else default

    def amount(self, key: str, low: float = 0.0) -> float:
        """A number that need not be whole, not below the lowest. It must be there."""
        value = self._take(key, True)
        if isinstance(value, bool) or not isinstance(value, int | float):
            value = math.nan
        if low <= value <= float_info.max:  # not NaN
            return float(value)
        self.fault(key, Reason("fault-not-number"))
        return 0.0

    def flag(self, key: str, default: bool = False) -> bool:
        value = self._take(key, False)
        if value is None or isinstance(value, bool):
            return default if value is None else value
        self.fault(key, Reason("fault-not-flag"))
        return default

    def text(self, key: str, default: str | None = None) -> str:
        """Any words. Without a default they must be there."""
        value = self._take(key, default is None)
        if isinstance(value, str):
            return value
        if value is not None:
            self.fault(key, Reason("fault-not-text"))
        return default or ""

    def word(self, key: str, valid: Sequence[W], default: D | None = None) -> W | D:
        """One of the valid words. Without a default it must be there."""
        value = self._take(key, default is None)
        return self._check_word(key, value, valid, valid[0] if default is None else default)

    def words(self, key: str, valid: Sequence[W], default: Sequence[W] | None = None) -> list[W]:
        """A list of valid words; a repeated one is allowed. Without a default it must be there."""
        found: list[W] = []
        for place, value in self._items(key, default is None):
            word = self._check_word(place, value, valid, None)
            if word is not None:
                found.append(word)
        return found if key in self._entries else list(default or [])

    def texts(self, key: str) -> list[str]:
        """A list of any words; none if it is not there."""
        found: list[str] = []
        for place, value in self._items(key, False):
            if isinstance(value, str):
                found.append(value)
            else:
                self.fault(place, Reason("fault-not-text"))
        return found

    def numbers(self, key: str, low: int, high: int, length: int | None = None) -> list[int]:
        """A list of whole numbers from low to high, of a given length if one is given."""
        found: list[int] = []
        for place, value in self._items(key, length is not None):
            if isinstance(value, bool) or not isinstance(value, int):
                self.fault(place, Reason("fault-not-number"))
            elif not low <= value <= high:
                self.fault(place, _out_of_range(value, low, high))
            else:
                found.append(value)
        if length is not None and len(found) != length:
            self.fault(key, Reason("fault-length", {"length": length}))
            return [low] * length
        return found

    def anything(self, key: str) -> object:
        """Whatever stands there, for the caller to judge; None if nothing does."""
        return self._take(key, False)

    def index(self, key: str, valid: Sequence[str], default: int | None = None) -> int:
        """Which of the valid words it is. Without a default it must be there."""
        return valid.index(self.word(key, valid, None if default is None else valid[default]))

    def bits(self, key: str, valid: Sequence[str], default: Sequence[str] = ()) -> int:
        """A list of valid words as a bit set."""
        bits = 0
        for word in self.words(key, valid, default):
            bits |= 1 << valid.index(word)
        return bits

    def items(self, key: str) -> list[object]:
        """A list of anything, for the caller to judge; none if it is not there."""
        return [value for _, value in self._items(key)]

    def document(self, key: str) -> Document | None:
        """A whole document, for the caller to read by its own rules; None if it is not there."""
        value = self._take(key, False)
        if value is None or isinstance(value, dict):
            return value
        self.fault(key, Reason("fault-not-table"))
        return None

    def child(self, key: str) -> "DocumentReader":
        """The table under this key; an empty one if it is not there."""
        value = self._take(key, False)
        return DocumentReader({} if value is None else value, self._at(key), self.faults)

    def children(self, key: str) -> list["DocumentReader"]:
        """The list of tables under this key."""
        return [
            DocumentReader(value, self._at(place), self.faults) for place, value in self._items(key)
        ]

    def children_named(self, names: Sequence[W]) -> Iterator[tuple[W, "DocumentReader"]]:
        """The tables of these names, in this order; notes which are missing and which are unknown.

        Facts are bound by name: the order of a file says nothing.
        """
        for name in names:
            if name in self:
                yield name, self.child(name)
            else:
                self.fault(name, Reason("fault-missing"))
        self.close()

    def close(self) -> None:
        """Note every key that nobody asked for, with the nearest one that somebody did."""
        for key in self._entries:
            if key not in self._read:
                self._read.add(key)
                self.fault(key, unknown("fault-unknown-key", key, sorted(self._known)))

    def finish(self, source: str = "") -> None:
        """Refuse the whole document if anything was wrong with it."""
        if self.faults:
            raise BadDocument(self.faults, source)

    def _at(self, key: str) -> str:
        if not self.place or not key:
            return self.place or key
        return f"{self.place}.{key}"

    def _take(self, key: str, needed: bool) -> object:
        self._read.add(key)
        self._known.add(key)
        value = self._entries.get(key)
        if value is None and needed:
            self.fault(key, Reason("fault-missing"))
        return value

    def _items(self, key: str, needed: bool = False) -> Iterator[tuple[str, object]]:
        value = self._take(key, needed)
        if value is None:
            return
        if not isinstance(value, list | tuple):
            self.fault(key, Reason("fault-not-list"))
            return
        for index, item in enumerate(value):
            yield f"{key}[{index}]", item

    def _check_word(self, key: str, value: object, valid: Sequence[W], default: T) -> W | T:
        if value is None:
            return default
        if isinstance(value, str):
            if value in valid:
                return valid[valid.index(value)]
            self.fault(key, unknown("fault-unknown-word", value, list(valid)))
        else:
            self.fault(key, Reason("fault-not-text"))
        return default


def _out_of_range(value: int, low: int, high: int) -> Reason:
    return Reason("fault-range", {"value": rounded(value), "low": low, "high": high})
