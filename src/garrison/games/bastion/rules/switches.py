"""Switches: what editions differ in. Each is declared in the file of the rule that asks for it.

`data/editions.toml` sets it by its name. It is on or off, or a number.
"""

from typing import Final

from mypy_extensions import i64


class Switch:
    """Something that one edition does and another does not, or does otherwise."""

    def __init__(self, name: str, most: int, said: str) -> None:
        self.name = name
        self.most = most
        """The highest number; 1 for what is on or off."""
        self.said = said
        """What messages call it by, so that they can say what is so in this edition."""


SWITCHES: Final[list[Switch]] = []


def flag(name: str, said: str = "") -> i64:
    """Declare a switch that is on or off. Returns its number."""
    return number(name, 1, said)


def number(name: str, most: int, said: str = "") -> i64:
    """Declare a switch that is a number. Returns its own number, which `Facts` knows it by."""
    SWITCHES.append(Switch(name, most, said or name))
    return len(SWITCHES) - 1
