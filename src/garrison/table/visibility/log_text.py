"""Which message of the catalogues tells of an entry of the log, and with which arguments."""

from collections.abc import Mapping
from typing import Final

from garrison.bots.naming import KINDS
from garrison.core.contract import Seat, State
from garrison.core.documents import Json
from garrison.core.game import Game
from garrison.table.model.entries import (
    Answered,
    AskedBack,
    AskedSeat,
    BotSat,
    Chatted,
    Continued,
    Covered,
    GaveBack,
    HandedOn,
    Joined,
    Left,
    Locked,
    LogEntry,
    Muted,
    Paused,
    Phrased,
    Rebased,
    Removed,
    Renamed,
    Resumed,
    Rose,
    Sat,
    TookBack,
)
from garrison.table.model.people import PersonId

_BOTS: Final = {kind.name: f"@bot-kind-{kind.name}" for kind in KINDS}


def bot_name(spec: str) -> str:
    """What a bot is called: its kind's name, whatever it was told besides."""
    kind = spec.partition("?")[0]
    return _BOTS.get(kind, kind)


def kind_of(entry: LogEntry) -> str:
    return str(type(entry).__struct_config__.tag)


_IDS: Final[Mapping[type, str]] = {
    AskedBack: "table-asked-back",
    AskedSeat: "table-asked-seat",
    BotSat: "table-bot-sat",
    Chatted: "table-chatted",
    Continued: "table-continued",
    Covered: "table-covered",
    GaveBack: "table-gave-back",
    HandedOn: "table-handed-on",
    Joined: "table-joined",
    Left: "table-left",
    Paused: "table-paused",
    Phrased: "table-phrased",
    Rebased: "table-rebased",
    Removed: "table-removed",
    Renamed: "table-renamed",
    Resumed: "table-resumed",
    Rose: "table-rose",
    Sat: "table-sat",
}


def id_of(entry: LogEntry) -> str:
    """The message that tells of an entry; where it went one way or the other, there are two."""
    if isinstance(entry, Sat) and entry.practice:
        return "table-sat-practice"
    if isinstance(entry, TookBack):
        return "table-took-back-beyond" if entry.beyond else "table-took-back"
    if isinstance(entry, Answered):
        return "table-agreed" if entry.agree else "table-disagreed"
    if isinstance(entry, Locked):
        return "table-locked" if entry.locked else "table-unlocked"
    if isinstance(entry, Muted):
        return "table-muted" if entry.muted else "table-unmuted"
    return _IDS[type(entry)]


def arguments_of(
    game: Game[State],
    entry: LogEntry,
    names: Mapping[PersonId, str],
    seats: tuple[Seat, ...] = (),
) -> dict[str, Json]:
    """What the message says in particular, to whoever holds these seats."""
    args: dict[str, Json] = {}
    if isinstance(
        entry,
        AskedBack
        | AskedSeat
        | Answered
        | TookBack
        | Rose
        | BotSat
        | Chatted
        | Phrased
        | Paused
        | Resumed
        | Renamed
        | Locked,
    ):
        args["person"] = names.get(entry.by, "")
    if isinstance(entry, Joined | Left | Sat | Removed | Muted | HandedOn):
        args["person"] = names.get(entry.person, "")
    if isinstance(entry, Sat | AskedSeat | Rose | BotSat | Covered | GaveBack):
        args["seat"] = game.seat_letter(entry.seat)
    if isinstance(entry, BotSat | Covered):
        args["bot"] = bot_name(entry.bot)
    if isinstance(entry, AskedBack | TookBack):
        args["move"] = entry.to - _unheard(entry.unheard, seats)
    if isinstance(entry, Continued):
        args["move"] = entry.move
    if isinstance(entry, TookBack):
        count = entry.count - _unheard(entry.unheard_back, seats)
        args.update(count=count, branch=entry.branch)
    if isinstance(entry, Phrased):
        args["phrase"] = f"@{entry.phrase}"
    if isinstance(entry, Renamed):
        args["title"] = entry.title
    if isinstance(entry, Rebased):
        args.update(rules=entry.rules, lost=entry.lost)
    return args


def _unheard(by: list[Seat], seats: tuple[Seat, ...]) -> int:
    """How many secret answers these seats did not hear of."""
    return sum(seat not in seats for seat in by)
