"""What a bot is up to, in message ids. Every game with a judge adds its own intents here."""

from garrison.core.contract import Move, Seat
from garrison.core.game import Game, S
from garrison.core.reasons import Reason


def intent(game: Game[S], state: S, seat: Seat, move: Move, value: float) -> tuple[Reason, ...]:
    """Why this move: what it does, and how the game is believed to stand."""
    return (Reason("bot-intent-chance", {"percent": round(100 * value)}),)
