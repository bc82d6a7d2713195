"""What a face-down pile holds: an order nobody has seen does not exist.

The pile is a stack of layers. A layer is either one known card, or a number of cards drawn
blindly from one or more pools. A pool is a set of cards not yet seen and how many of them lie in
the pile: six scouts of which two were shuffled in are a pool of six candidates and a count of two.
Cards are numbers from 0, each in the pile once at most.
"""

from typing import Final

from librt.vecs import append, extend, pop, vec
from mypy_extensions import i64

NOWHERE: Final[i64] = -1
_KNOWN: Final[i64] = -2
_LAST_POOL: Final[i64] = 30  # compiled, a shifted 1 is a C int


class PileLayers:
    """Layers of known and unknown cards, and the pools these come from."""

    def __init__(self) -> None:
        self._home: vec[i64] = vec[i64]()
        """For each card: its pool, or nowhere, or known."""
        self._counts: vec[i64] = vec[i64]()
        """For each pool: how many of its cards lie in the pile."""
        self._unseen: vec[i64] = vec[i64]()
        """For each pool: how many unseen cards it has to choose from."""
        self._layers: vec[i64] = vec[i64]()
        """Two numbers a layer, the bottom layer first: its pools as a bit set and how many cards
        it holds; for a known card minus one minus the card, and 1."""
        self._is_shared = False
        """Whether several positions hold this very pile, so that none may change it."""

    def add_pool(self, cards: list[int], count: int) -> int:
        """A set of unseen cards of which so many are in the pile. Returns the pool's number."""
        pool = len(self._counts)
        if pool > _LAST_POOL:
            raise ValueError("a pile has at most 31 pools")
        self._counts = append(self._counts, count)
        self._unseen = append(self._unseen, 0)
        for card in cards:
            self._rehome(card, pool)
        return int(pool)

    def add_layer(self, pools: list[int], size: int) -> None:
        """Slide a layer of so many cards, drawn blindly from these pools, under all others."""
        bits: i64 = 0
        one: i64 = 1
        for pool in pools:
            bits |= one << pool
        if size:
            self._put_under(bits, size)

    def put_top(self, card: int) -> None:
        self._rehome(card, _KNOWN)
        self._layers = append(append(self._layers, -1 - card), 1)

    def put_bottom(self, card: int) -> None:
        self._rehome(card, _KNOWN)
        self._put_under(-1 - card, 1)

    def shuffle_in(self, cards: list[int]) -> None:
        """Add these cards and shuffle the whole pile: every order is as likely as any other."""
        size = len(cards) + self.size()
        certain: list[int] = [*cards, *self._known_cards()]
        for pool in self._certain_pools():
            certain.extend(self._members(pool))
            self._counts[pool] = 0
        if certain:
            self._refill(certain)
        full = [pool for pool in range(len(self._counts)) if self._counts[pool]]
        self._layers = vec[i64]()
        self.add_layer(full, size)

    def size(self) -> int:
        """How many cards lie in the pile."""
        total: i64 = 0
        for at in range(1, len(self._layers), 2):
            total += self._layers[at]
        return int(total)

    def may_hold(self, card: int) -> bool:
        """Whether the card is, or for all the table knows could be, in the pile."""
        home = self._home[card]
        return home == _KNOWN or (home >= 0 and self._counts[home] > 0)

    def pool_cards(self) -> list[list[int]]:
        """The unseen cards of each pool, to write the pile down."""
        pools: list[list[int]] = [[] for _ in range(len(self._counts))]
        for card in range(len(self._home)):
            home = self._home[card]
            if home >= 0:
                pools[home].append(int(card))
        return pools

    def pool_counts(self) -> list[int]:
        """How many cards of each pool lie in the pile."""
        return [int(count) for count in self._counts]

    def layers(self) -> list[list[int]]:
        """The layers from the top: `[size, pool, pool, …]`, or `[-1 - card]` for a known card."""
        layers: list[list[int]] = []
        for at in range(len(self._layers) - 2, -1, -2):
            bits = self._layers[at]
            if bits < 0:
                layers.append([int(bits)])
            else:
                layers.append([int(self._layers[at + 1]), *self._pools(bits)])
        return layers

    def key(self) -> list[int]:
        """What is known, however it came to be known: pools are named by their first card."""
        first: list[int] = [-1] * int(len(self._counts))
        for card in range(len(self._home)):
            home = self._home[card]
            if home >= 0 and first[home] < 0:
                first[home] = int(card)
        key: list[int] = []
        for card in range(len(self._home)):
            home = self._home[card]
            if home < 0 or not self._counts[home]:
                key.append(-2 if home == _KNOWN else -1)
            else:
                key.append(first[home])
                key.append(int(self._counts[home]))
        for at in range(0, len(self._layers), 2):
            bits = self._layers[at]
            if bits < 0:
                key.append(int(bits))
            else:
                key.extend(sorted(first[pool] for pool in self._pools(bits)))
                key.append(int(self._layers[at + 1]))
        return key

    def _put_under(self, bits: i64, size: i64) -> None:
        under: vec[i64] = vec[i64]([bits, size])
        self._layers = extend(under, self._layers)

    def _pools(self, bits: i64) -> list[int]:
        """The pools of a bit set that still have cards in the pile."""
        return [
            pool for pool in range(len(self._counts)) if bits >> pool & 1 and self._counts[pool]
        ]

    def _known_cards(self) -> list[int]:
        return [
            int(-1 - self._layers[at])
            for at in range(0, len(self._layers), 2)
            if self._layers[at] < 0
        ]

    def _members(self, pool: i64) -> list[int]:
        """The cards of a pool that nobody has seen yet."""
        return [int(card) for card in range(len(self._home)) if self._home[card] == pool]

    def _certain_pools(self) -> list[int]:
        """Pools all of whose unseen cards are in the pile."""
        return [
            pool
            for pool in range(len(self._counts))
            if self._counts[pool] and self._unseen[pool] == self._counts[pool]
        ]

    def _refill(self, cards: list[int]) -> None:
        """Make one pool of cards that are surely in the pile, in place of an emptied one."""
        for card in cards:
            self._rehome(card, NOWHERE)
        for pool in range(len(self._counts)):
            if not self._counts[pool] and not self._unseen[pool]:
                self._counts[pool] = len(cards)
                for card in cards:
                    self._rehome(card, pool)
                return
        self.add_pool(cards, len(cards))

    def _rehome(self, card: i64, home: i64) -> None:
        """Move a card to a pool, or to the known or absent ones."""
        if self._is_shared:
            raise RuntimeError("a pile that positions share is changed")
        before = self._home[card]
        if before >= 0:
            self._unseen[before] -= 1
        if home >= 0:
            self._unseen[home] += 1
        self._home[card] = home

    def _remove(self, layer: i64, card: i64) -> None:
        home = self._home[card]
        self._rehome(card, NOWHERE)
        if home >= 0:
            self._counts[home] -= 1
        self._layers[layer + 1] -= 1
        if not self._layers[layer + 1]:
            self._layers, _ = pop(self._layers, layer + 1)
            self._layers, _ = pop(self._layers, layer)
