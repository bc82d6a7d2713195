"""Who is at the table: people with their names, and who of them or which bot holds each seat."""

import hashlib
import hmac
import secrets
import unicodedata
from typing import Final, TypeAlias

from msgspec import Struct

from garrison.core.reasons import Reason
from garrison.table.errors import BadRequest

PersonId: TypeAlias = int
"""People are numbered from 1 in the order they join a table."""

NOBODY: Final = 0
HOST: Final = 1
"""Whoever opened the table."""
NAME_LENGTH: Final = 30


class Person(Struct):
    """Somebody who joined a table."""

    id: PersonId
    name: str
    key: str
    """Hash of the secret that proves who they are. The secret itself is kept by nobody else."""
    muted: bool = False
    """Whether the host silenced them."""


class SeatHolder(Struct):
    """Who holds one seat of the game, and which bot plays it.

    A person without a bot plays; a bot without a person plays for the table; both together mean
    that the bot plays while the person is away; neither means that the seat is free.
    """

    person: PersonId = NOBODY
    bot: str = ""
    held: bool = False
    """Whether somebody held it while the game went on and then left it: their hand is here."""

    def is_free(self) -> bool:
        return self.person == NOBODY and not self.bot

    def is_covered(self) -> bool:
        return self.person != NOBODY and bool(self.bot)


def new_secret() -> str:
    """A secret nobody can guess, fit for a link."""
    return secrets.token_urlsafe(24)


def hash_secret(secret: str) -> str:
    """What is kept of a secret. Secrets are long and random, so one round is enough."""
    return hashlib.sha256(secret.encode()).hexdigest()


def is_secret_of(person: Person, secret: str) -> bool:
    """Whether this is the person's secret, in a time that tells nothing about how close it is."""
    return hmac.compare_digest(person.key, hash_secret(secret))


def tidy_name(name: str) -> str:
    """A name as it will be shown: one line, no control characters. Raises BadRequest.

    A leading `@` would make it name a message of the catalogues, so it goes.
    """
    tidy = tidy_text(name).lstrip("@ ")
    if not tidy or len(tidy) > NAME_LENGTH:
        raise BadRequest(Reason("table-bad-name", {"length": NAME_LENGTH}))
    return tidy


def tidy_text(text: str) -> str:
    """Words of a person on one line, without control characters and changes of direction."""
    kept = (" " if c.isspace() else c for c in text)
    shown = "".join(c for c in kept if unicodedata.category(c) not in ("Cc", "Cf", "Cs", "Co"))
    return " ".join(shown.split())
