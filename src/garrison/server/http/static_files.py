"""The web client, or a page that says what is coming while there is none."""

import gzip
from functools import lru_cache
from html import escape
from importlib.resources import files
from mimetypes import guess_type
from pathlib import Path
from typing import Annotated, Final

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, HeaderParameter

from garrison.server.services import Services
from garrison.texts import LANGUAGES, translator

BUILT: Final = Path(__file__).parents[1] / "static"
"""Where the client is built to, so that an installation brings it along."""


COMPRESSES_ITSELF: Final = "compresses_itself"
"""Files are compressed once and remembered, not each time they are asked for."""


@get(["/", "/{path:path}"], include_in_schema=False, opt={COMPRESSES_ITSELF: True})
async def page(
    services: NamedDependency[Services],
    path: FromPath[str] = "",
    languages: Annotated[str, HeaderParameter(name="accept-language")] = "",
    encodings: Annotated[str, HeaderParameter(name="accept-encoding")] = "",
) -> Response[bytes] | Response[str]:
    """A file of the client; any other path is the client's own affair, except under /api.

    A built file that is gone belongs to a client of before: a page in its place would only confuse
    whoever still runs that one.
    """
    folder = services.settings.client or BUILT
    if path.startswith(("/api/", "/ws/")):
        raise NotFoundException
    if not (folder / "index.html").is_file():
        return Response(_coming(_language(languages)), media_type="text/html; charset=utf-8")
    wanted = _inside(folder, path)
    is_built = path.startswith("/assets/")
    if wanted is None and is_built:
        raise NotFoundException
    return _file(wanted or folder / "index.html", is_built, "gzip" in encodings)


@get("/games/{game:str}/{path:path}", include_in_schema=False)
async def game_file(
    game: FromPath[str], path: FromPath[str], services: NamedDependency[Services]
) -> Response[bytes]:
    """A file of the board that a game of another package brings along."""
    entry = next((each for each in services.games.entries() if each.name == game), None)
    wanted = _inside(Path(str(files(entry.web))), path) if entry and entry.web else None
    if wanted is None or wanted.suffix == ".py":
        raise NotFoundException
    return _file(wanted, cacheable=False, compressed=False)


def _inside(folder: Path, path: str) -> Path | None:
    """The file of the client that a path names, if it names one."""
    try:
        wanted = (folder / path.lstrip("/")).resolve()
        inside = wanted.is_relative_to(folder.resolve()) and wanted.is_file()
    except (ValueError, OSError):  # no name any file could have
        return None
    return wanted if inside else None


def _file(path: Path, cacheable: bool, compressed: bool) -> Response[bytes]:
    """Built files carry a hash in their name and never change; the rest is asked for anew."""
    age = "public, max-age=31536000, immutable" if cacheable else "no-cache"
    kind = guess_type(path.name)[0] or "application/octet-stream"
    headers = {"cache-control": age, "vary": "accept-encoding"}
    plain, small = _content(path, path.stat().st_mtime_ns)
    if compressed and small:
        headers["content-encoding"] = "gzip"
    return Response(small if compressed and small else plain, media_type=kind, headers=headers)


@lru_cache(maxsize=1000)
def _content(path: Path, changed: int) -> tuple[bytes, bytes]:
    """A file as it is, and compressed if that is worth it. `changed` is when it was written."""
    plain = path.read_bytes()
    small = gzip.compress(plain, 9, mtime=0)
    return plain, small if len(small) < 0.9 * len(plain) else b""


def _language(accepted: str) -> str:
    """The first language a browser asks for that we speak."""
    for part in accepted.split(","):
        tag = part.split(";")[0].split("-")[0].strip().casefold()
        if tag in LANGUAGES:
            return tag
    return "en"


def _coming(language: str) -> str:
    say = translator(language)
    title, text = escape(say("server-coming-title")), escape(say("server-coming-text"))
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{title}</title></head>'
        f"<body><main><h1>{title}</h1><p>{text}</p></main></body></html>"
    )
