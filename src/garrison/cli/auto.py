"""`garrison auto`: bots play one whole game."""

from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path

import click

from garrison.api import load
from garrison.bots.intents import ending_id
from garrison.bots.match import Match, play_match
from garrison.bots.naming import canonical
from garrison.cli.choices import as_json, check_writable, language, own_file, print_json
from garrison.cli.completion import complete_bots, complete_game
from garrison.cli.translated import TranslatedCommand, speaker, tell
from garrison.core.contract import State
from garrison.core.documents import Document
from garrison.core.errors import BadNotation
from garrison.core.game import Game
from garrison.core.reasons import Reason
from garrison.core.records import write_record


@click.command("auto", cls=TranslatedCommand, help="cli-auto")
@click.argument("name", metavar="GAME", shell_complete=complete_game)
@click.option(
    "--bots",
    metavar="BOT,…",
    default="search",
    show_default=True,
    shell_complete=complete_bots,
    help="cli-auto-bots",
)
@click.option("--seed", type=int, default=1, show_default=True, help="cli-auto-seed")
@click.option("--record", type=click.Path(path_type=Path), default=None, help="cli-auto-record")
@own_file
@as_json
@language
def auto_command(
    name: str, bots: str, seed: int, record: Path | None, own: Path | None, as_json: bool
) -> None:
    """Play, write the record, tell who won."""
    game = load(name, own)
    if record is not None:
        check_writable(record)
    match = play_match(game, _named(bots.split(","), game.seats), seed)
    if record is not None:
        record.write_text(write_record(match.record), encoding="utf-8")
    if as_json:
        print_json(_document(match, seed))
    else:
        _show(game, match, seed)


def _named(specs: Sequence[str], seats: int) -> list[str]:
    """The bots by their full names. Raises BadNotation for more of them than seats."""
    named = [canonical(spec) for spec in specs]
    if len(named) > seats:
        raise BadNotation(Reason("bot-too-many", {"bots": len(named), "seats": seats}))
    return named


def _show(game: Game[State], match: Match, seed: int) -> None:
    record = match.record
    ending = f"@{ending_id(game, record.end)}"
    tell("cli-auto-end", game=game.name, ending=ending, moves=len(record.moves), seed=str(seed))
    for seat, (player, score) in enumerate(zip(record.header.seats, match.scores, strict=True)):
        tell("cli-auto-seat", seat=game.seat_letter(seat), bot=player, won=score)
    for line in match.score_sheet:
        tell("cli-auto-points", line=speaker()(line.id, {"count": line.count}), points=line.points)
    if match.score_sheet:
        tell("cli-auto-total", points=sum(line.points for line in match.score_sheet))


def _document(match: Match, seed: int) -> Document:
    return {
        "game": match.record.header.game,
        "bots": list(match.record.header.seats),
        "seed": seed,
        "end": match.record.end,
        "scores": list(match.scores),
        "moves": len(match.record.moves),
        "points": [asdict(line) for line in match.score_sheet],
        "efforts": [asdict(effort) for effort in match.efforts],
    }
