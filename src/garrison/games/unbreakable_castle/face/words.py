"""The words of documents, notation and data, in the order of the engine's numbers."""

from typing import Final

RESOURCES: Final = ("wood", "clay", "ore", "stone", "gold", "mana")
TRADABLE: Final = RESOURCES[:5]
BUILDING: Final = RESOURCES[:4]
RACES: Final = (
    "human",
    "elf",
    "gnome",
    "mage",
    "golem",
    "necromancer",
    "werewolf",
    "vampire",
    "orc",
    "demon",
)
FACTIONS: Final = ("light", "order", "dark", "chaos")
SIDES: Final = ("light", "dark")
PARTS: Final = ("citadel", "tower", "gates", "wall")
SEATS: Final = ("A", "B", "C", "D", "E", "F")
CENTRES: Final = ("empty", "bonus", "quest", "horn", "trader", "toll")
TRADERS: Final = (
    "woodcutter",
    "potter",
    "miner",
    "stonemason",
    "timber-merchant",
    "quarry-owner",
    "clay-dealer",
    "jeweller",
)
STAGES: Final = (
    "races",
    "dealer",
    "open",
    "card",
    "reading",
    "friend",
    "fulfil",
    "help",
    "strike",
    "toll",
    "favour",
    "quest",
    "market",
    "answer",
    "counter",
    "over",
)
STEPS: Final = (
    "top",
    "left-upper",
    "left-lower",
    "centre",
    "right-upper",
    "right-lower",
    "bottom",
    "read",
)
ENDINGS: Final = ("going-on", "bought", "quest", "ally-quest")


def cell_name(cell: int, columns: int) -> str:
    """Columns are letters from the left, rows are numbers from the top: `b3`."""
    return f"{chr(ord('a') + cell % columns)}{cell // columns + 1}"


def cell_names(rows: int, columns: int) -> list[str]:
    return [cell_name(cell, columns) for cell in range(rows * columns)]
