"""The rest of the table of differences between the editions, row by row (docs/bastion.md)."""

import pytest

import garrison
from bastion.arranging import FIRST, SECOND, Siege, arrange, entries, purse, table
from garrison.core.documents import Json
from garrison.core.errors import BadDocument
from garrison.games.bastion.face.facts import load_switches

both = pytest.mark.parametrize("edition", [SECOND, FIRST])
BASIC = [
    f"{colour} {kind}"
    for kind in ("beast", "warrior", "mage", "rider")
    for colour in ("plains", "fire", "mountain", "forest", "swamp", "dark")
]


def wall_of(count: int) -> dict[str, Json]:
    return {str(n + 1): BASIC[n] for n in range(count)}


def test_difference_03_capacity_of_the_wall() -> None:
    assert arrange(SECOND, wall=wall_of(24), deck=["fire giant"]).ending() == ""
    with pytest.raises(BadDocument) as refused:
        garrison.load(FIRST).read({"wall": {"24": "fire beast"}})
    (fault,) = refused.value.faults
    assert (fault.reason.id, fault.reason.args) == ("bastion-fault-no-place", {"place": 24})


def test_difference_04_loss_when_a_card_finds_no_room() -> None:
    second = arrange(SECOND, wall=wall_of(23), deck=["fire giant", "dark giant"])
    assert second.play("end", "reveal fire giant").ending() == ""
    first = arrange(FIRST, wall=wall_of(23), deck=["fire giant", "dark giant"])
    assert first.play("end", "reveal fire giant").ending() == "overrun-adding"


@both
def test_difference_05_loss_when_the_march_finds_no_gap(edition: str) -> None:
    assert arrange(edition, wall=wall_of(5), deck=[]).play("end").ending() == "overrun-marching"


@both
def test_difference_06_victory_is_an_empty_deck_and_an_empty_wall(edition: str) -> None:
    going_on = arrange(
        edition, wall={"1": "fire beast"}, defenders={"D1": ["A"]}, seats={"A": purse(fire=3)}
    )
    assert going_on.play("attack 1").ending() == ""
    last = arrange(
        edition,
        wall={"1": "fire beast"},
        deck=[],
        defenders={"D1": ["A"]},
        seats={"A": purse(fire=3)},
    )
    assert last.play("attack 1").ending() == "won"


def test_difference_07_districts_chosen_or_random_in_both_editions() -> None:
    order = "dark,fire,mountain,forest,swamp,plains"
    for edition in ("bastion/2018", "bastion/2015"):
        assert Siege(f"{edition}?districts={order}").document()["districts"] == order.split(",")
        assert len(Siege(edition).lines("lay district")) == 6


def test_difference_09_what_a_gun_takes_off() -> None:
    position: dict[str, Json] = {"wall": {"5": "fire rider"}, "foundations": {"D2 F1": "fire gun"}}
    assert arrange(SECOND, **position).cost("5") == {"fire": 4}
    assert arrange(FIRST, **position).cost("5") == {"fire": 5}


@both
def test_a_gun_weakens_only_enemies_of_its_colour_in_its_district(edition: str) -> None:
    siege = arrange(
        edition,
        wall={"5": "forest rider", "9": "fire rider"},
        squares={"D2": "fire flyer"},
        foundations={"D2 F1": "fire gun"},
    )
    assert siege.cost("5") == {"forest": 6}
    assert siege.cost("9") == {"fire": 6}
    assert siege.cost("D2") == {"fire": 5 - (2 if edition == SECOND else 1)}


def test_difference_16_what_immune_enemies_are_immune_to() -> None:
    beside: dict[str, Json] = {
        "wall": {"1": "fire priest", "2": "golem"},
        "defenders": {"D1": ["A"]},
    }
    assert arrange(SECOND, **beside).can("attack 2")
    assert arrange(FIRST, **beside).why("attack 2") == "bastion-shielded-priest"


def test_difference_17_whom_a_symbiote_can_join() -> None:
    tail: dict[str, Json] = {
        "wall": {"1": "fire beast", "2": "golem"},
        "deck": ["dark symbiote", "dark mage"],
    }
    second = arrange(SECOND, **tail).play("end", "reveal dark symbiote")
    assert second.wall() == {"1": ["fire beast", "dark symbiote"], "2": "golem"}
    first = arrange(FIRST, **tail).play("end", "reveal dark symbiote")
    assert first.wall() == {"1": "fire beast", "2": ["golem", "dark symbiote"]}
    immune = arrange(SECOND, wall={"2": "golem"}, deck=["dark symbiote", "dark mage"])
    immune.play("end", "reveal dark symbiote")
    assert immune.wall() == {"2": "golem", "3": "dark symbiote"}


@both
def test_difference_19_modifiers_on_combined_enemies_count_part_by_part(edition: str) -> None:
    siege = arrange(
        edition,
        wall={"5": ["fire beast", "forest symbiote"], "6": "inquisitor"},
        foundations={"D2 F1": "fire gun", "D2 F2": "forest gun"},
    )
    weaker = 2 if edition == SECOND else 1
    assert siege.cost("5") == {"fire": 3 + 1 - weaker, "forest": 4 + 1 - weaker}


@both
def test_difference_22_and_26_entering_a_closed_tile_is_attacking_its_enemy(edition: str) -> None:
    dragon = arrange(
        edition, citadel=["fire dragon"], defenders={"D1": ["A"]}, seats={"A": purse(fire=10)}
    )
    assert "bastion-event-defeated" in dragon.play("move citadel").told()
    rokai = arrange(
        edition, squares={"D2": "rokai"}, defenders={"D1": ["A"]}, seats={"A": purse(fire=5)}
    )
    assert "bastion-event-defeated" in rokai.play("move D2").told()


@both
def test_difference_25_a_dragon_drives_defenders_into_any_open_district(edition: str) -> None:
    siege = arrange(edition, squares={"D4": "rokai"}, deck=["fire dragon", "dark mage"])
    siege.play("end", "reveal fire dragon")
    assert siege.lines() == ["go D1", "go D2", "go D3", "go D5", "go D6"]


@both
def test_difference_31_a_werewolf_counts_modified_neighbours_then_its_own_modifiers(
    edition: str,
) -> None:
    siege = arrange(
        edition,
        citadel=["fire dragon"],
        wall={"1": ["fire beast", "fire symbiote"], "2": "fire werewolf"},
    )
    assert siege.cost("2") == {"fire": (4 + 5) + 1}


def test_difference_33_sieges_with_army_strength_or_levels_and_scenarios() -> None:
    options = {option.name: option for option in garrison.available_games()[0].editions[0].options}
    assert list(options["level"].valid) == ["tutorial", "easy", "medium", "hard", "extreme"]
    assert len(options["scenario"].valid) == 1 + 4
    sieges = {option.name: option for option in garrison.available_games()[0].editions[1].options}[
        "siege"
    ]
    assert len(sieges.valid) == 1 + 7 + 1


def test_difference_34_the_armies_of_the_two_tutorials() -> None:
    second = garrison.load("bastion/2018?level=tutorial")
    first = garrison.load("bastion/2015?siege=training")
    assert table(second.view(second.start(), 0)["army"])["cards"] == 25
    assert table(first.view(first.start(), 0)["army"])["cards"] == 24
    for game in (first, second):
        assert len(entries(game.write(game.start())["discarded"])) == 30


@both
def test_difference_35_a_used_artifact_shows_and_is_ready_in_ones_next_turn(edition: str) -> None:
    name = f"{edition.partition('?')[0]}?seats=1"
    seats: Json = {"A": {"mana": {"fire": 1}, "artifacts": ["fire converter"]}}
    siege = arrange(name, seats=seats, deck=["dark mage", "fire mage"])
    siege.play("convert fire dark")
    assert siege.document()["used"] == ["fire converter"]
    siege.play("end", "reveal dark mage")
    assert "used" not in siege.document()


def test_the_first_edition_is_written_as_its_difference_from_the_second() -> None:
    second, first = load_switches("2018"), load_switches("2015")
    assert second.keys() == first.keys()
    assert [name for name in second if second[name] == first[name]] == []


def test_ruling_25_repeats_may_be_chained_with_one_enemy_attack_after_the_last() -> None:
    siege = arrange(
        SECOND, defenders={"D1": ["A"]}, seats={"A": {"spells": ["fire dragon", "dark dragon"]}}
    )
    siege.play("move D2", "cast repeat", "move D3", "cast repeat", "move D4", "end")
    assert siege.told().count("bastion-event-repeated") == 2
    assert siege.document()["pending"] == ["begin turn: B", "reveal an enemy"]
