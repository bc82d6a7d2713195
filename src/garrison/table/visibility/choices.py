"""The legal moves of whoever decides, each with its line, its fields and its words."""

from typing import Final

from garrison.core.contract import Move, State
from garrison.core.documents import Document
from garrison.core.game import Game
from garrison.core.remembering import make_room
from garrison.table.messages.schemas import Choice, Words

_known: Final[dict[str, dict[Move, tuple[Document, Choice]]]] = {}
"""By game and move: the words a game told last, and the choice made from them."""


def choices(game: Game[State], state: State) -> list[Choice]:
    """Every legal move."""
    known = _known.setdefault(game.name, {})
    return [_choice(game, state, move, known) for move in state.moves()]


def _choice(
    game: Game[State], state: State, move: Move, known: dict[Move, tuple[Document, Choice]]
) -> Choice:
    """The same moves are offered over and over: one told in the same words is made once."""
    told, say, last = game.describe_move(state, move), game.say(state, move), known.get(move)
    if last is not None and last[0] == told and last[1].say == say:
        return last[1]
    choice = Choice(say, game.move_document(state, move), words_of(told))
    make_room(known)
    known[move] = told, choice
    return choice


def words_of(told: Document) -> Words:
    """A game's message as clients are sent it."""
    id, args = told["id"], told.get("args", {})
    assert isinstance(id, str)
    assert isinstance(args, dict)
    return Words(id, args)
