"""Moving, Speed, dragons in the citadel and Rokai's district."""

import pytest

from bastion.arranging import FIRST, SECOND, arrange, purse
from garrison.core.documents import Json

both = pytest.mark.parametrize("edition", [SECOND, FIRST])


@both
def test_one_step_to_a_neighbouring_district_or_the_citadel(edition: str) -> None:
    siege = arrange(edition, defenders={"D1": ["A"]})
    assert siege.lines("move") == ["move D2", "move D6", "move citadel"]
    assert siege.why("move D3") == "bastion-not-adjacent"
    siege.play("move D2")
    assert siege.why("move D3") == "bastion-done-move"


@both
def test_difference_14_speed_moves_on_at_once_and_not_after_another_action(edition: str) -> None:
    siege = arrange(
        edition,
        defenders={"D1": ["A"]},
        seats={"A": {"mana": {"fire": 1}, "spells": ["dark beast"]}},
    )
    assert siege.why("speed D4") == "bastion-not-running"
    siege.play("move citadel", "speed D4")
    assert siege.tile("A") == "D4"
    assert siege.document()["spent"] == ["dark beast"]
    late = arrange(
        edition,
        defenders={"D1": ["A"]},
        seats={"A": {"mana": {"fire": 1}, "spells": ["dark beast"]}},
    )
    late.play("move D2", "tower fire")
    assert late.why("speed D3") == "bastion-not-running"


@both
def test_a_run_goes_on_after_a_request_for_mana_was_declined(edition: str) -> None:
    """Nothing was done, so Speed may still follow; the same for another seat than the first."""
    siege = arrange(
        f"{edition}{'&' if '?' in edition else '?'}seats=3",
        turn="B",
        defenders={"D1": ["B"], "D4": ["A", "C"]},
        seats={
            "B": {"spells": ["plains beast"], "artifacts": ["fire accumulator"]},
            "C": {"mana": {"dark": 1}},
        },
    )
    siege.play("move D2", "accumulate C dark", "decline")
    assert "speed D3" in siege.lines()
    assert siege.why("accumulate C dark") == "bastion-helper-declined"


@both
def test_a_run_ends_when_mana_is_given(edition: str) -> None:
    siege = arrange(
        f"{edition}{'&' if '?' in edition else '?'}seats=2",
        defenders={"D1": ["A"], "D4": ["B"]},
        seats={
            "A": {"spells": ["plains beast"], "artifacts": ["fire accumulator"]},
            "B": {"mana": {"dark": 1}},
        },
    )
    siege.play("move D2", "accumulate B dark", "agree")
    assert siege.why("speed D3") == "bastion-not-running"


def test_a_run_goes_on_after_an_attack_was_called_off() -> None:
    siege = arrange(
        f"{SECOND}?seats=2",
        wall={"5": "dark mage"},
        defenders={"D1": ["A"], "D2": ["B"]},
        seats={
            "A": {"mana": {"dark": 3}, "spells": ["plains beast"]},
            "B": {"spells": ["dark rider"]},
        },
    )
    siege.play("move D2", "attack 5", "ask B flame 2", "decline", "cancel")
    assert "speed D3" in siege.lines()


def test_a_copy_that_the_attack_needs_does_not_carry_into_a_closed_tile() -> None:
    """The Copy would be gone when the dragon must be paid for."""
    siege = arrange(
        f"{SECOND}?seats=1",
        wall={"9": "dark beast"},
        citadel=["fire dragon"],
        defenders={"D1": ["A"]},
        seats={
            "A": {
                "mana": {"fire": 6},
                "spells": ["plains beast", "dark rider", "plains werewolf"],
            }
        },
    )
    siege.play("move D2")
    assert "speed citadel" in siege.lines()
    assert "speed copy D3" in siege.lines()
    assert siege.why("speed copy citadel") == "bastion-citadel-held"


@both
def test_speed_may_be_cast_again_and_copied(edition: str) -> None:
    siege = arrange(
        edition,
        defenders={"D1": ["A"]},
        seats={"A": {"spells": ["dark beast", "fire beast", "fire werewolf"]}},
    )
    siege.play("move D2", "speed D3", "speed copy D4", "speed D5")
    assert siege.tile("A") == "D5"


@both
def test_ruling_13_a_dragons_citadel_is_entered_only_to_defeat_it_at_once(edition: str) -> None:
    poor = arrange(edition, citadel=["fire dragon"], defenders={"D1": ["A"]})
    assert poor.why("move citadel") == "bastion-citadel-held"
    siege = arrange(
        edition, citadel=["fire dragon"], defenders={"D1": ["A"]}, seats={"A": purse(fire=10)}
    )
    siege.play("move citadel")
    assert siege.tile("A") == "citadel"
    assert siege.seat("A")["spells"] == ["fire dragon"]
    assert siege.why("attack 1") == "bastion-done-attack"
    tired = arrange(
        edition,
        citadel=["fire dragon"],
        defenders={"D1": ["A"]},
        seats={"A": purse(fire=10)},
        done=["attacked"],
    )
    assert tired.why("move citadel") == "bastion-done-attack"


@both
def test_ruling_13_help_counts_before_the_move_flame_only_from_that_tile(edition: str) -> None:
    seats: Json = {"A": purse(fire=9), "B": {"spells": ["dark priest"]}}
    siege = arrange(edition, citadel=["fire dragon"], defenders={"D1": ["A"]}, seats=seats)
    siege.play("move citadel", "ask B lightning 1", "agree")
    assert siege.seat("A")["spells"] == ["fire dragon"]
    flame: Json = {"A": purse(fire=9), "B": {"spells": ["dark warrior"]}}
    beside = arrange(edition, citadel=["fire dragon"], defenders={"D1": ["A", "B"]}, seats=flame)
    assert beside.why("move citadel") == "bastion-citadel-held"


@both
@pytest.mark.parametrize(("mover", "helper"), [("A", "B"), ("B", "A")])
def test_ruling_13_who_is_left_alone_by_his_helper_goes_back_where_he_came_from(
    edition: str, mover: str, helper: str
) -> None:
    position: dict[str, Json] = {
        "turn": mover,
        "citadel": ["fire dragon"],
        "defenders": {"D1": [mover], "D4": [helper]},
        "seats": {
            mover: {"mana": {"fire": 9}, "spells": ["dark beast"]},
            helper: {"spells": ["dark priest"]},
        },
    }
    siege = arrange(edition, **position)
    siege.play("move citadel", f"ask {helper} lightning 1", "decline", "cancel")
    assert (siege.tile(mover), siege.tile(helper)) == ("D1", "D4")
    assert siege.can("move D2")
    siege.play("move D2")
    assert siege.why("speed citadel") == "bastion-citadel-held"
    run = arrange(edition, **position)
    run.play("move D2", "speed citadel", f"ask {helper} lightning 1", "decline", "cancel")
    assert (run.tile(mover), run.tile(helper)) == ("D2", "D4")
    assert run.seat(mover)["spells"] == ["dark beast"]
    assert run.can("speed D3")


@both
def test_speed_does_not_lead_through_a_dragons_citadel_or_rokais_district(edition: str) -> None:
    siege = arrange(
        edition,
        citadel=["fire dragon"],
        squares={"D2": "rokai"},
        defenders={"D1": ["A"]},
        seats={"A": {"mana": {}, "spells": ["dark beast"]}},
    )
    assert siege.lines("move") == ["move D6"]
    assert siege.why("move D2") == "bastion-district-held"


@both
def test_ruling_12_rokais_district_is_entered_only_to_defeat_him_at_once(edition: str) -> None:
    siege = arrange(
        edition, squares={"D2": "rokai"}, defenders={"D1": ["A"]}, seats={"A": purse(fire=5)}
    )
    siege.play("move D2")
    assert siege.squares() == {}
    assert siege.tile("A") == "D2"


@both
def test_ruling_12_the_defender_driven_out_by_rokai_chooses_where_to_go(edition: str) -> None:
    siege = arrange(edition, defenders={"D1": ["B"], "D3": ["A"]}, deck=["rokai", "dark mage"])
    siege.play("end", "reveal rokai")
    assert siege.actor() == "B"
    assert siege.lines() == ["go D2", "go D6", "go citadel"]


def test_difference_23_after_a_kill_the_next_dragon_drives_out_who_cannot_pay_for_it() -> None:
    position: dict[str, Json] = {
        "citadel": ["fire dragon", "dark dragon"],
        "defenders": {"D1": ["A"]},
        "seats": {"A": purse(fire=10, dark=9)},
    }
    second = arrange(SECOND, **position).play("move citadel")
    assert second.lines() == ["go D1", "go D2", "go D3", "go D4", "go D5", "go D6"]
    second.play("go D4", "end")
    rich: dict[str, Json] = {**position, "seats": {"A": purse(fire=10, dark=10)}}
    stays = arrange(SECOND, **rich).play("move citadel")
    assert stays.tile("A") == "citadel"
    first = arrange(FIRST, **position).play("move citadel")
    assert first.tile("A") == "citadel"


def test_a_dragon_without_a_colour_is_paid_for_with_any_discs_just_as_many_as_it_costs() -> None:
    """R18 "Свойства врагов": Knellerwyrm, too, drives out only who cannot pay for it."""
    position: dict[str, Json] = {
        "citadel": ["fire dragon", "knellerwyrm"],
        "defenders": {"D1": ["A"]},
    }
    poor = arrange(SECOND, **position, seats={"A": purse(fire=10, dark=4, plains=5)})
    assert poor.play("move citadel").lines("go") == [f"go D{number}" for number in range(1, 7)]
    rich = arrange(SECOND, **position, seats={"A": purse(fire=10, dark=5, plains=5)})
    assert rich.play("move citadel").lines("go") == []


def test_ruling_46_the_exit_is_judged_after_payment_and_comes_after_rituals() -> None:
    siege = arrange(
        SECOND,
        citadel=["fire dragon", "dark dragon"],
        defenders={"D1": ["A"]},
        seats={"A": {"mana": {"fire": 10, "dark": 10}, "held": ["fire converter"]}},
    )
    poor = arrange(
        SECOND,
        citadel=["fire dragon", "dark dragon"],
        defenders={"D1": ["A"]},
        seats={"A": {"mana": {"fire": 11, "dark": 9}, "held": ["fire converter"]}},
        rituals=[],
        discarded=[
            f"{colour} {kind}"
            for kind in ("accumulator", "converter", "source", "obelisk", "gun")
            for colour in ("plains", "fire", "mountain", "forest", "swamp", "dark")
            if (colour, kind) != ("fire", "converter")
        ],
    )
    siege.play("move citadel")
    assert siege.lines() == ["skip", "perform fire converter"]
    poor.play("move citadel", "perform fire converter")
    assert poor.lines("go") == ["go D1", "go D2", "go D3", "go D4", "go D5", "go D6"]


@both
def test_ruling_37_and_difference_24_who_starts_beside_a_dragon_must_attack_it_or_leave(
    edition: str,
) -> None:
    siege = arrange(edition, citadel=["dark dragon"], defenders={"citadel": ["A"]})
    assert siege.why("end") == "bastion-duty"
    assert siege.why("gather") == "bastion-citadel-dragon"
    siege.play("move D1")
    assert siege.can("end")
    fights = arrange(
        edition,
        citadel=["dark dragon"],
        defenders={"citadel": ["A"]},
        seats={"A": purse(dark=10)},
    )
    assert fights.play("attack citadel").can("end")


def test_ruling_42_a_repeated_turn_beside_a_second_dragon_has_its_own_duty() -> None:
    """2015: Repeat is another turn, and whoever begins it beside a dragon must leave."""
    siege = arrange(
        f"{FIRST}&seats=2",
        turn="B",
        wall={"9": "dark beast"},
        citadel=["fire dragon", "plains dragon"],
        defenders={"D1": ["B"], "D4": ["A"]},
        seats={"B": {"mana": {"fire": 11}, "spells": ["dark dragon"]}},
    )
    siege.play("move citadel", "cast repeat")
    assert siege.why("end") == "bastion-duty"
    siege.play("move D2")
    assert siege.can("end")


@both
def test_ruling_42_the_duty_to_leave_counts_at_the_end_of_the_last_phase(edition: str) -> None:
    siege = arrange(
        edition,
        citadel=["dark dragon"],
        defenders={"citadel": ["A"]},
        seats={"A": {"spells": ["fire dragon"]}},
    )
    siege.play("cast repeat")
    assert siege.why("end") == "bastion-duty"
    siege.play("move D1", "end")
