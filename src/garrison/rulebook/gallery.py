"""Every component of a game, named in every language, with what its picture is drawn from."""

from functools import lru_cache

from garrison.core.components import Component
from garrison.rulebook.book import book_of
from garrison.rulebook.book_texts import Gallery, Piece
from garrison.rulebook.links import editions_of, section_of
from garrison.rulebook.translating import told_source
from garrison.texts import LANGUAGES, translator


@lru_cache(maxsize=16)
def gallery_of(game: str, language: str) -> Gallery | None:
    """What lies in the box of a game of ours, explained in this language."""
    if book_of(game) is None:
        return None
    found = editions_of(game)[0].components()
    return Gallery(game, [_piece(game, each, language) for each in found if each.in_box])


def _piece(game: str, component: Component, language: str) -> Piece:
    say, name = translator(language), component.name
    return Piece(
        component.key,
        component.kind,
        component.group,
        {each: translator(each)(name.id, name.args) for each in LANGUAGES},
        [say(line.id, line.args) for line in component.lines],
        [told_source(each) for each in component.sources],
        section_of(game, component.key),
        component.facts,
    )
