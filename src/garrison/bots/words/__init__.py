"""What a bot is up to, in message ids, for its table-mates and for the adviser."""

from garrison.bots.judges import judge_of
from garrison.bots.words import bastion, last_bastion, unbreakable_castle
from garrison.core.contract import Move, Seat
from garrison.core.game import Game, S
from garrison.core.reasons import Reason
from garrison.games.bastion.face.game import BastionGame
from garrison.games.bastion.rules.position import Position as BastionPosition
from garrison.games.last_bastion.face.game import LastBastionGame
from garrison.games.last_bastion.rules.siege import Siege
from garrison.games.unbreakable_castle.rules.position import Position as CastlePosition


def intent(game: Game[S], state: S, seat: Seat, move: Move, value: float) -> tuple[Reason, ...]:
    """What this move is for, and how the game is believed to stand."""
    told: list[Reason] = []
    if isinstance(game, BastionGame) and isinstance(state, BastionPosition):
        told = bastion.intent(state, seat, move)
    elif isinstance(game, LastBastionGame) and isinstance(state, Siege):
        ids = [card.id for card in game.cards]
        told = last_bastion.intent(state, seat, move, ids)
    elif isinstance(state, CastlePosition):
        told = unbreakable_castle.intent(state, seat, move)
    stands = "bot-intent-chance" if judge_of(game).shared else "bot-intent-own-chance"
    return (*told, Reason(stands, {"percent": round(100 * value)}))


def ending_id(game: Game[S], ending: str) -> str:
    """The message that tells a named ending of a game."""
    kind = game.name.partition("?")[0].partition("/")[0]
    return f"{kind}-ending-{ending}"
