"""The rules. Every phase is loaded at once: steps have the same numbers whoever asks first."""

from garrison.games.last_bastion.rules import state as state
