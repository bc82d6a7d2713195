"""Which messages a lesson needs."""

from garrison.lessons.courses import Lesson


def ids_of(game: str, lesson: Lesson) -> list[str]:
    """Title, idea, praise, what is to be done in each step, and what is said to wrong moves."""
    name = f"lesson-{game}-{lesson.id}"
    tasks = [f"{name}-do-{number}" for number in range(1, len(lesson.steps) + 1)]
    wrong = [each.text for step in lesson.steps for each in step.wrong]
    return [f"{name}-title", f"{name}-idea", f"{name}-done", *tasks, *wrong]
