"""Where enemies land, march and gather. R18 "Нападение врага"; R15 the same."""

import pytest

from bastion.arranging import FIRST, SECOND, Siege, arrange, bastion
from garrison.core.documents import Json
from garrison.games.bastion.rules.enemy_attack import landing, tail

both = pytest.mark.parametrize("edition", [SECOND, FIRST])

BEASTS = [f"{colour} beast" for colour in ("plains", "fire", "mountain", "forest", "swamp", "dark")]
ARMY = [
    f"{colour} {kind}"
    for kind in ("beast", "warrior", "mage", "rider")
    for colour in ("plains", "fire", "mountain", "forest", "swamp", "dark")
]


def standing(edition: str, sections: list[int], deck: list[str] | None = None) -> Siege:
    """Basic enemies on these sections."""
    wall: dict[str, Json] = {str(s): ARMY[n] for n, s in enumerate(sections)}
    return arrange(edition, wall=wall, deck=list(deck or []))


@both
@pytest.mark.parametrize(
    ("sections", "next_section"),
    [([], 1), ([1, 2], 3), ([1, 2, 5], 6), ([2], 3), ([1, 3], 4)],
)
def test_a_new_card_stops_at_the_first_free_section_before_an_obstacle(
    edition: str, sections: list[int], next_section: int
) -> None:
    siege = standing(edition, sections, ["dark rider"])
    assert landing(bastion(siege), 25) == next_section


@both
def test_an_enemy_on_the_very_last_section_is_passed(edition: str) -> None:
    last = 24 if edition == SECOND else 23
    siege = standing(edition, [1, 2, 5, last], ["dark rider"])
    assert landing(bastion(siege), 25) == 6


@both
@pytest.mark.parametrize(
    ("sections", "mover", "to"), [([1, 2, 5, 6], 6, 3), ([7], 7, 1), ([2, 3], 3, 1)]
)
def test_with_the_deck_empty_the_last_enemy_moves_up_to_the_first_gap(
    edition: str, sections: list[int], mover: int, to: int
) -> None:
    siege = standing(edition, sections)
    assert tail(bastion(siege)) == mover
    siege.play("end")
    assert str(to) in siege.wall()
    assert str(mover) not in siege.wall()


@both
def test_a_march_without_a_gap_before_the_gate_loses_the_game(edition: str) -> None:
    assert standing(edition, [1]).play("end").ending() == "overrun-marching"
    assert standing(edition, [1, 2, 3]).play("end").ending() == "overrun-marching"


@both
def test_a_card_without_a_free_section_loses_the_game(edition: str) -> None:
    last = 24 if edition == SECOND else 23
    wall: dict[str, Json] = {str(n + 1): [*ARMY, "fire giant"][n] for n in range(last)}
    siege = arrange(edition, wall=wall, deck=["dark giant"])
    assert siege.play("end", "reveal dark giant").ending() == "overrun-adding"


def test_ruling_01_section_24_is_never_used_in_the_first_edition_even_with_the_deck_empty() -> None:
    full = [*range(1, 24)]
    siege = standing(FIRST, full, ["dark rider"])
    assert landing(bastion(siege), 25) == 0
    assert siege.play("end", "reveal dark rider").ending() == "overrun-adding"
    swap = arrange(
        FIRST,
        wall={"2": "fire rider", "3": "fire mage"},
        seats={"A": {"spells": ["fire archmage", "fire symbiote"]}},
    )
    swap.play("cast teleport", "pick 2")
    assert not swap.can("pick 24")
    assert swap.can("pick 23")


def test_ruling_02_a_flyer_needs_a_free_section_first_dragons_and_symbiotes_do_not() -> None:
    wall: dict[str, Json] = {str(n + 1): ARMY[n] for n in range(24)}
    for card, over in (("fire flyer", True), ("fire dragon", False), ("fire symbiote", False)):
        siege = arrange(SECOND, wall=wall, deck=[card, "dark giant"])
        siege.play("end", f"reveal {card}")
        assert (siege.ending() == "overrun-adding") is over
    siege = arrange(SECOND, wall=wall, deck=["belligemin", "dark giant"])
    assert siege.play("end", "reveal belligemin").ending() == ""


@both
def test_ruling_03_the_gate_separates_the_first_section_from_the_last(edition: str) -> None:
    last = "24" if edition == SECOND else "23"
    siege = arrange(edition, wall={"1": "fire werewolf", last: "dark rider"})
    assert siege.cost("1") == {"fire": 9}
    shielded = arrange(edition, wall={"1": "fire priest", last: "dark rider"})
    assert shielded.unit(last)["shielded"] is None


@both
def test_ruling_04_flyers_look_for_a_free_square_in_marching_order_past_the_gate(
    edition: str,
) -> None:
    siege = arrange(edition, deck=["fire flyer", "dark flyer", "swamp flyer"], squares={})
    siege.play("end", "reveal fire flyer", "end", "reveal dark flyer", "end", "reveal swamp flyer")
    assert siege.squares() == {"D1": "fire flyer", "D6": "dark flyer", "D5": "swamp flyer"}


@both
def test_a_flyer_stays_at_the_wall_when_all_squares_are_taken(edition: str) -> None:
    flyers = ["fire", "dark", "swamp", "plains", "forest", "mountain"]
    siege = arrange(
        edition,
        squares={f"D{n + 1}": f"{flyers[n]} flyer" for n in range(6)},
        deck=["valkyrie", "dark rider"],
    )
    assert siege.play("end", "reveal valkyrie").wall() == {"1": "valkyrie"}


@both
def test_ruling_05_properties_of_entering_do_not_work_on_marches_and_swaps(edition: str) -> None:
    siege = arrange(edition, wall={"9": "fire flyer", "10": "fire giant"}, deck=[])
    siege.play("end")
    assert siege.wall() == {"9": "fire flyer", "1": "fire giant"}
    siege.play("end")
    assert siege.wall() == {"2": "fire flyer", "1": "fire giant"}
    swap = arrange(
        edition,
        wall={"9": "fire flyer", "1": "dark rider"},
        seats={"A": {"spells": ["fire archmage"]}},
    )
    swap.play("cast teleport", "pick 9", "pick 2")
    assert swap.wall() == {"1": "dark rider", "2": "fire flyer"}
    assert swap.squares() == {}


@both
def test_ruling_05_rokai_carried_to_a_square_by_belligemin_drives_defenders_out(
    edition: str,
) -> None:
    siege = arrange(
        edition, wall={"1": "rokai"}, defenders={"D1": ["A", "B"]}, deck=["belligemin", "dark mage"]
    )
    siege.play("end", "reveal belligemin")
    assert siege.squares() == {"D1": ["rokai", "belligemin"]}
    assert siege.actor() == "A"
    siege.play("go D2")
    assert siege.actor() == "B"


@both
def test_ruling_06_belligemin_takes_its_host_along_and_frees_the_section(edition: str) -> None:
    siege = arrange(
        edition,
        wall={"1": "dark rider", "9": "fire werewolf"},
        squares={"D3": "fire flyer"},
        mana={"D2 S1": "dark", "D2 tower": "fire"},
        deck=["belligemin", "dark mage"],
    )
    siege.play("end", "reveal belligemin")
    assert siege.wall() == {"1": "dark rider"}
    assert siege.squares() == {"D3": "fire flyer", "D2": ["fire werewolf", "belligemin"]}
    assert siege.document()["mana"] == {}
    assert siege.cost("D2") == {"fire": 9 + 4}


def test_ruling_06_a_host_priest_on_a_square_has_no_neighbours_and_auras_go_on() -> None:
    siege = arrange(
        SECOND,
        wall={"1": "dark rider", "2": "fire archmage"},
        deck=["belligemin", "dark mage"],
        defenders={"D3": ["A"]},
    )
    siege.play("end", "reveal belligemin", "end")
    assert siege.squares() == {"D1": ["fire archmage", "belligemin"]}
    late = arrange(SECOND, squares={"D1": ["fire archmage", "belligemin"]}, defenders={"D3": ["A"]})
    assert late.why("channel S1 fire") == "bastion-source-blocked"
    priest = arrange(
        SECOND, squares={"D1": ["fire priest", "belligemin"]}, wall={"1": "dark rider"}
    )
    assert priest.unit("1")["shielded"] is None


@both
def test_ruling_06_a_wall_emptied_by_belligemin_with_the_deck_empty_is_a_victory(
    edition: str,
) -> None:
    siege = arrange(edition, wall={"4": "dark rider"}, deck=["belligemin"])
    assert siege.play("end", "reveal belligemin").ending() == "won"


def test_ruling_06_without_a_free_square_the_combined_enemy_stays_at_the_wall() -> None:
    flyers = ["fire", "dark", "swamp", "plains", "forest", "mountain"]
    siege = arrange(
        SECOND,
        wall={"1": "dark rider"},
        squares={f"D{n + 1}": f"{flyers[n]} flyer" for n in range(6)},
        deck=["belligemin", "dark mage"],
    )
    assert siege.play("end", "reveal belligemin").wall() == {"1": ["dark rider", "belligemin"]}


@both
def test_ruling_17_scouts_bring_more_one_after_the_other_and_the_spy_two(edition: str) -> None:
    deck: list[Json] = ["spy", "fire scout", "dark mage", "dark rider", "fire rider"]
    siege = arrange(edition, deck=deck)
    siege.play("end", "reveal spy", "reveal fire scout", "reveal dark mage", "reveal dark rider")
    assert siege.actor() == "B"
    assert siege.wall() == {"1": "spy", "2": "fire scout", "3": "dark mage", "4": "dark rider"}


@both
def test_ruling_17_a_scout_brings_nobody_from_an_empty_deck(edition: str) -> None:
    siege = arrange(edition, deck=["fire scout"])
    assert siege.play("end", "reveal fire scout").actor() == "B"


@both
def test_giants_go_to_the_free_section_nearest_the_gate(edition: str) -> None:
    siege = arrange(edition, wall={"1": "dark rider", "5": "dark mage"}, deck=["fire giant", "spy"])
    assert siege.play("end", "reveal fire giant").wall()["2"] == "fire giant"


@both
def test_symbiotes_join_the_last_enemy_and_several_may_join_the_same(edition: str) -> None:
    siege = arrange(
        edition,
        wall={"1": "dark rider", "5": "dark mage"},
        deck=["fire symbiote", "dark symbiote", "spy"],
    )
    siege.play("end", "reveal fire symbiote", "end", "reveal dark symbiote")
    assert siege.wall()["5"] == ["dark mage", "fire symbiote", "dark symbiote"]


@both
def test_a_symbiote_with_an_empty_wall_comes_like_any_card_and_can_be_a_host_later(
    edition: str,
) -> None:
    siege = arrange(edition, deck=["fire symbiote", "dark symbiote", "spy"])
    siege.play("end", "reveal fire symbiote", "end", "reveal dark symbiote")
    assert siege.wall() == {"1": ["fire symbiote", "dark symbiote"]}


@both
def test_ruling_31_swaps_are_no_paths_and_move_combined_enemies_whole(edition: str) -> None:
    siege = arrange(
        edition,
        wall={"1": ["dark rider", "fire symbiote"], "2": "fire priest", "9": "dark mage"},
        seats={"A": {"spells": ["plains symbiote"]}},
    )
    siege.play("cast exchange", "pick 1", "pick 9")
    assert siege.wall() == {
        "1": "dark mage",
        "2": "fire priest",
        "9": ["dark rider", "fire symbiote"],
    }


@both
def test_ruling_39_and_14_a_dragon_drives_everybody_out_even_at_set_up(edition: str) -> None:
    early = arrange(
        edition,
        stage="set-up",
        deck=["fire dragon", "dark mage"],
        pending=[
            "begin turn: A",
            "end set-up",
            "reveal an enemy",
        ],
    )
    early.play("reveal fire dragon")
    assert early.lines() == ["go D1", "go D2", "go D3", "go D4", "go D5", "go D6"]
    early.play("go D2", "go D5")
    assert (early.tile("A"), early.tile("B")) == ("D2", "D5")


@both
def test_ruling_39_nobody_is_driven_into_a_closed_tile(edition: str) -> None:
    siege = arrange(edition, squares={"D2": "rokai"}, deck=["fire dragon", "dark mage"])
    siege.play("end", "reveal fire dragon")
    assert siege.lines() == ["go D1", "go D3", "go D4", "go D5", "go D6"]
    assert siege.why("go D2") == "bastion-tile-closed"
    other = arrange(
        edition,
        citadel=["fire dragon"],
        defenders={"D1": ["A", "B"]},
        deck=["rokai", "dark mage"],
    )
    other.play("end", "reveal rokai")
    assert other.lines() == ["go D2", "go D6"]


@both
def test_ruling_40_rokai_stuck_at_the_wall_is_a_plain_enemy(edition: str) -> None:
    siege = arrange(edition, wall={"1": "rokai"}, defenders={"D2": ["A"]})
    assert siege.can("move D1")


@both
def test_ruling_11_a_valkyrie_at_the_wall_shields_nobody(edition: str) -> None:
    siege = arrange(edition, wall={"1": "valkyrie", "2": "dark rider"})
    assert siege.unit("2")["shielded"] is None
    above = arrange(edition, squares={"D1": "valkyrie"}, wall={"2": "dark rider", "5": "dark mage"})
    assert above.unit("2")["shielded"] == "bastion-shielded-valkyrie"
    assert above.unit("5")["shielded"] is None


def test_ruling_49_the_camp_stands_at_the_last_section() -> None:
    siege = Siege("bastion/2018?scenario=late-arrival&seats=2")
    assert siege.tile("A") == siege.tile("B") == "D6"
    district = siege.view()["districts"]
    assert isinstance(district, list)
    assert district[5]["sections"] == [21, 22, 23, 24]
