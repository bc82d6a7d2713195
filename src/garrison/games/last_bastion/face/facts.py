"""From what the data files say to the flat tables of the engine."""

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from garrison.core.chance import multiset_weight, multisets
from garrison.games.last_bastion.face.contents import Contents, Level
from garrison.games.last_bastion.face.contents_horde import Card
from garrison.games.last_bastion.face.names import BOARD_ORDERS, COLOURS, EFFECTS
from garrison.games.last_bastion.rules.dice import number_rolls
from garrison.games.last_bastion.rules.facts import MOST_DICE, Facts, fill_supply, take_seats
from garrison.games.last_bastion.rules.geometry import lay_out

SITTING: Final = {1: [0], 2: [0, 2], 3: [0, 1, 2], 4: [0, 1, 2, 3]}
"""At which sides players sit; two sit opposite each other (LB-RU, LB-PL)."""


def make_facts(contents: Contents, level: Level, seats: int, cards: Sequence[Card]) -> Facts:
    """What the rules know, for so many players at a level."""
    facts = Facts()
    take_seats(facts, SITTING[seats])
    fill_supply(
        facts,
        contents["tokens.equipment-per-colour"],
        contents["tokens.calls"],
        contents["tokens.life"],
        contents["tokens.grasps"],
    )
    _set_counts(facts, contents, level)
    _stack(facts, contents, level, seats)
    for card in cards:
        effects = [[EFFECTS.index(effect) for effect in kind] for kind in card.kinds()]
        facts.add_card(COLOURS.index(card.colour), card.resistance, effects)
    facts.monsters = contents["components.monsters"]
    orders: list[i64] = [colour for order in BOARD_ORDERS for colour in order]
    facts.board_orders = vec[i64](orders)
    lay_out(facts)
    results = [multisets(6, dice) for dice in range(int(MOST_DICE) + 1)]
    weights = [[multiset_weight(counts, [1] * 6) for counts in each] for each in results]
    number_rolls(facts, results, weights)
    return facts


def _set_counts(facts: Facts, contents: Contents, level: Level) -> None:
    facts.start_life = contents["hero.life"]
    facts.start_calls = contents["hero.calls"]
    facts.start_own = contents["hero.own-equipment"]
    facts.start_black = level.black_equipment
    facts.healed_life = contents["healed.life"]
    facts.healed_calls = contents["healed.calls"]
    facts.white_dice = contents["components.white-dice"]
    facts.grey_dice = contents["components.grey-dice"]
    facts.market_dice = contents["market.dice"]
    facts.turns = contents["safeguard.turns"]
    facts.lost_tiles = contents["end.grasped-tiles"]


def _stack(facts: Facts, contents: Contents, level: Level, seats: int) -> None:
    """How many monsters lie where: LB-RU and LB-PL, fewer than four players and levels."""
    missing = contents["deck.heroes"] - seats
    monsters = (
        contents["components.monsters"]
        - missing * contents["deck.removed-per-missing-hero"]
        - level.removed_monsters
    )
    facts.warlords = level.warlords
    facts.monsters_between = contents["deck.under-each-warlord"]
    facts.monsters_above = monsters - level.warlords * contents["deck.under-each-warlord"]
