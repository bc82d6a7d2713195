"""Lessons: real positions of real games, each with one idea and something to do.

Lessons are data (`<game>.toml`): a position, steps with the moves that do them, hints, and what is
said to moves that the rules allow and the lesson does not. A table plays them (`LessonProgress`).
"""

from garrison.lessons.courses import Course, FirstGame, Lesson, LessonStep, Wrong, courses, find
from garrison.lessons.progress import LessonProgress

__all__ = [
    "Course",
    "FirstGame",
    "Lesson",
    "LessonProgress",
    "LessonStep",
    "Wrong",
    "courses",
    "find",
]
