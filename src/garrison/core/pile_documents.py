"""Piles of cards in documents: what is known of them, from the top down.

A list of names is a pile in that very order. Otherwise `pools` are sets of unseen cards with the
number of them that lie in the pile, and `layers` say which pools each part is drawn from.
"""

from collections.abc import Sequence
from typing import Final

from garrison.core.documents import DocumentReader, Json
from garrison.core.piles import Pile, new_pile
from garrison.core.reasons import Reason

MOST_POOLS: Final = 31
"""So many a pile can hold."""


def write_pile(pile: Pile, names: Sequence[str]) -> Json:
    """The pile as a document."""
    layers = pile.layers()
    if all(layer[0] < 0 for layer in layers):
        return [names[-1 - layer[0]] for layer in layers]
    pools: list[Json] = []
    renumbered: dict[int, int] = {}
    for pool, (cards, count) in enumerate(zip(pile.pool_cards(), pile.pool_counts(), strict=True)):
        if count:
            renumbered[pool] = len(pools)
            pools.append({"cards": [names[card] for card in cards], "count": count})
    written: list[Json] = []
    for layer in layers:
        if layer[0] < 0:
            written.append({"card": names[-1 - layer[0]]})
        else:
            written.append({"pools": [renumbered[p] for p in layer[1:]], "size": layer[0]})
    return {"pools": pools, "layers": written}


def read_pile(reader: DocumentReader, key: str, names: Sequence[str]) -> Pile:
    """The pile under this key, which must be there."""
    if isinstance(reader.anything(key), list | tuple):
        pile = new_pile(len(names))
        for name in reversed(reader.words(key, names)):
            if pile.may_hold(names.index(name)):
                reader.fault(key, Reason("fault-card-twice", {"card": name}))
            else:
                pile.put_top(names.index(name))
        return pile
    return _read_layers(reader.child(key), names)


def _read_layers(reader: DocumentReader, names: Sequence[str]) -> Pile:
    pile, seen = new_pile(len(names)), set[str]()
    pools = reader.children("pools")
    if len(pools) > MOST_POOLS:
        reader.fault(
            "pools", Reason("fault-range", {"value": len(pools), "low": 0, "high": MOST_POOLS})
        )
    counts = [_read_pool(pool, names, seen, pile) for pool in pools[:MOST_POOLS]]
    unplaced = _Unplaced(counts)
    for layer in reader.children("layers"):
        if "card" in layer:
            card = layer.word("card", names)
            _note(layer, "card", card, seen)
            pile.put_bottom(names.index(card))
        else:
            _read_layer(layer, len(counts), unplaced, pile)
        layer.close()
    if unplaced.count():
        reader.fault("layers", Reason("fault-layers", {"size": sum(counts)}))
    reader.close()
    return pile


def _read_layer(reader: DocumentReader, pool_count: int, unplaced: "_Unplaced", pile: Pile) -> None:
    """Read a layer of unknown cards: whatever the layers above take, there is enough for it."""
    pools = frozenset(reader.numbers("pools", 0, pool_count - 1))
    most = unplaced.count(pools)
    size = reader.number("size", 1, max(most, 1))
    if unplaced.are_split_by(pools):
        reader.fault("pools", Reason("fault-layer-pools"))
    elif not most:
        reader.fault("size", Reason("fault-layers", {"size": most}))
    unplaced.take(pools, size)
    pile.add_layer(sorted(pools), size)


class _Unplaced:
    """The cards of the pools that no layer holds yet.

    Pools from which a layer draws stay together from there on: nobody knows which of their cards
    are left.
    """

    def __init__(self, counts: Sequence[int]) -> None:
        self._groups = [(frozenset((pool,)), count) for pool, count in enumerate(counts)]

    def count(self, pools: frozenset[int] | None = None) -> int:
        """How many cards are left, in all or in these pools."""
        return sum(left for group, left in self._groups if pools is None or group <= pools)

    def are_split_by(self, pools: frozenset[int]) -> bool:
        """Whether a layer of these pools leaves out some that belong together with others."""
        return any(left and group & pools and group - pools for group, left in self._groups)

    def take(self, pools: frozenset[int], size: int) -> None:
        left = self.count(pools) - size
        apart = [(group, count) for group, count in self._groups if group - pools]
        self._groups = [*apart, (pools, left)]


def _read_pool(reader: DocumentReader, names: Sequence[str], seen: set[str], pile: Pile) -> int:
    """Read a set of unseen cards into the pile. Returns how many of them lie in it."""
    cards = reader.words("cards", names)
    for card in cards:
        _note(reader, "cards", card, seen)
    count = reader.number("count", 1, len(cards))
    pile.add_pool([names.index(card) for card in cards], count)
    reader.close()
    return count


def _note(reader: DocumentReader, key: str, card: str, seen: set[str]) -> None:
    if card in seen:
        reader.fault(key, Reason("fault-card-twice", {"card": card}))
    seen.add(card)


def cards_in(pile: Pile) -> set[int]:
    """Every card that is or could be in the pile."""
    known = {-1 - layer[0] for layer in pile.layers() if layer[0] < 0}
    unseen = (
        card
        for cards, count in zip(pile.pool_cards(), pile.pool_counts(), strict=True)
        for card in cards
        if count
    )
    return known.union(unseen)


def without(cards: set[int], pools: list[tuple[list[int], int]], names: int) -> Pile:
    """A shuffled pile of what is left of these pools when some cards are seen elsewhere."""
    pile = new_pile(names)
    numbers: list[int] = []
    size = 0
    for members, count in pools:
        left = [card for card in members if card not in cards]
        count = min(len(left), count - (len(members) - len(left)))
        if count > 0:
            numbers.append(pile.add_pool(left, count))
            size += count
    pile.add_layer(numbers, size)
    return pile
