"""What a seat cannot know, drawn anew by exact chances: the quests of the others.

Nobody knows the order of anything, so face-down cards and decks need no imagining. A quest that
lies before another player may be any that the table has not seen elsewhere and that would not
have had to be turned up already. All ways to lay the unseen quests are equally likely.
"""

from collections.abc import Sequence

from librt.random import Random

from garrison.core.contract import Seat
from garrison.games.unbreakable_castle.face.writing import quests_in_order
from garrison.games.unbreakable_castle.rules.encounters import FRIEND_STAGE
from garrison.games.unbreakable_castle.rules.joints import race_met
from garrison.games.unbreakable_castle.rules.quests import FULFIL_STAGE, bit, kills, members, size
from garrison.games.unbreakable_castle.rules.state import Castle


def determinize(state: Castle, seat: Seat, dice: Random) -> Castle:
    """A position the seat cannot tell from the real one."""
    while True:
        twin = state.copy()
        for side in range(2):
            _redraw(twin, seat, side, dice)
        if _explains_the_question(state, twin, seat):
            return twin


def _redraw(twin: Castle, seat: Seat, side: int, dice: Random) -> None:
    """Lay the unseen quests of one side again, in the others' rows and the deck."""
    rows = [
        (holder, quests_in_order(twin, holder))
        for holder in range(twin.facts.seats)
        if holder != seat and twin.hands[holder] & twin.facts.side_quests[side]
    ]
    slots = [(holder, int(twin.could_be[quest])) for holder, row in rows for quest in row]
    free = int(twin.decks[side]) | sum(1 << quest for _, row in rows for quest in row)
    drawn = draw_assignment([could_be for _, could_be in slots], free, int(twin.unseen[side]), dice)
    for holder, row in rows:
        twin.hands[holder] = 0
        for quest in row:
            twin.slot[quest] = twin.could_be[quest] = 0
    for (holder, could_be), quest in zip(slots, drawn, strict=True):
        twin.slot[quest] = size(twin.hands[holder])
        twin.could_be[quest] = could_be
        twin.hands[holder] |= bit(quest)
    twin.decks[side] = free & ~sum(1 << quest for quest in drawn)


def draw_assignment(slots: Sequence[int], free: int, deck: int, dice: Random) -> list[int]:
    """One of the ways to put free quests into slots, each way as likely as any other.

    A slot takes one of its bit set; what is left must be able to lie in the deck.
    """
    count = _Ways(slots, deck)
    drawn: list[int] = []
    for at, could_be in enumerate(slots):
        able = members(could_be & free)
        ways = [count(at + 1, free & ~(1 << quest)) for quest in able]
        left = dice.randrange(sum(ways))
        pick = 0
        while left >= ways[pick]:
            left -= ways[pick]
            pick += 1
        drawn.append(able[pick])
        free &= ~(1 << able[pick])
    return drawn


class _Ways:
    """Counts the ways to fill the slots from one on."""

    def __init__(self, slots: Sequence[int], deck: int) -> None:
        self._slots = slots
        self._deck = deck
        self._known: dict[tuple[int, int], int] = {}

    def __call__(self, at: int, free: int) -> int:
        if at == len(self._slots):
            return int(not free & ~self._deck)
        key = (at, free)
        if key not in self._known:
            able = members(self._slots[at] & free)
            self._known[key] = sum(self(at + 1, free & ~(1 << quest)) for quest in able)
        return self._known[key]


def _explains_the_question(state: Castle, twin: Castle, seat: Seat) -> bool:
    """Whether the active player would be asked the same with the quests imagined.

    Onlookers are not told what is asked, but the game stands still because of it.
    """
    if seat == state.seat:
        return True
    if state.stage == FRIEND_STAGE:
        return bool(kills(twin, twin.seat, race_met(twin, twin.step - 1)))
    if state.stage == FULFIL_STAGE:
        race = race_met(twin, twin.step - 1)
        is_ally = twin.facts.side[race] == twin.side_of(twin.seat)
        asked = twin.facts.find_quests[race] if is_ally else twin.facts.kill_quests[race]
        twin.subject = twin.hands[twin.seat] & asked
        return bool(size(twin.subject) > 1)
    return True
