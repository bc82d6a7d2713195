"""Which section explains a component or a refused move."""

from collections.abc import Iterator, Sequence
from fnmatch import fnmatchcase
from functools import cache

from garrison.api import available_games, load
from garrison.core.contract import State
from garrison.core.game import Game
from garrison.rulebook.book import Section, book_of


def section_of(game: str, about: str) -> str | None:
    """The section that explains something of a game; None if no section does.

    `about` is the id of a section, a component's key with or without the game's name before it
    (`card.fire-rider`, `bastion.card.fire-rider`), or the message of a refusal.
    """
    book = book_of(game)
    if book is None:
        return None
    declared = _sections_of_refusals(game).get(about)
    if declared is not None:
        return declared
    key = about.removeprefix(f"{game}.")
    return next((each.id for each in book.sections() if _explains(game, each, key)), None)


def _explains(game: str, section: Section, key: str) -> bool:
    refused = key.removeprefix(f"{game}-")
    return (
        key == section.id
        or (key != refused and refused in section.refusals)
        or any(fnmatchcase(key, pattern) for pattern in section.covers)
    )


@cache
def _sections_of_refusals(game: str) -> dict[str, str]:
    """For refusals that the rules declare: the section they name."""
    return {
        message: section
        for edition in editions_of(game)
        for message, section in edition.refusal_sections().items()
    }


@cache
def links_of(game: str) -> dict[str, str]:
    """Every component and refusal of a game, each with its section. A test misses none."""
    return {about: found for about in _linked(game) if (found := section_of(game, about))}


def unlinked(game: str) -> list[str]:
    """Components and refusals that no section explains."""
    return sorted({about for about in _linked(game) if section_of(game, about) is None})


def _linked(game: str) -> Iterator[str]:
    for edition in editions_of(game):
        yield from (component.key for component in edition.components())
        yield from sorted(edition.refusal_ids())


@cache
def editions_of(game: str) -> Sequence[Game[State]]:
    """The game in each of its editions."""
    entry = next(entry for entry in available_games() if entry.name == game)
    names = [f"{game}/{each.name}" if each.name else game for each in entry.editions]
    return [load(name) for name in names]
