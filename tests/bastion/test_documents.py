"""Position documents: defaults, and everything impossible in one refusal."""

import pytest

import garrison
from bastion.arranging import SECOND, arrange
from bastion.exploring import lines_by_verb
from garrison.core.documents import Json
from garrison.core.errors import BadDocument
from garrison.core.notation import Notation
from garrison.games.bastion.face.contents import load_contents
from garrison.games.bastion.face.vocabulary import make_vocabulary
from garrison.games.bastion.rules.position import STEPS


def faults(name: str = SECOND, /, **document: Json) -> dict[str, str]:
    """The places and reasons of everything wrong with a document."""
    with pytest.raises(BadDocument) as caught:
        garrison.load(name).read(document)
    return {fault.place: fault.reason.id for fault in caught.value.faults}


def test_an_empty_document_is_a_fresh_siege_with_the_first_defender_to_act() -> None:
    siege = arrange(SECOND)
    assert siege.actor() == "A"
    assert siege.tile("B") == "citadel"
    assert siege.mana("A") == dict.fromkeys(
        ("plains", "fire", "mountain", "forest", "swamp", "dark"), 1
    )
    assert siege.reserve()["fire"] == 13


def test_cards_seen_elsewhere_are_not_in_the_deck() -> None:
    siege = arrange(SECOND, wall={"1": "fire beast"}, seats={"A": {"spells": ["dark mage"]}})
    siege.play("end")
    assert not siege.can("reveal fire beast")
    assert not siege.can("reveal dark mage")
    assert siege.can("reveal fire mage")


def test_seventeen_fire_mana_are_refused() -> None:
    found = faults(seats={"A": {"mana": {"fire": 9}}, "B": {"mana": {"fire": 8}}})
    assert found == {"mana": "bastion-fault-mana"}
    assert faults(seats={"A": {"mana": {"fire": 17}}})["seats.A.mana.fire"] == "fault-range"


def test_two_golems_are_refused() -> None:
    assert faults(wall={"1": "golem", "2": "golem"}) == {"wall.2": "fault-card-twice"}
    held: Json = {"A": {"spells": ["golem"]}}
    assert faults(wall={"1": "golem"}, seats=held) == {"seats.A.spells": "fault-card-twice"}
    assert faults(wall={"1": "golem"}, deck=["golem"]) == {"deck": "fault-card-twice"}


def test_an_enemy_on_section_25_is_refused() -> None:
    assert faults(wall={"25": "fire beast"}) == {"wall.25": "bastion-fault-no-place"}


def test_a_defender_in_two_places_is_refused() -> None:
    found = faults(defenders={"D1": ["A"], "citadel": ["A", "B"]})
    assert found == {"defenders.citadel": "bastion-fault-defender-twice"}


VOCABULARY = make_vocabulary(load_contents())


@pytest.mark.parametrize(
    ("document", "place", "reason"),
    [
        ({"citadel": ["fire rider"]}, "citadel", "bastion-fault-only-dragons"),
        ({"wall": {"1": "fire dragon"}}, "wall.1", "bastion-fault-dragon-outside"),
        ({"wall": {"1": ["fire mage", "dark mage"]}}, "wall.1", "bastion-fault-not-symbiote"),
        ({"squares": {"D1": "fire mage"}}, "squares.D1", "bastion-fault-not-flyer"),
        ({"squares": {"D7": "fire flyer"}}, "squares.D7", "bastion-fault-no-place"),
        ({"defenders": {"D9": ["A"]}}, "defenders.D9", "bastion-fault-no-place"),
        ({"districts": ["fire", "dark"]}, "districts", "bastion-fault-districts"),
        (
            {"foundations": {"D1 F1": "fire converter"}},
            "foundations.D1 F1",
            "bastion-fault-not-structure",
        ),
        (
            {"seats": {"A": {"artifacts": ["fire gun"]}}},
            "seats.A.artifacts",
            "bastion-fault-not-artifact",
        ),
        ({"foundations": {"D1 F3": "fire gun"}}, "foundations.D1 F3", "bastion-fault-no-place"),
        ({"mana": {"D1 S4": "fire"}}, "mana.D1 S4", "bastion-fault-no-source"),
        ({"mana": {"D1 S9": "fire"}}, "mana.D1 S9", "bastion-fault-no-place"),
        ({"damaged": ["D1 S5"]}, "damaged", "bastion-fault-no-source"),
        ({"rituals": []}, "rituals", "bastion-fault-card-missing"),
        ({"rituals": [], "pending": ["make decks"]}, "rituals", "bastion-fault-card-missing"),
        ({"pending": []}, "pending", "bastion-fault-nothing-pending"),
        ({"pending": ["aim: A"]}, "pending", "bastion-fault-pending"),
        ({"pending": ["enemy attack"]}, "pending", "bastion-fault-pending"),
        ({"pending": ["act: D"]}, "pending", "bastion-fault-pending"),
        (
            {"pending": ["begin turn: B", "enemy attack", "act: C"]},
            "pending",
            "bastion-fault-pending",
        ),
        ({"pending": ["fly away"]}, "pending[0]", "notation-verb"),
        ({"attack": {"target": "7"}}, "attack.target", "bastion-no-enemy"),
        ({"deck": ["spy", "spy"]}, "deck", "fault-card-twice"),
        ({"wal": {}}, "wal", "fault-unknown-key"),
        (
            {"seats": {"A": {"held": ["fire gun", "dark gun", "swamp gun"]}}},
            "seats.A.held",
            "bastion-fault-rituals-held",
        ),
        (
            {
                "deck": {
                    "pools": [{"cards": ["spy"], "count": 1}],
                    "layers": [{"pools": [0], "size": 2}],
                }
            },
            "deck.layers[0].size",
            "fault-range",
        ),
        (
            {
                "deck": {
                    "pools": [{"cards": ["spy"], "count": 1}, {"cards": ["golem"], "count": 1}],
                    "layers": [{"pools": [0, 1], "size": 1}, {"pools": [0], "size": 1}],
                }
            },
            "deck.layers[1].pools",
            "fault-layer-pools",
        ),
        (
            {
                "deck": {
                    "pools": [{"cards": ["spy"], "count": 1}, {"cards": ["golem"], "count": 1}],
                    "layers": [{"pools": [0], "size": 1}],
                }
            },
            "deck.layers",
            "fault-layers",
        ),
        (
            {
                "deck": {
                    "pools": [{"cards": ["spy"], "count": 1}],
                    "layers": [{"pools": [], "size": 1}],
                }
            },
            "deck.layers[0].size",
            "fault-layers",
        ),
        ({"pending": ["act: A"]}, "pending", "bastion-fault-pending"),
    ],
)
def test_impossible_positions_are_refused_with_the_place(
    document: dict[str, Json], place: str, reason: str
) -> None:
    assert faults(**document)[place] == reason


def test_what_is_pending_by_default_can_be_written_out() -> None:
    pending: Json = ["begin turn: B", "enemy attack", "act: A"]
    assert arrange(SECOND, pending=pending).state == arrange(SECOND).state


def test_all_faults_are_listed_together() -> None:
    found = faults(
        wall={"1": "golem", "2": "golem", "25": "spy"},
        seats={"A": {"mana": {"fire": 15}}, "B": {"mana": {"fire": 2}}},
        defenders={"D1": ["A", "A"]},
    )
    assert sorted(found.values()) == [
        "bastion-fault-defender-twice",
        "bastion-fault-mana",
        "bastion-fault-no-place",
        "fault-card-twice",
    ]


def test_a_position_with_nobody_left_is_won() -> None:
    assert arrange(SECOND, deck=[]).ending() == "won"


@pytest.mark.parametrize("table", [VOCABULARY.notation(STEPS), VOCABULARY.pending_notation(STEPS)])
def test_every_move_and_all_pending_work_is_written_and_read_back(table: Notation) -> None:
    for numbers in lines_by_verb(table):
        for number in numbers:
            assert table.parse(table.say(number)) == number
            assert table.from_document(table.to_document(number)) == number
