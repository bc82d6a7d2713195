"""The rules as players read them."""

from collections.abc import Sequence
from typing import Final

from garrison.core.handbook import Chapter, Paragraph
from garrison.core.provenance import Source
from garrison.core.reasons import Reason
from garrison.games.last_bastion.face.contents import Contents, Level
from garrison.games.last_bastion.face.contents_horde import Card
from garrison.games.last_bastion.face.names import (
    BOARD_COLOURS,
    CORRUPTION,
    EFFECTS,
    HEROES,
    LEVELS,
    TILES,
    WHEN,
)

_RULES: Final[Sequence[tuple[str, Sequence[tuple[str, str]]]]] = (
    (
        "game",
        (
            ("goal", "LB-RU 'Цель игры', LB-PL 'Cel gry'"),
            ("setup", "LB-RU 'Подготовка к игре', LB-PL 'Przygotowanie do gry'"),
            ("deck", "LB-RU 'Уровни сложности', LB-PL 'Poziomy trudności'"),
            ("end", "LB-RU 'Конец игры', LB-PL 'Koniec gry'"),
            ("score", "LB-RU 'Подсчёт очков', LB-PL 'Punktacja'"),
            ("safeguard", ""),
        ),
    ),
    (
        "horde-phase",
        (
            ("cards", "LB-RU 'Фаза орды', LB-PL 'Faza hordy'"),
            ("board", "LB-RU 'Эффект планшета орды', LB-PL 'Akcja planszy hordy'"),
            ("placement", "LB-RU 'Правила размещения карт орды', LB-PL 'Zasady umieszczania'"),
            ("warlords", "LB-RU 'Карты полководцев', LB-PL 'Karty wodzów'"),
            ("grasp", "LB-RU 'Власть зла', LB-PL 'Zło'"),
            ("neutral", "LB-RU 'Нейтральный планшет', LB-PL 'Plansza neutralna'"),
        ),
    ),
    (
        "hero-phase",
        (
            ("turn", "LB-RU 'Фаза героя', LB-PL 'Faza bohatera'"),
            ("movement", "LB-RU 'Передвинуться', LB-PL 'Ruch'"),
            ("call", "LB-RU 'Призыв к оружию', LB-PL 'Mobilizacja'"),
            ("combat", "LB-RU 'Бой', LB-PL 'Walka'"),
            ("two", "LB-RU 'Бой с двумя монстрами', LB-PL 'Równoczesna walka'"),
            ("tokens", "LB-RU 'Инвентарь и резерв', LB-PL 'Inwentarz i rezerwa'"),
            ("falling", "LB-RU 'Раненый герой', LB-PL 'Ranny bohater'"),
        ),
    ),
)
"""Chapters of rules and their paragraphs, each with its place in the rulebooks, or none if ours."""

_LISTS: Final[Sequence[tuple[str, Sequence[str], str]]] = (
    ("tile", TILES, "LB-RU booklet 'Тайлы бастиона'"),
    ("hero", HEROES, "LB-RU booklet 'Планшеты героев'"),
    ("effect", EFFECTS, "LB-RU booklet 'Карты орды'"),
    ("board", BOARD_COLOURS, "LB-RU booklet 'Планшеты орды'"),
    ("face", CORRUPTION, "LB-RU booklet 'Кубик упадка'"),
    ("level", LEVELS, "LB-RU 'Уровни сложности', LB-PL 'Poziomy trudności'"),
)
"""Chapters that explain one thing after another: its name, what it does."""

_OURS: Final = Source("reconstructed", "docs/last-bastion.md")


def handbook(contents: Contents, level: Level, cards: Sequence[Card]) -> list[Chapter]:
    """Every chapter; numbers come from the data, so that corrected counts are told right."""
    args = numbers(contents, level)
    rules = [
        Chapter(_rule(chapter), [_paragraph(chapter, name, place, args) for name, place in parts])
        for chapter, parts in _RULES
    ]
    lists = [
        Chapter(
            Reason(f"last-bastion-chapter-{kind}"),
            [_entry(kind, word, place, args) for word in words],
        )
        for kind, words, place in _LISTS
    ]
    return [*rules, *lists, Chapter(Reason("last-bastion-chapter-card"), _cards(cards))]


def numbers(contents: Contents, level: Level) -> dict[str, int]:
    return {
        "life": contents["hero.life"],
        "tiles": contents["end.grasped-tiles"],
        "under": contents["deck.under-each-warlord"],
        "turns": contents["safeguard.turns"],
        "warlords": level.warlords,
        "victory": level.victory,
        "call": contents["score.call"],
        "dead": contents["score.dead-hero"],
        "grasped": contents["score.grasped-tile"],
        "healed": contents["healed.life"],
        "dice": contents["components.white-dice"],
        "market": contents["market.dice"],
    }


def _rule(name: str) -> Reason:
    return Reason(f"last-bastion-rule-{name}")


def _paragraph(chapter: str, name: str, place: str, args: dict[str, int]) -> Paragraph:
    id = f"last-bastion-rule-{chapter}-{name}"
    source = Source("rulebook", place) if place else _OURS
    return Paragraph(Reason(id), Reason(f"{id}-text", args), source)


def _entry(kind: str, word: str, place: str, args: dict[str, int]) -> Paragraph:
    name, text = f"last-bastion-{kind}-{word}", f"last-bastion-{kind}-does-{word}"
    return Paragraph(Reason(name), Reason(text, args), Source("rulebook", place))


def _cards(cards: Sequence[Card]) -> list[Paragraph]:
    """Each card; before them, unless a player brought the list, that it is reconstructed."""
    notice = Paragraph(
        Reason("last-bastion-chapter-card"), Reason("last-bastion-reconstructed"), _OURS
    )
    ours = any(card.source.kind == "reconstructed" for card in cards)
    found = [paragraph for card in cards for paragraph in (_card(card), *_effects(card))]
    return [notice, *found] if ours else found


def _card(card: Card) -> Paragraph:
    about: dict[str, str | int] = {
        "colour": f"@last-bastion-colour-{card.colour}",
        "resistance": card.resistance,
        "kind": "warlord" if card.is_warlord else "monster",
    }
    return Paragraph(
        Reason("last-bastion-card-title", {"card": card.text()}),
        Reason("last-bastion-card-about", about),
        card.source,
    )


def _effects(card: Card) -> list[Paragraph]:
    """Each effect of a card: when it happens and what it does; then what a source confirms."""
    title = Reason("last-bastion-card-title", {"card": card.text()})
    known = [Paragraph(title, Reason("last-bastion-card-known"), card.known)] if card.known else []
    return [
        Paragraph(
            title,
            Reason(
                "last-bastion-card-effect",
                {
                    "when": f"@last-bastion-when-{when}",
                    "effect": f"@last-bastion-effect-{effect}",
                    "does": f"@last-bastion-effect-does-{effect}",
                },
            ),
        )
        for when, effects in zip(WHEN, card.kinds(), strict=True)
        for effect in effects
    ] + known


def handbook_ids() -> set[str]:
    """Every message of the handbook besides names and descriptions."""
    ids = {f"last-bastion-chapter-{kind}" for kind, _, _ in _LISTS}
    ids |= {"last-bastion-chapter-card", "last-bastion-card-title", "last-bastion-card-about"}
    ids |= {"last-bastion-card-effect", "last-bastion-card-known"}
    for chapter, parts in _RULES:
        ids.add(f"last-bastion-rule-{chapter}")
        for name, _ in parts:
            id = f"last-bastion-rule-{chapter}-{name}"
            ids |= {id, f"{id}-text"}
    return ids
