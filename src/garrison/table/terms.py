"""What people agree on when they open a table."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

Consent: TypeAlias = Literal["ask", "auto"]


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    """How a table is run. The game's own options are in its name."""

    public: bool = False
    """Whether it stands in the list of open tables; others are found by their link alone."""
    onlookers: bool = True
    """Whether people without a seat may watch."""
    consent: Consent = "ask"
    """Whether a seat is asked for its consent, or the table gives it."""
    cover_after: Annotated[int, Meta(ge=0, le=86_400)] = 180
    """After so many seconds away a bot plays for a person, while others wait; 0: never."""
    cover_bot: Annotated[str, Meta(max_length=100)] = "random"
    people: Annotated[int, Meta(ge=1, le=100)] = 20
    """How many people may join."""
