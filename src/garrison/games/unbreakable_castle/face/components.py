"""Everything in the box of Unbreakable Castle: cards, races, castle parts, quests, resources."""

from collections.abc import Iterator
from typing import Final

from garrison.core.components import Component
from garrison.core.provenance import FactSource
from garrison.core.reasons import Reason
from garrison.games.unbreakable_castle.face.contents import CardFacts, Contents
from garrison.games.unbreakable_castle.face.names import CENTRES, PARTS, RACES, RESOURCES, TRADERS
from garrison.games.unbreakable_castle.face.view import card_face
from garrison.games.unbreakable_castle.face.view_types import CardPiece, QuestPiece

_CARDS: Final = FactSource("rulebook", "UC p. 4")
_CENTRES: Final = FactSource("reconstructed", "docs/unbreakable-castle.md, the cards")


def components(contents: Contents) -> list[Component]:
    """Every piece, and the kinds of things printed on the cards."""
    return [
        *(_card(card) for card in contents.cards),
        *_races(contents),
        *_parts(contents),
        *_quests(contents),
        *(_resource(name) for name in RESOURCES),
        *(_printed("centre", name) for name in CENTRES),
        *(_printed("trader", name) for name in TRADERS),
    ]


def _card(card: CardFacts) -> Component:
    name = Reason("unbreakable-castle-web-card", {"number": card.number})
    sources = [card.source, card.known] if card.known else [card.source]
    facts: CardPiece = {"kind": "card", "card": card_face(card)}
    return Component("card", str(card.number), name, [], sources, facts, card.centre["kind"])


def _races(contents: Contents) -> Iterator[Component]:
    for race in RACES:
        known = contents.races[race]
        starts: dict[str, int] = {name: known.start.get(name, 0) for name in RESOURCES}
        args: dict[str, str | int] = {"faction": f"@unbreakable-castle-faction-{known.faction}"}
        name = Reason(f"unbreakable-castle-race-{race}")
        lines = [Reason("unbreakable-castle-piece-race-text", {**args, **starts})]
        yield Component("race", race, name, lines, [known.source], group=known.faction)


def _parts(contents: Contents) -> Iterator[Component]:
    for part in PARTS:
        known = contents.parts[part]
        costs = {name: known.cost.get(name, 0) for name in ("wood", "clay", "ore", "stone")}
        lines = [Reason("unbreakable-castle-piece-part-text", {"need": known.need, **costs})]
        name = Reason(f"unbreakable-castle-part-{part}")
        yield Component("part", part, name, lines, [known.source])


def _quests(contents: Contents) -> Iterator[Component]:
    for quest in contents.quests:
        facts: QuestPiece = {"kind": "quest", "giver": quest.giver}
        name = Reason(f"unbreakable-castle-quest-{quest.name}")
        yield Component("quest", quest.name, name, [], [quest.source], facts, quest.side)


def _resource(name: str) -> Component:
    word = name if name in ("gold", "mana") else "build"
    text = Reason(f"unbreakable-castle-piece-{word}-text")
    named = Reason(f"unbreakable-castle-resource-{name}")
    return Component("resource", name, named, [text], [_CARDS])


def _printed(kind: str, name: str) -> Component:
    """What is printed on cards and has a rule of its own."""
    known = _CARDS if name in ("bonus", "quest", "horn") else _CENTRES
    return Component(
        kind, name, Reason(f"unbreakable-castle-{kind}-{name}"), [], [known], in_box=False
    )
