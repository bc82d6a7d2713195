"""Names of games: what can be chosen, and what does not go together."""

import pytest

import garrison
from garrison.core.errors import BadNotation


def refused(name: str) -> str:
    with pytest.raises(BadNotation) as caught:
        garrison.load(name)
    return caught.value.reason.id


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("bastion/2018?classes=scouts,giants", "bastion-name-classes-count"),
        ("bastion/2018?classes=scouts,giants,giants", "name-value-twice"),
        ("bastion/2018?classes=scouts,giants,riders", "name-value"),
        ("bastion/2018?level=tutorial&classes=scouts,giants,flyers", "bastion-name-scenario-fixes"),
        ("bastion/2018?scenario=late-arrival&level=hard", "bastion-name-scenario-fixes"),
        ("bastion/2018?scenario=late-arrival&side=plain", "bastion-name-scenario-fixes"),
        ("bastion/2018?districts=fire,dark", "bastion-name-districts"),
        ("bastion/2015?classes=scouts-2", "bastion-name-needs-custom"),
        ("bastion/2015?legends=spy", "bastion-name-needs-custom"),
        ("bastion/2015?siege=custom&classes=scouts-2,scouts-3", "bastion-name-class-twice"),
        ("bastion/2015?siege=custom&legends=spy,spy", "name-value-twice"),
        ("bastion/2015?siege=custom&classes=scouts-7", "name-value"),
        ("bastion/2016", "name-edition"),
        ("bastion/2018?seats=5", "name-value"),
    ],
)
def test_options_that_do_not_go_together_are_refused(name: str, reason: str) -> None:
    assert refused(name) == reason


def test_the_second_edition_is_meant_when_none_is_named() -> None:
    assert garrison.load("bastion").name == "bastion/2018"


def test_a_scenario_fixes_the_side_of_the_districts() -> None:
    plain = garrison.load(
        "bastion/2018?scenario=darkened-skies&districts=plains,fire,mountain,forest,swamp,dark"
    )
    view = plain.view(plain.start(), 0)
    districts = view["districts"]
    assert isinstance(districts, list)
    colours = [source["colour"] for source in districts[0]["sources"]]
    assert colours == ["plains", "plains", "mountain"]
