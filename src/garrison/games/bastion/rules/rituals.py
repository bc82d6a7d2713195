"""Rituals: performing them after a victory, building, and drawing new ones.

R18 "Ритуалы"; R15 "Ритуалы".
"""

from mypy_extensions import i64

from garrison.core.tasks import task
from garrison.games.bastion.rules.box import SOURCE, Ritual
from garrison.games.bastion.rules.codes import (
    BUILD,
    BUILDING,
    BUILT,
    DEALING,
    DRAWING,
    DREW,
    KEEPING,
    MAY_PERFORM,
    PERFORM,
    PERFORMED,
    PERFORMING,
    REPLACED,
    RETURN,
    RETURNED,
    RETURNING,
    SKIP,
)
from garrison.games.bastion.rules.mana import ANY, COLOURS, amount, some
from garrison.games.bastion.rules.position import (
    ARTIFACT,
    BUILT_ON,
    CREDIT,
    DAMAGED,
    FOUNDATION_COUNT,
    FOUNDATIONS,
    HELD,
    IN_DECK,
    IN_SETUP,
    NOTHING,
    OFFERED,
    RESERVE,
    RITUAL_AT,
    RITUAL_OUT,
    RITUAL_RETURNED,
    RITUALS,
    SLOTS,
    Position,
    Seat,
)


def can_perform(state: Position, seat: Seat, ritual: Ritual) -> bool:
    """Whether a defeated part has the colour of this ritual; Knellerwyrm has all colours."""
    if state.cells[RITUAL_AT + ritual] != HELD + seat:
        return False
    credit = state.cells[CREDIT]
    return amount(credit, ritual % COLOURS) > 0 or amount(credit, ANY) > 0


def continue_performing(state: Position, seat: Seat) -> None:
    """Ask while some ritual fits a part not used yet. One ritual a part, in any order."""
    for ritual in range(RITUALS):
        if can_perform(state, seat, ritual):
            state.tasks.push(task(PERFORMING, seat))
            return
    state.cells[CREDIT] = 0


def perform_moves(state: Position, seat: Seat, moves: list[int]) -> None:
    moves.append(SKIP)
    for ritual in range(RITUALS):
        if can_perform(state, seat, ritual):
            moves.append(int(PERFORM | ritual << 8))


def perform(state: Position, seat: Seat, ritual: Ritual) -> None:
    """An artifact lies ready; a structure is built. Then a new ritual is drawn.

    Afterwards another ritual may be performed for another part, the new one included.
    """
    colour = ritual % COLOURS
    state.cells[CREDIT] -= some(1, colour if amount(state.cells[CREDIT], colour) else ANY)
    state.emit(PERFORMED, int(seat), int(ritual))
    state.tasks.push(task(MAY_PERFORM, seat))
    state.tasks.push(task(KEEPING, seat))
    state.tasks.push(task(DRAWING, seat))
    state.tasks.push(task(DRAWING, seat))
    if ritual < SOURCE * COLOURS:
        state.cells[RITUAL_AT + ritual] = ARTIFACT + seat
    else:
        state.tasks.push(task(BUILDING, seat, ritual))


def build_moves(state: Position, moves: list[int]) -> None:
    """Any free foundation (of two in a district the first), or one that may be replaced.

    R18: any foundation may be chosen. R15: a structure is replaced only if none is free.
    """
    free = 0
    for position in range(6):
        first, second = position * 2, position * 2 + 1
        if state.cells[BUILT_ON + first] < 0:
            moves.append(int(BUILD | first << 8))
            free += 1
        elif state.cells[BUILT_ON + second] < 0:
            moves.append(int(BUILD | second << 8))
            free += 1
    if free and state.box.replace_only_when_full:
        return
    for foundation in range(FOUNDATION_COUNT):
        if state.cells[BUILT_ON + foundation] >= 0:
            moves.append(int(BUILD | foundation << 8))


def build(state: Position, seat: Seat, ritual: Ritual, foundation: i64) -> None:
    """Lay the ritual's card on a foundation, in place of what stood there."""
    if state.cells[BUILT_ON + foundation] >= 0:
        tear_down(state, foundation)
    state.cells[BUILT_ON + foundation] = ritual
    state.cells[RITUAL_AT + ritual] = FOUNDATIONS + foundation
    state.emit(BUILT, int(seat), int(ritual), int(foundation))


def tear_down(state: Position, foundation: i64) -> None:
    """The old structure goes under the ritual deck or out of the game; mana on it, and damage
    to it, go with it."""
    old = state.cells[BUILT_ON + foundation]
    slot = foundation // 2 * SLOTS + 3 + foundation % 2
    state.cells[RESERVE] += state.clear_mana(slot, 1)
    state.cells[DAMAGED] &= ~(1 << slot)
    state.cells[BUILT_ON + foundation] = NOTHING
    state.emit(REPLACED, int(old), int(foundation))
    if state.box.replaced_go_under_deck:
        put_under(state, old)
    else:
        state.cells[RITUAL_AT + old] = RITUAL_OUT


def put_under(state: Position, ritual: Ritual) -> None:
    state.rituals = state.rituals.copy()
    state.rituals.put_bottom(int(ritual))
    state.cells[RITUAL_AT + ritual] = IN_DECK


def draw(state: Position, seat: Seat) -> None:
    """Take the top card of the ritual deck, if there is one."""
    if state.rituals.size():
        state.tasks.push(task(DEALING, seat))


def deal(state: Position, seat: Seat, ritual: Ritual) -> None:
    """A card from the ritual deck, shown to all."""
    state.rituals = state.rituals.copy()
    state.rituals.draw(int(ritual))
    state.cells[RITUAL_AT + ritual] = OFFERED + seat
    state.emit(DREW, int(seat), int(ritual))


def settle_offer(state: Position, seat: Seat) -> None:
    """Of the cards drawn all but one are kept at set-up, one of two later; a single one is kept."""
    offered: i64 = 0
    for ritual in range(RITUALS):
        if state.cells[RITUAL_AT + ritual] == OFFERED + seat:
            offered += 1
    if offered > 1:
        state.tasks.push(task(RETURNING, seat))
    else:
        _keep_offered(state, seat)


def return_moves(state: Position, seat: Seat, moves: list[int]) -> None:
    for ritual in range(RITUALS):
        if state.cells[RITUAL_AT + ritual] == OFFERED + seat:
            moves.append(int(RETURN | ritual << 8))


def give_back(state: Position, seat: Seat, ritual: Ritual) -> None:
    """One card goes under the deck, the others are kept.

    At set-up everybody's card goes there together, in an order nobody knows.
    """
    state.emit(RETURNED, int(seat), int(ritual))
    if state.cells[IN_SETUP]:
        state.cells[RITUAL_AT + ritual] = RITUAL_RETURNED
    else:
        put_under(state, ritual)
    _keep_offered(state, seat)


def _keep_offered(state: Position, seat: Seat) -> None:
    for ritual in range(RITUALS):
        if state.cells[RITUAL_AT + ritual] == OFFERED + seat:
            state.cells[RITUAL_AT + ritual] = HELD + seat


def shuffle_returned(state: Position) -> None:
    """The cards returned at set-up lie under the deck in random order. R18 "Подготовка к игре"."""
    cards = [
        ritual for ritual in range(RITUALS) if state.cells[RITUAL_AT + ritual] == RITUAL_RETURNED
    ]
    if not cards:
        return
    state.rituals = state.rituals.copy()
    if len(cards) == 1:
        state.rituals.put_bottom(int(cards[0]))
    else:
        returned = [int(card) for card in cards]
        state.rituals.add_layer([state.rituals.add_pool(returned, len(returned))], len(returned))
    for card in cards:
        state.cells[RITUAL_AT + card] = IN_DECK
