"""A file of finished games, from which a ladder that was stopped goes on."""

import json
import re
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

from garrison.bots.pairing import Outcome, Pairing
from garrison.core.documents import DocumentReader
from garrison.core.errors import BadDocument
from garrison.core.reasons import Fault, Reason

BROKEN: Final = re.compile(rb'^\{"game":[^\n]*\Z', re.MULTILINE)
"""A last line whose writer was stopped before its end."""
_MOST: Final = 1 << 63


@dataclass(frozen=True)
class LadderEntry:
    """A line of the file: a game and how it went."""

    game: str
    data: str
    """The player's own data file; empty for none."""
    bots: tuple[str, ...]
    seat: int
    seed: int
    won: bool
    turns: int
    visits: int
    seconds: float
    choices: tuple[int, ...] = ()

    def pairing(self) -> Pairing:
        own = Path(self.data) if self.data else None
        return Pairing(self.game, own, self.bots, self.seat, self.seed)

    def outcome(self) -> Outcome:
        return Outcome(self.won, self.turns, self.visits, self.seconds, self.choices)


def entry_of(pairing: Pairing, outcome: Outcome) -> LadderEntry:
    return LadderEntry(
        game=pairing.game,
        data=str(pairing.own or ""),
        bots=pairing.specs,
        seat=pairing.seat,
        seed=pairing.seed,
        won=outcome.won,
        turns=outcome.turns,
        visits=outcome.visits,
        seconds=outcome.seconds,
        choices=outcome.choices,
    )


def _read_entry(line: bytes) -> LadderEntry:
    """The game a line tells of. Raises ValueError, RecursionError or BadDocument if it is none."""
    reader = DocumentReader(json.loads(line))
    entry = LadderEntry(
        game=reader.text("game"),
        data=reader.text("data"),
        bots=tuple(reader.texts("bots")),
        seat=reader.number("seat", 0, _MOST),
        seed=reader.number("seed", -_MOST, _MOST),
        won=reader.flag("won"),
        turns=reader.number("turns", 0, _MOST),
        visits=reader.number("visits", 0, _MOST),
        seconds=reader.amount("seconds"),
        choices=tuple(reader.numbers("choices", 0, _MOST)) if "choices" in reader else (),
    )
    reader.close()
    reader.finish()
    return entry


class LadderLog:
    """Writes every finished game down at once, a line of JSON each."""

    def __init__(self, path: Path) -> None:
        """Raises BadDocument if the file can be neither read nor made, or a line is no game."""
        self._path = path
        self._known: dict[Pairing, Outcome] = {}
        try:
            path.touch()
            written = path.read_bytes()
            if BROKEN.search(written):
                written = BROKEN.sub(b"", written)
                path.write_bytes(written)
        except OSError as error:
            raise self._fault("", Reason("fault-unreadable", {"detail": str(error)})) from error
        for number, line in enumerate(written.splitlines(), 1):
            self._read(number, line)

    def _read(self, number: int, line: bytes) -> None:
        try:
            entry = _read_entry(line)
        except (ValueError, RecursionError, BadDocument) as error:
            raise self._fault(f"lines[{number}]", Reason("cli-ladder-no-game")) from error
        self._known[entry.pairing()] = entry.outcome()

    def _fault(self, place: str, reason: Reason) -> BadDocument:
        return BadDocument([Fault(place, reason)], str(self._path))

    def find(self, pairing: Pairing) -> Outcome | None:
        """How a game went that was played before."""
        return self._known.get(pairing)

    def games(self) -> list[tuple[Pairing, Outcome]]:
        """Every game of the file."""
        return list(self._known.items())

    def write(self, pairing: Pairing, outcome: Outcome) -> None:
        line = json.dumps(asdict(entry_of(pairing, outcome)), separators=(",", ":"))
        with self._path.open("a", encoding="utf-8") as file:
            file.write(line + "\n")
