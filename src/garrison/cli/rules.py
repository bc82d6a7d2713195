"""`garrison rules`: the rules of a game to read or to search, each with its source."""

from pathlib import Path

import click

from garrison.api import load
from garrison.cli.choices import as_json, language, own_file, print_json
from garrison.cli.completion import complete_game
from garrison.cli.words import Command, explain, say, speaker, tell
from garrison.core.documents import Json
from garrison.core.handbook import Chapter, Paragraph


@click.command(cls=Command, help="cli-rules")
@click.argument("game", metavar="GAME", shell_complete=complete_game)
@click.argument("words", metavar="[WORD]...", nargs=-1)
@own_file
@as_json
@language
def rules(game: str, words: tuple[str, ...], own: Path | None, as_json: bool) -> int:
    """Print the chapters of a game's handbook that hold all the given words."""
    wanted = [word.casefold() for word in words]
    found = [
        (chapter, [p for p in chapter.paragraphs if _holds(p, wanted)])
        for chapter in load(game, own).handbook()
    ]
    found = [(chapter, paragraphs) for chapter, paragraphs in found if paragraphs]
    if as_json:
        print_json([_document(chapter, paragraphs) for chapter, paragraphs in found])
    elif not found:
        tell("cli-nothing-found", words=" ".join(words))
    else:
        _print(found)
    return 0 if found else 1


def _holds(paragraph: Paragraph, wanted: list[str]) -> bool:
    text = f"{explain(speaker(), paragraph.title)} {explain(speaker(), paragraph.text)}".casefold()
    return all(word in text for word in wanted)


def _print(found: list[tuple[Chapter, list[Paragraph]]]) -> None:
    for chapter, paragraphs in found:
        click.echo(f"\n{explain(speaker(), chapter.title).upper()}")
        for paragraph in paragraphs:
            title, text = explain(speaker(), paragraph.title), explain(speaker(), paragraph.text)
            click.echo(f"  {title}: {text}" if title else f"  {text}")
            if paragraph.source:
                click.echo(
                    f"    [{say('source-' + paragraph.source.kind)}: {paragraph.source.place}]"
                )


def _document(chapter: Chapter, paragraphs: list[Paragraph]) -> Json:
    return {
        "title": explain(speaker(), chapter.title),
        "paragraphs": [
            {
                "title": explain(speaker(), paragraph.title),
                "text": explain(speaker(), paragraph.text),
                "source": _source(paragraph),
            }
            for paragraph in paragraphs
        ],
    }


def _source(paragraph: Paragraph) -> Json:
    if paragraph.source is None:
        return None
    return {"kind": paragraph.source.kind, "place": paragraph.source.place}
