"""Positions of Last Bastion arranged by a few lines of document, and played line by line.

Left out, the tiles lie in this order, row by row, and the red board lies in the north, green in
the east, blue in the south, yellow in the west:

    trebuchet   tower     market
    tavern      standard  fountain
    dispensary  tomb      quarry

Heroes are Elmer (A, north), Mylfaar (B, east), Arne (C, south), Sindara (D, west), all in the
centre with their first tokens, and A is in its hero phase.
"""

import json
from collections.abc import Iterable, Mapping, Sequence
from functools import cache

import garrison
from garrison.core.contract import CHANCE, OVER
from garrison.core.documents import Document
from garrison.core.game import Event
from garrison.games.last_bastion.face.game import LastBastionGame
from garrison.games.last_bastion.face.names import ENDINGS, HEROES, ROUND_TOKENS, SLOTS, TILES
from garrison.games.last_bastion.face.view_types import View
from garrison.games.last_bastion.rules.position import GRASPED, HERO, PLACE, PRONE
from garrison.games.last_bastion.rules.state import LastBastion
from garrison.games.last_bastion.rules.terms import LIFE, NOTHING


@cache
def load(options: str = "") -> LastBastionGame:
    game = garrison.load(f"last-bastion?{options}" if options else "last-bastion")
    assert isinstance(game, LastBastionGame)
    return game


class Table:
    """A game being played."""

    def __init__(self, game: LastBastionGame, state: LastBastion | None = None) -> None:
        self.game = game
        self.state = game.start() if state is None else state
        self.events: list[Event] = []

    def play(self, *lines: str) -> "Table":
        for line in lines:
            self.events += self.game.play(self.state, line)
        return self

    def moves(self, start: str = "") -> set[str]:
        """The legal lines that start with these words."""
        lines = [self.game.say(self.state, move) for move in self.state.moves()]
        return {line for line in lines if line.startswith(start)}

    def why_not(self, line: str) -> str:
        reason = self.game.why_not(self.state, line)
        return reason.id.removeprefix("last-bastion-no-") if reason else ""

    def actor(self) -> str:
        if self.state.actor() == OVER:
            return "over"
        return "chance" if self.state.actor() == CHANCE else "ABCD"[self.state.actor()]

    def view(self) -> View:
        return self.game.view(self.state, 0)

    def asked(self) -> object:
        question = self.game.question(self.state, 0)
        return question["ask"] if question else None

    def ending(self) -> str:
        return ENDINGS[self.state.ending()]

    def card(self, slot: str) -> str:
        card = self.state.slots[SLOTS.index(slot)]
        return "" if card == NOTHING else self.game.cards[card].id

    def cards(self) -> dict[str, str]:
        return {slot: self.card(slot) for slot in SLOTS if self.card(slot)}

    def tokens(self, seat: str) -> dict[str, int]:
        held = {
            word: int(self.state.hero(_seat(seat), kind)) for kind, word in enumerate(ROUND_TOKENS)
        }
        return {word: count for word, count in held.items() if count}

    def life(self, seat: str) -> int:
        return int(self.state.hero(_seat(seat), LIFE))

    def tile(self, seat: str) -> str:
        place = self.state.hero(_seat(seat), PLACE)
        return "" if place == NOTHING else TILES[self.state.tiles[place]]

    def lies(self, seat: str) -> bool:
        return self.state.hero(_seat(seat), PRONE) == 1

    def is_grasped(self, seat: str) -> bool:
        return self.state.hero(_seat(seat), GRASPED) == 1

    def is_up(self, seat: str) -> bool:
        return self.state.is_up(_seat(seat))

    def grasped_tiles(self) -> set[str]:
        return {tile for at, tile in enumerate(TILES) if self.state.is_grasped(at)}

    def grasped_cards(self) -> set[str]:
        return {slot for at, slot in enumerate(SLOTS) if self.state.card_grasps >> at & 1}

    def reserve(self, token: str) -> int:
        return int(self.state.reserve[[*ROUND_TOKENS, "life", "grasp"].index(token)])

    def discarded(self) -> set[str]:
        return {c.id for at, c in enumerate(self.game.cards) if self.state.discards >> at & 1}

    def hero(self, seat: str) -> str:
        return HEROES[self.state.hero(_seat(seat), HERO)]


def _seat(letter: str) -> int:
    return "ABCD".index(letter)


def arrange(document: Mapping[str, object], options: str = "") -> Table:
    """A table in the position a document describes."""
    game = load(options)
    as_json: Document = json.loads(json.dumps(document))
    return Table(game, game.read(as_json))


def turn_of(side: str, document: Mapping[str, object], options: str = "") -> Table:
    """A table where this side's turn begins: its horde phase runs to the first decision."""
    sides = ("north", "east", "south", "west")
    before = sides[(sides.index(side) + 3) % 4]
    return arrange({**document, "side": before, "pending": []}, options)


def hero(name: str, **rest: object) -> dict[str, object]:
    """A hero of a document, without equipment unless some is given."""
    return {"hero": name, "equipment": {}, **rest}


def full_board(side: str, cards: Iterable[str]) -> dict[str, str]:
    """Cards in the three slots of a side."""
    return {f"{side[0].upper()}{at}": card for at, card in enumerate(cards, 1)}


def won(
    heroes: Mapping[str, object] | None = None, tiles: Sequence[str] = (), options: str = ""
) -> int | None:
    """The points of a victory over the last warlord, with these heroes and grasped tiles."""
    fighter = hero("arne", tile="trebuchet", equipment={"black": 4}, life=2, call=1)
    others = {"B": hero("mylfaar", call=0, life=1), "C": hero("elmer", call=0, life=1)}
    document = {
        "slots": {"N1": "the-faceless"},
        "heroes": {
            "A": fighter,
            **others,
            "D": hero("kazgin", call=0, life=1),
            **(heroes or {}),
        },
        "grasped-tiles": list(tiles),
    }
    table = arrange(document, options).play("fight N1", "roll red red red", "beat N1 4")
    assert table.ending() == "warlords-beaten"
    assert table.state.scores() == [1, 1, 1, 1]
    return table.game.points(table.state)
