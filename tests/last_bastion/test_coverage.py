"""Random play meets everything: each event, effect, tile, power, question and refusal.

Games from the start rarely last until a warlord comes or a hero is healed, so half of them begin
in arranged positions.
"""

from collections import Counter
from functools import cache

from librt.random import Random

from garrison.core.contract import CHANCE, OVER
from garrison.core.game import Event, EventRecorder
from garrison.core.playout import random_move
from garrison.games.last_bastion.face.names import (
    CORRUPTION,
    EFFECTS,
    HEROES,
    ROLLS,
    TILES,
)
from garrison.games.last_bastion.rules import events
from garrison.games.last_bastion.rules.decisions import Doing
from garrison.games.last_bastion.rules.position import STEPS
from last_bastion.arranging import Table, arrange, hero, load, turn_of

GAMES = 600
PARTIES = ("elmer,mylfaar,sindara,arne", "teagaan,feng-li,kazgin,twindalli")


def tables(number: int) -> Table:
    """A game from the start, or from one of a few positions late in a siege."""
    names, kind, shift = PARTIES[number % 2].split(","), number // 2 % 6, number // 12 % 4
    names = names[shift:] + names[:shift]
    if kind < 2:
        return Table(load("" if kind else f"heroes={','.join(names)}"))
    heroes: dict[str, object] = {
        "A": hero(names[0], tile="trebuchet", equipment={"black": 3, "red": 2}),
        "B": {"hero": names[1], "down": True},
        "C": hero(names[2], tile="trebuchet", equipment={"red": 1, "black": 1}),
        "D": {"hero": names[3], "down": True, "wounded": True},
    }
    late = {"heroes": heroes, "slots": {"N1": "warmonger", "W3": "incubus", "N2": "butcher"}}
    if kind == 2:
        return arrange({**late, "trap": "N3", "standard": "black"})
    if kind == 3:
        tired = {
            "A": hero(names[0], tile="dispensary", life=1),
            "B": {"hero": names[1], "down": True},
        }
        tired |= {"C": hero(names[2], wounded=True, life=1), "D": hero(names[3], tile="quarry")}
        slots = {"N1": "pit-lord", "E1": "shadow-scout"}
        return arrange({"heroes": tired, "slots": slots, "trap": "W1", "side": "west"})
    parties = {letter: hero(name) for letter, name in zip("ABCD", names, strict=True)}
    if kind == 4:
        return turn_of("west", {"deck": ["warlord", 8], "heroes": parties})
    yellow = {"W1": "lich-regent", "W2": "zombie-lord", "W3": "carrion-golem", "S1": "void-empress"}
    return turn_of("west", {"slots": yellow, "heroes": parties, "grasped-tiles": ["tavern"]})


class Tally:
    """What was met, by name."""

    def __init__(self) -> None:
        self.events: Counter[int] = Counter()
        self.effects: Counter[str] = Counter()
        self.placed: Counter[int] = Counter()
        self.faces: Counter[str] = Counter()
        self.activated: Counter[str] = Counter()
        self.called: Counter[str] = Counter()
        self.powers: Counter[str] = Counter()
        self.asked: Counter[str] = Counter()
        self.refused: Counter[str] = Counter()

    def note(self, event: Event) -> None:
        self.events[event.kind] += 1
        if event.kind == events.EFFECT:
            self.effects[EFFECTS[event.a]] += 1
        elif event.kind == events.EFFECT_ON:
            self.effects[EFFECTS[event.b]] += 1
        elif event.kind == events.PLACED:
            self.placed[event.a] += 1
        elif event.kind == events.CORRUPTION:
            self.faces[CORRUPTION[event.b]] += 1
        elif event.kind == events.ACTIVATED:
            self.activated[TILES[event.b]] += 1
        elif event.kind == events.CALLED:
            self.called[TILES[event.b]] += 1
        self._note_power(event)

    def _note_power(self, event: Event) -> None:
        """Powers that are used by a move, and those that show in dice and effects."""
        if event.kind in (events.POWER, events.REROLLED, events.UNHARMED):
            self.powers[HEROES[event.d]] += 1
        if event.kind == events.ROLLED and sum(ROLLS[event.b]) == 4:
            self.powers["kazgin's grey die"] += 1

    def note_position(self, table: Table, dice: Random) -> None:
        state = table.state
        self.asked[STEPS.step(state.pending()).name] += 1
        self._note_sindara_and_twindalli(table)
        legal = set(state.moves())
        for _ in range(5):
            move = any_move(table, dice)
            if move not in legal:
                reason = table.game.refusal(state, move)
                self.refused[reason.id.removeprefix("last-bastion-no-")] += 1

    def _note_sindara_and_twindalli(self, table: Table) -> None:
        state = table.state
        seat = int(state.active())
        if state.activated and state.fought and HEROES[state.hero(seat, 8)] == "sindara":
            self.powers["sindara"] += 1
        if table.state.actor() >= 0 and table.moves("fight ") and state.hero(seat, 9) == 4:
            self.powers["twindalli"] += 1  # a fight from the centre


def any_move(table: Table, dice: Random) -> int:
    """Any well-written move, legal or not; mostly one that answers the question asked."""
    verbs = table.game.notation.verbs
    verb = verbs[dice.randrange(len(verbs))]
    if dice.randrange(4) and table.state.actor() != CHANCE:
        answers = STEPS.step(table.state.pending()).verbs
        verb = table.game.notation.verb(int(answers[dice.randrange(len(answers))].code))
    return verb.pack([field.first + dice.randrange(len(field.words)) for field in verb.fields])


@cache
def tally() -> Tally:
    found, dice = Tally(), Random(11)
    for number in range(GAMES):
        table = tables(number)
        recorder = EventRecorder()
        table.state.listener = recorder
        while table.state.actor() != OVER:
            found.note_position(table, dice)
            table.state.play(random_move(table.state, dice))
        found.refused[table.game.refusal(table.state, 0).id.removeprefix("last-bastion-no-")] += 1
        for event in recorder.events:
            found.note(event)
    return found


def test_random_play_meets_every_event() -> None:
    assert set(range(len(events.EVENTS.declared))) - set(tally().events) == set()


def test_random_play_meets_every_effect_of_cards_and_boards() -> None:
    assert set(EFFECTS[:16]) - set(tally().effects) == set()


def test_random_play_meets_every_card_and_so_every_continuous_effect() -> None:
    cards = load().cards
    assert [card.id for at, card in enumerate(cards) if at not in tally().placed] == []


def test_random_play_meets_every_face_of_the_corruption_die() -> None:
    assert set(CORRUPTION) - set(tally().faces) == set()


def test_random_play_uses_every_tile_by_standing_on_it_and_by_a_call() -> None:
    assert set(TILES) - set(tally().activated) == set()
    assert set(TILES) - set(tally().called) == set()


def test_random_play_uses_every_power() -> None:
    assert {*HEROES, "kazgin's grey die"} - set(tally().powers) == set()


def test_random_play_is_asked_every_question() -> None:
    chosen_before = {"deal-hero"}  # with heroes=random; the laws play such games
    questions = {step.name for step in STEPS.steps if not isinstance(step, Doing)}
    assert questions - set(tally().asked) - chosen_before == set()


def test_random_play_is_refused_for_every_reason() -> None:
    reasons = {id.removeprefix("last-bastion-no-") for id in tables(0).game.refusal_ids()}
    assert reasons - set(tally().refused) == set()
