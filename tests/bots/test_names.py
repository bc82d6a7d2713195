import pytest

from garrison.bots import KINDS, bot
from garrison.bots.naming import canonical, scaled
from garrison.core.errors import BadNotation


def refused(spec: str) -> BadNotation:
    with pytest.raises(BadNotation) as caught:
        bot(spec)
    return caught.value


@pytest.mark.parametrize("kind", [kind.name for kind in KINDS])
def test_every_kind_of_bot_has_its_own_name(kind: str) -> None:
    assert bot(kind).name == kind


def test_parameters_stand_in_order_and_defaults_are_left_out() -> None:
    assert canonical("search?risk=low&nodes=500") == "search?nodes=500&risk=low"
    assert canonical("search?risk=normal") == "search"


def test_a_limit_in_seconds_replaces_the_usual_one_in_nodes() -> None:
    assert canonical("search?seconds=1.5") == "search?seconds=1.5"


def test_a_limit_can_be_scaled() -> None:
    assert scaled("search?nodes=500&risk=low", 4, 12000) == "search?nodes=2000&risk=low"
    assert scaled("search?seconds=2", 4, 12000) == "search?seconds=8"
    assert scaled("search?risk=low", 0.1, 12000) == "search?nodes=1200&risk=low"


def test_an_unknown_bot_is_refused_with_the_list_and_the_nearest() -> None:
    reason = refused("serach").reason
    assert (reason.id, reason.args["nearest"]) == ("bot-name", "search")
    assert reason.args["valid"] == "random, greedy, search"


def test_an_unknown_parameter_is_refused_with_the_list() -> None:
    reason = refused("search?node=5").reason
    assert (reason.id, reason.args["nearest"]) == ("bot-parameter", "nodes")


def test_an_unknown_value_is_refused_with_the_list() -> None:
    reason = refused("search?risk=lo").reason
    assert (reason.id, reason.args["parameter"]) == ("bot-value", "risk")


@pytest.mark.parametrize("value", ["-1", "many", "1.5", "9999999999"])
def test_a_number_out_of_range_is_refused(value: str) -> None:
    assert refused(f"search?nodes={value}").reason.id == "bot-number"


def test_a_parameter_given_twice_is_refused() -> None:
    assert refused("search?nodes=1&nodes=2").reason.id == "bot-twice"


def test_a_search_without_any_limit_is_refused() -> None:
    assert refused("search?nodes=0").reason.id == "bot-limit"


def test_hints_can_be_followed_all_the_way_though_nobody_sits_down_as_such() -> None:
    assert bot("hints").name == "hints"
    assert "hints" not in [kind.name for kind in KINDS]
