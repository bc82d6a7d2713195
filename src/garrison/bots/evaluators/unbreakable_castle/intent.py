"""What a builder of Unbreakable Castle is up to: what it builds, lacks, and thinks of a deal.

Every word follows from what lies open: whoever listens learns nothing of quests.
"""

from garrison.bots.evaluators.unbreakable_castle.evaluator import is_near_the_end
from garrison.core.contract import Move, Seat
from garrison.core.reasons import Reason
from garrison.core.verbs import first
from garrison.games.unbreakable_castle.face.game import CastleGame
from garrison.games.unbreakable_castle.face.names import PARTS, TRADABLE
from garrison.games.unbreakable_castle.rules.building import BUILD
from garrison.games.unbreakable_castle.rules.deal import is_setting_up
from garrison.games.unbreakable_castle.rules.offers import amount
from garrison.games.unbreakable_castle.rules.state import Castle
from garrison.games.unbreakable_castle.rules.terms import BUILDING
from garrison.games.unbreakable_castle.rules.trade import (
    ACCEPT,
    COUNTER,
    DECLINE,
    OFFER,
    offered,
    own_deal,
)


def intent(game: CastleGame, state: Castle, seat: Seat, move: Move) -> list[Reason]:
    """Why this move: the deal it is about, the part it builds, or what is lacking most."""
    verb = move & 255
    if is_setting_up(state):
        return []
    if verb == BUILD.code:
        return [
            Reason(
                "bot-unbreakable-castle-builds",
                {"part": f"@unbreakable-castle-part-{PARTS[first(move)]}"},
            )
        ]
    if verb == OFFER.code:
        return [_offers(int(offered(move)))]
    if verb == COUNTER.code:
        return [Reason("bot-unbreakable-castle-counters")]
    if verb in (ACCEPT.code, DECLINE.code):
        return [_answers(state, seat, verb == ACCEPT.code)]
    return _needs(state, seat)


def _needs(state: Castle, seat: Seat) -> list[Reason]:
    lacks = [int(-state.surplus(seat, at)) for at in range(BUILDING)]
    if max(lacks) <= 0:
        return []
    return [
        Reason(
            "bot-unbreakable-castle-needs",
            {"count": max(lacks), "resource": _name(lacks.index(max(lacks)))},
        )
    ]


def _offers(deal: int) -> Reason:
    gives = next(at for at in range(len(TRADABLE)) if amount(deal, at) > 0)
    wants = next(at for at in range(len(TRADABLE)) if amount(deal, at) < 0)
    return Reason("bot-unbreakable-castle-offers", {"resource": _name(gives), "got": _name(wants)})


def _answers(state: Castle, seat: Seat, accepts: bool) -> Reason:
    """The first thing that speaks for or against the deal on the table."""
    if not accepts and is_near_the_end(state):
        return Reason("bot-unbreakable-castle-declines-near-the-end")
    deal = int(own_deal(state))
    short = [at for at in range(BUILDING) if state.surplus(seat, at) < 0]
    for at in short:
        if accepts and amount(deal, at) < 0:
            return Reason("bot-unbreakable-castle-accepts", {"resource": _name(at)})
        if not accepts and amount(deal, at) > 0:
            return Reason("bot-unbreakable-castle-declines", {"resource": _name(at)})
    if accepts:
        return Reason("bot-unbreakable-castle-accepts-fair")
    return Reason("bot-unbreakable-castle-declines-useless")


def _name(resource: int) -> str:
    return f"@unbreakable-castle-resource-{TRADABLE[resource]}"
