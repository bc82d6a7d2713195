"""What the bots know about Bastion, shown in positions that differ in one thing."""

from librt.random import Random

from bastion.arranging import arrange, bastion, purse
from garrison import load
from garrison.bots import bot
from garrison.bots.evaluators import evaluator_of
from garrison.bots.evaluators.bastion.evaluator import make_evaluator
from garrison.bots.intents import asked_seat, intent
from garrison.core.contract import CHANCE, OVER
from garrison.core.documents import Json
from garrison.core.playout import random_move
from garrison.core.reasons import Reason
from garrison.games.bastion.rules.position import (
    CELLS,
    ENEMIES,
    IN_SETUP,
    PLACES,
    RITUAL_AT,
    Position,
)

NAME = "bastion/2018?level=tutorial&seats=2&districts=plains,fire,mountain,forest,swamp,dark"
WALL: dict[str, Json] = {"1": "fire warrior", "2": "dark mage", "9": "swamp rider"}


def worth(**document: Json) -> float:
    siege = arrange(NAME, **{"wall": WALL, **document})
    return evaluator_of(siege.game).value(bastion(siege), 0)


def terms(**document: Json) -> dict[str, float]:
    siege = arrange(NAME, **{"wall": WALL, **document})
    evaluator = evaluator_of(siege.game)
    return dict(zip(evaluator.names, evaluator.measure(bastion(siege), 0), strict=True))


def test_an_obelisk_beside_a_source_of_its_colour_is_worth_more_than_elsewhere() -> None:
    beside = worth(foundations={"D1 F1": "plains obelisk"})
    assert beside > worth(foundations={"D2 F1": "plains obelisk"}) == worth()


def test_flames_count_for_nothing_while_shaggon_forbids_them() -> None:
    armed: dict[str, Json] = {"A": {"mana": {"fire": 1}, "spells": ["dark warrior", "dark rider"]}}
    assert terms(seats=armed)["flames"] == 3
    assert terms(seats=armed, wall={**WALL, "20": "shaggon"})["flames"] == 0


def test_a_ritual_counts_while_somebody_at_the_wall_would_complete_it() -> None:
    held = terms(seats={"A": {"held": ["fire gun", "forest gun"]}})["rituals"]
    assert held > 0
    both = terms(seats={"A": {"held": ["fire gun", "dark gun"]}})["rituals"]
    assert both == 2 * held


LEVIATHAN: dict[str, Json] = {**WALL, "20": "leviathan"}


EMPTY: dict[str, Json] = {"A": purse(), "B": purse()}


def lacking_for_leviathan(**seats: Json) -> float:
    return terms(wall=LEVIATHAN, seats={**EMPTY, **seats})["prismatic"]


def test_who_is_to_pay_every_colour_has_to_hold_it_in_one_purse() -> None:
    assert terms()["prismatic"] == 0
    assert lacking_for_leviathan() == 12
    assert lacking_for_leviathan(A=purse(fire=3, dark=1)) == 9
    assert lacking_for_leviathan(A=purse(fire=2), B=purse(dark=2, swamp=1)) == 9


def test_two_who_cost_every_colour_are_saved_up_for_twice() -> None:
    wall: dict[str, Json] = {**LEVIATHAN, "22": "golem"}
    one: dict[str, Json] = {"A": purse(fire=3), "B": purse()}
    both: dict[str, Json] = {"A": purse(fire=2), "B": purse(fire=2)}
    assert terms(wall=wall, seats=one)["prismatic"] == 12 + 6 - 3
    assert terms(wall=wall, seats=both)["prismatic"] == 12 + 6 - 2 - 1


def test_flames_bring_nobody_nearer_to_an_immune_enemy() -> None:
    flames: Json = {**purse(fire=2, dark=2, swamp=2, forest=2), "spells": ["dark warrior"]}
    alone: dict[str, Json] = {"20": "leviathan"}
    armed = terms(wall=alone, seats={"A": flames})
    unarmed = terms(wall=alone, seats={"A": purse(fire=2, dark=2, swamp=2, forest=2)})
    assert armed["flames"] > 0
    assert armed["tempo"] == unarmed["tempo"]
    assert armed["ready"] == unarmed["ready"] == 0


TOWERS: dict[str, Json] = {"D1 tower": "swamp", "D2 tower": "swamp"}


def test_a_dragon_locks_the_discs_on_towers() -> None:
    assert terms(mana=TOWERS)["locked-towers"] == terms(citadel=["fire dragon"])["to-open"] == 0
    locked = terms(mana=TOWERS, citadel=["fire dragon"], seats=EMPTY)
    assert locked["locked-towers"] == 2
    assert locked["to-open"] == 10 * 2 / 6


def test_the_citadel_is_nearer_to_being_open_for_who_saves_up_for_its_dragons() -> None:
    def to_open(citadel: list[Json], **seats: Json) -> float:
        return terms(mana=TOWERS, citadel=citadel, seats={**EMPTY, **seats})["to-open"] * 6 / 2

    assert to_open(["fire dragon"], A=purse(fire=4), B=purse(fire=3)) == 6
    assert to_open(["fire dragon"], A={**purse(fire=4), "spells": ["dark warrior"]}) < 6
    assert to_open(["fire dragon", "dark dragon"], A=purse(fire=4)) == 16


def test_around_a_closed_citadel_the_way_is_longer() -> None:
    """From D4 a defender gets to D1 in two turns through the citadel, in three around it."""
    wall: dict[str, Json] = {"1": "fire warrior"}
    placed: dict[str, Json] = {"D4": ["A", "B"]}
    seats: dict[str, Json] = {"A": purse(plains=9)}
    through = terms(wall=wall, seats=seats, defenders=placed)
    around = terms(wall=wall, seats=seats, defenders=placed, citadel=["dark dragon"])
    assert around["tempo"] < through["tempo"]


def test_mana_of_a_colour_that_the_wall_costs_is_worth_more() -> None:
    assert worth(seats={"A": purse(fire=3)}) > worth(seats={"A": purse(forest=3)})


def glances(**document: Json) -> list[str]:
    """What looks worth trying in a turn to come, in words."""
    siege = arrange(NAME, **{"wall": WALL, **document})
    state = bastion(siege)
    few = evaluator_of(siege.game).narrow_shortlist(state, state.moves())
    assert set(few) <= set(state.moves())
    return [siege.game.say(state, move) for move in few]


def test_at_a_glance_a_kill_comes_first_and_no_turn_ends_beside_an_open_source() -> None:
    few = glances(seats={"A": purse(fire=4, swamp=1)}, defenders={"D1": ["A", "B"]})
    assert few[0] == "attack 1"
    assert 2 <= len(few) <= 3
    assert "end" not in few


def test_at_a_glance_a_turn_ends_where_there_is_nothing_to_channel() -> None:
    few = glances(seats={"A": purse(fire=1)}, defenders={"citadel": ["A", "B"]})
    assert "end" in few


def test_at_a_glance_a_gun_is_built_where_enemies_of_its_colour_stand() -> None:
    seats: dict[str, Json] = {"A": {**purse(swamp=6), "held": ["swamp gun"]}}
    wall: dict[str, Json] = {**WALL, "21": "swamp mage", "22": "swamp beast"}
    siege = arrange(NAME, wall=wall, seats=seats, defenders={"D3": ["A", "B"]})
    siege.play("attack 9", "perform swamp gun")
    state = bastion(siege)
    few = evaluator_of(siege.game).narrow_shortlist(state, state.moves())
    assert siege.game.say(state, few[0]) == "build D6 F1"
    assert len(few) == 3


def test_most_thought_is_kept_for_the_end() -> None:
    early, late = arrange(NAME, wall=WALL), arrange(NAME, wall=WALL, deck=[])
    evaluator = evaluator_of(early.game)
    assert evaluator.effort(bastion(early)) < evaluator.effort(bastion(late)) == 1.0


def test_what_was_looked_at_before_changes_nothing() -> None:
    """Tables are kept from one position to the next; a new evaluator has none."""
    game = load("bastion/2018?level=extreme&seats=3&classes=symbiotes,dragons,priests")
    state, dice, seen = game.start(), Random(4), 0
    used = make_evaluator()
    while state.actor() != OVER and seen < 60:
        state.play(random_move(state, dice))
        if state.actor() >= 0:
            assert used.measure(state, 0) == make_evaluator().measure(state, 0)
            assert used.remaining_work(state) == make_evaluator().remaining_work(state)
            seen += 1
    assert seen >= 30


def test_every_number_that_no_other_tells_is_in_the_fingerprint() -> None:
    siege = arrange(NAME, wall=WALL)
    state, evaluator = bastion(siege), evaluator_of(siege.game)
    marks = {evaluator.fingerprint(state)}
    numbers = [*range(PLACES + ENEMIES), *range(RITUAL_AT, CELLS)]
    for at in numbers:
        twin = state.copy()
        twin.cells[at] += 1
        marks.add(evaluator.fingerprint(twin))
    assert len(marks) == 1 + len(numbers)


def test_positions_with_the_same_enemies_in_the_same_places_are_alike() -> None:
    def likeness(**document: Json) -> int:
        siege = arrange(NAME, **{"wall": WALL, **document})
        return evaluator_of(siege.game).likeness(bastion(siege))

    assert likeness(seats={"A": purse(fire=3)}) == likeness(defenders={"D2": ["A", "B"]})
    assert likeness() != likeness(wall={**WALL, "10": "swamp warrior"})
    assert likeness() != likeness(deck=[])


def test_before_the_first_turn_nobody_is_after_anything_or_asks_for_anything() -> None:
    game = load("bastion/2018?level=easy&seats=3")
    state, random = game.start(), Random(1)
    assert isinstance(state, Position)
    decided = 0
    while state.cells[IN_SETUP]:
        move, seat = random_move(state, random), state.actor()
        if seat != CHANCE:
            assert intent(game, state, seat, move) == ()
            assert asked_seat(game, state, seat, move) == CHANCE
            decided += 1
        state.play(move)
    assert decided >= 3


def test_a_bot_tells_at_once_whom_its_planned_turn_attacks() -> None:
    game, player, random = load(NAME), bot("greedy"), Random(7)
    state, attacked = game.start(), 0
    for _ in range(40):
        told, lines = list[Reason](), list[str]()
        while state.actor() == CHANCE:
            state.play(random_move(state, random))
        seat = state.actor()
        while state.actor() == seat:
            thought = player.think(game, state, seat, 1)
            told += thought.intent
            lines.append(game.say(state, thought.move))
            state.play(thought.move)
        attacks = [line.split()[1] for line in lines if line.startswith("attack ")]
        if attacks:
            attacked += 1
            assert (told[0].id, f"{told[0].args['section']}") == ("bot-bastion-attacks", attacks[0])
        else:
            assert "bot-bastion-attacks" not in {each.id for each in told}
    assert attacked >= 2
