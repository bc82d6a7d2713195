"""Counting what there is, all places together: nothing may appear or disappear."""

from collections.abc import Mapping

from garrison.games.unbreakable_castle.face.names import PARTS, RESOURCES
from garrison.games.unbreakable_castle.rules.quests import size
from garrison.games.unbreakable_castle.rules.state import Castle
from garrison.games.unbreakable_castle.rules.terms import NOTHING


def inventory(state: Castle) -> Mapping[str, int]:
    """Tokens by colour, castle cards by pile, game cards and quests."""
    seats = range(state.facts.seats)
    count: dict[str, int] = {
        name: int(state.bank[at]) + sum(int(state.good(seat, at)) for seat in seats)
        for at, name in enumerate(RESOURCES)
    }
    for at, name in enumerate(PARTS):
        count[name] = int(state.stock[at]) + sum(int(state.owned(seat, at)) for seat in seats)
    is_open = len([card for card in state.field if card != NOTHING])
    count["cards"] = state.pile.size() + is_open + int(state.discarded)
    for bits in (*state.decks, *state.spent, *state.hands):
        count["quests"] = count.get("quests", 0) + int(size(bits))
    return count
