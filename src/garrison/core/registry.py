"""Finding games by name: `bastion/2018?level=hard&classes=scouts,giants,dragons&seats=3`.

A game offers editions, an edition offers options; together they say everything a name may hold,
so that forms, completion and error messages all come from the same list.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from garrison.core.contract import State
from garrison.core.errors import BadNotation
from garrison.core.game import Game
from garrison.core.reasons import Reason, unknown


@dataclass(frozen=True)
class Option:
    """One thing that can be chosen before a game: a word, or several different ones."""

    name: str
    valid: Sequence[str]
    default: str
    several: bool = False
    """Whether the value is a comma-separated list."""

    def read(self, value: str) -> str:
        """The value in canonical form. Raises BadNotation for a word not valid, or given twice."""
        chosen = value.split(",") if self.several else [value]
        for word in chosen:
            if word not in self.valid and value != self.default:
                raise bad_value(self.name, word, self.valid)
            if chosen.count(word) > 1:
                raise BadNotation(Reason("name-value-twice", {"option": self.name, "word": word}))
        return value


def bad_value(option: str, word: str, valid: Sequence[str]) -> BadNotation:
    """The refusal of a word that is no value of an option: it lists those that are."""
    reason = unknown("name-value", word, list(valid))
    return BadNotation(Reason(reason.id, {**reason.args, "option": option}))


Options = Mapping[str, str]
"""A value for every option of the edition."""


@dataclass(frozen=True)
class Edition:
    """One edition of a game: its options and how to make it."""

    name: str
    options: Sequence[Option]
    make: Callable[[str, Options, Path | None], Game[State]]
    """Takes the canonical name, the options and a player's own data file.

    Raises BadNotation if the options do not go together, BadDocument for a bad file.
    """


@dataclass(frozen=True)
class Entry:
    """A game with its editions. The first one is meant when a name leaves the edition out."""

    name: str
    editions: Sequence[Edition]
    texts: str = ""
    """The package with its catalogues, `en/*.ftl` and so on, where they are not ours."""
    evaluator: str = ""
    """The package with `evaluator.make_evaluator` and `intent.intent`, for bots; see `bots`."""
    web: str = ""
    """The package with its own board: static files, and the ES module `face.js`."""


class Registry:
    """Games by name."""

    def __init__(self) -> None:
        self._entries: dict[str, Entry] = {}

    def add(self, entry: Entry) -> None:
        self._entries[entry.name] = entry

    def entries(self) -> list[Entry]:
        return list(self._entries.values())

    def load(self, name: str, own: Path | None = None) -> Game[State]:
        """The game with this name, with a player's own file in place of what is reconstructed.

        Raises BadNotation that lists what is valid.
        """
        edition, path, options = self._resolve(name)
        return edition.make(_canonical(path, edition, options), options, own)

    def options(self, name: str) -> Sequence[Option]:
        """What can be chosen for the game this name starts with."""
        return self._resolve(name)[0].options

    def _resolve(self, name: str) -> tuple[Edition, str, dict[str, str]]:
        path, _, query = name.strip().partition("?")
        game, _, wanted = path.partition("/")
        entry = self._entries.get(game)
        if entry is None:
            raise BadNotation(unknown("name-game", game, list(self._entries)))
        editions = {edition.name: edition for edition in entry.editions}
        edition = editions.get(wanted) if wanted else entry.editions[0]
        if edition is None:
            raise BadNotation(unknown("name-edition", wanted, list(editions)))
        full = f"{game}/{edition.name}" if edition.name else game
        return edition, full, _read_options(edition, query)


def _read_options(edition: Edition, query: str) -> dict[str, str]:
    options = {option.name: option for option in edition.options}
    values = {option.name: option.default for option in edition.options}
    given: set[str] = set()
    for part in query.split("&") if query else []:
        key, equals, value = part.partition("=")
        if key not in options:
            raise BadNotation(unknown("name-option", key, list(options)))
        if not equals:
            valid = ", ".join(options[key].valid)
            raise BadNotation(Reason("name-no-value", {"option": key, "valid": valid}))
        if key in given:
            raise BadNotation(Reason("name-twice", {"option": key}))
        given.add(key)
        values[key] = options[key].read(value)
    return values


def _canonical(path: str, edition: Edition, values: Options) -> str:
    """Options in the edition's order, defaults left out."""
    told = [
        f"{option.name}={values[option.name]}"
        for option in edition.options
        if values[option.name] != option.default
    ]
    return f"{path}?{'&'.join(told)}" if told else path
