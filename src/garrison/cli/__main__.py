"""`python -m garrison.cli` and the `garrison` command."""

import sys

from garrison.cli import main


def run() -> None:
    sys.exit(main())


if __name__ == "__main__":
    run()
