"""Settings from a TOML file and from the environment.

    database = "postgresql://garrison@db/garrison"
    address = "https://play.example.org"

    [limits]
    thinking_seconds = 5

`GARRISON_DATABASE` and `GARRISON_LIMITS_THINKING_SECONDS` say the same and win over the file.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import fields
from pathlib import Path
from typing import Final

import msgspec

from garrison.core.errors import BadDocument
from garrison.core.reasons import Fault, Reason
from garrison.server.settings import Limits, Settings

PREFIX: Final = "GARRISON_"
_LISTS: Final = ("origins", "trusted_proxies")


def read_settings(file: Path | None, environment: Mapping[str, str]) -> Settings:
    """The settings. Raises BadDocument for what cannot be read, with its name."""
    told = dict(tomllib.loads(file.read_text("utf-8"))) if file else {}
    limits = told.pop("limits", {})
    _check(told, Settings, "")
    _check(limits, Limits, "limits.")
    for field in fields(Settings):
        given = environment.get(PREFIX + field.name.upper())
        if given is not None and field.name != "limits":
            told[field.name] = given.split(",") if field.name in _LISTS else given
    for field in fields(Limits):
        given = environment.get(f"{PREFIX}LIMITS_{field.name.upper()}")
        if given is not None:
            limits[field.name] = given
    return _convert({**told, "limits": limits})


def _check(told: Mapping[str, object], kind: type[Settings | Limits], place: str) -> None:
    known = {field.name for field in fields(kind)}
    unknown = sorted(set(told) - known)
    if unknown:
        reason = Reason("server-unknown-setting", {"setting": place + unknown[0]})
        raise BadDocument([Fault(place + unknown[0], reason)])


def _convert(told: Mapping[str, object]) -> Settings:
    try:
        return msgspec.convert(told, Settings, strict=False, dec_hook=_read_path)
    except msgspec.ValidationError as fault:
        reason = Reason("server-bad-setting", {"problem": str(fault)})
        raise BadDocument([Fault("settings", reason)]) from fault


def _read_path(kind: type, value: object) -> object:
    if issubclass(kind, Path) and isinstance(value, str):
        return Path(value)
    raise NotImplementedError
