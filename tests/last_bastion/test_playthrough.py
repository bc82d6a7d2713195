"""One whole game to read. A change of rules shows as a difference of this file."""

from last_bastion.making_playthrough import FILE, playthrough


def test_the_playthrough_is_still_the_same() -> None:
    assert playthrough() == FILE.read_text(encoding="utf-8")
