"""Moves and questions in words: what each of them says of the board."""

from collections.abc import Mapping
from typing import Final, TypeAlias

from garrison.core.describing import Args, Fill, MoveDescriber, Variant, decisions
from garrison.core.describing_events import message
from garrison.core.documents import Document
from garrison.core.game import View
from garrison.core.notation import Notation
from garrison.core.pending import PendingDocuments
from garrison.games.bastion.face.contents import COLOURS, Contents
from garrison.games.bastion.face.names import PLACES, SOURCES
from garrison.games.bastion.face.upcoming import mana_due
from garrison.games.bastion.rules.aiming import STRIKE
from garrison.games.bastion.rules.channel import obelisk_adds
from garrison.games.bastion.rules.position import STEPS
from garrison.games.bastion.rules.state import Bastion

Pending: TypeAlias = PendingDocuments[Bastion]

_TOO_DEAR: Final = "bastion-ask-aim-short"
"""Asked of whoever cannot pay for the attack yet."""


class BastionDescriber(MoveDescriber[Bastion]):
    """Describes moves and questions of one game."""

    def __init__(self, contents: Contents, notation: Notation, pending: Pending) -> None:
        self._cards, self._pending = contents.cards(), pending
        at = dict.fromkeys(("attack", "shoot", "shoot copy"), self._target)
        fills: Mapping[str, Fill[Bastion]] = {**_FILLS, **at, "pick": self._picked}
        variants = {"pick": Variant("pick enemy", _picks_enemy)}
        super().__init__("bastion", notation, fills, variants, decisions(STEPS, "act"))

    def describe_question(self, state: Bastion, asked: View) -> Document | None:
        if asked["ask"] == "aim" and STRIKE.code not in state.moves():
            return {"id": _TOO_DEAR, "args": {"count": mana_due(state)}}
        return super().describe_question(state, asked)

    def question_args(self, state: Bastion, asked: View) -> Args:
        return self._pending.tell(int(state.pending()))

    def ids(self) -> set[str]:
        return super().ids() | {_TOO_DEAR}

    def _target(self, state: Bastion, move: Document) -> Args:
        return self._enemy_at(state, str(move["target"]))

    def _picked(self, state: Bastion, move: Document) -> Args:
        return self._enemy_at(state, str(move["section"]))

    def _enemy_at(self, state: Bastion, place: str) -> Args:
        card = int(state.head(PLACES.index(place) + 1))
        enemy = message(f"bastion-card-{self._cards[card]}") if card >= 0 else ""
        return {"enemy": enemy, "place": place}


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


_FILLS: Final[Mapping[str, Fill[Bastion]]] = {
    **dict.fromkeys(("move", "speed", "speed copy", "go"), _tile),
    "lay district": lambda state, move: {"district": f"@bastion-district-{move['district']}"},
    "enemies": lambda state, move: {"enemy": f"@bastion-enemy-{move['kind']}"},
    "channel": lambda state, move: {**_source(state, move), **_disc(state, move)},
    "tower": _disc,
    "revive": _source,
    "convert": lambda state, move: {"from": _colour(move["own"]), "to": _colour(move["other"])},
    "pay": lambda state, move: {"count": move["discs"], "colour": _colour(move["colour"])},
    "build": lambda state, move: {"place": move["foundation"]},
}
