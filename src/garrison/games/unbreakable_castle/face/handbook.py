"""The rules as players read them."""

from collections.abc import Sequence
from typing import Final

from garrison.core.handbook import Chapter, Paragraph
from garrison.core.provenance import Source
from garrison.core.reasons import Reason
from garrison.games.unbreakable_castle.face.contents import Contents

_RULEBOOK: Final = "rulebook"
_OURS: Final = Source("reconstructed", "docs/unbreakable-castle.md")

_CHAPTERS: Final[Sequence[tuple[str, Sequence[tuple[str, str]]]]] = (
    ("goal", (("castle", "UC p. 3"), ("race", "UC pp. 5-6"), ("spares", ""))),
    ("turn", (("opening", "UC 9, 14"), ("order", ""), ("joints", "UC 15, p. 4"))),
    ("meetings", (("allies", "UC 16, p. 5"), ("enemies", "UC 17, p. 5"), ("friends", "UC p. 5"))),
    ("centres", (("bonus", "UC p. 4"), ("horn", "UC pp. 3-4"), ("toll", ""), ("traders", ""))),
    (
        "quests",
        (("drawing", "UC 11, p. 3"), ("light", "UC p. 3"), ("dark", "UC p. 3"), ("burning", "")),
    ),
    ("trade", (("bank", "UC p. 4"), ("own-turn", ""), ("players", "UC p. 4"), ("offers", ""))),
    ("deals", (("field", "UC p. 4, 6-8"), ("dealer", "UC 4"), ("reshuffle", ""))),
)
"""Chapters and their paragraphs, each with its place in the rulebook, or none if it is ours."""


def handbook(contents: Contents) -> list[Chapter]:
    """Every chapter; numbers come from the data, so that own data is told right."""
    args = {"takes": contents.bank_takes, "buys": contents.gold_buys}
    args |= {"offers": contents.offers_a_turn, "cards": len(contents.cards)}
    return [
        Chapter(
            Reason(_id(chapter)),
            [_paragraph(chapter, name, place, args) for name, place in paragraphs],
        )
        for chapter, paragraphs in _CHAPTERS
    ]


def _paragraph(chapter: str, name: str, place: str, args: dict[str, int]) -> Paragraph:
    id = _id(f"{chapter}-{name}")
    source = Source(_RULEBOOK, place) if place else _OURS
    return Paragraph(Reason(id), Reason(f"{id}-text", args), source)


def _id(name: str) -> str:
    return f"unbreakable-castle-handbook-{name}"


def handbook_ids() -> set[str]:
    found: set[str] = set()
    for chapter, paragraphs in _CHAPTERS:
        found.add(_id(chapter))
        for name, _ in paragraphs:
            found |= {_id(f"{chapter}-{name}"), f"{_id(f'{chapter}-{name}')}-text"}
    return found
