"""What a bot is up to, in message ids, for its table-mates and for the adviser."""

from collections.abc import Sequence
from copy import copy

from librt.random import Random

from garrison.bots.evaluators import deeds_of, evaluator_of, intent_of
from garrison.core.contract import CHANCE, Move, Seat
from garrison.core.game import Game, S
from garrison.core.reasons import Reason


def intent(
    game: Game[S], state: S, seat: Seat, move: Move, planned: Sequence[Move] = ()
) -> tuple[Reason, ...]:
    """What this move is for, in one sentence at most; nothing where there is nothing to say.

    Where the turn is planned (`planned` begins with this move), the deed it leads to is told from
    the beginning. How the game stands is not for a bot to tell: all are told one estimate.
    """
    deeds, position = deeds_of(game), copy(state)
    for each in planned if deeds else ():
        if position.actor() != seat:
            break
        told = intent_of(game, position, seat, each)[:1]
        if told and told[0].id in deeds:
            return tuple(told)
        position.play(each)
    return tuple(intent_of(game, state, seat, move)[:1])


def asked_seat(game: Game[S], state: S, seat: Seat, move: Move) -> Seat:
    """The seat that this move asks to decide something in the turn at hand; CHANCE if none.

    Whose turn it is goes on with it, and is not asked; nor is anybody by a move of which there is
    nothing to say, as before the first turn.
    """
    if not intent(game, state, seat, move):
        return CHANCE
    after, evaluator = game.determinize(state, seat, Random(0)), evaluator_of(game)
    turn = evaluator.turn_of(after)
    after.play(move)
    asked = after.actor()
    goes_on = asked >= 0 and asked not in (seat, turn) and evaluator.turn_of(after) == turn
    return asked if goes_on else CHANCE


def ending_id(game: Game[S], ending: str) -> str:
    """The message that tells a named ending of a game."""
    kind = game.name.partition("?")[0].partition("/")[0]
    return f"{kind}-ending-{ending}"
