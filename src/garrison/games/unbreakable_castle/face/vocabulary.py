"""The words of the command language, and how a deal between players is written."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from librt.random import Random

from garrison.core.describing_events import Args
from garrison.core.documents import Document, DocumentReader, W
from garrison.core.errors import BadNotation
from garrison.core.notation import MoveField
from garrison.core.reasons import Reason, shortened, unknown
from garrison.core.schemas import Schema
from garrison.core.vocabulary import DomainWords, Vocabulary, named, plain
from garrison.games.unbreakable_castle.face.names import (
    BUILDING,
    PARTS,
    RACES,
    RESOURCES,
    SEATS,
    STAGES,
    TRADABLE,
    cell_names,
)
from garrison.games.unbreakable_castle.face.view_types import Stage, Tradable
from garrison.games.unbreakable_castle.rules import terms
from garrison.games.unbreakable_castle.rules.facts import Facts
from garrison.games.unbreakable_castle.rules.offers import EVEN, amount, with_amount
from garrison.games.unbreakable_castle.rules.position import OVER_STAGE, STEPS, Position
from garrison.games.unbreakable_castle.rules.state import Castle

MOST: Final = 127
"""The most of one resource a deal can move."""
_DEAL: Final = re.compile(r"(?P<give>.+?) +for +(?P<want>.+)", re.IGNORECASE)
_PILE: Final = re.compile(r"(\d+) +([a-z]+)", re.IGNORECASE)

Amounts = Mapping[Tradable, int]
"""How many of each resource."""


@dataclass(frozen=True)
class OfferField(MoveField):
    """What two players give each other: `2 wood for 1 ore`."""

    def say(self, value: int) -> str:
        gives, wants = split_deal(value)
        return f"{say_amounts(gives)} for {say_amounts(wants)}"

    def tell(self, value: int) -> Args:
        return told_deal(value)

    def parse(self, word: str) -> int:
        match = _DEAL.fullmatch(word)
        if match is None:
            args = {"text": shortened(word), "form": "{give} for {want}"}
            raise BadNotation(Reason("notation-form", args))
        gives, wants = _parse_amounts(match["give"]), _parse_amounts(match["want"])
        for name in gives:
            if name in wants:
                raise BadNotation(Reason("unbreakable-castle-both-ways", _named(name)))
        return join_deal(gives, wants)

    def write(self, document: Document, value: int) -> None:
        gives, wants = split_deal(value)
        document["give"], document["want"] = as_json(gives), as_json(wants)

    def read(self, reader: DocumentReader) -> int:
        gives, wants = (_read_amounts(reader.child(key)) for key in ("give", "want"))
        for name in gives:
            if name in wants:
                reader.fault("want", Reason("unbreakable-castle-both-ways", _named(name)))
        return join_deal(gives, wants)

    def schema(self) -> dict[str, Schema]:
        amounts: Schema = {
            "type": "object",
            "propertyNames": {"enum": list(TRADABLE)},
            "additionalProperties": {"type": "integer"},
        }
        return {"give": amounts, "want": amounts}

    def sample(self, dice: Random) -> int:
        """A deal of few resources and small amounts."""
        deal = int(EVEN)
        for at in range(len(TRADABLE)):
            if dice.randrange(3) == 0:
                deal = int(with_amount(deal, at, dice.randrange(9) - 4))
        return deal

    def size(self) -> int:
        return 1 << self.bits


def split_deal(deal: int) -> tuple[dict[Tradable, int], dict[Tradable, int]]:
    """What a deal gives and what it wants."""
    amounts = {name: int(amount(deal, at)) for at, name in enumerate(TRADABLE)}
    gives = {name: count for name, count in amounts.items() if count > 0}
    return gives, {name: -count for name, count in amounts.items() if count < 0}


def told_deal(deal: int) -> Args:
    """What a deal gives and wants, as arguments of a message."""
    gives, wants = split_deal(deal)
    return told_amounts("give", gives) | told_amounts("want", wants)


def told_amounts(prefix: str, amounts: Amounts) -> Args:
    """One number for each resource, and which is first, so that a sentence can list them."""
    args: Args = {f"{prefix}-{name}": amounts.get(name, 0) for name in TRADABLE}
    return {**args, f"{prefix}-first": next(iter(amounts), "")}


def as_json(amounts: Mapping[W, int]) -> Document:
    """Amounts in a document."""
    return dict(amounts.items())


def join_deal(gives: Amounts, wants: Amounts) -> int:
    deal = int(EVEN)
    for at, name in enumerate(TRADABLE):
        deal = int(with_amount(deal, at, gives.get(name, 0) - wants.get(name, 0)))
    return deal


def say_amounts(amounts: Amounts) -> str:
    return ", ".join(f"{count} {name}" for name, count in amounts.items())


def _parse_amounts(text: str) -> dict[Tradable, int]:
    amounts: dict[Tradable, int] = {}
    for part in text.split(","):
        match = _PILE.fullmatch(part.strip())
        if match is None:
            args = {"text": shortened(part.strip())}
            raise BadNotation(Reason("unbreakable-castle-amount-form", args))
        name = _tradable(match[2].casefold())
        amounts[name] = amounts.get(name, 0) + _count(match[1], name)
        if amounts[name] > MOST:
            raise _not_counted(str(amounts[name]), name)
    return amounts


def _count(digits: str, name: Tradable) -> int:
    """So many of a resource. What is longer than the most is not made a number first."""
    count = int(digits) if len(digits) <= len(str(MOST)) else 0
    if not 1 <= count <= MOST:
        raise _not_counted(shortened(digits), name)
    return count


def _not_counted(word: str, name: Tradable) -> BadNotation:
    args = {"word": word, "field": name, "low": "1", "high": str(MOST)}
    return BadNotation(Reason("notation-number", args))


def _tradable(word: str) -> Tradable:
    if word == "mana":
        raise BadNotation(Reason("unbreakable-castle-mana-stays"))
    for name in TRADABLE:
        if name == word:
            return name
    raise BadNotation(unknown("notation-word", word, list(TRADABLE)))


def _read_amounts(reader: DocumentReader) -> dict[Tradable, int]:
    amounts = {name: reader.number(name, 1, MOST) for name in TRADABLE if name in reader}
    if not amounts:
        reader.fault("", Reason("fault-missing"))
    reader.close()
    return amounts


def _named(resource: str) -> dict[str, str | int]:
    return {"resource": f"@unbreakable-castle-resource-{resource}"}


def make_vocabulary(facts: Facts, cards: Sequence[int], quests: Sequence[str]) -> Vocabulary:
    """The words of a game with these facts, the numbers of its cards and its quests."""
    return Vocabulary(
        "unbreakable-castle",
        {
            terms.SEAT: plain(SEATS[: facts.seats]),
            terms.RACE: named("race", RACES),
            terms.CELL: plain(cell_names(int(facts.rows), int(facts.columns))),
            terms.CARD: plain([str(number) for number in cards]),
            terms.QUEST: plain(quests),
            terms.PART: named("part", PARTS),
            terms.RESOURCE: named("resource", RESOURCES),
            terms.BUILDING_RESOURCE: named("resource", BUILDING),
            terms.DEAL: DomainWords(OfferField("", ())),
        },
    )


assert issubclass(Castle, Position)  # its module knows every phase, so all steps are declared now
_STAGE_NAMES: Final[Mapping[int, Stage]] = {
    int(OVER_STAGE if name == "over" else STEPS.named(name).code): name for name in STAGES
}
_STAGE_CODES: Final[Mapping[str, int]] = {name: code for code, name in _STAGE_NAMES.items()}


def stage_name(code: int) -> Stage:
    return _STAGE_NAMES[code]


def stage_code(name: str) -> int:
    return _STAGE_CODES[name]
