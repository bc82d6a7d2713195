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
POWERS: Final[Mapping[str, Position]] = {
    name: Position(led_by(name, tile, equipment={"red": 1}))
    for name, tile in (
        ("mylfaar", "trebuchet"),
        ("sindara", "trebuchet"),
        ("feng-li", "trebuchet"),
        ("kazgin", "trebuchet"),
        ("twindalli", "standard"),
    )
} | {
    "elmer": Position({**SIEGE, "heroes": {**HEROES, "A": HEROES["D"], "D": HEROES["A"]}}),
    "teagaan": Position({**SIEGE, "heroes": {**HEROES, "A": hero("teagaan", "trebuchet")}}),
    "arne": Position({**SIEGE, "heroes": {**HEROES, "A": HEROES["C"], "C": HEROES["A"]}}),
}
_SPENDING: Final = {
    "mylfaar": ("enchant N1",),
    "sindara": ("activate", "net W2 recurring grasp"),
    "feng-li": ("fight N1", "roll red black yellow", "reroll yellow black", "roll green blue"),
    "kazgin": ("fight N1", "roll red white black yellow", "beat N1 0"),
    "twindalli": ("fight both N2 W2", "roll yellow black red"),
    "elmer": ("ride D", "stay"),
    "teagaan": ("meditate", "cleanse card N2"),
    "arne": ("forage red",),
}
SPENT: Final[Mapping[str, Position]] = {
    name: Position(POWERS[name].document, lines) for name, lines in _SPENDING.items()
}


def _draws(card: str, **document: object) -> Position:
    """The next board draws this card; a slot is to be chosen for it."""
    few = {"E1": "cave-troll", "N1": "incubus"}
    heroes = {**HEROES, "D": hero("elmer", "tavern", equipment={"yellow": 1}, life=2, call=0)}
    return Position(
        {"heroes": heroes, "slots": few, **document}, ("end turn", f"draw {card}"), FOUR
    )


def _acts(*cards: str, **document: object) -> Position:
    """The east board is next, with these cards."""
    slots = {f"E{number}": card for number, card in enumerate(cards, 1)}
    return Position({"heroes": HEROES, "slots": slots, **document})


def _leaves(card: str, colour: str, **document: object) -> Position:
    """This card is about to be beaten with equipment."""
    fighter = hero("arne", "trebuchet", equipment={colour: 4}, life=2)
    others = {"C": hero("mylfaar", "tomb"), "D": hero("elmer", "tavern", life=1, call=0)}
    heroes = {**HEROES, "A": fighter, **others}
    lines = ("fight N1", "roll green green green" if colour != "green" else "roll red red red")
    document = {"heroes": heroes, "slots": {"N1": card}, **document}
    return Position(document, lines, "seats=4&level=difficult")


ENTRANCES: Final[Mapping[str, Position]] = {
    "draw": _draws("hollow-summoner"),
    "grasp": _draws("gloom-herald"),
    "grasp-hero": _draws("pact-binder"),
    "lose-life": _draws("soul-ferryman"),
    "all-lose-move": _draws("horned-ravager"),
    "all-lose-token": _draws("queens-executioner"),
    "all-grasp-hero": _draws("mistress-of-silence", deck=["warlord", 8]),
    "corruption": _draws("plague-prophet", deck=["warlord", 8]),
}
RECURRENCES: Final[Mapping[str, Position]] = {
    "grasp-card": _acts("wolf-rider"),
    "grasp-tile": _acts("wolf-rider", **{"grasped-cards": ["E1"]}),
    "lose-token": _acts("plunderer"),
    "corruption": _acts("thornback-troll"),
    "all-lose-token": _acts("warmonger", deck=[8]),
    "several": _acts("wolf-rider", "plunderer"),
}
EXITS: Final[Mapping[str, Position]] = {
    "corruption": _leaves("incubus", "red"),
    "gain-call": _leaves("thornback-troll", "green"),
    "gain-equipment": _leaves("cave-troll", "green"),
    "gain-life": _leaves("pit-lord", "red"),
    "remove-grasp": _leaves("nefarious-cannon", "black", **{"grasped-tiles": ["tomb", "market"]}),
    "gain-life-and-call": _leaves("death-baron", "yellow", deck=[8, "warlord", 8]),
}
STANDING: Final[Mapping[str, Position]] = {
    "no-white": Position(
        {"heroes": HEROES, "slots": {"N1": "ember-hound", "W3": "zombie-shooter"}}
    ),
    "block-die": Position({"heroes": HEROES, "slots": {"N1": "incubus", "E1": "shadow-scout"}}),
    "no-equipment": Position({"heroes": HEROES, "slots": {"N1": "incubus", "E1": "night-widow"}}),
}
_FULL: Final = {
    "red": FULL_NORTH,
    "green": FULL_EAST,
    "blue": {"N1": "deep-colossus", "N2": "glass-spider", "N3": "thought-thief"},
    "yellow": {"N1": "carrion-golem", "N2": "zombie-shooter", "N3": "plague-bearer"},
}


def _neutral(colour: str) -> Position:
    """The east board has this colour, no hero, and no free slot."""
    others = [each for each in _FULL if each != colour]
    cards = {f"E{slot[1]}": card for slot, card in _FULL[colour].items()}
    heroes = {
        "A": hero("arne", "tomb", life=3, equipment={"red": 1, "blue": 1}),
        "B": hero("feng-li", "market", life=2, call=0),
    }
    boards = [others[0], colour, *others[1:]]
    document = {"heroes": heroes, "slots": cards, "boards": boards, "deck": [8, "warlord", 8]}
    return Position(document, (), "seats=2&level=normal")


NEUTRAL: Final[Mapping[str, Position]] = {colour: _neutral(colour) for colour in _FULL}
QUESTIONS: Final[Mapping[str, Position]] = {
    "fight": Position(),
    "beaten": Position(lines=("fight both N1 W3", "roll red white black yellow")),
    "reroll": Position(led_by("feng-li", "trebuchet"), ("fight N1", "roll red black yellow")),
    "place": Position(lines=("end turn", "draw void-crawler")),
    "choose-hero": Position({}, (), ALONE),
    "dispense-alone": Position(
        {"heroes": {"A": hero("arne", "dispensary", life=3)}}, ("activate",), ALONE
    ),
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
    **{f"power-{name}": each for name, each in POWERS.items()},
    **{f"spent-{name}": each for name, each in SPENT.items()},
    **{f"enter-{name}": each for name, each in ENTRANCES.items()},
    **{f"recur-{name}": each for name, each in RECURRENCES.items()},
    **{f"exit-{name}": each for name, each in EXITS.items()},
    **{f"stand-{name}": each for name, each in STANDING.items()},
    **{f"neutral-{name}": each for name, each in NEUTRAL.items()},
    **{f"ask-{name}": each for name, each in QUESTIONS.items()},
    **{f"end-{name}": each for name, each in ENDS.items()},
}
