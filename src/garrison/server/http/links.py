"""Links people share. Secrets stand behind the `#`, so that they reach no server's log."""

from garrison.server.http.errors import AnyRequest
from garrison.server.settings import Settings


def invite_link(request: AnyRequest, settings: Settings, table: str, invite: str) -> str:
    """For friends."""
    return f"{_address(request, settings)}/table/{table}#invite={invite}"


def personal_link(request: AnyRequest, settings: Settings, table: str, token: str) -> str:
    """For one's own other devices."""
    return f"{_address(request, settings)}/table/{table}#me={token}"


def _address(request: AnyRequest, settings: Settings) -> str:
    return settings.address.rstrip("/") or str(request.base_url).rstrip("/")
