"""What the words about a piece depend on: the switches in which editions differ."""

from garrison.games.bastion.rules.facts import Facts
from garrison.games.bastion.rules.switches import SWITCHES


def wording(facts: Facts) -> dict[str, str | int]:
    """Numbers that messages can choose by."""
    return {each.said: int(facts.switches[at]) for at, each in enumerate(SWITCHES)}
