"""Hosts, and whoever runs the server, over the wire."""

import asyncio
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from garrison.cli import main
from garrison.server.settings import Settings
from garrison.table.messages.client import (
    Bye,
    Chat,
    Done,
    Hello,
    Lock,
    Mute,
    Remove,
    Rename,
    RequestRefused,
)
from garrison.table.model.settings import TableSettings
from server.demo import UNLIMITED, serving
from server.players import Client, join_table, open_table, socket_address

LISTED = TableSettings(public=True, language="pl", level="new")


def test_the_list_of_tables_tells_name_language_and_level_and_leaves_out_locked_ones(
    tmp_path: Path,
) -> None:
    async def scene() -> None:
        async with (
            serving(Settings(folder=tmp_path, limits=UNLIMITED)) as address,
            httpx.AsyncClient(base_url=address) as visitor,
        ):
            ticket = await open_table(address, "Ann", [0], settings=LISTED)
            async with connect(socket_address(address, ticket.table)) as socket:
                ann = Client(socket)
                await ann.send(Hello(token=ticket.token))
                await ann.receive()
                await ann.send(Rename(n=1, title="Piątek"))
                assert isinstance(await ann.answer(1), Done)
                listed = (await visitor.get("/api/tables")).json()["tables"]
                told = [(each["title"], each["language"], each["level"]) for each in listed]
                assert told == [("Piątek", "pl", "new")]
                await ann.send(Lock(n=2, locked=True))
                assert isinstance(await ann.answer(2), Done)
                assert (await visitor.get("/api/tables")).json()["tables"] == []

    asyncio.run(scene())


def test_a_host_silences_people_and_sends_them_away(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(Settings(folder=tmp_path, limits=UNLIMITED)) as address:
            host = await open_table(address, "Ann", [0])
            guest = await join_table(address, host, "Bob", [1])
            where = socket_address(address, host.table)
            async with connect(where) as one, connect(where) as two:
                ann, bob = Client(one), Client(two)
                await ann.send(Hello(token=host.token))
                await ann.receive()
                await bob.send(Hello(token=guest.token))
                await bob.receive()
                await ann.send(Mute(n=1, person=guest.person, muted=True))
                assert isinstance(await ann.answer(1), Done)
                await bob.send(Chat(n=2, text="hey"))
                refused = await bob.answer(2)
                assert isinstance(refused, RequestRefused)
                assert refused.reason.id == "table-muted-you"
                await ann.send(Remove(n=3, person=guest.person))
                while not isinstance(heard := await bob.receive(), Bye):
                    pass
                assert heard.reason.id == "table-you-were-removed"

    asyncio.run(scene())


def test_whoever_runs_the_server_keeps_addresses_out(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("garrison.server.services.SWEEP_SECONDS", 0.05)

    def admin(*arguments: str) -> int:
        return main(["admin", "block", *arguments, "--folder", str(tmp_path), "--lang", "en"])

    async def scene() -> None:
        async with (
            serving(Settings(folder=tmp_path, limits=UNLIMITED)) as address,
            httpx.AsyncClient(base_url=address) as visitor,
        ):
            assert (await visitor.get("/api/tables")).status_code == 200
            assert await asyncio.to_thread(admin, "127.0.0.0/8") == 0
            await asyncio.sleep(0.5)
            refused = await visitor.get("/api/tables")
            assert refused.json()["reason"]["id"] == "server-blocked"
            with pytest.raises(InvalidStatus):
                await connect(socket_address(address, "x"))
            assert await asyncio.to_thread(admin, "127.0.0.0/8", "--undo") == 0
            await asyncio.sleep(0.5)
            assert (await visitor.get("/api/tables")).status_code == 200

    asyncio.run(scene())
    assert admin("127.0.0.0/8") == 0
    assert admin() == 0
    assert "127.0.0.0/8" in capsys.readouterr().out.splitlines()
    assert admin("nowhere") == 2
