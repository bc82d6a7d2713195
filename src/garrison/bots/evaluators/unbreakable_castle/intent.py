"""What a builder of Unbreakable Castle is up to: what it builds, what it lacks most."""

from garrison.core.contract import Move, Seat
from garrison.core.reasons import Reason
from garrison.games.unbreakable_castle.face.game import CastleGame
from garrison.games.unbreakable_castle.face.words import BUILDING, PARTS
from garrison.games.unbreakable_castle.rules.castle import Castle
from garrison.games.unbreakable_castle.rules.position import OPEN_STAGE
from garrison.games.unbreakable_castle.rules.verbs import BUILD, first


def intent(game: CastleGame, state: Castle, seat: Seat, move: Move) -> list[Reason]:
    """The part that is built; otherwise the building resource that lacks most."""
    if state.stage < OPEN_STAGE:
        return []
    if move & 255 == BUILD:
        part = f"@unbreakable-castle-part-{PARTS[first(move)]}"
        return [Reason("bot-unbreakable-castle-builds", {"part": part})]
    lacks = [int(-state.surplus(seat, at)) for at in range(len(BUILDING))]
    if max(lacks) <= 0:
        return []
    resource = f"@unbreakable-castle-resource-{BUILDING[lacks.index(max(lacks))]}"
    return [Reason("bot-unbreakable-castle-needs", {"count": max(lacks), "resource": resource})]
