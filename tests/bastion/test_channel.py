"""Mana from sources, towers and the citadel. R18 "Получение маны"; R15 the same."""

from pathlib import Path

import pytest

from bastion.arranging import FIRST, SECOND, arrange, purse
from garrison.core.documents import Json

both = pytest.mark.parametrize("edition", [SECOND, FIRST])


@both
def test_a_source_takes_one_disc_of_any_colour_and_gives_three_of_its_own(edition: str) -> None:
    siege = arrange(edition, defenders={"D1": ["A"]}, seats={"A": purse(dark=1)})
    siege.play("channel S2 dark")
    assert siege.mana("A") == {"fire": 3}
    assert siege.document()["mana"] == {"D1 S2": "dark"}
    assert siege.why("channel S1 fire") == "bastion-done-channel"


@both
def test_an_empty_purse_lays_a_disc_of_the_sources_colour_from_the_reserve(edition: str) -> None:
    siege = arrange(edition, defenders={"D1": ["A"]}, seats={"A": purse()})
    assert siege.why("channel S1 dark") == "bastion-no-disc"
    siege.play("channel S1 reserve")
    assert siege.mana("A") == {"plains": 3}
    assert siege.document()["mana"] == {"D1 S1": "plains"}
    owner = arrange(edition, defenders={"D1": ["A"]})
    assert owner.why("channel S1 reserve") == "bastion-purse-not-empty"


@both
def test_a_closed_source_gives_nothing_until_the_tower_opens_it(edition: str) -> None:
    siege = arrange(
        edition,
        defenders={"D1": ["A"]},
        seats={"A": purse(dark=1)},
        mana={"D1 S1": "fire", "D1 S3": "swamp", "D2 S1": "fire"},
    )
    assert siege.why("channel S1 dark") == "bastion-source-closed"
    siege.play("tower dark")
    assert siege.mana("A") == {"fire": 1, "swamp": 1}
    assert siege.document()["mana"] == {"D2 S1": "fire", "D1 tower": "dark"}


@both
def test_an_empty_purse_lays_a_disc_of_the_districts_colour_on_the_tower(edition: str) -> None:
    siege = arrange(edition, defenders={"D5": ["A"]}, seats={"A": purse()}, mana={"D5 S1": "dark"})
    siege.play("tower reserve")
    assert siege.document()["mana"] == {"D5 tower": "swamp"}


@both
def test_the_citadel_gives_what_lies_on_all_towers(edition: str) -> None:
    siege = arrange(
        edition,
        seats={"A": purse()},
        mana={"D1 tower": "dark", "D6 tower": "fire", "D1 S1": "swamp"},
    )
    assert siege.why("channel S1 fire") == "bastion-in-citadel"
    siege.play("gather")
    assert siege.mana("A") == {"fire": 1, "dark": 1}
    assert siege.document()["mana"] == {"D1 S1": "swamp"}


@both
def test_ruling_29_an_empty_citadel_is_not_offered_a_tower_with_nothing_to_collect_is(
    edition: str,
) -> None:
    citadel = arrange(edition)
    assert citadel.why("gather") == "bastion-towers-empty"
    tower = arrange(edition, defenders={"D1": ["A"]})
    assert tower.can("tower fire")
    closed = arrange(edition, defenders={"D1": ["A"]}, mana={"D1 tower": "fire"})
    assert closed.why("tower fire") == "bastion-tower-closed"
    assert closed.why("gather") == "bastion-not-in-citadel"


@both
def test_ruling_19_and_difference_32_a_short_reserve_gives_what_it_has(edition: str) -> None:
    others: Json = {"A": purse(), "B": purse(plains=12)}
    siege = arrange(edition, defenders={"D1": ["A"]}, seats=others)
    siege.play("channel S1 reserve")
    assert siege.mana("A") == {"plains": 2}
    none = arrange(edition, defenders={"D1": ["A"]}, seats={"A": purse(), "B": purse(plains=15)})
    assert none.why("channel S1 reserve") == "bastion-reserve-lacks"


@both
def test_difference_10_plenty(edition: str) -> None:
    own: Json = {"A": {"mana": {"dark": 1}, "spells": ["fire giant"]}}
    siege = arrange(edition, defenders={"D1": ["A"]}, seats=own)
    siege.play("channel S1 dark", "cast plenty 2")
    assert siege.mana("A") == {"plains": 5}


@pytest.mark.parametrize(("edition", "gained"), [(SECOND, 7), (FIRST, 5)])
def test_difference_10_plenty_adds_its_printed_power_or_always_two(
    edition: str, gained: int, tmp_path: Path
) -> None:
    own = tmp_path / "own.toml"
    own.write_text('[spells.giant]\nkind = "plenty"\npower = 4\n', encoding="utf-8")
    siege = arrange(
        edition,
        own,
        defenders={"D1": ["A"]},
        seats={"A": {"mana": {"dark": 1}, "spells": ["fire giant"]}},
    )
    siege.play("channel S1 dark", "cast plenty 4")
    assert siege.mana("A") == {"plains": gained}


@both
def test_prism_takes_the_mana_in_another_colour(edition: str) -> None:
    siege = arrange(
        edition,
        defenders={"D1": ["A"]},
        seats={"A": {"mana": {"dark": 1}, "spells": ["fire scout", "fire giant"]}},
    )
    siege.play("channel S1 dark", "prism swamp", "cast plenty 2")
    assert siege.mana("A") == {"swamp": 5}


@both
def test_an_obelisk_gives_one_more_from_sources_of_its_colour_in_its_district(edition: str) -> None:
    siege = arrange(
        edition,
        defenders={"D1": ["A"]},
        seats={"A": purse(dark=1)},
        foundations={"D1 F1": "plains obelisk"},
    )
    siege.play("channel S1 dark")
    assert siege.mana("A") == {"plains": 4}
    other = arrange(
        edition,
        defenders={"D1": ["A"]},
        seats={"A": purse(dark=1)},
        foundations={"D1 F1": "plains obelisk"},
    )
    other.play("channel S2 dark")
    assert other.mana("A") == {"fire": 3}


@both
def test_ruling_20_the_obelisk_goes_by_the_sources_colour_its_mana_by_the_prism(
    edition: str,
) -> None:
    siege = arrange(
        edition,
        defenders={"D1": ["A"]},
        seats={"A": {"mana": {"dark": 1}, "spells": ["fire scout"]}},
        foundations={"D1 F1": "plains obelisk", "D1 F2": "swamp obelisk"},
    )
    siege.play("channel S1 dark", "prism swamp")
    assert siege.mana("A") == {"swamp": 4}


@both
def test_ruling_20_and_difference_21_an_archmage_blocks_a_source_even_with_prism(
    edition: str,
) -> None:
    siege = arrange(
        edition,
        wall={"1": "dark archmage"},
        defenders={"D1": ["A"]},
        seats={"A": {"mana": {"dark": 2}, "spells": ["fire scout"]}},
    )
    assert siege.why("channel S1 dark") == "bastion-source-blocked"
    siege.play("channel S2 dark", "prism plains")
    assert siege.mana("A") == {"plains": 3, "dark": 1}


@both
def test_ruling_21_the_tower_collects_from_sources_an_archmage_blocks(edition: str) -> None:
    siege = arrange(
        edition,
        wall={"1": "dark archmage"},
        defenders={"D1": ["A"]},
        seats={"A": purse(dark=1)},
        mana={"D1 S1": "fire"},
    )
    siege.play("tower dark")
    assert siege.mana("A") == {"fire": 1}


@both
def test_difference_30_a_flyer_keeps_sources_built_ones_too_and_tower_until_its_defeat(
    edition: str,
) -> None:
    siege = arrange(
        edition,
        squares={"D1": "fire flyer"},
        foundations={"D1 F1": "dark source"},
        defenders={"D1": ["A"]},
        seats={"A": purse(fire=5, dark=1)},
    )
    assert siege.why("channel S1 dark") == "bastion-square-occupied"
    assert siege.why("channel S4 dark") == "bastion-square-occupied"
    assert siege.why("tower dark") == "bastion-square-occupied"
    siege.play("attack D1", "channel S4 dark")
    assert siege.mana("A") == {"dark": 3}


@both
def test_a_landing_flyer_returns_the_districts_mana_to_the_reserve(edition: str) -> None:
    siege = arrange(
        edition,
        mana={"D1 S1": "dark", "D1 tower": "fire", "D2 S1": "fire"},
        deck=["fire flyer", "spy"],
    )
    siege.play("end", "reveal fire flyer")
    assert siege.document()["mana"] == {"D2 S1": "fire"}
    assert siege.reserve()["dark"] == 13


@both
def test_a_built_source_is_channelled_and_opened_like_a_printed_one(edition: str) -> None:
    siege = arrange(
        edition,
        foundations={"D1 F2": "dark source"},
        defenders={"D1": ["A"]},
        seats={"A": purse(fire=2)},
    )
    assert siege.why("channel S4 fire") == "bastion-no-source"
    siege.play("channel S5 fire")
    assert siege.mana("A") == {"fire": 1, "dark": 3}
    siege.play("end")
    assert siege.document()["mana"] == {"D1 S5": "fire"}
