"""`garrison replay`: a recorded game, step by step, in the reader's language."""

from dataclasses import dataclass
from pathlib import Path

import click

from garrison.bots.intents import ending_id
from garrison.cli.choices import (
    as_json,
    check_screen,
    faults_in,
    language,
    load_recorded,
    open_record,
    own_file,
    print_json,
)
from garrison.cli.translated import TranslatedCommand, speaker, tell
from garrison.core.contract import ONLOOKER, State
from garrison.core.documents import Document, Json
from garrison.core.game import Game
from garrison.core.records import Record
from garrison.core.replays import replay as positions


@click.command(cls=TranslatedCommand, help="cli-replay")
@click.argument("record", metavar="FILE", type=click.Path(path_type=Path))
@click.option(
    "--to",
    "last",
    type=click.IntRange(min=0),
    default=None,
    show_default="cli-default-end",
    help="cli-replay-to",
)
@click.option("--terminal", is_flag=True, help="cli-replay-terminal")
@click.option("--plain", is_flag=True, help="cli-replay-plain")
@own_file
@as_json
@language
def replay(
    record: Path, last: int | None, terminal: bool, plain: bool, own: Path | None, as_json: bool
) -> None:
    """Play a record and print every move with what it caused; or step through it."""
    told = open_record(record)
    game = load_recorded(told, record, own)
    with faults_in(record):
        if terminal or plain:
            _step_through(told, game, plain)
        else:
            _print(told, game, last, as_json)


def _step_through(told: Record, game: Game[State], plain: bool) -> None:
    """Show one position after another, as whoever watches wishes."""
    from garrison.terminal.replay import Replay

    stepping = Replay(told, game, speaker())
    if plain:
        from garrison.terminal.replay_plain import replay_plain

        replay_plain(stepping, speaker())
    else:
        from garrison.terminal.replay_screen import ReplayScreen

        check_screen()
        ReplayScreen(stepping, speaker()).run()


def _print(told: Record, game: Game[State], last: int | None, as_json: bool) -> None:
    steps = _steps(told, game, last)
    if as_json:
        moves: Json = [
            {"n": step.n, "by": step.by, "do": step.do, "events": step.events} for step in steps
        ]
        print_json({"header": told.header.document(), "moves": moves, "end": told.end})
        return
    tell("cli-replay-head", game=told.header.game, seats=", ".join(told.header.seats))
    for step in steps:
        click.echo(f"{step.n:>5} {step.by} {step.do}")
        for line in step.said:
            click.echo(f"          {line}")
    if told.end and last is None:
        tell("cli-replay-end", end=f"@{ending_id(game, told.end)}", moves=len(told.moves))


@dataclass(frozen=True)
class _Step:
    """One move and what came of it, as documents and as sentences."""

    n: int
    by: str
    do: str
    events: list[Document]
    said: list[str]


def _steps(record: Record, game: Game[State], last: int | None) -> list[_Step]:
    steps: list[_Step] = []
    for n, position in enumerate(positions(record, game), 1):
        if n > len(record.moves) or (last is not None and n > last):
            break
        by, do = record.actors[n - 1], record.moves[n - 1]
        events = _events(game, position, do)
        steps.append(_Step(n, by, do, events, [_sentence(event) for event in events]))
    return steps


def _events(game: Game[State], position: State, line: str) -> list[Document]:
    """What an onlooker hears of one move."""
    told = (game.describe_event(event, ONLOOKER) for event in game.play(position, line))
    return [event for event in told if event is not None]


def _sentence(event: Document) -> str:
    args = event.get("args")
    return speaker()(str(event["id"]), args if isinstance(args, dict) else {})
