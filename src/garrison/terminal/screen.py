"""The whole terminal as a table: board, choices, log and a line to type in."""

from collections.abc import Sequence
from typing import ClassVar, Final

from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, Vertical, VerticalScroll
from textual.events import Resize
from textual.suggester import Suggester
from textual.widgets import Input, OptionList, RichLog, Static
from textual.widgets.option_list import Option

from garrison.terminal.commands import complete
from garrison.terminal.drawing import Line
from garrison.terminal.player import Player
from garrison.terminal.rest import Server
from garrison.texts import Translator

SMALLEST: Final = (80, 24)


class CommandSuggester(Suggester):
    """Goes on from what was typed with the first move or command that begins like it."""

    def __init__(self, player: Player) -> None:
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
    #below { height: 11; }
    #choices { height: 6; border: none; }
    #log { height: 1fr; border-top: solid $panel; }
    #command { border: none; height: 1; background: $boost; }
    #small { display: none; layer: above; width: 100%; height: 100%; content-align: center middle; }
    .too-small #small { display: block; }
    .too-small #table { display: none; }
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
        Binding("ctrl+c", "quit", priority=True),
        Binding("tab", "complete", priority=True),
        Binding("escape", "focus('command')", priority=True),
    ]
    WIDE: ClassVar[int] = 120

    def __init__(self, server: Server, table: str, token: str, say: Translator) -> None:
        super().__init__()
        self._say = say
        self.player = Player(server, table, token, say, self)
        self.title = say("terminal-title")

    def compose(self) -> ComposeResult:
        yield Static(self._say("terminal-too-small"), id="small")
        with Container(id="table"):
            yield Static(id="turn")
            with VerticalScroll(id="board"):
                yield Static(id="drawing")
            with Vertical(id="below"):
                yield OptionList(id="choices", compact=True)
                yield RichLog(id="log", wrap=True, markup=False, max_lines=500)
            yield Input(
                id="command",
                placeholder=self._say("terminal-type"),
                suggester=CommandSuggester(self.player),
            )

    def on_mount(self) -> None:
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
        log = self.query_one("#log", RichLog)
        for each in lines:
            log.write(styled(each))

    def tell(self, sentences: Sequence[str]) -> None:
        log = self.query_one("#log", RichLog)
        for sentence in sentences:
            log.write(Text(sentence))

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
        await self._obey(event.value)

    async def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        await self._obey(str(event.option_index + 1))
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
