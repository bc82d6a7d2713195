"""Looking after the tables of a server that runs."""

import asyncio
import json
import logging
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from garrison.cli import main
from garrison.core.records import read_record
from garrison.server import maintenance
from garrison.server.logs import JsonLines
from garrison.server.settings import Settings
from garrison.server.tables.registry import NoSuchTable
from garrison.table.messages.client import Bye, Hello, MakeMove
from server.demo import UNLIMITED, demo_dependencies, serving
from server.players import Client, open_table, socket_address


def admin(folder: Path, *arguments: str) -> int:
    return main(["admin", *arguments, "--folder", str(folder), "--lang", "en"])


def test_tables_are_listed_backed_up_and_deleted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def prepare() -> str:
        async with serving(Settings(folder=tmp_path, limits=UNLIMITED)) as address:
            return (await open_table(address, "Ann", [0])).table

    table = asyncio.run(prepare())
    assert admin(tmp_path, "list", "--json") == 0
    assert [each["id"] for each in json.loads(capsys.readouterr().out)] == [table]
    assert admin(tmp_path, "backup", str(tmp_path / "copy.db")) == 0
    assert (tmp_path / "copy.db").stat().st_size > 0
    assert admin(tmp_path, "delete", table) == 0
    assert admin(tmp_path, "delete", table) == 2
    assert table in capsys.readouterr().err


def test_a_table_that_is_played_at_can_be_exported(tmp_path: Path) -> None:
    async def scene() -> None:
        settings = Settings(folder=tmp_path, limits=UNLIMITED)
        async with serving(settings) as address:
            ticket = await open_table(address, "Ann", [0, 1])
            async with connect(socket_address(address, ticket.table)) as socket:
                client = Client(socket)
                await client.send(Hello(token=ticket.token))
                await client.receive()
                await client.send(MakeMove(say="roll", seen=3, n=1))
                await client.answer(1)
            text = await maintenance.export_table(settings, demo_dependencies().games, ticket.table)
            assert read_record(text).moves[0] == "roll"
            with pytest.raises(NoSuchTable):
                await maintenance.export_table(settings, demo_dependencies().games, "none")

    asyncio.run(scene())


def test_whoever_plays_at_a_deleted_table_is_sent_away(tmp_path: Path) -> None:
    async def scene() -> None:
        settings = Settings(folder=tmp_path, limits=UNLIMITED)
        async with serving(settings) as address:
            ticket = await open_table(address, "Ann", [0, 1])
            async with connect(socket_address(address, ticket.table)) as socket:
                client = Client(socket)
                await client.send(Hello(token=ticket.token))
                await client.receive()
                await maintenance.delete(settings, ticket.table)
                await client.send(MakeMove(say="roll", seen=3, n=1))
                while not isinstance(await client.receive(), Bye):
                    pass
            async with connect(socket_address(address, ticket.table)) as socket:
                last = await Client(socket).receive()
                assert isinstance(last, Bye)
                assert (last.reason.id, last.again) == ("server-no-such-table", False)

    asyncio.run(scene())


def test_logs_are_one_object_a_line_with_what_belongs_to_them() -> None:
    record = logging.makeLogRecord({"name": "x", "levelname": "INFO", "msg": "a\nb", "table": "t1"})
    line = JsonLines().format(record)
    assert "\n" not in line
    assert json.loads(line)["event"] == "a\nb"
    assert json.loads(line)["table"] == "t1"
