"""Bastion in characters: six districts with their sections of the wall, citadel, defenders."""

from collections.abc import Mapping
from textwrap import wrap
from typing import Final

from garrison.games.bastion.face.view_types import District, Seat, Unit, View
from garrison.terminal.drawing import (
    ENEMY,
    POSSIBLE,
    QUIET,
    TITLE,
    WIDTH,
    Glyph,
    Line,
    Span,
    boxed,
    line,
    row,
)
from garrison.texts import Translator

COLUMNS: Final = 25
INDENT: Final = "  "
COLOURS: Final[Mapping[str, Glyph]] = {
    "plains": Glyph("terminal-mana-plains", "bright_yellow"),
    "fire": Glyph("terminal-mana-fire", "bright_red"),
    "mountain": Glyph("terminal-mana-mountain", "bright_blue"),
    "forest": Glyph("terminal-mana-forest", "bright_green"),
    "swamp": Glyph("terminal-mana-swamp", "magenta"),
    "dark": Glyph("terminal-mana-dark", "reverse"),
    "any": Glyph("terminal-mana-any", "bold"),
}
SOON: Final = 6
"""So few enemy moves until the fall are something to worry about."""


def draw(view: View, say: Translator) -> list[Line]:
    return _Board(view, say).lines()


class _Board:
    """One view being drawn."""

    def __init__(self, view: View, say: Translator) -> None:
        self._view, self._say = view, say

    def lines(self) -> list[Line]:
        if not any(each["colour"] for each in self._view["districts"]):
            return [*self._defenders()]
        districts = [self._district(each) for each in self._view["districts"]]
        return [
            self._threat(),
            *row(districts[:3], COLUMNS),
            self._citadel(),
            *row(districts[3:], COLUMNS),
            *self._defenders(),
        ]

    def mana(self, colour: str, count: int | None = None) -> Span:
        """A colour by its letter and its own style, with how many there are."""
        letter = self._say(COLOURS[colour].letter)
        return Span(letter if count is None else f"{letter}{count}", COLOURS[colour].style)

    def _threat(self) -> Line:
        left = self._view["upcoming"]["moves-until-fall"]
        deck = self._say("terminal-deck", {"count": self._view["deck"]["left"]})
        fall = self._say("terminal-fall", {"count": left})
        return line(Span(f"{deck} · ", QUIET), Span(fall, ENEMY if left <= SOON else TITLE))

    def _district(self, district: District) -> list[Line]:
        place, colour = district["place"], district["colour"]
        name = [Span(place, TITLE), Span(" ")]
        if colour is not None:
            name += [self.mana(colour), Span(f" {self._say(f'bastion-colour-{colour}')}")]
        title = line(*name, Span(f" {''.join(district['defenders'])}", POSSIBLE))
        walls = [self._section(section) for section in district["sections"]]
        return boxed([title, *walls, self._sources(district), self._buildings(district)], COLUMNS)

    def _section(self, section: int) -> Line:
        unit = self._view["wall"][section - 1]
        lands = self._view["upcoming"]["landing"] == section
        number = Span(f"{section:>2} ", QUIET)
        if unit is None:
            return line(number, Span("←", ENEMY) if lands else Span("·", QUIET))
        return line(number, *self._unit(unit))

    def _unit(self, unit: Unit) -> list[Span]:
        """Price first, since it is what a player looks for; then who it is."""
        price = [self.mana(colour, count) for colour, count in unit["cost"].items()]
        shield = [Span("⛨ ", ENEMY)] if unit["shielded"] else []
        names = "+".join(self._card(part["card"]) for part in unit["parts"])
        return [*shield, *price, Span(f" {names}")]

    def _card(self, card: str) -> str:
        return self._say(f"bastion-card-{card.replace(' ', '-')}")

    def _sources(self, district: District) -> Line:
        found: list[Span] = []
        for source in district["sources"]:
            mark = "✗" if source["damaged"] else "#" if source["blocked"] else ""
            disc = source["mana"]
            lies = [Span("="), self.mana(disc)] if disc else []
            found += [Span(f"{source['source']}", QUIET), self.mana(source["colour"])]
            found += [Span(mark, ENEMY), *lies, Span(" ")]
        return line(*found)

    def _buildings(self, district: District) -> Line:
        tower = district["tower"]["mana"]
        lies = [self.mana(tower)] if tower else [Span("·", QUIET)]
        built = [each["ritual"] for each in district["foundations"] if each["ritual"]]
        names = ", ".join(self._say(f"bastion-ritual-{name.replace(' ', '-')}") for name in built)
        square = district["square"]
        enemy = [Span(" ■ ", ENEMY), *self._unit(square)] if square else []
        return line(Span("T ", QUIET), *lies, Span(f" {names}"), *enemy)

    def _citadel(self) -> Line:
        citadel = self._view["citadel"]
        enemy = citadel["enemy"]
        found = self._unit(enemy) if enemy else [Span("·", QUIET)]
        under = f" +{len(citadel['under'])}" if citadel["under"] else ""
        who = "".join(citadel["defenders"])
        name = self._say("bastion-board-citadel")
        return line(Span(f"{name} ", TITLE), *found, under, Span(f" {who}", POSSIBLE))

    def _defenders(self) -> list[Line]:
        return [each for seat in self._view["seats"] for each in self._defender(seat)]

    def _defender(self, seat: Seat) -> list[Line]:
        """Mana on one line, cards below it."""
        style = POSSIBLE if seat["seat"] == self._view["actor"] else TITLE
        found = [Span(f"{seat['seat']} ", style), Span(f"{self._tile(seat['tile']):<9}", QUIET)]
        for colour, count in seat["mana"].items():
            found += [self.mana(colour, count), Span(" ")]
        spells = [self._spell(each["spell"]) for each in seat["spells"]]
        rituals = [self._ritual(each) for each in (*seat["rituals"], *seat["offered"])]
        artifacts = [self._ritual(each["ritual"]) for each in seat["artifacts"]]
        cards = wrap(", ".join([*spells, *artifacts, *rituals]), WIDTH - len(INDENT))
        return [line(*found), *(line(Span(f"{INDENT}{each}", QUIET)) for each in cards)]

    def _tile(self, tile: str) -> str:
        return self._say("bastion-board-citadel") if tile == "citadel" else tile

    def _spell(self, spell: str) -> str:
        name, _, power = spell.partition(" ")
        return f"{self._say(f'bastion-spell-{name}')} {power}".strip()

    def _ritual(self, ritual: str) -> str:
        return self._say(f"bastion-ritual-{ritual.replace(' ', '-')}")
