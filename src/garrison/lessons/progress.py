"""How far somebody has come in a lesson: it follows from the moves, so nothing else is kept."""

from collections.abc import Sequence
from fnmatch import fnmatchcase
from typing import Final

from garrison.core.contract import CHANCE, State
from garrison.core.game import Game
from garrison.core.reasons import Reason
from garrison.lessons.courses import Lesson, LessonStep

NOT_THIS: Final = Reason("lesson-not-this")


class LessonProgress:
    """A lesson and the moves made so far."""

    def __init__(self, lesson: Lesson, game: Game[State], moves: Sequence[str]) -> None:
        self._lesson, self._game = lesson, game
        self._state = game.read(lesson.start())
        self.steps, self.done = len(lesson.steps), 0
        """How many steps there are, and how many are done."""
        self._fits = False
        for move in moves:
            self._follow(move)

    def step(self) -> LessonStep | None:
        """What is to be done now; None once the lesson is over."""
        return self._lesson.steps[self.done] if self.done < self.steps else None

    def refusal(self, move: str) -> Reason | None:
        """What the lesson says to a legal move that misses its point; None if it fits."""
        step = self.step()
        if step is None or any(fnmatchcase(move, each) for each in step.takes()):
            return None
        said = [wrong.text for wrong in step.wrong if fnmatchcase(move, wrong.moves)]
        return Reason(said[0]) if said else NOT_THIS

    def _follow(self, move: str) -> None:
        step, decides = self.step(), self._state.actor() != CHANCE
        events = self._game.play(self._state, move)
        if step is None:
            return
        self._fits = self._fits or decides
        told = [self._game.describe_event(event, 0) for event in events]
        heard = not step.until or any(each and each["id"] == step.until for each in told)
        if self._fits and heard:
            self.done, self._fits = self.done + 1, False
