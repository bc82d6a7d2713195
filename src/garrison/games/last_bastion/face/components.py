"""Everything in the box of Last Bastion: cards, heroes, tiles, boards, dice, tokens and figures."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from garrison.core.components import Component
from garrison.core.provenance import FactSource
from garrison.core.reasons import Reason
from garrison.games.last_bastion.face.contents import Contents
from garrison.games.last_bastion.face.contents_horde import Card
from garrison.games.last_bastion.face.names import (
    BOARD_COLOURS,
    COLOURS,
    CORRUPTION,
    EFFECTS,
    HEROES,
    LEVELS,
    TILES,
    TOKENS,
    WHEN,
)
from garrison.games.last_bastion.face.view import card_face
from garrison.games.last_bastion.face.view_types import CardPiece, TileName, TilePiece

PIECES: Final = (
    *("white-die", "grey-die", "corruption-die", "standard-token", "wall", "no-equipment"),
)
"""What only lies there: dice, the standard's tokens, walls between tiles and boards, a marker."""
FIGURES: Final = ("grasp", "net", "trap", "standard", "spell")
_BOOKLET: Final = "LB-RU booklet"
_LISTS: Final[Sequence[tuple[str, Sequence[str], str, bool]]] = (
    ("hero", HEROES, f"{_BOOKLET} 'Планшеты героев'", True),
    ("board", BOARD_COLOURS, f"{_BOOKLET} 'Планшеты орды'", True),
    ("face", CORRUPTION, f"{_BOOKLET} 'Кубик упадка'", True),
    ("figure", FIGURES, "LB-RU, LB-PL, components", True),
    ("effect", EFFECTS, f"{_BOOKLET} 'Карты орды'", False),
    ("level", LEVELS, "LB-RU 'Уровни сложности', LB-PL 'Poziomy trudności'", False),
)
"""Kinds whose names and words go by `last-bastion-<kind>-<id>` and `-<kind>-does-<id>`."""
_TILES: Final = FactSource("rulebook", f"{_BOOKLET} 'Тайлы бастиона'")
_BOX: Final = FactSource("rulebook", "LB-RU, LB-PL, components")
_COUNTED: Final = FactSource("reconstructed", "docs/last-bastion.md: counts of tokens")


def components(contents: Contents, cards: Sequence[Card]) -> list[Component]:
    """Every piece; numbers in the words come from the data."""
    args = _numbers(contents)
    return [
        *(_card(card) for card in cards),
        *(_tile(tile, args) for tile in TILES),
        *(
            each
            for kind, ids, place, held in _LISTS
            for each in _list(kind, ids, place, held, args)
        ),
        *(_token(token) for token in TOKENS),
        *(_piece(name) for name in PIECES),
    ]


def _numbers(contents: Contents) -> dict[str, int]:
    return {"healed": contents["healed.life"], "market": contents["market.dice"]}


def _list(
    kind: str, ids: Sequence[str], place: str, held: bool, args: Mapping[str, int]
) -> Iterator[Component]:
    source = FactSource("rulebook", place)
    for id in ids:
        name, text = _words(kind, id, args)
        yield Component(kind, id, name, [text], [source], in_box=held)


def _words(kind: str, id: str, args: Mapping[str, int]) -> tuple[Reason, Reason]:
    """What it is called, and what it does."""
    does = Reason(f"last-bastion-{kind}-does-{id}", args)
    return Reason(f"last-bastion-{kind}-{id}"), does


def _card(card: Card) -> Component:
    about: dict[str, str | int] = {
        "colour": f"@last-bastion-colour-{card.colour}",
        "resistance": card.resistance,
        "kind": "warlord" if card.is_warlord else "monster",
    }
    lines = [Reason("last-bastion-card-about", about), *_effects(card)]
    sources = [card.source, card.known] if card.known else [card.source]
    name = Reason("last-bastion-card-title", {"card": card.text()})
    facts: CardPiece = {"kind": "card", "card": card_face(card)}
    return Component("card", card.id, name, lines, sources, facts, card.colour)


def _effects(card: Card) -> list[Reason]:
    return [
        Reason(
            "last-bastion-card-effect",
            {
                "when": f"@last-bastion-when-{when}",
                "effect": f"@last-bastion-effect-{effect}",
                "does": f"@last-bastion-effect-does-{effect}",
            },
        )
        for when, effects in zip(WHEN, card.kinds(), strict=True)
        for effect in effects
    ]


def _tile(tile: TileName, args: Mapping[str, int]) -> Component:
    name, text = _words("tile", tile, args)
    facts: TilePiece = {"kind": "tile", "tile": tile}
    return Component("tile", tile, name, [text], [_TILES], facts)


def _token(token: str) -> Component:
    word = "equipment" if token in COLOURS else token
    text = Reason(f"last-bastion-piece-{word}-text")
    name = Reason(f"last-bastion-token-{token}")
    return Component("token", token, name, [text], [_BOX, _COUNTED])


def _piece(name: str) -> Component:
    text = Reason(f"last-bastion-piece-{name}-text")
    return Component("piece", name, Reason(f"last-bastion-piece-{name}"), [text], [_BOX])
