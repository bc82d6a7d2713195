"""Declarations as JSON schema and TypeScript, and values held against them."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Literal, NotRequired, TypeAlias, TypedDict

import pytest

from garrison.core.reference import reference
from garrison.core.schemas import complaint, game_schema, tagged
from garrison.core.typescript import declarations

Colour = Literal["red", "blue"]
Purse: TypeAlias = Mapping[Colour, int]


class Card(TypedDict):
    """A card on the table."""

    name: Annotated[str, "What it is called."]
    note: NotRequired[Annotated[str, "A remark, where there is one."]]


Player = TypedDict("Player", {"is-first": Annotated[bool, "Whether they began."]})


class View(TypedDict):
    """The table."""

    colour: Annotated[Colour | None, "The colour in turn."]
    cards: Annotated[Sequence[Card], "The cards."]
    purse: Annotated[Purse, "Coins by colour."]
    odds: Annotated[tuple[int, int], "So many of so many."]
    player: Annotated[Player, "The player."]


MOVES = [tagged("do", "play", {"card": {"enum": ["ace"]}, "colour": {"enum": ["blue", "red"]}})]
QUESTIONS = [tagged("ask", "choose", {"count": {"type": "integer"}})]
SCHEMA = game_schema(View, MOVES, QUESTIONS)
GOOD = {
    "colour": "red",
    "cards": [{"name": "ace"}, {"name": "two", "note": "worn"}],
    "purse": {"blue": 2},
    "odds": [1, 2],
    "player": {"is-first": True},
}


def test_a_value_as_declared_has_no_complaint() -> None:
    assert complaint(GOOD, "View", SCHEMA) is None


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"colour": "green"}, "View.colour"),
        ({"cards": [{"name": 3}]}, "View.cards[0].name"),
        ({"cards": [{}]}, "View.cards[0].name is missing"),
        ({"cards": [{"name": "ace", "suit": "red"}]}, "View.cards[0].suit is not declared"),
        ({"purse": {"green": 1}}, "View.purse"),
        ({"purse": {"red": True}}, "View.purse.red"),
        ({"odds": [1, 2, 3]}, "View.odds"),
        ({"odds": [1, "2"]}, "View.odds[1]"),
        ({"player": None}, "View.player"),
    ],
)
def test_what_is_not_declared_is_named_by_its_place(change: dict[str, object], place: str) -> None:
    found = complaint({**GOOD, **change}, "View", SCHEMA)
    assert found is not None
    assert found.startswith(place)


def test_the_words_of_a_field_are_the_declared_set_that_has_them_all() -> None:
    assert complaint({"do": "play", "card": "any card", "colour": "red"}, "Move", SCHEMA) is None
    assert complaint({"do": "play", "card": "ace", "colour": "green"}, "Move", SCHEMA) is not None
    assert complaint({"do": "sing"}, "Move", SCHEMA) is not None


def test_declarations_become_typescript() -> None:
    assert declarations(SCHEMA) == TYPESCRIPT


def test_a_page_to_read_names_every_field_with_its_sentence() -> None:
    page = reference("Cards", SCHEMA)
    assert "| `odds` | `[number, number]` | So many of so many. |" in page
    assert "| `colour` | `Colour \\| null` | The colour in turn. |" in page
    assert "**Colour**: `red`, `blue`" in page


TYPESCRIPT = """\
export const COLOURS = ['red', 'blue'] as const;
export type Colour = (typeof COLOURS)[number];

/** The table. */
export interface View {
  /** The colour in turn. */
  colour: Colour | null;
  /** The cards. */
  cards: Card[];
  /** Coins by colour. */
  purse: Purse;
  /** So many of so many. */
  odds: [number, number];
  /** The player. */
  player: Player;
}

/** A card on the table. */
export interface Card {
  /** What it is called. */
  name: string;
  /** A remark, where there is one. */
  note?: string;
}

export type Purse = Partial<Record<Colour, number>>;

export interface Player {
  /** Whether they began. */
  'is-first': boolean;
}

export type Question =
  | { ask: 'choose'; count: number };

export type Move =
  | { do: 'play'; card: string; colour: Colour };
"""
