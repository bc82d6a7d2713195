"""Before the first turn: the box, races, kits, the dealer and the field."""

import pytest

from garrison.core.errors import BadNotation
from garrison.games.unbreakable_castle.face.contents import load_contents
from garrison.games.unbreakable_castle.face.facts import field_shape
from garrison.games.unbreakable_castle.face.names import BUILDING, PARTS, RACES, SIDES
from unbreakable_castle.arranging import Arranged, castle_game

KITS = {
    "human": {"gold": 1, "mana": 5},
    "necromancer": {"gold": 1, "mana": 5},
    "elf": {"wood": 4, "mana": 3},
    "werewolf": {"wood": 4, "mana": 3},
    "gnome": {"stone": 2, "ore": 2, "mana": 3},
    "vampire": {"stone": 2, "ore": 2, "mana": 3},
    "golem": {"stone": 4, "ore": 4},
    "demon": {"ore": 4, "mana": 3},
    "mage": {"mana": 7},
    "orc": {"clay": 4, "mana": 3},
}


@pytest.mark.parametrize("race", RACES)
def test_each_race_starts_with_its_kit(race: str) -> None:
    table = Arranged("seats=2&races=choose", stage="races")
    table.play(f"race {race}")
    assert table.goods("A") == KITS[race]


def test_a_castle_takes_ten_of_each_building_resource() -> None:
    """Case 39."""
    parts = load_contents().parts.values()
    assert [sum(part.cost[name] * part.need for part in parts) for name in BUILDING] == [10] * 4
    assert sum(part.need for part in parts) == 6


def test_the_forty_castle_cards_leave_four_spares_of_each_kind_to_four_players() -> None:
    """Ruling 5."""
    parts = load_contents().parts
    supply = {name: parts[name].supply for name in PARTS}
    assert supply == {"citadel": 8, "tower": 12, "gates": 8, "wall": 12}
    assert all(parts[name].supply - 4 * parts[name].need == 4 for name in PARTS)


def test_quests_are_two_decks_of_ten_beside_the_castle_cards() -> None:
    """Ruling 4."""
    quests = load_contents().quests
    assert [len([q for q in quests if q.side == side]) for side in SIDES] == [10, 10]


def test_the_strict_box_holds_140_cards_for_four_players() -> None:
    """Ruling 4, the other reading."""
    inventory = castle_game("seats=4&box=strict").inventory(
        castle_game("seats=4&box=strict").start()
    )
    assert [inventory[name] for name in PARTS] == [4, 8, 4, 8]
    assert inventory["quests"] == 16
    assert inventory["cards"] + inventory["quests"] + sum(inventory[name] for name in PARTS) == 140
    with pytest.raises(BadNotation) as refused:
        castle_game("seats=5&box=strict")
    assert refused.value.reason.id == "unbreakable-castle-name-box"


@pytest.mark.parametrize(
    ("seats", "shape"), [(2, (3, 4)), (3, (3, 4)), (4, (4, 4)), (5, (3, 5)), (6, (3, 6))]
)
def test_the_usual_fields(seats: int, shape: tuple[int, int]) -> None:
    """Ruling 1."""
    facts = castle_game(f"seats={seats}").facts
    assert (facts.rows, facts.columns) == shape


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("each", range(3, 7))
def test_every_player_opens_equally_many_cards_of_a_near_square(seats: int, each: int) -> None:
    """Ruling 1, cases 6, 50."""
    facts = castle_game(f"seats={seats}&per_player={each}").facts
    assert facts.cells() == seats * each
    assert facts.rows <= facts.columns
    squarer = [rows for rows in range(int(facts.rows) + 1, 7) if facts.cells() % rows == 0]
    assert all(rows > facts.cells() // rows for rows in squarer)


def test_the_picture_of_the_rulebook_is_three_cards_each_for_four_players() -> None:
    assert field_shape(12) == (3, 4)
    assert castle_game("seats=4&per_player=3").facts.cells() == 12


def test_races_are_unique() -> None:
    """Ruling 25, case 37."""
    table = Arranged("seats=3&races=choose", stage="races", races=["orc"])
    assert len(table.lines()) == 9
    assert table.why_not("race orc") == "race-taken"


def test_races_can_be_drawn_chosen_or_given() -> None:
    """Case 37."""
    assert Arranged("seats=2", stage="races").actor() == "*"
    assert Arranged("seats=2&races=choose", stage="races").actor() == "A"
    given = castle_game("seats=2&races=elf,orc")
    assert given.write(given.start())["stage"] == "dealer"
    assert given.write(given.start())["races"] == ["elf", "orc"]


@pytest.mark.parametrize(
    ("races", "reason"),
    [
        ("elf", "unbreakable-castle-name-races"),
        ("elf,elf", "name-value-twice"),
        ("elf,orc,demon", "unbreakable-castle-name-races"),
        ("elf,choose", "unbreakable-castle-name-races"),
    ],
)
def test_given_races_are_one_different_race_for_each_seat(races: str, reason: str) -> None:
    with pytest.raises(BadNotation) as refused:
        castle_game(f"seats=2&races={races}")
    assert refused.value.reason.id == reason


def test_all_players_may_be_of_one_side() -> None:
    """Cases 22, 37."""
    game = castle_game("seats=2&races=elf,gnome")
    assert game.start().moves()


def test_the_first_dealer_is_drawn_and_the_player_to_the_left_begins() -> None:
    """Ruling 22."""
    table = Arranged("seats=3&races=elf,orc,demon", stage="dealer")
    assert table.lines() == {"dealer A", "dealer B", "dealer C"}
    assert table.actor() == "*"
    table.play("dealer C")
    assert table.actor() == "A"


def test_two_to_four_players_are_official_and_five_or_six_are_said_not_to_be() -> None:
    """Ruling 24."""
    for seats in range(2, 7):
        game = castle_game(f"seats={seats}")
        notes = game.view(game.start(), 0)["notes"]
        assert isinstance(notes, list)
        assert ("unbreakable-castle-note-unofficial-seats" in notes) == (seats > 4)


def test_a_race_belongs_to_a_faction_and_a_faction_to_a_side() -> None:
    """Ruling 25."""
    races = load_contents().races
    factions = {
        "light": {"human", "elf", "gnome"},
        "order": {"mage", "golem"},
        "dark": {"necromancer", "werewolf", "vampire"},
        "chaos": {"orc", "demon"},
    }
    for faction, members in factions.items():
        assert {race for race in RACES if races[race].faction == faction} == members
    assert {race for race in RACES if races[race].side == "light"} == (
        factions["light"] | factions["order"]
    )
