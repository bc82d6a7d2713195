"""What is asked of a server outside the socket: a table, a seat at it, odds and hints."""

from typing import NamedTuple
from urllib.parse import parse_qs, urlsplit, urlunsplit

import httpx
import msgspec

from garrison.core.errors import GarrisonError
from garrison.core.reasons import Reason
from garrison.server.http.schemas import Newcomer, NewTable, Problem, Ticket
from garrison.table.messages.schemas import Advice, TableEstimate

_SECONDS = 30.0


class ServerAway(GarrisonError):
    """The server does not answer."""


class ServerRefused(GarrisonError):
    """The server refuses, and says why."""


class Link(NamedTuple):
    """What a link to a table says: where it is, and the invitation or the token behind the `#`.

    Without a server, the table is on this machine.
    """

    server: str
    table: str
    invite: str = ""
    token: str = ""


def read_link(link: str) -> Link | None:
    """The parts of `https://host/table/ID#invite=…` or `table/ID#me=…`; None if it is neither."""
    parts = urlsplit(link)
    steps = [step for step in parts.path.split("/") if step]
    if parts.scheme not in ("http", "https", "") or len(steps) != 2 or steps[0] != "table":
        return None
    secret = parse_qs(parts.fragment)
    server = urlunsplit((parts.scheme, parts.netloc, "", "", "")) if parts.scheme else ""
    return Link(server, steps[1], secret.get("invite", [""])[0], secret.get("me", [""])[0])


class Server:
    """One Garrison server."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._client = httpx.AsyncClient(base_url=address, timeout=_SECONDS)

    async def open_table(self, wishes: NewTable) -> Ticket:
        return await self._post("/api/tables", wishes)

    async def join(self, table: str, newcomer: Newcomer) -> Ticket:
        return await self._post(f"/api/tables/{table}/people", newcomer)

    async def estimate(self, table: str, token: str) -> TableEstimate:
        answer = await self._send("GET", f"/api/tables/{table}/estimate", token)
        return msgspec.json.decode(answer, type=TableEstimate)

    async def advice(self, table: str, token: str, seat: int) -> Advice:
        answer = await self._send("GET", f"/api/tables/{table}/advice?seat={seat}", token)
        return msgspec.json.decode(answer, type=Advice)

    async def close(self) -> None:
        await self._client.aclose()

    async def _post(self, path: str, body: NewTable | Newcomer) -> Ticket:
        answer = await self._send("POST", path, content=msgspec.json.encode(body))
        return msgspec.json.decode(answer, type=Ticket)

    async def _send(
        self, method: str, path: str, token: str = "", content: bytes | None = None
    ) -> bytes:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        if content is not None:
            headers["content-type"] = "application/json"
        try:
            answer = await self._client.request(method, path, content=content, headers=headers)
        except httpx.HTTPError as error:
            raise ServerAway(Reason("terminal-server-away", {"address": self.address})) from error
        if answer.is_success:
            return answer.content
        try:
            problem = msgspec.json.decode(answer.content, type=Problem)
        except msgspec.DecodeError as error:
            raise ServerAway(Reason("terminal-no-server", {"address": self.address})) from error
        raise ServerRefused(Reason(problem.reason.id, problem.reason.args))
