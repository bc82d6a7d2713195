"""Who knows the files of one game knows those of all: the same role has the same name."""

from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
NAMES = ("bastion", "last_bastion", "unbreakable_castle")
GAMES = {name: ROOT / "src/garrison/games" / name for name in NAMES}
RACE = ROOT / "tests/demo/race"
RULES = {"events", "facts", "position", "state", "terms"}
FACE = {
    *(
        "inventory",
        "components",
        "contents",
        "describing",
        "describing_events",
        "facts",
    ),
    *("game", "messages", "names", "reading", "upcoming", "view", "view_types", "vocabulary"),
    "writing",
}
IF_NEEDED = {"checking", "determinization", "questions"}
"""Where pending work must fit together; where something is hidden; where a question says more than
its step does."""


def files(folder: Path) -> set[str]:
    return {path.stem for path in folder.glob("*.py")} - {"__init__"}


def without_role(folder: Path) -> set[str]:
    """Files of a face that are neither a role nor a part of one, `reading_board` of `reading`."""
    roles = FACE | IF_NEEDED
    found = files(folder) - roles
    return {name for name in found if name.partition("_")[0] not in roles}


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_file_for_every_role(game: str) -> None:
    assert files(GAMES[game] / "rules") >= RULES
    assert files(GAMES[game] / "face") >= FACE


@pytest.mark.parametrize("folder", [*GAMES.values(), RACE], ids=lambda folder: folder.name)
def test_no_face_has_a_file_without_a_role(folder: Path) -> None:
    assert without_role(folder / "face") == set()


def test_a_file_of_another_name_is_found(tmp_path: Path) -> None:
    for name in ("game", "reading", "reading_board", "loading", "gameplay"):
        (tmp_path / f"{name}.py").touch()
    assert without_role(tmp_path) == {"loading", "gameplay"}


def test_the_race_follows_the_skeleton_as_far_as_it_needs_it() -> None:
    assert files(RACE / "rules") == (RULES - {"facts"}) | {"turn"}
    assert {"game", "vocabulary"} <= files(RACE / "face")


def test_the_documentation_shows_every_role() -> None:
    page = (ROOT / "docs/writing-a-game.md").read_text("utf-8")
    table = page.partition("## The skeleton")[2].partition("## A decision")[0]
    missing = [role for role in RULES | FACE | IF_NEEDED if f"{role}.py`" not in table]
    assert missing == []


@pytest.mark.parametrize("game", GAMES)
def test_evaluators_are_one_subpackage_for_each_game(game: str) -> None:
    assert {"evaluator", "intent"} <= files(ROOT / "src/garrison/bots/evaluators" / game)
