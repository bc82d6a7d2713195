"""One game of a ladder: who plays it, and how it went. Both cross processes."""

from dataclasses import dataclass
from pathlib import Path

from garrison.api import load
from garrison.bots.match import play_match


@dataclass(frozen=True)
class Pairing:
    """Who sits where, and the number the game grows from."""

    game: str
    own: Path | None
    specs: tuple[str, ...]
    seat: int
    """The seat whose success counts."""
    seed: int


@dataclass(frozen=True)
class Outcome:
    """How one game went for the seat that counts."""

    won: bool
    turns: int
    """Own turns of that seat."""
    visits: int
    seconds: float
    choices: tuple[int, ...] = ()
    """The whole game: see `Match.choices`. Empty in logs from before it was written down."""


def play_pairing(pairing: Pairing) -> Outcome:
    """Play the game; this is what a process does."""
    match = play_match(load(pairing.game, pairing.own), pairing.specs, pairing.seed)
    effort = match.efforts[pairing.seat]
    won = bool(match.scores[pairing.seat])
    return Outcome(won, effort.turns, effort.visits, effort.seconds, match.choices)
