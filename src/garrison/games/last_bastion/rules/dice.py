"""Rolls of combat dice: every different result of none to four dice, numbered once for all.

Dice of all kinds have the same six faces, so Kazgin's grey die rolls together with the white ones:
a roll is how many dice show each face (`core.chance`).
"""

from librt.vecs import append

from garrison.games.last_bastion.rules.box import MOST_DICE, Box
from garrison.games.last_bastion.rules.verbs import ROLLED, move
from garrison.games.last_bastion.rules.words import FACES


def number_rolls(box: Box, results: list[list[list[int]]], weights: list[list[int]]) -> None:
    """Take, for each number of dice, its results as counts per face and their weights."""
    number = 0
    for dice in range(MOST_DICE + 1):
        rolls: list[int] = []
        for counts in results[dice]:
            packed = 0
            for face in range(FACES):
                box.roll_counts = append(box.roll_counts, counts[face])
                packed |= counts[face] << 4 * int(face)
            box.roll_numbers[packed] = number
            rolls.append(number)
            number += 1
        box.rolls_of.append(rolls)
        box.roll_moves.append([move(ROLLED, roll) for roll in rolls])
        box.roll_weights.append(weights[dice])
        box.roll_totals.append(sum(weights[dice]))
    _note_parts(box)


def _note_parts(box: Box) -> None:
    """Which dice of a roll can be kept or rolled again: only white ones ever are."""
    white = [roll for dice in range(box.white_dice + 1) for roll in box.rolls_of[dice]]
    for roll in white:
        box.roll_parts.append([part for part in white if box.is_part(part, roll)])
