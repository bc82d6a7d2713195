"""Last Bastion in characters: nine tiles, three slots on each side, heroes, deck and Grasps."""

from collections.abc import Mapping
from textwrap import wrap
from typing import Final

from garrison.games.last_bastion.face.view_types import Board, Card, Hero, Slot, Tile, View
from garrison.terminal.drawing import (
    ENEMY,
    POSSIBLE,
    QUIET,
    TITLE,
    Glyph,
    Line,
    Span,
    beside,
    grid,
    line,
    row,
    width,
)
from garrison.texts import Translator

SLOT: Final = 12
TILE: Final = 16
MIDDLE: Final = 3 * TILE + 4
"""The columns of three tiles with the lines around them."""
COLOURS: Final[Mapping[str, Glyph]] = {
    "red": Glyph("terminal-token-red", "bright_red"),
    "green": Glyph("terminal-token-green", "bright_green"),
    "blue": Glyph("terminal-token-blue", "bright_blue"),
    "yellow": Glyph("terminal-token-yellow", "bright_yellow"),
    "black": Glyph("terminal-token-black", "reverse"),
    "call": Glyph("terminal-token-call", "bold"),
    "life": Glyph("terminal-token-life", "bold red"),
}


def draw(view: View, say: Translator) -> list[Line]:
    return _Board(view, say).lines()


class _Board:
    """One view being drawn: tiles in the middle, a horde board on each side."""

    def __init__(self, view: View, say: Translator) -> None:
        self._view, self._say = view, say

    def lines(self) -> list[Line]:
        """Slots are counted clockwise: the south's from right to left, the west's upwards."""
        north, east, south, west = (self._slots(board) for board in self._view["boards"])
        tiles = [self._tile(tile) for tile in self._view["tiles"]]
        middle = grid([tiles[at : at + 3] for at in range(0, len(tiles), 3)], TILE)
        left, right = (self._down(slots) for slots in (west[::-1], east))
        body = beside(beside(left, middle, SLOT), right, SLOT + MIDDLE + 1)
        body = [*self._across(north), *body, *self._across(south[::-1])]
        return [self._standing(), *body, *(self._hero(hero) for hero in self._view["heroes"])]

    def _across(self, slots: list[list[Line]]) -> list[Line]:
        """Three slots above or below the tiles."""
        return beside([], row(slots, TILE), SLOT + 1)

    def _down(self, slots: list[list[Line]]) -> list[Line]:
        """Three slots beside the tiles, each beside its own."""
        return [each for slot in slots for each in ((), *slot)]

    def _slots(self, board: Board) -> list[list[Line]]:
        return [self._slot(board, slot) for slot in board["slots"]]

    def _slot(self, board: Board, slot: Slot) -> list[Line]:
        colour = board["colour"]
        name = [Span(slot["slot"], COLOURS[colour].style if colour else QUIET), Span(" ")]
        name += [self._colour(colour), Span(" ")] if colour else []
        name += [Span("▽ ", POSSIBLE)] if slot["trap"] else []
        card = slot["card"]
        if card is None:
            return [line(*name), line(Span("·", QUIET)), ()]
        marks = ("✋" if card["grasp"] else "") + ("✶" if card["spell"] else "")
        strength = [self._colour(card["colour"], card["resistance"]), Span(marks, ENEMY)]
        return [line(*name, "· ", *strength), *self._card_name(card)]

    def _card_name(self, card: Card) -> list[Line]:
        """Two lines, as many as a slot has room for."""
        name = self._say(card["name"][1:]) if card["name"].startswith("@") else card["name"]
        style = ENEMY if card["warlord"] else ""
        pieces = wrap(name, SLOT)
        return [line(Span(pieces[at], style)) if at < len(pieces) else () for at in range(2)]

    def _tile(self, tile: Tile) -> list[Line]:
        name = self._say(tile["name"][1:]) if tile["name"] else ""
        grasped = Span("✋ " if tile["grasped"] else "", ENEMY)
        figure = tile["figure"]
        stands = self._say(f"last-bastion-figure-{figure}") if figure else ""
        who = Span("".join(tile["heroes"]), POSSIBLE)
        style = QUIET if tile["grasped"] else ""
        first, *rest = wrap(name, TILE - width((grasped,))) or [""]
        second = Span(" ".join(rest), style)
        return [
            line(grasped, Span(first, style)),
            line(second),
            line(who, Span(f" {stands}", QUIET)),
        ]

    def _colour(self, colour: str, count: int | None = None) -> Span:
        """A colour by its letter and its own style, with how many there are."""
        letter = self._say(COLOURS[colour].letter)
        return Span(letter if count is None else f"{letter}{count}", COLOURS[colour].style)

    def _standing(self) -> Line:
        view, grasped = self._view, self._view["grasped-tiles"]
        depth = view["upcoming"]["warlord-depths"] if view["upcoming"] else []
        told = {
            "deck": view["deck"]["size"],
            "warlord": depth[0] if depth else 0,
            "beaten": view["warlords"]["beaten"],
            "all": view["warlords"]["all"],
        }
        grasps = self._say("terminal-grasps", {"now": grasped["now"], "lost": grasped["lost-at"]})
        style = ENEMY if grasped["now"] + 1 >= grasped["lost-at"] else TITLE
        return line(Span(f"{self._say('terminal-horde', told)} · ", QUIET), Span(grasps, style))

    def _hero(self, hero: Hero) -> Line:
        style = POSSIBLE if hero["seat"] == self._view["actor"] else TITLE
        name = self._say(hero["name"][1:]) if hero["name"] else "–"
        tokens = [
            each
            for kind, count in hero["tokens"].items()
            if isinstance(count, int) and count
            for each in (self._colour(kind, count), Span(" "))
        ]
        state = next((self._say(id) for id, holds in _states(hero) if holds), "")
        return line(Span(f"{hero['seat']} ", style), f"{name:<16} ", *tokens, Span(state, ENEMY))


def _states(hero: Hero) -> list[tuple[str, bool]]:
    """What ails a hero, the worst first."""
    return [
        ("terminal-hero-dead", hero["dead"]),
        ("terminal-hero-down", hero["down"]),
        ("terminal-hero-prone", hero["prone"]),
        ("terminal-hero-grasped", hero["grasped"]),
        ("terminal-hero-wounded", hero["wounded"]),
    ]
