"""Which words stand for which numbers of the rules, in moves, pending work and refusals."""

from typing import get_args

from garrison.core.notation import Field
from garrison.core.vocabulary import Vocabulary, Words, named, plain
from garrison.games.bastion.face.contents import COLOURS, RITUAL_KINDS, SPELL_KINDS, Contents
from garrison.games.bastion.face.names import (
    DISCS,
    FOUNDATIONS,
    PLACES,
    SEATS,
    SOURCES,
    TILES,
)
from garrison.games.bastion.face.view_types import HowCast, WhetherAsked
from garrison.games.bastion.rules import terms


def make_vocabulary(contents: Contents) -> Vocabulary:
    """The words of a game with this catalogue."""
    return Vocabulary(
        "bastion",
        {
            terms.SEAT: plain(SEATS),
            terms.TILE: plain(TILES),
            terms.PLACE: plain(PLACES, first=1),
            terms.DISTRICT: plain(TILES[:6]),
            terms.COLOUR: named(COLOURS),
            terms.SOURCE_SLOT: plain(SOURCES),
            terms.DISC: plain(DISCS),
            terms.DISCS: _numbers(0, 15),
            terms.SECTION: _numbers(1, 24),
            terms.FOUNDATION: plain(FOUNDATIONS),
            terms.SPELL: plain([spell.word for spell in contents.spell_types()]),
            terms.SPELL_KIND: named(SPELL_KINDS),
            terms.RITUAL: plain(contents.rituals()),
            terms.RITUAL_KIND: named(RITUAL_KINDS),
            terms.ENEMY: plain(contents.cards()),
            terms.ENEMY_CLASS: plain([each.name for each in contents.classes]),
            terms.HOW: plain(get_args(HowCast)),
            terms.ASKED: plain(get_args(WhetherAsked)),
            terms.TOLD_TILE: plain((*TILES[:6], "@bastion-place-citadel")),
        },
    )


def _numbers(low: int, high: int) -> Words:
    """Numbers that documents hold as such."""
    return Words(Field("", [str(n) for n in range(low, high + 1)], low, numeric=True))
