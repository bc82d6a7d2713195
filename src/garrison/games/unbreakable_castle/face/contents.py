"""Reading the data files: what is in the box, with where each fact comes from."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Final

from garrison.core.data import natural, read_data, read_own_data
from garrison.core.decoding import Bounds, Key, decode
from garrison.core.documents import DocumentReader
from garrison.core.provenance import FactSource, read_source
from garrison.core.reasons import Reason, unknown
from garrison.games.unbreakable_castle.face.names import PARTS, RACES, SIDES
from garrison.games.unbreakable_castle.face.view_types import (
    Building,
    Centre,
    Faction,
    Half,
    Part,
    QuestAsks,
    QuestReward,
    Race,
    Resource,
    ResourceCount,
    Side,
)

_DATA: Final = "garrison.games.unbreakable_castle.data"
_MOST: Final = 99
_CARDS: Final = 255
_QUESTS: Final = 60
_REWARDS: Final[Mapping[Side, Sequence[QuestReward]]] = {
    "light": ("double", "build"),
    "dark": ("double", "destroy"),
}


def _empty() -> Centre:
    return {"kind": "empty"}


@dataclass(frozen=True)
class CardFacts:
    """One game card. An edge has the upper half portrait and the lower one, or fewer."""

    number: Annotated[int, Bounds(1, 9999)]
    top: Resource | None
    bottom: ResourceCount | None
    left: Sequence[Half]
    right: Sequence[Half]
    source: FactSource
    known: FactSource | None
    """What a source does tell of a card that is reconstructed as a whole."""
    centre: Centre = field(default_factory=_empty)


@dataclass(frozen=True)
class QuestFacts:
    """One quest card."""

    name: str
    side: Side
    asks: QuestAsks
    races: Sequence[Race]
    giver: Annotated[Race, Key("from")]
    reward: QuestReward
    part: Part | None
    source: FactSource
    in_strict_box: Annotated[bool, Key("in_strict_box")] = True


@dataclass(frozen=True)
class RaceFacts:
    """One race."""

    faction: Faction
    start: Annotated[Mapping[Resource, int], Bounds(0, _MOST)]
    friend: Race | None
    source: FactSource

    @property
    def side(self) -> Side:
        return "light" if self.faction in ("light", "order") else "dark"

    @property
    def draws_quests(self) -> bool:
        return self.faction in SIDES


@dataclass(frozen=True)
class PartFacts:
    """One part of a castle."""

    cost: Annotated[Mapping[Building, int], Bounds(0, _MOST)]
    need: Annotated[int, Bounds(1, _MOST)]
    supply: int
    strict_supply: int
    source: FactSource


@dataclass(frozen=True)
class Contents:
    """Everything the data files say."""

    cards: Sequence[CardFacts]
    quests: Sequence[QuestFacts]
    races: Mapping[str, RaceFacts]
    parts: Mapping[str, PartFacts]
    per_player: Mapping[int, int]
    bank_takes: int
    gold_buys: int
    tokens: int
    offers_a_turn: int


def load_contents(own: Path | None = None) -> Contents:
    """The data files, with a player's own cards and quests in place of ours.

    Raises BadDocument that names the file and every fault in it.
    """
    cards, quests = read_own_data(own, _own_cards_and_quests) if own else ([], [])
    bank, tokens, trade = read_data(_DATA, "market.toml", _market)
    return Contents(
        cards or read_data(_DATA, "cards.toml", _cards),
        quests or read_data(_DATA, "quests.toml", _quests),
        read_data(_DATA, "races.toml", _races),
        read_data(_DATA, "castle.toml", _parts),
        read_data(_DATA, "fields.toml", _per_player),
        bank["takes"],
        bank["gold_buys"],
        tokens["each"],
        trade["offers_a_turn"],
    )


def _own_cards_and_quests(reader: DocumentReader) -> tuple[list[CardFacts], list[QuestFacts]]:
    cards, quests = _cards(reader), _quests(reader)
    if not cards and not quests:
        reader.fault("", Reason("unbreakable-castle-fault-own-empty"))
    return cards, quests


def _cards(reader: DocumentReader) -> list[CardFacts]:
    entries = reader.children("card")
    cards = [decode(each, CardFacts) for each in entries]
    for each, card in zip(entries, cards, strict=True):
        for edge, halves in (("left", card.left), ("right", card.right)):
            if len(halves) > 2:
                each.fault(edge, Reason("fault-length", {"length": 2}))
    _check_list(reader, "card", "number", [card.number for card in cards], _CARDS)
    return sorted(cards, key=lambda card: card.number)


def _quests(reader: DocumentReader) -> list[QuestFacts]:
    entries = reader.children("quest")
    quests = [decode(each, QuestFacts) for each in entries]
    for each, quest in zip(entries, quests, strict=True):
        if quest.reward not in _REWARDS[quest.side]:
            valid: list[str] = [*_REWARDS[quest.side]]
            each.fault("reward", unknown("fault-unknown-word", quest.reward, valid))
        if quest.part is None and quest.reward != "double":
            each.fault("part", Reason("fault-missing"))
        elif quest.part and quest.reward == "double":
            each.fault("part", unknown("fault-unknown-key", "part", []))
    _check_list(reader, "quest", "name", [quest.name for quest in quests], _QUESTS)
    return sorted(quests, key=lambda quest: (SIDES.index(quest.side), natural(quest.name)))


def _check_list(
    reader: DocumentReader, key: str, id: str, ids: Sequence[str | int], most: int
) -> None:
    """No two of a list are called the same, and there are not too many."""
    for at, name in enumerate(ids):
        if name in ids[:at]:
            reason = Reason("unbreakable-castle-fault-twice", {"what": name})
            reader.fault(f"{key}[{at}].{id}", reason)
    if len(ids) > most:
        reader.fault(key, Reason("fault-range", {"value": len(ids), "low": 1, "high": most}))


def _races(reader: DocumentReader) -> dict[str, RaceFacts]:
    return {race: decode(each, RaceFacts) for race, each in reader.children_named(RACES)}


def _parts(reader: DocumentReader) -> dict[str, PartFacts]:
    supply = _counts(reader, "supply", dict.fromkeys(PARTS, 1))
    strict = _counts(reader, "strict-supply", dict.fromkeys(PARTS, 1))
    return {
        part: decode(each, PartFacts, supply=supply[part], strict_supply=strict[part])
        for part, each in reader.children_named(PARTS)
    }


def _per_player(reader: DocumentReader) -> dict[int, int]:
    keys = {f"seats_{seats}": seats for seats in range(2, 7)}
    counts = _counts(reader, "per_player", dict.fromkeys(keys, 3), most=6)
    return {keys[key]: count for key, count in counts.items()}


def _market(reader: DocumentReader) -> tuple[dict[str, int], dict[str, int], dict[str, int]]:
    """The bank, the tokens and the trade."""
    return (
        _counts(reader, "bank", {"takes": 2, "gold_buys": 1}),
        _counts(reader, "tokens", {"each": 1}, most=999),
        _counts(reader, "trade", {"offers_a_turn": 0}),
    )


def _counts(
    reader: DocumentReader, key: str, least: Mapping[str, int], most: int = _MOST
) -> dict[str, int]:
    """A table of numbers with its source; the least that each may be."""
    table = reader.child(key)
    counts = {name: table.number(name, low, most) for name, low in least.items()}
    read_source(table)
    table.close()
    return counts
