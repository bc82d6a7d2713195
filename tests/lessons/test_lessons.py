"""Every lesson can be played by its own hints, on a legal position, in every language."""

from fnmatch import fnmatchcase

import pytest

import garrison
from garrison.core.contract import CHANCE, State
from garrison.core.fairness import FairDice, seed_from_number
from garrison.core.game import Game
from garrison.lessons import Lesson, LessonProgress, Wrong, courses, find
from garrison.lessons.courses import FIRST_GAME
from garrison.lessons.texts import ids_of
from garrison.texts import LANGUAGES, translator

LESSONS = [
    pytest.param(lesson, id=f"{game}/{lesson.id}")
    for game, course in courses().items()
    for lesson in course.lessons
]


class Pupil:
    """Plays a lesson as a table does: what chance decides happens at once."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson, self.game = lesson, garrison.load(lesson.game)
        self.state, self.moves = self.game.read(lesson.start()), list[str]()
        self._dice = FairDice(seed_from_number(lesson.seed))
        self._let_chance_decide()

    def progress(self) -> LessonProgress:
        return LessonProgress(self.lesson, self.game, self.moves)

    def play(self, line: str) -> None:
        self._play(self.game.move(self.state, line))
        self._let_chance_decide()

    def _let_chance_decide(self) -> None:
        while self.state.actor() == CHANCE:
            self._play(self._dice.outcome(self.state))

    def _play(self, move: int) -> None:
        self.moves.append(self.game.say(self.state, move))
        self.game.play(self.state, move)

    def legal_lines(self) -> list[str]:
        return lines(self.game, self.state)


def lines(game: Game[State], state: State) -> list[str]:
    return [game.say(state, move) for move in state.moves()]


@pytest.mark.parametrize("lesson", LESSONS)
def test_a_lesson_is_done_by_its_own_hints(lesson: Lesson) -> None:
    pupil = Pupil(lesson)
    for number, step in enumerate(lesson.steps):
        assert pupil.progress().done == number
        for line in step.hint:
            assert pupil.game.why_not(pupil.state, line) is None
            assert pupil.progress().refusal(line) is None
            pupil.play(line)
    assert pupil.progress().step() is None


@pytest.mark.parametrize("lesson", LESSONS)
def test_every_wrong_answer_can_be_given_and_is_told_why(lesson: Lesson) -> None:
    pupil = Pupil(lesson)
    for step in lesson.steps:
        legal, progress = pupil.legal_lines(), pupil.progress()
        for wrong in step.wrong:
            assert _answered(wrong, legal, progress), wrong.moves
        for line in step.hint:
            pupil.play(line)


def _answered(wrong: Wrong, legal: list[str], progress: LessonProgress) -> bool:
    refusals = [progress.refusal(line) for line in legal if fnmatchcase(line, wrong.moves)]
    return any(refusal is not None and refusal.id == wrong.text for refusal in refusals)


@pytest.mark.parametrize("lesson", LESSONS)
def test_a_legal_move_beside_the_point_is_refused_with_a_reason(lesson: Lesson) -> None:
    pupil = Pupil(lesson)
    hints = lesson.steps[0].takes()
    others = [
        line for line in pupil.legal_lines() if not any(fnmatchcase(line, each) for each in hints)
    ]
    assert others, "where only one move is legal there is nothing to learn"
    assert all(pupil.progress().refusal(line) is not None for line in others)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lesson", LESSONS)
def test_every_text_of_a_lesson_exists(lesson: Lesson, language: str) -> None:
    game = next(name for name, course in courses().items() if lesson in course.lessons)
    speak = translator(language)
    assert [id for id in ids_of(game, lesson) if speak(id) == id] == []


@pytest.mark.parametrize("game", courses())
def test_a_first_game_follows_the_lessons(game: str) -> None:
    first = find(f"{game}/{FIRST_GAME}")
    assert first is courses()[game].first
    seats = garrison.load(first.game).seats
    assert 0 < len(first.bots) < seats


def test_a_course_has_a_handful_of_lessons() -> None:
    for game, course in courses().items():
        assert 5 <= len(course.lessons) <= 8, game


def test_what_nobody_teaches_is_not_found() -> None:
    assert find("bastion/juggling") is None
    assert find("chess/move") is None
