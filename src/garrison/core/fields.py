"""What a position consists of, field by field: copies and keys follow from it.

Numbers, rows of numbers, piles and pending work are the position itself; whatever else it holds,
such as the facts of its game, is shared by all copies. Games that copy thousands of positions a
second write their own `copy` and `key`, and a law holds these to what is said here.
"""

from typing import TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from garrison.core.contract import State
from garrison.core.piles import Pile, new_pile
from garrison.core.tasks import Tasks

S = TypeVar("S", bound=State)


def copy_of(state: S) -> S:
    """An independent position equal to this one, without its listener."""
    twin = type(state).__new__(type(state))
    twin.listener = None
    for name in _names(state):
        if name != "listener":
            setattr(twin, name, _independent(getattr(state, name)))
    return twin


def key_of(state: State) -> list[int]:
    """The whole position as numbers, but for what follows from the rest."""
    key: list[int] = []
    for name in fields_of(state):
        if name not in state.implied:
            numbers = numbers_in(state, name)
            key += [len(numbers), *numbers]
    return key


def fields_of(state: State) -> list[str]:
    """The fields that make a position what it is."""
    return [name for name in _names(state) if isinstance(getattr(state, name), _POSITION)]


def numbers_in(state: State, name: str) -> list[int]:
    """What one of these fields holds."""
    value: object = getattr(state, name)
    if isinstance(value, int):
        return [int(value)]
    if isinstance(value, list | vec[i64]):
        return [int(each) for each in value]
    assert isinstance(value, Pile | Tasks)
    return value.key()


def alter(state: State, name: str) -> None:
    """Make one of these fields another than it is."""
    value: object = getattr(state, name)
    if isinstance(value, int):
        setattr(state, name, not value if isinstance(value, bool) else value + 1)
    elif isinstance(value, list | vec[i64]):
        changed = [number + 1 for number in numbers_in(state, name)] or [1]
        setattr(state, name, changed if isinstance(value, list) else vec[i64](changed))
    elif isinstance(value, Tasks):
        value.push(1)
    elif isinstance(value, Pile):
        setattr(state, name, _another_pile(value))


_POSITION = (int, list, vec[i64], Pile, Tasks)


def _names(state: State) -> list[str]:
    """Every attribute of a position, whether its class is compiled or not."""
    compiled: object = getattr(type(state), "__mypyc_attrs__", ())
    assert isinstance(compiled, tuple)
    own: object = getattr(state, "__dict__", {})
    assert isinstance(own, dict)
    return [str(name) for name in dict.fromkeys((*compiled, *own)) if name != "__dict__"]


def _independent(value: object) -> object:
    if isinstance(value, Pile | Tasks):
        return value.copy()
    return value[:] if isinstance(value, list | vec[i64]) else value


def _another_pile(pile: Pile) -> Pile:
    other = new_pile(1)
    if not pile.size():
        other.put_top(0)
    return other
