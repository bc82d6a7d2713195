"""The whole terminal as a table: board, choices, log and a line to type in."""

from collections import deque
from collections.abc import Sequence
from typing import ClassVar, Final

from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, Vertical, VerticalScroll
from textual.events import Resize
from textual.suggester import Suggester
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from garrison.terminal.commands import complete
from garrison.terminal.drawing import Line
from garrison.terminal.player import TablePlayer
from garrison.terminal.rest import Server
from garrison.texts import Translator

SMALLEST: Final = (80, 24)
LONGEST_LOG: Final = 500
PARTS: Final = ("board", "log")
"""What can have the whole window to itself."""


class CommandSuggester(Suggester):
    """Goes on from what was typed with the first move or command that begins like it."""

    def __init__(self, player: TablePlayer) -> None:
        super().__init__(use_cache=False, case_sensitive=False)
        self._player = player

    async def get_suggestion(self, value: str) -> str | None:
        found = complete(value, self._player.state.choices) if value else []
        return found[0] if found else None


class TableScreen(App[None]):
    """One table; Ctrl-C, Ctrl-Q or `quit` leaves it, and the server keeps the game."""

    CSS = """
    Screen { layers: below above; }
    #table { layout: vertical; }
    #turn { height: 1; text-style: bold; background: $boost; padding: 0 1; }
    #board { height: 1fr; min-height: 6; }
    #board, #log, #choices { scrollbar-size-vertical: 1; }
    #below { height: 11; }
    #choices { height: 6; border: none; }
    #log { height: 1fr; border-top: solid $panel; }
    #command { border: none; height: 1; background: $boost; }
    #small { display: none; layer: above; width: 100%; height: 100%; content-align: center middle; }
    .too-small #small { display: block; }
    .too-small #table { display: none; }
    .whole-board #below { display: none; }
    .whole-log #board, .whole-log #choices { display: none; }
    .whole-log #below, .whole-log #log { height: 1fr; border-top: none; }
    .wide #table { layout: grid; grid-size: 2 3; grid-columns: 82 1fr; grid-rows: 1 1fr 1; }
    .wide #turn { column-span: 2; }
    .wide #below { height: 100%; }
    .wide #choices { height: 1fr; }
    .wide #command { column-span: 2; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f1", "type('help')", priority=True),
        Binding("f2", "type('hint')", priority=True),
        Binding("f3", "type('odds')", priority=True),
        Binding("f4", "type('undo')", priority=True),
        Binding("f5", "type('redo')", priority=True),
        Binding("f6", "toggle_whole('board')", priority=True),
        Binding("f7", "toggle_whole('log')", priority=True),
        Binding("pageup", "scroll_page(-1)", priority=True),
        Binding("pagedown", "scroll_page(1)", priority=True),
        Binding("ctrl+c", "quit", priority=True),
        Binding("tab", "complete", priority=True),
        Binding("escape", "show_all", priority=True),
    ]
    WIDE: ClassVar[int] = 120

    def __init__(self, server: Server, table: str, token: str, say: Translator) -> None:
        super().__init__()
        self._say = say
        self.player = TablePlayer(server, table, token, say, self)
        self.title = say("terminal-title")
        self._told: deque[Text] = deque(maxlen=LONGEST_LOG)

    def compose(self) -> ComposeResult:
        yield Static(self._say("terminal-too-small"), id="small")
        with Container(id="table"):
            yield Static(id="turn")
            with VerticalScroll(id="board"):
                yield Static(id="drawing")
            with Vertical(id="below"):
                yield OptionList(id="choices", compact=True)
                with VerticalScroll(id="log"):
                    yield Static(id="told")
            yield Input(
                id="command",
                placeholder=self._say("terminal-type"),
                suggester=CommandSuggester(self.player),
            )

    def on_mount(self) -> None:
        self.query_one("#log", VerticalScroll).anchor()
        self.query_one("#command", Input).focus()
        self.run_worker(self._listen())

    async def _listen(self) -> None:
        await self.player.connection.run()
        ended = self.player.connection.ended
        if ended is not None:
            self.tell([self.player.sentences.words(ended)])

    def on_resize(self, event: Resize) -> None:
        columns, rows = event.size
        self.screen.set_class(columns < SMALLEST[0] or rows < SMALLEST[1], "too-small")
        self.screen.set_class(columns >= self.WIDE, "wide")

    def show(self, lines: Sequence[Line]) -> None:
        """An answer too long for the log gets the room of the board, up to the next command."""
        self.set_whole("log" if len(lines) > self.query_one("#log").size.height else "")
        self._write([styled(each) for each in lines])

    def show_board(self) -> None:
        self.set_whole("board")

    def set_whole(self, part: str) -> None:
        """Give the board or the log the whole window; nothing shows all parts."""
        for each in PARTS:
            self.screen.set_class(each == part, f"whole-{each}")

    def tell(self, sentences: Sequence[str]) -> None:
        self._write([Text(sentence) for sentence in sentences])

    def _write(self, lines: Sequence[Text]) -> None:
        """Lines for the log, which scrolls to them."""
        self._told.extend(lines)
        self.query_one("#told", Static).update(Text("\n").join(self._told))

    def refresh_table(self) -> None:
        """Draw the table as it stands."""
        self.query_one("#turn", Static).update(Text(self.player.sentences.turn()))
        board = Text("\n").join(styled(each) for each in self.player.board())
        self.query_one("#drawing", Static).update(board)
        choices = self.query_one("#choices", OptionList)
        choices.clear_options()
        choices.add_options([Option(Text(each)) for each in self.player.numbered_choices()])

    async def on_input_submitted(self, event: Input.Submitted) -> None:
        event.input.value = ""
        self.set_whole("")
        await self._obey(event.value)

    async def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        await self._obey(str(event.option_index + 1))
        self.query_one("#command", Input).focus()

    def action_toggle_whole(self, part: str) -> None:
        self.set_whole("" if self.screen.has_class(f"whole-{part}") else part)

    def action_scroll_page(self, pages: int) -> None:
        """Scroll the log while it has the window, else the board."""
        part = "#log" if self.screen.has_class("whole-log") else "#board"
        found = self.query_one(part)
        found.scroll_relative(y=pages * max(1, found.size.height - 1), animate=False)

    def action_show_all(self) -> None:
        """Show all parts again, with the cursor in the line."""
        self.set_whole("")
        self.query_one("#command", Input).focus()

    async def action_type(self, command: str) -> None:
        """Do as if a command had been typed."""
        await self._obey(command)

    def action_complete(self) -> None:
        """Take the suggestion into the line; from elsewhere, come back to the line."""
        command = self.query_one("#command", Input)
        if not command.has_focus:
            command.focus()
            return
        found = complete(command.value, self.player.state.choices)
        if found and command.value:
            command.value = found[0]
            command.cursor_position = len(found[0])
        else:
            self.query_one("#choices", OptionList).focus()

    async def _obey(self, typed: str) -> None:
        if not await self.player.obey(typed):
            self.exit()


def styled(drawn: Line) -> Text:
    """A line as Rich writes it."""
    return Text.assemble(*((span.text, span.style) for span in drawn))
