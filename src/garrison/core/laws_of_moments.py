"""The laws of a single position: each is one function that looks at a moment and complains or not.

`core.laws` plays random games and asks them at every move, or now and then if they take long.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Final

from librt.random import Random

from garrison.core.contract import CHANCE, GOING_ON, OVER, Seat, State
from garrison.core.errors import GarrisonError
from garrison.core.fields import alter, fields_of, numbers_in
from garrison.core.game import EventRecorder, Game
from garrison.core.moves import Moves
from garrison.core.reasons import Reason
from garrison.core.schemas import complaint


@dataclass
class MomentUnderTest:
    """One position of a game under test."""

    game: Game[State]
    state: State
    inventory: Mapping[str, int]
    """The inventory of the first position."""
    strangers: Sequence[int]
    """Moves met elsewhere, likely to be illegal here."""
    dice: Random


def moves_are_distinct(moment: MomentUnderTest) -> str | None:
    """Every move stands in the list once, and there is one unless the game is over."""
    moves = moment.state.moves()
    if moment.state.actor() == OVER:
        return f"the game is over and offers {moves}" if moves else None
    if not moves:
        return "nobody can do anything and the game is not over"
    return "a move is listed twice" if len(set(moves)) < len(moves) else None


def moves_are_stable(moment: MomentUnderTest) -> str | None:
    """Asking for the moves changes neither the position nor the answer."""
    key, moves = moment.state.key(), moment.state.moves()
    if moment.state.key() != key:
        return "asking for the moves changed the position"
    return None if moment.state.moves() == moves else "asked again, the moves differ"


def listed_moves_are_allowed(moment: MomentUnderTest) -> str | None:
    """Every move of the list is permitted; when the game is over nothing is."""
    state = moment.state
    for move in state.moves():
        if not state.allows(move):
            return f"'{moment.game.say(state, move)}' is listed but not permitted"
    over = state.actor() == OVER
    return "a move is permitted after the end" if over and _any_allowed(moment) else None


def _any_allowed(moment: MomentUnderTest) -> bool:
    return any(moment.state.allows(move) for move in moment.strangers)


def actor_is_somebody(moment: MomentUnderTest) -> str | None:
    """The actor is a seat of the game, or CHANCE, or OVER."""
    actor = moment.state.actor()
    known = actor in (CHANCE, OVER) or 0 <= actor < moment.game.seats
    return None if known else f"actor {actor} is no seat of {moment.game.seats}"


def weights_are_positive(moment: MomentUnderTest) -> str | None:
    """At a chance position every outcome has a positive whole weight, and a stream."""
    if moment.state.actor() != CHANCE:
        return None
    weights = moment.state.weights()
    if len(weights) != len(moment.state.moves()):
        return f"{len(moment.state.moves())} outcomes, {len(weights)} weights"
    if any(weight <= 0 for weight in weights):
        return f"weights {weights}"
    stream = moment.state.stream()
    return None if 0 <= stream <= 2 else f"stream {stream}"


def points_fall_on_outcomes(moment: MomentUnderTest) -> str | None:
    """What a game says of its weights without listing them agrees with the list."""
    state = moment.state
    if state.actor() != CHANCE:
        return None
    weights, moves = state.weights(), state.moves()
    if state.total_weight() != sum(weights):
        return f"the weights add up to {sum(weights)}, not to {state.total_weight()}"
    point = moment.dice.randrange(sum(weights))
    ends = accumulate(weights)
    wanted = next(move for move, end in zip(moves, ends, strict=True) if point < end)
    got = state.outcome(point)
    return None if got == wanted else f"point {point} falls on {wanted}, not on {got}"


def random_play_is_fair(moment: MomentUnderTest) -> str | None:
    """The quick way of playing at random makes the move that the plain way draws."""
    state, seed = moment.state, hash(moment.state) & 0xFFFFFFFF
    quick, plain, dice = state.copy(), state.copy(), Random(seed)
    over = state.actor() == OVER
    if quick.play_at_random(Random(seed), Moves()) == over:
        return f"over: {over}, and random play says otherwise"
    if over:
        return None
    moves = plain.moves()
    if state.actor() == CHANCE:
        drawn = plain.outcome(dice.randrange(sum(plain.weights())))
        if state.sample(Random(seed)) != drawn:
            return "the sampler draws another outcome than the dice say"
        plain.play(drawn)
    else:
        plain.play(moves[dice.randrange(len(moves))])
    return None if quick == plain else "random play made another move than the dice say"


def play_is_deterministic(moment: MomentUnderTest) -> str | None:
    """The same move leads to the same position, whether or not somebody listens."""
    one, two = moment.state.copy(), moment.state.copy()
    if one != moment.state:
        return "a copy differs from its original"
    move = _any_move(one, moment.dice)
    if move is None:
        return None
    two.listener = EventRecorder()
    one.play(move)
    two.play(move)
    return None if one == two else "the same move led to two positions"


def copies_are_independent(moment: MomentUnderTest) -> str | None:
    """Playing on a copy leaves the original as it was."""
    key, twin = moment.state.key(), moment.state.copy()
    for _ in range(3):
        move = _any_move(twin, moment.dice)
        if move is not None:
            twin.play(move)
    return None if moment.state.key() == key else "playing on a copy changed the original"


def every_field_counts(moment: MomentUnderTest) -> str | None:
    """Copies carry every field, and keys tell positions apart that differ in one of them."""
    state = moment.state
    for name in fields_of(state):
        twin = state.copy()
        if numbers_in(twin, name) != numbers_in(state, name):
            return f"a copy forgets its {name}"
        alter(twin, name)
        if name not in state.implied and twin.key() == state.key():
            return f"the key does not tell the {name}"
    return None


def documents_round_trip(moment: MomentUnderTest) -> str | None:
    """A position written as JSON and read back is the same position."""
    text = json.dumps(moment.game.write(moment.state))
    try:
        back = moment.game.read(json.loads(text))
    except GarrisonError as error:
        return f"its own document is refused: {error}"
    if back != moment.state:
        return f"read back, the position differs: {text}"
    return None if back.moves() == moment.state.moves() else "read back, other moves are legal"


def notation_round_trips(moment: MomentUnderTest) -> str | None:
    """Every move, said or spelled out and read back, is the same move; no two say the same."""
    game, state = moment.game, moment.state
    said: set[str] = set()
    for move in state.moves():
        line = game.say(state, move)
        if line in said:
            return f"two moves say '{line}'"
        said.add(line)
        if game.parse(state, line) != move:
            return f"'{line}' is read back as another move"
        document = json.loads(json.dumps(game.move_document(state, move)))
        if game.read_move_document(state, document) != move:
            return f"{document} is read back as another move"
    return None


def moves_are_described(moment: MomentUnderTest) -> str | None:
    """Every move can be said in words that the catalogues have."""
    game, state = moment.game, moment.state
    known = game.message_ids()
    for move in state.moves():
        described = game.describe_move(state, move)
        if described["id"] not in known:
            return f"'{game.say(state, move)}' is described as unlisted {described['id']}"
    return None


def views_leak_nothing(moment: MomentUnderTest) -> str | None:
    """A view is plain data, and the same wherever a seat could not tell two positions apart."""
    for seat in moment.game.viewpoints():
        twin = moment.game.determinize(moment.state, seat, moment.dice)
        if _seen(moment.game, twin, seat) != _seen(moment.game, moment.state, seat):
            return f"seat {seat} sees a difference that it cannot know of"
    return None


def _seen(game: Game[State], state: State, seat: Seat) -> str:
    return json.dumps([game.view(state, seat), game.question(state, seat)], sort_keys=True)


def documents_keep_their_schema(moment: MomentUnderTest) -> str | None:
    """Every view, question and move is what the game declares."""
    game, state = moment.game, moment.state
    schema = game.schema()
    if not schema:
        return None
    for seat in game.viewpoints():
        found = complaint(game.view(state, seat), "View", schema)
        asked = game.question(state, seat)
        if not found and asked is not None:
            found = complaint(asked, "Question", schema)
        if found:
            return found
    told = (complaint(game.move_document(state, move), "Move", schema) for move in state.moves())
    return next((found for found in told if found), None)


def hidden_information_is_declared(moment: MomentUnderTest) -> str | None:
    """A game that says it hides nothing shows and tells every seat the same."""
    game, state = moment.game, moment.state
    if game.has_hidden_information:
        return None
    first, *others = [game.view(state, seat) for seat in game.viewpoints()]
    if any(view != first for view in others):
        return "seats see different things in a game that hides nothing"
    heard = (game.is_visible(state, m, s) for m in state.moves() for s in game.viewpoints())
    return None if all(heard) else "a move is hidden in a game that hides nothing"


def components_are_conserved(moment: MomentUnderTest) -> str | None:
    """Nothing appears or disappears: all places together hold what the box held."""
    now = moment.game.inventory(moment.state)
    changed = {name: count for name, count in now.items() if moment.inventory.get(name) != count}
    return f"the box held {dict(moment.inventory)}, now {changed}" if changed else None


def refusals_have_reasons(moment: MomentUnderTest) -> str | None:
    """Whatever is not permitted has a reason, it and what it names have words; nothing changes."""
    game, state = moment.game, moment.state
    key, known = state.key(), game.message_ids()
    for move in (*moment.strangers, *game.alphabet(state, moment.dice)):
        if not state.allows(move):
            missing = [id for id in _ids(game.refusal(state, move)) if id not in known]
            if missing:
                return f"'{game.say(state, move)}' is refused with unlisted {missing}"
    return None if state.key() == key else "giving a reason changed the position"


def no_offered_move_leads_to_a_dead_end(moment: MomentUnderTest) -> str | None:
    """Whatever is offered can be carried through, unless somebody whose help is asked declines."""
    game, state = moment.game, moment.state
    if state.actor() < 0:
        return None
    agreed = game.consent(state)
    for move in state.moves() if agreed is None else [agreed]:
        twin = state.copy()
        twin.play(move)
        if game.is_dead_end(twin):
            return f"'{game.say(state, move)}' leads to where it can only be called off"
    return None


def _ids(reason: Reason) -> list[str]:
    """The reason's own message and those that its arguments name."""
    told = [str(value) for value in reason.args.values()]
    return [reason.id, *(value[1:] for value in told if value.startswith("@"))]


def endings_are_told(moment: MomentUnderTest) -> str | None:
    """A game that is over has a named ending and a score for each seat; others have none."""
    ending, over = moment.state.ending(), moment.state.actor() == OVER
    if over != (ending != GOING_ON):
        return f"over: {over}, ending {ending}"
    if not over:
        return None
    if not 0 < ending < len(moment.game.endings):
        return f"ending {ending} has no name"
    scores = moment.state.scores()
    right = len(scores) == moment.game.seats and set(scores) <= {0, 1}
    return None if right else f"scores {scores}"


def _any_move(state: State, dice: Random) -> int | None:
    """Some move, whatever its weight: laws look ahead even where a game is broken."""
    moves = state.moves()
    return moves[dice.randrange(len(moves))] if moves else None


Law = Callable[[MomentUnderTest], str | None]

EVERY_MOVE: Final[Sequence[Law]] = (
    moves_are_distinct,
    actor_is_somebody,
    weights_are_positive,
    components_are_conserved,
    endings_are_told,
)
NOW_AND_THEN: Final[Sequence[Law]] = (
    moves_are_stable,
    listed_moves_are_allowed,
    points_fall_on_outcomes,
    play_is_deterministic,
    copies_are_independent,
    every_field_counts,
    documents_round_trip,
    notation_round_trips,
    moves_are_described,
    views_leak_nothing,
    documents_keep_their_schema,
    hidden_information_is_declared,
    refusals_have_reasons,
    no_offered_move_leads_to_a_dead_end,
    random_play_is_fair,
)
