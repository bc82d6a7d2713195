"""The web client's types are those of the server."""

from pathlib import Path

from garrison.server.protocol import typescript

TYPES = Path(__file__).parents[2] / "web" / "src" / "protocol.ts"


def test_the_types_of_the_web_client_are_up_to_date() -> None:
    assert TYPES.read_text() == typescript(), "run: python -m garrison.server.protocol > " + str(
        TYPES.relative_to(Path(__file__).parents[2])
    )
