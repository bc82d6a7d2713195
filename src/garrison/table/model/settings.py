"""What whoever opens a table decides about it."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from garrison.texts import Language

Consent: TypeAlias = Literal["ask", "auto"]
AnyLanguage: TypeAlias = Literal["", Language]
Level: TypeAlias = Literal["", "new", "experienced"]
"""For anybody, for people who are new to the game, for people who know it."""


class TableSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """How a table is run. The game's own options are in its name."""

    public: bool = False
    """Whether it stands in the list of open tables; others are found by their link alone."""
    onlookers: bool = True
    """Whether people without a seat may watch."""
    consent: Consent = "ask"
    """Whether a seat is asked for its consent, or the table gives it."""
    away_bot: Annotated[str, Meta(max_length=100)] = ""
    """The bot that plays for somebody who is away while others wait; empty: the table waits."""
    away_seconds: Annotated[int, Meta(ge=1, le=86_400)] = 180
    """How long somebody may be away before that bot plays for them."""
    answer_seconds: Annotated[int, Meta(ge=0, le=86_400)] = 0
    """After so long the table says no to an offer for whoever does not answer; 0: it waits."""
    lesson: Annotated[str, Meta(max_length=100)] = ""
    """The lesson that is played here: `bastion/move`; empty: a game like any other."""
    language: AnyLanguage = ""
    """The language people speak there, for the list of open tables; empty: any."""
    level: Level = ""
    """For whom it is, for the list of open tables."""
    wait_for_all: bool = False
    """Whether nothing is drawn before every seat is taken: everybody contributes to the dice."""
    people: Annotated[int, Meta(ge=1, le=100)] = 20
    """How many people may join."""
