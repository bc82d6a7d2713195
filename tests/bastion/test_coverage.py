"""Exploring at random meets everything: each property, spell, ritual, refusal, event, ending."""

from functools import cache

import pytest

from bastion.exploring import Met, explore
from garrison.core.documents import Json
from garrison.games.bastion.face.contents import COLOURS, PROPERTIES, RITUAL_KINDS, load_contents
from garrison.games.bastion.face.describing_events import make_event_describer
from garrison.games.bastion.rules.position import STEPS

CATALOGUE = load_contents()
RICH: Json = dict.fromkeys(COLOURS, 5)
FEW: Json = {"plains": 2, "fire": 1}
SPELLS = [enemy.name for enemy in CATALOGUE.classes]

ARMED: dict[str, Json] = {
    "wall": {"1": "plains rider", "2": ["swamp rider", "swamp symbiote"], "5": "golem", "9": "spy"},
    "defenders": {"D1": ["A", "B"]},
    "seats": {
        "A": {
            "mana": RICH,
            "spells": [f"fire {name}" for name in SPELLS],
            "held": ["plains gun", "fire converter"],
            "artifacts": ["dark converter", "dark accumulator"],
        },
        "B": {"mana": RICH, "spells": [*(f"dark {name}" for name in SPELLS), "inquisitor"]},
    },
}
"""Two defenders side by side with every spell in hand."""
FORBIDDEN: dict[str, Json] = {**ARMED, "wall": {"1": "plains rider", "20": "shaggon"}}
BESIDE_A_DRAGON: dict[str, Json] = {
    "citadel": ["knellerwyrm", "fire dragon"],
    "wall": {"3": "dark rider"},
    "defenders": {"citadel": ["A"], "D4": ["B"]},
    "seats": {"A": {"mana": FEW}},
}
SHORT_RESERVE: dict[str, Json] = {
    "wall": {"1": "plains rider"},
    "defenders": {"D1": ["A", "B"]},
    "seats": {
        "A": {"mana": {}, "artifacts": ["fire converter"]},
        "B": {"mana": dict.fromkeys(COLOURS, 14)},
    },
}
BUILDING: dict[str, Json] = {
    "wall": {"1": "plains rider"},
    "foundations": {"D1 F1": "dark gun", "D2 F1": "dark obelisk", "D3 F1": "dark source"},
    "seats": {"A": {"held": ["fire gun", "dark converter"]}},
    "credit": {"fire": 1},
    "pending": ["begin turn: B", "act: A", "rituals: A", "build: A fire gun"],
}
RITUALS: dict[str, Json] = {
    "wall": {"1": "plains rider"},
    "seats": {"A": {"held": ["fire gun", "dark converter"]}},
    "credit": {"fire": 1},
    "pending": ["begin turn: B", "act: A", "perform: A"],
}
ASIDE: dict[str, Json] = {
    "stage": "set-up",
    "wall": {"1": "fire priest"},
    "pending": ["begin turn: A", "end set-up", "reveal an enemy"],
    "deck": ["dark priest", "spy", "fire mage", "dark rider", "fire rider"],
}
LAST_ENEMY: dict[str, Json] = {
    "wall": {"1": "plains beast"},
    "deck": [],
    "defenders": {"D1": ["A", "B"]},
    "seats": {"A": {"mana": RICH}, "B": {"mana": RICH}},
}
DAMAGED: dict[str, Json] = {
    "damaged": ["D2 S1", "D2 S2", "D2 S3"],
    "defenders": {"D2": ["A", "B"]},
    "seats": {"A": {"mana": RICH}, "B": {"mana": RICH}},
}
COPY_FIRST: dict[str, Json] = {
    "wall": {"1": "dark mage"},
    "defenders": {"D1": ["A", "B"]},
    "seats": {"A": {"mana": {"dark": 1}, "spells": ["dark rider", "plains werewolf"]}},
    "attack": {"target": "1"},
    "pending": ["begin turn: B", "enemy attack", "act: A", "aim: A"],
}
NEAR = [ARMED, FORBIDDEN, BESIDE_A_DRAGON, SHORT_RESERVE, BUILDING, RITUALS, LAST_ENEMY]


@cache
def everything() -> Met:
    met = Met()
    explore("bastion/2018?level=extreme&seats=3", [{}, ARMED, ARMED, *NEAR], 8, 1, met)
    explore("bastion/2015?siege=impossible&seats=2", [{}, ARMED, ARMED, *NEAR], 8, 2, met)
    explore("bastion/2018?level=easy&classes=priests,symbiotes,flyers", [ASIDE], 4, 3, met)
    explore("bastion/2018?scenario=late-arrival", [DAMAGED], 4, 5, met)
    explore("bastion/2018?level=easy&seats=2", [COPY_FIRST], 8, 6, met)
    for scenario in ("late-arrival", "darkened-skies", "trembling-earth", "show-of-force"):
        explore(f"bastion/2018?scenario={scenario}", [{}], 8, 4, met)
    return met


@pytest.mark.parametrize("name", [enemy.name for enemy in CATALOGUE.enemies()])
def test_every_enemy_enters(name: str) -> None:
    assert everything().enemies[name]


@pytest.mark.parametrize("name", PROPERTIES)
def test_every_property_is_met(name: str) -> None:
    assert everything().properties[name]


@pytest.mark.parametrize("word", [spell.word for spell in CATALOGUE.spell_types()])
def test_every_spell_is_cast_and_all_but_copy_itself_are_copied(word: str) -> None:
    if word != "copy":
        assert everything().cast[word]
        assert everything().copied[word]


@pytest.mark.parametrize("kind", RITUAL_KINDS)
def test_every_ritual_is_performed(kind: str) -> None:
    assert everything().performed[kind]


@pytest.mark.parametrize("id", [each.name for each in STEPS.refusals.declared])
def test_every_refusal_is_given(id: str) -> None:
    assert everything().refusals[f"bastion-{id}"]


@pytest.mark.parametrize("id", sorted(make_event_describer(CATALOGUE).ids()))
def test_every_event_happens(id: str) -> None:
    assert everything().events[id]


@pytest.mark.parametrize("ending", ["won", "overrun-adding", "overrun-marching"])
def test_every_ending_is_reached(ending: str) -> None:
    assert everything().endings[ending]
