"""The books: everything has a link, every example can be played, every table is filled."""

import re
from typing import Final

import pytest

from garrison.api import load
from garrison.rulebook.book import Book, book_of
from garrison.rulebook.examples import told_example
from garrison.rulebook.gallery import gallery_of
from garrison.rulebook.links import editions_of, links_of, section_of, unlinked
from garrison.rulebook.translating import brief_of, guide_of, translated_book
from garrison.texts import LANGUAGES

GAMES: Final = ("bastion", "last-bastion", "unbreakable-castle")
PRINTED: Final = {"bastion": 82 + 30, "last-bastion": 60, "unbreakable-castle": 100}
"""How many cards of enemies and rituals, of the horde, of the land each box holds."""


def book(game: str) -> Book:
    found = book_of(game)
    assert found
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_component_and_every_refusal_has_a_section(game: str) -> None:
    assert unlinked(game) == []


@pytest.mark.parametrize("game", GAMES)
def test_sections_explain_only_refusals_and_components_that_exist(game: str) -> None:
    refusals = {
        id.removeprefix(f"{game}-") for each in editions_of(game) for id in each.refusal_ids()
    }
    keys = {component.key for each in editions_of(game) for component in each.components()}
    told = [each for section in book(game).sections() for each in section.refusals]
    named = [
        each for section in book(game).sections() for each in section.covers if "*" not in each
    ]
    assert sorted(set(told) - refusals) == []
    assert sorted(set(named) - keys) == []
    assert len(told) == len(set(told))


@pytest.mark.parametrize("game", GAMES)
def test_rules_name_sections_that_exist_for_what_they_refuse(game: str) -> None:
    sections = {section.id for section in book(game).sections()}
    named = {each for edition in editions_of(game) for each in edition.refusal_sections().values()}
    assert named
    assert sorted(named - sections) == []


@pytest.mark.parametrize("game", GAMES)
def test_ids_of_sections_and_examples_are_unique(game: str) -> None:
    sections = [section.id for section in book(game).sections()]
    assert len(sections) == len(set(sections))


def test_a_link_may_name_a_section_a_component_or_a_refusal() -> None:
    assert section_of("bastion", "gaps") == "gaps"
    assert section_of("bastion", "card.fire-rider") == "basic"
    assert section_of("bastion", "bastion.card.fire-rider") == "basic"
    assert section_of("bastion", "bastion-shielded-priest") == "priests"
    assert section_of("bastion", "card.blue-unicorn") is None
    assert section_of("chess", "goal") is None


@pytest.mark.parametrize("game", GAMES)
def test_a_book_carries_all_its_links(game: str) -> None:
    sections = {section.id for section in book(game).sections()}
    assert set(links_of(game).values()) <= sections


@pytest.mark.parametrize("game", GAMES)
def test_every_example_can_be_played_under_the_real_rules(game: str) -> None:
    for example in book(game).examples():
        told = told_example(game, example.id, "en")
        assert told
        assert len(told.frames) == 1 + len(example.moves)
        assert all(frame.told for frame in told.frames[1:])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_tables_are_filled_and_notes_have_reasons(game: str, language: str) -> None:
    told = translated_book(game, "", language)
    assert told
    for section in (each for chapter in told.chapters for each in chapter.sections):
        assert len({len(row) for row in section.table}) <= 1
        assert all(note.text and note.why and note.source for note in section.notes)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_book_is_read_in_about_ten_minutes(game: str, language: str) -> None:
    told = translated_book(game, "", language)
    assert told
    sections = [section for chapter in told.chapters for section in chapter.sections]
    texts = [text for each in sections for text in (each.text, *(note.text for note in each.notes))]
    texts += [line for each in sections for part in each.components for line in part.lines]
    assert 1000 <= sum(len(re.findall(r"\w+", text)) for text in texts) <= 3500


def test_an_edition_tells_its_own_rules() -> None:
    text = {edition: _text("bastion", edition, "wall") for edition in ("2015", "2018")}
    assert "only 23 sections" in text["2015"]
    assert "all 24 sections" in text["2018"]
    assert "First the enemy attacks" in _text("bastion", "2015", "turn")
    assert "First you act" in _text("bastion", "2018", "turn")


def test_anything_is_explained_in_a_few_sentences_with_the_section_that_says_more() -> None:
    for edition, weaker in (("2015", "1 weaker"), ("2018", "2 weaker")):
        gun = brief_of("bastion", edition, "ritual.gun", "en")
        assert gun
        assert weaker in gun.lines[0]
        assert gun.section == "structures"
    goal = brief_of("unbreakable-castle", "", "goal", "pl")
    assert goal
    assert goal.lines[0].startswith("To wyścig")
    assert "__" not in goal.lines[0]
    assert brief_of("bastion", "", "card.blue-unicorn", "en") is None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_component_has_a_name_and_its_section_a_text(game: str, language: str) -> None:
    for component in editions_of(game)[0].components():
        told = brief_of(game, "", component.key, language)
        assert told
        assert told.title


def test_an_unknown_edition_means_the_first_one() -> None:
    told = translated_book("bastion", "1066", "en")
    assert told
    assert told.edition == "2018"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_five_minutes_have_a_board_for_every_step(game: str, language: str) -> None:
    guide = guide_of(game, language)
    assert guide
    assert 5 <= len(guide.steps) <= 7
    assert all(step.text and step.example for step in guide.steps)


@pytest.mark.parametrize("game", GAMES)
def test_the_gallery_shows_every_card_named_in_every_language_with_its_source(game: str) -> None:
    gallery = gallery_of(game, "en")
    assert gallery
    cards = [piece for piece in gallery.pieces if piece.kind in ("card", "ritual")]
    assert len(cards) == PRINTED[game]
    for piece in gallery.pieces:
        assert set(piece.names) == set(LANGUAGES)
        assert piece.sources
        assert piece.section


def test_games_of_other_packages_have_no_book() -> None:
    assert book_of("race") is None
    assert load("bastion").components()


def _text(game: str, edition: str, wanted: str) -> str:
    told = translated_book(game, edition, "en")
    assert told
    sections = (section for chapter in told.chapters for section in chapter.sections)
    return next(section.text for section in sections if section.id == wanted)
