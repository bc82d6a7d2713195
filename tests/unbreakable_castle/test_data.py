"""The data files and a player's own."""

from collections import Counter
from itertools import permutations
from pathlib import Path

import pytest

from garrison.api import load
from garrison.core.errors import BadDocument
from garrison.games.unbreakable_castle.face.contents import CardFacts, load_contents
from garrison.games.unbreakable_castle.face.names import BUILDING, RACES

CARDS = load_contents().cards

OWN_CARD = """
[[card]]
number = {number}
top = "wood"
bottom = {{ resource = "wood", count = 2 }}
source = "published: my own box"
"""


def own_file(folder: Path, text: str) -> Path:
    path = folder / "own.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_there_are_a_hundred_cards_numbered_from_one() -> None:
    assert [card.number for card in CARDS] == list(range(1, 101))


def test_symbols_are_spread_as_the_docs_say() -> None:
    spread = {"wood": 26, "clay": 22, "ore": 22, "stone": 22, "mana": 5, "gold": 3}
    assert Counter(card.top for card in CARDS) == spread
    assert Counter(below(card) for card in CARDS) == spread


def test_each_race_stands_on_twenty_left_and_twenty_right_edges() -> None:
    for edge in ("left", "right"):
        halves = [half for card in CARDS for half in getattr(card, edge)]
        assert Counter(half["race"] for half in halves) == dict.fromkeys(RACES, 20)


def test_centres_are_spread_as_the_docs_say() -> None:
    assert Counter(card.centre["kind"] for card in CARDS) == {
        "quest": 16,
        "horn": 2,
        "bonus": 36,
        "trader": 8,
        "toll": 8,
        "empty": 30,
    }


def test_each_race_carries_one_resource_on_each_edge() -> None:
    """The rulebook tells of the human's gold and stone and the werewolf's clay and wood."""
    carries = {
        race: (
            {half["resource"] for card in CARDS for half in card.right if half["race"] == race},
            {half["resource"] for card in CARDS for half in card.left if half["race"] == race},
        )
        for race in RACES
    }
    assert carries["human"] == ({"gold"}, {"stone"})
    assert carries["werewolf"] == ({"clay"}, {"wood"})
    assert all(len(right) == len(left) == 1 for right, left in carries.values())


def below(card: CardFacts) -> str | None:
    return card.bottom and card.bottom["resource"]


def meets(left: CardFacts, right: CardFacts, slot: int) -> bool:
    return left.right[slot]["race"] == right.left[slot]["race"]


def test_joints_match_as_often_as_the_docs_say() -> None:
    pairs = list(permutations(CARDS, 2))
    vertical = sum(below(upper) == lower.top for upper, lower in pairs) / len(pairs)
    horizontal = sum(meets(*pair, 0) or meets(*pair, 1) for pair in pairs) / len(pairs)
    assert round(vertical, 3) == 0.216
    assert round(horizontal, 3) == 0.361


def test_168_pairs_give_the_rulebook_werewolf() -> None:
    pairs = [
        (left.right[1], right.left[1])
        for left, right in permutations(CARDS, 2)
        if left.right[1]["race"] == right.left[1]["race"] == "werewolf"
    ]
    assert len([1 for clay, wood in pairs if clay["count"] == wood["count"] == 1]) == 168


def test_what_is_not_in_the_rulebook_is_called_reconstructed() -> None:
    contents = load_contents()
    assert {card.source.kind for card in contents.cards} == {"reconstructed"}
    assert {card.number for card in contents.cards if card.known} == {77, 97}
    quests = {each.name for each in contents.quests if each.source.kind == "rulebook"}
    assert quests == {"light-1", "light-6", "dark-1", "dark-6"}
    assert all(facts.source.kind == "rulebook" for facts in contents.races.values())
    view = load("unbreakable-castle").view(load("unbreakable-castle").start(), 0)
    assert view["notes"] == ["unbreakable-castle-note-reconstructed"]


def test_a_player_can_load_cards_of_their_own(tmp_path: Path) -> None:
    own = own_file(tmp_path, "".join(OWN_CARD.format(number=n) for n in range(1, 31)))
    game = load("unbreakable-castle?seats=2", own)
    state = game.start()
    assert game.data
    assert game.inventory(state)["cards"] == 30
    assert game.view(state, 0)["notes"] == ["unbreakable-castle-note-own-data"]
    for _ in range(300):
        if state.moves():
            state.play(state.moves()[-1])


def test_a_player_can_load_quests_of_their_own(tmp_path: Path) -> None:
    quest = '[[quest]]\nname = "{}"\nside = "{}"\nasks = "find"\nraces = ["elf"]\nfrom = "elf"\n'
    quest += 'reward = "double"\nsource = "published: my own box"\n'
    own = own_file(tmp_path, quest.format("mine", "light") + quest.format("yours", "dark"))
    game = load("unbreakable-castle?seats=2", own)
    assert game.inventory(game.start())["quests"] == 2
    assert game.inventory(game.start())["cards"] == 100


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", "unbreakable-castle-fault-own-empty"),
        ("not toml", "fault-toml"),
        (
            '[[card]]\nnumber = 1\ntop = "iron"\nsource = "published: x"',
            "card[0].top: fault-unknown",
        ),
        ("[[card]]\nnumber = 1\n", "card[0].source: fault-missing"),
        ('[[card]]\nnumber = 1\nsource = "hearsay: x"', "card[0].source: fault-source"),
        (
            '[[card]]\nnumber = 1\nsource = "published: x"\n[card.centre]\nkind = "trader"\n',
            "card[0].centre.gives: fault-missing",
        ),
        (
            OWN_CARD.format(number=1) + OWN_CARD.format(number=1),
            "card[1].number: unbreakable-castle-fault-twice",
        ),
        (OWN_CARD.format(number=1), "card: unbreakable-castle-fault-few-cards"),
        ('[[quest]]\nname = "x"\nside = "grey"\n', "quest[0].side: fault-unknown-word"),
        ("[[deck]]\n", "deck: fault-unknown-key"),
    ],
)
def test_a_malformed_own_file_is_refused_with_the_place_of_the_fault(
    tmp_path: Path, text: str, fault: str
) -> None:
    own = own_file(tmp_path, text)
    with pytest.raises(BadDocument) as refused:
        load("unbreakable-castle?seats=2", own)
    told = "; ".join(f"{each.place}: {each.reason.id}" for each in refused.value.faults)
    assert fault in told
    assert str(own) in str(refused.value)


def test_a_missing_own_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadDocument) as refused:
        load("unbreakable-castle", tmp_path / "nowhere.toml")
    assert refused.value.faults[0].reason.id == "fault-unreadable"


def test_the_bank_prices_are_the_rulebooks() -> None:
    contents = load_contents()
    assert (contents.bank_takes, contents.gold_buys, contents.tokens) == (3, 3, 30)
    assert len(BUILDING) == 4
