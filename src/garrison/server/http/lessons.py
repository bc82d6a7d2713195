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
    seats = list(range(garrison.load(lesson.game).seats))
    return LessonInfo(f"{game}/{lesson.id}", lesson.game, steps, seats, [])


def _first(game: str, first: FirstGame) -> LessonInfo:
    bots = [BotSeat(int(seat), bot) for seat, bot in first.bots.items()]
    held = {each.seat for each in bots}
    seats = [seat for seat in range(garrison.load(first.game).seats) if seat not in held]
    return LessonInfo(f"{game}/{FIRST_GAME}", first.game, [], seats, bots)
