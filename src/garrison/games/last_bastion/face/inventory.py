"""Counting what there is, all places together: nothing may appear or disappear."""

from collections.abc import Mapping

from garrison.core.tasks import code_of
from garrison.games.last_bastion.face.names import TOKENS
from garrison.games.last_bastion.rules.placement import PLACE_CARD
from garrison.games.last_bastion.rules.position import GRASPED
from garrison.games.last_bastion.rules.state import LastBastion
from garrison.games.last_bastion.rules.terms import GRASP_FIGURE, NOTHING


def inventory(state: LastBastion) -> Mapping[str, int]:
    """Tokens and Grasps in reserve and in play; cards in deck, hand, slots and discards."""
    seats = range(state.facts.seats)
    counted: dict[str, int] = {
        word: int(state.reserve[kind]) + sum(int(state.hero(seat, kind)) for seat in seats)
        for kind, word in enumerate(TOKENS)
    }
    grasps = bin(int(state.card_grasps)).count("1") + bin(int(state.tile_grasps)).count("1")
    grasps += sum(int(state.hero(seat, GRASPED)) for seat in seats)
    counted["grasps"] = grasps + int(state.reserve[GRASP_FIGURE])
    in_play = [int(card) for card in state.slots if card != NOTHING]
    discarded = [card for card in range(int(state.facts.cards)) if state.discards >> card & 1]
    in_hand = [each for each in state.tasks.key() if code_of(each) == PLACE_CARD]
    counted["cards"] = state.deck.size() + len(in_play) + len(discarded) + len(in_hand)
    seen = [*in_play, *discarded]
    counted["cards in two places"] = (
        len(seen) - len(set(seen)) + len([card for card in seen if state.deck.may_hold(card)])
    )
    return counted
