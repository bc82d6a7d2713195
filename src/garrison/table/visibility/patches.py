"""What changed between two views, so that a client gets the few new values and not all of them.

A change is a path and the new value there: `[["wall", 7, "enemy"], "rider"]`. A path alone means
that the value is gone: `[["wall", 7, "enemy"]]`. Lists are compared item by item if they are
equally long and replaced otherwise. Applying the changes in order to the old view gives the new.
"""

from typing import TypeAlias

from garrison.core.game import View

Path: TypeAlias = list[str | int]
Change: TypeAlias = list[object]


def changes(old: View, new: View) -> list[Change]:
    """Every change that leads from the old view to the new one."""
    found: list[Change] = []
    _compare_tables(old, new, [], found)
    return found


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


def _compare_tables(old: View, new: View, path: Path, found: list[Change]) -> None:
    if old.keys() != new.keys():
        found.extend([[*path, key]] for key in old if key not in new)
    for key, value in new.items():
        if key not in old:
            found.append([[*path, key], value])
            continue
        before = old[key]
        if before is not value and before != value:
            _compare(before, value, [*path, key], found)
