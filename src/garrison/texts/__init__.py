"""Every word shown to a person, in English, Russian and Polish.

Messages live in `en/`, `ru/` and `pl/` as Fluent files, one per area. Code holds ids only.

An argument that starts with `@` names another message: `@bastion-enemy-rider` becomes that
message's text. Its attributes come along as further arguments, so that a sentence can ask for a
case or agree in gender: with `.acc` and `.gender` on the enemy's name, `$enemy`, `$enemy-acc` and
`$enemy-gender` can all be used. A name without the attribute lends its plain form.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Final, Literal, TypeAlias, get_args

from fluent.runtime import FluentBundle, FluentResource

Language: TypeAlias = Literal["en", "ru", "pl"]
LANGUAGES: Final[tuple[str, ...]] = get_args(Language)
ATTRIBUTES: Final = ("gen", "dat", "acc", "ins", "loc", "plural", "gender")
"""What a name can offer besides its plain form: cases, its plural, its grammatical gender."""


MOST_LETTERS: Final = 2_000
"""Fluent gives a whole sentence up if one of its arguments is longer than 2,500."""
_UNPRINTABLE: Final = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff]")
"""Signs that would steer a terminal, and halves of letters that no output can hold."""


class Translator:
    """Puts message ids into words of one language; what it lacks it says in English."""

    def __init__(self, language: str) -> None:
        self.language = language
        order = (language, "en") if language != "en" else ("en",)
        self._bundles = [_bundle(each) for each in order]

    def __call__(self, id: str, args: Mapping[str, object] | None = None) -> str:
        """The message in words. An id that no catalogue has is shown as it is."""
        return self._format(id, None, self._resolve(args or {})) or id

    def has(self, id: str) -> bool:
        return any(bundle.has_message(id) for bundle in self._bundles)

    def _resolve(self, args: Mapping[str, object]) -> dict[str, object]:
        resolved: dict[str, object] = {}
        for name, value in args.items():
            if isinstance(value, str) and value.startswith("@"):
                resolved.update(self._inflect(name, value[1:]))
            else:
                resolved[name] = _printable(value) if isinstance(value, str) else value
        return resolved

    def _inflect(self, name: str, id: str) -> dict[str, object]:
        plain = self(id)
        forms: dict[str, object] = {name: plain}
        for attribute in ATTRIBUTES:
            forms[f"{name}-{attribute}"] = self._format(id, attribute, {}) or plain
        return forms

    def _format(self, id: str, attribute: str | None, args: dict[str, object]) -> str:
        for bundle in self._bundles:
            if not bundle.has_message(id):
                continue
            message = bundle.get_message(id)
            pattern = message.attributes.get(attribute) if attribute else message.value
            if pattern is not None:
                return str(bundle.format_pattern(pattern, args)[0])
        return ""


def _printable(text: str) -> str:
    """Words from anywhere, as a sentence can hold them and any screen show them."""
    if len(text) > MOST_LETTERS:
        text = f"{text[: MOST_LETTERS - 1]}…"
    return _UNPRINTABLE.sub("\ufffd", text)


@cache
def translator(language: str) -> Translator:
    """The translator of a language; an unknown language gets English."""
    return Translator(language if language in LANGUAGES else "en")


def add_catalogues(package: str) -> None:
    """Speak the messages of another package too, which has a folder for each language."""
    if package not in _packages:
        _packages.append(package)
        for language, bundle in _bundles.items():
            _fill(bundle, catalogue_of(package, language))


def catalogue(language: str) -> Iterator[tuple[str, str]]:
    """The name and text of every Fluent file of a language."""
    for package in _packages:
        yield from catalogue_of(package, language)


def catalogue_of(package: str, language: str) -> Iterator[tuple[str, str]]:
    """The Fluent files of one package; none if it does not speak the language."""
    folder = files(package).joinpath(language)
    if folder.is_dir():
        for file in sorted(folder.iterdir(), key=lambda f: f.name):
            if file.name.endswith(".ftl"):
                yield file.name, file.read_text(encoding="utf-8")


_packages: Final = [__name__]
_bundles: Final[dict[str, FluentBundle]] = {}


def _bundle(language: str) -> FluentBundle:
    if language not in _bundles:
        _bundles[language] = FluentBundle([language], use_isolating=False)
        _fill(_bundles[language], catalogue(language))
    return _bundles[language]


def _fill(bundle: FluentBundle, catalogues: Iterable[tuple[str, str]]) -> None:
    for _, text in catalogues:
        bundle.add_resource(FluentResource(text))
