"""Bots by name: `random`, `greedy`, `search?seconds=1&risk=low`.

Every kind of bot lists its parameters once; reading, forms and error messages come from it.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from garrison.bots.greedy_bot import GreedyBot
from garrison.bots.hint_follower import HintFollower
from garrison.bots.protocol import Bot, Limit
from garrison.bots.random_bot import RandomBot
from garrison.bots.search_bot import RISKS, SearchBot
from garrison.core.errors import BadNotation
from garrison.core.reasons import Reason, unknown


@dataclass(frozen=True)
class Parameter:
    """Something a bot can be told: one of some words, or a number in a range."""

    name: str
    default: str
    valid: Sequence[str] = ()
    low: float = 0.0
    high: float = 0.0
    whole: bool = False

    def read(self, text: str) -> str:
        """The value in canonical form. Raises BadNotation."""
        if self.valid:
            if text not in self.valid:
                reason = unknown("bot-value", text, list(self.valid))
                raise BadNotation(Reason(reason.id, {**reason.args, "parameter": self.name}))
            return text
        number = _number(text, self.whole)
        if number is None or not self.low <= number <= self.high:
            args = {"word": text, "parameter": self.name}
            limits = {"low": f"{self.low:g}", "high": f"{self.high:.0f}"}
            raise BadNotation(Reason("bot-number", {**args, **limits}))
        return str(round(number)) if self.whole else f"{number:g}"


@dataclass(frozen=True)
class Kind:
    """A kind of bot: its parameters, and how to make one."""

    name: str
    parameters: Sequence[Parameter]
    make: Callable[[str, Mapping[str, str]], Bot]


def bot(spec: str) -> Bot:
    """The bot with this name. Raises BadNotation that lists what is valid and the nearest."""
    kind, values = _read(spec)
    return kind.make(_canonical(kind, values), values)


def canonical(spec: str) -> str:
    """The same name with its parameters in order and the defaults left out."""
    return _canonical(*_read(spec))


def scaled(spec: str, factor: float, usual: int) -> str:
    """The name of the same bot that thinks so many times as long; usually it is so many nodes.

    Raises BadNotation if it is a bot without a limit.
    """
    kind, values = _read(spec)
    if "nodes" not in values:
        raise BadNotation(Reason("bot-no-limit", {"bot": kind.name}))
    nodes, seconds = int(values["nodes"]), float(values["seconds"])
    limit = Limit(nodes if nodes or seconds else usual, seconds).scaled(factor)
    changed = {**values, "nodes": str(limit.nodes), "seconds": f"{limit.seconds:g}"}
    return _canonical(kind, changed)


def _make_search(name: str, values: Mapping[str, str]) -> Bot:
    nodes, seconds = int(values["nodes"]), float(values["seconds"])
    return SearchBot(name, Limit(nodes, seconds), RISKS[values["risk"]])


KINDS: Final[Sequence[Kind]] = (
    Kind("random", (), lambda name, values: RandomBot()),
    Kind("greedy", (), lambda name, values: GreedyBot()),
    Kind(
        "search",
        (
            Parameter("nodes", "0", low=0, high=1e9, whole=True),
            Parameter("seconds", "0", low=0, high=3600),
            Parameter("risk", "normal", valid=tuple(RISKS)),
        ),
        _make_search,
    ),
)
"""Every kind of bot that takes a seat, the weakest first."""
FOLLOWER: Final = Kind("hints", (), lambda name, values: HintFollower())
"""Plays by hints alone: for measuring them, not for a seat."""


def _read(spec: str) -> tuple[Kind, dict[str, str]]:
    name, _, query = spec.strip().partition("?")
    kinds = {kind.name: kind for kind in (*KINDS, FOLLOWER)}
    if name not in kinds:
        raise BadNotation(unknown("bot-name", name, [kind.name for kind in KINDS]))
    return kinds[name], _read_parameters(kinds[name], query)


def _read_parameters(kind: Kind, query: str) -> dict[str, str]:
    parameters = {parameter.name: parameter for parameter in kind.parameters}
    values = {parameter.name: parameter.default for parameter in kind.parameters}
    given: set[str] = set()
    for part in query.split("&") if query else []:
        key, equals, value = part.partition("=")
        if not parameters:
            raise BadNotation(Reason("bot-no-parameters", {"bot": kind.name}))
        if key not in parameters:
            raise BadNotation(unknown("bot-parameter", key, list(parameters)))
        if not equals:
            raise BadNotation(Reason("bot-no-value", {"parameter": key}))
        if key in given:
            raise BadNotation(Reason("bot-twice", {"parameter": key}))
        given.add(key)
        values[key] = parameters[key].read(value)
    if given & {"nodes", "seconds"} and values["nodes"] == values["seconds"] == "0":
        raise BadNotation(Reason("bot-limit"))
    return values


def _canonical(kind: Kind, values: Mapping[str, str]) -> str:
    defaults = {parameter.name: parameter.default for parameter in kind.parameters}
    told = [f"{key}={value}" for key, value in values.items() if value != defaults[key]]
    return f"{kind.name}?{'&'.join(told)}" if told else kind.name


def _number(text: str, whole: bool) -> float | None:
    try:
        return int(text) if whole else float(text)
    except ValueError:
        return None
