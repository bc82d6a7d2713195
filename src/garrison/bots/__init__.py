"""Who plays: random, greedy, search, and an adviser. Bots think on what their seat may know."""

from garrison.bots.adviser import Advice, advise
from garrison.bots.estimate import Estimate, estimate
from garrison.bots.naming import KINDS, bot
from garrison.bots.pool import BotFailed, BotPool
from garrison.bots.protocol import Bot, Choice, Limit, Thought

__all__ = [
    "KINDS",
    "Advice",
    "Bot",
    "BotFailed",
    "BotPool",
    "Choice",
    "Estimate",
    "Limit",
    "Thought",
    "advise",
    "bot",
    "estimate",
]
