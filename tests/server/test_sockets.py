"""Play over real sockets."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from garrison.core.contract import OVER
from garrison.server.http.schemas import Ticket
from garrison.server.services import Dependencies
from garrison.server.settings import Settings
from garrison.server.tables.catalog import InstalledGames
from garrison.server.thinking.thinkers import RandomThinker
from garrison.table.messages import client as messages
from garrison.table.messages.client import (
    Done,
    FromClient,
    Hello,
    MakeMove,
    News,
    Presence,
    RequestRefused,
    Welcome,
)
from garrison.table.model.settings import TableSettings
from garrison.texts import translator
from server.demo import UNLIMITED, serving
from server.players import Client, Player, Seen, join_table, open_table, socket_address

COVERED = TableSettings(away_bot="random", away_seconds=1)
"""After a second a bot plays for whoever is away."""


def play(
    folder: Path, scene: Callable[[str], Awaitable[None]], dependencies: Dependencies | None = None
) -> None:
    """Run a scene against a fresh server."""

    async def run() -> None:
        async with serving(Settings(folder=folder, limits=UNLIMITED), dependencies) as address:
            await scene(address)

    asyncio.run(run())


async def welcome(client: Client, ticket: Ticket | None, seen: int = 0) -> Welcome:
    await client.send(Hello(token=ticket.token if ticket else "", seen=seen))
    message = await client.receive()
    assert isinstance(message, Welcome), message
    return message


def reason(message: object) -> str:
    assert isinstance(message, RequestRefused), message
    return message.reason.id


def test_two_people_play_a_whole_game_and_see_what_the_server_sees(tmp_path: Path) -> None:
    async def scene(address: str) -> None:
        ann = await open_table(address, "Ann", [0])
        bob = await join_table(address, ann, "Bob", [1])
        players = [Player([address], ticket, n) for n, ticket in enumerate((ann, bob))]
        await asyncio.wait_for(asyncio.gather(*(p.play() for p in players)), 30)
        for player in players:
            async with connect(socket_address(address, ann.table)) as socket:
                fresh = await welcome(Client(socket), player.ticket)
                assert player.seen.view == fresh.view
                assert player.seen.log == fresh.entries

    play(tmp_path, scene)


@pytest.mark.parametrize(
    "game",
    ["bastion/2018?level=tutorial&seats=2", "last-bastion?seats=2", "unbreakable-castle?seats=2"],
)
def test_a_client_cut_off_at_every_single_event_ends_with_the_servers_view(
    tmp_path: Path, game: str
) -> None:
    async def scene(address: str) -> None:
        ann = await open_table(address, "Ann", [0, 1], game)
        seen, dice = Seen(), Random(1)
        while seen.turn is None or seen.turn.actor != OVER:
            async with connect(socket_address(address, ann.table)) as socket:
                client = Client(socket)
                seen.take(await welcome(client, ann, seen.version))
                if seen.choices:
                    say = dice.choice(seen.choices).say
                    await client.send(MakeMove(say=say, seen=seen.version, n=1))
                    if dice.random() < 0.5:  # sometimes we are gone before the answer comes
                        await client.answer(1)
        async with connect(socket_address(address, ann.table)) as socket:
            fresh = await welcome(Client(socket), ann)
        assert seen.view == fresh.view
        assert seen.log == fresh.entries

    play(tmp_path, scene, Dependencies(InstalledGames(), RandomThinker()))


def test_what_a_seat_may_not_know_reaches_nobody_else(tmp_path: Path) -> None:
    async def scene(address: str) -> None:
        ann = await open_table(address, "Ann", [0])
        bob = await join_table(address, ann, "Bob", [1])
        url = socket_address(address, ann.table)
        async with connect(url) as one, connect(url) as two, connect(url) as three:
            clients = [Client(one), Client(two), Client(three)]
            start = [await welcome(c, t) for c, t in zip(clients, (ann, bob, None), strict=True)]
            await clients[0].send(MakeMove(say="draw", seen=start[0].version, n=1))
            await clients[0].answer(1)
            own = next(m for m in clients[0].heard if isinstance(m, News))
            card = str(own.entries[-1].words[0].args["card"]).removeprefix("@race-card-")
            assert card != "hidden"
            assert own.entries[-1].say == f"card {card}"
            for other in clients[1:]:
                news = await other.receive()
                while not isinstance(news, News):
                    news = await other.receive()
                assert card not in str(news)
                assert news.entries[-1].say is None

    play(tmp_path, scene)


def test_each_reads_the_log_in_their_own_language(tmp_path: Path) -> None:
    async def scene(address: str) -> None:
        ann = await open_table(address, "Аня", [0])
        bob = await join_table(address, ann, "Paweł", [1])
        url = socket_address(address, ann.table)
        async with connect(url) as one, connect(url) as two:
            a, b = Client(one), Client(two)
            await welcome(a, ann)
            await welcome(b, bob)
            await a.send(messages.Phrase(phrase="phrase-thanks", n=1))
            await a.answer(1)
            told = [await _news(b), next(m for m in a.heard if isinstance(m, News))]
            polish, russian = translator("pl"), translator("ru")
            (line,) = told[0].entries[0].words
            assert polish(line.id, line.args) == "Аня: Dziękuję!"
            (line,) = told[1].entries[0].words
            assert russian(line.id, line.args) == "Аня: Спасибо!"

    play(tmp_path, scene)


async def _news(client: Client) -> News:
    while True:
        message = await client.receive()
        if isinstance(message, News):
            return message


def test_words_are_passed_on_as_they_are_and_marked_as_a_persons(tmp_path: Path) -> None:
    async def scene(address: str) -> None:
        ann = await open_table(address, "Ann", [0])
        async with connect(socket_address(address, ann.table)) as socket:
            client = Client(socket)
            await welcome(client, ann)
            await client.send(messages.Chat(text="<b>@phrase-hello</b>", n=1))
            await client.answer(1)
            news = next(m for m in client.heard if isinstance(m, News))
            assert news.entries[0].text == "<b>@phrase-hello</b>"
            assert "text" not in news.entries[0].words[0].args

    play(tmp_path, scene)


def test_pings_reach_everybody_and_are_not_kept(tmp_path: Path) -> None:
    async def scene(address: str) -> None:
        ann = await open_table(address, "Ann", [0])
        url = socket_address(address, ann.table)
        async with connect(url) as one, connect(url) as two:
            a, onlooker = Client(one), Client(two)
            before = await welcome(a, ann)
            await welcome(onlooker, None)
            await a.send(messages.Ping(place="12", n=1))
            done = await a.answer(1)
            assert done == Done(1, before.version)
            while not isinstance(heard := await onlooker.receive(), messages.Pinged):
                assert isinstance(heard, Presence)
            assert (heard.by, heard.place) == (1, "12")

    play(tmp_path, scene)


def test_onlookers_watch_and_nothing_else(tmp_path: Path) -> None:
    async def scene(address: str) -> None:
        ann = await open_table(address, "Ann", [0])
        async with connect(socket_address(address, ann.table)) as socket:
            client = Client(socket)
            start = await welcome(client, None)
            assert start.choices == []
            asked: list[FromClient] = [
                MakeMove(say="roll", seen=start.version, n=1),
                messages.Undo(seen=start.version, n=2),
                messages.Sit(seat=1, n=3),
                messages.Chat(text="hi", n=4),
                messages.Ping(place="1", n=5),
                messages.Pause(n=6),
            ]
            for n, request in enumerate(asked, 1):
                await client.send(request)
                assert reason(await client.answer(n)) == "table-onlookers-watch"

    play(tmp_path, scene)


def test_a_table_may_want_no_onlookers(tmp_path: Path) -> None:
    async def scene(address: str) -> None:
        ann = await open_table(address, "Ann", [0], settings=TableSettings(onlookers=False))
        async with connect(socket_address(address, ann.table)) as socket:
            client = Client(socket)
            await client.send(Hello(n=1))
            assert reason(await client.answer(1)) == "table-no-onlookers"

    play(tmp_path, scene)


def test_hello_comes_first(tmp_path: Path) -> None:
    async def scene(address: str) -> None:
        ann = await open_table(address, "Ann", [0])
        async with connect(socket_address(address, ann.table)) as socket:
            client = Client(socket)
            await client.send(MakeMove(say="roll", seen=0, n=1))
            assert reason(await client.answer(1)) == "server-hello-first"

    play(tmp_path, scene)


def test_a_bot_plays_for_somebody_who_is_away_and_gives_the_seat_back(tmp_path: Path) -> None:
    async def scene(address: str) -> None:
        ann = await open_table(address, "Ann", [0], settings=COVERED)
        bob = await join_table(address, ann, "Bob", [1])
        url = socket_address(address, ann.table)
        async with connect(url) as socket:
            client = Client(socket)
            start = await welcome(client, ann)
            await client.send(MakeMove(say="roll", seen=start.version, n=1))
            await client.answer(1)
            kinds: list[str] = []
            while "moved" not in kinds:
                kinds += [told.kind for told in (await _news(client)).entries]
            assert kinds[0] == "covered"
            async with connect(url) as other:
                back = await welcome(Client(other), bob)
                assert back.table.holders[1].bot == ""
                assert "gave-back" in [told.kind for told in (await _news(client)).entries]

    play(tmp_path, scene)


def test_a_game_everybody_has_left_waits(tmp_path: Path) -> None:
    async def scene(address: str) -> None:
        ann = await open_table(address, "Ann", [0], settings=COVERED)
        await join_table(address, ann, "Bob", [1])
        url = socket_address(address, ann.table)
        async with connect(url) as socket:
            start = await welcome(Client(socket), ann)
        await asyncio.sleep(1.3)
        async with connect(url) as socket:
            assert (await welcome(Client(socket), ann)).version == start.version

    play(tmp_path, scene)


def test_in_hot_seat_play_the_view_turns_to_whoever_decides(tmp_path: Path) -> None:
    async def scene(address: str) -> None:
        ann = await open_table(address, "Ann", [0, 1])
        async with connect(socket_address(address, ann.table)) as socket:
            client = Client(socket)
            start = await welcome(client, ann)
            assert start.seen_from == 0
            await client.send(MakeMove(say="roll", seen=start.version, n=1))
            await client.answer(1)
            news = next(m for m in client.heard if isinstance(m, News))
            assert (news.seen_from, news.view is not None) == (1, True)
            await client.send(messages.SeeFrom(seat=0, n=2))
            await client.answer(2)
            assert [m.seen_from for m in client.heard if isinstance(m, News)][-1] == 0

    play(tmp_path, scene)


def test_a_question_why_not_is_answered(tmp_path: Path) -> None:
    async def scene(address: str) -> None:
        ann = await open_table(address, "Ann", [0])
        async with connect(socket_address(address, ann.table)) as socket:
            client = Client(socket)
            await welcome(client, ann)
            await client.send(messages.WhyNot(say="play", n=1))
            while not isinstance(answer := await client.receive(), messages.WhyNotAnswer):
                pass
            assert answer.reason is not None
            assert answer.reason.id == "race-no-card"

    play(tmp_path, scene)


@pytest.mark.parametrize("origin", ["https://evil.example", "null"])
def test_pages_of_others_do_not_get_a_socket(tmp_path: Path, origin: str) -> None:
    async def scene(address: str) -> None:
        ann = await open_table(address, "Ann", [0])
        headers = {"Origin": origin}
        with pytest.raises(Exception, match="403"):
            await connect(socket_address(address, ann.table), additional_headers=headers)

    play(tmp_path, scene)


def test_there_are_sockets_at_tables_and_nowhere_else(tmp_path: Path) -> None:
    async def scene(address: str) -> None:
        with pytest.raises(InvalidStatus, match="403"):
            await connect(f"{address.replace('http', 'ws', 1)}/ws/chairs/x")
        async with connect(socket_address(address, "No-Such-Table")) as socket:
            bye = await Client(socket).receive()
            assert isinstance(bye, messages.Bye)
            assert (bye.reason.id, bye.again) == ("server-no-such-table", False)

    play(tmp_path, scene)
