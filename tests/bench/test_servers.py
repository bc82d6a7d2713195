"""The bench of the server, on a few tables for a moment: that it runs, not how fast."""

import pytest

from garrison.bench.servers import measure_servers


@pytest.mark.parametrize("game", ["ledger", "bastion/2018?seats=2"])
def test_the_server_is_measured_under_load(game: str) -> None:
    (load,) = measure_servers([game], [3], 1.0, peers=False)
    assert (load.server, load.game, load.tables) == ("garrison", game, 3)
    assert load.moves_per_second > 0
    assert 0 < load.p50_ms <= load.p99_ms
