"""The words of documents and notation, in the order of the engine's numbers."""

from typing import Final, get_args

from garrison.core.notation import Notation
from garrison.games.bastion.face.contents import Contents
from garrison.games.bastion.face.view_types import (
    Disc,
    Ending,
    EnemyPlace,
    FoundationName,
    SeatLetter,
    SourceName,
    Tile,
    TurnAction,
)

SEATS: Final[tuple[SeatLetter, ...]] = get_args(SeatLetter)
TILES: Final[tuple[Tile, ...]] = get_args(Tile)
PLACES: Final[tuple[EnemyPlace, ...]] = get_args(EnemyPlace)
"""Where an enemy can stand: a section's number, a district for its square, the citadel."""
SOURCES: Final[tuple[SourceName, ...]] = get_args(SourceName)
"""Three printed sources, then a source built on either foundation."""
SLOTS: Final = tuple(f"{tile} {source}" for tile in TILES[:6] for source in SOURCES)
MANA_PLACES: Final = (*SLOTS, *(f"{tile} tower" for tile in TILES[:6]))
"""Where discs can lie, in the order of the position's cells."""
DISCS: Final[tuple[Disc, ...]] = get_args(Disc)
FOUNDATIONS: Final[tuple[FoundationName, ...]] = get_args(FoundationName)
ENDINGS: Final[tuple[Ending, ...]] = get_args(Ending)
ACTIONS: Final[tuple[TurnAction, ...]] = get_args(TurnAction)


class Names:
    """The words for the cards of one game, for its seats and for what is pending."""

    def __init__(self, contents: Contents, seats: int, pending: Notation) -> None:
        self.cards, self.rituals = contents.cards(), contents.rituals()
        self.classes = [each.name for each in contents.classes]
        self.spells = [spell.word for spell in contents.spell_types()]
        self.seats, self.pending = [*SEATS[:seats]], pending
