"""Every message id that this game can name, besides those of events and refusals."""

from collections.abc import Sequence

from garrison.core.reasons import group_ids
from garrison.games.bastion.face.contents import (
    COLOURS,
    PROPERTIES,
    RITUAL_KINDS,
    SIDES,
    SPELL_KINDS,
    Contents,
)
from garrison.games.bastion.face.telling import card_id, ritual_id
from garrison.games.bastion.face.writing import ENDINGS

FAULTS = (
    "card-missing",
    "defender-twice",
    "districts",
    "dragon-outside",
    "mana",
    "no-place",
    "no-source",
    "not-artifact",
    "not-flyer",
    "not-structure",
    "not-symbiote",
    "nothing-pending",
    "only-dragons",
    "own-colour",
    "pending",
    "rituals-held",
    "spell-types",
)
MODIFIERS = ("werewolf", "dragon", "inquisitor", "gun", "floor")
NAMES = ("classes-count", "class-twice", "scenario-fixes", "districts", "needs-custom")


def message_ids(contents: Contents) -> set[str]:
    enemies = [enemy.name for enemy in contents.enemies()]
    cards = {card_id(name) for name in contents.cards()}
    rituals = {ritual_id(name) for name in contents.rituals()}
    return (
        cards
        | rituals
        | group_ids(
            "bastion",
            {
                "enemy": [*enemies, *_texts(enemies)],
                "property": PROPERTIES,
                "spell": [*SPELL_KINDS, *_texts(SPELL_KINDS)],
                "ritual": [*RITUAL_KINDS, *_texts(RITUAL_KINDS)],
                "colour": COLOURS,
                "district": COLOURS,
                "side": SIDES,
                "ending": ENDINGS[1:],
                "fault": FAULTS,
                "modifier": MODIFIERS,
                "name": NAMES,
            },
        )
    )


def _texts(names: Sequence[str]) -> list[str]:
    """The messages that say what each of these does."""
    return [f"{name}-text" for name in names]
