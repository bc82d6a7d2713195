"""Which web pages may talk to this server: our own, and those the settings name."""

from collections.abc import Sequence
from urllib.parse import urlsplit


def is_welcome_origin(origin: str | None, host: str | None, more: Sequence[str]) -> bool:
    """Whether a page from this origin may talk to the server that was asked for as `host`.

    Programs that are no browsers send no origin and are welcome.
    """
    if origin is None or origin in more:
        return True
    try:
        return bool(host) and urlsplit(origin).netloc == host
    except ValueError:  # no address at all
        return False
