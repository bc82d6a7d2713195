import pytest

from garrison.core.errors import BadDocument, BadNotation
from garrison.core.notation import Notation, VerbNotation, numbers, words

ATTACK, REVEAL, PASS, GIVE = range(4)

CARDS = words("card", ["fire rider", "fire beast", "Rokai"])
GIFT = numbers("amount", 0, 30, bits=5), words("resource", ["wood", "clay"], bits=3)
NOTATION = Notation(
    [
        VerbNotation(ATTACK, "attack {section}", numbers("section", 1, 24)),
        VerbNotation(REVEAL, "reveal {card}", CARDS),
        VerbNotation(PASS, "pass"),
        VerbNotation(GIVE, "give {amount} {resource} to {seat}", *GIFT, words("seat", "ABCD")),
    ]
)


@pytest.mark.parametrize(
    ("line", "document"),
    [
        ("attack 7", {"do": "attack", "section": 7}),
        ("reveal fire rider", {"do": "reveal", "card": "fire rider"}),
        ("reveal Rokai", {"do": "reveal", "card": "Rokai"}),
        ("pass", {"do": "pass"}),
        ("give 30 clay to D", {"do": "give", "amount": 30, "resource": "clay", "seat": "D"}),
    ],
)
def test_a_line_a_document_and_a_number_are_one_move(
    line: str, document: dict[str, str | int]
) -> None:
    move = NOTATION.parse(line)
    assert NOTATION.say(move) == line
    assert NOTATION.to_document(move) == document
    assert NOTATION.from_document({**document}) == move


def test_a_move_holds_its_verb_in_the_low_byte_and_then_its_fields() -> None:
    assert NOTATION.parse("attack 7") == ATTACK | 7 << 8
    assert NOTATION.parse("give 3 clay to B") == GIVE | 3 << 8 | 1 << 13 | 1 << 16


def test_case_and_spaces_do_not_matter() -> None:
    assert NOTATION.parse("  REVEAL   fire  Beast ") == NOTATION.parse("reveal fire beast")


@pytest.mark.parametrize(
    ("line", "id", "told"),
    [
        ("atack 7", "notation-verb", {"nearest": "attack"}),
        ("", "notation-verb", {"word": ""}),
        ("attack", "notation-form", {"form": "attack {section}"}),
        ("attack 25", "notation-number", {"low": "1", "high": "24"}),
        ("attack seven", "notation-number", {"word": "seven"}),
        ("reveal fire ridr", "notation-word", {"nearest": "fire rider", "field": "card"}),
        ("pass away", "notation-form", {"form": "pass"}),
    ],
)
def test_a_line_that_is_no_move_is_told_what_is_wrong(
    line: str, id: str, told: dict[str, str]
) -> None:
    with pytest.raises(BadNotation) as caught:
        NOTATION.parse(line)
    assert caught.value.reason.id == id
    assert told.items() <= caught.value.reason.args.items()


def test_a_document_that_is_no_move_lists_every_fault() -> None:
    with pytest.raises(BadDocument) as caught:
        NOTATION.from_document({"do": "attack", "section": 25, "speed": 1})
    places = {fault.place: fault.reason.id for fault in caught.value.faults}
    assert places == {"section": "fault-range", "speed": "fault-unknown-key"}


def test_two_verbs_must_differ_before_their_first_field() -> None:
    with pytest.raises(ValueError, match="two verbs"):
        Notation([VerbNotation(1, "go {a}", CARDS), VerbNotation(2, "go {b}", CARDS)])
