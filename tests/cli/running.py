"""Running commands as a person does: arguments in, exit code and output back."""

import pytest

from garrison.cli import main


class Shell:
    """Runs commands in this process and keeps what they print."""

    def __init__(self, capture: pytest.CaptureFixture[str]) -> None:
        self._capture = capture

    def __call__(self, *arguments: str) -> tuple[int, str, str]:
        code = main(arguments)
        out, err = self._capture.readouterr()
        return code, out, err
