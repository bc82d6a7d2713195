"""Reading the data files: what is in the box, with where each fact comes from."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal, TypeAlias, get_args

from garrison.core.data import natural, open_data, open_own_data
from garrison.core.documents import DocumentReader, W
from garrison.core.provenance import FactSource, read_source
from garrison.core.reasons import Reason
from garrison.games.unbreakable_castle.face.names import (
    BUILDING,
    CENTRES,
    FACTIONS,
    PARTS,
    RACES,
    RESOURCES,
    SIDES,
    TRADABLE,
    TRADERS,
)
from garrison.games.unbreakable_castle.face.view_types import (
    Building,
    CentreKind,
    Faction,
    Part,
    QuestAsks,
    QuestReward,
    Race,
    Resource,
    Side,
    Tradable,
    Trader,
)

_DATA: Final = "garrison.games.unbreakable_castle.data"
_MOST: Final = 99
_CARDS: Final = 255
_QUESTS: Final = 60
ANY_BUILDING: Final = "any-building"
Takes: TypeAlias = Tradable | Literal["any-building"]
Nothing: TypeAlias = Literal[""]
_ASKS: Final[tuple[QuestAsks, ...]] = get_args(QuestAsks)
_REWARDS: Final[Mapping[Side, Sequence[QuestReward]]] = {
    "light": ("double", "build"),
    "dark": ("double", "destroy"),
}


@dataclass(frozen=True)
class HalfFacts:
    """Half a portrait on a long edge, with its coin."""

    race: Race
    resource: Resource
    count: int


@dataclass(frozen=True)
class Centre:
    """What stands in the middle of a card."""

    kind: CentreKind = "empty"
    resource: Resource | Nothing = ""
    count: int = 0
    side: Side | Nothing = ""
    trader: Trader | Nothing = ""
    takes: Takes | Nothing = ""
    price: int = 0
    uses: int = 0


@dataclass(frozen=True)
class CardFacts:
    """One game card."""

    number: int
    top: Resource | Nothing
    bottom: Resource | Nothing
    bottom_count: int
    left: Sequence[HalfFacts]
    right: Sequence[HalfFacts]
    centre: Centre
    source: FactSource
    known: FactSource | None
    """What a source does tell of a card that is reconstructed as a whole."""


@dataclass(frozen=True)
class QuestFacts:
    """One quest card."""

    name: str
    side: Side
    asks: QuestAsks
    races: Sequence[Race]
    giver: Race
    reward: QuestReward
    part: Part | Nothing
    in_strict_box: bool
    source: FactSource


@dataclass(frozen=True)
class RaceFacts:
    """One race."""

    faction: Faction
    start: Mapping[Resource, int]
    friend: Race | Nothing
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

    cost: Mapping[Building, int]
    need: int
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
    cards, quests = _own_cards_and_quests(own) if own else ([], [])
    bank_takes, gold_buys, tokens, offers = _read_market()
    return Contents(
        cards or _read_cards(),
        quests or _read_quests(),
        _read_races(),
        _read_parts(),
        _read_fields(),
        bank_takes,
        gold_buys,
        tokens,
        offers,
    )


def _own_cards_and_quests(own: Path) -> tuple[list[CardFacts], list[QuestFacts]]:
    reader = open_own_data(own)
    cards, quests = _cards(reader), _quests(reader)
    if not cards and not quests:
        reader.fault("", Reason("unbreakable-castle-fault-own-empty"))
    reader.close()
    reader.finish(str(own))
    return cards, quests


def _read_cards() -> list[CardFacts]:
    reader = open_data(_DATA, "cards.toml")
    cards = _cards(reader)
    reader.close()
    reader.finish("cards.toml")
    return cards


def _read_quests() -> list[QuestFacts]:
    reader = open_data(_DATA, "quests.toml")
    quests = _quests(reader)
    reader.close()
    reader.finish("quests.toml")
    return quests


def _cards(reader: DocumentReader) -> list[CardFacts]:
    entries = reader.children("card")
    cards = [_card(each) for each in entries]
    seen: set[int] = set()
    for each, card in zip(entries, cards, strict=True):
        if card.number in seen:
            each.fault("number", Reason("unbreakable-castle-fault-twice", {"what": card.number}))
        seen.add(card.number)
    if len(cards) > _CARDS:
        reader.fault("card", Reason("fault-range", {"value": len(cards), "low": 1, "high": _CARDS}))
    return sorted(cards, key=lambda card: card.number)


def _card(reader: DocumentReader) -> CardFacts:
    bottom = reader.child("bottom")
    has_bottom = "bottom" in reader
    card = CardFacts(
        reader.number("number", 1, 9999),
        reader.word("top", RESOURCES, ""),
        bottom.word("resource", RESOURCES) if has_bottom else "",
        bottom.number("count", 1, _MOST) if has_bottom else 0,
        _halves(reader, "left"),
        _halves(reader, "right"),
        _centre(reader.child("centre")) if "centre" in reader else Centre(),
        read_source(reader),
        read_source(reader, "known") if "known" in reader else None,
    )
    bottom.close()
    reader.close()
    return card


def _halves(reader: DocumentReader, edge: str) -> list[HalfFacts]:
    """The upper half portrait of an edge and the lower one; a card may have fewer."""
    halves: list[HalfFacts] = []
    for half in reader.children(edge):
        race = half.word("race", RACES)
        halves.append(
            HalfFacts(race, half.word("resource", RESOURCES), half.number("count", 1, _MOST))
        )
        half.close()
    if len(halves) > 2:
        reader.fault(edge, Reason("fault-length", {"length": 2}))
    return halves[:2]


def _centre(reader: DocumentReader) -> Centre:
    kind = reader.word("kind", CENTRES)
    centre = Centre(kind)
    if kind == "bonus":
        resource = reader.word("resource", RESOURCES)
        centre = Centre(kind, resource, reader.number("count", 1, _MOST))
    elif kind == "horn":
        centre = Centre(kind, side=reader.word("side", SIDES))
    elif kind == "trader":
        centre = _trader(reader)
    reader.close()
    return centre


def _trader(reader: DocumentReader) -> Centre:
    return Centre(
        "trader",
        reader.word("gives", TRADABLE),
        reader.number("count", 1, _MOST),
        trader=reader.word("name", TRADERS),
        takes=reader.word("takes", (*TRADABLE, ANY_BUILDING)),
        price=reader.number("price", 1, _MOST),
        uses=reader.number("uses", 1, _MOST),
    )


def _quests(reader: DocumentReader) -> list[QuestFacts]:
    entries = reader.children("quest")
    quests = [_quest(each) for each in entries]
    seen: set[str] = set()
    for each, quest in zip(entries, quests, strict=True):
        if quest.name in seen:
            each.fault("name", Reason("unbreakable-castle-fault-twice", {"what": quest.name}))
        seen.add(quest.name)
    if len(quests) > _QUESTS:
        args = {"value": len(quests), "low": 1, "high": _QUESTS}
        reader.fault("quest", Reason("fault-range", args))
    return sorted(quests, key=lambda quest: (SIDES.index(quest.side), natural(quest.name)))


def _quest(reader: DocumentReader) -> QuestFacts:
    side = reader.word("side", SIDES)
    reward = reader.word("reward", _REWARDS[side])
    quest = QuestFacts(
        reader.text("name"),
        side,
        reader.word("asks", _ASKS),
        reader.words("races", RACES),
        reader.word("from", RACES),
        reward,
        reader.word("part", PARTS) if reward != "double" else "",
        reader.flag("in_strict_box", True),
        read_source(reader),
    )
    reader.close()
    return quest


def _read_races() -> dict[str, RaceFacts]:
    reader = open_data(_DATA, "races.toml")
    races: dict[str, RaceFacts] = {}
    for race in RACES:
        each = reader.child(race)
        races[race] = RaceFacts(
            each.word("faction", FACTIONS),
            _counts(each.child("start"), RESOURCES),
            each.word("friend", RACES, ""),
            read_source(each),
        )
        each.close()
    reader.close()
    reader.finish("races.toml")
    return races


def _read_parts() -> dict[str, PartFacts]:
    reader = open_data(_DATA, "castle.toml")
    supply, strict = reader.child("supply"), reader.child("strict-supply")
    parts: dict[str, PartFacts] = {}
    for part in PARTS:
        each = reader.child(part)
        parts[part] = PartFacts(
            _counts(each.child("cost"), BUILDING),
            each.number("need", 1, _MOST),
            supply.number(part, 1, _MOST),
            strict.number(part, 1, _MOST),
            read_source(each),
        )
        each.close()
    for each in (supply, strict):
        read_source(each)
        each.close()
    reader.close()
    reader.finish("castle.toml")
    return parts


def _read_fields() -> dict[int, int]:
    reader = open_data(_DATA, "fields.toml")
    table = reader.child("per_player")
    fields = {seats: table.number(f"seats_{seats}", 3, 6) for seats in range(2, 7)}
    read_source(table)
    table.close()
    reader.close()
    reader.finish("fields.toml")
    return fields


def _read_market() -> tuple[int, int, int, int]:
    reader = open_data(_DATA, "market.toml")
    bank, tokens, trade = reader.child("bank"), reader.child("tokens"), reader.child("trade")
    market = (
        bank.number("takes", 2, _MOST),
        bank.number("gold_buys", 1, _MOST),
        tokens.number("each", 1, 999),
        trade.number("offers_a_turn", 0, _MOST),
    )
    for table in (bank, tokens, trade):
        read_source(table)
        table.close()
    reader.close()
    reader.finish("market.toml")
    return market


def _counts(reader: DocumentReader, names: Sequence[W]) -> dict[W, int]:
    """How many of each; what is not named is not there."""
    counts = {name: reader.number(name, 0, _MOST, 0) for name in names}
    reader.close()
    return counts
