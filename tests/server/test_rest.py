"""The lobby and records over HTTP."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from xml.etree import ElementTree

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect

from garrison.core.records import read_record
from garrison.core.replays import verify
from garrison.server.settings import Limits, Settings
from garrison.table.messages.client import Bye, Hello, RequestRefused
from garrison.texts import LANGUAGES
from server.demo import UNLIMITED, demo_dependencies, serving
from server.players import Client, Player, open_table, socket_address


def visit(
    folder: Path, scene: Callable[[httpx.AsyncClient], Awaitable[None]], limits: Limits = UNLIMITED
) -> None:
    """Run a scene against a fresh server."""

    async def run() -> None:
        settings = Settings(folder=folder, limits=limits)
        async with serving(settings) as address, httpx.AsyncClient(base_url=address) as client:
            await scene(client)

    asyncio.run(run())


async def open_race(client: httpx.AsyncClient, **more: object) -> httpx.Response:
    return await client.post("/api/tables", json={"game": "race", "name": "Ann", **more})


def reason(answer: httpx.Response) -> str:
    return str(answer.json()["reason"]["id"])


def test_games_come_with_everything_a_form_needs(tmp_path: Path) -> None:
    async def scene(client: httpx.AsyncClient) -> None:
        about = (await client.get("/api/about")).json()
        (edition,) = about["games"][0]["editions"]
        assert edition["options"][0]["name"] == "seats"
        assert about["languages"] == list(LANGUAGES)

    visit(tmp_path, scene)


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ({"game": "rase", "name": "Ann"}, (400, "name-game")),
        ({"game": "race?seats=9", "name": "Ann"}, (400, "name-value")),
        ({"game": "race", "name": "\u202e"}, (400, "table-bad-name")),
        ({"game": "race", "name": "Ann", "seats": [7]}, (400, "table-no-such-seat")),
        ({"game": "race", "name": "Ann", "colour": "red"}, (400, "server-bad-request")),
        ({"game": "race"}, (400, "server-bad-request")),
        ({"game": "race", "name": "Ann", "settings": {"public": 1}}, (400, "server-bad-request")),
    ],
)
def test_a_bad_table_is_refused_with_a_reason(
    tmp_path: Path, body: dict[str, object], expected: tuple[int, str]
) -> None:
    async def scene(client: httpx.AsyncClient) -> None:
        answer = await client.post("/api/tables", json=body)
        assert (answer.status_code, reason(answer)) == expected

    visit(tmp_path, scene)


def test_public_tables_with_free_seats_are_listed(tmp_path: Path) -> None:
    async def scene(client: httpx.AsyncClient) -> None:
        listed = (await open_race(client, seats=[0], settings={"public": True})).json()["table"]
        await open_race(client, seats=[0])
        await open_race(client, seats=[0, 1], settings={"public": True})
        tables = (await client.get("/api/tables")).json()["tables"]
        assert [table["id"] for table in tables] == [listed]

    visit(tmp_path, scene)


def test_a_table_tells_whose_turn_it_is(tmp_path: Path) -> None:
    async def scene(client: httpx.AsyncClient) -> None:
        mine = (await open_race(client, seats=[0, 1])).json()
        told = (await client.get(f"/api/tables/{mine['table']}")).json()
        assert (told["turn"], told["turn_name"]) == (mine["person"], "Ann")
        free = (await open_race(client)).json()
        told = (await client.get(f"/api/tables/{free['table']}")).json()
        assert (told["turn"], told["turn_name"]) == (0, "")

    visit(tmp_path, scene)


def test_a_private_table_needs_its_invitation(tmp_path: Path) -> None:
    async def scene(client: httpx.AsyncClient) -> None:
        ticket = (await open_race(client, seats=[0])).json()
        people = f"/api/tables/{ticket['table']}/people"
        refused = await client.post(people, json={"name": "Eve", "seats": [1]})
        assert (refused.status_code, reason(refused)) == (403, "server-bad-invite")
        body = {"name": "Bob", "seats": [1], "invite": ticket["invite"]}
        assert (await client.post(people, json=body)).status_code == 201

    visit(tmp_path, scene)


def test_secrets_stand_behind_the_hash_of_links(tmp_path: Path) -> None:
    async def scene(client: httpx.AsyncClient) -> None:
        ticket = (await open_race(client)).json()
        assert ticket["personal_link"].endswith(f"#me={ticket['token']}")
        assert ticket["invite_link"].endswith(f"#invite={ticket['invite']}")

    visit(tmp_path, scene)


def test_an_invitation_is_a_picture_too(tmp_path: Path) -> None:
    async def scene(client: httpx.AsyncClient) -> None:
        ticket = (await open_race(client)).json()
        url = f"/api/tables/{ticket['table']}/invitation.svg"
        answer = await client.get(url, params={"invite": ticket["invite"]})
        assert answer.headers["content-type"].startswith("image/svg+xml")
        assert ElementTree.fromstring(answer.content).tag.endswith("svg")

    visit(tmp_path, scene)


def test_leaving_makes_the_token_worthless_and_the_seat_free(tmp_path: Path) -> None:
    async def scene(client: httpx.AsyncClient) -> None:
        ticket = (await open_race(client, seats=[0])).json()
        url = f"/api/tables/{ticket['table']}"
        mine = {"authorization": f"Bearer {ticket['token']}"}
        async with connect(socket_address(str(client.base_url), ticket["table"])) as socket:
            here = Client(socket)
            await here.send(Hello(token=ticket["token"]))
            await here.receive()
            assert (await client.delete(f"{url}/people/me", headers=mine)).status_code == 204
            while not isinstance(last := await here.receive(), Bye):
                pass
            assert not last.again
        again = await client.delete(f"{url}/people/me", headers=mine)
        assert (again.status_code, reason(again)) == (401, "table-unknown-link")
        assert (await client.get(url)).json()["free_seats"] == 2

    visit(tmp_path, scene)


def test_a_new_personal_link_replaces_the_old_one(tmp_path: Path) -> None:
    async def scene(client: httpx.AsyncClient) -> None:
        ticket = (await open_race(client, seats=[0])).json()
        url = f"/api/tables/{ticket['table']}/people/me/token"
        old = {"authorization": f"Bearer {ticket['token']}"}
        renewed = await client.post(url, headers=old)
        assert renewed.status_code == 201
        assert (await client.post(url, headers=old)).status_code == 401
        new = {"authorization": f"Bearer {renewed.json()['token']}"}
        assert (await client.post(url, headers=new)).status_code == 201

    visit(tmp_path, scene)


def test_tokens_are_not_in_the_database(tmp_path: Path) -> None:
    async def scene(client: httpx.AsyncClient) -> None:
        ticket = (await open_race(client, seats=[0])).json()
        files = list(tmp_path.glob("garrison.db*"))
        assert files
        assert all(ticket["token"].encode() not in file.read_bytes() for file in files)

    visit(tmp_path, scene)


def test_a_finished_game_is_exported_proven_and_imported(tmp_path: Path) -> None:
    async def scene(client: httpx.AsyncClient) -> None:
        ticket = await open_table(str(client.base_url).rstrip("/"), "Ann", [0, 1])
        before = (await client.get(f"/api/tables/{ticket.table}")).json()
        await Player([str(client.base_url).rstrip("/")], ticket, 1).play()
        answer = await client.get(f"/api/tables/{ticket.table}/record")
        record = read_record(answer.text)
        assert record.header.seed_hash == before["seed_hash"]
        assert verify(record, demo_dependencies().games.load("race")) > 0
        taken = await client.post("/api/records", content=answer.content)
        assert taken.json()["proven"] is True
        again = await client.get(f"/api/records/{taken.json()['id']}")
        assert again.content == answer.content

    visit(tmp_path, scene)


def test_the_record_of_a_game_that_goes_on_is_kept_from_rivals(tmp_path: Path) -> None:
    async def scene(client: httpx.AsyncClient) -> None:
        ticket = (await open_race(client, seats=[0])).json()
        url = f"/api/tables/{ticket['table']}/record"
        mine = {"authorization": f"Bearer {ticket['token']}"}
        refused = await client.get(url, headers=mine)
        assert (refused.status_code, reason(refused)) == (409, "table-record-later")
        assert (await client.get(url)).status_code == 401

    visit(tmp_path, scene)


def test_whoever_holds_every_seat_may_have_the_record_any_time(tmp_path: Path) -> None:
    async def scene(client: httpx.AsyncClient) -> None:
        ticket = (await open_race(client, seats=[0, 1])).json()
        mine = {"authorization": f"Bearer {ticket['token']}"}
        answer = await client.get(f"/api/tables/{ticket['table']}/record", headers=mine)
        record = read_record(answer.text)
        assert record.header.seed_hash
        assert record.seed == ""

    visit(tmp_path, scene)


def test_a_record_that_was_changed_is_not_taken_in(tmp_path: Path) -> None:
    async def scene(client: httpx.AsyncClient) -> None:
        ticket = (await open_race(client, seats=[0, 1])).json()
        mine = {"authorization": f"Bearer {ticket['token']}"}
        good = (await client.get(f"/api/tables/{ticket['table']}/record", headers=mine)).text
        bad = good.replace("Ann", "Eve")
        refused = await client.post("/api/records", content=bad)
        assert refused.status_code == 400
        assert refused.json()["faults"][0]["reason"]["id"] == "record-edited"
        for junk in (b"", b"\xff\xfe", b"[]", b"{}" * 1000):
            assert (await client.post("/api/records", content=junk)).status_code == 400

    visit(tmp_path, scene)


def test_every_answer_forbids_foreign_hosts(tmp_path: Path) -> None:
    async def scene(client: httpx.AsyncClient) -> None:
        for path in ("/", "/api/about", "/api/none", "/api/tables/none", "/health"):
            headers = (await client.get(path)).headers
            policy = headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "http" not in policy.replace("https://", "http")
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"

    visit(tmp_path, scene)


def test_pages_of_others_change_nothing(tmp_path: Path) -> None:
    async def scene(client: httpx.AsyncClient) -> None:
        body = {"game": "race", "name": "Ann"}
        foreign = {"origin": "https://evil.example"}
        refused = await client.post("/api/tables", json=body, headers=foreign)
        assert (refused.status_code, reason(refused)) == (403, "server-forbidden")
        own = {"origin": str(client.base_url).rstrip("/")}
        assert (await client.post("/api/tables", json=body, headers=own)).status_code == 201

    visit(tmp_path, scene)


def test_whoever_asks_too_fast_waits(tmp_path: Path) -> None:
    async def scene(client: httpx.AsyncClient) -> None:
        answers = [await client.get("/api/tables") for _ in range(8)]
        assert [answer.status_code for answer in answers[:5]] == [200] * 5
        assert reason(answers[-1]) == "server-too-fast"

    visit(tmp_path, scene, Limits(requests_per_second=0.1, request_burst=5))


def test_pages_load_however_little_their_address_may_ask_of_tables(tmp_path: Path) -> None:
    async def scene(client: httpx.AsyncClient) -> None:
        paths = ("/", "/table/x", "/api/about", "/api/texts/en.ftl")
        pages = [await client.get(path) for path in paths for _ in range(4)]
        assert 429 not in {answer.status_code for answer in pages}
        assert [(await client.get("/api/tables")).status_code for _ in range(2)] == [200, 429]

    visit(tmp_path, scene, Limits(requests_per_second=0.001, request_burst=1))


def test_files_have_a_limit_of_their_own(tmp_path: Path) -> None:
    async def scene(client: httpx.AsyncClient) -> None:
        assert [(await client.get("/")).status_code for _ in range(3)] == [200, 200, 429]

    visit(tmp_path, scene, Limits(files_per_second=0.001, file_burst=2))


def test_whoever_talks_too_fast_is_not_heard(tmp_path: Path) -> None:
    async def scene(client: httpx.AsyncClient) -> None:
        ticket = (await open_race(client)).json()
        async with connect(socket_address(str(client.base_url), ticket["table"])) as socket:
            here = Client(socket)
            for _ in range(5):
                await here.send(Hello(token=ticket["token"]))
            while not isinstance(answer := await here.receive(), RequestRefused):
                pass
            while answer.reason.id != "server-too-fast":
                last = await here.receive()
                answer = last if isinstance(last, RequestRefused) else answer

    visit(tmp_path, scene, Limits(messages_per_second=0.1, message_burst=3))


def test_a_body_that_is_too_big_is_refused(tmp_path: Path) -> None:
    async def scene(client: httpx.AsyncClient) -> None:
        answer = await client.post("/api/records", content=b"x" * 5000)
        assert (answer.status_code, reason(answer)) == (413, "server-too-big")

    visit(tmp_path, scene, Limits(body_bytes=4000, requests_per_second=0))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_before_there_is_a_client_speaks_the_readers_language(
    tmp_path: Path, language: str
) -> None:
    async def run() -> None:
        settings = Settings(folder=tmp_path, client=tmp_path / "none", limits=UNLIMITED)
        async with serving(settings) as address, httpx.AsyncClient(base_url=address) as client:
            page = await client.get("/", headers={"accept-language": f"xx, {language}-XX;q=0.8"})
            assert f'<html lang="{language}">' in page.text

    asyncio.run(run())


def test_the_built_client_is_served_and_nothing_outside_it(tmp_path: Path) -> None:
    built = tmp_path / "client"
    built.mkdir()
    (built / "index.html").write_text("<!doctype html>client")
    (built / "main.js").write_text("export {}")
    (tmp_path / "secret.txt").write_text("secret")

    async def run() -> None:
        settings = Settings(folder=tmp_path, client=built, limits=UNLIMITED)
        async with serving(settings) as address, httpx.AsyncClient(base_url=address) as client:
            script = await client.get("/main.js")
            assert script.text == "export {}"
            assert "javascript" in script.headers["content-type"]
            assert (await client.get("/table/abc")).text == "<!doctype html>client"
            assert (await client.get("/assets/part-of-an-older-client.js")).status_code == 404
            for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt"):
                assert "secret" not in (await client.get(path)).text

    asyncio.run(run())


def test_metrics_are_told(tmp_path: Path) -> None:
    async def scene(client: httpx.AsyncClient) -> None:
        ticket = await open_table(str(client.base_url).rstrip("/"), "Ann", [0, 1])
        await Player([str(client.base_url).rstrip("/")], ticket, 1).play()
        numbers = (await client.get("/metrics")).text
        assert "garrison_tables 1.0" in numbers
        assert float(numbers.split("\ngarrison_entries_total ")[1].split()[0]) > 3

    visit(tmp_path, scene)


def test_texts_are_the_catalogues(tmp_path: Path) -> None:
    async def scene(client: httpx.AsyncClient) -> None:
        assert "table-joined" in (await client.get("/api/texts/ru")).text
        assert (await client.get("/api/texts/xx")).status_code == 404

    visit(tmp_path, scene)


def test_every_message_has_a_schema(tmp_path: Path) -> None:
    async def scene(client: httpx.AsyncClient) -> None:
        schema = (await client.get("/api/schema/messages.json")).json()
        sent = schema["$defs"]["FromClient"]["anyOf"]
        assert {"$ref": "#/$defs/MakeMove"} in sent
        openapi = (await client.get("/api/schema/openapi.json")).json()
        assert "/api/tables/{table}/people" in openapi["paths"]
        msgspec.json.encode(schema)

    visit(tmp_path, scene)


def test_08_the_server_commits_itself_before_it_knows_what_people_contribute(
    tmp_path: Path,
) -> None:
    async def scene(client: httpx.AsyncClient) -> None:
        promised = (await client.post("/api/commitments")).json()["commitment"]
        nonce = "0123456789abcdef" * 2
        opened = await open_race(client, seats=[0], commitment=promised, nonce=nonce)
        assert opened.json()["seed_hash"] == promised
        again = await open_race(client, seats=[0], commitment=promised, nonce=nonce)
        assert (again.status_code, reason(again)) == (400, "server-no-commitment")
        alone = await open_race(client, seats=[0], nonce=nonce)
        assert (alone.status_code, reason(alone)) == (400, "server-no-commitment")

    visit(tmp_path, scene)
