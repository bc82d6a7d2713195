"""Few words to arrange a position and to play on from it."""

from functools import cache

from garrison.api import load
from garrison.core.documents import Json
from garrison.core.game import Event
from garrison.games.unbreakable_castle.face.game import CastleGame
from garrison.games.unbreakable_castle.face.names import RESOURCES
from garrison.games.unbreakable_castle.face.writing import castle_of, goods_of
from garrison.games.unbreakable_castle.rules.state import Castle

ALMOST: dict[str, Json] = {"tower": 2, "gates": 1, "wall": 2}
"""A castle that lacks only its citadel."""
WHOLE: dict[str, Json] = {**ALMOST, "citadel": 1}
POOR: dict[str, Json] = dict.fromkeys(RESOURCES, 0)


@cache
def castle_game(options: str = "seats=2") -> CastleGame:
    game = load(f"unbreakable-castle?{options}")
    assert isinstance(game, CastleGame)
    return game


class Arranged:
    """A game and a position of it, played on line by line."""

    def __init__(self, options: str = "seats=2", /, **document: Json) -> None:
        self.game = castle_game(options)
        self.state: Castle = self.game.read(document)

    def play(self, *lines: str) -> list[Event]:
        """Play these lines and return what happened."""
        return [event for line in lines for event in self.game.play(self.state, line)]

    def open(self, cell: str, card: int) -> list[Event]:
        """Open a cell that turns out to hold this card."""
        return self.play(f"open {cell}", f"card {card}")

    def goods(self, seat: str) -> dict[str, int]:
        return dict(goods_of(self.state, "ABCDEF".index(seat)).items())

    def castle(self, seat: str) -> dict[str, int]:
        return castle_of(self.state, "ABCDEF".index(seat))

    def lines(self) -> set[str]:
        """Every listed move, as lines."""
        return {self.game.say(self.state, move) for move in self.state.moves()}

    def why_not(self, line: str) -> str:
        """The reason a line is refused for, without the game's prefix; empty if it is not."""
        reason = self.game.why_not(self.state, line)
        return "" if reason is None else reason.id.removeprefix("unbreakable-castle-")

    def stage(self) -> str:
        return str(self.game.write(self.state)["stage"])

    def actor(self) -> str:
        return self.game.seat_letter(self.state.actor())

    def quests(self, seat: str) -> list[str]:
        return self.game.names.of_quests(int(self.state.hands["ABCDEF".index(seat)]))


def kinds(events: list[Event]) -> list[int]:
    return [event.kind for event in events]


def quest(name: str) -> Json:
    return {"quest": name}
