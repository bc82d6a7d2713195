"""The web client, or a page that says what is coming while there is none."""

from html import escape
from mimetypes import guess_type
from pathlib import Path
from typing import Annotated, Final

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, HeaderParameter
from litestar.response import File

from garrison.server.services import Services
from garrison.texts import LANGUAGES, translator

BUILT: Final = Path(__file__).parent / "static"
"""Where the client is built to, so that an installation brings it along."""


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(
    services: NamedDependency[Services],
    path: FromPath[str] = "",
    languages: Annotated[str, HeaderParameter(name="accept-language")] = "",
) -> File | Response[str]:
    """A file of the client; any other path is the client's own affair, except under /api."""
    folder = services.settings.client or BUILT
    if path.startswith(("/api/", "/ws/")):
        raise NotFoundException
    if not (folder / "index.html").is_file():
        return Response(_coming(_language(languages)), media_type="text/html; charset=utf-8")
    wanted = (folder / path.lstrip("/")).resolve()
    inside = wanted.is_relative_to(folder.resolve()) and wanted.is_file()
    return _file(wanted if inside else folder / "index.html", cacheable=inside and "assets" in path)


def _file(path: Path, cacheable: bool) -> File:
    """Built files carry a hash in their name and never change; the rest is asked for anew."""
    age = "public, max-age=31536000, immutable" if cacheable else "no-cache"
    kind = guess_type(path.name)[0] or "application/octet-stream"
    headers = {"cache-control": age}
    return File(path, media_type=kind, content_disposition_type="inline", headers=headers)


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
