"""Opening tables where a lesson is played."""

from typing import NamedTuple

import msgspec
from msgspec import Raw

from garrison.core.fairness import seed_from_number
from garrison.core.reasons import Reason
from garrison.lessons import Lesson, find
from garrison.table.errors import BadRequest
from garrison.table.messages.server import StartingPosition


class Opening(NamedTuple):
    """How a table with a lesson begins: the dice are told, so nobody contributes to them."""

    seed: bytes
    start: StartingPosition | None


def opening(id: str, game: str) -> Opening:
    """How this lesson begins. Raises BadRequest if there is none, or it is one of another game."""
    lesson = find(id)
    if lesson is None or lesson.game != game:
        raise BadRequest(Reason("server-no-such-lesson", {"lesson": id}))
    seed = seed_from_number(lesson.seed)
    if not isinstance(lesson, Lesson):
        return Opening(seed, None)
    position = Raw(msgspec.json.encode(lesson.position))
    return Opening(seed, StartingPosition(game, position, move=0, seat=0))
