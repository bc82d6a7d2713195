"""Odds shown to a player are exact: they equal counting every single way the dice can fall."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import product

import pytest

from last_bastion.arranging import Table, arrange, hero, load

FACES = ("red", "green", "blue", "yellow", "black", "white")
BLOCKERS = ("shadow-scout", "shadow-knight", "shadow-squire")
ONE_HIT = {
    "red": "cinder-imp",
    "green": "goblin-skulker",
    "blue": "void-crawler",
    "yellow": "restless-skeleton",
}
TWO_HITS = {
    "red": "chain-fiend",
    "green": "wolf-rider",
    "blue": "web-stalker",
    "yellow": "skeleton-rider",
    "black": "soul-ferryman",
}
THREE_HITS = {
    "red": "horned-ravager",
    "green": "orc-warband",
    "blue": "gorge-matriarch",
    "yellow": "zombie-lord",
    "black": "nefarious-cannon",
}
FOUR_HITS = {
    "red": "pit-lord",
    "green": "thornback-troll",
    "blue": "abyss-tyrant",
    "yellow": "lich-regent",
    "black": "formless-dread",
}
NO_WHITE = {
    "red": "ember-hound",
    "green": "goblin-shieldling",
    "blue": "glass-spider",
    "yellow": "zombie-shooter",
}


def siege(
    slots: Mapping[str, str],
    fighter: str,
    white: int = 3,
    equipment: Mapping[str, int] | None = None,
    rest: Mapping[str, object] | None = None,
) -> Table:
    """A hero on the corner beside N1 and W3, with so many white dice left unblocked."""
    blocked = {f"E{n + 1}": BLOCKERS[n] for n in range(3 - white)}
    heroes = {"A": hero(fighter, tile="trebuchet", equipment=equipment or {}), "D": hero("mylfaar")}
    return arrange({"slots": {**slots, **blocked}, "heroes": heroes, **(rest or {})})


def shown(table: Table, slots: Sequence[str], equipment: Sequence[int], goal: str) -> Fraction:
    """The chance that the view shows for a fight."""
    upcoming = table.game.view(table.state, 0)["upcoming"]
    assert upcoming is not None
    for fight in upcoming["fights"]:
        if fight["slots"] == list(slots) and fight["equipment"] == list(equipment):
            odds = {key: value for key, value in fight.items() if key == goal}[goal]
            assert isinstance(odds, dict)
            return Fraction(odds["ways"], odds["of"])
    raise AssertionError(f"no such fight: {upcoming['fights']}")


def counted(dice: int, colour: str, need: int, white_counts: bool = True) -> Fraction:
    """Every way the dice can fall, one by one."""
    good = [colour, "white"] if white_counts else [colour]
    wins = [sum(face in good for face in roll) >= need for roll in product(FACES, repeat=dice)]
    return Fraction(sum(wins), len(wins))


@pytest.mark.parametrize("white", [0, 1, 2, 3])
@pytest.mark.parametrize("fighter", ["arne", "kazgin"])
@pytest.mark.parametrize("need", [1, 2, 3, 4])
def test_shown_odds_equal_counting_for_every_number_of_dice_and_colour(
    white: int, fighter: str, need: int
) -> None:
    dice = white + (fighter == "kazgin")
    cards = [ONE_HIT, TWO_HITS, THREE_HITS, FOUR_HITS][need - 1]
    for colour, card in cards.items():
        table = siege({"N1": card}, fighter, white)
        assert shown(table, ["N1"], [0], "beat") == counted(dice, colour, need)


@pytest.mark.parametrize("fighter", ["arne", "kazgin"])
def test_white_faces_that_do_not_count_are_left_out(fighter: str) -> None:
    dice = 3 + (fighter == "kazgin")
    for colour, card in NO_WHITE.items():
        table = siege({"N1": card}, fighter)
        assert shown(table, ["N1"], [0], "beat") == counted(dice, colour, 1, white_counts=False)


@pytest.mark.parametrize("colour", list(FOUR_HITS))
@pytest.mark.parametrize(
    ("modifiers", "less"),
    [
        ({}, 0),
        ({"standard": True}, 1),
        ({"spell": "N1"}, 1),
        ({"standard": True, "spell": "N1"}, 2),
    ],
)
def test_standard_and_spell_are_in_the_odds(
    colour: str, modifiers: dict[str, object], less: int
) -> None:
    if "standard" in modifiers:
        modifiers = {**modifiers, "standard": colour}
    table = siege({"N1": FOUR_HITS[colour]}, "kazgin", rest=modifiers)
    assert shown(table, ["N1"], [0], "beat") == counted(4, colour, 4 - less)


@pytest.mark.parametrize("spent", [0, 1, 2, 3])
def test_every_affordable_amount_of_equipment_is_shown(spent: int) -> None:
    table = siege({"N1": "pit-lord"}, "arne", equipment={"red": 3})
    assert shown(table, ["N1"], [spent], "beat") == counted(3, "red", 4 - spent)


def reaches_both(roll: Sequence[str], cards: Sequence[tuple[str, int, bool]]) -> bool:
    """Whether some way to deal the dice out to the two cards reaches both."""
    for deal in product((0, 1), repeat=len(roll)):
        hits = [0, 0]
        for face, to in zip(roll, deal, strict=True):
            colour, _, white_counts = cards[to]
            hits[to] += face == colour or (face == "white" and white_counts)
        if hits[0] >= cards[0][1] and hits[1] >= cards[1][1]:
            return True
    return False


PAIRS = [
    ("cinder-imp", "restless-skeleton", ("red", 1, True), ("yellow", 1, True)),
    ("cinder-imp", "chain-fiend", ("red", 1, True), ("red", 2, True)),
    ("ember-hound", "cinder-imp", ("red", 1, False), ("red", 1, True)),
    ("ember-hound", "zombie-shooter", ("red", 1, False), ("yellow", 1, False)),
    ("chain-fiend", "zombie-shooter", ("red", 2, True), ("yellow", 1, False)),
    ("soul-ferryman", "wolf-rider", ("black", 2, True), ("green", 2, True)),
]


@pytest.mark.parametrize(("first", "second", "one", "other"), PAIRS)
@pytest.mark.parametrize("fighter", ["arne", "kazgin"])
def test_odds_against_two_cards_equal_trying_every_deal_of_every_roll(
    first: str, second: str, one: tuple[str, int, bool], other: tuple[str, int, bool], fighter: str
) -> None:
    rolls = list(product(FACES, repeat=3 + (fighter == "kazgin")))
    wins = sum(reaches_both(roll, [one, other]) for roll in rolls)
    table = siege({"N1": first, "W3": second}, fighter)
    assert shown(table, ["N1", "W3"], [0, 0], "both") == Fraction(wins, len(rolls))


def test_equipment_counts_against_two_cards_too() -> None:
    table = siege({"N1": "chain-fiend", "W3": "cinder-imp"}, "arne", equipment={"red": 2})
    left = [("red", 1, True), ("red", 0, True)]
    wins = sum(reaches_both(roll, left) for roll in product(FACES, repeat=3))
    assert shown(table, ["N1", "W3"], [1, 1], "both") == Fraction(wins, 216)
    with pytest.raises(AssertionError):  # two tokens are at hand, not three
        shown(table, ["N1", "W3"], [2, 1], "both")


def best_reroll(roll: Sequence[str], good: Sequence[str], need: int) -> Fraction:
    """The best chance left after choosing which dice to roll again."""
    best = Fraction(0)
    for kept in product((True, False), repeat=len(roll)):
        hits = sum(face in good for face, keep in zip(roll, kept, strict=True) if keep)
        again = list(product(FACES, repeat=kept.count(False)))
        wins = sum(hits + sum(face in good for face in new) >= need for new in again)
        best = max(best, Fraction(wins, len(again)))
    return best


@pytest.mark.parametrize(("card", "need"), [("cinder-imp", 1), ("incubus", 2), ("pit-lord", 4)])
def test_feng_lis_reroll_is_in_the_odds(card: str, need: int) -> None:
    rolls = list(product(FACES, repeat=3))
    exact = sum(best_reroll(roll, ("red", "white"), need) for roll in rolls) / len(rolls)
    assert shown(siege({"N1": card}, "feng-li"), ["N1"], [0], "beat") == exact


def test_her_reroll_counts_only_while_she_has_it() -> None:
    table = siege({"N1": "incubus"}, "feng-li", rest={"rerolled": True})
    assert shown(table, ["N1"], [0], "beat") == counted(3, "red", 2)


# The table of odds as the docs print it: dice, hits needed, percent.
TABLE = [
    (1, 1, 33.33),
    (2, 1, 55.56),
    (2, 2, 11.11),
    (3, 1, 70.37),
    (3, 2, 25.93),
    (3, 3, 3.70),
    (4, 1, 80.25),
    (4, 2, 40.74),
    (4, 3, 11.11),
    (4, 4, 1.23),
]


@pytest.mark.parametrize(("dice", "need", "percent"), TABLE)
def test_the_printed_table_of_odds(dice: int, need: int, percent: float) -> None:
    card = [ONE_HIT, TWO_HITS, THREE_HITS, FOUR_HITS][need - 1]["red"]
    table = siege({"N1": card}, "kazgin" if dice == 4 else "arne", min(dice, 3))
    assert float(round(100 * shown(table, ["N1"], [0], "beat"), 2)) == percent


@pytest.mark.parametrize(("need", "percent"), [(1, 91.22), (2, 58.30), (3, 17.15)])
def test_the_printed_table_with_a_reroll(need: int, percent: float) -> None:
    card = [ONE_HIT, TWO_HITS, THREE_HITS][need - 1]["red"]
    table = siege({"N1": card}, "feng-li")
    assert float(round(100 * shown(table, ["N1"], [0], "beat"), 2)) == percent


@pytest.mark.parametrize(
    ("fighter", "need", "percent"),
    [
        ("arne", 1, 42.13),
        ("arne", 2, 7.41),
        ("arne", 3, 0.46),
        ("kazgin", 1, 51.77),
        ("kazgin", 2, 13.19),
        ("kazgin", 3, 1.62),
        ("kazgin", 4, 0.08),
    ],
)
def test_the_printed_table_without_white_faces(fighter: str, need: int, percent: float) -> None:
    """The Faceless resists four; standard and spell bring it down."""
    slots = {"N1": "the-faceless" if need > 1 else "ember-hound"}
    modifiers: dict[str, object] = {}
    if need in (2, 3):
        modifiers["standard"] = "black"
    if need == 2:
        modifiers["spell"] = "N1"
    table = siege(slots, fighter, rest=modifiers)
    assert float(round(100 * shown(table, ["N1"], [0], "beat"), 2)) == percent


@pytest.mark.parametrize("dice", [1, 2, 3, 4])
def test_a_roll_is_every_multiset_with_its_number_of_ways(dice: int) -> None:
    facts = load().facts
    ways: dict[tuple[str, ...], int] = {}
    for roll in product(FACES, repeat=dice):
        key = tuple(sorted(roll))
        ways[key] = ways.get(key, 0) + 1
    assert sorted(facts.roll_weights[dice]) == sorted(ways.values())
    assert sum(facts.roll_weights[dice]) == 6**dice
