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
    page = open_own_data(own)
    cards, quests = _cards(page), _quests(page)
    if not cards and not quests:
        page.fault("", Reason("unbreakable-castle-fault-own-empty"))
    page.close()
    page.finish(str(own))
    return cards, quests


def _read_cards() -> list[CardFacts]:
    page = open_data(_DATA, "cards.toml")
    cards = _cards(page)
    page.close()
    page.finish("cards.toml")
    return cards


def _read_quests() -> list[QuestFacts]:
    page = open_data(_DATA, "quests.toml")
    quests = _quests(page)
    page.close()
    page.finish("quests.toml")
    return quests


def _cards(page: DocumentReader) -> list[CardFacts]:
    pages = page.pages("card")
    cards = [_card(each) for each in pages]
    seen: set[int] = set()
    for each, card in zip(pages, cards, strict=True):
        if card.number in seen:
            each.fault("number", Reason("unbreakable-castle-fault-twice", {"what": card.number}))
        seen.add(card.number)
    if len(cards) > _CARDS:
        page.fault("card", Reason("fault-range", {"value": len(cards), "low": 1, "high": _CARDS}))
    return sorted(cards, key=lambda card: card.number)


def _card(page: DocumentReader) -> CardFacts:
    bottom = page.page("bottom")
    has_bottom = "bottom" in page
    card = CardFacts(
        page.number("number", 1, 9999),
        page.word("top", RESOURCES, ""),
        bottom.word("resource", RESOURCES) if has_bottom else "",
        bottom.number("count", 1, _MOST) if has_bottom else 0,
        _halves(page, "left"),
        _halves(page, "right"),
        _centre(page.page("centre")) if "centre" in page else Centre(),
        read_source(page),
        read_source(page, "known") if "known" in page else None,
    )
    bottom.close()
    page.close()
    return card


def _halves(page: DocumentReader, edge: str) -> list[HalfFacts]:
    """The upper half portrait of an edge and the lower one; a card may have fewer."""
    halves: list[HalfFacts] = []
    for half in page.pages(edge):
        race = half.word("race", RACES)
        halves.append(
            HalfFacts(race, half.word("resource", RESOURCES), half.number("count", 1, _MOST))
        )
        half.close()
    if len(halves) > 2:
        page.fault(edge, Reason("fault-length", {"length": 2}))
    return halves[:2]


def _centre(page: DocumentReader) -> Centre:
    kind = page.word("kind", CENTRES)
    centre = Centre(kind)
    if kind == "bonus":
        resource = page.word("resource", RESOURCES)
        centre = Centre(kind, resource, page.number("count", 1, _MOST))
    elif kind == "horn":
        centre = Centre(kind, side=page.word("side", SIDES))
    elif kind == "trader":
        centre = _trader(page)
    page.close()
    return centre


def _trader(page: DocumentReader) -> Centre:
    return Centre(
        "trader",
        page.word("gives", TRADABLE),
        page.number("count", 1, _MOST),
        trader=page.word("name", TRADERS),
        takes=page.word("takes", (*TRADABLE, ANY_BUILDING)),
        price=page.number("price", 1, _MOST),
        uses=page.number("uses", 1, _MOST),
    )


def _quests(page: DocumentReader) -> list[QuestFacts]:
    pages = page.pages("quest")
    quests = [_quest(each) for each in pages]
    seen: set[str] = set()
    for each, quest in zip(pages, quests, strict=True):
        if quest.name in seen:
            each.fault("name", Reason("unbreakable-castle-fault-twice", {"what": quest.name}))
        seen.add(quest.name)
    if len(quests) > _QUESTS:
        args = {"value": len(quests), "low": 1, "high": _QUESTS}
        page.fault("quest", Reason("fault-range", args))
    return sorted(quests, key=lambda quest: (SIDES.index(quest.side), natural(quest.name)))


def _quest(page: DocumentReader) -> QuestFacts:
    side = page.word("side", SIDES)
    reward = page.word("reward", _REWARDS[side])
    quest = QuestFacts(
        page.text("name"),
        side,
        page.word("asks", _ASKS),
        page.words("races", RACES),
        page.word("from", RACES),
        reward,
        page.word("part", PARTS) if reward != "double" else "",
        page.flag("in_strict_box", True),
        read_source(page),
    )
    page.close()
    return quest


def _read_races() -> dict[str, RaceFacts]:
    page = open_data(_DATA, "races.toml")
    races: dict[str, RaceFacts] = {}
    for race in RACES:
        each = page.page(race)
        races[race] = RaceFacts(
            each.word("faction", FACTIONS),
            _counts(each.page("start"), RESOURCES),
            each.word("friend", RACES, ""),
            read_source(each),
        )
        each.close()
    page.close()
    page.finish("races.toml")
    return races


def _read_parts() -> dict[str, PartFacts]:
    page = open_data(_DATA, "castle.toml")
    supply, strict = page.page("supply"), page.page("strict-supply")
    parts: dict[str, PartFacts] = {}
    for part in PARTS:
        each = page.page(part)
        parts[part] = PartFacts(
            _counts(each.page("cost"), BUILDING),
            each.number("need", 1, _MOST),
            supply.number(part, 1, _MOST),
            strict.number(part, 1, _MOST),
            read_source(each),
        )
        each.close()
    for each in (supply, strict):
        read_source(each)
        each.close()
    page.close()
    page.finish("castle.toml")
    return parts


def _read_fields() -> dict[int, int]:
    page = open_data(_DATA, "fields.toml")
    table = page.page("per_player")
    fields = {seats: table.number(f"seats_{seats}", 3, 6) for seats in range(2, 7)}
    read_source(table)
    table.close()
    page.close()
    page.finish("fields.toml")
    return fields


def _read_market() -> tuple[int, int, int, int]:
    page = open_data(_DATA, "market.toml")
    bank, tokens, trade = page.page("bank"), page.page("tokens"), page.page("trade")
    market = (
        bank.number("takes", 2, _MOST),
        bank.number("gold_buys", 1, _MOST),
        tokens.number("each", 1, 999),
        trade.number("offers_a_turn", 0, _MOST),
    )
    for table in (bank, tokens, trade):
        read_source(table)
        table.close()
    page.close()
    page.finish("market.toml")
    return market


def _counts(page: DocumentReader, names: Sequence[W]) -> dict[W, int]:
    """How many of each; what is not named is not there."""
    counts = {name: page.number(name, 0, _MOST, 0) for name in names}
    page.close()
    return counts
