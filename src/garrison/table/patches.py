"""What changed between two documents: clients are sent, and moves store, the few new values alone.

A change is a path and the new value there: `[["wall", 7, "enemy"], "rider"]`. A path alone means
that the value is gone: `[["wall", 7, "enemy"]]`. Lists are compared item by item if they are
equally long and replaced otherwise. Applying the changes in order to the old document, be it a view
or a position, gives the new one.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeAlias

Plain: TypeAlias = Mapping[str, object]
Path: TypeAlias = list[str | int]
Change: TypeAlias = list[object]


def changes(old: Plain, new: Plain) -> list[Change]:
    """Every change that leads from the old document to the new one."""
    found: list[Change] = []
    _compare_tables(old, new, [], found)
    return found


def apply_changes(document: object, changes: Iterable[Sequence[object]]) -> None:
    """Change a document in place, as these changes tell."""
    for change in changes:
        path = change[0]
        assert isinstance(path, list)
        place = document
        for key in path[:-1]:
            assert isinstance(place, dict | list)
            place = place[key]
        assert isinstance(place, dict | list)
        if len(change) > 1:
            place[path[-1]] = change[1]
        else:
            del place[path[-1]]


def _compare(old: object, new: object, path: Path, found: list[Change]) -> None:
    """Note how two different values differ."""
    if isinstance(old, dict) and isinstance(new, dict):
        _compare_tables(old, new, path, found)
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for index, (before, after) in enumerate(zip(old, new, strict=True)):
            if before is not after and before != after:
                _compare(before, after, [*path, index], found)
    else:
        found.append([path, new])


def _compare_tables(old: Plain, new: Plain, path: Path, found: list[Change]) -> None:
    if old.keys() != new.keys():
        found.extend([[*path, key]] for key in old if key not in new)
    for key, value in new.items():
        if key not in old:
            found.append([[*path, key], value])
            continue
        before = old[key]
        if before is not value and before != value:
            _compare(before, value, [*path, key], found)
