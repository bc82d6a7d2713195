"""Stretches of a game in which a seat is asked something nobody else may know is asked.

Meanwhile everybody else is told nothing of what led there: to them the seat is still thinking.
Once it has answered they are told all of it, its answers as part of what led to the question, and
so it looks, entry by entry and number by number, as if nothing had been asked. Hence not everybody
counts the same entries: each viewer is shown numbers of their own.
"""

from collections.abc import Iterable

from msgspec import Struct

from garrison.core.contract import Seat
from garrison.table.model.ballots import Ballot


class SecretQuestion(Struct):
    """One such stretch of the log: from the decision that led to the question to its answer."""

    seat: Seat
    """Who is asked, and so knows."""
    rest: int
    """The version of the last position everybody knew."""
    entries: list[int]
    """Versions of the entries that others are told at its end."""
    joined: list[int] = []
    """Those among them that others never hear of as entries of their own."""
    until: int = 0
    """The version of the entry that ended it; 0: it lasts."""
    ballot: Ballot | None = None
    """What the table was being asked; to others it still is."""

    def place(self, version: int) -> int:
        """How many entries others are told, from its beginning up to and including this one."""
        if version not in self.entries:
            return 1 + version - self.entries[0] - _up_to(version, self.entries)
        meanwhile = 1 + self.until - self.entries[0] - len(self.entries)
        return meanwhile + _up_to(version, self.entries) - _up_to(version, self.joined)


class SecretQuestions:
    """All of them at one table, in order."""

    def __init__(self, known: Iterable[SecretQuestion] = ()) -> None:
        self.all = list(known)
        self._intended: list[int] = []
        self._decision: list[int] = []
        """Versions of the entries since somebody decided last."""
        self._rest = 0
        """The version of the position in which they did."""
        self._ballot: Ballot | None = None
        """What the table was being asked then."""

    def lasting(self) -> SecretQuestion | None:
        """The one that is not over, if there is one."""
        return self.all[-1] if self.all and not self.all[-1].until else None

    def hear_intent(self, version: int) -> None:
        """A bot says what it is up to."""
        lasting = self.lasting()
        if lasting is None:
            self._intended.append(version)
        else:
            lasting.entries.append(version)
            lasting.joined.append(version)

    def hear_decision(self, rest: int, ballot: Ballot | None) -> None:
        """Somebody decides in the position of this version, while the table is asked this."""
        if self.lasting() is None:
            self._decision, self._rest, self._ballot = self._intended, rest, ballot
        self._intended = []

    def hear_move(self, version: int, is_answer: bool) -> None:
        """A move is made; `is_answer`: to what was asked in secret."""
        lasting = self.lasting()
        if lasting is not None:
            lasting.entries.append(version)
            lasting.joined += [version] if is_answer else []
        else:
            self._decision = [*self._decision, version]

    def begin(self, seat: Seat) -> None:
        """What somebody decided led to a question to this seat alone."""
        if self.lasting() is None:
            self.all.append(SecretQuestion(seat, self._rest, self._decision, ballot=self._ballot))

    def end(self, version: int) -> None:
        """Nothing is secret about what is asked now."""
        lasting = self.lasting()
        if lasting is not None:
            lasting.until, lasting.ballot = version, None

    def kept_until(self, first: int, last: int) -> list[int]:
        """Versions of the older entries that others are told together with these versions."""
        ended = [each for each in self.all if first <= each.until <= last]
        return [at for each in ended for at in each.entries if at < first]

    def around(self, version: int, seats: tuple[Seat, ...]) -> SecretQuestion | None:
        """The one that keeps this entry from these seats, or kept it from them for a while."""
        found = (each for each in self._unknown_to(seats) if version in each.entries)
        return next(found, None)

    def number(self, version: int, seats: tuple[Seat, ...]) -> int:
        """The number an entry has for whoever holds these seats."""
        if not self.all:
            return version
        number = version
        for each in self._unknown_to(seats):
            if version < each.entries[0]:
                break
            if not each.until or version <= each.until:
                return number - (version - each.entries[0] + 1) + each.place(version)
            number -= len(each.joined)
        return number

    def count(self, version: int, seats: tuple[Seat, ...]) -> int:
        """How many entries whoever holds these seats has been told, of so many."""
        if not self.all:
            return version
        unknown = self._unknown_to(seats)
        return version - sum(len(each.joined if each.until else each.entries) for each in unknown)

    def _unknown_to(self, seats: tuple[Seat, ...]) -> list[SecretQuestion]:
        return [each for each in self.all if each.seat not in seats]


def _up_to(version: int, versions: list[int]) -> int:
    return sum(each <= version for each in versions)
