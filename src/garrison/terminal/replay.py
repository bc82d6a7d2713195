"""A recorded game to step through: every position, with the move that led to it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from garrison.core.contract import ONLOOKER, State
from garrison.core.documents import Document
from garrison.core.game import Game, View
from garrison.core.records import Record
from garrison.core.replays import replay as positions
from garrison.terminal.boards import draw
from garrison.terminal.drawing import Line
from garrison.texts import Translator

NEXT: Final = "next"
BACK: Final = "back"
FIRST: Final = "first"
LAST: Final = "last"


@dataclass(frozen=True)
class ReplayMoment:
    """A position of the game, and the move that led to it; the first has none."""

    view: View
    by: str
    move: str
    events: Sequence[Document]


class Replay:
    """The moments of one game, and the one that is shown."""

    def __init__(self, record: Record, game: Game[State], say: Translator) -> None:
        self._game, self._say = game, say
        self._moments = _moments(record, game)
        self.at = 0

    def __len__(self) -> int:
        """How many moves there are."""
        return len(self._moments) - 1

    def go(self, where: str) -> bool:
        """Show another moment: a word, or the number of a move; False if there is no such one."""
        words = {NEXT: self.at + 1, BACK: self.at - 1, FIRST: 0, LAST: len(self)}
        at = int(where) if where.isdecimal() else words.get(where, -1)
        if not 0 <= at <= len(self):
            return False
        self.at = at
        return True

    def title(self) -> str:
        """Which move is shown, and how it is written."""
        moment = self._moments[self.at]
        told = {"at": self.at, "all": len(self), "by": moment.by, "move": moment.move}
        return self._say("terminal-replay-title", {**told, "begun": int(self.at > 0)})

    def sentences(self) -> list[str]:
        """What the move did."""
        return [_sentence(event, self._say) for event in self._moments[self.at].events]

    def board(self) -> list[Line]:
        return draw(self._game.name, self._moments[self.at].view, self._say)


def _moments(record: Record, game: Game[State]) -> list[ReplayMoment]:
    """Every moment. Raises BadDocument where the record does not hold."""
    found: list[ReplayMoment] = []
    before: State | None = None
    for at, state in enumerate(positions(record, game)):
        by, move, events = ("", "", ()) if before is None else _step(record, game, before, at)
        found.append(ReplayMoment(game.view(state, ONLOOKER), by, move, events))
        before = state
    return found


def _step(
    record: Record, game: Game[State], before: State, at: int
) -> tuple[str, str, Sequence[Document]]:
    by, move = record.actors[at - 1], record.moves[at - 1]
    heard = (game.describe_event(event, ONLOOKER) for event in game.play(before, move))
    return by, move, [event for event in heard if event is not None]


def _sentence(event: Document, say: Translator) -> str:
    args = event.get("args")
    return say(str(event["id"]), args if isinstance(args, dict) else {})
