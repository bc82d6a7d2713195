"""Which seats one bot can think for: all of them where nothing is hidden, or else only its own.

A bot that has found a way to win remembers it. With one thinker for all seats everybody follows it.
"""

from garrison.bots.protocol import Bot
from garrison.core.contract import Seat
from garrison.core.game import Game, S


def hides_nothing(game: Game[S]) -> bool:
    """Whether everybody may know the whole position."""
    return not game.has_hidden_information


def thinker_key(game: Game[S], seat: Seat) -> int:
    """A number that is the same for seats that may share what they think."""
    return 0 if hides_nothing(game) else seat


def seated(game: Game[S], players: list[Bot]) -> list[Bot]:
    """The players, seat by seat; those of one name and one thinker are one."""
    known: dict[tuple[str, int], Bot] = {}
    return [
        known.setdefault((player.name, thinker_key(game, seat)), player)
        for seat, player in enumerate(players)
    ]
