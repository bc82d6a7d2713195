"""The rules. Every phase is loaded at once: steps have the same numbers whoever asks first."""

from garrison.games.unbreakable_castle.rules import state as state
