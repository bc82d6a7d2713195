"""Errors as clients see them: a status and a reason, never a trace."""

import logging
from collections.abc import Mapping
from typing import Final

from litestar import Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException

from garrison.core.errors import BadDocument, BadNotation, GarrisonError
from garrison.core.reasons import Reason
from garrison.server.http.schemas import Cause, FaultInfo, Problem
from garrison.server.tables.registry import NoSuchRecord, NoSuchTable
from garrison.table.errors import BadRequest, Unavailable, UnknownToken
from garrison.table.ports import StorageAway

_log = logging.getLogger(__name__)

_BY_STATUS: Final = {
    400: "server-bad-request",
    401: "server-no-token",
    403: "server-forbidden",
    404: "server-not-found",
    405: "server-bad-request",
    413: "server-too-big",
    429: "server-too-fast",
}

AnyRequest = Request[None, None, State]


class Forbidden(GarrisonError):
    """Somebody may not do this."""


_STATUSES: Final[Mapping[type[GarrisonError], int]] = {
    GarrisonError: 409,
    BadNotation: 400,
    BadDocument: 400,
    BadRequest: 400,
    UnknownToken: 401,
    Forbidden: 403,
    NoSuchTable: 404,
    NoSuchRecord: 404,
    Unavailable: 503,
}
"""The status of each kind of refusal; a class that is not listed has that of its base."""


def refuse(_: AnyRequest, error: GarrisonError) -> Response[Problem]:
    """Something was refused, with its reason."""
    status = next(_STATUSES[each] for each in type(error).__mro__ if each in _STATUSES)
    faults = error.faults if isinstance(error, BadDocument) else ()
    told = [FaultInfo(fault.place, _cause(fault.reason)) for fault in faults]
    return Response(Problem(_cause(error.reason), told), status_code=status)


def refuse_http(_: AnyRequest, error: HTTPException) -> Response[Problem]:
    """A request that is no good: its path, method or shape."""
    id = _BY_STATUS.get(error.status_code, "server-bad-request")
    if error.status_code >= 500:
        id = "server-failed"
    return Response(Problem(_cause(Reason(id))), status_code=error.status_code)


def refuse_for_now(_: AnyRequest, error: StorageAway) -> Response[Problem]:
    """The database is away; trying again later is right."""
    problem = Problem(_cause(error.reason))
    return Response(problem, status_code=503, headers={"retry-after": "2"})


def refuse_depth(_: AnyRequest, error: RecursionError) -> Response[Problem]:
    """A body that is nested deeper than anything we read."""
    return Response(Problem(_cause(Reason("server-bad-request"))), status_code=400)


def fail(request: AnyRequest, error: Exception) -> Response[Problem]:
    """A fault of ours: the trace is for our log alone."""
    _log.error("a request failed", exc_info=error, extra={"path": request.url.path})
    return Response(Problem(_cause(Reason("server-failed"))), status_code=500)


def _cause(reason: Reason) -> Cause:
    return Cause(reason.id, dict(reason.args))
