"""Settings from a TOML file and from the environment.

    database = "postgresql://garrison@db/garrison"
    address = "https://play.example.org"

    [limits]
    thinking_seconds = 5

`GARRISON_DATABASE` and `GARRISON_LIMITS_THINKING_SECONDS` say the same and win over the file.
"""

import math
from collections.abc import Mapping
from dataclasses import fields
from pathlib import Path
from typing import Final

import msgspec

from garrison.core.data import open_own_data
from garrison.core.documents import DocumentReader
from garrison.core.errors import BadDocument
from garrison.core.reasons import Fault, Reason
from garrison.server.settings import Limits, Settings

PREFIX: Final = "GARRISON_"
_LISTS: Final = ("origins", "trusted_proxies")


def read_settings(file: Path | None, environment: Mapping[str, str]) -> Settings:
    """The settings. Raises BadDocument for what cannot be read, with its name."""
    told, limits = _read_file(file) if file else ({}, {})
    for field in fields(Settings):
        given = environment.get(PREFIX + field.name.upper())
        if given is not None and field.name != "limits":
            told[field.name] = given.split(",") if field.name in _LISTS else given
    for field in fields(Limits):
        given = environment.get(f"{PREFIX}LIMITS_{field.name.upper()}")
        if given is not None:
            limits[field.name] = given
    return _convert({**told, "limits": limits})


def _read_file(file: Path) -> tuple[dict[str, object], dict[str, object]]:
    """What a file says, and what it says of limits; every key must be a setting's name."""
    reader = open_own_data(file)
    told = _known(reader, Settings)
    limits = _known(reader.child("limits"), Limits) if "limits" in reader else {}
    reader.finish(str(file))
    return told, limits


def _known(reader: DocumentReader, kind: type[Settings | Limits]) -> dict[str, object]:
    told = {each.name: reader.anything(each.name) for each in fields(kind) if each.name in reader}
    reader.close()
    return told


def _convert(told: Mapping[str, object]) -> Settings:
    try:
        settings = msgspec.convert(told, Settings, strict=False, dec_hook=_read_path)
    except msgspec.ValidationError as fault:
        reason = Reason("server-bad-setting", {"problem": str(fault)})
        raise BadDocument([Fault("settings", reason)]) from fault
    faults = [*_numbers_at_fault(settings, ""), *_numbers_at_fault(settings.limits, "limits.")]
    if faults:
        raise BadDocument(faults)
    return settings


def _numbers_at_fault(told: Settings | Limits, place: str) -> list[Fault]:
    """No setting can be negative, endless, or no number at all."""
    named = ((field.name, getattr(told, field.name)) for field in fields(told))
    return [
        Fault(place + name, Reason("server-setting-number"))
        for name, value in named
        if isinstance(value, int | float) and not 0 <= value < math.inf
    ]


def _read_path(kind: type, value: object) -> object:
    if issubclass(kind, Path) and isinstance(value, str):
        return Path(value)
    raise NotImplementedError
