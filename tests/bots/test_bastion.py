"""What the bots know about Bastion, shown in positions that differ in one thing."""

from bastion.arranging import arrange, bastion, purse
from garrison.bots.judges import judge_of
from garrison.core.documents import Json

NAME = "bastion/2018?level=tutorial&seats=2&districts=plains,fire,mountain,forest,swamp,dark"
WALL: dict[str, Json] = {"1": "fire warrior", "2": "dark mage", "9": "swamp rider"}


def worth(**document: Json) -> float:
    siege = arrange(NAME, **{"wall": WALL, **document})
    return judge_of(siege.game).value(bastion(siege), 0)


def terms(**document: Json) -> dict[str, float]:
    siege = arrange(NAME, **{"wall": WALL, **document})
    judge = judge_of(siege.game)
    return dict(zip(judge.names, judge.measure(bastion(siege), 0), strict=True))


def test_an_obelisk_beside_a_source_of_its_colour_is_worth_more_than_elsewhere() -> None:
    beside = worth(foundations={"D1 F1": "plains obelisk"})
    assert beside > worth(foundations={"D2 F1": "plains obelisk"}) == worth()


def test_flames_count_for_nothing_while_shaggon_forbids_them() -> None:
    armed: dict[str, Json] = {"A": {"mana": {"fire": 1}, "spells": ["dark warrior", "dark rider"]}}
    assert terms(seats=armed)["flames"] == 3
    assert terms(seats=armed, wall={**WALL, "20": "shaggon"})["flames"] == 0


def test_a_ritual_counts_while_somebody_at_the_wall_would_complete_it() -> None:
    held = terms(seats={"A": {"held": ["fire gun", "forest gun"]}})["rituals"]
    assert held > 0
    both = terms(seats={"A": {"held": ["fire gun", "dark gun"]}})["rituals"]
    assert both == 2 * held


def test_mana_of_a_colour_that_the_wall_costs_is_worth_more() -> None:
    assert worth(seats={"A": purse(fire=3)}) > worth(seats={"A": purse(forest=3)})
