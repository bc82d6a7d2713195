"""What is packed can be installed: the sdist, its wheel, and a game of another package."""

import json
import os
import platform
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TypeAlias
from urllib.error import URLError
from urllib.request import Request, urlopen

import pytest

ROOT = Path(__file__).parents[2]
LEAVE = shutil.ignore_patterns("*.so", "__pycache__", "*.egg-info", "_engine.txt")
Run: TypeAlias = subprocess.CompletedProcess[str]


def run(*command: str | Path, cwd: Path, timeout: int = 600, **environment: str) -> Run:
    clean = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    return subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        env={**clean, "GARRISON_PURE": "1", **environment},
        capture_output=True,
        text=True,
        timeout=timeout,
    )


def build(folder: Path, source: Path, kind: str) -> Path:
    """What the build backend makes of a folder, with the tools of this environment."""
    code = f"from setuptools import build_meta as b; print(b.build_{kind}({str(folder)!r}))"
    done = run(sys.executable, "-c", code, cwd=source)
    assert done.returncode == 0, done.stdout + done.stderr
    return folder / done.stdout.splitlines()[-1]


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What a packager has: the sources, with the web client built."""
    folder = tmp_path_factory.mktemp("sources")
    shutil.copytree(ROOT / "src", folder / "src", ignore=LEAVE)
    for file in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / file, folder)
    return folder


@pytest.fixture(scope="module")
def wheel(sources: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel made of the sdist made of the sources."""
    folder = tmp_path_factory.mktemp("packages")
    shutil.unpack_archive(build(folder, sources, "sdist"), folder)
    unpacked = next(each for each in folder.iterdir() if each.is_dir())
    return build(folder, unpacked, "wheel")


@pytest.fixture(scope="module")
def bare(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The commands of an empty environment with the wheel alone in it."""
    folder = tmp_path_factory.mktemp("bare")
    assert run(sys.executable, "-m", "venv", "env", cwd=folder).returncode == 0
    _install(folder / "env" / "bin", str(wheel))
    return folder / "env" / "bin"


@pytest.fixture(scope="module")
def whole(bare: Path, wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The same environment with the server, and with the race of another package."""
    folder = tmp_path_factory.mktemp("race")
    shutil.copytree(ROOT / "tests" / "demo", folder / "demo", ignore=LEAVE)
    race = build(folder, folder / "demo", "wheel")
    _install(bare, f"{wheel}[server]")
    _install(bare, "--no-deps", str(race))
    return bare


def _install(commands: Path, *what: str) -> None:
    pip = (commands / "python", "-m", "pip", "--disable-pip-version-check", "install", "-q")
    done = run(*pip, *what, cwd=commands)
    assert done.returncode == 0, done.stderr


def pythons() -> list[Path]:
    """This interpreter and those beside it, of the versions that are declared."""
    declared = re.findall(r"Python :: (3\.\d+)", (ROOT / "pyproject.toml").read_text())
    beside = Path(sys.base_prefix).parent
    found = [sorted(beside.glob(f"{version}.*/bin/python3")) for version in declared]
    others = [each[-1] for each in found if each and each[-1].parents[1] != Path(sys.base_prefix)]
    return [Path(sys.executable), *others]


def version_of(python: Path) -> str:
    """The version of an interpreter, by which a test of it is called."""
    is_this = python == Path(sys.executable)
    return platform.python_version() if is_this else python.parents[1].name


each_python = pytest.mark.parametrize("python", pythons(), ids=version_of)


@pytest.mark.soak
@each_python
def test_the_wheel_plays_on_every_python_of_this_machine(
    python: Path, wheel: Path, tmp_path: Path
) -> None:
    assert run(python, "-m", "venv", "env", cwd=tmp_path).returncode == 0
    commands = tmp_path / "env" / "bin"
    _install(commands, str(wheel))
    for game in ("bastion/2015", "bastion/2018", "last-bastion", "unbreakable-castle"):
        record = tmp_path / "game.record"
        play = ("auto", game, "--bots", "greedy", "--record", record)
        played = run(commands / "garrison", *play, cwd=tmp_path)
        assert played.returncode == 0, played.stderr
        proved = run(commands / "garrison", "verify", record, cwd=tmp_path)
        assert proved.returncode == 0, proved.stderr


KEPT = ("test_counts.py", "test_records.py", "test_laws.py")
"""The tests that the rules are the same: node counts, digests of random games, golden records."""


@pytest.mark.soak
@each_python
def test_the_sdist_compiles_on_every_python_of_this_machine(
    python: Path, sources: Path, tmp_path: Path
) -> None:
    """As anybody installs it: an empty environment, and an isolated build."""
    packed = build(tmp_path, sources, "sdist")
    games = ("bastion", "last_bastion", "unbreakable_castle")
    rules = [ROOT / "tests" / game / name for game in games for name in KEPT]
    assert run(python, "-m", "venv", "env", cwd=tmp_path).returncode == 0
    commands = tmp_path / "env" / "bin"
    pip = (commands / "python", "-m", "pip", "--disable-pip-version-check", "install", "-q")
    tools = ("pytest", "hypothesis", "msgspec")
    done = run(*pip, packed, *tools, cwd=tmp_path, timeout=3600, GARRISON_PURE="")
    assert done.returncode == 0, done.stderr
    told = run(commands / "garrison", "--version", cwd=tmp_path, GARRISON_PURE="")
    assert "compiled engine" in told.stdout, told.stdout
    pytest_there = (commands / "python", "-P", "-m", "pytest", "-q", "-m", "not soak")
    environment = {"GARRISON_PURE": "", "PYTHONPATH": str(ROOT / "tests")}
    kept = run(*pytest_there, *rules, cwd=tmp_path, timeout=1800, **environment)
    assert kept.returncode == 0, kept.stdout[-3000:]


def test_a_build_that_mypyc_refuses_says_why(sources: Path, tmp_path: Path) -> None:
    shutil.copytree(sources, tmp_path / "sources")
    with (tmp_path / "sources" / "src" / "garrison" / "core" / "moves.py").open("a") as file:
        file.write("\nthis is no Python\n")
    build_py = ("setup.py", "build_py", "--build-lib", "built")
    done = run(sys.executable, *build_py, cwd=tmp_path / "sources", GARRISON_PURE="")
    assert done.returncode == 0, done.stderr
    reason = (tmp_path / "sources" / "built" / "garrison" / "_engine.txt").read_text()
    assert reason.startswith("mypyc refused its source: src/garrison/core/moves.py:")
    assert reason.strip() in done.stdout


@pytest.mark.parametrize("command", ["sdist", "wheel"])
def test_without_the_web_client_the_build_says_how_to_get_it(
    command: str, sources: Path, tmp_path: Path
) -> None:
    shutil.copytree(sources, tmp_path / "sources")
    shutil.rmtree(tmp_path / "sources" / "src" / "garrison" / "server" / "static")
    code = f"from setuptools import build_meta as b; b.build_{command}('.')"
    done = run(sys.executable, "-c", code, cwd=tmp_path / "sources")
    assert done.returncode != 0
    assert "make web" in done.stdout + done.stderr


@pytest.mark.parametrize(
    ("command", "told"),
    [
        ("--version", "interpreted engine"),
        ("games", "Unbreakable Castle"),
        ("rules last-bastion", "warlord"),
        ("auto bastion?seats=1 --bots random --record it.record", "bastion"),
        ("replay it.record --to 3", ""),
        ("verify it.record", ""),
        ("ladder unbreakable-castle?seats=2 --bots random --games 2 --log it.jsonl", "random"),
        ("bench bastion --seconds 0.1", "bastion"),
    ],
)
def test_a_bare_installation_runs_every_command_of_the_engine(
    command: str, told: str, bare: Path
) -> None:
    done = run(bare / "garrison", *command.split(), cwd=bare)
    assert done.returncode == 0, done.stdout + done.stderr
    assert told in done.stdout


def test_a_bare_installation_says_what_a_server_needs(bare: Path) -> None:
    done = run(bare / "garrison", "play", "--no-browser", cwd=bare)
    assert done.returncode == 2
    assert "garrison[server]" in done.stderr


@pytest.mark.parametrize("bots", ["random", "greedy", "search?nodes=200"])
def test_a_game_of_another_package_is_played_by_bots(bots: str, whole: Path) -> None:
    done = run(whole / "garrison", "auto", "race?seats=3", "--bots", bots, cwd=whole)
    assert done.returncode == 0, done.stderr
    assert "Somebody has reached the goal" in done.stdout
    assert "Wyścig" in run(whole / "garrison", "games", "--lang", "pl", cwd=whole).stdout


@pytest.fixture
def address(whole: Path, tmp_path: Path) -> Iterator[str]:
    """The address of `garrison play`."""
    from server.services import free_port

    port = free_port()
    command = [str(whole / "garrison"), "play", "--no-browser", "--port", str(port)]
    running = subprocess.Popen(command, cwd=tmp_path)
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        running.terminate()
        running.wait(30)


def ask(address: str, body: object = None, token: str = "") -> str:
    """What the server answers, once it is there."""
    data = None if body is None else json.dumps(body).encode()
    headers = {"content-type": "application/json", "authorization": f"Bearer {token}"}
    request = Request(address, data, headers if data else {})
    for _ in range(300):
        try:
            with urlopen(request, timeout=20) as answer:
                return str(answer.read().decode())
        except URLError as error:
            if hasattr(error, "code"):
                raise
            time.sleep(0.2)
    raise AssertionError("the server did not start")


def test_an_installed_server_serves_the_client_and_games_of_other_packages(address: str) -> None:
    assert "<!doctype html>" in ask(f"{address}/")
    offered = {game["name"]: game for game in json.loads(ask(f"{address}/api/about"))["games"]}
    assert offered["race"]["face"] == "/games/race/face.js"
    assert "export default" in ask(address + offered["race"]["face"])
    assert "race-do-roll = Бросить кубики" in ask(f"{address}/api/texts/race/ru")
    opened = json.loads(ask(f"{address}/api/tables", {"game": "race", "name": "Ann", "seats": [0]}))
    shown = json.loads(ask(f"{address}/api/tables/{opened['table']}"))
    assert shown["game"].startswith("race")
