"""The games. They do not know each other; each package offers its `ENTRY` for the registry."""

from typing import Final

GAMES: Final = (
    "garrison.games.bastion",
    "garrison.games.last_bastion",
    "garrison.games.unbreakable_castle",
)
