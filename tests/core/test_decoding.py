"""Structures are read from tables as they are declared, every fault with its place."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Literal, TypedDict

from garrison.core.decoding import Bounds, Key, decode
from garrison.core.documents import Document, DocumentReader
from garrison.core.provenance import FactSource

Colour = Literal["red", "blue"]


class Coin(TypedDict):
    """Money."""

    kind: Literal["coin"]
    worth: Annotated[int, "In pence.", Bounds(1, 9)]


class Flag(TypedDict):
    """A piece of cloth."""

    kind: Literal["flag", "banner"]
    colours: Sequence[Colour]


@dataclass(frozen=True)
class Chest:
    """A chest with something in it."""

    id: str
    source: FactSource
    found_in: Annotated[str, Key("where")]
    colour: Colour | None
    things: Sequence[Coin]
    top: Coin | Flag
    counts: Annotated[Mapping[Colour, int], Bounds(0, 3)]
    is_open: bool = True
    locks: Annotated[int, Bounds(0, 2)] = 1


WHOLE: Document = {
    "source": "rulebook: p. 1",
    "where": "cellar",
    "things": [{"kind": "coin", "worth": 2}],
    "top": {"kind": "banner", "colours": ["red", "red"]},
    "counts": {"blue": 2},
    "is-open": False,
}


def places(document: Document) -> list[tuple[str, str]]:
    reader = DocumentReader(document)
    decode(reader, Chest, id="x")
    return [(fault.place, fault.reason.id) for fault in reader.faults]


def test_a_table_becomes_what_is_declared() -> None:
    assert decode(DocumentReader(WHOLE), Chest, id="x") == Chest(
        id="x",
        source=FactSource("rulebook", "p. 1"),
        found_in="cellar",
        colour=None,
        things=[{"kind": "coin", "worth": 2}],
        top={"kind": "banner", "colours": ["red", "red"]},
        counts={"red": 0, "blue": 2},
        is_open=False,
        locks=1,
    )


def test_nothing_is_wrong_with_it() -> None:
    assert places(WHOLE) == []


def test_every_fault_has_its_place() -> None:
    wrong: Document = {
        "source": "hearsay",
        "colour": "green",
        "things": [{"kind": "coin", "worth": 0}, {"kind": "coin", "worth": 1, "extra": 1}],
        "top": {"kind": "kite"},
        "counts": {"blue": 4, "green": 1},
        "locks": "none",
        "id": "y",
    }
    assert sorted(places(wrong)) == [
        ("colour", "fault-unknown-word"),
        ("counts.blue", "fault-range"),
        ("counts.green", "fault-unknown-key"),
        ("id", "fault-unknown-key"),
        ("locks", "fault-not-number"),
        ("source", "fault-source"),
        ("things[0].worth", "fault-range"),
        ("things[1].extra", "fault-unknown-key"),
        ("top.kind", "fault-unknown-word"),
        ("top.worth", "fault-missing"),
        ("where", "fault-missing"),
    ]
