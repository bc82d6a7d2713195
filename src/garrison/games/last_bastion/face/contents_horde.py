"""The horde as data: cards read strictly from our file or a player's own."""

from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

from garrison.core.data import read_data, read_own_data
from garrison.core.documents import DocumentReader
from garrison.core.provenance import FactSource, read_source
from garrison.core.reasons import Reason
from garrison.games.last_bastion.face.names import COLOURS, CONTINUOUS, EFFECTS, HARMFUL, HELPFUL
from garrison.games.last_bastion.face.view_types import Colour, Effect

PACKAGE: Final = "garrison.games.last_bastion.data"
MOST: Final = 3
"""At most so many effects of a kind on a card."""


@dataclass(frozen=True)
class Card:
    """A monster or warlord. `name` is filled only by files of players."""

    id: str
    name: str
    colour: Colour
    resistance: int
    entrance: tuple[Effect, ...]
    recurring: tuple[Effect, ...]
    continuous: tuple[Effect, ...]
    exit: tuple[Effect, ...]
    is_warlord: bool
    source: FactSource
    known: FactSource | None

    def kinds(self) -> tuple[tuple[Effect, ...], ...]:
        """Its effects by kind, in the engine's order."""
        return self.entrance, self.recurring, self.continuous, self.exit

    def text(self) -> str:
        """What names it: a message id, or the words of the player's file."""
        return self.name or f"@last-bastion-card-{self.id}"


def load_horde(own: Path | None, monsters: int, warlords: int) -> list[Card]:
    """Every card, monsters first. Raises BadDocument with the place of each fault."""
    read = partial(_read_horde, own, monsters, warlords)
    return read_own_data(own, read) if own else read_data(PACKAGE, "horde.toml", read)


def _read_horde(
    own: Path | None, monsters: int, warlords: int, reader: DocumentReader
) -> list[Card]:
    found = _read_cards(reader, "monster", own)
    lords = _read_cards(reader, "warlord", own)
    _check_count(reader, "monster", len(found), monsters)
    _check_count(reader, "warlord", len(lords), warlords)
    _check_ids(reader, [*found, *lords], len(found))
    return [*found, *lords]


def _read_cards(reader: DocumentReader, key: str, own: Path | None) -> list[Card]:
    """The cards by their numbers; cards of a player's file that have none, as they stand in it."""
    found: dict[int, Card] = {}
    rows = reader.children(key)
    for at, row in enumerate(rows, 1):
        number = row.number("number", 1, len(rows), at if own else None)
        if number in found:
            row.fault("number", Reason("last-bastion-fault-card-twice", {"card": number}))
        found[number] = _read_card(row, own, key)
    return [found[number] for number in sorted(found)]


def _read_card(reader: DocumentReader, own: Path | None, key: str) -> Card:
    card = Card(
        id=reader.text("id"),
        name=reader.text("name", "") if own else "",
        colour=reader.word("color", COLOURS),
        resistance=reader.number("resistance", 1, 9),
        entrance=_read_effects(reader, "entrance", HARMFUL),
        recurring=_read_effects(reader, "recurring", HARMFUL),
        continuous=_read_effects(reader, "continuous", CONTINUOUS),
        exit=_harmful_first(_read_effects(reader, "exit", (*HARMFUL, *HELPFUL))),
        is_warlord=key == "warlord",
        source=FactSource("published", own.name) if own else read_source(reader),
        known=None if own or "known" not in reader else read_source(reader, "known"),
    )
    if own:
        reader.text("source", "")
        reader.text("known", "")
    reader.close()
    return card


def _read_effects(
    reader: DocumentReader, key: str, valid: tuple[Effect, ...]
) -> tuple[Effect, ...]:
    words = {word.upper().replace("-", "_"): word for word in valid}
    found = tuple(words[word] for word in reader.words(key, list(words), []))
    if len(found) > MOST:
        reader.fault(key, Reason("last-bastion-fault-effects", {"most": MOST}))
    return found[:MOST]


def _harmful_first(effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    return tuple(sorted(effects, key=lambda effect: EFFECTS.index(effect) > len(HARMFUL)))


def _check_count(reader: DocumentReader, key: str, found: int, wanted: int) -> None:
    if found != wanted:
        reader.fault(key, Reason("last-bastion-fault-count", {"found": found, "wanted": wanted}))


def _check_ids(reader: DocumentReader, cards: list[Card], monsters: int) -> None:
    """Every card has its own id, and one that can be written in a line."""
    seen: set[str] = set()
    for at, card in enumerate(cards):
        place = f"monster[{at}].id" if at < monsters else f"warlord[{at - monsters}].id"
        if card.id in seen:
            reader.fault(place, Reason("last-bastion-fault-card-twice", {"card": card.id}))
        if not card.id.replace("-", "").isalnum():
            reader.fault(place, Reason("last-bastion-fault-card-id", {"card": card.id}))
        seen.add(card.id)
