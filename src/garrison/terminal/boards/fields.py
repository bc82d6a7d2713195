"""A view without a drawing of its own: its fields, one a line, nested ones indented."""

from collections.abc import Mapping, Sequence

from garrison.terminal.drawing import QUIET, Line, Span, line
from garrison.texts import Translator

_STEP = "  "


def draw(view: Mapping[str, object], say: Translator) -> list[Line]:
    return _fields(view, say, "")


def _fields(value: Mapping[str, object], say: Translator, indent: str) -> list[Line]:
    found: list[Line] = []
    for key, each in value.items():
        found.extend(_field(key, each, say, indent))
    return found


def _field(key: str, value: object, say: Translator, indent: str) -> list[Line]:
    name = Span(f"{indent}{key.replace('_', ' ').replace('-', ' ')}: ", QUIET)
    if isinstance(value, Mapping) and value:
        return [line(name), *_fields(value, say, indent + _STEP)]
    if isinstance(value, Sequence) and not isinstance(value, str):
        if any(isinstance(each, Mapping | list) for each in value):
            items = [_field(str(at), each, say, indent + _STEP) for at, each in enumerate(value, 1)]
            return [line(name), *(each for item in items for each in item)]
        return [line(name, ", ".join(_word(each, say) for each in value) or "–")]
    return [line(name, _word(value, say))]


def _word(value: object, say: Translator) -> str:
    if isinstance(value, str) and value.startswith("@"):
        return say(value[1:])
    if value in (None, {}, ""):
        return "–"
    return "✓" if value is True else "·" if value is False else str(value)
