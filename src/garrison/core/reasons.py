"""Why something cannot be: a message id and its arguments, put into words by `texts`."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import Final

MOST_LETTERS: Final = 120
"""What messages repeat of a text that somebody wrote: a line, not the whole of it."""
MOST_DIGITS: Final = 15


@dataclass(frozen=True, repr=False)
class Reason:
    """A message id of the catalogues with its arguments. It holds no words of its own."""

    id: str
    args: Mapping[str, str | int] = field(default_factory=dict)

    def __str__(self) -> str:
        """In words, if whoever uses the library has words."""
        return _translate(self)

    def __repr__(self) -> str:
        told = ", ".join(f"{name} {value}" for name, value in self.args.items())
        return f"{self.id} ({told})" if told else self.id


_translate: Callable[[Reason], str] = repr


def translate_with(translate: Callable[[Reason], str]) -> None:
    """Say every reason so from now on. `core` has no words of its own."""
    global _translate
    _translate = translate


@dataclass(frozen=True)
class Fault:
    """One thing wrong with a document, and where in it."""

    place: str
    reason: Reason

    def __str__(self) -> str:
        return f"{self.place}: {self.reason}"


def shortened(text: str) -> str:
    """What somebody wrote, as a message repeats it."""
    return text if len(text) <= MOST_LETTERS else f"{text[: MOST_LETTERS - 1]}…"


def rounded(number: int) -> int | str:
    """A number that somebody wrote, as a message repeats it: of a huge one, how long it is."""
    digits = number.bit_length() * 30103 // 100_000
    if digits <= MOST_DIGITS:
        return number
    return f"{'-' if number < 0 else ''}10^{digits}"


def nearest(word: str, valid: list[str]) -> str:
    """The valid word most like this one, or nothing if none is close."""
    close = get_close_matches(word.casefold(), valid, n=1, cutoff=0.6)
    return close[0] if close else ""


def unknown(id: str, word: str, valid: list[str]) -> Reason:
    """The reason for a word that is not on a list: it names the list and the nearest spelling.

    `close` is 1 if there is a near spelling and 0 if there is none.
    """
    word = shortened(word)
    near = nearest(word, valid)
    return Reason(
        id, {"word": word, "valid": ", ".join(valid), "nearest": near, "close": int(bool(near))}
    )


def group_ids(game: str, groups: Mapping[str, Iterable[str]]) -> set[str]:
    """The message ids `game-group-word` of these words."""
    return {f"{game}-{group}-{word}" for group, words in groups.items() for word in words}
