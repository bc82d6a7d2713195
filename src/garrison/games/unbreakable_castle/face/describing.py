"""Moves and questions in words: what each of them says of the position."""

from collections.abc import Mapping, Sequence
from typing import Final

from garrison.core.contract import Move
from garrison.core.describing import Args, Fill, MoveDescriber, Variant
from garrison.core.documents import Document, Json
from garrison.core.notation import Notation
from garrison.games.unbreakable_castle.face.names import PARTS, RACES, RESOURCES, SEATS, TRADABLE
from garrison.games.unbreakable_castle.face.telling import pile_args
from garrison.games.unbreakable_castle.face.view_types import Question
from garrison.games.unbreakable_castle.face.vocabulary import Amounts, split_deal
from garrison.games.unbreakable_castle.rules.joints import race_met
from garrison.games.unbreakable_castle.rules.market import bank_gives, bank_takes, trader_card
from garrison.games.unbreakable_castle.rules.state import Castle
from garrison.games.unbreakable_castle.rules.terms import NOTHING
from garrison.games.unbreakable_castle.rules.trade import COUNTER_STAGE

_ASKED: Final = (
    *("races", "friend", "fulfil", "help", "strike", "toll", "favour", "answer", "counter"),
)
"""The questions that are more than to act."""


class CastleDescriber:
    """Describes moves and questions of one game. Quests are named by their messages."""

    def __init__(
        self, notation: Notation, quests: Sequence[str], quest_texts: Sequence[str]
    ) -> None:
        self._quests = dict(zip(quests, quest_texts, strict=True))
        fills: Mapping[str, Fill[Castle]] = {**_FILLS, "quest": self._quest, "fulfil": self._quest}
        variants = {"build": Variant("build spare", _is_spare)}
        self._describer = MoveDescriber("unbreakable-castle", notation, fills, variants)

    def describe(self, state: Castle, move: Move) -> Document:
        return self._describer.describe(state, move)

    def describe_question(self, state: Castle, asked: Question) -> Document | None:
        """A question in words; to act as one likes needs none."""
        ask = asked["ask"]
        args: Args = {}
        if ask not in _ASKED:
            return None
        if asked["ask"] == "friend" or asked["ask"] == "fulfil":
            args = {"race": f"@unbreakable-castle-race-{asked['race']}"}
        elif ask == "answer" or ask == "counter":
            args = _offered(state)
        return {"id": f"unbreakable-castle-ask-{ask}", "args": args}

    def ids(self) -> set[str]:
        return self._describer.ids() | {f"unbreakable-castle-ask-{ask}" for ask in _ASKED}

    def _quest(self, state: Castle, move: Document) -> Args:
        return {"quest": f"@{self._quests[str(move['quest'])]}"}


def _is_spare(state: Castle, move: Document) -> bool:
    return not state.missing(state.seat, PARTS.index(str(move["part"])))


def _resource(word: object) -> str:
    return f"@unbreakable-castle-resource-{word}"


def _met(state: Castle, move: Document) -> Args:
    return {"race": f"@unbreakable-castle-race-{RACES[race_met(state, state.step - 1)]}"}


def _seat(state: Castle, move: Document) -> Args:
    return {"seat": move["seat"]}


def _one(state: Castle, move: Document) -> Args:
    return {"resource": _resource(move["resource"])}


def _swapped(move: Document, price: int, count: int) -> Args:
    given, got = _resource(move["give"]), _resource(move["get"])
    return {"price": price, "resource": given, "count": count, "got": got}


def _exchange(state: Castle, move: Document) -> Args:
    give = RESOURCES.index(str(move["give"]))
    return _swapped(move, int(bank_takes(state, give)), int(bank_gives(state, give)))


def _barter(state: Castle, move: Document) -> Args:
    card = trader_card(state)
    if card == NOTHING:
        return _swapped(move, 0, 0)
    return _swapped(move, int(state.facts.centre_of(card, 2)), int(state.facts.centre_of(card, 4)))


def _deal(state: Castle, move: Document) -> Args:
    give, want = _amounts(move["give"]), _amounts(move["want"])
    return {**pile_args("give", give), **pile_args("want", want)}


def _offered(state: Castle) -> Args:
    """Who offers, what they give and what they want for it."""
    give, want = split_deal(int(state.deal))
    if state.stage == COUNTER_STAGE:
        give, want = want, give
    by = state.partner if state.stage == COUNTER_STAGE else state.seat
    return {"seat": SEATS[by], **pile_args("give", give), **pile_args("want", want)}


def _amounts(goods: Json) -> Amounts:
    assert isinstance(goods, Mapping)
    return {name: int(str(goods[name])) for name in TRADABLE if name in goods}


_FILLS: Final[Mapping[str, Fill[Castle]]] = {
    "race": lambda state, move: {"race": f"@unbreakable-castle-race-{move['race']}"},
    "dealer": _seat,
    "open": lambda state, move: {"cell": move["cell"]},
    "card": lambda state, move: {"card": move["card"]},
    "fight": _met,
    "befriend": _met,
    "help": _seat,
    "strike": _seat,
    "lose": _one,
    "favour": _one,
    "exchange": _exchange,
    "barter": _barter,
    "build": lambda state, move: {"part": f"@unbreakable-castle-part-{move['part']}"},
    "offer": lambda state, move: {**_seat(state, move), **_deal(state, move)},
    "counter": _deal,
}
