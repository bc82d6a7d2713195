"""The rules as a book, the search in it, its examples, the five-minute pages, the gallery."""

from typing import Annotated, Final, TypeAlias, TypeVar

from litestar import get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, QueryParameter

from garrison.rulebook.book_texts import BookText, Brief, ExampleText, Gallery, Guide, SearchResults
from garrison.rulebook.examples import told_example
from garrison.rulebook.gallery import gallery_of
from garrison.rulebook.search import search
from garrison.rulebook.translating import brief_of, guide_of, translated_book
from garrison.server.http.problems import PROBLEMS
from garrison.texts import LANGUAGES

T = TypeVar("T")
_MOST_WORDS: Final = 200
AskedLanguage: TypeAlias = Annotated[str, QueryParameter(pattern=f"^({'|'.join(LANGUAGES)})$")]
Edition: TypeAlias = Annotated[str, QueryParameter(max_length=20)]


@get("/api/rules/{game:str}", sync_to_thread=True, responses=PROBLEMS)
def rules(game: FromPath[str], language: AskedLanguage = "en", edition: Edition = "") -> BookText:
    """The rules of a game, in one edition and one language."""
    return _found(translated_book(game, edition, language))


@get("/api/rules/{game:str}/search", sync_to_thread=True, responses=PROBLEMS)
def search_rules(
    game: FromPath[str],
    words: Annotated[str, QueryParameter(max_length=_MOST_WORDS)],
    language: AskedLanguage = "en",
    edition: Edition = "",
) -> SearchResults:
    """Sections of the rules that tell of some words, best first."""
    return search(game, words, edition, language)


@get("/api/rules/{game:str}/examples/{example:str}", sync_to_thread=True, responses=PROBLEMS)
def rules_example(
    game: FromPath[str], example: FromPath[str], language: AskedLanguage = "en"
) -> ExampleText:
    """An example of the rules: the board at the start and after each of its moves."""
    return _found(told_example(game, example, language))


@get("/api/rules/{game:str}/about/{about:str}", sync_to_thread=True, responses=PROBLEMS)
def rules_about(
    game: FromPath[str], about: FromPath[str], language: AskedLanguage = "en", edition: Edition = ""
) -> Brief:
    """What a component or a section of the rules is about, in a few sentences."""
    return _found(brief_of(game, edition, about, language))


@get("/api/guides/{game:str}", sync_to_thread=True, responses=PROBLEMS)
def guide(game: FromPath[str], language: AskedLanguage = "en") -> Guide:
    """A game in five minutes."""
    return _found(guide_of(game, language))


@get("/api/gallery/{game:str}", sync_to_thread=True, responses=PROBLEMS)
def gallery(game: FromPath[str], language: AskedLanguage = "en") -> Gallery:
    """Every component of a game."""
    return _found(gallery_of(game, language))


def _found(answer: T | None) -> T:
    if answer is None:
        raise NotFoundException
    return answer
