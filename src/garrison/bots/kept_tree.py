"""What a search found out beyond the move that was made, so that it need not be thought again.

A turn is many small decisions. The tree of the first one already holds what may follow; where
nothing is hidden the next thought goes on from there.
"""

from typing import Final

from garrison.bots.engine.tree import Node, TreeSearch
from garrison.core.contract import CHANCE, Move, State

RESULTS: Final = 2
"""So many results of chance may lie between two decisions; after more there is little to keep."""


class KeptTree:
    """The last thought of a bot, as far as it can still be of use."""

    def __init__(self) -> None:
        self._node: Node | None = None
        self._position: State | None = None
        self._nodes_per_visit = 0.0

    def keep(self, search: TreeSearch, move: Move) -> None:
        """Remember what the search knows of this move."""
        self._node = search.root.children.get(move)
        self._position = search.samples[0].copy()
        self._position.play(move)
        self._nodes_per_visit = int(search.budget.nodes) / max(int(search.simulations), 1)

    def resume(self, search: TreeSearch) -> None:
        """Let a search begin with what is known of its position; its limit is so much less."""
        if self._node is None or self._position is None:
            return
        found = _find(self._node, self._position, search.samples[0].key(), RESULTS)
        if found is not None:
            search.root = found
            known = round(int(found.visits) * self._nodes_per_visit)
            search.budget.limit = max(int(search.budget.limit) - known, 1)


def _find(node: Node, position: State, key: list[int], results: int) -> Node | None:
    """The node of the position with this key: this one, or one after results of chance."""
    if position.key() == key:
        return node
    if results == 0 or position.actor() != CHANCE:
        return None
    for move, child in node.children.items():
        twin = position.copy()
        twin.play(move)
        found = _find(child, twin, key, results - 1)
        if found is not None:
            return found
    return None
