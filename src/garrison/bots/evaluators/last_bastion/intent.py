"""What a hero of Last Bastion is up to: the fight it picks and its odds, or the tile it uses."""

from collections.abc import Sequence

from garrison.bots.evaluators.last_bastion.cards import beats
from garrison.core.contract import Move, Seat
from garrison.core.reasons import Reason
from garrison.core.verbs import first, second, verb_code
from garrison.games.last_bastion.face.game import LastBastionGame
from garrison.games.last_bastion.face.names import TILES
from garrison.games.last_bastion.rules.combat import dice_of
from garrison.games.last_bastion.rules.hero_phase import ACTIVATE, FIGHT, FIGHT_BOTH
from garrison.games.last_bastion.rules.position import PLACE, Position


def intent(game: LastBastionGame, state: Position, seat: Seat, move: Move) -> list[Reason]:
    """The card that is fought, with the chance to beat it by dice and equipment; else the tile."""
    ids = [card.id for card in game.cards]
    verb = verb_code(move)
    if verb == FIGHT.code:
        return [_fight(state, seat, int(first(move)), ids)]
    if verb == FIGHT_BOTH.code:
        return [_fight_both(state, seat, int(first(move)), int(second(move)), ids)]
    if verb == ACTIVATE.code:
        tile = TILES[state.tiles[state.hero(seat, PLACE)]]
        return [Reason("bot-last-bastion-uses", {"tile": f"@last-bastion-tile-{tile}"})]
    return []


def _fight_both(state: Position, seat: Seat, one: int, other: int, ids: Sequence[str]) -> Reason:
    cards = [f"@last-bastion-card-{ids[state.slots[slot]]}" for slot in (one, other)]
    return Reason("bot-last-bastion-fights-both", {"card": cards[0], "other": cards[1]})


def _fight(state: Position, seat: Seat, slot: int, ids: Sequence[str]) -> Reason:
    chance = beats(state, seat, slot, dice_of(state, seat))[0]
    card = f"@last-bastion-card-{ids[state.slots[slot]]}"
    return Reason("bot-last-bastion-fights", {"card": card, "percent": round(100 * chance)})
