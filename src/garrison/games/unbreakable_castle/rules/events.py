"""Kinds of events a game can tell, with the meaning of their numbers."""

from typing import Final

RACE_TAKEN: Final = 0  # seat, race
DEALER_DRAWN: Final = 1  # seat
DEALT: Final = 2  # dealer, cells
RESHUFFLED: Final = 3  # cards of the old deck on top, cards shuffled under them
OPENED: Final = 4  # seat, cell, card
FOUND: Final = 5  # seat, resource, count, 1 if the horn doubled it
GIFT: Final = 6  # seat, race, resource, count
BEFRIENDED: Final = 7  # seat, race, 1 if the friend is of the other side
DEFEATED: Final = 8  # seat, race
FLED: Final = 9  # seat, race
BONUS_TAKEN: Final = 10  # seat, resource, count
QUEST_DRAWN: Final = 11  # seat, quest (the quest is for the seat's eyes only)
SIGN_EMPTY: Final = 12  # seat, 1 if the decks are empty, 0 if the faction draws no quests
SIGN_GIFT: Final = 13  # seat, resource, count
QUESTS_RESHUFFLED: Final = 14  # side
HORN_TAKEN: Final = 15  # seat, side
HORN_IDLE: Final = 16  # seat, side
TRADER_MET: Final = 17  # seat, card
TOLL_PAID: Final = 18  # seat, resource
TOLL_FREE: Final = 19  # seat
QUEST_MET: Final = 20  # seat, quest
QUEST_BURNT: Final = 21  # seat, quest, 1 if its holder spared an ally
QUEST_BUILT: Final = 22  # seat that gets it, part, seat that fulfilled the quest
DESTROYED: Final = 23  # seat that loses it, part, seat that fulfilled the quest
EXCHANGED: Final = 24  # seat, given resource, got resource
BARTERED: Final = 25  # seat, given resource, got resource, card of the trader
BOUGHT: Final = 26  # seat, part, 1 if it is a spare
OFFERED: Final = 27  # seat, partner, deal
COUNTERED: Final = 28  # seat that counters, partner, deal as the one who counters sees it
AGREED: Final = 29  # seat whose turn it is, partner, deal
DECLINED: Final = 30  # seat that declines, the one who proposed
TURN_ENDED: Final = 31  # seat
WON: Final = 32  # seat, ending
KINDS: Final = 33
