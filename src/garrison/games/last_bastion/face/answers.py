"""Which verbs answer which question, and every reason an answer can be refused for."""

from collections.abc import Mapping, Sequence
from typing import Final

from garrison.games.last_bastion.rules import verbs, work
from garrison.games.last_bastion.rules.words import ARNE, ELMER, MYLFAAR, TEAGAAN

CHANCE_VERBS: Final = (
    verbs.LAY,
    verbs.BOARDS,
    verbs.BEGIN_WITH,
    verbs.DRAWN,
    verbs.DISCARDED,
    verbs.CORRUPTED,
    verbs.ROLLED,
)

_CLEANSING: Final = (verbs.CLEANSE_TILE, verbs.CLEANSE_CARD, verbs.CLEANSE_HERO, verbs.LEAVE)
POWER_OF: Final = {
    verbs.RIDE: ELMER,
    verbs.ENCHANT: MYLFAAR,
    verbs.FORAGE: ARNE,
    verbs.MEDITATE: TEAGAAN,
}

ANSWERS: Final[Mapping[int, Sequence[int]]] = {
    work.CHOOSE_HERO: (verbs.HERO,),
    work.ORDER_RECURRING: (verbs.RESOLVE,),
    work.ORDER_ENTRANCE: (verbs.RESOLVE,),
    work.ASSIGN: (verbs.ASSIGN_TO,),
    work.PLACE_CARD: (verbs.PLACE,),
    work.KEEP_CORRUPTION: (verbs.KEEP, verbs.REROLL_CORRUPTION),
    work.GIVE_UP_TOKEN: (verbs.LOSE,),
    work.GRASP_ADJACENT: (verbs.GRASP_TILE,),
    work.HERO_PHASE: (
        verbs.MOVE,
        verbs.STAND,
        verbs.ACTIVATE,
        verbs.FIGHT,
        verbs.FIGHT_BOTH,
        verbs.CALL_TO_ARMS,
        *POWER_OF,
    ),
    work.STEP: (verbs.MOVE, verbs.STAND, verbs.STAY),
    work.KEEP_FIGHT: (verbs.KEEP, verbs.REROLL),
    work.KEEP_MARKET: (verbs.KEEP, verbs.REROLL),
    work.CHOOSE_BEATEN: (verbs.BEAT, verbs.BEAT_BOTH, verbs.SPARE),
    work.PAY: (verbs.PAY_FROM,),
    work.ORDER_BEATEN: (verbs.FIRST,),
    work.TAKE_EQUIPMENT: (verbs.GAIN,),
    work.CLEANSE: _CLEANSING,
    work.CAST_NET: (verbs.NET,),
    work.SHIFT: (verbs.SHIFT_CARD,),
    work.SHIFT_AGAIN: (verbs.SHIFT_CARD, verbs.DONE),
    work.TREAT: (verbs.TREAT_HERO,),
    work.RAISE: (verbs.RAISE_STANDARD,),
    work.DISPENSE: (verbs.GIVE, verbs.HEAL),
    work.BURY: (verbs.BURY_CARD,),
    work.SET_TRAP: (verbs.TRAP,),
}
"""Which verbs answer each question."""

REASONS: Final = (
    "over",
    "chance-first",
    "chance-alone",
    "impossible-outcome",
    "asked",
    "moved-already",
    "lies-down",
    "stands-already",
    "too-far",
    "must-move",
    "acted-already",
    "acted-apart",
    "tile-grasped",
    "tile-useless",
    "slot-empty",
    "out-of-reach",
    "fight-order",
    "no-call",
    "other-power",
    "power-grasped",
    "power-wounded",
    "power-used",
    "spell-there",
    "reserve-empty",
    "no-grasp",
    "slot-taken",
    "other-board",
    "no-token",
    "not-beside-yellow",
    "hero-down",
    "cannot-apply",
    "not-pending",
    "not-fought",
    "too-few-tokens",
    "too-many-tokens",
    "too-weak",
    "no-payer",
    "must-cleanse",
    "warlord-immune",
    "no-effect",
    "shift-target",
    "shift-other",
    "standard-there",
    "not-fallen",
    "hero-dead",
    "own-board",
    "trap-there",
    "not-rolled",
    "hero-taken",
)


def reason_ids() -> set[str]:
    return {f"last-bastion-no-{reason}" for reason in REASONS}
