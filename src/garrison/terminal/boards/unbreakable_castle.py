"""Unbreakable Castle in characters: the field of cards, every castle and what its owner holds."""

from collections.abc import Mapping
from textwrap import wrap
from typing import Final

from garrison.games.unbreakable_castle.face.view_types import (
    Card,
    Cell,
    Centre,
    Half,
    Player,
    View,
)
from garrison.terminal.drawing import (
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

COLUMNS: Final = 18
ROOMY: Final = 15
COLOURS: Final[Mapping[str, Glyph]] = {
    "wood": Glyph("terminal-good-wood", "yellow"),
    "clay": Glyph("terminal-good-clay", "bright_red"),
    "ore": Glyph("terminal-good-ore", "bright_blue"),
    "stone": Glyph("terminal-good-stone", "bright_white"),
    "gold": Glyph("terminal-good-gold", "bright_yellow"),
    "mana": Glyph("terminal-good-mana", "magenta"),
}
CENTRES: Final[Mapping[str, str]] = {
    "quest": "terminal-centre-quest",
    "horn": "terminal-centre-horn",
    "toll": "terminal-centre-toll",
}
PARTS: Final = ("citadel", "tower", "gates", "wall")


def draw(view: View, say: Translator) -> list[Line]:
    return _Board(view, say).lines()


class _Board:
    """One view being drawn."""

    def __init__(self, view: View, say: Translator) -> None:
        self._view, self._say = view, say
        self._columns = min(COLUMNS, WIDTH // view["field"]["columns"])
        self._letters = 3 if self._columns >= ROOMY else 2
        """So many letters of a race's name fit beside its coin."""

    def lines(self) -> list[Line]:
        field = self._view["field"]
        cells, columns = field["cells"], field["columns"]
        rows = [cells[at : at + columns] for at in range(0, len(cells), columns)]
        drawn = [row([self._cell(cell) for cell in each], self._columns, gap=0) for each in rows]
        body = [each for part in drawn for each in part]
        return [*body, *(self._player(player) for player in self._view["players"]), *self._quests()]

    def _cell(self, cell: Cell) -> list[Line]:
        card = cell["card"]
        name = Span(cell["cell"], POSSIBLE if cell["openable"] else QUIET)
        if card is None:
            mark = self._say("terminal-openable") if cell["openable"] else ""
            inside = [line(name), line(Span(mark, POSSIBLE)), (), ()]
            return boxed(inside, self._columns, POSSIBLE if cell["openable"] else QUIET)
        return boxed(self._card(name, card), self._columns)

    def _card(self, name: Span, card: Card) -> list[Line]:
        top = [self._good(card["top"])] if card["top"] else []
        bottom = card["bottom"]
        low = [self._good(bottom["resource"], bottom["count"])] if bottom else []
        sides = [self._side(card, at) for at in range(2)]
        return [line(name, " ↑", *top, " ", *self._centre(card["centre"])), *sides, line("↓", *low)]

    def _side(self, card: Card, at: int) -> Line:
        """The upper or the lower halves of both edges."""
        left = self._half(card["left"][at]) if at < len(card["left"]) else []
        right = self._half(card["right"][at]) if at < len(card["right"]) else []
        return line("←", *left, "→", *right)

    def _half(self, half: Half) -> list[Span]:
        race = self._say(f"unbreakable-castle-race-{half['race']}")[: self._letters]
        return [Span(race), self._good(half["resource"], half["count"])]

    def _centre(self, centre: Centre) -> list[Span]:
        if centre["kind"] == "bonus":
            return [Span("+"), self._good(centre["resource"], centre["count"])]
        if centre["kind"] == "trader":
            takes = centre["takes"]
            price = (
                self._good(takes, centre["price"])
                if takes in COLOURS
                else Span(f"?{centre['price']}")
            )
            return [price, Span("→"), self._good(centre["gives"], centre["count"])]
        kind = centre["kind"]
        return [] if kind == "empty" else [Span(self._say(CENTRES[kind]), QUIET)]

    def _good(self, resource: str, count: int | None = None) -> Span:
        """A resource by its letter and its own style, with how many there are."""
        letter = self._say(COLOURS[resource].letter)
        return Span(letter if count is None else f"{letter}{count}", COLOURS[resource].style)

    def _player(self, player: Player) -> Line:
        decides = player["seat"] == self._view["deciding"]
        race = self._say(f"unbreakable-castle-race-{player['race']}") if player["race"] else "–"
        found = [Span(f"{player['seat']} ", POSSIBLE if decides else TITLE), Span(f"{race:<12} ")]
        for resource, count in player["goods"].items():
            found += [self._good(resource, count), Span(" ")]
        castle = player["castle"]
        for part, state in zip(
            PARTS,
            (castle["citadel"], castle["tower"], castle["gates"], castle["wall"]),
            strict=True,
        ):
            name = self._say(f"unbreakable-castle-part-{part}")[:3]
            done = state["have"] >= state["need"]
            found.append(Span(f" {name} {state['have']}/{state['need']}", TITLE if done else QUIET))
        horn = f" {self._say('terminal-horn')}" if player["has_horn"] else ""
        quests = self._say("terminal-quests", {"count": len(player["quests"])})
        return line(*found, Span(f"{horn} {quests}", QUIET))

    def _quests(self) -> list[Line]:
        """The faces of one's own; the others' show only their backs."""
        found: list[Line] = []
        for player in self._view["players"]:
            for quest in player["quests"]:
                if "could_be" not in quest:
                    told = self._say(_quest_id(quest["quest"], self._say))
                    found.extend(line(each) for each in wrap(f"• {told}", WIDTH))
        return found


def _quest_id(quest: str, say: Translator) -> str:
    """The message of a quest; one of a player's own file is told by its side."""
    id = f"unbreakable-castle-quest-{quest}"
    return id if say.has(id) else f"unbreakable-castle-quest-own-{quest.partition('-')[0]}"
