"""Spells: who may cast what, and the two that move enemies along the wall.

R18 "Заклинания"; R15 "Заклинания". Which kind fits which moment is decided where the moment is:
`attack`, `channel`, `movement` and `turn`.
"""

from mypy_extensions import i64

from garrison.core.tasks import task
from garrison.games.bastion.rules.box import (
    COPY,
    EXCHANGE,
    FLAME,
    FORBIDS_FLAME,
    FORBIDS_LIGHTNING,
    IMMUNE,
    LIGHTNING,
    TELEPORT,
    SpellType,
)
from garrison.games.bastion.rules.codes import (
    ASK,
    ASK_COPY,
    CAST,
    CAST_COPY,
    CAST_SPELL,
    DECLINE,
    PICK,
    SWAPPED,
    SWAPPING,
    SWAPPING_WITH,
    TELEPORTED,
)
from garrison.games.bastion.rules.codes import DECLINED as DECLINED_EVENT
from garrison.games.bastion.rules.position import (
    AIR,
    BELOW,
    ENEMIES,
    FIRST_PICK,
    HEAD,
    HOLDS,
    LEGENDS,
    ON_THE_RUN,
    REFUSED,
    SPENT,
    WHERE,
    Place,
    Position,
    Seat,
)
from garrison.games.bastion.rules.properties import move_unit


def holds(state: Position, seat: Seat, type: SpellType) -> bool:
    return state.cells[HOLDS + seat] >> type & 1 != 0


def copy_type(state: Position) -> SpellType:
    """The type of the spell Copy; -1 if no card of this box has it."""
    return first_type(state, COPY)


def first_type(state: Position, kind: i64) -> SpellType:
    """The first spell type of a kind; -1 if no card of this box has it."""
    return state.box.first_type[kind]


def may_copy(state: Position, seat: Seat, type: SpellType) -> bool:
    """Whether this defender has a Copy and somebody holds a spell of this type for it.

    R18 and R15 "Копия": the copied card stays where it is; Copy does not copy Copy.
    """
    mask = state.box.kind_mask[COPY]
    if not state.cells[HOLDS + seat] & mask or mask >> type & 1:
        return False
    return state.held_by_anyone() >> type & 1 != 0


def is_forbidden(state: Position, kind: i64) -> bool:
    """Whether an enemy in play keeps everybody from casting this kind (Shaggon)."""
    property = FORBIDS_FLAME if kind == FLAME else FORBIDS_LIGHTNING
    if kind != FLAME and kind != LIGHTNING:
        return False
    for card in range(LEGENDS, ENEMIES):
        if state.box.has(card, property) and state.is_in_play(card):
            return True
    return False


def lift(state: Position, seat: Seat, type: SpellType, by_copy: bool) -> None:
    """A spell leaves the hand for as long as what it belongs to is under way."""
    card = state.lift_spell(seat, copy_type(state) if by_copy else type)
    state.cells[WHERE + card] = AIR + seat
    state.emit(CAST_SPELL, int(seat), int(type), int(by_copy))


def cast(state: Position, seat: Seat, type: SpellType, by_copy: bool) -> None:
    """A spell is cast: its card leaves the game."""
    card = state.lift_spell(seat, copy_type(state) if by_copy else type)
    state.cells[WHERE + card] = SPENT
    state.emit(CAST_SPELL, int(seat), int(type), int(by_copy))


def spend_lifted(state: Position) -> None:
    """What was cast has taken effect: the cards leave the game."""
    for card in range(ENEMIES):
        where = state.cells[WHERE + card]
        if AIR <= where < SPENT:
            state.cells[WHERE + card] = SPENT


def give_back_lifted(state: Position) -> None:
    """What was cast comes to nothing: the cards go back to their owners."""
    for card in range(ENEMIES):
        where = state.cells[WHERE + card]
        if AIR <= where < SPENT:
            state.give_spell(where - AIR, card)


def refuse(state: Position, seat: Seat, type: SpellType) -> None:
    """A defender declines to cast; he is not asked for the same again this turn."""
    state.cells[REFUSED + seat] |= 1 << type
    state.emit(DECLINED_EVENT, int(seat), int(type))


def has_refused(state: Position, seat: Seat, type: SpellType) -> bool:
    return state.cells[REFUSED + seat] >> type & 1 != 0


def swap_moves(state: Position, seat: Seat, moves: list[int]) -> None:
    """Exchange and Teleport: the active defender's own, and others' if they may help.

    R18: whenever any defender acts, so the owner is asked. R15: only in one's own turn.
    """
    mask = state.box.kind_mask[EXCHANGE] | state.box.kind_mask[TELEPORT]
    held = state.held_by_anyone() & mask
    if not held:
        return
    for type in range(len(state.box.spell_kind)):
        if held >> type & 1 and can_swap(state, state.box.spell_kind[type]):
            _list_casters(state, seat, type, moves)


def _list_casters(state: Position, active: Seat, type: SpellType, moves: list[int]) -> None:
    if holds(state, active, type):
        moves.append(int(CAST | type << 8))
    if may_copy(state, active, type):
        moves.append(int(CAST_COPY | type << 8))
    if state.box.swaps_on_any_turn:
        list_helpers(state, active, type, moves)


def list_helpers(state: Position, active: Seat, type: SpellType, moves: list[int]) -> None:
    """The others who could cast a spell of this type and have not declined."""
    for seat in range(state.box.seats):
        if seat == active:
            continue
        if holds(state, seat, type) and not has_refused(state, seat, type):
            moves.append(int(ASK | seat << 8 | type << 16))
        if may_copy(state, seat, type) and not has_refused(state, seat, copy_type(state)):
            moves.append(int(ASK_COPY | seat << 8 | type << 16))


def can_be_swapped(state: Position, section: Place) -> bool:
    """Whether Exchange and Teleport may act on whoever stands there."""
    card = state.head(section)
    return card >= 0 and not (state.box.immune_to_swaps and state.box.has(card, IMMUNE))


def can_swap(state: Position, kind: i64) -> bool:
    """Whether there is anything for Exchange (two enemies) or Teleport (one, and room) to do."""
    units: i64 = 0
    free: i64 = 0
    for section in range(1, state.box.usable_sections + 1):
        if can_be_swapped(state, section):
            units += 1
        elif state.head(section) < 0:
            free += 1
    return units >= 2 if kind == EXCHANGE else units > 0 and free > 0


def begin_swap(state: Position, seat: Seat, type: SpellType, by_copy: bool, asked: bool) -> None:
    """The caster chooses the sections one after the other."""
    state.tasks.push(task(SWAPPING, seat, type, 1 if by_copy else 0, 1 if asked else 0))


def first_picks(state: Position, asked: bool, moves: list[int]) -> None:
    """Who is to be moved; a defender who was asked may decline instead."""
    if asked:
        moves.append(DECLINE)
    for section in range(1, state.box.usable_sections + 1):
        if can_be_swapped(state, section):
            moves.append(int(PICK | section << 8))


def pick_first(state: Position, seat: Seat, type: SpellType, by_copy: bool, at: Place) -> None:
    cast(state, seat, type, by_copy)
    state.cells[ON_THE_RUN] = 0
    state.cells[FIRST_PICK] = at
    state.tasks.push(task(SWAPPING_WITH, seat, type))


def second_picks(state: Position, type: SpellType, moves: list[int]) -> None:
    """With whom to change places, or where to."""
    exchange = state.box.spell_kind[type] == EXCHANGE
    for section in range(1, state.box.usable_sections + 1):
        fits = can_be_swapped(state, section) if exchange else state.head(section) < 0
        if fits and section != state.cells[FIRST_PICK]:
            moves.append(int(PICK | section << 8))


def pick_second(state: Position, type: SpellType, section: Place) -> None:
    """The enemies change places, or the one enemy goes to the free section."""
    first = state.cells[FIRST_PICK]
    state.cells[FIRST_PICK] = 0
    card = state.head(first)
    if state.box.spell_kind[type] == TELEPORT:
        move_unit(state, first, section)
        state.emit(TELEPORTED, int(card), int(first), int(section))
        return
    other = state.head(section)
    state.cells[HEAD + first], state.cells[HEAD + section] = other, card
    _tell_where(state, first)
    _tell_where(state, section)
    state.emit(SWAPPED, int(card), int(other), int(first), int(section))


def _tell_where(state: Position, section: Place) -> None:
    """Note for every card of a unit that it stands here now."""
    card = state.head(section)
    while card >= 0:
        state.cells[WHERE + card] = section
        card = state.cells[BELOW + card]
