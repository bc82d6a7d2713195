"""What a position waits for, by name: a step of the rules, or nothing any more."""

from collections.abc import Mapping
from typing import Final

from garrison.games.unbreakable_castle.face.names import STAGES
from garrison.games.unbreakable_castle.face.view_types import Stage
from garrison.games.unbreakable_castle.rules.position import OVER_STAGE, STEPS, Position
from garrison.games.unbreakable_castle.rules.state import Castle

assert issubclass(Castle, Position)  # its module knows every phase, so all steps are declared now
_NAMES: Final[Mapping[int, Stage]] = {
    int(OVER_STAGE if name == "over" else STEPS.named(name).code): name for name in STAGES
}
_CODES: Final[Mapping[str, int]] = {name: code for code, name in _NAMES.items()}


def stage_name(code: int) -> Stage:
    return _NAMES[code]


def stage_code(name: str) -> int:
    return _CODES[name]
