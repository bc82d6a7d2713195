"""One catalogue in three languages: the same ids, the same arguments, nothing unused."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import garrison
from garrison import bots
from garrison.core.provenance import KINDS
from garrison.lessons import courses
from garrison.lessons.texts import ids_of
from garrison.rulebook.book import book_of
from garrison.rulebook.translating import book_ids
from garrison.texts import ATTRIBUTES, LANGUAGES, catalogue, translator

SOURCES = Path(garrison.__file__).parent
CLIENT = SOURCES.parent.parent / "web" / "src"
_INFLECTED = re.compile(f"-({'|'.join(ATTRIBUTES)})$")


class Arguments(Visitor):
    """The arguments a message uses; a case of a name counts as the name."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (Visitor's way)
        self.found.add(_INFLECTED.sub("", node.id.name))


def messages(language: str) -> Iterator[tuple[str, str, ast.Message]]:
    for file, text in catalogue(language):
        for entry in FluentParser().parse(text).body:
            assert not isinstance(entry, ast.Junk), f"{language}/{file}: {entry.content}"
            if isinstance(entry, ast.Message):
                yield file, entry.id.name, entry


def signatures(language: str) -> dict[str, tuple[str, set[str]]]:
    """For each id its file and arguments."""
    found: dict[str, tuple[str, set[str]]] = {}
    for file, id, message in messages(language):
        arguments = Arguments()
        arguments.visit(message)
        assert id not in found, f"{language}: {id} stands in {found[id][0]} and in {file}"
        found[id] = file, arguments.found
    return found


ENGLISH = signatures("en")


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
def test_every_message_exists_with_the_same_arguments(language: str) -> None:
    theirs = signatures(language)
    assert sorted(theirs.keys() ^ ENGLISH.keys()) == []
    different = {
        id: (english, theirs[id]) for id, english in ENGLISH.items() if english != theirs[id]
    }
    assert different == {}


def test_no_message_is_unused() -> None:
    used = {id for entry in garrison.available_games() for id in _texts_of(entry.name)}
    used |= {id for entry in garrison.available_games() for id in _titles_of(entry.name)}
    words = _words_of_sources()
    unused = sorted(id for id in ENGLISH if id not in used and id not in words)
    assert unused == []


def test_every_message_a_game_can_name_exists() -> None:
    named = {id for entry in garrison.available_games() for id in _texts_of(entry.name)}
    assert sorted(named - ENGLISH.keys()) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missing_message_is_told_in_english_or_by_its_id(language: str) -> None:
    assert translator(language)("no-such-message") == "no-such-message"
    assert translator("xx")("cli-usage") == translator("en")("cli-usage")


def _texts_of(game: str) -> set[str]:
    editions = next(entry for entry in garrison.available_games() if entry.name == game).editions
    names = [f"{game}/{edition.name}" if edition.name else game for edition in editions]
    told = {id for name in names for id in garrison.load(name).message_ids()}
    return told | (book_ids(game) if book_of(game) else set())


def _titles_of(game: str) -> set[str]:
    return {f"game-{game}", f"game-{game}-about"}


def _words_of_sources() -> set[str]:
    """Every quoted id in Python and in the client's sources."""
    folders = [(SOURCES, ("*.py",)), (CLIENT, ("*.ts", "*.svelte"))]
    text = "".join(
        path.read_text(encoding="utf-8")
        for folder, patterns in folders
        for pattern in patterns
        for path in folder.rglob(pattern)
    )
    return set(re.findall(r"[\"'`@]([a-z0-9]+(?:-[a-z0-9]+)+)[\"'`]", text)) | _families()


def _families() -> set[str]:
    """Ids whose last part comes from a list in the code."""
    sources = {f"source-{kind}" for kind in KINDS}
    kinds = {f"bot-kind-{kind.name}" for kind in bots.KINDS}
    lists = _names_of_lists() | set(_names_of_options()) | set(_names_in_gallery())
    languages = {f"host-language-{each}" for each in ("any", *LANGUAGES)}
    return sources | kinds | lists | languages | _texts_of_lessons()


def _texts_of_lessons() -> set[str]:
    return {
        id
        for game, course in courses().items()
        for lesson in course.lessons
        for id in ids_of(game, lesson)
    }


def _names_of_lists() -> set[str]:
    """What the client's lists call the verbs and the fields of each game, as its face has them."""
    return {
        f"{entry.name}-{kind}-{word}"
        for entry in garrison.available_games()
        for word in _words_of_game(entry.name)
        for kind in ("verb", "view")
    }


def _words_of_game(game: str) -> set[str]:
    """Keys of views, and verbs with the fields left out that follow them."""
    folder = SOURCES / "games" / game.replace("-", "_")
    text = "".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.py"))
    quoted = re.findall(r"\"([a-z][a-z_ -]*?)(?: \{[^\"]*)?\"", text)
    return {re.sub("[ _]", "-", word) for word in quoted}


def _names_of_options() -> Iterator[str]:
    for entry in garrison.available_games():
        for option in (option for edition in entry.editions for option in edition.options):
            yield f"{entry.name}-option-{option.name}"
            for value in (*option.valid, option.default):
                yield f"{entry.name}-option-{option.name}-{re.sub('-[0-9]$', '', value)}"


def _names_in_gallery() -> Iterator[str]:
    for entry in garrison.available_games():
        for component in garrison.load(entry.name).components():
            yield f"rulebook-kind-{component.kind}"
            yield f"rulebook-group-{component.group}"
