"""What can be learned, and how its tables are opened."""

from litestar import get

import garrison
from garrison.lessons import Course, FirstGame, Lesson, courses
from garrison.lessons.courses import FIRST_GAME
from garrison.server.http.problems import PROBLEMS
from garrison.server.http.schemas import BotSeat, CourseInfo, LessonInfo, StepInfo


@get("/api/lessons", sync_to_thread=False, responses=PROBLEMS)
def lessons() -> list[CourseInfo]:
    """Every course. A table with `settings.lesson` plays one of its lessons."""
    return [_course(game, course) for game, course in courses().items()]


def _course(game: str, course: Course) -> CourseInfo:
    return CourseInfo(
        game=game,
        lessons=[_lesson(game, lesson) for lesson in course.lessons],
        first=_first(game, course.first),
    )


def _lesson(game: str, lesson: Lesson) -> LessonInfo:
    steps = [StepInfo(step.hint) for step in lesson.steps]
    return _info(f"{game}/{lesson.id}", lesson, steps)


def _first(game: str, first: FirstGame) -> LessonInfo:
    return _info(f"{game}/{FIRST_GAME}", first, [])


def _info(id: str, lesson: Lesson | FirstGame, steps: list[StepInfo]) -> LessonInfo:
    """The learner holds every seat that no bot holds."""
    bots = [BotSeat(int(seat), bot) for seat, bot in lesson.bots.items()]
    held = {each.seat for each in bots}
    seats = [seat for seat in range(garrison.load(lesson.game).seats) if seat not in held]
    return LessonInfo(id, lesson.game, steps, seats, bots)
