"""The words of documents and notation, in the order of the engine's numbers."""

from typing import Final, get_args

from garrison.games.bastion.face.view_types import (
    Disc,
    EnemyPlace,
    FoundationName,
    SeatLetter,
    SourceName,
    Tile,
)

SEATS: Final[tuple[SeatLetter, ...]] = get_args(SeatLetter)
TILES: Final[tuple[Tile, ...]] = get_args(Tile)
PLACES: Final[tuple[EnemyPlace, ...]] = get_args(EnemyPlace)
"""Where an enemy can stand: a section's number, a district for its square, the citadel."""
SOURCES: Final[tuple[SourceName, ...]] = get_args(SourceName)
"""Three printed sources, then a source built on either foundation."""
DISCS: Final[tuple[Disc, ...]] = get_args(Disc)
FOUNDATIONS: Final[tuple[FoundationName, ...]] = get_args(FoundationName)
