"""The command language and the names of pending work, each from one table."""

from collections.abc import Sequence
from typing import Final, get_args

from garrison.core.notation import Field, Notation, Verb, words
from garrison.games.bastion.face.catalogue import COLOURS, Catalogue
from garrison.games.bastion.face.view_types import (
    Disc,
    EnemyPlace,
    FoundationName,
    HowCast,
    SeatLetter,
    SourceName,
    Tile,
    WhetherAsked,
)
from garrison.games.bastion.rules import codes

SEATS: Final[tuple[SeatLetter, ...]] = get_args(SeatLetter)
TILES: Final[tuple[Tile, ...]] = get_args(Tile)
PLACES: Final[tuple[EnemyPlace, ...]] = get_args(EnemyPlace)
"""Where an enemy can stand: a section's number, a district for its square, the citadel."""
SOURCES: Final[tuple[SourceName, ...]] = get_args(SourceName)
"""Three printed sources, then a source built on either foundation."""
DISCS: Final[tuple[Disc, ...]] = get_args(Disc)
FOUNDATIONS: Final[tuple[FoundationName, ...]] = get_args(FoundationName)


def notation(catalogue: Catalogue) -> Notation:
    """Every move as words."""
    return Notation([*_chance_verbs(catalogue), *_action_verbs(), *_answer_verbs(catalogue)])


def _spell_words(catalogue: Catalogue) -> list[str]:
    return [spell.word for spell in catalogue.spell_types()]


def _chance_verbs(catalogue: Catalogue) -> Sequence[Verb]:
    cards, rituals = catalogue.cards(), catalogue.rituals()
    classes = [each.name for each in catalogue.classes]
    return [
        Verb(codes.REVEAL, "reveal {enemy}", words("enemy", cards)),
        Verb(codes.LAY_DISTRICT, "lay district {district}", words("district", COLOURS)),
        Verb(codes.LAY_SOURCE, "lay source {ritual}", words("ritual", rituals)),
        Verb(codes.PICK_CLASS, "enemies {kind}", words("kind", classes)),
        Verb(codes.SEND_FLYER, "send flyer {enemy}", words("enemy", cards)),
        Verb(codes.SEND_DRAGON, "send dragon {enemy}", words("enemy", cards)),
        Verb(codes.DEAL, "ritual {ritual}", words("ritual", rituals)),
        Verb(codes.RETURN, "return {ritual}", words("ritual", rituals)),
        Verb(codes.PERFORM, "perform {ritual}", words("ritual", rituals)),
    ]


def _action_verbs() -> Sequence[Verb]:
    tile, place = words("tile", TILES), words("target", PLACES, first=1)
    colour, seat = words("colour", COLOURS), words("seat", SEATS)
    return [
        Verb(codes.END, "end"),
        Verb(codes.MOVE, "move {tile}", tile),
        Verb(codes.SPEED_ON, "speed {tile}", tile),
        Verb(codes.SPEED_ON_COPY, "speed copy {tile}", tile),
        Verb(codes.GO, "go {tile}", tile),
        Verb(
            codes.CHANNEL,
            "channel {source} {disc}",
            words("source", SOURCES),
            words("disc", DISCS),
        ),
        Verb(codes.TOWER, "tower {disc}", words("disc", DISCS)),
        Verb(codes.GATHER, "gather"),
        Verb(codes.REVIVE, "revive {source}", words("source", SOURCES)),
        Verb(
            codes.CONVERT, "convert {own} {other}", words("own", COLOURS), words("other", COLOURS)
        ),
        Verb(codes.ACCUMULATE, "accumulate {seat} {colour}", seat, colour),
        Verb(codes.ATTACK, "attack {target}", place),
        Verb(codes.SHOOT, "shoot {target}", place),
        Verb(codes.SHOOT_COPY, "shoot copy {target}", place),
    ]


def _answer_verbs(catalogue: Catalogue) -> Sequence[Verb]:
    colour, seat = words("colour", COLOURS), words("seat", SEATS)
    spell = words("spell", _spell_words(catalogue))
    section = Field("section", [str(n) for n in range(1, 25)], 1, numeric=True)
    discs = Field("discs", [str(n) for n in range(16)], 0, numeric=True)
    return [
        Verb(codes.CAST, "cast {spell}", spell),
        Verb(codes.CAST_COPY, "copy {spell}", spell),
        Verb(codes.ASK, "ask {seat} {spell}", seat, spell),
        Verb(codes.ASK_COPY, "ask copy {seat} {spell}", seat, spell),
        Verb(codes.AGREE, "agree"),
        Verb(codes.DECLINE, "decline"),
        Verb(codes.STRIKE, "strike"),
        Verb(codes.CANCEL, "cancel"),
        Verb(codes.PAY, "pay {discs} {colour}", discs, colour),
        Verb(codes.PRISM_TO, "prism {colour}", colour),
        Verb(codes.PRISM_TO_COPY, "prism copy {colour}", colour),
        Verb(codes.TAKE, "take"),
        Verb(codes.PICK, "pick {section}", section),
        Verb(codes.SKIP, "skip"),
        Verb(codes.BUILD, "build {foundation}", words("foundation", FOUNDATIONS)),
    ]


def pending_words(catalogue: Catalogue) -> Notation:
    """Every kind of pending work as words, with the same numbers as `core.tasks` packs.

    A spell may be two words (`flame 2`), so it stands last in its line.
    """
    seat = _wide("seat", SEATS)
    district = _wide("place", TILES[:6])
    spell, how = _wide("spell", _spell_words(catalogue)), _wide("how", get_args(HowCast))
    ritual = _wide("ritual", catalogue.rituals())
    return Notation(
        [
            Verb(codes.LAYING_DISTRICT, "lay a district at {place}", district),
            Verb(codes.LAYING_SOURCE, "lay a source at {place}", district),
            Verb(codes.SENDING_FLYER, "send a flyer to {place}", district),
            Verb(codes.SENDING_DRAGON, "send a dragon"),
            Verb(codes.PICKING_CLASS, "pick a class"),
            Verb(codes.REVEALING, "reveal an enemy"),
            Verb(codes.DEALING, "deal a ritual to {seat}", seat),
            Verb(codes.RETURNING, "return a ritual: {seat}", seat),
            Verb(codes.LEAVING, "leave: {seat}", seat),
            Verb(codes.ACTING, "act: {seat}", seat),
            Verb(codes.AIMING, "aim: {seat}", seat),
            Verb(codes.LENDING, "lend: {seat} {how} {spell}", seat, spell, how),
            Verb(codes.PAYING, "pay: {seat}", seat),
            Verb(codes.CHANNELLING, "channel: {seat}", seat),
            Verb(
                codes.GIVING,
                "give: {seat} to {taker} {colour}",
                seat,
                _wide("taker", SEATS),
                _wide("colour", COLOURS),
            ),
            Verb(
                codes.SWAPPING,
                "swap: {seat} {how} {asked} {spell}",
                seat,
                spell,
                how,
                _wide("asked", get_args(WhetherAsked)),
            ),
            Verb(codes.SWAPPING_WITH, "swap with: {seat} {spell}", seat, spell),
            Verb(codes.PERFORMING, "perform: {seat}", seat),
            Verb(codes.BUILDING, "build: {seat} {ritual}", seat, ritual),
            Verb(codes.MAKING_DECKS, "make decks"),
            Verb(codes.ADDING, "add an enemy"),
            Verb(codes.DRAWING, "draw a ritual: {seat}", seat),
            Verb(codes.KEEPING, "keep rituals: {seat}", seat),
            Verb(codes.SHUFFLING_RETURNED, "shuffle returned rituals"),
            Verb(codes.ENDING_SETUP, "end set-up"),
            Verb(codes.BEGINNING_TURN, "begin turn: {seat}", seat),
            Verb(codes.BEGINNING_ACTIONS, "begin actions: {seat}", seat),
            Verb(codes.ENEMY_ATTACKS, "enemy attack"),
            Verb(codes.OCCUPYING, "occupy {tile}", _wide("tile", TILES)),
            Verb(codes.MAY_PERFORM, "rituals: {seat}", seat),
        ]
    )


def _wide(name: str, valid: Sequence[str]) -> Field:
    """A blank of pending work: twelve bits, as `core.tasks` has them."""
    return words(name, valid, bits=12)
