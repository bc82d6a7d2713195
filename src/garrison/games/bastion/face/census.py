"""Counting what there is, all places together: nothing may appear or disappear."""

from collections.abc import Mapping, Sequence

from garrison.games.bastion.rules import position as at
from garrison.games.bastion.rules.box import ENEMIES, RITUALS
from garrison.games.bastion.rules.mana import amount
from garrison.games.bastion.rules.turn import Bastion


def census(state: Bastion, colours: Sequence[str]) -> Mapping[str, int]:
    """Discs of each colour, enemy cards, ritual cards and defenders.

    Enemies that stand somewhere are counted where they stand, not where their cards say they are,
    so that a lost or doubled link shows.
    """
    counted = {f"{name} mana": _mana(state, colour) for colour, name in enumerate(colours)}
    counted["enemies"] = _standing(state) + sum(
        1 for card in range(ENEMIES) if not state.is_in_play(card)
    )
    counted["rituals"] = _built(state) + sum(
        1
        for card in range(RITUALS)
        if not at.FOUNDATIONS <= state.cells[at.RITUAL_AT + card] < at.RITUAL_OUT
    )
    counted["defenders"] = sum(
        1 for seat in range(state.box.seats) if 0 <= state.tile(seat) <= at.CITADEL
    )
    return counted


def _mana(state: Bastion, colour: int) -> int:
    purses = sum(amount(state.purse(seat), colour) for seat in range(state.box.seats))
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


def _built(state: Bastion) -> int:
    return sum(1 for n in range(12) if state.cells[at.BUILT_ON + n] >= 0)
