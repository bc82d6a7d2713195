"""Everything in the box of Bastion: cards, rituals, spells, districts, discs, and what else."""

from collections.abc import Iterator, Mapping
from typing import Final, TypeAlias

from garrison.core.components import Component
from garrison.core.provenance import FactSource
from garrison.core.reasons import Reason
from garrison.games.bastion.face.contents import (
    COLOURS,
    RITUAL_KINDS,
    SIDES,
    SPELL_KINDS,
    Contents,
    Enemy,
)
from garrison.games.bastion.face.view_types import CardPiece, DistrictPiece, RitualPiece

Wording: TypeAlias = Mapping[str, str | int]

PLACES: Final = (
    *("wall", "gate", "camp", "district", "source"),
    *("tower", "foundation", "square", "citadel", "reserve"),
)
PIECES: Final = ("defender", "empty-source", "no-lightning", "no-flame")
"""Figures and tokens that only stand for a place or remind of something."""
_IN_BOX: Final = ("gate", "camp", "citadel")
_BOX: Final = FactSource("rulebook", "R18 p. 1; R15 «Состав игры»")
_BOARD: Final = FactSource("rulebook", "R18 p. 6; R15 «Архитектура бастиона»")


def components(contents: Contents, wording: Wording) -> list[Component]:
    """Every piece, with its words told for this edition."""
    return [
        *_enemies(contents, wording),
        *_cards(contents, wording),
        *_spells(contents, wording),
        *_rituals(contents, wording),
        *_districts(contents),
        *_places(wording),
        *_discs(),
        *(_piece(name) for name in PIECES),
    ]


def _enemies(contents: Contents, wording: Wording) -> Iterator[Component]:
    for enemy in contents.enemies():
        name = Reason(f"bastion-enemy-{enemy.name}")
        lines = [_does(enemy, wording)]
        yield Component("enemy", enemy.name, name, lines, [enemy.source], in_box=False)


def _does(enemy: Enemy, wording: Wording) -> Reason:
    return Reason(f"bastion-enemy-{enemy.name}-text", {**wording, "strength": enemy.strength})


def _cards(contents: Contents, wording: Wording) -> Iterator[Component]:
    for number, card in enumerate(contents.cards()):
        enemy = contents.enemy_of(number)
        colour = COLOURS[number % len(COLOURS)] if enemy in contents.classes else "legend"
        spell = contents.spells[enemy.name]
        facts: CardPiece = {
            "kind": "card",
            "card": card,
            "enemy": enemy.name,
            "colour": colour,
            "pay": enemy.pay,
            "strength": enemy.strength,
            "spell": spell.word,
        }
        becomes = Reason(
            "bastion-board-becomes",
            {
                "spell": f"@bastion-spell-{spell.kind}",
                "power": f"\u00a0{spell.power}" if spell.power else "",
            },
        )
        lines = [_does(enemy, wording), becomes]
        sources = [enemy.source, contents.provenance[f"spell.{enemy.name}"]]
        id = card.replace(" ", "-")
        yield Component("card", id, Reason(f"bastion-card-{id}"), lines, sources, facts, colour)


def _spells(contents: Contents, wording: Wording) -> Iterator[Component]:
    for kind in SPELL_KINDS:
        lines = [Reason(f"bastion-spell-{kind}-text", wording)]
        sources = [contents.provenance[f"spells.{kind}"]]
        yield Component("spell", kind, Reason(f"bastion-spell-{kind}"), lines, sources)


def _rituals(contents: Contents, wording: Wording) -> Iterator[Component]:
    deck = contents.provenance["rituals.deck"]
    for kind in RITUAL_KINDS:
        lines = [Reason(f"bastion-ritual-{kind}-text", wording)]
        known = contents.provenance[f"rituals.{kind}"]
        name = Reason(f"bastion-ritual-{kind}")
        yield Component("ritual", kind, name, lines, [known], in_box=False)
        for colour in COLOURS:
            facts: RitualPiece = {"kind": "ritual", "ritual": kind, "colour": colour}
            named = Reason(f"bastion-ritual-{colour}-{kind}")
            yield Component(
                "ritual", f"{colour}-{kind}", named, lines, [known, deck], facts, colour
            )


def _districts(contents: Contents) -> Iterator[Component]:
    for side in SIDES:
        known = contents.provenance[f"sources.{side}"]
        for colour in COLOURS:
            sources = contents.sources[side][colour]
            facts: DistrictPiece = {"kind": "district", "colour": colour, "sources": sources}
            name, line = Reason(f"bastion-district-{colour}"), Reason(f"bastion-side-{side}")
            yield Component(
                "district", f"{colour}-{side}", name, [line], [_BOARD, known], facts, colour
            )


def _places(wording: Wording) -> Iterator[Component]:
    for place in PLACES:
        lines = [Reason(f"bastion-place-{place}-text", wording)]
        name = Reason(f"bastion-place-{place}")
        yield Component("place", place, name, lines, [_BOARD], in_box=place in _IN_BOX)


def _discs() -> Iterator[Component]:
    lines = [Reason("bastion-piece-mana-text")]
    for colour in COLOURS:
        name = Reason(f"bastion-colour-{colour}")
        yield Component("mana", colour, name, lines, [_BOX], group=colour)


def _piece(name: str) -> Component:
    text = Reason(f"bastion-piece-{name}-text")
    return Component("piece", name, Reason(f"bastion-piece-{name}"), [text], [_BOX])
