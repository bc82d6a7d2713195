"""The score sheet of a victory, line by line. LB-RU "Подсчёт очков"; LB-PL "Punktacja"."""

from collections.abc import Mapping

from garrison.games.last_bastion.face.contents import Contents, Level
from garrison.games.last_bastion.face.view_types import ScoreKind, ScoreRow
from garrison.games.last_bastion.rules.grasp import grasped_tiles
from garrison.games.last_bastion.rules.position import Position
from garrison.games.last_bastion.rules.terms import CALL, LIFE, WARLORDS_BEATEN


def score_sheet(state: Position, contents: Contents, level: Level) -> list[ScoreRow] | None:
    """Points for the level, Life and Calls, less the dead and the grasped; a defeat has none."""
    if state.ended != WARLORDS_BEATEN:
        return None
    seats = range(state.facts.seats)
    counts: Mapping[ScoreKind, int] = {
        "life": sum(int(state.hero(seat, LIFE)) for seat in seats),
        "call": sum(int(state.hero(seat, CALL)) for seat in seats),
        "dead-hero": sum(state.is_dead(seat) for seat in seats),
        "grasped-tile": int(grasped_tiles(state)),
    }
    worth = {key: contents[f"score.{key}"] for key in counts}
    signs = {"life": 1, "call": 1, "dead-hero": -1, "grasped-tile": -1}
    lines: list[ScoreRow] = [
        {"line": key, "count": count, "points": signs[key] * worth[key] * count}
        for key, count in counts.items()
    ]
    beaten: ScoreRow = {
        "line": "victory",
        "count": int(state.facts.warlords),
        "points": level.victory,
    }
    return [beaten, *lines]
