"""Moves and questions in words: what each of them says of the board."""

from collections.abc import Mapping
from typing import Final

from garrison.core.contract import Move
from garrison.core.describing import Args, Fill, MoveDescriber, Variant
from garrison.core.documents import Document
from garrison.core.notation import Notation
from garrison.games.bastion.face.contents import COLOURS, Contents
from garrison.games.bastion.face.names import PLACES, SOURCES
from garrison.games.bastion.face.preview import mana_due
from garrison.games.bastion.face.telling import card_id, ritual_id
from garrison.games.bastion.rules.aiming import STRIKE
from garrison.games.bastion.rules.channel import obelisk_adds
from garrison.games.bastion.rules.state import Bastion

_ASKED: Final = (
    *("return-ritual", "leave", "aim", "lend", "pay", "channel", "give", "swap", "swap-with"),
    *("perform", "build"),
)
"""The questions that are more than to act."""
_TOO_DEAR: Final = "bastion-ask-aim-short"
"""Asked of whoever cannot pay for the attack yet."""


class BastionDescriber:
    """Describes moves and questions of one game."""

    def __init__(self, contents: Contents, notation: Notation) -> None:
        self._cards = contents.cards()
        self._spells = {spell.word: spell for spell in contents.spell_types()}
        fills = {**_FILLS, **self._card_fills()}
        variants = {"pick": Variant("pick enemy", _picks_enemy)}
        self._describer = MoveDescriber("bastion", notation, fills, variants)

    def describe(self, state: Bastion, move: Move) -> Document:
        return self._describer.describe(state, move)

    def describe_question(self, state: Bastion, asked: Document) -> Document | None:
        """A question in words; to act as one likes needs none."""
        ask = str(asked["ask"])
        if ask not in _ASKED:
            return None
        if ask == "aim" and STRIKE.code not in state.moves():
            return {"id": _TOO_DEAR, "args": {"count": mana_due(state)}}
        args: Args = {name: asked[name] for name in ("seat", "taker") if name in asked}
        for name, fill in (("spell", self._spell), ("ritual", _ritual), ("colour", _colour_taken)):
            args |= fill(state, asked) if name in asked else {}
        return {"id": f"bastion-ask-{ask}", "args": args}

    def ids(self) -> set[str]:
        return self._describer.ids() | {_TOO_DEAR} | {f"bastion-ask-{ask}" for ask in _ASKED}

    def _card_fills(self) -> Mapping[str, Fill[Bastion]]:
        """The verbs that name an enemy on the board or a spell."""
        at = dict.fromkeys(("attack", "shoot", "shoot copy"), self._target)
        spells = dict.fromkeys(("cast", "copy"), self._spell)
        asks = dict.fromkeys(("ask", "ask copy"), self._asked)
        return {**at, **spells, **asks, "pick": self._picked}

    def _target(self, state: Bastion, move: Document) -> Args:
        return self._enemy_at(state, str(move["target"]))

    def _picked(self, state: Bastion, move: Document) -> Args:
        return self._enemy_at(state, str(move["section"]))

    def _enemy_at(self, state: Bastion, place: str) -> Args:
        card = int(state.head(PLACES.index(place) + 1))
        enemy = f"@{card_id(self._cards[card])}" if card >= 0 else ""
        return {"enemy": enemy, "place": place}

    def _spell(self, state: Bastion, move: Document) -> Args:
        spell = self._spells[str(move["spell"])]
        power = f"\u00a0{spell.power}" if spell.power else ""
        return {"spell": f"@bastion-spell-{spell.kind}", "power": power}

    def _asked(self, state: Bastion, move: Document) -> Args:
        return {"seat": move["seat"], **self._spell(state, move)}


def _picks_enemy(state: Bastion, move: Document) -> bool:
    return state.head(int(str(move["section"]))) >= 0


def _colour(word: object) -> str:
    return f"@bastion-colour-{word}"


def _disc(state: Bastion, move: Document) -> Args:
    disc = move["disc"]
    return {"disc": "@bastion-board-reserve" if disc == "reserve" else _colour(disc)}


def _source(state: Bastion, move: Document) -> Args:
    """The source by its name, and what the defender who decides would take from it."""
    slot = int(state.tile(state.actor())) * len(SOURCES) + SOURCES.index(str(move["source"]))
    colour = COLOURS[state.source_colour(slot)]
    count = 3 + int(obelisk_adds(state, slot))
    return {"source": move["source"], "colour": _colour(colour), "count": count}


def _tile(state: Bastion, move: Document) -> Args:
    return {"place": move["tile"]}


def _ritual(state: Bastion, move: Document) -> Args:
    return {"ritual": f"@{ritual_id(str(move['ritual']))}"}


def _enemy(state: Bastion, move: Document) -> Args:
    return {"enemy": f"@{card_id(str(move['enemy']))}"}


def _colour_taken(state: Bastion, move: Document) -> Args:
    return {"colour": _colour(move["colour"])}


_FILLS: Final[Mapping[str, Fill[Bastion]]] = {
    "reveal": _enemy,
    "lay district": lambda state, move: {"district": f"@bastion-district-{move['district']}"},
    "lay source": _ritual,
    "enemies": lambda state, move: {"enemy": f"@bastion-enemy-{move['kind']}"},
    "send flyer": _enemy,
    "send dragon": _enemy,
    "ritual": _ritual,
    "return": _ritual,
    "perform": _ritual,
    "move": _tile,
    "speed": _tile,
    "speed copy": _tile,
    "go": _tile,
    "channel": lambda state, move: {**_source(state, move), **_disc(state, move)},
    "tower": _disc,
    "revive": _source,
    "convert": lambda state, move: {"from": _colour(move["own"]), "to": _colour(move["other"])},
    "accumulate": lambda state, move: {"seat": move["seat"], "colour": _colour(move["colour"])},
    "pay": lambda state, move: {"count": move["discs"], "colour": _colour(move["colour"])},
    "prism": _colour_taken,
    "prism copy": _colour_taken,
    "build": lambda state, move: {"place": move["foundation"]},
}
