"""What is coming: costs with their reasons, the next landing, the next march, the time left."""

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Final

from garrison.core.refusals import OK
from garrison.core.remembering import make_room
from garrison.games.bastion.face.contents import COLOURS, Contents
from garrison.games.bastion.face.names import PLACES, SEATS
from garrison.games.bastion.face.view_types import EnemyMove, Modifier, Part, Unit, Upcoming
from garrison.games.bastion.face.writing import count_discs
from garrison.games.bastion.rules import position as at
from garrison.games.bastion.rules.enemy_attack import giant_landing, landing, tail
from garrison.games.bastion.rules.mana import some, total
from garrison.games.bastion.rules.payment import discs_due
from garrison.games.bastion.rules.rituals import why_not_perform
from garrison.games.bastion.rules.state import Bastion
from garrison.games.bastion.rules.strength import (
    base_strength,
    colour_of,
    dragon_adds,
    fixed_price,
    gun_takes,
    inquisitor_adds,
    price,
    strength,
)
from garrison.games.bastion.rules.targets import is_shielded_by_priest, is_shielded_by_valkyrie

MODIFIERS: Final = tuple(
    f"bastion-modifier-{name}" for name in ("werewolf", "dragon", "inquisitor", "gun")
)
SHIELDS: Final = (None, "bastion-shielded-priest", "bastion-shielded-valkyrie")
SEEN_AHEAD: Final = 6
"""So many enemy attacks are told one by one."""
SECTIONS: Final = int(at.SECTIONS)
_WALL: Final = (1 << SECTIONS + 1) - 2


class EnemyViews:
    """What views say of enemies: each with its cost, and what they will do next."""

    def __init__(self, contents: Contents) -> None:
        self._cards = contents.cards()
        self._enemies = [contents.enemy_of(card) for card in range(len(self._cards))]
        self._spells = [contents.spells[enemy.name].word for enemy in self._enemies]
        self._rituals = contents.rituals()
        self._falls: dict[int, int] = {}
        self._found: dict[int, Upcoming] = {}
        """What was found before, by what it depends on: see `_march`."""
        self._parts: dict[tuple[int, ...], Part] = {}
        self._units: dict[tuple[int, ...], Unit] = {}
        """What was told before, by all the numbers in it. Most enemies stay as they are for long:
        told by the very same document, they need not be compared with what clients know."""

    def wall(self, state: Bastion, sections: Sequence[int]) -> list[Unit | None]:
        """The enemy at each of these sections; what they share is looked for once."""
        march, open_to = _march(state), _Rituals(state, self._rituals)
        return [self._unit(state, section, march, open_to) for section in sections]

    def unit(self, state: Bastion, place: int) -> Unit | None:
        """The enemy at one place."""
        return self.wall(state, [place])[0] if state.head(place) >= 0 else None

    def _unit(self, state: Bastion, place: int, march: int, open_to: "_Rituals") -> Unit | None:
        """An enemy with all its parts, what it costs now and why."""
        card = state.head(place)
        if card < 0:
            return None
        cost = int(price(state, place) + fixed_price(state, place))
        won, rituals = self._moves_won(state, place, march), open_to.after(place)
        numbers = [place, cost, _shield(state, place), won, rituals]
        parts: list[Part] = []
        while card >= 0:
            parts.append(self._part(state, int(card), place, numbers))
            card = state.part_below(card, place)
        key = tuple(numbers)
        if key not in self._units:
            make_room(self._units)
            self._units[key] = {
                "place": PLACES[place - 1],
                "parts": parts,
                "cost": count_discs(cost),
                "total": int(total(cost)),
                "shielded": SHIELDS[_shield(state, place)],
                "won": won,
                "rituals": [name for n, name in enumerate(self._rituals) if rituals >> n & 1],
            }
        return self._units[key]

    def _part(self, state: Bastion, card: int, place: int, numbers: list[int]) -> Part:
        """One card of an enemy. What it says is added to `numbers`."""
        colour, now = int(colour_of(state, card, place)), int(strength(state, card, place))
        werewolf = int(base_strength(state, card, place)) - int(state.facts.strength[card])
        dragon = int(dragon_adds(state, card, place))
        inquisitor = int(inquisitor_adds(state, card, place))
        gun = -int(gun_takes(state, card, place))
        key = (card, colour, now, werewolf, dragon, inquisitor, gun)
        numbers.extend(key)
        if key not in self._parts:
            make_room(self._parts)
            self._parts[key] = self._told(state, card, colour, now, key[3:])
        return self._parts[key]

    def _told(
        self, state: Bastion, card: int, colour: int, now: int, amounts: Sequence[int]
    ) -> Part:
        enemy, printed = self._enemies[card], int(state.facts.strength[card])
        blocks = int(state.facts.blocks[card])
        return {
            "card": self._cards[card],
            "enemy": enemy.name,
            "colour": COLOURS[colour] if colour < 6 else "any",
            "pay": enemy.pay,
            "strength": now,
            "printed": printed,
            "modifiers": _modifiers(printed, amounts),
            "properties": list(enemy.properties),
            "calls": enemy.calls,
            "blocks": COLOURS[blocks] if blocks >= 0 else None,
            "spell": self._spells[card],
        }

    def upcoming(self, state: Bastion) -> Upcoming:
        """Landing of the next ordinary card and giant, the next marcher, moves until the fall."""
        march = _march(state)
        key = march << 3 | int(state.cells[at.TURN])
        if key not in self._found:
            make_room(self._found)
            self._found[key] = self._find_upcoming(state, march)
        return self._found[key]

    def _find_upcoming(self, state: Bastion, march: int) -> Upcoming:
        marcher = int(tail(state))
        to = int(landing(state, marcher)) if marcher else 0
        return {
            "landing": int(landing(state, 25)) or None,
            "giant-landing": int(giant_landing(state)) or None,
            "marcher": {"from": marcher, "to": to or None} if marcher else None,
            "next": _next_moves(state),
            "moves-until-fall": self._moves_until_fall(state, march),
        }

    def _moves_won(self, state: Bastion, place: int, march: int) -> int:
        """How many enemy attacks later the bastion would fall without the enemy at this place."""
        if place > SECTIONS:
            return 0  # only those on the wall stand in each other's way
        emptied = march & ~(1 << place)
        if not state.deck.size() and not emptied & _WALL:
            return 0
        if emptied not in self._falls:
            without = state.copy()
            without.cells[at.HEAD + place] = at.NOTHING
            self._moves_until_fall(without, emptied)
        return max(0, self._falls[emptied] - self._moves_until_fall(state, march))

    def _moves_until_fall(self, state: Bastion, march: int) -> int:
        """How many enemy attacks until the bastion falls if nobody acts.

        Cards to come are taken as ordinary ones. The attack that breaks through is counted.
        """
        if march not in self._falls:
            make_room(self._falls)
            self._falls[march] = sum(1 for _ in _enemy_moves(state))
        return self._falls[march]


class _Rituals:
    """The rituals that whoever's turn it is could choose from after defeating an enemy, as bits.

    They depend on its colours alone, and most enemies share theirs with others.
    """

    def __init__(self, state: Bastion, names: Sequence[str]) -> None:
        self._state, self._count = state, len(names)
        self._twin = state.copy()
        self._known: dict[int, int] = {}

    def after(self, place: int) -> int:
        state, credit = self._state, 0
        card = state.head(place)
        while card >= 0:
            credit += int(some(1, colour_of(state, card, place)))
            card = state.part_below(card, place)
        if credit not in self._known:
            self._known[credit] = self._with(credit)
        return self._known[credit]

    def _with(self, credit: int) -> int:
        self._twin.cells[at.CREDIT] = credit
        seat, bits = self._state.cells[at.TURN], 0
        for ritual in range(self._count):
            if why_not_perform(self._twin, seat, ritual) == OK:
                bits |= 1 << ritual
        return bits


def _modifiers(printed: int, amounts: Sequence[int]) -> Sequence[Modifier]:
    """Each thing that makes a card cost other than printed, by message id."""
    found = [(id, amount) for id, amount in zip(MODIFIERS, amounts, strict=True) if amount]
    summed = printed + sum(amounts)
    if summed < 1:
        found.append(("bastion-modifier-floor", 1 - summed))
    return [{"id": id, "amount": amount} for id, amount in found]


def _shield(state: Bastion, place: int) -> int:
    """What keeps an enemy from being attacked, as its place among the messages."""
    if is_shielded_by_priest(state, place):
        return 1
    return 2 if is_shielded_by_valkyrie(state, place) else 0


def _march(state: Bastion) -> int:
    """All that the way of the enemies depends on: which sections are taken, and cards to come."""
    taken = int(state.deck.size()) << SECTIONS + 1
    for section in range(1, SECTIONS + 1):
        if state.head(section) >= 0:
            taken |= 1 << section
    return taken


def mana_due(state: Bastion) -> int:
    """How many discs the attack under way still costs."""
    return int(discs_due(state) + total(fixed_price(state, state.cells[at.TARGET])))


def _enemy_moves(state: Bastion) -> Iterator[tuple[int, int]]:
    """From where to where enemies go if nobody acts; from 0, the deck, and at last to 0, inside."""
    twin = state.copy()
    for _ in range(state.deck.size()):
        section = int(landing(twin, 25))
        yield 0, section
        if not section:
            return
        twin.cells[at.HEAD + section] = 0
    while True:
        origin = int(tail(twin))
        section = int(landing(twin, origin)) if origin else 0
        yield origin, section
        if not section:
            return
        twin.cells[at.HEAD + origin] = at.NOTHING
        twin.cells[at.HEAD + section] = 0


def _next_moves(state: Bastion) -> list[EnemyMove]:
    """The next enemy attacks, each with whose turn comes before it."""
    turn, seats = int(state.cells[at.TURN]), int(state.facts.seats)
    return [
        {"after": SEATS[(turn + number) % seats], "from": origin or None, "to": section or None}
        for number, (origin, section) in enumerate(islice(_enemy_moves(state), SEEN_AHEAD))
    ]
