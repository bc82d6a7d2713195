"""`garrison rules`: the rules of a game as a book, to read in the terminal or to search."""

from pathlib import Path

import click

from garrison.api import available_games, load
from garrison.cli.choices import as_json, language, own_file, print_json
from garrison.cli.completion import complete_game
from garrison.cli.translated import TranslatedCommand, explain, say, speaker, tell
from garrison.core.documents import Json
from garrison.core.errors import BadNotation
from garrison.core.handbook import HandbookChapter
from garrison.core.reasons import unknown
from garrison.rulebook.book_texts import BookText, Hit, SectionText
from garrison.rulebook.search import search
from garrison.rulebook.translating import translated_book


@click.command(cls=TranslatedCommand, help="cli-rules")
@click.argument("game", metavar="[GAME]", shell_complete=complete_game, required=False)
@click.argument("section", metavar="[SECTION]", required=False)
@click.option("--search", "words", metavar="WORDS", help="cli-rules-search")
@own_file
@as_json
@language
def rules(
    game: str | None, section: str | None, words: str | None, own: Path | None, as_json: bool
) -> int:
    """Print a book, one of its sections, or what a search finds; without a game, the books."""
    if game is None:
        if words is not None or own is not None:
            raise click.UsageError(say("cli-missing", name="GAME"))
        return _list_books(as_json)
    if section is not None and words is not None:
        raise click.UsageError(say("cli-extra-argument", argument=section))
    found = load(game, own)  # refuses a name that means nothing
    name, _, edition = found.name.partition("?")[0].partition("/")
    book = translated_book(name, edition, speaker().language)
    if book is None:
        return _print_handbook(list(found.handbook()), as_json)
    if words is not None:
        return _search(book, words, as_json)
    return _read(book, section, as_json)


def _list_books(as_json: bool) -> int:
    games = [entry.name for entry in available_games()]
    if as_json:
        print_json(games)
    for game in [] if as_json else games:
        click.echo(f"{game}: {say(f'game-{game}')}")
    return 0


def _read(book: BookText, wanted: str | None, as_json: bool) -> int:
    sections = {each.id: each for chapter in book.chapters for each in chapter.sections}
    if wanted is not None and book.links.get(wanted, wanted) not in sections:
        raise BadNotation(unknown("cli-rules-no-section", wanted, list(sections)))
    shown = [sections[book.links.get(wanted, wanted)]] if wanted else list(sections.values())
    if as_json:
        print_json([_document(each) for each in shown])
    else:
        for each in shown:
            _print(each)
    return 0


def _search(book: BookText, words: str, as_json: bool) -> int:
    hits = search(book.game, words, book.edition, speaker().language).hits
    if as_json:
        print_json(
            [{"section": hit.section, "title": hit.title, "text": _text(hit)} for hit in hits]
        )
    elif not hits:
        tell("cli-nothing-found", words=words)
    else:
        for hit in hits:
            click.echo(f"{hit.section}: {hit.title}\n    {_text(hit)}")
    return 0 if hits else 1


def _text(hit: Hit) -> str:
    return "".join(each.text for each in hit.passage)


def _print(section: SectionText) -> None:
    click.echo(f"\n{section.title.upper()}  [{section.id}]\n{section.text.replace('__', '')}")
    for row in section.table:
        click.echo("  " + " | ".join(row))
    for component in section.components:
        click.echo(f"  {component.name}: {' '.join(component.lines)}")
    for note in section.notes:
        kind = say("rulebook-ruling" if note.kind == "ruling" else "rulebook-reconstructed")
        click.echo(f"  [{kind}] {note.text} {note.why} ({note.source})")
    click.echo(f"  {say('rulebook-source', source=section.source)}")


def _document(section: SectionText) -> Json:
    return {
        "id": section.id,
        "title": section.title,
        "text": section.text.replace("__", ""),
        "source": section.source,
        "notes": [
            {"kind": note.kind, "text": note.text, "why": note.why, "source": note.source}
            for note in section.notes
        ],
        "components": [
            {"key": each.key, "name": each.name, "lines": list(each.lines)}
            for each in section.components
        ],
    }


def _print_handbook(chapters: list[HandbookChapter], as_json: bool) -> int:
    """The rules of a game of another package, as it tells them itself."""
    words = speaker()
    told = [
        (explain(words, chapter.title), explain(words, each.title), explain(words, each.text))
        for chapter in chapters
        for each in chapter.paragraphs
    ]
    if as_json:
        print_json(
            [{"chapter": chapter, "title": name, "text": text} for chapter, name, text in told]
        )
    for chapter, name, text in [] if as_json else told:
        click.echo(f"{chapter} · {name}: {text}")
    return 0
