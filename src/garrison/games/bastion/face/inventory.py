"""Counting what there is, all places together: nothing may appear or disappear."""

from collections.abc import Mapping, Sequence

from garrison.core.tasks import code_of
from garrison.games.bastion.rules import position as at
from garrison.games.bastion.rules.mana import amount
from garrison.games.bastion.rules.position import CLASS_COUNT, ENEMIES, FOUNDATION_COUNT, RITUALS
from garrison.games.bastion.rules.setup import MAKING_DECKS
from garrison.games.bastion.rules.state import Bastion


def inventory(state: Bastion, colours: Sequence[str]) -> Mapping[str, int]:
    """Discs of each colour, enemy cards, the army, ritual cards and defenders.

    Enemies that stand somewhere are counted where they stand, not where their cards say they are,
    and decks by what the piles hold, so that a lost or doubled card shows.
    """
    counted = {f"{name} mana": _mana(state, colour) for colour, name in enumerate(colours)}
    counted["enemies"] = _standing(state) + sum(
        1 for card in range(ENEMIES) if not state.is_in_play(card)
    )
    counted["army"] = _deck(state) + sum(
        1 for card in _army(state) if state.where(card) not in (at.UNSEEN, at.BOXED)
    )
    counted["rituals"] = _built(state) + _ritual_deck(state) + _ritual_cards_elsewhere(state)
    counted["defenders"] = sum(
        1 for seat in range(state.facts.seats) if 0 <= state.tile(seat) <= at.CITADEL
    )
    return counted


def _mana(state: Bastion, colour: int) -> int:
    purses = sum(amount(state.purse(seat), colour) for seat in range(state.facts.seats))
    lying = sum(1 for slot in range(36) if state.cells[at.MANA_ON + slot] == colour + 1)
    return int(purses + lying + amount(state.reserve(), colour))


def _standing(state: Bastion) -> int:
    count = 0
    for place in range(1, at.PLACES):
        card = state.head(place)
        while card >= 0:
            count += 1
            card = state.below(card)
    return count


def _decks_are_made(state: Bastion) -> bool:
    return all(code_of(task) != MAKING_DECKS for task in state.tasks.key())


def _deck(state: Bastion) -> int:
    """Cards in the enemy deck, or that will be once it is made."""
    if _decks_are_made(state):
        return state.deck.size()
    return sum(state.facts.pool_counts) + int(
        state.facts.random_classes * state.facts.cards_per_class
    )


def _army(state: Bastion) -> list[int]:
    """Every card that can come from the enemy deck."""
    cards = [card for pool in state.facts.pool_cards for card in pool]
    for enemy_class in range(CLASS_COUNT):
        if state.cells[at.CLASSES] >> enemy_class & 1:
            cards += range(enemy_class * 6, enemy_class * 6 + 6)
    return cards


def _built(state: Bastion) -> int:
    return sum(1 for n in range(FOUNDATION_COUNT) if state.cells[at.BUILT_ON + n] >= 0)


def _ritual_deck(state: Bastion) -> int:
    if _decks_are_made(state):
        return state.rituals.size()
    return sum(1 for card in range(RITUALS) if state.cells[at.RITUAL_AT + card] == at.IN_DECK)


def _ritual_cards_elsewhere(state: Bastion) -> int:
    """Rituals in hands, used, discarded or returned: neither built nor in the deck."""
    places = [int(state.cells[at.RITUAL_AT + card]) for card in range(RITUALS)]
    return sum(
        1 for place in places if place != at.IN_DECK and not at.FOUNDATIONS <= place < at.RITUAL_OUT
    )
