"""`python -m garrison.cli` and the `garrison` command."""

import sys


def run() -> None:
    """Run the command line; Ctrl-C is a quiet end even while it is still being loaded."""
    try:
        from garrison.cli import main

        code = main()
    except KeyboardInterrupt:
        code = 130
    sys.exit(code)


if __name__ == "__main__":
    run()
