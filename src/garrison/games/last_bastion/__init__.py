"""Last Bastion: heroes defend the bastion of the ancient kings against the horde (one edition)."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from garrison.core.contract import State
from garrison.core.errors import BadNotation
from garrison.core.game import Game, any_game
from garrison.core.reasons import Reason
from garrison.core.registry import Edition, Entry, Option, Options, bad_value
from garrison.games.last_bastion.face.game import LastBastionGame
from garrison.games.last_bastion.face.names import (
    BOARD_COLOURS,
    COLOURS,
    HEROES,
    LEVELS,
    TILES,
    seat_letters,
)
from garrison.games.last_bastion.rules.setup import SetupChoices

RANDOM: Final = "random"
CHOOSE: Final = "choose"


def make(name: str, options: Options, own: Path | None) -> Game[State]:
    """The game these options ask for, with a player's own horde if there is a file."""
    seats = int(options["seats"])
    first = options["first"]
    if first != RANDOM and first not in seat_letters(seats):
        raise bad_value("first", first, [RANDOM, *seat_letters(seats)])
    choices = SetupChoices(
        _chosen(options, "tiles", TILES, len(TILES)),
        _chosen(options, "boards", BOARD_COLOURS, len(BOARD_COLOURS)),
        _chosen(options, "heroes", HEROES, seats),
        -1 if first == RANDOM else ord(first) - ord("A"),
        options["heroes"] == CHOOSE,
    )
    return any_game(LastBastionGame(name, options["level"], seats, choices, own))


def _chosen(options: Options, key: str, valid: Sequence[str], wanted: int) -> list[int]:
    """The words chosen, each once and as many as are needed; none if left to chance or choice."""
    value = options[key]
    if value in (RANDOM, CHOOSE):
        return []
    words = value.split(",")
    if len(words) != wanted or len(set(words)) < wanted or not set(words) <= set(valid):
        names = ", ".join(valid)
        raise BadNotation(
            Reason("name-value-count", {"option": key, "count": wanted, "valid": names})
        )
    return [valid.index(word) for word in words]


OPTIONS: Final = (
    Option("seats", ("1", "2", "3", "4"), "4"),
    Option("level", LEVELS, "normal"),
    Option("heroes", (CHOOSE, RANDOM, *HEROES), CHOOSE, several=True),
    Option("boards", (RANDOM, *COLOURS[:4]), RANDOM, several=True),
    Option("tiles", (RANDOM, *TILES), RANDOM, several=True),
    Option("first", (RANDOM, "A", "B", "C", "D"), RANDOM),
)

ENTRY: Final = Entry("last-bastion", (Edition("", OPTIONS, make),))
