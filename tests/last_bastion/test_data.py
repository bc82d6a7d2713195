"""Data: what the box holds, where each fact comes from, and a player's own horde."""

import re
import tomllib
from collections import Counter
from importlib.resources import files
from pathlib import Path

import pytest

import garrison
from garrison.core.errors import BadDocument
from garrison.games.last_bastion.face.contents_horde import PACKAGE
from garrison.games.last_bastion.face.game import LastBastionGame
from last_bastion.arranging import load


def shipped(name: str) -> str:
    return files(PACKAGE).joinpath(name).read_text(encoding="utf-8")


def test_the_horde_has_ten_cards_of_each_colour_and_ten_warlords() -> None:
    cards = load().cards
    monsters = [card for card in cards if not card.is_warlord]
    assert Counter(card.colour for card in monsters) == dict.fromkeys(
        ("red", "green", "blue", "yellow", "black"), 10
    )
    assert len(cards) - len(monsters) == 10


def test_each_colour_has_the_same_curve_of_resistances() -> None:
    for colour in ("red", "green", "blue", "yellow", "black"):
        found = [card.resistance for card in load().cards[:50] if card.colour == colour]
        assert sorted(found) == [1, 1, 1, 1, 2, 2, 2, 3, 4, 4]


def test_every_warlord_has_an_exit_and_only_the_archdaemons_harms() -> None:
    lords = [card for card in load().cards if card.is_warlord]
    assert all("gain-life-and-call" in card.exit for card in lords)
    assert [card.id for card in lords if "corruption" in card.exit] == ["archdaemon-of-torment"]


def test_the_tokens_of_the_box_make_47() -> None:
    contents = load().contents
    equipment = 5 * contents["tokens.equipment-per-colour"]
    standards, spell, marker = 5, 1, 1
    calls, life = contents["tokens.calls"], contents["tokens.life"]
    assert equipment + calls + life + standards + spell + marker == 47
    net_trap_standard = 3
    assert contents["tokens.grasps"] + net_trap_standard == 15


@pytest.mark.parametrize("name", ["horde.toml", "box.toml"])
def test_every_table_carries_its_source(name: str) -> None:
    tables = tomllib.loads(shipped(name))
    entries = [
        e for table in tables.values() for e in (table if isinstance(table, list) else [table])
    ]
    assert entries
    for entry in entries:
        assert entry["source"].split(":")[0] in ("rulebook", "published", "reconstructed")


def test_data_holds_no_words_for_people() -> None:
    assert "name" not in [
        key for card in tomllib.loads(shipped("horde.toml"))["monster"] for key in card
    ]


def load_own(path: Path, text: str) -> LastBastionGame:
    path.write_text(text, encoding="utf-8")
    game = garrison.load("last-bastion?seats=2", own=path)
    assert isinstance(game, LastBastionGame)
    return game


def test_a_corrected_horde_is_played(tmp_path: Path) -> None:
    text = shipped("horde.toml").replace(
        'id = "incubus"\ncolor = "red"\nresistance = 2',
        'id = "real-incubus"\nname = "Incubus"\ncolor = "red"\nresistance = 3',
    )
    game = load_own(tmp_path / "own.toml", text)
    assert [card.resistance for card in game.cards if card.id == "real-incubus"] == [3]
    assert game.data != load().data
    state = game.read({"slots": {"N1": "real-incubus"}})
    boards = game.view(state, 0)["boards"]
    assert isinstance(boards, list)
    assert boards[0]["slots"][0]["card"]["name"] == "Incubus"


def test_our_own_file_is_a_valid_file_of_a_player(tmp_path: Path) -> None:
    game = load_own(tmp_path / "own.toml", shipped("horde.toml"))
    assert len(game.cards) == 60


GRASPING = 'recurring = ["GRASP"]'
WORD, EFFECTS = "fault-unknown-word", "monster[0].recurring"
FAULTS = [
    ('color = "red"', 'color = "rde"', "monster[0].color", WORD),
    ("resistance = 1", "resistance = 0", "monster[0].resistance", "fault-range"),
    ("resistance = 1", 'resistance = "one"', "monster[0].resistance", "fault-not-number"),
    (GRASPING, 'recurring = ["GRAPS"]', f"{EFFECTS}[0]", WORD),
    (GRASPING, 'recurring = ["GAIN_LIFE"]', f"{EFFECTS}[0]", WORD),
    (GRASPING, 'recuring = ["GRASP"]', "monster[0].recuring", "fault-unknown-key"),
    (
        GRASPING,
        'recurring = ["DRAW", "DRAW", "DRAW", "DRAW"]',
        EFFECTS,
        "last-bastion-fault-effects",
    ),
    ('id = "ember-hound"', 'id = "cinder-imp"', "monster[1].id", "last-bastion-fault-card-twice"),
    ('id = "cinder-imp"', 'id = "cinder imp"', "monster[0].id", "last-bastion-fault-card-id"),
    ('id = "cinder-imp"\n', "", "monster[0].id", "fault-missing"),
]


@pytest.mark.parametrize(("old", "new", "place", "reason"), FAULTS)
def test_a_malformed_horde_is_refused_with_the_place_of_the_fault(
    tmp_path: Path, old: str, new: str, place: str, reason: str
) -> None:
    with pytest.raises(BadDocument) as refused:
        load_own(tmp_path / "own.toml", shipped("horde.toml").replace(old, new, 1))
    assert (place, reason) in [(fault.place, fault.reason.id) for fault in refused.value.faults]
    assert refused.value.source.endswith("own.toml")


def test_a_horde_of_the_wrong_size_is_refused(tmp_path: Path) -> None:
    text = re.sub(r"number = \d+\n", "", shipped("horde.toml"))
    without_first = text[: text.index("[[monster]]")] + text[text.index("[[monster]]", 400) :]
    with pytest.raises(BadDocument) as refused:
        load_own(tmp_path / "own.toml", without_first)
    assert [fault.place for fault in refused.value.faults] == ["monster"]


def test_every_fault_is_told_at_once(tmp_path: Path) -> None:
    text = shipped("horde.toml").replace("resistance = 1", "resistance = 99", 3)
    with pytest.raises(BadDocument) as refused:
        load_own(tmp_path / "own.toml", text)
    assert len(refused.value.faults) == 3


@pytest.mark.parametrize("text", ["[[monster]", "\x00"])
def test_a_file_that_is_no_toml_is_refused(tmp_path: Path, text: str) -> None:
    with pytest.raises(BadDocument):
        load_own(tmp_path / "own.toml", text)
