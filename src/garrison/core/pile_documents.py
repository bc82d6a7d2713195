"""Piles of cards in documents: what is known of them, from the top down.

A list of names is a pile in that very order. Otherwise `pools` are sets of unseen cards with the
number of them that lie in the pile, and `layers` say which pools each part is drawn from.
"""

from collections.abc import Sequence

from garrison.core.documents import Document, DocumentReader, Json
from garrison.core.piles import Pile, new_pile
from garrison.core.reasons import Reason


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


def read_pile(page: DocumentReader, key: str, document: Document, names: Sequence[str]) -> Pile:
    """The pile under this key, which must be there."""
    if isinstance(document[key], list | tuple):
        pile = new_pile(len(names))
        for name in reversed(page.words(key, names)):
            if pile.may_hold(names.index(name)):
                page.fault(key, Reason("fault-card-twice", {"card": name}))
            else:
                pile.put_top(names.index(name))
        return pile
    return _read_layers(page.page(key), names)


def _read_layers(page: DocumentReader, names: Sequence[str]) -> Pile:
    pile, seen = new_pile(len(names)), set[str]()
    sizes = 0
    counts = 0
    for pool in page.pages("pools"):
        cards = pool.words("cards", names)
        for card in cards:
            if card in seen:
                pool.fault("cards", Reason("fault-card-twice", {"card": card}))
            seen.add(card)
        count = pool.number("count", 1, len(cards))
        counts += count
        pile.add_pool([names.index(card) for card in cards], count)
        pool.close()
    for layer in page.pages("layers"):
        if "card" in layer:
            card = layer.word("card", names)
            if card in seen:
                layer.fault("card", Reason("fault-card-twice", {"card": card}))
            seen.add(card)
            pile.put_bottom(names.index(card))
        else:
            pools = layer.numbers("pools", 0, len(pile.pool_counts()) - 1)
            size = layer.number("size", 1, len(names))
            sizes += size
            pile.add_layer(pools, size)
        layer.close()
    if sizes != counts:
        page.fault("layers", Reason("fault-layers", {"size": counts}))
    page.close()
    return pile


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
