"""Messages that only this game can name: words of clients, and what is wrong with documents."""

from typing import Final, get_args

from garrison.core.reasons import group_ids
from garrison.games.last_bastion.face.names import ENDINGS, FACES, SIDES
from garrison.games.last_bastion.face.view_types import ScoreKind

_FAULTS: Final = (
    *("card-id", "card-twice", "count", "effects", "hero-twice", "layer", "lost", "monsters"),
    *("net", "no-card", "no-mylfaar", "repeated", "stage", "supply", "trap", "warlords", "won"),
    "wounded-grasp",
)
OTHER_IDS: Final = {"last-bastion", "last-bastion-reconstructed", "last-bastion-the-board"}
OTHER_IDS.update(
    group_ids(
        "last-bastion",
        {
            "face-of-die": FACES,
            "side": SIDES,
            "ending": ENDINGS,
            "score": get_args(ScoreKind),
            "ask": ["hero-phase"],
            "seats-does": ("1", "2", "3", "4"),
            "option": ("seats", "level", "heroes", "boards", "tiles", "first"),
            "fault": _FAULTS,
        },
    )
)
