"""How long the wall of Bastion lasts, reckoned on the sections that are held, as a bit set."""

from mypy_extensions import i64


def count(bits: i64) -> i64:
    found: i64 = 0
    while bits:
        bits &= bits - 1
        found += 1
    return found


def top(wall: i64) -> i64:
    """The last occupied section; 0 if none is."""
    section: i64 = 0
    wall >>= 1
    while wall:
        section += 1
        wall >>= 1
    return section


def landing(wall: i64, start: i64) -> i64:
    """Where an enemy coming from `start` would stop; 0 for nowhere."""
    section = start - 1
    while section > 0:
        if not wall >> section & 1 and (section == 1 or wall >> (section - 1) & 1):
            return section
        section -= 1
    return 0


def filled(wall: i64, cards: i64, usable: i64) -> i64:
    """The wall after so many more cards, if nobody is killed; -1 if they do not fit."""
    one: i64 = 1
    last = top(wall)
    while cards > 0:
        if last < usable:
            last += 1
            wall |= one << last
        else:
            section = landing(wall, usable + 1)
            if not section:
                return -1
            wall |= one << section
        cards -= 1
    return wall


def marches(wall: i64) -> i64:
    """How many times the last enemy can still move up before the bastion falls."""
    one: i64 = 1
    made: i64 = 0
    last = top(wall)
    while last:
        section = landing(wall, last)
        if not section:
            return made
        wall ^= one << last | one << section
        made += 1
        while last and not wall >> last & 1:
            last -= 1
    return made


def overflow(enemies: i64, cards: i64, usable: i64) -> i64:
    """How many of the coming cards would find no room if nobody were killed."""
    free = usable - enemies
    return cards - free if cards > free else 0


def slack(wall: i64, cards: i64, usable: i64) -> i64:
    """How many marches are left once the deck is out, if nobody is killed until then."""
    end = filled(wall, cards, usable)
    return marches(end) if end >= 0 else 0
