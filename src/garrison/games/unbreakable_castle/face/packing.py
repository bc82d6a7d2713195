"""From what the data files say to the flat tables of the engine."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import isqrt

from librt.vecs import vec
from mypy_extensions import i64

from garrison.games.unbreakable_castle.face.contents import (
    ANY_BUILDING,
    CardFacts,
    Contents,
    QuestFacts,
)
from garrison.games.unbreakable_castle.face.words import (
    BUILDING,
    CENTRES,
    PARTS,
    RACES,
    RESOURCES,
    SIDES,
)
from garrison.games.unbreakable_castle.rules import box as tables
from garrison.games.unbreakable_castle.rules.box import Box


@dataclass(frozen=True)
class Agreement:
    """What the players agreed on before the game."""

    seats: int
    per_player: int
    how_races: int
    races: Sequence[str]
    has_trade: bool
    is_bank_strict: bool
    is_box_strict: bool
    has_sign_gift: bool


def field_shape(cards: int) -> tuple[int, int]:
    """Rows and columns of the rectangle nearest to a square, with no more rows than columns.

    >>> field_shape(18)
    (3, 6)
    """
    rows = isqrt(cards)
    while cards % rows:
        rows -= 1
    return rows, cards // rows


def quests_in_box(contents: Contents, agreement: Agreement) -> list[QuestFacts]:
    return [
        quest for quest in contents.quests if quest.in_strict_box or not agreement.is_box_strict
    ]


def pack(contents: Contents, agreement: Agreement) -> Box:
    box = Box()
    box.seats = agreement.seats
    box.rows, box.columns = field_shape(agreement.seats * agreement.per_player)
    box.how_races = agreement.how_races
    box.given_races = _vec(RACES.index(race) for race in agreement.races)
    box.has_trade = agreement.has_trade
    box.is_bank_strict = agreement.is_bank_strict
    box.has_sign_gift = agreement.has_sign_gift
    box.offers_a_turn = contents.offers_a_turn
    _pack_cards(box, contents.cards)
    _pack_races(box, contents)
    _pack_castle(box, contents, agreement)
    _pack_quests(box, quests_in_box(contents, agreement))
    return box


def _pack_cards(box: Box, cards: Sequence[CardFacts]) -> None:
    box.top = _vec(_index(RESOURCES, card.top) for card in cards)
    # an edge without a symbol matches nothing, not even another one without
    box.bottom = _vec(
        RESOURCES.index(card.bottom) if card.bottom else tables.NOTHING - 1 for card in cards
    )
    box.bottom_count = _vec(card.bottom_count for card in cards)
    halves = [
        edge[slot] if slot < len(edge) else None
        for card in cards
        for edge in (card.left, card.right)
        for slot in range(2)
    ]
    box.portrait = _vec(RACES.index(half.race) if half else tables.NOTHING for half in halves)
    box.coin = _vec(RESOURCES.index(half.resource) if half else 0 for half in halves)
    box.coin_count = _vec(half.count if half else 0 for half in halves)
    box.centre = _vec(number for card in cards for number in _centre(card))


def _centre(card: CardFacts) -> list[int]:
    centre = card.centre
    kind = CENTRES.index(centre.kind)
    if kind == tables.BONUS:
        return [kind, RESOURCES.index(centre.resource), centre.count, 0, 0, 0]
    if kind == tables.HORN:
        return [kind, SIDES.index(centre.side), 0, 0, 0, 0]
    if kind == tables.TRADER:
        any_building = centre.takes == ANY_BUILDING
        takes = int(tables.ANY_BUILDING) if any_building else RESOURCES.index(centre.takes)
        gives = RESOURCES.index(centre.resource)
        return [kind, takes, centre.price, gives, centre.count, centre.uses]
    return [kind, 0, 0, 0, 0, 0]


def _pack_races(box: Box, contents: Contents) -> None:
    races = [contents.races[race] for race in RACES]
    box.side = _vec(SIDES.index(race.side) for race in races)
    box.draws_quests = _vec(int(race.draws_quests) for race in races)
    box.friend = _vec(_index(RACES, race.friend) for race in races)
    box.kit = _vec(race.start[resource] for race in races for resource in RESOURCES)


def _pack_castle(box: Box, contents: Contents, agreement: Agreement) -> None:
    parts = [contents.parts[part] for part in PARTS]
    strict = agreement.is_box_strict
    box.cost = _vec(part.cost[resource] for part in parts for resource in BUILDING)
    box.need = _vec(part.need for part in parts)
    box.supply = _vec(part.strict_supply if strict else part.supply for part in parts)
    box.tokens = _vec(contents.tokens for _ in RESOURCES)
    box.bank_takes = contents.bank_takes
    box.gold_buys = contents.gold_buys


def _pack_quests(box: Box, quests: Sequence[QuestFacts]) -> None:
    box.quest_side = _vec(SIDES.index(quest.side) for quest in quests)
    box.reward = _vec(_index(PARTS, quest.part) for quest in quests)
    box.kill_quests = _vec(_asking(quests, "defeat", race) for race in RACES)
    box.find_quests = _vec(_asking(quests, "find", race) for race in RACES)
    box.side_quests = _vec(
        sum(1 << at for at, quest in enumerate(quests) if quest.side == side) for side in SIDES
    )


def _asking(quests: Sequence[QuestFacts], asks: str, race: str) -> int:
    """The quests that ask for this race, as a bit set."""
    return sum(
        1 << at for at, quest in enumerate(quests) if quest.asks == asks and race in quest.races
    )


def _index(words: Sequence[str], word: str) -> int:
    return words.index(word) if word else int(tables.NOTHING)


def _vec(numbers: Iterable[int]) -> vec[i64]:
    packed: list[i64] = [i64(number) for number in numbers]
    return vec[i64](packed)
