"""What a hero of Last Bastion is up to: the fight it picks and its odds."""

from collections.abc import Sequence

from garrison.bots.evaluators.last_bastion.cards import beats
from garrison.core.contract import Move, Seat
from garrison.core.reasons import Reason
from garrison.core.steps import first, second, verb_code
from garrison.games.last_bastion.face.game import LastBastionGame
from garrison.games.last_bastion.rules.combat import dice_of
from garrison.games.last_bastion.rules.hero_phase import FIGHT, FIGHT_BOTH
from garrison.games.last_bastion.rules.position import Position


def intent(game: LastBastionGame, state: Position, seat: Seat, move: Move) -> list[Reason]:
    """Each card that is fought, with the chance to beat it by dice and equipment."""
    ids = [card.id for card in game.cards]
    verb = verb_code(move)
    slots: list[int] = []
    if verb == FIGHT.code:
        slots = [int(first(move))]
    elif verb == FIGHT_BOTH.code:
        slots = [int(first(move)), int(second(move))]
    return [_fight(state, seat, slot, ids) for slot in slots]


def _fight(state: Position, seat: Seat, slot: int, ids: Sequence[str]) -> Reason:
    chance = beats(state, seat, slot, dice_of(state, seat))[0]
    card = f"@last-bastion-card-{ids[state.slots[slot]]}"
    return Reason("bot-last-bastion-fights", {"card": card, "percent": round(100 * chance)})
