"""A finished record for every way to end in each edition, and one readable playthrough of each.

`python tests/bastion/recording.py` makes the records again after a change of rules.
"""

from pathlib import Path

import pytest

import garrison
from bastion.recording import RECORDS, playthrough
from garrison.core.records import read_record
from garrison.core.replays import replay

HERE = Path(__file__).parent / "records"


@pytest.mark.parametrize("file", sorted(RECORDS))
def test_a_record_of_every_ending_replays(file: str) -> None:
    name, ending = RECORDS[file]
    record = read_record((HERE / f"{file}.record").read_text(encoding="utf-8"), file)
    assert record.header.game == name
    assert record.end == ending
    positions = sum(1 for _ in replay(record, garrison.load(name)))
    assert positions == len(record.moves) + 1


def test_every_ending_of_each_edition_has_a_record() -> None:
    found = {(name.partition("?")[0], ending) for name, ending in RECORDS.values()}
    endings = ("won", "overrun-adding", "overrun-marching")
    assert found == {(f"bastion/{year}", ending) for year in (2018, 2015) for ending in endings}


@pytest.mark.parametrize("edition", ["2018", "2015"])
def test_the_readable_playthrough_is_as_written_down(edition: str) -> None:
    written = (HERE / f"playthrough-{edition}.txt").read_text(encoding="utf-8")
    assert playthrough(edition) == written
