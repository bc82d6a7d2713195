"""Nothing of the game is left out by play: every verb, event, reason, centre and quest is met."""

from collections import Counter

import pytest
from librt.random import Random

from garrison.core.contract import OVER
from garrison.core.errors import BadNotation
from garrison.core.game import EventRecorder
from garrison.core.playout import random_move
from garrison.games.unbreakable_castle.face.names import CENTRES
from garrison.games.unbreakable_castle.rules import events
from garrison.games.unbreakable_castle.rules.position import STEPS
from unbreakable_castle.arranging import castle_game

GAMES = 25
NAMES = ("seats=2", "seats=3&races=choose", "seats=4&signs=gifts", "seats=6&bank=strict")
LINES = (
    *(f"race {race}" for race in ("human", "orc")),
    "dealer A",
    *(f"open {column}{row}" for column in "abc" for row in (1, 2, 3)),
    *("card 1", "card 60", "quest light-1", "quest dark-3", "fight", "befriend"),
    *("fulfil light-1", "fulfil light-6", "fulfil dark-1", "fulfil dark-6"),
    *("help A", "help B", "strike A", "strike B", "forgo", "lose wood", "lose clay"),
    *("favour wood", "exchange wood for ore", "exchange wood for wood", "exchange wood for gold"),
    *("exchange mana for ore", "exchange gold for stone", "exchange ore for clay"),
    *("barter wood for ore", "barter clay for wood", "barter wood for wood", "barter ore for wood"),
    *("build citadel", "build wall", "build gates", "build tower"),
    *("offer A 1 wood for 1 ore", "offer B 1 wood for 1 ore", "offer B 90 wood for 1 ore"),
    *("counter 1 ore for 1 wood", "counter 1 clay for 1 wood", "counter 90 ore for 1 wood"),
    *("accept", "decline", "end turn", "offer B 1 wood for 1 wood", "offer B wood for 1 ore"),
)
ARRANGED_ELSEWHERE = {
    *("pile-empty", "spare-needed", "no-trade", "one-sided"),
    *("same-deal", "bank-empty", "cannot-keep"),
}
"""Reasons too rare in random play; tests of building, market and trade arrange them."""
ALWAYS_ASKED = 20
"""So often reasons are asked for at every stage, however rare; afterwards by lot."""


@pytest.fixture(scope="module")
def met() -> dict[str, Counter[str]]:
    """What random play of several set-ups meets."""
    found: dict[str, Counter[str]] = {
        kind: Counter() for kind in ("verb", "event", "reason", "centre", "quest", "stage")
    }
    for name in NAMES:
        for seed in range(GAMES):
            _play(name, seed, found)
    return found


def _play(name: str, seed: int, found: dict[str, Counter[str]]) -> None:
    game, dice, recorder = castle_game(name), Random(seed), EventRecorder()
    state = game.start()
    state.listener = recorder
    while state.actor() != OVER:
        by_lot, stage = dice.randrange(40) == 0, str(state.stage)
        found["stage"][stage] += 1
        if by_lot or found["stage"][stage] <= ALWAYS_ASKED:
            for line in LINES:
                try:
                    reason = game.why_not(state, line)
                except BadNotation as error:
                    reason = error.reason
                if reason is not None:
                    found["reason"][reason.id.removeprefix("unbreakable-castle-")] += 1
        move = random_move(state, dice)
        found["verb"][str(move & 255)] += 1
        state.play(move)
    for line in LINES:
        reason = game.why_not(state, line)
        assert reason is not None
        found["reason"][reason.id.removeprefix("unbreakable-castle-")] += 1
    for event in recorder.events:
        found["event"][str(event.kind)] += 1
        if event.kind == events.OPENED:
            found["centre"][game.contents.cards[event.c].centre["kind"]] += 1
        if event.kind == events.QUEST_MET:
            found["quest"][game.names.quests[event.b]] += 1


def test_every_kind_of_event_is_met(met: dict[str, Counter[str]]) -> None:
    assert {str(kind) for kind in range(len(events.EVENTS.declared))} - met["event"].keys() <= {
        str(events.TOLL_FREE)
    }


def test_every_verb_is_met(met: dict[str, Counter[str]]) -> None:
    assert {str(verb) for verb in range(len(STEPS.verbs))} == met["verb"].keys()


def test_every_centre_is_met(met: dict[str, Counter[str]]) -> None:
    assert met["centre"].keys() == set(CENTRES)


def test_every_quest_is_fulfilled(met: dict[str, Counter[str]]) -> None:
    assert met["quest"].keys() == {
        f"{side}-{n}" for side in ("light", "dark") for n in range(1, 11)
    }


def test_every_reason_is_given(met: dict[str, Counter[str]]) -> None:
    reasons = {refusal.name for refusal in STEPS.refusals.declared}
    assert reasons - met["reason"].keys() <= ARRANGED_ELSEWHERE
