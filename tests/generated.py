"""Files of the repository that are made from declarations. `make types` writes them anew."""

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

import garrison
from garrison.cli.schema import FORMATS
from garrison.games.unbreakable_castle.face.contents import load_contents
from garrison.rulebook.translating import guide_of
from garrison.server.protocol import typescript
from garrison.texts import ATTRIBUTES, LANGUAGES

ROOT: Final = Path(__file__).parents[1]
PICTURES: Final = ROOT / "docs/how-to-play/pictures"
"""The boards of the five-minute pages, taken by `python -m web.guide_pictures`."""
GAMES: Final = ("bastion", "last-bastion", "unbreakable-castle")


def _of_game(game: str, form: str) -> Callable[[], str]:
    return lambda: FORMATS[form](garrison.load(game))


_RACES: Final = """\
// Made from the game's data by `make types`. Do not edit.
import type { FreeRace, Race } from './view';

/** Every race as it can be told of before there is a table. */
export const RACE_FACTS: Record<Race, FreeRace> = """


def _races() -> str:
    facts = {
        name: {
            "race": name,
            "faction": race.faction,
            "side": race.side,
            "is_hard": not race.draws_quests,
            "start": {each: count for each, count in race.start.items() if count},
            "friend": race.friend or None,
        }
        for name, race in load_contents().races.items()
    }
    return f"{_RACES}{json.dumps(facts, indent=2)};\n"


_LANGUAGES: Final = """\
// Made from `garrison.texts` by `make types`. Do not edit.

export const LANGUAGES = {} as const;
export type Language = (typeof LANGUAGES)[number];

/** What a name can offer besides its plain form: cases, its plural, its grammatical gender. */
export const ATTRIBUTES = {} as const;
"""


def _languages() -> str:
    return _LANGUAGES.format(json.dumps(LANGUAGES), json.dumps(ATTRIBUTES))


def _guide(game: str) -> Callable[[], str]:
    """The five-minute page of a game for those who read the repository."""

    def make() -> str:
        guide = guide_of(game, "en")
        assert guide
        steps = [
            f"## {at}. {each.title}\n\n{each.text}\n\n"
            f"![{each.title}]({PICTURES.name}/{game}-{each.id}.jpg)"
            for at, each in enumerate(guide.steps, 1)
        ]
        return "\n\n".join([f"# {guide.title}", *steps, _MORE.format(game=game)]) + "\n"

    return make


_MORE: Final = """\
With boards to try: `/how-to-play/{game}` of the web client; all the rules: `garrison rules {game}`.
For designers: [sources, rulings and the tests that prove them](../{game}.md).

Made from the texts of the game by `make types`."""


FILES: Final[Mapping[str, Callable[[], str]]] = {
    "web/src/protocol.ts": typescript,
    "web/src/texts/languages.ts": _languages,
    "web/src/unbreakable-castle/races.ts": _races,
    **{f"web/src/{game}/view.ts": _of_game(game, "typescript") for game in GAMES},
    **{f"docs/schemas/{game}.json": _of_game(game, "json") for game in GAMES},
    **{f"docs/how-to-play/{game}.md": _guide(game) for game in GAMES},
    **{f"docs/views/{game}.md": _of_game(game, "markdown") for game in GAMES},
}


def write() -> None:
    for name, make in FILES.items():
        path = ROOT / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(make(), encoding="utf-8")


if __name__ == "__main__":
    write()
