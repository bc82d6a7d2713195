"""Positions of Unbreakable Castle worth showing: every race, quest, trader, question and end."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from garrison.core.documents import Json

CARDS: Final = range(1, 101)
FIELD: Final[dict[str, Json]] = {"c1": 77, "b2": 7, "c2": 97, "b3": 12, "c3": 42}
"""Some cards of a field for four."""
FULL: Final[dict[str, Json]] = {
    **{"a1": 3, "b1": 34, "c1": 23, "d1": 61},
    **{"a2": 42, "c2": 16, "d2": 99},
    **{"a3": 77, "b3": 12, "c3": 84, "d3": 68},
}
"""A field for two whose last card touches four others."""
GOODS: Final[Json] = {"wood": 3, "clay": 4, "ore": 2, "stone": 6, "gold": 5, "mana": 2}
RICH: Final[Json] = {"wood": 12, "clay": 9, "ore": 9, "stone": 9, "gold": 3, "mana": 3}
HALF: Final[Json] = {"tower": 1, "wall": 1}
ALMOST: Final[dict[str, Json]] = {"tower": 2, "gates": 1, "wall": 2}
WHOLE: Final[Json] = {**ALMOST, "citadel": 1}
PAIRS: Final = {
    **{"human": (42, 59), "elf": (31, 87), "gnome": (34, 5), "mage": (100, 81)},
    **{"golem": (77, 79), "necromancer": (81, 57), "werewolf": (59, 74), "vampire": (99, 26)},
    **{"orc": (15, 10), "demon": (80, 100)},
}
"""Two cards whose halves make one of each race."""
TRADERS: Final = {
    **{"potter": 5, "stonemason": 8, "woodcutter": 18, "jeweller": 22},
    **{"timber-merchant": 32, "quarry-owner": 52, "miner": 55, "clay-dealer": 69},
}
QUESTS: Final = [f"{side}-{number}" for side in ("light", "dark") for number in range(1, 11)]


@dataclass(frozen=True)
class Position:
    """A document, what the game is played with, the lines played from there, what is pressed."""

    document: Mapping[str, Json] = field(default_factory=dict)
    lines: tuple[str, ...] = ()
    options: str = "seats=4"
    press: tuple[str, ...] = ()


def quests(*names: str) -> Json:
    return [{"quest": name} for name in names]


def known(last: int, open_cards: Mapping[str, Json] = FULL, **document: Json) -> dict[str, Json]:
    """A field whose one face-down card can only be this one."""
    laid = {number for number in open_cards.values() if isinstance(number, int)} | {last}
    return {
        "field": open_cards,
        "discard": [n for n in CARDS if n not in laid],
        "turn": "A",
        **document,
    }


def opened(card: int, at: str = "d3", press: tuple[str, ...] = (), **document: Json) -> Position:
    """Seat A has just opened this card beside the others."""
    usual: dict[str, Json] = {"goods": {"A": GOODS}, "castles": {"A": HALF}}
    return Position(
        {"field": FIELD, "turn": "A", **usual, **document},
        (f"open {at}", f"card {card}"),
        press=press,
    )


def _race(name: str) -> Position:
    left, right = PAIRS[name]
    others = [each for each in ("elf", "orc", "vampire", "mage") if each != name][:3]
    document: dict[str, Json] = {"races": [name, *others], "field": {"b2": left}, "turn": "A"}
    return Position(document, ("open c2", f"card {right}"), press=("[data-place=c2]",))


def _quest(name: str) -> Position:
    race = "elf" if name.startswith("light") else "werewolf"
    held: dict[str, Json] = {
        "A": quests(name),
        "C": quests("light-9" if race != "elf" else "dark-9"),
    }
    others = ["orc", "vampire" if race == "elf" else "human", "mage"]
    document: dict[str, Json] = {"races": [race, *others], "quests": held, "field": FIELD}
    return Position({**document, "turn": "A"}, press=(f"[data-place={name}]",))


READING: Final[Mapping[str, Position]] = {
    "quests": Position(
        known(59, races=["human", "elf"], quests={"A": quests("light-1", "light-3")}),
        options="seats=2",
        press=("[data-place=b2]", "[data-do]"),
    ),
    "toll": Position(
        known(49, races=["orc", "elf"], goods={"A": {"clay": 2, "wood": 1}}),
        options="seats=2",
        press=("[data-place=b2]", "[data-do]"),
    ),
    "flight": Position(
        known(59, races=["orc", "elf"], goods={"A": {"clay": 1}}),
        options="seats=2",
        press=("[data-place=b2]", "[data-do]"),
    ),
}
"""The card that can be opened is known, so that its reading can be followed step by step."""

QUESTIONS: Final[Mapping[str, Position]] = {
    "races": Position({"stage": "races", "races": ["gnome"]}, options="seats=3&races=choose"),
    "race-picked": Position(
        {"stage": "races", "races": ["orc"]},
        options="seats=3&races=choose",
        press=("[data-place=gnome]",),
    ),
    "first": Position({"dealer": "D"}, press=("[data-place=b2]",)),
    "open": Position({"field": FIELD, "goods": {"A": GOODS}}, press=("[data-place=d3]",)),
    "friend": Position(
        {
            "field": {"a1": 12},
            "races": ["gnome", "orc", "human", "mage"],
            "quests": {"A": quests("light-4", "light-7")},
            "turn": "A",
        },
        ("open b1", "card 43"),
    ),
    "fulfil": opened(
        59, quests={"A": quests("light-1", "light-3")}, races=["human", "orc", "vampire", "mage"]
    ),
    "help": opened(59, quests={"A": quests("light-1")}, races=["human", "orc", "elf", "mage"]),
    "help-wins": opened(
        59,
        quests={"A": quests("light-1")},
        races=["human", "orc", "elf", "mage"],
        castles={"A": HALF, "C": ALMOST, "D": HALF},
    ),
    "strike": opened(
        59,
        quests={"A": quests("dark-1")},
        races=["necromancer", "orc", "elf", "mage"],
        castles={"B": {"citadel": 1}, "C": {"citadel": 1, "wall": 1}},
    ),
    "forgo": opened(
        59,
        quests={"A": quests("dark-1")},
        races=["necromancer", "orc", "elf", "mage"],
        castles={"B": {"citadel": 1}},
    ),
    "toll": opened(49, goods={"A": {"clay": 2, "wood": 1}}),
    "favour": Position(
        {"field": FIELD, "races": ["mage", "orc", "elf", "vampire"], "turn": "A"},
        ("open d3", "card 9"),
        "seats=4&signs=gifts",
    ),
    "drawn": Position(
        {"field": FIELD, "races": ["elf", "orc", "human", "vampire"], "turn": "A"},
        ("open d3", "card 9", "quest light-5"),
    ),
    "horn": opened(1, races=["human", "orc", "elf", "vampire"]),
    "market": opened(59, goods={"A": RICH}),
    "build": opened(59, goods={"A": RICH}, press=("[data-place=gates]:visible",)),
    "spare": opened(59, goods={"A": RICH}, castles={"A": {"citadel": 1, "tower": 2, "wall": 1}}),
    "bank": opened(59, press=("[data-action=exchange]:visible",)),
    "bank-strict": Position(
        {"field": FIELD, "goods": {"A": GOODS, "B": RICH}, "turn": "A"},
        ("open d3", "card 59"),
        "seats=4&bank=strict",
        ("[data-action=exchange]:visible",),
    ),
    "end-turn": opened(2, goods={"A": {"wood": 1}}),
    "offer": opened(
        59,
        goods={"A": GOODS, "B": GOODS, "C": RICH},
        press=(
            "[data-action=offer]:visible",
            "[data-partner=C]",
            "[data-more=wood]",
            "[data-less=gold]",
        ),
    ),
}
_OFFERED: Final = ("open d3", "card 59", "offer B 2 stone, 1 gold for 3 wood")
_TRADING: Final[dict[str, Json]] = {"field": FIELD, "turn": "A", "goods": {"A": GOODS, "B": RICH}}
OFFERS: Final[Mapping[str, Position]] = {
    "answer": Position(_TRADING, _OFFERED),
    "counter-form": Position(
        _TRADING, _OFFERED, press=("[data-answer=counter]", "[data-more=gold]")
    ),
    "countered": Position(_TRADING, (*_OFFERED, "counter 2 wood for 2 gold")),
    "declined": Position(_TRADING, (*_OFFERED, "decline")),
    "agreed": Position(_TRADING, (*_OFFERED, "accept")),
    "short": Position(
        {**_TRADING, "goods": {"A": GOODS, "B": {"clay": 3}}},
        ("open d3", "card 59", "offer B 1 gold for 1 wood"),
    ),
    "short-bank": Position(
        {**_TRADING, "goods": {"A": GOODS, "B": {"clay": 3}}},
        ("open d3", "card 59", "offer B 1 gold for 1 wood"),
        press=("[data-answer=exchange]",),
    ),
    "lacking": Position(
        {**_TRADING, "goods": {"A": GOODS, "B": {"clay": 3}}},
        ("open d3", "card 59", "offer B 1 gold for 3 clay", "exchange clay for wood"),
    ),
}
SEATS: Final[Mapping[str, Position]] = {
    "two": Position({"field": {"b2": 7, "c2": 97}, "dealer": "B"}, options="seats=2"),
    "three": Position({"field": {"b2": 7, "c2": 97, "b3": 12}, "turn": "A"}, options="seats=3"),
    "five": Position({"field": {"b2": 7, "c2": 97, "b3": 12}, "turn": "A"}, options="seats=5"),
    "six": Position({"field": {"b2": 7, "c2": 97, "b3": 12}, "turn": "A"}, options="seats=6"),
}
ENDS: Final[Mapping[str, Position]] = {
    "bought": opened(
        59,
        goods={"A": RICH},
        castles={"A": ALMOST, "B": HALF},
        press=("[data-place=citadel]:visible", "[data-do]"),
    ),
    "quest": Position(
        known(
            59,
            races=["human", "orc"],
            quests={"A": quests("light-1")},
            castles={"A": ALMOST, "B": HALF},
        ),
        options="seats=2",
        press=("[data-place=b2]", "[data-do]", "[data-skip]"),
    ),
    "ally": opened(
        59,
        quests={"A": quests("light-1")},
        races=["human", "orc", "elf", "mage"],
        castles={"C": ALMOST, "D": HALF},
        press=("[data-say='help C']", "[data-do]"),
    ),
    "deal": Position(
        known(2, races=["human", "elf"]),
        ("open b2", "card 2"),
        "seats=2",
        ("[data-action=end]:visible",),
    ),
}
POSITIONS: Final[Mapping[str, Position]] = {
    **{f"race-{name}": _race(name) for name in PAIRS},
    **{f"quest-{name}": _quest(name) for name in QUESTS},
    **{
        f"trader-{name}": opened(card, goods={"A": RICH}, press=("[data-action=barter]:visible",))
        for name, card in TRADERS.items()
    },
    **{f"read-{name}": each for name, each in READING.items()},
    **{f"ask-{name}": each for name, each in QUESTIONS.items()},
    **{f"offer-{name}": each for name, each in OFFERS.items()},
    **{f"seats-{name}": each for name, each in SEATS.items()},
    **{f"end-{name}": each for name, each in ENDS.items()},
}
