"""Which words stand for which numbers of the rules, in moves, pending work and refusals."""

from dataclasses import dataclass
from typing import get_args

from garrison.core.describing_events import Args
from garrison.core.notation import MoveField
from garrison.core.vocabulary import DomainWords, Vocabulary, counted, named, plain
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


@dataclass(frozen=True)
class SpellField(MoveField):
    """A spell, told by its kind and its power."""

    def tell(self, value: int) -> Args:
        kind, _, power = self.say(value).partition(" ")
        return {"spell": f"@bastion-spell-{kind}", "power": f"\u00a0{power}" if power else ""}


def make_vocabulary(contents: Contents) -> Vocabulary:
    """The words of a game with this catalogue."""
    return Vocabulary(
        "bastion",
        {
            terms.SEAT: plain(SEATS),
            terms.TILE: plain(TILES),
            terms.PLACE: plain(PLACES, first=1),
            terms.DISTRICT: plain(TILES[:6]),
            terms.COLOUR: named("colour", COLOURS),
            terms.SOURCE_SLOT: plain(SOURCES),
            terms.DISC: plain(DISCS),
            terms.DISCS: counted(0, 15),
            terms.SECTION: counted(1, 24),
            terms.FOUNDATION: plain(FOUNDATIONS),
            terms.SPELL: DomainWords(
                SpellField("", [spell.word for spell in contents.spell_types()])
            ),
            terms.SPELL_KIND: named("spell", SPELL_KINDS),
            terms.RITUAL: named("ritual", contents.rituals()),
            terms.RITUAL_KIND: named("ritual", RITUAL_KINDS),
            terms.ENEMY: named("card", contents.cards()),
            terms.ENEMY_CLASS: plain([each.name for each in contents.classes]),
            terms.HOW: plain(get_args(HowCast)),
            terms.ASKED: plain(get_args(WhetherAsked)),
            terms.TOLD_TILE: plain((*TILES[:6], "@bastion-place-citadel")),
        },
    )
