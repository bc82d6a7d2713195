"""Lessons: real positions of real games, each with one idea and something to do.

Lessons are data (`<game>.toml`): a position, steps with the moves that do them, hints, and what is
said to moves that the rules allow and the lesson does not. A table plays them (`Progress`).
"""

from garrison.lessons.courses import Course, FirstGame, Lesson, Step, Wrong, courses, find
from garrison.lessons.progress import Progress

__all__ = ["Course", "FirstGame", "Lesson", "Progress", "Step", "Wrong", "courses", "find"]
