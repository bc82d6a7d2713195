"""Unbreakable Castle: the first to complete a castle of six parts wins."""

from pathlib import Path
from typing import Final

from garrison.core.contract import State
from garrison.core.data import own_digest
from garrison.core.errors import BadDocument, BadNotation
from garrison.core.game import Game, any_game
from garrison.core.reasons import Fault, Reason
from garrison.core.registry import Edition, Entry, Option, Options
from garrison.games.unbreakable_castle.face.contents import Contents, load_contents
from garrison.games.unbreakable_castle.face.facts import Agreement
from garrison.games.unbreakable_castle.face.game import CastleGame
from garrison.games.unbreakable_castle.face.names import RACES
from garrison.games.unbreakable_castle.rules.terms import (
    CHOSEN_RACES,
    GIVEN_RACES,
    RANDOM_RACES,
)

_BY_SEATS: Final = "by-seats"
_HOW_RACES: Final = {"random": RANDOM_RACES, "choose": CHOSEN_RACES}
_STRICT_SEATS: Final = 4

OPTIONS: Final = (
    Option("seats", ("2", "3", "4", "5", "6"), "4"),
    Option("races", ("random", "choose", *RACES), "random", several=True),
    Option("per_player", (_BY_SEATS, "3", "4", "5", "6"), _BY_SEATS),
    Option("bank", ("unlimited", "strict"), "unlimited"),
    Option("trade", ("on", "off"), "on"),
    Option("signs", ("quests", "gifts"), "quests"),
    Option("box", ("full", "strict"), "full"),
)
"""What can be chosen before a game. `signs=gifts` is the house rule for Order and Chaos."""


def _make(name: str, options: Options, own: Path | None) -> Game[State]:
    contents = load_contents(own)
    agreement = _agree(options, contents)
    needed = agreement.seats * agreement.per_player
    if len(contents.cards) < needed:
        reason = Reason("unbreakable-castle-fault-few-cards", {"count": needed})
        raise BadDocument([Fault("card", reason)], str(own))
    has_own_quests = own is not None and contents.quests != load_contents().quests
    return any_game(CastleGame(name, contents, agreement, own_digest(own), has_own_quests))


def _agree(options: Options, contents: Contents) -> Agreement:
    """What was chosen, if it goes together. Raises BadNotation if not."""
    seats, chosen = int(options["seats"]), options["per_player"]
    races = [] if options["races"] in _HOW_RACES else options["races"].split(",")
    if races and (len(races) != seats or len(set(races)) < seats or set(races) - set(RACES)):
        raise BadNotation(Reason("unbreakable-castle-name-races", {"seats": seats}))
    if options["box"] == "strict" and seats > _STRICT_SEATS:
        raise BadNotation(Reason("unbreakable-castle-name-box", {"seats": _STRICT_SEATS}))
    return Agreement(
        seats=seats,
        per_player=contents.per_player[seats] if chosen == _BY_SEATS else int(chosen),
        how_races=int(_HOW_RACES.get(options["races"], GIVEN_RACES)),
        races=races,
        has_trade=options["trade"] == "on",
        is_bank_strict=options["bank"] == "strict",
        is_box_strict=options["box"] == "strict",
        has_sign_gift=options["signs"] == "gifts",
    )


ENTRY: Final = Entry("unbreakable-castle", [Edition("", OPTIONS, _make)])
