"""Who plays: random, greedy, search, and an adviser. Bots think on what their seat may know."""

from garrison.bots.adviser import MoveAdvice, advise
from garrison.bots.estimate import WinEstimate, estimate
from garrison.bots.naming import KINDS, bot
from garrison.bots.pool import BotFailed, BotPool
from garrison.bots.protocol import Bot, ConsideredMove, Limit, Thought

__all__ = [
    "KINDS",
    "Bot",
    "BotFailed",
    "BotPool",
    "ConsideredMove",
    "Limit",
    "MoveAdvice",
    "Thought",
    "WinEstimate",
    "advise",
    "bot",
    "estimate",
]
