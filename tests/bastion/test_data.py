"""The data files: army strengths, constraints on spells, provenance, a player's own file."""

from collections import Counter
from importlib.resources import files
from itertools import combinations
from pathlib import Path

import pytest

import garrison
from bastion.arranging import arrange, table
from garrison.core.errors import BadDocument
from garrison.core.provenance import KINDS
from garrison.games.bastion.face.contents import COLOURS, SPELL_KINDS, Contents, load_contents
from garrison.games.bastion.face.contents_armies import ArmyFacts, load_armies, strength_range

CATALOGUE: Contents = load_contents()
ARMIES, RATINGS = load_armies(CATALOGUE)


def strength(army: ArmyFacts) -> tuple[int, int]:
    return strength_range(army, CATALOGUE)


# Army strengths.


@pytest.mark.parametrize(
    ("siege", "sum_of_strengths", "cards"),
    [
        ("training", 108, 24),
        ("standard", 160, 32),
        ("flyers", 153, 33),
        ("dragons", 168, 30),
        ("legends", 173, 34),
        ("archmages", 184, 34),
        ("werewolves", 214, 43),
        ("impossible", 225, 42),
    ],
)
def test_army_strength_of_the_sieges(siege: str, sum_of_strengths: int, cards: int) -> None:
    army = ARMIES["sieges"][siege]
    assert strength(army) == (sum_of_strengths, sum_of_strengths)
    assert army.size() == cards


@pytest.mark.parametrize(
    ("table_name", "name", "least", "most", "cards"),
    [
        ("levels", "tutorial", 109, 109, 25),
        ("levels", "easy", 135, 174, 31),
        ("levels", "medium", 151, 211, 35),
        ("levels", "hard", 168, 246, 39),
        ("levels", "extreme", 185, 279, 43),
        ("scenarios", "darkened-skies", 179, 179, 41),
        ("scenarios", "trembling-earth", 240, 240, 39),
        ("scenarios", "show-of-force", 225, 225, 42),
        ("scenarios", "late-arrival", 168, 168, 33),
    ],
)
def test_army_strength_of_levels_and_scenarios(
    table_name: str, name: str, least: int, most: int, cards: int
) -> None:
    army = ARMIES[table_name][name]
    assert strength(army) == (least, most)
    assert army.size() == cards


@pytest.mark.parametrize(
    ("seats", "value", "rating"),
    [
        (1, 139, "light"),
        (1, 140, "normal"),
        (1, 180, "normal"),
        (1, 181, "hard"),
        (2, 190, "normal"),
        (3, 201, "hard"),
        (4, 170, "normal"),
        (4, 169, "light"),
        (4, 211, "hard"),
    ],
)
def test_an_army_is_placed_in_the_table_for_the_number_of_defenders(
    seats: int, value: int, rating: str
) -> None:
    assert RATINGS.rate(value, seats) == rating


def test_a_custom_siege_is_added_up_and_rated() -> None:
    name = "bastion/2015?siege=custom&seats=3&classes=dragons-2,scouts-6&legends=leviathan,golem"
    game = garrison.load(name)
    army = table(game.view(game.start(), 0)["army"])
    assert army["strength"] == {"least": 164, "most": 164}
    assert 164 == 108 + 2 * 10 + 6 * 3 + 12 + 6
    assert army["rating"] == {"least": "normal", "most": "normal"}
    assert army["cards"] == 24 + 2 + 6 + 2


def test_every_choice_of_three_support_classes_is_a_game() -> None:
    support = [each.group for each in CATALOGUE.support()]
    choices = list(combinations(support, 3))
    assert len(choices) == 56
    for chosen in choices:
        game = garrison.load(f"bastion/2018?level=easy&classes={','.join(chosen)}")
        assert table(game.view(game.start(), 0)["army"])["cards"] == 31


# The box.


def test_82_enemies_in_12_classes_and_10_legends_and_30_rituals() -> None:
    assert (len(CATALOGUE.classes), len(CATALOGUE.legends)) == (12, 10)
    assert len(set(CATALOGUE.cards())) == 82
    assert len(set(CATALOGUE.rituals())) == 30


def test_printed_strengths() -> None:
    strengths = {each.name: each.strength for each in CATALOGUE.enemies()}
    classes = [3, 4, 5, 6, 3, 4, 5, 6, 7, 8, 9, 10]
    legends = [3, 4, 5, 5, 6, 6, 6, 8, 10, 12]
    assert list(strengths.values()) == classes + legends


@pytest.mark.parametrize("side", ["statue", "plain"])
def test_every_colour_has_three_sources_on_either_side(side: str) -> None:
    found = Counter(colour for sources in CATALOGUE.sources[side].values() for colour in sources)
    assert found == dict.fromkeys(COLOURS, 3)
    different = {len(set(sources)) for sources in CATALOGUE.sources[side].values()}
    assert different == ({3} if side == "statue" else {2})


def test_archmages_block_in_one_cycle_and_never_their_own_colour() -> None:
    colour, seen = str(COLOURS[0]), []
    for _ in COLOURS:
        seen.append(colour)
        colour = CATALOGUE.archmages[colour]
    assert sorted(seen) == sorted(COLOURS)
    assert all(own != blocked for own, blocked in CATALOGUE.archmages.items())


# What any table of spells must satisfy.

TUTORIAL = ("beast", "warrior", "mage", "rider", "scout", "flyer", "giant", "spy")


def test_constraint_1_a_beast_becomes_speed() -> None:
    assert CATALOGUE.spells["beast"].word == "speed"


def test_constraint_2_a_warrior_becomes_flame_of_power_one() -> None:
    assert CATALOGUE.spells["warrior"].word == "flame 1"


def test_constraint_3_a_rider_becomes_flame() -> None:
    assert CATALOGUE.spells["rider"].kind == "flame"


def test_constraint_4_a_flyer_becomes_a_missile() -> None:
    assert CATALOGUE.spells["flyer"].word == "missile"


def test_constraint_5_the_tutorial_has_exactly_six_kinds() -> None:
    kinds = {CATALOGUE.spells[name].kind for name in TUTORIAL}
    assert kinds == {"speed", "flame", "missile", "alchemy", "plenty", "prism"}


def test_constraint_6_flame_is_1_or_2_and_lightning_1_or_3() -> None:
    powers = {(spell.kind, spell.power) for spell in CATALOGUE.spells.values()}
    assert {power for kind, power in powers if kind == "flame"} == {1, 2}
    assert {power for kind, power in powers if kind == "lightning"} == {1, 3}


def test_constraint_7_all_eleven_spells_exist() -> None:
    assert {spell.kind for spell in CATALOGUE.spells.values()} == set(SPELL_KINDS)
    assert len(SPELL_KINDS) == 11


# Provenance and a player's own file.


def test_every_table_says_where_it_comes_from() -> None:
    assert {source.kind for source in CATALOGUE.provenance.values()} == set(KINDS)
    for enemy in CATALOGUE.enemies():
        assert CATALOGUE.provenance[f"spell.{enemy.name}"].place
    for armies in ARMIES.values():
        assert all(army.source.kind == "rulebook" for army in armies.values())


def test_an_own_file_replaces_what_it_names_and_nothing_else(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text(
        '[spells.scout]\nkind = "plenty"\npower = 3\n\n'
        '[sources.statue]\nplains = ["dark", "dark", "dark"]\n\n'
        '[archmages]\nplains = "dark"\n',
        encoding="utf-8",
    )
    siege = arrange(
        "bastion/2018",
        own,
        defenders={"D1": ["A"]},
        seats={"A": {"mana": {"fire": 1}, "spells": ["fire scout"]}},
    )
    siege.play("channel S1 fire", "cast plenty 3")
    assert siege.mana("A") == {"dark": 6}
    assert siege.game.data
    assert siege.game.data != garrison.load("bastion/2018").data
    changed = load_contents(own)
    assert changed.spells["giant"] == CATALOGUE.spells["giant"]
    assert changed.sources["plain"] == CATALOGUE.sources["plain"]
    assert changed.archmages == {**CATALOGUE.archmages, "plains": "dark"}


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ('[spells.scoot]\nkind = "plenty"\n', "spells.scoot"),
        ('[spells.scout]\nkind = "plentty"\n', "spells.scout.kind"),
        ('[spells.scout]\nkind = "plenty"\n', "spells.scout.power"),
        ('[spells.scout]\nkind = "prism"\npower = 2\n', "spells.scout.power"),
        ('[sources.statue]\nplains = ["dark", "dark"]\n', "sources.statue.plains"),
        ('[sources.statue]\nplains = ["dark", "dark", "grey"]\n', "sources.statue.plains[2]"),
        ('[archmages]\nplains = "plains"\n', "archmages.plains"),
        ("[archmages\n", ""),
        ('[arch]\nplains = "fire"\n', "arch"),
    ],
)
def test_a_malformed_own_file_is_refused_with_the_place_of_the_fault(
    tmp_path: Path, text: str, place: str
) -> None:
    own = tmp_path / "own.toml"
    own.write_text(text, encoding="utf-8")
    with pytest.raises(BadDocument) as caught:
        garrison.load("bastion/2018", own)
    assert caught.value.source == str(own)
    assert place in [fault.place for fault in caught.value.faults]


def test_the_alternative_table_of_spells_can_be_loaded_as_an_own_file() -> None:
    own = Path(str(files("garrison.games.bastion.data"))) / "alternative-spells.toml"
    changed = load_contents(own)
    assert changed.spells["dragon"].word == "lightning 3"
    assert changed.spells["knellerwyrm"].word == "repeat"


def test_data_files_hold_no_words() -> None:
    """Every value of a data file is an id, a number or a source."""
    for file in files("garrison.games.bastion.data").iterdir():
        if file.name.endswith(".toml"):
            for line in file.read_text(encoding="utf-8").splitlines():
                value = line.partition("#")[0].partition("=")[2].strip()
                if value.startswith('"') and not line.startswith("source"):
                    assert " " not in value, f"{file.name}: {line}"
