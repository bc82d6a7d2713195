"""A face-down pile as what the table knows of it: what can be drawn, and how likely it is."""

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from garrison.core.moves import Moves
from garrison.core.pile_layers import NOWHERE, PileLayers


class Pile(PileLayers):
    """Cards face down, of which chance tells one after the other. Make one with `new_pile`."""

    def draws(self) -> list[int]:
        """Every card that can be on top."""
        return self._candidates(len(self._layers) - 2)

    def draw_weights(self) -> list[int]:
        """How likely each of draws() is, as whole numbers."""
        return self._weights(len(self._layers) - 2)

    def draw_total(self, bottom: bool = False) -> int:
        """The sum of the weights of what can be on top, or at the bottom, without the list."""
        drawn = self._end(bottom)
        return int(self._total(drawn, self._common(drawn)))

    def draw_at(self, point: int, bottom: bool = False) -> int:
        """The card on which a point from 0 to draw_total() - 1 falls, in the order of draws()."""
        drawn = self._end(bottom)
        return int(self._at(drawn, self._common(drawn), point))

    def sample(self, dice: Random) -> i64:
        """A card from the top by the exact chances: draw_at() of any point of draw_total()."""
        drawn = self._end(False)
        common = self._common(drawn)
        return self._at(drawn, common, dice.randrange(int(self._total(drawn, common))))

    def list_draws(self, verb: i64, into: Moves, bottom: bool = False) -> None:
        """Every card that can be on top, or at the bottom, as moves of this verb."""
        home, drawn = self._home, self._end(bottom)
        for card in range(len(home)):
            if _is_drawn(home[card], card, drawn):
                into.add(verb | card << 8)

    def count_draws(self, bottom: bool = False) -> i64:
        """How many different cards can be on top, or at the bottom."""
        drawn = self._end(bottom)
        if drawn < 0:
            return 1
        count: i64 = 0
        for pool in range(len(self._unseen)):
            if drawn >> pool & 1:
                count += self._unseen[pool]
        return count

    def nth_draw(self, index: i64, bottom: bool = False) -> i64:
        """The card at this place of the list of those that can be on top, or at the bottom."""
        home, drawn = self._home, self._end(bottom)
        only = _only_member(drawn)
        if only >= 0:
            return self._nth_member(only, index)
        for card in range(len(home)):
            if _is_drawn(home[card], card, drawn):
                if not index:
                    return card
                index -= 1
        raise IndexError(index)

    def may_draw(self, card: i64, bottom: bool = False) -> bool:
        """Whether this card can be on top, or at the bottom."""
        return _is_drawn(self._home[card], card, self._end(bottom))

    def draw(self, card: int) -> None:
        """Take this card, which turned out to be on top."""
        self._remove(len(self._layers) - 2, card)

    def bottom_draws(self) -> list[int]:
        """Every card that can be at the very bottom."""
        return self._candidates(0)

    def bottom_draw_weights(self) -> list[int]:
        return self._weights(0)

    def draw_bottom(self, card: int) -> None:
        """Take this card, which turned out to be at the bottom."""
        self._remove(0, card)

    def share(self) -> "Pile":
        """The same pile for another position: from now on whoever changes it needs a copy."""
        self._is_shared = True
        return self

    def own(self) -> "Pile":
        """This pile if nobody shares it, else a copy: one that may be changed."""
        return self.copy() if self._is_shared else self

    def copy(self) -> "Pile":
        """An independent pile equal to this one."""
        twin = Pile()
        twin._home = self._home[:]
        twin._counts = self._counts[:]
        twin._unseen = self._unseen[:]
        twin._layers = self._layers[:]
        return twin

    def _candidates(self, layer: i64) -> list[int]:
        found: list[int] = []
        if layer < 0 or layer >= len(self._layers):
            return found
        bits = self._layers[layer]
        if bits < 0:
            found.append(int(-1 - bits))
            return found
        home, drawn = self._home, self._drawn_from(bits)
        for card in range(len(home)):
            pool = home[card]
            if pool >= 0 and drawn >> pool & 1:
                found.append(int(card))
        return found

    def _end(self, bottom: bool) -> i64:
        """What lies at one end: pools that have cards there as a bit set, or -1 less a card."""
        depth = len(self._layers)
        if not depth:
            return 0
        at = depth - 2
        if bottom:
            at = 0
        bits = self._layers[at]
        return bits if bits < 0 else self._drawn_from(bits)

    def _drawn_from(self, bits: i64) -> i64:
        """The pools of a bit set that still have cards in the pile, as a bit set."""
        counts = self._counts
        one: i64 = 1
        for pool in range(len(counts)):
            if not counts[pool]:
                bits &= ~(one << pool)
        return bits

    def _weights(self, layer: i64) -> list[int]:
        """A pool is drawn from as often as it has cards; its candidates share that equally."""
        weights: list[int] = []
        if layer < 0 or layer >= len(self._layers):
            return weights
        bits = self._layers[layer]
        if bits < 0:
            weights.append(1)
            return weights
        home, drawn = self._home, self._drawn_from(bits)
        common = self._common(drawn)
        for card in range(len(home)):
            pool = home[card]
            if pool >= 0 and drawn >> pool & 1:
                weights.append(int(self._share(pool, common)))
        return weights

    def _share(self, pool: i64, common: i64) -> i64:
        """The weight of one candidate of a pool."""
        return self._counts[pool] * (common // self._unseen[pool])

    def _common(self, drawn: i64) -> i64:
        """The least number that each of these pools can share equally among its candidates.

        Moves name a card by 8 bits, so this fits a machine word many times over.
        """
        common: i64 = 1
        if drawn < 0:
            return common
        unseen = self._unseen
        for pool in range(len(unseen)):
            if drawn >> pool & 1 and common % unseen[pool]:
                common = _least_common_multiple(common, unseen[pool])
        return common

    def _total(self, drawn: i64, common: i64) -> i64:
        """The weight of everything that can be drawn from these pools."""
        if drawn < 0:
            return 1
        cards: i64 = 0
        counts = self._counts
        for pool in range(len(counts)):
            if drawn >> pool & 1:
                cards += counts[pool]
        return cards * common

    def _at(self, drawn: i64, common: i64, point: i64) -> i64:
        """The card on which a point of that weight falls."""
        if drawn < 0:
            return -1 - drawn
        only = _only_member(drawn)
        if only >= 0:
            return self._nth_member(only, point // self._counts[only])
        home = self._home
        left = point
        known: i64 = NOWHERE
        share: i64 = 0
        for card in range(len(home)):
            pool = home[card]
            if pool >= 0 and drawn >> pool & 1:
                if pool != known:  # cards of a pool mostly follow each other
                    known, share = pool, self._share(pool, common)
                left -= share
                if left < 0:
                    return card
        raise IndexError(point)

    def _nth_member(self, pool: i64, index: i64) -> i64:
        """The card at this place among the unseen ones of a pool."""
        home = self._home
        for card in range(len(home)):
            if home[card] == pool:
                if not index:
                    return card
                index -= 1
        raise IndexError(index)


def _is_drawn(home: i64, card: i64, drawn: i64) -> bool:
    """Whether a card of this home can lie where this was found (`Pile._end`)."""
    if drawn < 0:
        return card == -1 - drawn
    return home >= 0 and drawn >> home & 1 != 0


def _only_member(bits: i64) -> i64:
    """The only number in a bit set; -1 if it holds none or several."""
    if bits <= 0 or bits & (bits - 1):
        return -1
    member: i64 = 0
    while not bits >> member & 1:
        member += 1
    return member


def _least_common_multiple(one: i64, other: i64) -> i64:
    """Of two positive numbers. Written out because a call of `math.lcm` is slower than this."""
    a, b = one, other
    while b:
        a, b = b, a % b
    return one // a * other


def new_pile(cards: int) -> Pile:
    """An empty pile for cards numbered from 0 to one less than this."""
    pile = Pile()
    nowhere: list[i64] = [NOWHERE] * cards
    pile._home = vec[i64](nowhere)
    return pile
