"""The rules as players read them: short paragraphs, told for this edition by its switches."""

from collections.abc import Mapping, Sequence
from typing import Final

from garrison.core.handbook import Chapter, Paragraph
from garrison.core.provenance import Source
from garrison.core.reasons import Reason
from garrison.games.bastion.face.contents import RITUAL_KINDS, SPELL_KINDS, Contents
from garrison.games.bastion.rules.facts import Facts

RULES: Final[Mapping[str, str]] = {
    "goal": "R18 p. 5; R15 «Победа или поражение»",
    "board": "R18 p. 6; R15 «Архитектура бастиона»",
    "turn": "R18 p. 3; R15 «Порядок хода»",
    "adding": "R18 p. 3; R15 «Враг из колоды»",
    "marching": "R18 p. 3; R15 «Враг из лагеря»",
    "moving": "R18 p. 3; R15 «Перемещение»",
    "channelling": "R18 p. 3; R15 «Получение маны»",
    "attacking": "R18 p. 3; R15 «Атака»",
    "combined": "R18 p. 9; R15 «Симбиот»",
    "closed": "R18 p. 10-11; R15 «Дракон», «Рокай»",
    "helping": "R18 p. 12; R15 «Заклинания»",
    "performing": "R18 p. 7; R15 «Ритуалы»",
}
"""Paragraphs of the first chapter, with their sources."""


PLACES: Final = (
    "wall",
    "gate",
    "camp",
    "district",
    "source",
    "tower",
    "foundation",
    "square",
    "citadel",
    "reserve",
)


def handbook(contents: Contents, facts: Facts) -> list[Chapter]:
    switches = wording(facts)
    return [
        Chapter(_title("rules"), _rules(switches)),
        Chapter(_title("places"), _places(switches)),
        Chapter(_title("enemies"), _enemies(contents, switches)),
        Chapter(_title("spells"), _cards(contents, "spell", SPELL_KINDS, switches)),
        Chapter(_title("rituals"), _cards(contents, "ritual", RITUAL_KINDS, switches)),
        Chapter(_title("known"), [_known()]),
    ]


def handbook_ids(contents: Contents, facts: Facts) -> set[str]:
    chapters = handbook(contents, facts)
    told = [chapter.title for chapter in chapters]
    for chapter in chapters:
        for paragraph in chapter.paragraphs:
            told += [paragraph.title, paragraph.text]
    return {reason.id for reason in told}


def wording(facts: Facts) -> dict[str, str | int]:
    """What the wording depends on, as numbers that messages can choose by."""
    return {
        "sections": int(facts.usable_sections),
        "attack-first": int(facts.attack_first),
        "gun": int(facts.gun_weakens_by),
        "plenty": int(facts.plenty_adds),
        "flame-helps": int(facts.flame_helps_neighbours),
        "any-turn": int(facts.swaps_on_any_turn),
        "readies": int(facts.repeat_is_a_turn),
        "untouched": int(facts.immune_to_enemies),
        "revive": int(facts.late_arrival),
    }


def _title(name: str) -> Reason:
    return Reason(f"bastion-chapter-{name}")


def _rules(switches: Mapping[str, str | int]) -> list[Paragraph]:
    return [
        Paragraph(
            Reason(f"bastion-rule-{name}"),
            Reason(f"bastion-rule-{name}-text", switches),
            Source("rulebook", place),
        )
        for name, place in RULES.items()
    ]


def _places(switches: Mapping[str, str | int]) -> list[Paragraph]:
    source = Source("rulebook", RULES["board"])
    return [
        Paragraph(
            Reason(f"bastion-place-{name}"),
            Reason(f"bastion-place-{name}-text", switches),
            source,
        )
        for name in PLACES
    ]


def _enemies(contents: Contents, switches: Mapping[str, str | int]) -> list[Paragraph]:
    return [
        Paragraph(
            Reason(f"bastion-enemy-{enemy.name}"),
            Reason(f"bastion-enemy-{enemy.name}-text", {**switches, "strength": enemy.strength}),
            enemy.source,
        )
        for enemy in contents.enemies()
    ]


def _cards(
    contents: Contents, family: str, kinds: Sequence[str], switches: Mapping[str, str | int]
) -> list[Paragraph]:
    return [
        Paragraph(
            Reason(f"bastion-{family}-{kind}"),
            Reason(f"bastion-{family}-{kind}-text", switches),
            contents.provenance[f"{family}s.{kind}"],
        )
        for kind in kinds
    ]


def _known() -> Paragraph:
    """What no rulebook says."""
    return Paragraph(
        Reason("bastion-rule-reconstructed"),
        Reason("bastion-rule-reconstructed-text"),
        Source("reconstructed", "docs/bastion.md"),
    )
