"""Why an enemy cannot be attacked, and why a spell cannot be added to an attack."""

from collections.abc import Sequence

from garrison.core.reasons import Reason
from garrison.games.bastion.face.catalogue import COLOURS, Spell
from garrison.games.bastion.face.words import SEATS
from garrison.games.bastion.rules import codes
from garrison.games.bastion.rules import position as at
from garrison.games.bastion.rules.affording import may_help
from garrison.games.bastion.rules.attack import can_still_be_paid, keeps_hope
from garrison.games.bastion.rules.box import ALCHEMY, FLAME, IMMUNE, LIGHTNING, MISSILE
from garrison.games.bastion.rules.mana import ANY, amount, total
from garrison.games.bastion.rules.spells import (
    copy_type,
    first_type,
    has_refused,
    holds,
    is_forbidden,
    may_copy,
)
from garrison.games.bastion.rules.strength import fixed_price, price
from garrison.games.bastion.rules.targets import (
    is_barred_by_dragon,
    is_in_reach,
    is_shielded_by_priest,
    is_shielded_by_valkyrie,
)
from garrison.games.bastion.rules.turn import Bastion


def attack_refusal(state: Bastion, seat: int, move: int) -> Reason:
    """Why `attack`, `shoot` or `shoot copy` is impossible."""
    verb, place = move & 255, move >> 8 & 255
    if state.has_done(at.ATTACKED):
        return Reason("bastion-done-attack")
    if state.head(place) < 0:
        return Reason("bastion-no-enemy")
    if is_shielded_by_priest(state, place):
        return Reason("bastion-shielded-priest")
    if is_shielded_by_valkyrie(state, place):
        return Reason("bastion-shielded-valkyrie")
    if is_barred_by_dragon(state, seat, place):
        return Reason("bastion-barred-by-dragon")
    if verb == codes.ATTACK and not is_in_reach(state, seat, place):
        return Reason("bastion-out-of-reach")
    if verb != codes.ATTACK:
        barred = _missile(state, seat, place, verb == codes.SHOOT_COPY)
        if barred:
            return barred
    return shortage(state, seat, place, 0)


def _missile(state: Bastion, seat: int, place: int, by_copy: bool) -> Reason | None:
    missile = first_type(state, MISSILE)
    args = {"spell": "@bastion-spell-missile"}
    if by_copy and (missile < 0 or not may_copy(state, seat, missile)):
        return Reason("bastion-no-copy", args)
    if not by_copy and (missile < 0 or not holds(state, seat, missile)):
        return Reason("bastion-no-spell", args)
    if is_in_reach(state, seat, place):
        return Reason("bastion-in-reach")
    if state.box.has(state.head(place), IMMUNE):
        return Reason("bastion-immune-to-spells")
    return None


def shortage(state: Bastion, seat: int, place: int, relief: int) -> Reason:
    """How much mana is missing, of the colour that is shortest."""
    cost = price(state, place) + fixed_price(state, place)
    purse = state.purse(seat)
    if amount(cost, ANY) or state.cells[at.ALCHEMY_CAST]:
        missing = int(total(cost) - relief - total(purse))
        return Reason("bastion-needs-any-mana", {"count": max(missing, 1)})
    lacks = [int(amount(cost, c) - amount(purse, c)) for c in range(len(COLOURS))]
    worst = max(range(len(COLOURS)), key=lambda colour: lacks[colour])
    args: dict[str, str | int] = {
        "count": max(lacks[worst] - relief, 1),
        "colour": f"@bastion-colour-{COLOURS[worst]}",
    }
    return Reason("bastion-needs-mana", args)


def spell_refusal(state: Bastion, seat: int, move: int, types: Sequence[Spell]) -> Reason:
    """Why this spell, one's own or another defender's, cannot join the attack."""
    verb = move & 255
    asks = verb in (codes.ASK, codes.ASK_COPY)
    owner = move >> 8 & 255 if asks else seat
    type = move >> 16 & 255 if asks else move >> 8 & 255
    by_copy = verb in (codes.CAST_COPY, codes.ASK_COPY)
    kind, args = int(state.box.spell_kind[type]), {"spell": f"@bastion-spell-{types[type].kind}"}
    if owner >= state.box.seats or (asks and owner == seat):
        return Reason("bastion-yourself")
    if not (may_copy if by_copy else holds)(state, owner, type):
        return Reason("bastion-no-copy" if by_copy else "bastion-no-spell", args)
    if kind not in (ALCHEMY, FLAME, LIGHTNING):
        return Reason("bastion-spell-useless", args)
    if is_forbidden(state, kind):
        return Reason("bastion-forbidden", args)
    if asks:
        return _helper(state, seat, owner, type, kind, by_copy, args)
    return _pointless(state, seat, owner, type, by_copy, args)


def _helper(
    state: Bastion,
    seat: int,
    owner: int,
    type: int,
    kind: int,
    by_copy: bool,
    args: dict[str, str],
) -> Reason:
    if kind == ALCHEMY:
        return Reason("bastion-spell-not-yours", args)
    if not may_help(state, seat, owner, kind):
        far = state.box.flame_helps_neighbours
        return Reason("bastion-too-far" if far else "bastion-spell-not-yours", args)
    if has_refused(state, owner, copy_type(state) if by_copy else type):
        return Reason("bastion-helper-declined", {"seat": SEATS[owner]})
    return _pointless(state, seat, owner, type, by_copy, args)


def _pointless(
    state: Bastion, seat: int, owner: int, type: int, by_copy: bool, args: dict[str, str]
) -> Reason:
    """The spell would do nothing, or leave the attack without a spell it needs."""
    hope = can_still_be_paid(state, seat, 0, False)
    spoils = hope and not keeps_hope(state, seat, owner, type, by_copy)
    return Reason("bastion-spell-spoils" if spoils else "bastion-spell-useless", args)
