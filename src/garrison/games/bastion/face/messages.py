"""Messages that only this game can name: what is wrong with documents and options, and why."""

from typing import Final

from garrison.core.reasons import group_ids
from garrison.games.bastion.face.contents import PROPERTIES

_FAULTS: Final = (
    *("card-missing", "defender-twice", "districts", "dragon-outside", "mana", "no-place"),
    *("no-source", "not-artifact", "not-flyer", "not-structure", "not-symbiote"),
    *("nothing-pending", "only-dragons", "own-colour", "rituals-held", "spell-types"),
)
_NAMES: Final = ("classes-count", "class-twice", "scenario-fixes", "districts", "needs-custom")
OTHER_IDS: Final = group_ids(
    "bastion",
    {
        "property": PROPERTIES,
        "modifier": ("werewolf", "dragon", "inquisitor", "gun", "floor"),
        "fault": _FAULTS,
        "name": _NAMES,
    },
)
