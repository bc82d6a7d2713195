"""Moves in words: what each verb of Last Bastion says of the board."""

from collections.abc import Mapping, Sequence
from typing import Final

from garrison.core.describing import Args, Fill, MoveDescriber
from garrison.core.documents import Document, Json
from garrison.core.notation import Notation
from garrison.games.last_bastion.face.contents_horde import Card
from garrison.games.last_bastion.face.names import HEROES, SIDES, SLOTS, TILES
from garrison.games.last_bastion.rules.hero_phase import HERO_PHASE
from garrison.games.last_bastion.rules.position import HERO, PLACE, STEPS
from garrison.games.last_bastion.rules.state import LastBastion
from garrison.games.last_bastion.rules.terms import NOTHING


class LastBastionDescriber(MoveDescriber[LastBastion]):
    """Describes moves with a horde of these cards."""

    def __init__(self, notation: Notation, cards: Sequence[Card]) -> None:
        self._cards = cards
        self._texts = {card.id: card.text() for card in cards}
        fills = {**_FILLS, **self._card_fills()}
        asked = [step.name for step in STEPS.steps if step.verbs and step.code != HERO_PHASE]
        super().__init__("last-bastion", notation, fills, asked=asked)

    def _card_fills(self) -> Mapping[str, Fill[LastBastion]]:
        """The verbs that name a horde card."""
        slot_verbs = ("fight", "enchant", "first", "cleanse card", "bury")
        return {
            **dict.fromkeys(slot_verbs, self._slot),
            **dict.fromkeys(("fight both", "shift"), self._pair),
            **dict.fromkeys(("draw", "discard"), self._drawn),
            "resolve": lambda state, move: {**self._slot(state, move), **_effect(move)},
            "net": self._net,
            "beat": lambda state, move: {**self._slot(state, move), "count": move["spent"]},
            "beat both": self._beat_both,
        }

    def _drawn(self, state: LastBastion, move: Document) -> Args:
        return {"card": self._texts[str(move["card"])]}

    def _slot(self, state: LastBastion, move: Document) -> Args:
        return {"card": self._card_at(state, move["slot"]), "slot": move["slot"]}

    def _pair(self, state: LastBastion, move: Document) -> Args:
        first, second = move["first"], move["second"]
        names = {"card": self._card_at(state, first), "other": self._card_at(state, second)}
        return {**names, "from": first, "slot": second}

    def _net(self, state: LastBastion, move: Document) -> Args:
        when = f"@last-bastion-when-{move['when']}"
        return {**self._slot(state, move), **_effect(move), "when": when}

    def _beat_both(self, state: LastBastion, move: Document) -> Args:
        spent, more = int(str(move["spent"])), int(str(move["more"]))
        return {**self._pair(state, move), "spent": spent, "more": more, "count": spent + more}

    def _card_at(self, state: LastBastion, slot: Json) -> str:
        card = int(state.slots[SLOTS.index(str(slot))])
        return "" if card == NOTHING else self._cards[card].text()


def _effect(move: Document) -> Args:
    return {"effect": f"@last-bastion-effect-{move['effect']}"}


def _own_tile(state: LastBastion, move: Document) -> Args:
    place = int(state.hero(state.active(), PLACE))
    return {"tile": f"@last-bastion-tile-{TILES[state.tiles[place]]}"}


def _seat(state: LastBastion, move: Document) -> Args:
    hero = int(state.hero(ord(str(move["seat"])) - ord("A"), HERO))
    name = "" if hero == NOTHING else f"@last-bastion-name-{HEROES[hero]}"
    return {"hero": name, "seat": move["seat"]}


def _colour(state: LastBastion, move: Document) -> Args:
    colour = move["colour"]
    return {"colour": f"@last-bastion-colour-{colour}", "token": f"@last-bastion-token-{colour}"}


def _boards(state: LastBastion, move: Document) -> Args:
    colours = str(move["order"]).split("-")
    return {
        side: f"@last-bastion-colour-{colour}" for side, colour in zip(SIDES, colours, strict=True)
    }


_FILLS: Final[Mapping[str, Fill[LastBastion]]] = {
    **dict.fromkeys(("begin", "assign", "ride", "pay", "cleanse hero", "treat", "heal"), _seat),
    **dict.fromkeys(("forage", "gain", "raise"), _colour),
    "boards": _boards,
    "hero": lambda state, move: {"hero": f"@last-bastion-hero-{move['hero']}"},
    "activate": _own_tile,
    "give": lambda state, move: {**_seat(state, move), **_colour(state, move)},
}
