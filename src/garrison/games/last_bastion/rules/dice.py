"""Rolls of combat dice: every different result of none to four dice, numbered once for all.

Dice of all kinds have the same six faces, so Kazgin's grey die rolls together with the white ones:
a roll is how many dice show each face (`core.chance`).
"""

from librt.vecs import append

from garrison.games.last_bastion.rules.facts import MOST_DICE, Facts
from garrison.games.last_bastion.rules.terms import FACES


def number_rolls(facts: Facts, results: list[list[list[int]]], weights: list[list[int]]) -> None:
    """Take, for each number of dice, its results as counts per face and their weights."""
    number = 0
    for dice in range(MOST_DICE + 1):
        rolls: list[int] = []
        for counts in results[dice]:
            packed = 0
            for face in range(FACES):
                facts.roll_counts = append(facts.roll_counts, counts[face])
                packed |= counts[face] << 4 * int(face)
            facts.roll_numbers[packed] = number
            rolls.append(number)
            number += 1
        facts.rolls_of.append(rolls)
        facts.roll_weights.append(weights[dice])
        facts.roll_totals.append(sum(weights[dice]))
    facts.rolls = number
    _note_parts(facts)


def _note_parts(facts: Facts) -> None:
    """Which dice of a roll can be kept or rolled again: only white ones ever are."""
    white = [roll for dice in range(facts.white_dice + 1) for roll in facts.rolls_of[dice]]
    for roll in white:
        facts.roll_parts.append([part for part in white if facts.is_part(part, roll)])
