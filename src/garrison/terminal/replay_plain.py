"""Stepping through a recorded game by lines: `next`, `back`, `first`, `last`, a number, `quit`."""

import sys
from typing import TextIO

import click

from garrison.terminal.drawing import text
from garrison.terminal.replay import NEXT, Replay
from garrison.texts import Translator


def replay_plain(replay: Replay, say: Translator, source: TextIO = sys.stdin) -> None:
    """Print the first moment, then one for every line read; an empty line goes on."""
    click.echo(say("terminal-replay-help"))
    _show(replay)
    for typed in source:
        wanted = typed.strip().casefold() or NEXT
        if wanted == "quit":
            return
        if replay.go(wanted):
            _show(replay)
        else:
            click.echo(say("terminal-replay-nowhere", {"word": wanted, "all": len(replay)}))


def _show(replay: Replay) -> None:
    click.echo(replay.title())
    for sentence in replay.sentences():
        click.echo(f"  {sentence}")
    for drawn in replay.board():
        click.echo(text(drawn))
