"""A question to the whole table: shall the game go back, may somebody take this seat?"""

from collections.abc import Sequence

from msgspec import Struct

from garrison.core.contract import Seat
from garrison.table.model.people import NOBODY, PersonId, SeatHolder


class Ballot(Struct):
    """Who asked, for which position or seat, and who has agreed."""

    version: int
    """The version of the asking, by which answers name it."""
    by: PersonId
    to: int
    agreed: list[PersonId]
    seat: Seat | None = None
    """The seat that is asked for; None: `to` is asked for."""

    def waiting(self, holders: Sequence[SeatHolder]) -> list[PersonId]:
        """Who has still to answer: everybody with a seat, but not those a bot plays for."""
        voters = {holder.person for holder in holders if not holder.is_covered()} - {NOBODY}
        return sorted(voters - set(self.agreed) - {self.by})
