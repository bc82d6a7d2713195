"""A progress bar for long work: on a terminal, and never in a pipe."""

import sys
from types import TracebackType
from typing import Self

import click

_WIDTH = 30


class ProgressBar:
    """Tells on the error output how much is done; lines printed meanwhile stay above the bar."""

    def __init__(self, total: int) -> None:
        self._total = total
        self._done = 0
        self._is_shown = sys.stderr.isatty() and total > 1

    def __enter__(self) -> Self:
        self._draw()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._wipe()

    def advance(self) -> None:
        """One more piece is done."""
        self._done += 1
        self._draw()

    def print(self, line: str, err: bool = False) -> None:
        """Print a line of output, or of errors."""
        self._wipe()
        click.echo(line, err=err)
        self._draw()

    def _draw(self) -> None:
        if self._is_shown:
            filled = _WIDTH * self._done // self._total
            bar = "█" * filled + "░" * (_WIDTH - filled)
            click.echo(f"\r{bar} {self._done}/{self._total}", nl=False, err=True)

    def _wipe(self) -> None:
        if self._is_shown:
            click.echo("\r\x1b[K", nl=False, err=True)
