"""Moves in words: each verb has a message, filled from the fields of the move's document.

The message of the verb `stand up` of the game `last-bastion` is `last-bastion-do-stand-up`.
"""

from collections.abc import Callable, Mapping
from typing import Generic, NamedTuple

from garrison.core.contract import Move
from garrison.core.documents import Document, Json
from garrison.core.game import S
from garrison.core.notation import Notation

Args = dict[str, Json]
Fill = Callable[[S, Document], Args]
"""The arguments of a verb's message, from the position and the move's document."""


class Variant(NamedTuple, Generic[S]):
    """Another sentence of a verb, and where it is said: `build` is `build-spare` for a spare."""

    name: str
    applies: Callable[[S, Document], bool]


class MoveDescriber(Generic[S]):
    """Describes the moves of one game. Verbs that are not listed need no arguments."""

    def __init__(
        self,
        game: str,
        notation: Notation,
        fills: Mapping[str, Fill[S]],
        variants: Mapping[str, Variant[S]] | None = None,
    ) -> None:
        self._game, self._notation, self._fills = game, notation, fills
        self._variants = variants or {}

    def describe(self, state: S, move: Move) -> Document:
        """The message of a move, as `id` and `args`."""
        document = self._notation.to_document(move)
        verb = str(document["do"])
        fill, variant = self._fills.get(verb), self._variants.get(verb)
        said = variant.name if variant and variant.applies(state, document) else verb
        return {"id": self._id(said), "args": fill(state, document) if fill else {}}

    def ids(self) -> set[str]:
        """Every message that a move can be described with."""
        names = {verb.name for verb in self._notation.verbs}
        names |= {variant.name for variant in self._variants.values()}
        return {self._id(name) for name in names}

    def _id(self, verb: str) -> str:
        return f"{self._game}-do-{verb.replace(' ', '-')}"
