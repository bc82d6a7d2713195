"""Kinds of events a siege can tell: the message of each, and what its numbers are.

The origin of an effect is the slot it comes from (12: a board) times SOURCES, plus what of it: an
entrance, a recurring effect ...
"""

from typing import Final

from garrison.core.events import Events

EVENTS: Final = Events()


def _of_hero(name: str, *numbers: str) -> int:
    """An event of a hero: its seat comes first, which hero it is comes last."""
    return EVENTS.add(name, "seat", *numbers, *[""] * (2 - len(numbers)), "hero")


TURN: Final = _of_hero("turn", "side")
DREW: Final = _of_hero("drew", "card")
PLACED: Final = EVENTS.add("placed", "card", "slot")
TRAPPED: Final = EVENTS.add("trapped", "card", "slot")
TRAP_HOME: Final = EVENTS.add("trap-home", "slot")
EFFECT: Final = EVENTS.add("effect", "effect", "origin")
"""On nobody in particular."""
SKIPPED: Final = EVENTS.add("skipped", "effect")
CORRUPTION: Final = _of_hero("corruption", "face")
CORRUPTION_AGAIN: Final = _of_hero("corruption-again")
CARD_GRASPED: Final = EVENTS.add("card-grasped", "slot", "card")
TILE_GRASPED: Final = EVENTS.add("tile-grasped", "tile")
"""The slot it came from follows (12: none)."""
HERO_GRASPED: Final = _of_hero("hero-grasped")
TILE_FREED: Final = EVENTS.add("tile-freed", "tile")
CARD_FREED: Final = EVENTS.add("card-freed", "slot", "card")
HERO_FREED: Final = _of_hero("hero-freed")
LOST: Final = _of_hero("lost", "token")
GAINED: Final = _of_hero("gained", "token")
FELL: Final = _of_hero("fell")
DIED: Final = _of_hero("died")
HEALED: Final = _of_hero("healed")
PRONE: Final = _of_hero("prone")
STOOD: Final = _of_hero("stood")
MOVED: Final = _of_hero("moved", "tile")
ACTIVATED: Final = _of_hero("activated", "tile")
CALLED: Final = _of_hero("called", "tile")
FOUGHT: Final = _of_hero("fought", "card")
FOUGHT_BOTH: Final = _of_hero("fought-both", "card", "second")
ROLLED: Final = _of_hero("rolled", "roll")
REROLLED: Final = _of_hero("rerolled", "roll")
"""Only the dice rolled again."""
BEAT: Final = _of_hero("beat", "card")
SPARED: Final = _of_hero("spared")
SPENT: Final = _of_hero("spent", "token")
POWER: Final = _of_hero("power")
NETTED: Final = EVENTS.add("netted", "slot", "card", "effect")
SHIFTED: Final = EVENTS.add("shifted", "card", "from", "slot")
"""The slot it left, the slot it went to."""
RAISED: Final = EVENTS.add("raised", "colour")
ENCHANTED: Final = EVENTS.add("enchanted", "slot", "card")
TRAP_SET: Final = EVENTS.add("trap-set", "slot")
DISCARDED: Final = EVENTS.add("discarded", "card")
DISCARDED_LAST: Final = EVENTS.add("discarded-last", "card")
CROWDED: Final = _of_hero("crowded")
"""No slot is free, a Life goes instead of a card."""
ENDED: Final = EVENTS.add("ended", "ending")
UNHARMED: Final = _of_hero("unharmed", "effect")
"""Kazgin suffers no harmful exit."""
EFFECT_ON: Final = _of_hero("effect-on", "effect", "origin")
NEUTRAL_TURN: Final = EVENTS.add("neutral-turn", "side")
