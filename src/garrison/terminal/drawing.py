"""Lines of characters with styles, which a screen colours and plain mode prints as they are.

Every colour that means something comes with a letter or a shape of its own, so that nothing is told
by colour alone.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias

from rich.cells import cell_len, set_cell_size

PLAIN: Final = ""
QUIET: Final = "dim"
TITLE: Final = "bold"
ENEMY: Final = "bold red"
POSSIBLE: Final = "bold yellow"
CUT: Final = "…"
WIDTH: Final = 79
"""Boards are no wider: a terminal of 80 columns keeps one for the scroll bar."""


class Span(NamedTuple):
    """A piece of a line in one style."""

    text: str
    style: str = PLAIN


Line: TypeAlias = tuple[Span, ...]


class Glyph(NamedTuple):
    """How a colour or a thing is told apart: the message with its letter, and its style."""

    letter: str
    style: str


def line(*pieces: Span | str) -> Line:
    """A line of pieces; bare words have no style."""
    return tuple(Span(piece) if isinstance(piece, str) else piece for piece in pieces)


def text(drawn: Line) -> str:
    """The line without its styles."""
    return "".join(span.text for span in drawn).rstrip()


def width(drawn: Line) -> int:
    """How many columns the line takes."""
    return sum(cell_len(span.text) for span in drawn)


def fit(drawn: Line, columns: int) -> Line:
    """The line filled up to so many columns, or cut to them with an ellipsis."""
    if width(drawn) <= columns:
        return (*drawn, Span(" " * (columns - width(drawn))))
    found: list[Span] = []
    left = columns - len(CUT)
    for span in drawn:
        found.append(Span(set_cell_size(span.text, min(left, cell_len(span.text))), span.style))
        left -= cell_len(found[-1].text)
    return (*found, Span(CUT))


def beside(left: Sequence[Line], right: Sequence[Line], columns: int, gap: int = 1) -> list[Line]:
    """Two blocks side by side; the left one takes so many columns."""
    found: list[Line] = []
    for at in range(max(len(left), len(right))):
        one = left[at] if at < len(left) else ()
        other = right[at] if at < len(right) else ()
        found.append((*fit(one, columns), Span(" " * gap), *other))
    return found


def row(cells: Sequence[Sequence[Line]], columns: int, gap: int = 1) -> list[Line]:
    """Several blocks side by side, each of so many columns."""
    found: list[Line] = []
    for at in range(max((len(cell) for cell in cells), default=0)):
        pieces: list[Span] = []
        for cell in cells:
            pieces.extend(fit(cell[at] if at < len(cell) else (), columns))
            pieces.append(Span(" " * gap))
        found.append(tuple(pieces[:-1]))
    return found


def boxed(lines: Sequence[Line], columns: int, style: str = QUIET) -> list[Line]:
    """A block in a frame; so many columns, the frame included."""
    inner = columns - 2
    top, bottom = f"┌{'─' * inner}┐", f"└{'─' * inner}┘"
    side = Span("│", style)
    body = [(side, *fit(each, inner), side) for each in lines]
    return [line(Span(top, style)), *body, line(Span(bottom, style))]


def grid(rows: Sequence[Sequence[Sequence[Line]]], columns: int, style: str = QUIET) -> list[Line]:
    """Cells in rows, with one line between neighbours; each cell is so many columns wide inside."""
    count = max(len(cells) for cells in rows)
    top, between, bottom = (
        line(Span(left + middle.join(["─" * columns] * count) + right, style))
        for left, middle, right in (("┌", "┬", "┐"), ("├", "┼", "┤"), ("└", "┴", "┘"))
    )
    found = [top]
    side = Span("│", style)
    for at, cells in enumerate(rows):
        for number in range(max(len(cell) for cell in cells)):
            pieces = [fit(cell[number] if number < len(cell) else (), columns) for cell in cells]
            found.append((side, *(span for piece in pieces for span in (*piece, side))))
        found.append(between if at + 1 < len(rows) else bottom)
    return found
