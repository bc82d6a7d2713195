"""The words of documents, notation and data, in the order of the engine's numbers."""

from typing import Final, get_args

from garrison.games.unbreakable_castle.face.view_types import (
    Building,
    CentreKind,
    Ending,
    Faction,
    Part,
    Race,
    ReadingStep,
    Resource,
    SeatLetter,
    Side,
    Stage,
    Tradable,
    Trader,
)

RESOURCES: Final[tuple[Resource, ...]] = get_args(Resource)
TRADABLE: Final[tuple[Tradable, ...]] = get_args(Tradable)
BUILDING: Final[tuple[Building, ...]] = get_args(Building)
RACES: Final[tuple[Race, ...]] = get_args(Race)
FACTIONS: Final[tuple[Faction, ...]] = get_args(Faction)
SIDES: Final[tuple[Side, ...]] = get_args(Side)
PARTS: Final[tuple[Part, ...]] = get_args(Part)
SEATS: Final[tuple[SeatLetter, ...]] = get_args(SeatLetter)
CENTRES: Final[tuple[CentreKind, ...]] = get_args(CentreKind)
TRADERS: Final[tuple[Trader, ...]] = get_args(Trader)
STAGES: Final[tuple[Stage, ...]] = get_args(Stage)
JOINTS: Final[tuple[ReadingStep, ...]] = get_args(ReadingStep)
ENDINGS: Final[tuple[Ending, ...]] = get_args(Ending)


def cell_name(cell: int, columns: int) -> str:
    """Columns are letters from the left, rows are numbers from the top: `b3`."""
    return f"{chr(ord('a') + cell % columns)}{cell // columns + 1}"


def cell_names(rows: int, columns: int) -> list[str]:
    return [cell_name(cell, columns) for cell in range(rows * columns)]
