"""Records: everything that happened in a game, so that anybody can play it again and check it.

A record is lines of JSON. The first is the header, then one line a move (results of chance
included), now and then a mark with the hash of the position, last the end. Every line closes with
a check that depends on all lines before it, so the first line that was changed shows.

    {"garrison": 1, "game": "bastion/2018", "rules": 1, "seats": ["Ann"], "seed": "9f…", …}
    {"n": 1, "by": "*", "do": "reveal fire rider", "check": "5b1c0d2e"}
    {"n": 2, "by": "A", "do": "attack 7", "check": "c07e11aa"}
    {"mark": 2, "position": "77ab…", "check": "…"}
    {"end": "won", "moves": 2, "position": "…", "seed": "…", "check": "…"}

Whoever contributed to the dice stands under `nonces` in the header. A practice game says so at its
end: somebody took back what chance had revealed, or saw a hand that was not theirs.

A game that was taken up from a position and not from its beginning has that position, as a
document, under `start` in its header.
"""

import hashlib
import json
from dataclasses import dataclass, field
from typing import Final

from garrison.core.documents import Document, DocumentReader
from garrison.core.errors import BadDocument
from garrison.core.fairness import is_nonce
from garrison.core.reasons import Fault, Reason

FORMAT: Final = 1


@dataclass(frozen=True)
class Header:
    """What a game is, before its first move."""

    game: str
    rules: int
    seats: tuple[str, ...]
    seed_hash: str = ""
    data: str = ""
    start: Document | None = None
    """The position the game was taken up from; None: from its beginning."""
    nonces: tuple[tuple[str, str], ...] = ()
    """Who contributed what to the dice, in order: see `core.fairness`."""

    def document(self) -> Document:
        told: Document = {
            "garrison": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "seats": list(self.seats),
            "seed-hash": self.seed_hash,
            "data": self.data,
        }
        if self.nonces:
            told = {**told, "nonces": [{"by": by, "nonce": nonce} for by, nonce in self.nonces]}
        return told if self.start is None else {**told, "start": self.start}


@dataclass
class Record:
    """A header, the moves as lines of the command language, marks, and how it ended."""

    header: Header
    moves: list[str] = field(default_factory=list)
    actors: list[str] = field(default_factory=list)
    """Who made each move: a seat's letter, or `*` for chance."""
    marks: dict[int, str] = field(default_factory=dict)
    """Hash of the position after so many moves."""
    end: str = ""
    """How the game ended; empty while it goes on."""
    seed: str = ""
    """The seed in hexadecimal, told only when the game is over."""
    practice: bool = False
    """Whether somebody knew more than the rules let them know."""


def write_record(record: Record) -> str:
    """The record as text."""
    chain = _Chain()
    lines = [chain.close(record.header.document())]
    for n, (actor, move) in enumerate(zip(record.actors, record.moves, strict=True), 1):
        lines.append(chain.close({"n": n, "by": actor, "do": move}))
        if n in record.marks:
            lines.append(chain.close({"mark": n, "position": record.marks[n]}))
    total = len(record.moves)
    end: Document = {"end": record.end, "moves": total, "seed": record.seed}
    lines.append(chain.close({**end, "practice": True} if record.practice else end))
    return "".join(f"{line}\n" for line in lines)


def read_record(text: str, source: str = "") -> Record:
    """The record a text holds. Raises BadDocument with the line of the first fault."""
    return _Reader(text, source).read()


class _Chain:
    """The running check of lines."""

    def __init__(self) -> None:
        self._state = hashlib.sha256()

    def close(self, line: Document) -> str:
        """The line as text, with its check."""
        return json.dumps({**line, "check": self.check(line)}, ensure_ascii=False)

    def check(self, line: Document) -> str:
        self._state.update(json.dumps(line, sort_keys=True).encode())
        return self._state.hexdigest()[:8]


class _Reader:
    """Reads a record line by line and stops at the first line that is wrong."""

    def __init__(self, text: str, source: str) -> None:
        self._lines = text.split("\n")  # names may hold what else breaks lines
        if not self._lines[-1]:
            self._lines.pop()
        self._source = source
        self._chain = _Chain()
        self._at = 0

    def read(self) -> Record:
        reader = self._next()
        if "garrison" not in reader:
            raise self._fault(Reason("record-foreign"))
        reader.number("garrison", FORMAT, FORMAT)
        header = Header(
            reader.text("game"),
            reader.number("rules", 1, 1 << 30),
            tuple(reader.texts("seats")),
            reader.text("seed-hash", ""),
            reader.text("data", ""),
            reader.document("start"),
            _read_nonces(reader),
        )
        self._close(reader)
        record = Record(header)
        reader = self._next()
        while "end" not in reader:
            self._read_line(reader, record)
            reader = self._next()
        self._read_end(reader, record)
        return record

    def _read_line(self, reader: DocumentReader, record: Record) -> None:
        done = len(record.moves)
        if "mark" in reader:
            record.marks[reader.number("mark", done, done)] = reader.text("position")
        else:
            reader.number("n", done + 1, done + 1)
            record.actors.append(reader.text("by"))
            record.moves.append(reader.text("do"))
        self._close(reader)

    def _read_end(self, reader: DocumentReader, record: Record) -> None:
        done = len(record.moves)
        reader.number("moves", done, done)
        record.end = reader.text("end", "")
        record.seed = reader.text("seed", "")
        record.practice = reader.flag("practice")
        if record.seed and not _is_hex(record.seed):
            reader.fault("seed", Reason("record-seed-form"))
        self._close(reader)
        if self._at < len(self._lines):
            self._at += 1
            raise self._fault(Reason("record-after-end"))

    def _next(self) -> DocumentReader:
        self._at += 1
        if self._at > len(self._lines):
            raise self._fault(Reason("record-truncated"))
        line = self._parse(self._lines[self._at - 1])
        reader = DocumentReader(line)
        check = reader.text("check", "")
        if check != self._chain.check({key: line[key] for key in line if key != "check"}):
            known = "garrison" in line or self._at > 1
            raise self._fault(Reason("record-edited" if known else "record-foreign"))
        return reader

    def _parse(self, text: str) -> Document:
        """The table a line holds, in letters that can be written down again."""
        try:
            line = json.loads(text)
            json.dumps(line, ensure_ascii=False).encode()
        except (ValueError, RecursionError) as error:
            begun = self._at > 1
            raise self._fault(Reason("record-not-json" if begun else "record-foreign")) from error
        if not isinstance(line, dict):
            raise self._fault(Reason("record-foreign"))
        return line

    def _close(self, reader: DocumentReader) -> None:
        reader.close()
        if reader.faults:
            place = f"lines[{self._at}]"
            faults = [Fault(f"{place}.{fault.place}", fault.reason) for fault in reader.faults]
            raise BadDocument(faults, self._source)

    def _fault(self, reason: Reason) -> BadDocument:
        return BadDocument([Fault(f"lines[{self._at}]", reason)], self._source)


def _read_nonces(reader: DocumentReader) -> tuple[tuple[str, str], ...]:
    found: list[tuple[str, str]] = []
    for each in reader.children("nonces"):
        found.append((each.text("by"), each.text("nonce")))
        if not is_nonce(found[-1][1]):
            each.fault("nonce", Reason("record-nonce-form"))
        each.close()
    return tuple(found)


def _is_hex(text: str) -> bool:
    try:
        return bool(bytes.fromhex(text))
    except ValueError:
        return False
