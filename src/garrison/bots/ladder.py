"""Who is stronger: bots play many games, and the table tells how sure one can be.

Where all seats win together, each bot takes all seats and plays against the siege; where seats
are rivals, each bot takes one seat (in turn every one) against the bot one step weaker. Every
game is repeatable from the ladder's seed, and the same deals serve all bots, so that luck is
shared alike.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import comb
from multiprocessing.pool import Pool
from pathlib import Path
from typing import Final

from garrison.api import load
from garrison.bots.estimate import wilson
from garrison.bots.evaluators import evaluator_of
from garrison.bots.ladder_log import LadderLog
from garrison.bots.naming import canonical, scaled
from garrison.bots.pairing import Outcome, Pairing, play_pairing
from garrison.bots.processes import worker_processes

THINKING_TIMES: Final = (0.1, 1.0, 4.0)
"""How many times its usual limit a bot is tried with to see its strength grow."""
SURE: Final = 0.05


@dataclass(frozen=True)
class Entrant:
    """A bot that gets a row of its own."""

    bot: str
    rivals: str
    """The bot in the other seats; empty where all seats win together."""
    times: float = 0.0
    """In the table of growth: how many times its usual limit it thinks; otherwise 0."""


@dataclass(frozen=True)
class Row:
    """A bot's standing."""

    entrant: Entrant
    outcomes: tuple[Outcome, ...]

    @property
    def played(self) -> int:
        return len(self.outcomes)

    @property
    def won(self) -> int:
        return sum(outcome.won for outcome in self.outcomes)

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true win rate lies, with 95 % confidence."""
        return wilson(self.won, self.played)

    def visits_per_second(self) -> float:
        """How often thoughts reached a position, in a second of thinking."""
        visits = sum(outcome.visits for outcome in self.outcomes)
        return visits / max(self._seconds(), 1e-9)

    def seconds_per_turn(self) -> float:
        turns = sum(outcome.turns for outcome in self.outcomes)
        return self._seconds() / max(turns, 1)

    def _seconds(self) -> float:
        return sum(outcome.seconds for outcome in self.outcomes)


class Ladder:
    """Plays the rows of a ladder, some games at a time."""

    def __init__(
        self,
        game: str,
        own: Path | None = None,
        games: int = 100,
        seed: int = 1,
        processes: int = 1,
        log: LadderLog | None = None,
    ) -> None:
        self.game, self.own, self.games, self.seed = game, own, games, seed
        self._processes, self._log = processes, log
        loaded = load(game, own)
        self.seats = loaded.seats
        self.shared = evaluator_of(loaded).shared
        self._usual_nodes = evaluator_of(loaded).nodes

    def entrants(self, specs: Sequence[str], growth: bool = False) -> list[Entrant]:
        """Who plays, the weakest first; with growth the last one once more at other limits.

        Raises BadNotation if a bot does not exist, or if the last one has no limit to change.
        """
        names = [canonical(spec) for spec in specs]
        weaker = [names[0], *names]
        found = [Entrant(name, self._rivals(weaker[at])) for at, name in enumerate(names)]
        if growth:
            last = found[-1]
            for times in THINKING_TIMES:
                name = last.bot if times == 1 else scaled(last.bot, times, self._usual_nodes)
                found.append(Entrant(name, last.rivals, times))
        return found

    def _rivals(self, weaker: str) -> str:
        return "" if self.shared else weaker

    def count_games(self, entrants: Sequence[Entrant]) -> int:
        """How many games `play` tells about."""
        return self.games * len({(entrant.bot, entrant.rivals) for entrant in entrants})

    def play(
        self, entrants: Sequence[Entrant], on_game: Callable[[], None] = lambda: None
    ) -> Iterator[Row]:
        """A row for each, yielded when it is done. Equal names are played once.

        `on_game` is called after every game. Leaving early, by an error or Ctrl-C, ends the worker
        processes at once.
        """
        played: dict[tuple[str, str], tuple[Outcome, ...]] = {}
        with worker_processes(self._processes) as workers:
            for entrant in entrants:
                who = (entrant.bot, entrant.rivals)
                if who not in played:
                    played[who] = self._outcomes(workers, entrant, on_game)
                yield Row(entrant, played[who])

    def _outcomes(
        self, workers: Pool, entrant: Entrant, on_game: Callable[[], None]
    ) -> tuple[Outcome, ...]:
        """One for each game, in the order of the ladder; what the log knows is not played again."""
        pairings = [self.pairing(entrant, number) for number in range(self.games)]
        known = {each: self._log.find(each) if self._log else None for each in pairings}
        fresh = [pairing for pairing in pairings if known[pairing] is None]
        for _ in range(len(pairings) - len(fresh)):
            on_game()
        for pairing, outcome in zip(fresh, workers.imap(play_pairing, fresh), strict=True):
            if self._log is not None:
                self._log.write(pairing, outcome)
            known[pairing] = outcome
            on_game()
        return tuple(outcome for outcome in known.values() if outcome is not None)

    def pairing(self, entrant: Entrant, number: int) -> Pairing:
        """Who sits where in one game: seats are taken in turn, the same deals serve everybody."""
        seat = number % self.seats
        specs = [entrant.rivals or entrant.bot] * self.seats
        specs[seat] = entrant.bot
        return Pairing(self.game, self.own, tuple(specs), seat, self.seed + number)


@dataclass(frozen=True)
class Verdict:
    """Whether a bot is stronger than the one before it."""

    better: str
    worse: str
    sure: bool
    """With 95 % confidence."""


def verdicts(ladder: Ladder, rows: Sequence[Row]) -> list[Verdict]:
    """Each bot against the one one step weaker; the table of growth is left out."""
    levels = [row for row in rows if not row.entrant.times]
    found: list[Verdict] = []
    for worse, better in pairwise(levels):
        if ladder.shared:
            sure = is_stronger(better, worse)
        else:
            sure = beats_its_share(better, ladder.seats)
        found.append(Verdict(better.entrant.bot, worse.entrant.bot, sure))
    return found


def is_stronger(better: Row, worse: Row) -> bool:
    """Whether one row beats another on the same deals, with 95 % confidence.

    Only deals that one won and the other lost tell them apart (a one-sided sign test).
    """
    pairs = list(zip(better.outcomes, worse.outcomes, strict=True))
    ups = sum(one.won and not other.won for one, other in pairs)
    downs = sum(other.won and not one.won for one, other in pairs)
    return sign_test(ups, ups + downs) < SURE


def beats_its_share(row: Row, seats: int) -> bool:
    """Whether a bot wins more than its share among rivals, with 95 % confidence (one-sided)."""
    return wilson(row.won, row.played, 1.645)[0] > 1 / seats


def sign_test(ups: int, trials: int) -> float:
    """The chance of so many ups or more if ups and downs were equally likely."""
    return sum(comb(trials, at) for at in range(ups, trials + 1)) / 2**trials if trials else 1.0
