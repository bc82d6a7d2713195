"""A table as a server would show it at a fixed moment, without a server."""

from random import Random

from garrison import Game, State, load
from garrison.core.contract import OVER
from garrison.core.documents import Document
from garrison.table.messages.client import Welcome
from garrison.table.messages.schemas import (
    Choice,
    PersonInfo,
    SeatHolderInfo,
    TableInfo,
    TurnInfo,
    VisibleEntry,
    Words,
    You,
)
from garrison.terminal.rest import Server
from garrison.terminal.screen import TableScreen
from garrison.texts import translator

LOG = 6
"""So many of the last lines of the log are told."""


class ArrangedScreen(TableScreen):
    """Shows one message and hears no other."""

    def __init__(self, message: Welcome, language: str) -> None:
        super().__init__(Server("http://nowhere.invalid"), "T", "token", translator(language))
        self._message = message

    async def _listen(self) -> None:
        self.tell(
            [
                line
                for told in self.player.state.welcome(self._message)
                for line in self.player.sentences.entry(told)
            ]
        )
        self.refresh_table()


def arranged(name: str, moves: int, seed: int = 4) -> Welcome:
    """A game after so many random moves, from there on until somebody decides, as they see it."""
    game = load(name)
    state, dice = game.start(), Random(seed)
    log: list[Words] = []
    while state.actor() != OVER and (moves > 0 or state.actor() < 0):
        events = game.play(state, dice.choice(state.moves()))
        heard = [game.describe_event(event, 0) for event in events]
        log += [_words(each) for each in heard if each]
        moves -= 1
    return _welcome(game, state, [VisibleEntry(1, 0, "played", log[-LOG:])])


def _welcome(game: Game[State], state: State, entries: list[VisibleEntry]) -> Welcome:
    actor = state.actor()
    asked = game.describe_question(state, actor)
    question = None if actor == OVER else game.question(state, actor)
    moves = [] if actor == OVER else state.moves()
    return Welcome(
        version=1,
        you=You(1, list(range(game.seats))),
        table=_table(game),
        entries=entries,
        seen_from=max(actor, 0),
        view=game.view(state, max(actor, 0)),
        turn=TurnInfo(
            actor, 1, 0, None, game.ending(state), [], question, _words(asked) if asked else None
        ),
        choices=[
            Choice(
                game.say(state, move),
                game.move_document(state, move),
                _words(game.describe_move(state, move)),
            )
            for move in moves
        ],
    )


def _table(game: Game[State]) -> TableInfo:
    return TableInfo(
        id="T",
        game=game.name,
        rules=game.rules,
        seed_hash="",
        holders=[SeatHolderInfo(1, "")] * game.seats,
        people=[PersonInfo(1, "Ann", True)],
        paused=False,
        public=False,
        consent="",
        ballot=None,
        practice=False,
        own_data=bool(game.data),
        contributions=[],
        away_bot="",
        away_seconds=0,
        answer_seconds=0,
        lesson="",
        steps=0,
        steps_done=0,
    )


def _words(told: Document) -> Words:
    args = told["args"]
    assert isinstance(args, dict)
    return Words(str(told["id"]), args)
