"""Moves and questions in words: each verb has a message, filled from the fields of the move.

The message of the verb `stand up` of the game `last-bastion` is `last-bastion-do-stand-up`;
that of the question `pay` is `last-bastion-ask-pay`.
"""

from collections.abc import Callable, Collection, Mapping
from typing import Generic, NamedTuple

from garrison.core.contract import Move
from garrison.core.documents import Document, Json
from garrison.core.game import S, View
from garrison.core.notation import Notation
from garrison.core.reasons import group_ids
from garrison.core.remembering import make_room
from garrison.core.steps import ChanceStep, Steps
from garrison.core.vocabulary import P

Args = dict[str, Json]
Fill = Callable[[S, Document], Args]
"""The arguments of a verb's message, from the position and the move's document."""


def decisions(steps: Steps[P], *acts: str) -> list[str]:
    """The questions that have a message: every decision but those that are merely to act."""
    decided = [step for step in steps.steps if step.verbs and not isinstance(step, ChanceStep)]
    return [step.name for step in decided if step.name not in acts]


class Variant(NamedTuple, Generic[S]):
    """Another sentence of a verb, and where it is said: `build` is `build-spare` for a spare."""

    name: str
    applies: Callable[[S, Document], bool]


class MoveDescriber(Generic[S]):
    """Describes the moves of one game, and those questions that ask for more than to act.

    Verbs without a fill tell their own fields.
    """

    def __init__(
        self,
        game: str,
        notation: Notation,
        fills: Mapping[str, Fill[S]],
        variants: Mapping[str, Variant[S]] | None = None,
        asked: Collection[str] = (),
    ) -> None:
        self._game, self._notation, self._fills = game, notation, fills
        self._variants, self._asked = variants or {}, asked
        self._ids = {name: self._id(name) for name in self._names()}
        self._told: dict[Move, Document] = {}
        """Messages of moves that are the same in every position; tables ask for them often."""

    def describe(self, state: S, move: Move) -> Document:
        """The message of a move, as `id` and `args`: a document that nobody changes."""
        told = self._told.get(move)
        if told is not None:
            return told
        document, verb = self._notation.to_document(move), self._notation.verb(move)
        fill, variant = self._fills.get(verb.name), self._variants.get(verb.name)
        said = variant.name if variant and variant.applies(state, document) else verb.name
        told = {
            "id": self._ids[said],
            "args": fill(state, document) if fill else verb.tell(move),
        }
        if fill is None and variant is None:
            make_room(self._told)
            self._told[move] = told
        return told

    def describe_question(self, state: S, asked: View) -> Document | None:
        """The message of a question; None unless it asks for more than to act."""
        ask = str(asked["ask"])
        if ask not in self._asked:
            return None
        return {"id": f"{self._game}-ask-{ask}", "args": self.question_args(state, asked)}

    def question_args(self, state: S, asked: View) -> Args:
        """What the message of a question is filled with."""
        return {}

    def ids(self) -> set[str]:
        """Every message that a move or a question can be described with."""
        return set(self._ids.values()) | group_ids(self._game, {"ask": self._asked})

    def _names(self) -> set[str]:
        """Every sentence of every verb."""
        names = {verb.name for verb in self._notation.verbs}
        return names | {variant.name for variant in self._variants.values()}

    def _id(self, verb: str) -> str:
        return f"{self._game}-do-{verb.replace(' ', '-')}"
