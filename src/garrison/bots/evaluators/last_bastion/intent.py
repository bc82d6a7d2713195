"""What a hero of Last Bastion is up to: the fight it picks and its odds."""

from collections.abc import Sequence

from garrison.bots.evaluators.last_bastion.cards import beats
from garrison.core.contract import Move, Seat
from garrison.core.reasons import Reason
from garrison.games.last_bastion.face.game import LastBastionGame
from garrison.games.last_bastion.rules.combat import dice_of
from garrison.games.last_bastion.rules.siege import Siege
from garrison.games.last_bastion.rules.verbs import FIGHT, FIGHT_BOTH, field, verb_of


def intent(game: LastBastionGame, state: Siege, seat: Seat, move: Move) -> list[Reason]:
    """Each card that is fought, with the chance to beat it by dice and equipment."""
    ids = [card.id for card in game.cards]
    verb = verb_of(move)
    slots = {FIGHT: [0], FIGHT_BOTH: [0, 1]}.get(verb, [])
    return [_fight(state, seat, int(field(move, at)), ids) for at in slots]


def _fight(state: Siege, seat: Seat, slot: int, ids: Sequence[str]) -> Reason:
    chance = beats(state, seat, slot, dice_of(state, seat))[0]
    card = f"@last-bastion-card-{ids[state.slots[slot]]}"
    return Reason("bot-last-bastion-fights", {"card": card, "percent": round(100 * chance)})
