"""Moves in words: what each verb of Last Bastion says of the board."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from garrison.core.contract import Move
from garrison.core.describing import Args, Fill, MoveDescriber
from garrison.core.documents import Document, Json
from garrison.core.notation import Notation
from garrison.games.last_bastion.face.contents_horde import Card
from garrison.games.last_bastion.face.names import FACES, HEROES, SIDES, SLOTS, TILES
from garrison.games.last_bastion.rules.position import HERO, PLACE
from garrison.games.last_bastion.rules.state import LastBastion
from garrison.games.last_bastion.rules.terms import NOTHING


class LastBastionDescriber:
    """Describes moves with a horde of these cards."""

    def __init__(self, notation: Notation, cards: Sequence[Card]) -> None:
        self._cards = cards
        self._texts = {card.id: card.text() for card in cards}
        fills = {**_FILLS, **self._card_fills()}
        self._describer = MoveDescriber("last-bastion", notation, fills)

    def describe(self, state: LastBastion, move: Move) -> Document:
        return self._describer.describe(state, move)

    def ids(self) -> set[str]:
        return self._describer.ids()

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


def _tile(state: LastBastion, move: Document) -> Args:
    return {"tile": f"@last-bastion-tile-{move['tile']}"}


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


def _place(state: LastBastion, move: Document) -> Args:
    return {"slot": move["slot"]}


def _boards(state: LastBastion, move: Document) -> Args:
    colours = str(move["order"]).split("-")
    return {
        side: f"@last-bastion-colour-{colour}" for side, colour in zip(SIDES, colours, strict=True)
    }


def _faces(state: LastBastion, move: Document) -> Args:
    shown = Counter(str(move["faces"]).split())
    first = next((face for face in FACES if shown[face]), "")
    return {**{face: shown[face] for face in FACES}, "first": first}


_FILLS: Final[Mapping[str, Fill[LastBastion]]] = {
    "lay": _tile,
    "boards": _boards,
    "hero": lambda state, move: {"hero": f"@last-bastion-hero-{move['hero']}"},
    "begin": _seat,
    "corruption": lambda state, move: {"face": f"@last-bastion-face-{move['face']}"},
    "roll": _faces,
    "reroll": _faces,
    "assign": _seat,
    "place": _place,
    "lose": lambda state, move: {"token": f"@last-bastion-token-{move['token']}"},
    "grasp": _tile,
    "move": _tile,
    "activate": _own_tile,
    "call": _tile,
    "ride": _seat,
    "forage": _colour,
    "pay": _seat,
    "gain": _colour,
    "cleanse tile": _tile,
    "cleanse hero": _seat,
    "treat": _seat,
    "raise": _colour,
    "give": lambda state, move: {**_seat(state, move), **_colour(state, move)},
    "heal": _seat,
    "trap": _place,
}
