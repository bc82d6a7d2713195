"""The command language of the game: one table of verbs."""

import re
from collections.abc import Mapping, Sequence
from typing import Final

from garrison.core.contract import Move
from garrison.core.documents import Document, DocumentReader, W
from garrison.core.errors import BadNotation
from garrison.core.notation import Notation, Verb, words
from garrison.core.reasons import Reason, unknown
from garrison.core.schemas import Schema, tagged
from garrison.games.unbreakable_castle.face.view_types import Tradable
from garrison.games.unbreakable_castle.face.words import (
    BUILDING,
    PARTS,
    RACES,
    RESOURCES,
    SEATS,
    TRADABLE,
    cell_names,
)
from garrison.games.unbreakable_castle.rules import verbs

MOST: Final = 127
"""The most of one resource a deal can move."""
_PILE: Final = re.compile(r"(\d+) +([a-z]+)", re.IGNORECASE)

Amounts = Mapping[Tradable, int]
"""How many of each resource."""


class DealVerb(Verb):
    """A verb that proposes a deal: `offer B 2 wood for 1 ore`, `counter 1 ore for 3 wood`."""

    def __init__(self, code: int, name: str, partners: Sequence[str]) -> None:
        super().__init__(code, f"{name} {{{'seat} {' if partners else ''}give}} for {{want}}")
        self.name = name
        self._partners = partners
        who = r"(?P<seat>\S+) +" if partners else ""
        self._form = re.compile(rf"{name} +{who}(?P<give>.+?) +for +(?P<want>.+)", re.IGNORECASE)

    def say(self, move: Move) -> str:
        gives, wants = split_deal(self._deal(move))
        who = f" {self._partners[verbs.first(move)]}" if self._partners else ""
        return f"{self.name}{who} {say_amounts(gives)} for {say_amounts(wants)}"

    def to_document(self, move: Move) -> Document:
        gives, wants = split_deal(self._deal(move))
        document: Document = {"do": self.name, "give": as_json(gives), "want": as_json(wants)}
        if self._partners:
            document["seat"] = self._partners[verbs.first(move)]
        return document

    def schema(self) -> Schema:
        words: Schema = {"enum": list(TRADABLE)}
        amounts: Schema = {
            "type": "object",
            "propertyNames": words,
            "additionalProperties": {"type": "integer"},
        }
        fields: dict[str, Schema] = {"give": amounts, "want": amounts}
        if self._partners:
            fields["seat"] = {"enum": list(self._partners)}
        return tagged("do", self.name, fields, self.template)

    def from_document(self, page: DocumentReader) -> Move:
        seat = page.word("seat", self._partners) if self._partners else ""
        gives, wants = (_read_amounts(page.page(key)) for key in ("give", "want"))
        for name in gives:
            if name in wants:
                page.fault("want", Reason("unbreakable-castle-both-ways", _named(name)))
        return self._move(seat, gives, wants)

    def parse(self, line: str) -> Move | None:
        match = self._form.fullmatch(line)
        if match is None:
            return None
        seat = ""
        if self._partners:
            seat = match["seat"].upper()
            if seat not in self._partners:
                raise BadNotation(unknown("notation-word", seat, list(self._partners)))
        gives, wants = _parse_amounts(match["give"]), _parse_amounts(match["want"])
        for name in gives:
            if name in wants:
                raise BadNotation(Reason("unbreakable-castle-both-ways", _named(name)))
        return self._move(seat, gives, wants)

    def _deal(self, move: Move) -> int:
        return int(verbs.offered(move) if self._partners else verbs.countered(move))

    def _move(self, seat: str, gives: Amounts, wants: Amounts) -> Move:
        deal = join_deal(gives, wants)
        if self._partners:
            return verbs.offer_move(self._partners.index(seat), deal)
        return verbs.counter_move(deal)


def split_deal(deal: int) -> tuple[dict[Tradable, int], dict[Tradable, int]]:
    """What a deal gives and what it wants."""
    amounts = {name: int(verbs.amount(deal, at)) for at, name in enumerate(TRADABLE)}
    gives = {name: count for name, count in amounts.items() if count > 0}
    return gives, {name: -count for name, count in amounts.items() if count < 0}


def as_json(amounts: Mapping[W, int]) -> Document:
    """Amounts in a document."""
    return dict(amounts.items())


def join_deal(gives: Amounts, wants: Amounts) -> int:
    deal = int(verbs.EVEN)
    for at, name in enumerate(TRADABLE):
        deal = int(verbs.with_amount(deal, at, gives.get(name, 0) - wants.get(name, 0)))
    return deal


def say_amounts(amounts: Amounts) -> str:
    return ", ".join(f"{count} {name}" for name, count in amounts.items())


def _parse_amounts(text: str) -> dict[Tradable, int]:
    amounts: dict[Tradable, int] = {}
    for part in text.split(","):
        match = _PILE.fullmatch(part.strip())
        if match is None:
            raise BadNotation(Reason("unbreakable-castle-amount-form", {"text": part.strip()}))
        name = _tradable(match[2].casefold())
        count = amounts.get(name, 0) + int(match[1])
        if not 1 <= count <= MOST:
            args = {"word": match[1], "field": name, "low": "1", "high": str(MOST)}
            raise BadNotation(Reason("notation-number", args))
        amounts[name] = count
    return amounts


def _tradable(word: str) -> Tradable:
    if word == "mana":
        raise BadNotation(Reason("unbreakable-castle-mana-stays"))
    for name in TRADABLE:
        if name == word:
            return name
    raise BadNotation(unknown("notation-word", word, list(TRADABLE)))


def _read_amounts(page: DocumentReader) -> dict[Tradable, int]:
    amounts = {name: page.number(name, 1, MOST) for name in TRADABLE if name in page}
    if not amounts:
        page.fault("", Reason("fault-missing"))
    page.close()
    return amounts


def _named(resource: str) -> dict[str, str | int]:
    return {"resource": f"@unbreakable-castle-resource-{resource}"}


def make_notation(
    seats: int, rows: int, columns: int, cards: Sequence[int], quests: Sequence[str]
) -> Notation:
    """The verbs of a game with these seats, this field, these cards and quests."""
    letters = SEATS[:seats]
    return Notation(
        [
            Verb(verbs.RACE, "race {race}", words("race", RACES)),
            Verb(verbs.DEALER, "dealer {seat}", words("seat", letters)),
            Verb(verbs.OPEN, "open {cell}", words("cell", cell_names(rows, columns))),
            Verb(verbs.CARD, "card {card}", words("card", [str(number) for number in cards])),
            Verb(verbs.QUEST, "quest {quest}", words("quest", quests)),
            Verb(verbs.FIGHT, "fight"),
            Verb(verbs.BEFRIEND, "befriend"),
            Verb(verbs.FULFIL, "fulfil {quest}", words("quest", quests)),
            Verb(verbs.HELP, "help {seat}", words("seat", letters)),
            Verb(verbs.STRIKE, "strike {seat}", words("seat", letters)),
            Verb(verbs.FORGO, "forgo"),
            Verb(verbs.LOSE, "lose {resource}", words("resource", BUILDING)),
            Verb(verbs.FAVOUR, "favour {resource}", words("resource", BUILDING)),
            Verb(
                verbs.EXCHANGE,
                "exchange {give} for {get}",
                words("give", RESOURCES),
                words("get", RESOURCES),
            ),
            Verb(
                verbs.BARTER,
                "barter {give} for {get}",
                words("give", RESOURCES),
                words("get", RESOURCES),
            ),
            Verb(verbs.BUILD, "build {part}", words("part", PARTS)),
            DealVerb(verbs.OFFER, "offer", letters),
            Verb(verbs.ACCEPT, "accept"),
            Verb(verbs.DECLINE, "decline"),
            DealVerb(verbs.COUNTER, "counter", ()),
            Verb(verbs.END, "end turn"),
        ]
    )
