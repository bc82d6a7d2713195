"""What `deploy/` and its page promise, as far as it can be tried without pulling an image."""

import asyncio
import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Final

import click
import pytest
import yaml  # type: ignore[import-untyped]
from websockets.asyncio.client import connect

from garrison.cli import garrison, main
from garrison.server.config import read_settings
from garrison.server.settings import Settings
from garrison.table.messages.client import Hello, MakeMove, Welcome
from garrison.table.model import snapshots
from garrison.table.model.settings import TableSettings
from server.demo import UNLIMITED, serving
from server.players import Client, open_table, socket_address
from table.tables import race, seat

ROOT: Final = Path(__file__).parents[2]
DEPLOY: Final = ROOT / "deploy"


def test_a_server_goes_on_from_a_backup_of_it_while_it_ran(tmp_path: Path) -> None:
    live, again = tmp_path / "live", tmp_path / "again"

    async def play_and_back_up() -> tuple[str, str]:
        async with serving(Settings(folder=live, limits=UNLIMITED)) as address:
            ticket = await open_table(address, "Ann", [0, 1])
            async with connect(socket_address(address, ticket.table)) as socket:
                client = Client(socket)
                await client.send(Hello(token=ticket.token))
                await client.receive()
                await client.send(MakeMove(say="roll", seen=3, n=1))
                await client.answer(1)
                back_up = ["admin", "backup", str(tmp_path / "copy.db"), "--folder", str(live)]
                assert await asyncio.to_thread(main, back_up) == 0
        return ticket.table, ticket.token

    async def look(table: str, token: str) -> Welcome:
        async with (
            serving(Settings(folder=again, limits=UNLIMITED)) as address,
            connect(socket_address(address, table)) as socket,
        ):
            client = Client(socket)
            await client.send(Hello(token=token))
            welcome = await client.receive()
            assert isinstance(welcome, Welcome)
            return welcome

    table, token = asyncio.run(play_and_back_up())
    again.mkdir()
    shutil.copy(tmp_path / "copy.db", again / "garrison.db")
    welcome = asyncio.run(look(table, token))
    assert [entry.say for entry in welcome.entries if entry.kind == "moved"] == ["roll"]


def test_a_table_stored_before_settings_had_their_names_is_opened() -> None:
    table = race()
    seat(table, "Ann", [0])
    saved = json.loads(snapshots.save(table))
    for name in ("settings", "silences", "host", "title", "locked", "practice"):
        saved.pop(name, None)
    saved["terms"] = {
        "public": True,
        "onlookers": False,
        "consent": "auto",
        "cover_after": 60,
        "cover_bot": "greedy",
        "people": 5,
    }
    old = json.dumps(saved).encode()
    seed = table.history.seed
    opened = snapshots.load("demo", table.game, seed, old, [], lambda: 1_000.0)
    assert opened.settings == TableSettings(
        public=True,
        onlookers=False,
        consent="auto",
        away_bot="greedy",
        away_seconds=60,
        people=5,
    )
    assert opened.host == 1
    assert snapshots.save(opened) != old


def _options(command: str) -> set[str]:
    """The long options of a command of ours."""
    found: click.Command = garrison
    for word in command.split():
        assert isinstance(found, click.Group)
        inner = found.get_command(click.Context(found), word)
        assert inner is not None
        found = inner
    return {name for each in found.params for name in each.opts}


@pytest.mark.parametrize(
    ("file", "command"),
    [
        ("garrison.service", "serve"),
        ("garrison-backup.service", "admin backup"),
        ("Containerfile", "serve"),
    ],
)
def test_every_option_that_deploy_gives_a_command_exists(file: str, command: str) -> None:
    lines = (DEPLOY / file).read_text("utf-8").splitlines()
    line = next(each for each in lines if each.startswith(("ExecStart=", "ENTRYPOINT")))
    given = set(re.findall(r"--[a-z-]+", line))
    assert given
    assert given <= _options(command)


def test_the_image_copies_only_what_there_is() -> None:
    text = (DEPLOY / "Containerfile").read_text("utf-8")
    copied = [line.split()[1:-1] for line in text.splitlines() if line.startswith("COPY ")]
    own = [each for words in copied if not words[0].startswith("--from") for each in words]
    assert own
    assert [each for each in own if not (ROOT / each).exists()] == []


def test_the_image_takes_nothing_that_was_made_on_this_machine() -> None:
    """Modules compiled for another Python, and a client built from other sources."""
    left_out = set((ROOT / ".dockerignore").read_text("utf-8").splitlines())
    assert {"**/*.so", "**/node_modules", "src/garrison/server/static", ".venv"} <= left_out


def test_the_compose_file_brings_all_that_a_public_server_needs() -> None:
    services = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))["services"]
    assert set(services) == {"caddy", "garrison", "postgres", "redis"}
    ours = services["garrison"]
    assert (DEPLOY / ours["build"]["context"] / ours["build"]["dockerfile"]).is_file()
    read_settings(None, ours["environment"])


@pytest.mark.soak
def test_systemd_takes_the_units() -> None:
    units = [DEPLOY / name for name in ("garrison.service", "garrison-backup.timer")]
    command = ["systemd-analyze", "verify", "--recursive-errors=no", *map(str, units)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    ours = [line for line in done.stderr.splitlines() if "deploy/" in line or "garrison" in line]
    assert [line for line in ours if "not executable" not in line] == []
