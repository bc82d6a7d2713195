"""Two games that differ only in what one seat holds in secret, played on a real server.

Every byte that its rival and an onlooker are sent is the same in both, the times of entries aside:
whichever quest lies face down, whether a secret question is asked or not, while it is pending and
afterwards; what bots do and say, and what an adviser thinks, are among it.
"""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Final, Protocol

import pytest
from librt.random import Random as Dice

from garrison.core.contract import OVER
from garrison.core.documents import Json
from garrison.core.playout import random_move
from garrison.games.unbreakable_castle.face.game import CastleGame
from garrison.games.unbreakable_castle.rules.state import Castle
from garrison.server.settings import Settings
from garrison.server.tables import registry
from garrison.table.model import people
from server.demo import UNLIMITED, serving
from server.rivals import Builder, Game, Repeating, Told
from unbreakable_castle.arranging import castle_game
from web.castle_positions import FULL, Position, known, quests
from web.castle_server import BUILT, GOODS, begun_at

PATIENCE: Final = 400
"""Seconds a whole game may take on a busy machine."""
QUEST_MET: Final = b"unbreakable-castle-event-quest-met"
"""A quest that is turned up before everybody."""
SIDES: Final = {"light": ("human", "elf", "gnome"), "dark": ("necromancer", "werewolf", "vampire")}
NEVER_HOLD_QUESTS: Final = ("mage", "golem", "orc", "demon")


class Play(Protocol):
    """Play a whole game from a position."""

    def __call__(self, position: Position, seed: int = 4) -> Told: ...


@pytest.fixture
def play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Play:
    """Play the game that begins at a position, with the dice of every other."""

    def whole_game(position: Position, seed: int = 4) -> Told:
        chance = Repeating()
        monkeypatch.setattr(registry, "secrets", chance)
        monkeypatch.setattr(people, "secrets", chance)
        told = Told()

        async def run() -> None:
            folder = tmp_path / str(len(list(tmp_path.iterdir())))
            settings = Settings(folder=folder, limits=UNLIMITED)
            seats = int(position.options.removeprefix("seats="))
            dependencies = begun_at(position, thinker=Builder())
            async with serving(settings, dependencies) as address:
                await asyncio.wait_for(Game(address, told, seats, seed).play(), PATIENCE)

        asyncio.run(run())
        return told

    return whole_game


def late(held: Sequence[str], races: Sequence[str], card: int, **cells: int) -> Position:
    """Two castles that lack two parts; the next card is known, and so is nothing after it."""
    document: dict[str, Json] = {
        "races": list(races),
        "quests": {"A": quests(*held)},
        "castles": {"A": BUILT, "B": BUILT},
        "goods": {"A": GOODS, "B": GOODS},
    }
    return Position(known(card, {**FULL, **cells}, **document), options="seats=2")


FRIEND: Final = {"a2": 12, "b3": 42}
"""Beside card 12, card 43 makes a demon."""


@pytest.mark.soak
@pytest.mark.parametrize("seats", [3, 4])
def test_bots_do_and_say_the_same_whatever_another_holds_in_secret(play: Play, seats: int) -> None:
    first, second = (play(among_bots(quest, seats)) for quest in ("dark-9", "dark-10"))
    assert (first.asked, second.asked) == (0, 0)
    assert b"bot-unbreakable-castle-" in b"".join(first.frames["ann"])
    assert first.frames == second.frames
    assert first.pages == second.pages


def among_bots(quest: str, seats: int) -> Position:
    """Everybody's castle lacks two parts; the first seat holds a quest that is not fulfilled."""
    letters = "ABCD"[:seats]
    document: dict[str, Json] = {
        "races": ["necromancer", "elf", "golem", "human"][:seats],
        "quests": {"A": quests(quest)},
        "castles": dict.fromkeys(letters, BUILT),
        "goods": dict.fromkeys(letters, GOODS),
        "turn": "A",
    }
    return Position(document, options=f"seats={seats}")


@pytest.mark.parametrize(
    ("one", "other", "asked"),
    [
        (
            late(["light-4", "light-9"], ["gnome", "orc"], 43, **FRIEND),
            late(["light-3", "light-9"], ["gnome", "orc"], 43, **FRIEND),
            (1, 0),
        ),
        pytest.param(
            late(["light-1", "light-3"], ["human", "orc"], 59),
            late(["light-1", "light-8"], ["human", "orc"], 59),
            (1, 0),
            marks=pytest.mark.soak,
        ),
        pytest.param(
            late(["dark-1"], ["necromancer", "elf"], 2),
            late(["dark-9"], ["necromancer", "elf"], 2),
            (0, 0),
            marks=pytest.mark.soak,
        ),
    ],
    ids=["friend", "several quests", "never asked"],
)
def test_rivals_and_onlookers_are_sent_the_same_bytes(
    play: Play, one: Position, other: Position, asked: tuple[int, int]
) -> None:
    first, second = play(one), play(other)
    assert (first.asked, second.asked) == asked
    assert first.moves > 4
    assert first.frames == second.frames
    assert first.pages == second.pages


@pytest.mark.parametrize(
    ("seed", "asked"),
    [
        pytest.param(1, (0, 1), id="which quest in one of them"),
        *(pytest.param(seed, None, marks=pytest.mark.soak) for seed in range(2, 13)),
    ],
)
def test_nothing_differs_in_random_games_until_a_quest_is_turned_up(
    play: Play, seed: int, asked: tuple[int, int] | None
) -> None:
    """Among it: bots that play and say why, quests drawn, and advice to whoever knows nothing."""
    first, second = (play(position, seed) for position in a_random_pair(seed))
    same = min(_alike(first.frames[name], second.frames[name]) for name in first.frames)
    assert same > 4
    assert asked in (None, (first.asked, second.asked))
    for one, other in zip(first.pages, second.pages, strict=False):
        if max(one[0], other[0]) <= same:
            assert one == other


def _alike(one: Sequence[bytes], other: Sequence[bytes]) -> int:
    """How many frames are the same; the next one turns up a quest, or both games are over."""
    for at, (left, right) in enumerate(zip(one, other, strict=False)):
        if left != right:
            assert QUEST_MET in left or QUEST_MET in right, (left, right)
            return at
    assert len(one) == len(other)
    return len(one)


def a_random_pair(seed: int) -> tuple[Position, Position]:
    """A position of a random game, and one that differs from it only in the first seat's quests."""
    dice = Random(seed)
    side, against = dice.sample(sorted(SIDES), 2)
    seats = 2 + seed % 3
    races = [dice.choice(SIDES[side]), dice.choice(SIDES[against])]
    game = castle_game(f"seats={seats}")
    document: dict[str, Json] = {
        "races": [*races, *dice.sample(NEVER_HOLD_QUESTS, seats - 2)],
        "quests": {"A": quests(*dice.sample([f"{side}-{n}" for n in range(1, 11)], 3))},
        "castles": dict.fromkeys("ABCD"[:seats], BUILT),
    }
    state = _played_on(game, game.read(document), dice.randrange(20, 60), Dice(seed))
    twin = _another_hand(game, state, Dice(seed + 1000))
    options = f"seats={seats}"
    return Position(game.write(state), options=options), Position(game.write(twin), options=options)


def _played_on(game: CastleGame, state: Castle, moves: int, dice: Dice) -> Castle:
    """At least so many random moves later, where a card is to be opened and quests are held."""
    while moves > 0 or game.write(state)["stage"] != "open":
        last = state.copy()
        state.play(random_move(state, dice))
        if state.actor() == OVER or not state.hands[0]:
            return _played_on(game, last, 0, dice)
        moves -= 1
    return state


def _another_hand(game: CastleGame, state: Castle, dice: Dice) -> Castle:
    """The same to the second seat; as few quests as possible in the first hand are others."""
    twins = [game.determinize(state, 1, dice) for _ in range(40)]
    others = [twin for twin in twins if twin.hands[0] != state.hands[0]]
    return max(others, key=lambda twin: int(twin.hands[0] & state.hands[0]).bit_count())
