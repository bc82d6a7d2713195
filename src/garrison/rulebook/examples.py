"""Examples as boards: a position of the real game, and what its moves make of it."""

from functools import lru_cache

from garrison.api import load
from garrison.core.contract import CHANCE, ONLOOKER, OVER, State
from garrison.core.game import Event, Game
from garrison.core.reasons import Reason
from garrison.rulebook.book import Example, book_of
from garrison.rulebook.book_texts import ExampleText, Frame
from garrison.texts import translator


@lru_cache(maxsize=512)
def told_example(game: str, id: str, language: str) -> ExampleText | None:
    """An example of a game's book: the board at the start and after each of its moves."""
    book = book_of(game)
    found = next((each for each in book.examples() if each.id == id), None) if book else None
    return None if found is None else _tell(found, game, language)


def _tell(example: Example, book: str, language: str) -> ExampleText:
    game = load(example.game)
    state = game.read(example.position)
    frames = [_frame(game, state, [])]
    for step in example.moves:
        happened = [event for line in step.split(";") for event in game.play(state, line.strip())]
        frames.append(_frame(game, state, _sentences(game, happened, language)))
    caption = translator(language)(f"rules-{book}-example-{example.id}")
    return ExampleText(example.id, book, example.game, example.show, caption, frames)


def _frame(game: Game[State], state: State, told: list[str]) -> Frame:
    seat = _seat(state)
    return Frame(game.view(state, seat), game.question(state, seat), told)


def _seat(state: State) -> int:
    """Whoever decides is looked at; at chance and at the end an onlooker's view will do."""
    actor = int(state.actor())
    return ONLOOKER if actor in (CHANCE, OVER) else actor


def _sentences(game: Game[State], happened: list[Event], language: str) -> list[str]:
    say = translator(language)
    documents = [game.describe_event(event, ONLOOKER) for event in happened]
    reasons = [_reason(each) for each in documents if each]
    return [say(reason.id, reason.args) for reason in reasons]


def _reason(document: object) -> Reason:
    assert isinstance(document, dict)
    return Reason(str(document["id"]), document["args"])
