"""`garrison ceiling`: how many games perfect foresight wins."""

from dataclasses import asdict
from typing import Final

import click

from garrison import load
from garrison.bots.estimate import wilson
from garrison.bots.evaluators import evaluator_of
from garrison.bots.foresight import NODES, Foreseen, play_foreseen
from garrison.cli.choices import as_json, language, print_json
from garrison.cli.completion import complete_game
from garrison.cli.progress import ProgressBar
from garrison.cli.translated import TranslatedCommand, say, tell
from garrison.core.documents import Document
from garrison.core.errors import BadNotation
from garrison.core.reasons import Reason

AT_LEAST_ONE: Final = click.IntRange(min=1)


@click.command("ceiling", cls=TranslatedCommand, help="cli-ceiling")
@click.argument("name", metavar="GAME", shell_complete=complete_game)
@click.option("--games", type=AT_LEAST_ONE, default=30, show_default=True, help="cli-ceiling-games")
@click.option("--seed", type=int, default=1, show_default=True, help="cli-ladder-seed")
@click.option(
    "--nodes", type=AT_LEAST_ONE, default=NODES, show_default=True, help="cli-ceiling-nodes"
)
@as_json
@language
def ceiling_command(name: str, games: int, seed: int, nodes: int, as_json: bool) -> None:
    """Play games with the future known and print each as soon as it is over."""
    game = load(name)
    if not evaluator_of(game).plans:
        raise BadNotation(Reason("cli-ceiling-no-plans", {"game": game.name}))
    played: list[Foreseen] = []
    with ProgressBar(games) as progress:
        for number in range(seed, seed + games):
            played.append(play_foreseen(game, number, nodes))
            if not as_json:
                progress.print(_line(played[-1]))
            progress.advance()
    if as_json:
        print_json(_document(name, nodes, played))
        return
    won = sum(each.won for each in played)
    low, high = (round(100 * end) for end in wilson(won, games))
    share = say("cli-ladder-share", share=round(100 * won / games), low=low, high=high)
    tell("cli-ceiling-won", won=won, games=games, share=share)


def _line(played: Foreseen) -> str:
    if played.won:
        return say("cli-ceiling-game-won", seed=played.seed)
    return say("cli-ceiling-game-lost", seed=played.seed, left=round(played.left))


def _document(name: str, nodes: int, played: list[Foreseen]) -> Document:
    return {"game": name, "nodes": nodes, "games": [asdict(each) for each in played]}
