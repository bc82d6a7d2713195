"""Positions of Last Bastion worth showing: fights, tiles, powers, and one step before each end."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final


def hero(name: str, tile: str, **rest: object) -> dict[str, object]:
    return {"hero": name, "tile": tile, "equipment": {}, **rest}


HEROES: Final = {
    "A": hero("kazgin", "trebuchet", equipment={"red": 2, "black": 1}, life=3),
    "B": hero("feng-li", "fountain", equipment={"blue": 1}, life=2, call=0),
    "C": hero("arne", "tomb", equipment={"green": 1, "yellow": 1, "black": 1}, life=4),
    "D": hero("elmer", "trebuchet", equipment={"yellow": 1}, life=1, call=0),
}
SLOTS: Final = {
    "N1": "incubus",
    "N2": "nefarious-cannon",
    "E1": "horn-blower",
    "E2": "wolf-rider",
    "S2": "deep-colossus",
    "W3": "restless-skeleton",
    "W2": "zombie-lord",
    "W1": "soul-ferryman",
}
SIEGE: Final[Mapping[str, object]] = {
    "heroes": HEROES,
    "slots": SLOTS,
    "grasped-cards": ["N2"],
    "grasped-tiles": ["quarry"],
    "standard": "yellow",
}
FOUR: Final = "seats=4&level=normal"
ALONE: Final = "seats=1&level=normal"


@dataclass(frozen=True)
class Position:
    """A document, what the game is played with, and the lines played from there."""

    document: Mapping[str, object] = field(default_factory=lambda: SIEGE)
    lines: tuple[str, ...] = ()
    options: str = FOUR


def led_by(name: str, tile: str, **rest: object) -> Mapping[str, object]:
    """The siege with another hero in turn."""
    others = {**HEROES, "B": hero("teagaan", "fountain", equipment={"blue": 1}, life=2, call=0)}
    return {**SIEGE, "heroes": {**others, "A": hero(name, tile, **rest)}}


def _alone(**document: object) -> Position:
    return Position({"heroes": {"A": hero("arne", "standard", life=1)}, **document}, (), ALONE)


FULL_NORTH: Final = {"N1": "incubus", "N2": "cinder-imp", "N3": "butcher"}
FULL_EAST: Final = {"E1": "horn-blower", "E2": "cave-troll", "E3": "goblin-shieldling"}

TILES: Final[Mapping[str, Position]] = {
    tile: Position(led_by("mylfaar", tile), ("activate",))
    for tile in ("trebuchet", "tower", "tavern", "standard", "fountain", "dispensary", "tomb")
} | {
    "market": Position(led_by("feng-li", "market"), ("activate", "roll red white")),
    "quarry": Position(
        {
            **led_by("mylfaar", "quarry"),
            "slots": FULL_EAST,
            "grasped-cards": [],
            "grasped-tiles": [],
        },
        ("activate",),
    ),
}
HEROES_IN_TURN: Final[Mapping[str, Position]] = {
    name: Position(led_by(name, "trebuchet", equipment={"red": 1}))
    for name in ("mylfaar", "sindara", "feng-li", "kazgin", "twindalli")
} | {
    "elmer": Position({**SIEGE, "heroes": {**HEROES, "A": HEROES["D"], "D": HEROES["A"]}}),
    "teagaan": Position({**SIEGE, "heroes": {**HEROES, "A": hero("teagaan", "trebuchet")}}),
    "arne": Position({**SIEGE, "heroes": {**HEROES, "A": HEROES["C"], "C": HEROES["A"]}}),
}
QUESTIONS: Final[Mapping[str, Position]] = {
    "fight": Position(),
    "beaten": Position(lines=("fight both N1 W3", "roll red white black yellow")),
    "reroll": Position(led_by("feng-li", "trebuchet"), ("fight N1", "roll red black yellow")),
    "place": Position(lines=("end turn", "draw void-crawler")),
    "choose-hero": Position({}, (), ALONE),
    "neutral": Position(
        {
            "heroes": {"A": hero("arne", "tomb", life=3), "B": hero("sindara", "market", call=0)},
            "slots": {**FULL_EAST, "W1": "butcher", "W2": "lich-regent", "N1": "shadow-scout"},
        },
        ("end turn",),
        "seats=2&level=heroic",
    ),
    "warlord": Position(
        {
            **SIEGE,
            "slots": {**SLOTS, "E3": "archdaemon-of-torment", "S1": "night-widow"},
            "net": {"slot": "W2", "when": "recurring", "number": 1},
            "trap": "S3",
            "grasped-tiles": [],
            "spell": "E3",
            "heroes": {**HEROES, "A": hero("mylfaar", "market", prone=True), "D": {"down": True}},
        },
    ),
}
ENDS: Final[Mapping[str, Position]] = {
    "warlords-beaten": Position(
        {
            "slots": {"N1": "the-faceless"},
            "heroes": {"A": hero("arne", "trebuchet", equipment={"black": 4}, life=2)},
        },
        (),
        ALONE,
    ),
    "tiles-grasped": _alone(
        slots={"E1": "goblin-skulker"},
        **{"grasped-cards": ["E1"], "grasped-tiles": ["tomb", "quarry"]},
    ),
    "heroes-down": _alone(slots=FULL_NORTH, **{"grasped-cards": []}),
    "deck-exhausted": _alone(slots={"W1": "the-faceless"}, deck=[]),
    "warlord-discarded": _alone(slots=FULL_EAST, deck=["warlord"]),
    "exhaustion": _alone(turn=200),
}
POSITIONS: Final[Mapping[str, Position]] = {
    **{f"tile-{name}": each for name, each in TILES.items()},
    **{f"hero-{name}": each for name, each in HEROES_IN_TURN.items()},
    **{f"ask-{name}": each for name, each in QUESTIONS.items()},
    **{f"end-{name}": each for name, each in ENDS.items()},
}
