"""Positions of a few lines, moves as words, and the questions tests ask about them."""

from collections.abc import Mapping
from pathlib import Path

import garrison
from garrison.core.contract import State
from garrison.core.documents import Json
from garrison.core.game import Event, Game, View
from garrison.games.bastion.rules.state import Bastion

SECOND = "bastion/2018"
FIRST = "bastion/2015?siege=standard"


class Siege:
    """A game in progress."""

    def __init__(
        self, name: str, document: Mapping[str, Json] | None = None, own: Path | None = None
    ) -> None:
        self.game: Game[State] = garrison.load(name, own)
        self.state = self.game.start() if document is None else self.game.read(dict(document))
        self.events: list[Event] = []

    def play(self, *lines: str) -> "Siege":
        """Play these lines one after the other; a refused one raises IllegalMove."""
        for line in lines:
            self.events += self.game.play(self.state, line)
        return self

    def can(self, line: str) -> bool:
        return self.game.why_not(self.state, line) is None

    def why(self, line: str) -> str:
        """The id of the reason why a line is refused."""
        reason = self.game.why_not(self.state, line)
        assert reason is not None, f"'{line}' is legal"
        return reason.id

    def lines(self, verb: str = "") -> list[str]:
        """Every legal move that starts with these words."""
        said = [self.game.say(self.state, move) for move in self.state.moves()]
        return [line for line in said if line.startswith(verb)]

    def actor(self) -> str:
        return self.game.seat_letter(self.state.actor())

    def ending(self) -> str:
        return self.game.ending(self.state)

    def told(self) -> list[str]:
        """The ids of everything that happened."""
        documents = [self.game.describe_event(event, 0) for event in self.events]
        return [str(document["id"]) for document in documents if document]

    def document(self) -> Mapping[str, Json]:
        return self.game.write(self.state)

    def view(self) -> View:
        return self.game.view(self.state, 0)

    def wall(self) -> Mapping[str, Json]:
        return table(self.document()["wall"])

    def squares(self) -> Mapping[str, Json]:
        return table(self.document()["squares"])

    def unit(self, place: str) -> Mapping[str, Json]:
        """The enemy at a place, as the view tells it."""
        view = self.view()
        if place.isdigit():
            return table(entries(view["wall"])[int(place) - 1])
        if place == "citadel":
            return table(table(view["citadel"])["enemy"])
        return table(table(entries(view["districts"])[int(place[1]) - 1])["square"])

    def cost(self, place: str) -> Mapping[str, Json]:
        return table(self.unit(place)["cost"])

    def modifiers(self, place: str, part: int = 0) -> dict[str, int]:
        """What changes the strength of a part, by the last word of its id."""
        told = entries(table(entries(self.unit(place)["parts"])[part])["modifiers"])
        found = [table(each) for each in told]
        return {str(each["id"]).rpartition("-")[2]: number(each["amount"]) for each in found}

    def seat(self, seat: str) -> Mapping[str, Json]:
        return table(table(self.document()["seats"])[seat])

    def mana(self, seat: str) -> Mapping[str, Json]:
        return table(self.seat(seat)["mana"])

    def tile(self, seat: str) -> str:
        defenders = table(self.document()["defenders"])
        return next(tile for tile, here in defenders.items() if seat in entries(here))

    def reserve(self) -> Mapping[str, Json]:
        return table(self.view()["reserve"])


def arrange(name: str, own: Path | None = None, /, **document: Json) -> Siege:
    """A position from a partial document."""
    return Siege(name, document, own)


def bastion(siege: Siege) -> Bastion:
    assert isinstance(siege.state, Bastion)
    return siege.state


def table(value: object) -> Mapping[str, Json]:
    assert isinstance(value, dict), value
    return value


def entries(value: object) -> list[Json]:
    assert isinstance(value, list), value
    return value


def number(value: Json) -> int:
    assert isinstance(value, int), value
    return value


def purse(**mana: int) -> dict[str, Json]:
    """A seat with exactly this mana."""
    return {"mana": dict(mana)}
