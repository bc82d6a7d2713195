"""Every message id that this game can name, besides those of events and refusals."""

from garrison.games.bastion.face.catalogue import (
    COLOURS,
    PROPERTIES,
    RITUAL_KINDS,
    SIDES,
    SPELL_KINDS,
    Catalogue,
)
from garrison.games.bastion.face.telling import card_id, ritual_id
from garrison.games.bastion.face.writing import ENDINGS

FAULTS = (
    "card-missing",
    "card-twice",
    "defender-twice",
    "districts",
    "dragon-outside",
    "layers",
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


def message_ids(catalogue: Catalogue) -> set[str]:
    ids = {card_id(name) for name in catalogue.cards()}
    ids |= {ritual_id(name) for name in catalogue.rituals()}
    ids |= {f"bastion-enemy-{enemy.name}" for enemy in catalogue.enemies()}
    ids |= {f"bastion-enemy-{enemy.name}-text" for enemy in catalogue.enemies()}
    ids |= {f"bastion-property-{name}" for name in PROPERTIES}
    ids |= {f"bastion-spell-{kind}" for kind in SPELL_KINDS}
    ids |= {f"bastion-spell-{kind}-text" for kind in SPELL_KINDS}
    ids |= {f"bastion-ritual-{kind}" for kind in RITUAL_KINDS}
    ids |= {f"bastion-ritual-{kind}-text" for kind in RITUAL_KINDS}
    ids |= {f"bastion-colour-{colour}" for colour in COLOURS}
    ids |= {f"bastion-district-{colour}" for colour in COLOURS}
    ids |= {f"bastion-side-{side}" for side in SIDES}
    ids |= {f"bastion-ending-{ending}" for ending in ENDINGS[1:]}
    ids |= {f"bastion-fault-{name}" for name in FAULTS}
    ids |= {f"bastion-modifier-{name}" for name in MODIFIERS}
    ids |= {f"bastion-name-{name}" for name in NAMES}
    return ids
