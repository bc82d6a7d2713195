import pytest

from garrison.texts import Translator, translator


@pytest.mark.parametrize(
    ("language", "count", "words"),
    [
        ("en", 1, "One thing is wrong"),
        ("en", 5, "5 things are wrong"),
        ("ru", 1, "Найдена 1 ошибка"),
        ("ru", 3, "Найдены 3 ошибки"),
        ("ru", 11, "Найдено 11 ошибок"),
        ("pl", 1, "Znaleziono 1 błąd"),
        ("pl", 3, "Znaleziono 3 błędy"),
        ("pl", 5, "Znaleziono 5 błędów"),
    ],
)
def test_plurals_are_right(language: str, count: int, words: str) -> None:
    said = translator(language)("error-document", {"count": count, "source": "", "named": 0})
    assert said == f"{words}:"


def test_a_named_argument_is_said_in_the_readers_language() -> None:
    args = {"title": "@game-last-bastion", "about": "…"}
    assert translator("ru")("cli-game", args) == "Последний бастион: …"
    assert translator("pl")("cli-game", args) == "Ostatni bastion: …"


def test_a_name_without_a_case_lends_its_plain_form() -> None:
    forms = Translator("ru")._inflect("game", "game-bastion")
    assert forms["game-acc"] == forms["game"] == "Бастион"


def test_an_argument_of_any_length_is_said() -> None:
    said = translator("en")("cli-missing", {"name": "x" * 9_999})
    assert said.startswith("xxx")
    assert said.endswith("x… is missing.")


def test_what_would_steer_a_terminal_is_not_said() -> None:
    said = translator("en")("cli-missing", {"name": "\x1b[2J\x9b\ud800A\nB"})
    assert said == "\ufffd[2J\ufffd\ufffdA\nB is missing."
