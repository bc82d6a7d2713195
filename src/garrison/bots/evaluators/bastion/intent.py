"""What a defender of Bastion is up to: whom it is after, what it lacks, where it stands guard."""

from typing import Final

from garrison.bots.evaluators.bastion.board_summary import BoardSummary
from garrison.bots.evaluators.bastion.nearest_kill import NearestKill
from garrison.core.contract import Move, Seat
from garrison.core.reasons import Reason
from garrison.games.bastion.face.contents import COLOURS
from garrison.games.bastion.face.game import BastionGame
from garrison.games.bastion.rules.attack import ATTACK, SHOOT
from garrison.games.bastion.rules.mana import amount
from garrison.games.bastion.rules.position import CITADEL, IN_SETUP, SECTIONS, Position

DEEDS: Final = frozenset({"bot-bastion-attacks"})


def intent(game: BastionGame, state: Position, seat: Seat, move: Move) -> list[Reason]:
    """The attack that is made, else the next one and what lacks for it, and the post held.

    Before the first turn nobody is after anything yet.
    """
    if state.cells[IN_SETUP]:
        return []
    target = move >> 8 & 255
    if move & 255 in (ATTACK.code, SHOOT.code) and target <= SECTIONS:
        return [Reason("bot-bastion-attacks", {"section": target})]
    summary = BoardSummary()
    summary.look(state)
    goal = NearestKill(summary)
    goal.look(seat)
    told = []
    if goal.section and goal.wanted < len(COLOURS):
        price = amount(goal.summary.prices[goal.section], goal.wanted)
        count = max(1, int(price - amount(goal.purse, goal.wanted)))
        colour = f"@bastion-colour-{COLOURS[goal.wanted]}"
        section = int(goal.section)
        told.append(
            Reason("bot-bastion-needs", {"count": count, "colour": colour, "section": section})
        )
    elif goal.section:
        told.append(Reason("bot-bastion-hunts", {"section": int(goal.section)}))
    if goal.here != CITADEL:
        first = int(goal.here) * 4 + 1
        told.append(Reason("bot-bastion-holds", {"first": first, "last": first + 3}))
    return told
