"""What this server offers: games, languages, phrases, words."""

from litestar import get
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

import garrison
from garrison.core.registry import Edition, Entry
from garrison.server.http.problems import PROBLEMS
from garrison.server.http.schemas import About, EditionInfo, GameInfo, OptionInfo
from garrison.server.services import Services
from garrison.table.messages.client import PHRASES
from garrison.texts import LANGUAGES, catalogue, catalogue_of


@get("/api/about", sync_to_thread=False, responses=PROBLEMS)
def about(services: NamedDependency[Services]) -> About:
    """Games with their options, languages, quick phrases, bots."""
    return About(
        version=garrison.__version__,
        languages=list(LANGUAGES),
        phrases=list(PHRASES),
        bots=services.thinker.names(),
        games=[
            _game(entry, entry.name in services.settings.data) for entry in services.games.entries()
        ],
    )


@get(
    "/api/texts/{language:str}",
    media_type="text/plain; charset=utf-8",
    sync_to_thread=False,
    responses=PROBLEMS,
)
def texts(language: FromPath[str]) -> str:
    """Every message of a language, as Fluent text."""
    if language not in LANGUAGES:
        raise NotFoundException
    return "\n".join(text for _, text in catalogue(language))


@get(
    "/api/texts/{game:str}/{language:str}",
    media_type="text/plain; charset=utf-8",
    sync_to_thread=False,
    responses=PROBLEMS,
)
def texts_of_game(
    game: FromPath[str], language: FromPath[str], services: NamedDependency[Services]
) -> str:
    """The messages that a game of another package brings along, as Fluent text."""
    entry = next((each for each in services.games.entries() if each.name == game), None)
    if entry is None or language not in LANGUAGES:
        raise NotFoundException
    return "\n".join(text for _, text in catalogue_of(entry.texts, language)) if entry.texts else ""


def _game(entry: Entry, own_data: bool) -> GameInfo:
    face = f"/games/{entry.name}/face.js" if entry.web else None
    editions = [_edition(entry, edition) for edition in entry.editions]
    return GameInfo(entry.name, editions, face, own_data)


def _edition(entry: Entry, edition: Edition) -> EditionInfo:
    options = [
        OptionInfo(option.name, list(option.valid), option.default, option.several)
        for option in edition.options
    ]
    path = f"{entry.name}/{edition.name}" if edition.name else entry.name
    return EditionInfo(edition.name, path, options)
