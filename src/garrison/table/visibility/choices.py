"""The legal moves of whoever decides, each with its line, its fields and its words."""

from typing import Final

from garrison.core.contract import Move, State
from garrison.core.documents import Document
from garrison.core.game import Game
from garrison.table.messages.schemas import Choice, Words

_REMEMBERED: Final = 10_000
"""So many choices of all games are kept."""

_known: Final[dict[tuple[str, Move], tuple[Document, Choice]]] = {}
"""By game and move: the words a game told, and the choice made from them."""


def choices(game: Game[State], state: State) -> list[Choice]:
    """Every legal move."""
    return [_choice(game, state, move) for move in state.moves()]


def _choice(game: Game[State], state: State, move: Move) -> Choice:
    """The same moves are offered over and over: one told in the very same words is made once."""
    told, say, key = game.describe_move(state, move), game.say(state, move), (game.name, move)
    known = _known.get(key)
    if known is not None and known[0] is told and known[1].say == say:
        return known[1]
    choice = Choice(say, game.move_document(state, move), words_of(told))
    if known is None and len(_known) < _REMEMBERED:
        _known[key] = told, choice
    return choice


def words_of(told: Document) -> Words:
    """A game's message as clients are sent it."""
    id, args = told["id"], told.get("args", {})
    assert isinstance(id, str)
    assert isinstance(args, dict)
    return Words(id, args)
