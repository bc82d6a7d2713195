"""Why a move cannot be made: the first thing that stands in its way, as a message id.

The list of moves decides what is legal; this only explains. Each function asks the rules the same
questions as the list does.
"""

from collections.abc import Callable, Mapping
from typing import Final

from garrison.core.contract import CHANCE, OVER
from garrison.core.reasons import Reason
from garrison.core.tasks import code_of
from garrison.games.bastion.face.attack_refusals import attack_refusal, shortage, spell_refusal
from garrison.games.bastion.face.catalogue import COLOURS, Catalogue
from garrison.games.bastion.face.channel_refusals import (
    channel_refusal,
    gather_refusal,
    revive_refusal,
    tower_refusal,
)
from garrison.games.bastion.face.words import SEATS, TILES
from garrison.games.bastion.rules import codes
from garrison.games.bastion.rules import position as at
from garrison.games.bastion.rules.artifacts import ready_artifact
from garrison.games.bastion.rules.box import ACCUMULATOR, CONVERTER, SPEED
from garrison.games.bastion.rules.mana import amount
from garrison.games.bastion.rules.movement import are_adjacent, can_enter, closing_enemy
from garrison.games.bastion.rules.payment import least_and_most
from garrison.games.bastion.rules.spells import first_type, holds, may_copy
from garrison.games.bastion.rules.turn import Bastion

IDS: Final = (
    "over",
    "chance",
    "not-now",
    "done-move",
    "done-channel",
    "done-attack",
    "done-revive",
    "not-adjacent",
    "citadel-held",
    "district-held",
    "not-running",
    "no-spell",
    "no-copy",
    "forbidden",
    "spell-useless",
    "spell-spoils",
    "spell-not-yours",
    "own-turn-only",
    "too-far",
    "helper-declined",
    "yourself",
    "nothing-to-swap",
    "no-enemy",
    "shielded-priest",
    "shielded-valkyrie",
    "out-of-reach",
    "in-reach",
    "barred-by-dragon",
    "immune-to-spells",
    "needs-mana",
    "needs-any-mana",
    "can-still-pay",
    "pay-range",
    "in-citadel",
    "not-in-citadel",
    "no-source",
    "source-closed",
    "source-damaged",
    "source-blocked",
    "square-occupied",
    "tower-closed",
    "towers-empty",
    "citadel-dragon",
    "no-disc",
    "purse-not-empty",
    "reserve-lacks",
    "not-damaged",
    "no-artifact",
    "artifact-used",
    "same-colour",
    "duty",
    "section-unfit",
    "ritual-not-held",
    "ritual-colour",
    "ritual-not-offered",
    "foundation-free-first",
    "foundation-first",
    "tile-closed",
)


class Refuser:
    """Explains refusals of one game."""

    def __init__(self, catalogue: Catalogue) -> None:
        self._spells = [f"@bastion-spell-{spell.kind}" for spell in catalogue.spell_types()]
        self._types = catalogue.spell_types()
        self._catalogue = catalogue
        self._acting: Mapping[int, Callable[[Bastion, int, int], Reason]] = {
            codes.END: lambda state, seat, move: Reason("bastion-duty"),
            codes.MOVE: self._move,
            codes.SPEED_ON: self._speed,
            codes.SPEED_ON_COPY: self._speed,
            codes.CHANNEL: channel_refusal,
            codes.TOWER: tower_refusal,
            codes.GATHER: gather_refusal,
            codes.REVIVE: revive_refusal,
            codes.CONVERT: self._convert,
            codes.ACCUMULATE: self._accumulate,
            codes.ATTACK: attack_refusal,
            codes.SHOOT: attack_refusal,
            codes.SHOOT_COPY: attack_refusal,
            codes.CAST: self._cast,
            codes.CAST_COPY: self._cast,
            codes.ASK: self._ask,
            codes.ASK_COPY: self._ask,
        }

    def ids(self) -> set[str]:
        return {f"bastion-{name}" for name in IDS}

    def refusal(self, state: Bastion, move: int) -> Reason:
        actor = state.actor()
        if actor == OVER:
            return Reason("bastion-over")
        if actor == CHANCE:
            return Reason("bastion-chance")
        top, verb = int(state.tasks.top()), move & 255
        code = code_of(top)
        if code == codes.ACTING and verb in self._acting:
            return self._acting[verb](state, actor, move)
        if code == codes.AIMING and verb in (
            codes.CAST,
            codes.CAST_COPY,
            codes.ASK,
            codes.ASK_COPY,
        ):
            return spell_refusal(state, actor, move, self._types)
        return self._answer(state, top, actor, move) or Reason(
            "bastion-not-now", {"seat": SEATS[actor]}
        )

    def _answer(self, state: Bastion, top: int, seat: int, move: int) -> Reason | None:
        """Where one decision is asked for and another answer of its kind is given."""
        code, verb, first = code_of(top), move & 255, move >> 8 & 255
        if code == codes.AIMING and verb == codes.STRIKE:
            return shortage(state, seat, int(state.cells[at.TARGET]), int(state.cells[at.RELIEF]))
        if code == codes.AIMING and verb == codes.CANCEL:
            return Reason("bastion-can-still-pay")
        if code == codes.PAYING and verb == codes.PAY:
            return _pay(state, seat)
        if code in (codes.SWAPPING, codes.SWAPPING_WITH) and verb == codes.PICK:
            return Reason("bastion-section-unfit", {"section": first})
        if code == codes.RETURNING and verb == codes.RETURN:
            return Reason("bastion-ritual-not-offered")
        if code == codes.PERFORMING and verb == codes.PERFORM:
            return self._perform(state, seat, first)
        if code == codes.BUILDING and verb == codes.BUILD:
            return self._build(state, first)
        if code == codes.LEAVING and verb == codes.GO:
            return _exit(state, seat, first)
        if code == codes.CHANNELLING and verb in (codes.CAST, codes.CAST_COPY):
            return self._cast(state, seat, move)
        return None

    # Moving.

    def _move(self, state: Bastion, seat: int, move: int) -> Reason:
        if state.has_done(at.MOVED):
            return Reason("bastion-done-move")
        return _step(state, seat, move >> 8 & 255)

    def _speed(self, state: Bastion, seat: int, move: int) -> Reason:
        if not state.cells[at.ON_THE_RUN]:
            return Reason("bastion-not-running")
        speed = first_type(state, SPEED)
        missing = self._missing(state, seat, int(speed), move & 255 == codes.SPEED_ON_COPY)
        return missing or _step(state, seat, move >> 8 & 255)

    # Artifacts.

    def _convert(self, state: Bastion, seat: int, move: int) -> Reason:
        own, other = move >> 8 & 255, move >> 16 & 255
        missing = _artifact(state, seat, int(CONVERTER), "converter")
        if missing:
            return missing
        if own == other:
            return Reason("bastion-same-colour")
        if not amount(state.purse(seat), own):
            return Reason("bastion-no-disc", {"colour": f"@bastion-colour-{COLOURS[own]}"})
        return Reason("bastion-reserve-lacks", {"colour": f"@bastion-colour-{COLOURS[other]}"})

    def _accumulate(self, state: Bastion, seat: int, move: int) -> Reason:
        giver, colour = move >> 8 & 255, move >> 16 & 255
        missing = _artifact(state, seat, int(ACCUMULATOR), "accumulator")
        if missing:
            return missing
        if giver == seat or giver >= state.box.seats:
            return Reason("bastion-yourself")
        if state.cells[at.REFUSED + giver] & at.MANA_REFUSED:
            return Reason("bastion-helper-declined", {"seat": SEATS[giver]})
        return Reason("bastion-no-disc", {"colour": f"@bastion-colour-{COLOURS[colour]}"})

    # Spells.

    def _missing(self, state: Bastion, seat: int, type: int, by_copy: bool) -> Reason | None:
        """The reason if this defender cannot cast the spell, whatever the moment."""
        if by_copy and not may_copy(state, seat, type):
            return Reason("bastion-no-copy", {"spell": self._spells[type]})
        if not by_copy and not holds(state, seat, type):
            return Reason("bastion-no-spell", {"spell": self._spells[type]})
        return None

    def _cast(self, state: Bastion, seat: int, move: int) -> Reason:
        type = move >> 8 & 255
        missing = self._missing(state, seat, type, move & 255 == codes.CAST_COPY)
        if missing:
            return missing
        if self._types[type].kind in ("exchange", "teleport"):
            return Reason("bastion-nothing-to-swap")
        return Reason("bastion-spell-useless", {"spell": self._spells[type]})

    def _ask(self, state: Bastion, seat: int, move: int) -> Reason:
        helper, type = move >> 8 & 255, move >> 16 & 255
        if helper == seat or helper >= state.box.seats:
            return Reason("bastion-yourself")
        if self._types[type].kind not in ("exchange", "teleport"):
            return Reason("bastion-spell-useless", {"spell": self._spells[type]})
        if not state.box.swaps_on_any_turn:
            return Reason("bastion-own-turn-only", {"spell": self._spells[type]})
        missing = self._missing(state, helper, type, move & 255 == codes.ASK_COPY)
        if missing:
            return missing
        if state.cells[at.REFUSED + helper]:
            return Reason("bastion-helper-declined", {"seat": SEATS[helper]})
        return Reason("bastion-nothing-to-swap")

    # Rituals.

    def _perform(self, state: Bastion, seat: int, ritual: int) -> Reason:
        if state.cells[at.RITUAL_AT + ritual] != at.HELD + seat:
            return Reason("bastion-ritual-not-held")
        return Reason("bastion-ritual-colour", {"colour": f"@bastion-colour-{COLOURS[ritual % 6]}"})

    def _build(self, state: Bastion, foundation: int) -> Reason:
        if state.cells[at.BUILT_ON + foundation] >= 0:
            return Reason("bastion-foundation-free-first")
        return Reason("bastion-foundation-first")


def _artifact(state: Bastion, seat: int, kind: int, name: str) -> Reason | None:
    if ready_artifact(state, seat, kind) >= 0:
        return None
    cards = range(kind * 6, kind * 6 + 6)
    owned = any(state.cells[at.RITUAL_AT + card] == at.ARTIFACT + seat for card in cards)
    id = "bastion-artifact-used" if owned else "bastion-no-artifact"
    return Reason(id, {"artifact": f"@bastion-ritual-{name}"})


def _tile(tile: int) -> str:
    """A district by its place; the citadel by its name."""
    return "@bastion-place-citadel" if tile == at.CITADEL else TILES[tile]


def _step(state: Bastion, seat: int, tile: int) -> Reason:
    if not are_adjacent(state.tile(seat), tile):
        return Reason("bastion-not-adjacent", {"tile": _tile(tile)})
    if state.has_done(at.ATTACKED) and not can_enter(state, seat, tile, 0):
        return Reason("bastion-done-attack")
    return Reason("bastion-citadel-held" if tile == at.CITADEL else "bastion-district-held")


def _exit(state: Bastion, seat: int, tile: int) -> Reason:
    if closing_enemy(state, tile):
        return Reason("bastion-tile-closed", {"tile": _tile(tile)})
    return Reason("bastion-not-adjacent", {"tile": _tile(tile)})


def _pay(state: Bastion, seat: int) -> Reason:
    least, most = least_and_most(state, seat)
    colour = COLOURS[state.cells[at.PAYING_COLOUR]]
    named = f"@bastion-colour-{colour}"
    return Reason("bastion-pay-range", {"least": int(least), "most": int(most), "colour": named})
