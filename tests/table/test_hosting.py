"""What the host of a table may do, and nobody else."""

from collections.abc import Callable

import pytest

from garrison.table.actions import hosting, joining, seating
from garrison.table.messages.server import Enter
from garrison.table.model import snapshots
from garrison.table.model.people import PersonId, hash_secret
from garrison.table.model.table import Table
from garrison.table.visibility.audience import Audience
from table.tables import race, refusal, seat


def opened() -> tuple[Table, PersonId, PersonId]:
    table = race()
    return table, seat(table, "Ann", [0]), seat(table, "Bob", [1])


def reloaded(table: Table) -> Table:
    seed = table.history.seed
    return snapshots.load("demo", table.game, seed, snapshots.save(table), [], lambda: 1.0)


@pytest.mark.parametrize(
    "act",
    [
        lambda table, bob, ann: hosting.rename(table, bob, "Mine"),
        lambda table, bob, ann: hosting.lock(table, bob, True),
        lambda table, bob, ann: hosting.remove(table, Audience(table), bob, ann),
        lambda table, bob, ann: hosting.mute(table, bob, ann, True),
        lambda table, bob, ann: hosting.hand_on(table, bob, bob),
    ],
)
def test_only_the_host_may(act: Callable[[Table, PersonId, PersonId], None]) -> None:
    table, ann, bob = opened()
    assert refusal(act, table, bob, ann) == "table-not-host"


def test_a_table_has_the_name_its_host_gives_it() -> None:
    table, ann, _ = opened()
    hosting.rename(table, ann, "  Friday\n night ")
    assert reloaded(table).title == "Friday night"


def test_nobody_comes_to_a_locked_table_until_it_is_opened_again() -> None:
    table, ann, _ = opened()
    hosting.lock(table, ann, True)
    newcomer = Enter(name="Cid", key=hash_secret("Cid"), seats=[])
    assert refusal(joining.enter, table, newcomer) == "table-is-locked"
    assert refusal(joining.viewer, table, "") == "table-is-locked"
    assert joining.viewer(table, "Bob") == 2, "whoever was there stays"
    hosting.lock(table, ann, False)
    assert joining.enter(table, newcomer).person == 3


def test_whoever_is_sent_away_loses_seat_and_link() -> None:
    table, ann, bob = opened()
    hosting.remove(table, Audience(table), ann, bob)
    assert table.holders[1].is_free()
    assert refusal(seating.whose, table, "Bob") == "table-unknown-link"


def test_whoever_was_silenced_is_not_heard() -> None:
    table, ann, bob = opened()
    hosting.mute(table, ann, bob, True)
    assert refusal(hosting.must_be_heard, reloaded(table), bob) == "table-muted-you"
    hosting.mute(table, ann, bob, False)
    hosting.must_be_heard(table, bob)


def test_the_role_is_handed_on() -> None:
    table, ann, bob = opened()
    hosting.hand_on(table, ann, bob)
    assert refusal(hosting.rename, table, ann, "x") == "table-not-host"
    assert reloaded(table).host == bob


def test_whoever_sits_there_longest_follows_a_host_that_leaves() -> None:
    table, ann, bob = opened()
    seat(table, "Cid", [])
    seating.leave(table, ann)
    assert table.host == bob


def test_a_host_sends_nobody_away_who_is_not_there() -> None:
    table, ann, _ = opened()
    for other in (ann, 7):
        assert refusal(hosting.mute, table, ann, other, True) == "table-no-such-person"
