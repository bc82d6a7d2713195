"""The laws of the contract, over every edition, army, number of defenders and side."""

from collections.abc import Iterator

import pytest

import garrison
from garrison.core.laws import check

SAMPLE = [
    "bastion/2018?level=medium&seats=4",
    "bastion/2018?level=extreme&seats=1&side=plain",
    "bastion/2018?level=tutorial&seats=3",
    "bastion/2018?level=hard&classes=priests,symbiotes,dragons",
    "bastion/2018?scenario=darkened-skies&seats=1",
    "bastion/2018?scenario=trembling-earth&seats=4",
    "bastion/2018?scenario=show-of-force",
    "bastion/2018?scenario=late-arrival&seats=3",
    "bastion/2015?siege=training&seats=1",
    "bastion/2015?siege=impossible&seats=4&side=plain",
    "bastion/2015?siege=werewolves&seats=2",
    "bastion/2015?siege=custom&classes=symbiotes-6,archmages-6&legends=golem,leviathan&seats=3",
]


def every_set_up() -> Iterator[str]:
    """Each edition × siege, level or scenario × seats × side."""
    for edition in garrison.available_games()[0].editions:
        options = {option.name: option.valid for option in edition.options}
        armies = [f"siege={siege}" for siege in options.get("siege", ())]
        armies += [f"level={level}" for level in options.get("level", ())]
        scenarios = [f"scenario={name}" for name in options.get("scenario", ()) if name != "none"]
        for seats in options["seats"]:
            for army in scenarios:
                yield f"bastion/{edition.name}?seats={seats}&{army}"
            for side in options["side"]:
                for army in armies:
                    if "tutorial" not in army or side == "statue":
                        yield f"bastion/{edition.name}?seats={seats}&{army}&side={side}"


@pytest.mark.parametrize("name", SAMPLE)
def test_a_sample_of_set_ups_keeps_every_law(name: str) -> None:
    assert check(garrison.load(name), games=2, every=25).games == 2


@pytest.mark.soak
@pytest.mark.parametrize("name", list(every_set_up()))
def test_every_set_up_keeps_every_law(name: str) -> None:
    assert check(garrison.load(name), games=25, every=15).games == 25
