"""What a defender of Bastion is up to: whom it is after, what it lacks, where it stands guard."""

from garrison.bots.judges.bastion_outlook import Outlook
from garrison.bots.judges.bastion_wall import Survey
from garrison.core.contract import Move, Seat
from garrison.core.reasons import Reason
from garrison.games.bastion.face.catalogue import COLOURS
from garrison.games.bastion.rules.codes import ATTACK, SHOOT
from garrison.games.bastion.rules.mana import amount
from garrison.games.bastion.rules.position import CITADEL, SECTIONS, Position


def intent(state: Position, seat: Seat, move: Move) -> list[Reason]:
    """The attack that is made, else the next one and what lacks for it, and the post held."""
    target = move >> 8 & 255
    if move & 255 in (ATTACK, SHOOT) and target <= SECTIONS:
        return [Reason("bot-bastion-attacks", {"section": target})]
    outlook = Outlook(Survey(state), seat)
    told = []
    if outlook.quarry and outlook.wanted < len(COLOURS):
        price = amount(outlook.survey.prices[outlook.quarry], outlook.wanted)
        count = max(1, int(price - amount(outlook.purse, outlook.wanted)))
        colour = f"@bastion-colour-{COLOURS[outlook.wanted]}"
        section = int(outlook.quarry)
        told.append(
            Reason("bot-bastion-needs", {"count": count, "colour": colour, "section": section})
        )
    elif outlook.quarry:
        told.append(Reason("bot-bastion-hunts", {"section": int(outlook.quarry)}))
    if outlook.here != CITADEL:
        first = int(outlook.here) * 4 + 1
        told.append(Reason("bot-bastion-holds", {"first": first, "last": first + 3}))
    return told
