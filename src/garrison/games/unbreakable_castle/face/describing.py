"""Moves and questions in words: what each of them says of the position."""

from collections.abc import Mapping, Sequence
from typing import Final

from garrison.core.describing import Args, Fill, MoveDescriber, Variant, decisions
from garrison.core.documents import Document
from garrison.core.game import View
from garrison.core.notation import Notation
from garrison.games.unbreakable_castle.face.names import PARTS, RACES, RESOURCES, SEATS
from garrison.games.unbreakable_castle.face.vocabulary import split_deal, told_amounts
from garrison.games.unbreakable_castle.rules.joints import race_met
from garrison.games.unbreakable_castle.rules.market import bank_gives, bank_takes, trader_card
from garrison.games.unbreakable_castle.rules.position import STEPS
from garrison.games.unbreakable_castle.rules.state import Castle
from garrison.games.unbreakable_castle.rules.terms import NOTHING
from garrison.games.unbreakable_castle.rules.trade import COUNTER_STAGE


class CastleDescriber(MoveDescriber[Castle]):
    """Describes moves and questions of one game. Quests are named by their messages."""

    def __init__(
        self, notation: Notation, quests: Sequence[str], quest_texts: Sequence[str]
    ) -> None:
        self._quests = dict(zip(quests, quest_texts, strict=True))
        fills: Mapping[str, Fill[Castle]] = {**_FILLS, "quest": self._quest, "fulfil": self._quest}
        variants = {"build": Variant("build spare", _is_spare)}
        asked = decisions(STEPS, "open", "market")
        super().__init__("unbreakable-castle", notation, fills, variants, asked)

    def question_args(self, state: Castle, asked: View) -> Args:
        ask = asked["ask"]
        if ask in ("friend", "fulfil"):
            return {"race": f"@unbreakable-castle-race-{asked['race']}"}
        if ask in ("help", "strike"):
            part = PARTS[state.facts.reward[state.subject]]
            return {"part": f"@unbreakable-castle-part-{part}"}
        return _offered(state) if ask in ("answer", "counter") else {}

    def _quest(self, state: Castle, move: Document) -> Args:
        return {"quest": f"@{self._quests[str(move['quest'])]}"}


def _is_spare(state: Castle, move: Document) -> bool:
    return not state.missing(state.seat, PARTS.index(str(move["part"])))


def _resource(word: object) -> str:
    return f"@unbreakable-castle-resource-{word}"


def _met(state: Castle, move: Document) -> Args:
    return {"race": f"@unbreakable-castle-race-{RACES[race_met(state, state.step - 1)]}"}


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


def _offered(state: Castle) -> Args:
    """Who offers, what they give and what they want for it."""
    give, want = split_deal(int(state.deal))
    if state.stage == COUNTER_STAGE:
        give, want = want, give
    by = state.partner if state.stage == COUNTER_STAGE else state.seat
    return {"seat": SEATS[by], **told_amounts("give", give), **told_amounts("want", want)}


_FILLS: Final[Mapping[str, Fill[Castle]]] = {
    "fight": _met,
    "befriend": _met,
    "exchange": _exchange,
    "barter": _barter,
}
