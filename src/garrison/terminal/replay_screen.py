"""Stepping through a recorded game on the whole terminal: arrows, Home, End."""

from typing import ClassVar

from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.widgets import Static

from garrison.terminal.replay import Replay
from garrison.terminal.screen import styled
from garrison.texts import Translator


class ReplayScreen(App[None]):
    """One moment of a game at a time."""

    CSS = """
    #title { height: 1; text-style: bold; background: $boost; padding: 0 1; }
    #board { height: 1fr; }
    #events { height: auto; max-height: 6; border-top: solid $panel; }
    #keys { height: 1; color: $text-muted; padding: 0 1; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,space,n", "go('next')", priority=True),
        Binding("left,b", "go('back')", priority=True),
        Binding("home", "go('first')", priority=True),
        Binding("end", "go('last')", priority=True),
        Binding("q,escape,ctrl+c", "quit", priority=True),
    ]

    def __init__(self, replay: Replay, say: Translator) -> None:
        super().__init__()
        self.replay, self._say = replay, say

    def compose(self) -> ComposeResult:
        yield Static(id="title")
        with VerticalScroll(id="board"):
            yield Static(id="drawing")
        yield Static(id="events")
        yield Static(self._say("terminal-replay-keys"), id="keys")

    def on_mount(self) -> None:
        self._draw()

    def action_go(self, where: str) -> None:
        """Show another moment; at either end nothing happens."""
        if self.replay.go(where):
            self._draw()

    def _draw(self) -> None:
        self.query_one("#title", Static).update(Text(self.replay.title()))
        board = Text("\n").join(styled(each) for each in self.replay.board())
        self.query_one("#drawing", Static).update(board)
        self.query_one("#events", Static).update(Text("\n".join(self.replay.sentences())))
