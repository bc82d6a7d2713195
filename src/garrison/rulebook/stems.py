"""Word forms: what is left of a word once its ending is taken off, in English, Russian and Polish.

Light stemmers: only endings of inflection and the commonest of derivation go, so that `towers`
finds `tower`, «башней» finds «башня» and "wieżami" finds "wieża". Where a stem itself changes
(ход, шёл; kość, kostka) the book's synonyms help.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Final

_WORD: Final = re.compile(r"[^\W_]+(?:['’][^\W_]+)?")
_SHORTEST: Final = 3
"""So many letters are left of a word at least."""

_ENDINGS: Final[Mapping[str, Sequence[str]]] = {
    "en": (
        *("ations", "ation", "ings", "ing", "edly", "ies", "ied", "ers", "er", "ors", "or"),
        *("est", "ed", "es", "ly", "ment", "ments", "s", "e", "y"),
    ),
    "ru": (
        *("иями", "ями", "ами", "иях", "ях", "ах", "ием", "ией", "ев", "ов", "ие", "ье", "ия"),
        *("ья", "ью", "ию", "ой", "ей", "ий", "ый", "ем", "ом", "ам", "ям", "ым", "им", "ого"),
        *("его", "ому", "ему", "ыми", "ими", "ая", "яя", "ое", "ее", "ые", "ых", "их", "ую"),
        *("юю", "ою", "ею", "ать", "ять", "еть", "ить", "оть", "уть", "ся", "ет", "ит", "ут"),
        *("ют", "ат", "ят", "ешь", "ишь", "ете", "ите", "ал", "ала", "али", "ил", "ила", "или"),
        *("ел", "ела", "ели", "ает", "яет", "ают", "яют", "ание", "ания", "ению", "ение", "ения"),
        *("анию", "ением", "анием", "а", "я", "о"),
        *("е", "и", "ы", "у", "ю", "ь", "й"),
    ),
    "pl": (
        *("owania", "owanie", "owaniu", "owac", "uje", "ujesz", "uja", "ania", "aniu", "anie"),
        *("enia", "eniu", "enie", "iami", "ami", "iach", "ach", "iom", "om", "owie", "ow", "iej"),
        *("ej", "iego", "ego", "iemu", "emu", "ymi", "imi", "ych", "ich", "ym", "im", "iem", "em"),
        *("ia", "ie", "iu", "io", "ac", "ec", "ic", "yc", "asz", "esz", "isz", "ysz", "al", "ala"),
        *("il", "ila", "cie", "my", "a", "e", "i", "o", "u"),
        *("y", "j"),
    ),
}
"""Endings that go: the longest that leaves enough. Polish ones are written without marks."""

_FLEETING: Final = {
    "ru": re.compile(r"(\w[^аеиоуыэюя\W])[ео]([^аеиоуыэюя\W])$"),
    "pl": re.compile(r"(\w[^aeiouy\W])e([^aeiouy\W])$"),
}
"""A vowel that other forms drop: «башен» and «башня», "źródeł" and "źródło"."""

_UNMARKED: Final = str.maketrans("ąćęłńóśźżёэ", "acelnoszzее")

_SAYS_NOTHING: Final = {
    "en": """a an and are as at be by can do does for from how i if in is it me my of on or the
        there they to was we what when where which who why with you your""",
    "ru": """а без бы в во вы где да для до если за и из или к как какая какие какой когда кто ли
        мне мой мы на не ни но о об от по под при с со так то у что это я""",
    "pl": """a albo ale bez by co czy dla do gdy gdzie i ile jak jaka jakie jest jeśli kiedy kto
        która które lub ma mnie moja mój na nad nie o od po pod przed przez przy się są to u w we
        z za ze że""",
}
STOP_WORDS: Final = {language: frozenset(told.split()) for language, told in _SAYS_NOTHING.items()}
"""Words that say nothing of what somebody looks for."""


def words_of(text: str) -> list[str]:
    return [found.group() for found in _WORD.finditer(text)]


def stem(word: str, language: str) -> str:
    """What all forms of a word have in common."""
    bare = word.lower().translate(_UNMARKED)
    endings = _ENDINGS.get(language, ())
    fitting = [end for end in endings if bare.endswith(end) and len(bare) - len(end) >= _SHORTEST]
    found = bare[: -len(max(fitting, key=len))] if fitting else bare
    if language == "en":
        return found[:-1] if fitting and found[-1] == found[-2] else found
    return _FLEETING[language].sub(r"\1\2", found) if language in _FLEETING else found


def stems(text: str, language: str) -> list[str]:
    """The stems of a text, without words that say nothing unless there are no others."""
    found = words_of(text)
    telling = [word for word in found if word.lower() not in STOP_WORDS.get(language, ())]
    return [stem(word, language) for word in telling or found]
