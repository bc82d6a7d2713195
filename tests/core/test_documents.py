from pathlib import Path

import pytest

from garrison.core.data import open_own_data
from garrison.core.documents import DocumentReader, words_of
from garrison.core.errors import BadDocument
from garrison.core.provenance import FactSource, read_source


def faults(reader: DocumentReader) -> dict[str, str]:
    return {fault.place: fault.reason.id for fault in reader.faults}


def test_every_kind_of_value_is_read() -> None:
    reader = DocumentReader(
        {"n": 3, "on": True, "who": "Ann", "c": "red", "cs": ["red"], "ns": [1, 2], "sub": {"x": 1}}
    )
    assert reader.number("n", 0, 9) == 3
    assert reader.flag("on") is True
    assert reader.text("who") == "Ann"
    assert reader.word("c", ["red", "blue"]) == "red"
    assert reader.words("cs", ["red", "blue"]) == ["red"]
    assert reader.index("c", ["blue", "red"]) == 1
    assert reader.bits("cs", ["blue", "red"]) == 0b10
    assert reader.numbers("ns", 0, 9) == [1, 2]
    assert reader.child("sub").number("x", 0, 9) == 1
    reader.close()
    reader.finish()


def test_what_is_left_out_gets_its_default() -> None:
    reader = DocumentReader({})
    assert reader.number("n", 0, 9, 4) == 4
    assert reader.word("c", ["red"], "red") == "red"
    assert reader.words("cs", ["red"], ["red"]) == ["red"]
    assert reader.index("c", ["red", "blue"], 1) == 1
    assert reader.bits("cs", ["red", "blue"], ["blue"]) == 0b10
    assert reader.bits("cs", ["red", "blue"]) == 0
    assert reader.flag("on", True) is True
    assert reader.text("who", "nobody") == "nobody"
    assert reader.children("rows") == []
    reader.finish()


def test_a_bit_set_is_told_by_its_words() -> None:
    words = ["red", "blue", "green"]
    assert words_of(0b101, words) == ["red", "green"]
    assert DocumentReader({"cs": words_of(0b101, words)}).bits("cs", words) == 0b101


def test_every_fault_is_listed_with_its_place() -> None:
    reader = DocumentReader(
        {
            "n": "three",
            "far": 99,
            "yes": 1,
            "c": "rde",
            "cs": ["red", 5],
            "ns": [1, 99],
            "one": [1],
            "list": 5,
            "sub": {"x": True},
            "rows": [{}, {"y": 2}],
            "extra": 0,
        }
    )
    reader.number("n", 0, 9)
    reader.number("far", 0, 9)
    reader.number("absent", 0, 9)
    reader.flag("yes")
    reader.word("c", ["red"])
    reader.words("cs", ["red"])
    reader.numbers("ns", 0, 9)
    reader.numbers("one", 0, 9, length=2)
    reader.numbers("list", 0, 9)
    reader.child("sub").number("x", 0, 9)
    for row in reader.children("rows"):
        row.number("y", 3, 9)
    reader.close()
    assert faults(reader) == {
        "n": "fault-not-number",
        "far": "fault-range",
        "absent": "fault-missing",
        "yes": "fault-not-flag",
        "c": "fault-unknown-word",
        "cs[1]": "fault-not-text",
        "ns[1]": "fault-range",
        "one": "fault-length",
        "list": "fault-not-list",
        "sub.x": "fault-not-number",
        "rows[0].y": "fault-missing",
        "rows[1].y": "fault-range",
        "extra": "fault-unknown-key",
    }
    with pytest.raises(BadDocument, match=r"rows\[1\]\.y"):
        reader.finish()


def test_an_unknown_key_is_told_every_key_that_is_accepted() -> None:
    reader = DocumentReader({"colr": 1})
    reader.number("count", 0, 9, 0)
    assert "colour" not in reader
    reader.close()
    assert reader.faults[0].reason.args["valid"] == "colour, count"


def test_a_document_that_is_no_table_is_refused() -> None:
    reader = DocumentReader([1, 2])
    assert faults(reader) == {"": "fault-not-table"}


def test_a_source_names_its_kind_and_place() -> None:
    assert read_source(DocumentReader({"source": "rulebook: R18 p. 8"})) == FactSource(
        "rulebook", "R18 p. 8"
    )


@pytest.mark.parametrize("text", ["hearsay: a friend", "rulebook", "rulebook:  "])
def test_a_source_of_no_known_kind_is_a_fault(text: str) -> None:
    reader = DocumentReader({"source": text})
    read_source(reader)
    assert faults(reader) == {"source": "fault-source"}


def test_a_file_that_is_not_there_or_no_toml_is_refused_by_name(tmp_path: Path) -> None:
    with pytest.raises(BadDocument) as caught:
        open_own_data(tmp_path / "none.toml")
    assert caught.value.faults[0].reason.id == "fault-unreadable"
    bad = tmp_path / "bad.toml"
    bad.write_text("a = = 1")
    with pytest.raises(BadDocument) as caught:
        open_own_data(bad)
    assert caught.value.source == str(bad)
    assert caught.value.faults[0].reason.id == "fault-toml"


@pytest.mark.parametrize("sign", ["", "-"])
def test_a_number_too_long_to_print_is_told_by_its_length(sign: str) -> None:
    value = -(10**5000) if sign else 10**5000
    reader = DocumentReader({"n": value, "ns": [value]})
    reader.number("n", 0, 9)
    reader.numbers("ns", 0, 9)
    with pytest.raises(BadDocument) as caught:
        reader.finish()
    assert str(caught.value).count(f" {sign}10^5000 is out of range") == 2


@pytest.mark.parametrize("value", [float("nan"), float("inf"), float("-inf"), 10**400])
def test_an_amount_is_a_number_that_can_be_reckoned_with(value: float) -> None:
    reader = DocumentReader({"seconds": value})
    assert reader.amount("seconds") == 0.0
    assert faults(reader) == {"seconds": "fault-not-number"}
