"""The REST interface does what its OpenAPI document says, whatever it is asked."""

import tempfile
import threading
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Protocol

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import CheckFunction, not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from garrison.server.running import make_server
from garrison.server.settings import Settings
from server.demo import UNLIMITED, demo_dependencies
from server.services import free_port

PORT = free_port()
CHECKS = (
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
)


class Asked(Protocol):
    """A request that was made up from the OpenAPI document."""

    def call_and_validate(self, *, checks: Sequence[CheckFunction]) -> object: ...


@pytest.fixture(scope="module", autouse=True)
def _server() -> Iterator[None]:
    with tempfile.TemporaryDirectory() as folder:
        set_up = Settings(folder=Path(folder), limits=UNLIMITED)
        server = make_server(set_up, "127.0.0.1", PORT, demo_dependencies())
        thread = threading.Thread(target=server.run)
        thread.start()
        while not server.started:
            time.sleep(0.02)
        yield
        server.should_exit = True
        thread.join(20)


def test_nothing_that_is_asked_breaks_the_server() -> None:
    api = schemathesis.openapi.from_url(f"http://127.0.0.1:{PORT}/api/schema/openapi.json")
    operations = [found.ok() for found in api.get_all_operations() if isinstance(found, Ok)]
    assert len(operations) >= 10
    for operation in operations:

        @settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
        @given(case=operation.as_strategy())
        def ask(case: Asked) -> None:
            case.call_and_validate(checks=CHECKS)

        ask()
