"""From what the data files say to the flat tables of the engine."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import isqrt

from librt.vecs import vec
from mypy_extensions import i64

from garrison.games.unbreakable_castle.face.contents import (
    CardFacts,
    Contents,
    QuestFacts,
)
from garrison.games.unbreakable_castle.face.names import (
    BUILDING,
    CENTRES,
    PARTS,
    RACES,
    RESOURCES,
    SIDES,
)
from garrison.games.unbreakable_castle.rules import terms as tables
from garrison.games.unbreakable_castle.rules.facts import Facts


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


def make_facts(contents: Contents, agreement: Agreement) -> Facts:
    facts = Facts()
    facts.seats = agreement.seats
    facts.rows, facts.columns = field_shape(agreement.seats * agreement.per_player)
    facts.how_races = agreement.how_races
    facts.given_races = _vec(RACES.index(race) for race in agreement.races)
    facts.has_trade = agreement.has_trade
    facts.is_bank_strict = agreement.is_bank_strict
    facts.has_sign_gift = agreement.has_sign_gift
    facts.offers_a_turn = contents.offers_a_turn
    _fill_cards(facts, contents.cards)
    _fill_races(facts, contents)
    _fill_castle(facts, contents, agreement)
    _fill_quests(facts, quests_in_box(contents, agreement))
    return facts


def _fill_cards(facts: Facts, cards: Sequence[CardFacts]) -> None:
    facts.top = _vec(_index(RESOURCES, card.top) for card in cards)
    # an edge without a symbol matches nothing, not even another one without
    bottoms = [card.bottom for card in cards]
    facts.bottom = _vec(
        RESOURCES.index(each["resource"]) if each else tables.NOTHING - 1 for each in bottoms
    )
    facts.bottom_count = _vec(each["count"] if each else 0 for each in bottoms)
    halves = [
        edge[slot] if slot < len(edge) else None
        for card in cards
        for edge in (card.left, card.right)
        for slot in range(2)
    ]
    facts.portrait = _vec(RACES.index(half["race"]) if half else tables.NOTHING for half in halves)
    facts.coin = _vec(RESOURCES.index(half["resource"]) if half else 0 for half in halves)
    facts.coin_count = _vec(half["count"] if half else 0 for half in halves)
    facts.centre = _vec(number for card in cards for number in _centre(card))


def _centre(card: CardFacts) -> list[int]:
    centre = card.centre
    kind = CENTRES.index(centre["kind"])
    if centre["kind"] == "bonus":
        return [kind, RESOURCES.index(centre["resource"]), centre["count"], 0, 0, 0]
    if centre["kind"] == "horn":
        return [kind, SIDES.index(centre["side"]), 0, 0, 0, 0]
    if centre["kind"] == "trader":
        takes = (*RESOURCES, "any-building").index(centre["takes"])
        gives = RESOURCES.index(centre["gives"])
        return [kind, takes, centre["price"], gives, centre["count"], centre["uses"]]
    return [kind, 0, 0, 0, 0, 0]


def _fill_races(facts: Facts, contents: Contents) -> None:
    races = [contents.races[race] for race in RACES]
    facts.side = _vec(SIDES.index(race.side) for race in races)
    facts.draws_quests = _vec(int(race.draws_quests) for race in races)
    facts.friend = _vec(_index(RACES, race.friend) for race in races)
    facts.kit = _vec(race.start[resource] for race in races for resource in RESOURCES)


def _fill_castle(facts: Facts, contents: Contents, agreement: Agreement) -> None:
    parts = [contents.parts[part] for part in PARTS]
    strict = agreement.is_box_strict
    facts.cost = _vec(part.cost[resource] for part in parts for resource in BUILDING)
    facts.need = _vec(part.need for part in parts)
    facts.supply = _vec(part.strict_supply if strict else part.supply for part in parts)
    facts.tokens = _vec(contents.tokens for _ in RESOURCES)
    facts.bank_takes = contents.bank_takes
    facts.gold_buys = contents.gold_buys


def _fill_quests(facts: Facts, quests: Sequence[QuestFacts]) -> None:
    facts.quest_side = _vec(SIDES.index(quest.side) for quest in quests)
    facts.reward = _vec(_index(PARTS, quest.part) for quest in quests)
    facts.kill_quests = _vec(_asking(quests, "defeat", race) for race in RACES)
    facts.find_quests = _vec(_asking(quests, "find", race) for race in RACES)
    facts.side_quests = _vec(
        sum(1 << at for at, quest in enumerate(quests) if quest.side == side) for side in SIDES
    )


def _asking(quests: Sequence[QuestFacts], asks: str, race: str) -> int:
    """The quests that ask for this race, as a bit set."""
    return sum(
        1 << at for at, quest in enumerate(quests) if quest.asks == asks and race in quest.races
    )


def _index(words: Sequence[str], word: str | None) -> int:
    return words.index(word) if word else int(tables.NOTHING)


def _vec(numbers: Iterable[int]) -> vec[i64]:
    packed: list[i64] = [i64(number) for number in numbers]
    return vec[i64](packed)
