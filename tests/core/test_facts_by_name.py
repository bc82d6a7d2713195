"""Data files are read by name: the order of a file says nothing, a wrong name is refused."""

import random
import tomllib
from collections.abc import Callable, Iterator, Mapping
from importlib.resources import files
from typing import Final

import pytest
from librt.random import Random

from garrison.core import data
from garrison.core.errors import BadDocument
from garrison.core.playout import play_out
from garrison.core.registry import Registry
from garrison.games import bastion, last_bastion, unbreakable_castle
from garrison.games.bastion.face import contents
from garrison.games.bastion.face.contents_armies import load_armies
from garrison.games.bastion.face.facts import load_switches
from garrison.games.bastion.rules import facts, position
from garrison.games.last_bastion.face.contents import load_contents
from garrison.games.last_bastion.face.contents_horde import load_horde
from garrison.games.unbreakable_castle.face.contents import load_contents as load_castle

ORDERED: Final = ("layers", "left", "right")
"""Rows whose order is the fact itself: from the top of a deck, from the top of an edge."""
Table = dict[str, object]


def load_bastion() -> object:
    cards = contents.load_contents()
    return cards, load_armies(cards), load_switches("2015"), load_switches("2018")


def load_last_bastion() -> object:
    contents = load_contents()
    counts = contents["components.monsters"], contents["components.warlords"]
    return contents, load_horde(None, *counts)


LOADERS: Final[Mapping[str, Callable[[], object]]] = {
    "bastion": load_bastion,
    "last_bastion": load_last_bastion,
    "unbreakable_castle": load_castle,
}
UNREAD: Final = ("alternative-spells.toml", "districts.toml")
"""An example of a player's own file, and the constants of the rules with their sources."""
FREE: Final = ("sieges.", "levels.", "scenarios.")
"""Tables of armies: which there are, the file alone says."""


def shuffled(value: object, dice: random.Random, key: str = "") -> object:
    if isinstance(value, dict):
        names = list(value)
        dice.shuffle(names)
        return {name: shuffled(value[name], dice, name) for name in names}
    if isinstance(value, list):
        rows = [shuffled(row, dice, key) for row in value]
        if rows and isinstance(rows[0], dict) and key not in ORDERED:
            dice.shuffle(rows)
        return rows
    return value


@pytest.mark.parametrize("game", LOADERS)
def test_a_file_with_its_tables_and_rows_shuffled_is_the_same_game(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    expected, read = LOADERS[game](), tomllib.loads
    for seed in range(5):
        dice = random.Random(seed)
        monkeypatch.setattr(data, "parse_toml", lambda text, d=dice: shuffled(read(text), d))
        assert LOADERS[game]() == expected


def played(name: str) -> tuple[list[int], Mapping[str, object]]:
    """Where a random game ends, of data read anew."""
    registry = Registry()
    for each in (bastion, last_bastion, unbreakable_castle):
        registry.add(each.ENTRY)
    game = registry.load(name)
    state = game.start()
    play_out(state, Random(4), 100_000)
    return state.key(), game.write(state)


@pytest.mark.parametrize(
    "name", ["bastion/2015?seats=2", "bastion/2018", "last-bastion", "unbreakable-castle"]
)
def test_a_game_of_shuffled_files_is_played_alike(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    expected, read, dice = played(name), tomllib.loads, random.Random(1)
    monkeypatch.setattr(bastion, "_standard", bastion._standard.__wrapped__)
    monkeypatch.setattr(data, "parse_toml", lambda text: shuffled(read(text), dice))
    assert played(name) == expected


def data_files(game: str) -> dict[str, Table]:
    folder = files(f"garrison.games.{game}.data")
    names = [each.name for each in folder.iterdir() if each.name.endswith(".toml")]
    return {n: tomllib.loads(folder.joinpath(n).read_text()) for n in names if n not in UNREAD}


def named_things(value: object, place: str = "") -> Iterator[tuple[str, Table, str]]:
    """Every key of a file: its place, the table that has it, and itself; of rows, the first."""
    if isinstance(value, list) and value and isinstance(value[0], dict):
        yield from named_things(value[0], f"{place}[0]")
    if isinstance(value, dict):
        for key in list(value):
            inner = f"{place}.{key}" if place else key
            if not any(inner.startswith(free) and inner.count(".") == 1 for free in FREE):
                yield inner, value, key
            yield from named_things(value[key], inner)


def refused(game: str, name: str, tables: Table, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The places of what is wrong with the file when its content is this."""
    text = files(f"garrison.games.{game}.data").joinpath(name).read_text()
    monkeypatch.setattr(data, "parse_toml", lambda t: tables if t == text else tomllib.loads(t))
    with pytest.raises(BadDocument) as caught:
        LOADERS[game]()
    assert caught.value.source == name
    return [fault.place for fault in caught.value.faults]


@pytest.mark.parametrize("game", LOADERS)
def test_an_unknown_name_is_refused_with_its_file_and_place(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, tables in data_files(game).items():
        for place, table, key in list(named_things(tables)):
            table[f"{key}x"] = table.pop(key)
            assert f"{place}x" in refused(game, name, tables, monkeypatch), (name, place)
            table[key] = table.pop(f"{key}x")


@pytest.mark.parametrize(
    ("game", "file", "place"),
    [
        ("bastion", "enemies.toml", "classes.rider"),
        ("bastion", "spells.toml", "spells.missile"),
        ("bastion", "rituals.toml", "rituals.gun"),
        ("bastion", "editions.toml", "2018.attack-first"),
        ("bastion", "editions.toml", "2015"),
        ("last_bastion", "box.toml", "score.life"),
        ("unbreakable_castle", "races.toml", "elf.faction"),
        ("unbreakable_castle", "castle.toml", "supply.wall"),
    ],
)
def test_a_missing_name_is_refused_with_its_file_and_place(
    game: str, file: str, place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = data_files(game)[file]
    found = next(thing for thing in named_things(tables) if thing[0] == place)
    del found[1][found[2]]
    assert place in refused(game, file, tables, monkeypatch)


@pytest.mark.parametrize(
    ("names", "constants"),
    [
        (contents.SPELL_KINDS, [getattr(facts, name.upper()) for name in contents.SPELL_KINDS]),
        (contents.RITUAL_KINDS, [getattr(facts, name.upper()) for name in contents.RITUAL_KINDS]),
        (contents.PAYMENTS, [getattr(facts, f"PAY_{n.upper()}") for n in contents.PAYMENTS]),
    ],
)
def test_names_of_data_stand_for_the_numbers_of_the_rules(
    names: tuple[str, ...], constants: list[int]
) -> None:
    assert constants == list(range(len(names)))


def test_classes_that_the_rules_name_are_where_the_rules_expect_them() -> None:
    colours, classes = len(contents.COLOURS), contents.CLASSES
    assert (len(classes), len(contents.LEGENDS)) == (position.CLASS_COUNT, position.LEGEND_COUNT)
    assert classes.index("beast") * colours == position.BEASTS
    assert classes.index("flyer") * colours == position.FLYERS
    assert classes.index("dragon") * colours == position.DRAGONS
    bits = [name for name in contents.PROPERTIES if name != "archmage"]
    found = [getattr(facts, name.replace("-", "_").upper()) for name in bits]
    assert found == [1 << bit for bit in range(len(bits))]


def test_the_rules_count_what_the_districts_file_counts() -> None:
    told = tomllib.loads(
        files("garrison.games.bastion.data").joinpath("districts.toml").read_text()
    )
    assert tuple(told["colours"]["names"]) == contents.COLOURS
    board = told["board"]
    assert board["districts"] == position.DISTRICTS
    assert board["sections"] * board["districts"] == position.SECTIONS
    assert board["sources"] + board["foundations"] == position.SLOTS
    assert board["foundations"] * board["districts"] == position.FOUNDATION_COUNT
    assert told["mana"]["discs"] == facts.MANA_PER_COLOUR
