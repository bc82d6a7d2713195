"""Names of set-ups: every edition with each of its levels, sieges and scenarios at every size."""

from collections.abc import Iterator

from garrison import available_games
from garrison.core.registry import Edition

KINDS_OF_SIEGE = ("level", "siege", "scenario")
CUSTOM = "siege=custom&classes=dragons-2,scouts-6&legends=leviathan,golem"
"""A siege of one's own has to be told what it is made of."""
HOUSE_RULES = (
    "races=choose",
    "per_player=3",
    "per_player=6",
    "bank=strict",
    "trade=off",
    "signs=gifts",
    "box=strict",
)
"""The kinds of Unbreakable Castle that are played otherwise than usual."""


def every_setup() -> list[str]:
    """All of them."""
    return [name for path, edition in _editions() for name in _of_edition(path, edition)]


def some_setups() -> list[str]:
    """Each level, siege, scenario and number of seats once."""
    found = []
    for path, edition in _editions():
        kinds, seats = _kinds(edition), _seats(edition)
        found += [f"{path}?seats={seats[at % len(seats)]}{kind}" for at, kind in enumerate(kinds)]
        found += [f"{path}?seats={count}" for count in seats[len(kinds) :]]
    return found


def _of_edition(path: str, edition: Edition) -> Iterator[str]:
    for seats in _seats(edition):
        for kind in _kinds(edition):
            yield f"{path}?seats={seats}{kind}"
    if path == "unbreakable-castle":
        for rule in HOUSE_RULES:
            yield f"{path}?seats=4&{rule}"


def _editions() -> Iterator[tuple[str, Edition]]:
    for entry in available_games():
        for edition in entry.editions:
            yield (f"{entry.name}/{edition.name}" if edition.name else entry.name), edition


def _seats(edition: Edition) -> list[str]:
    return [value for option in edition.options if option.name == "seats" for value in option.valid]


def _kinds(edition: Edition) -> list[str]:
    """What decides which siege it is; nothing where there is only one kind."""
    found = [
        f"{option.name}={value}"
        for option in edition.options
        if option.name in KINDS_OF_SIEGE
        for value in option.valid
        if value != "none"
    ]
    return [f"&{CUSTOM if kind == 'siege=custom' else kind}" for kind in found] or [""]
