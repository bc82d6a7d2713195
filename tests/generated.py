"""Files of the repository that are made from declarations. `make types` writes them anew."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

import garrison
from garrison.cli.schema import FORMATS
from garrison.server.protocol import typescript

ROOT: Final = Path(__file__).parents[1]
GAMES: Final = ("bastion", "last-bastion", "unbreakable-castle")


def _of_game(game: str, form: str) -> Callable[[], str]:
    return lambda: FORMATS[form](garrison.load(game))


FILES: Final[Mapping[str, Callable[[], str]]] = {
    "web/src/protocol.ts": typescript,
    **{f"web/src/{game}/view.ts": _of_game(game, "typescript") for game in GAMES},
    **{f"docs/schemas/{game}.json": _of_game(game, "json") for game in GAMES},
    **{f"docs/views/{game}.md": _of_game(game, "markdown") for game in GAMES},
}


def write() -> None:
    for name, make in FILES.items():
        path = ROOT / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(make(), encoding="utf-8")


if __name__ == "__main__":
    write()
