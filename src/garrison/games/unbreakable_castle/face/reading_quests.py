"""Reading the quests of a position: spent, in the decks, and face down before the players."""

from garrison.core.documents import DocumentReader
from garrison.games.unbreakable_castle.face.messages import fault
from garrison.games.unbreakable_castle.face.names import SEATS
from garrison.games.unbreakable_castle.face.writing import Names
from garrison.games.unbreakable_castle.rules.quests import bit, size
from garrison.games.unbreakable_castle.rules.state import Castle
from garrison.games.unbreakable_castle.rules.terms import NOTHING


class QuestReader:
    """Fills the decks, discards and rows of quests of a position. Call `read`."""

    def __init__(self, reader: DocumentReader, state: Castle, names: Names) -> None:
        self._reader = reader
        self._state = state
        self._names = names
        self._facts = state.facts
        self._letters = SEATS[: state.facts.seats]

    def read(self) -> None:
        reader, state = self._reader, self._state
        spent = reader.bits("spent", self._names.quests)
        for side in range(2):
            state.spent[side] = spent & state.decks[side]
            state.decks[side] &= ~spent
        everything = self._names.of_quests(state.decks[0] | state.decks[1])
        unseen = reader.bits("unseen", self._names.quests, everything)
        if unseen & spent:
            reader.fault("unseen", fault("quest-seen"))
        for side in range(2):
            state.unseen[side] = unseen & self._facts.side_quests[side]
        quests = reader.child("quests")
        for seat, letter in enumerate(self._letters):
            self._read_row(quests, seat, letter)
        quests.close()
        for side in range(2):
            if state.decks[side] & ~state.unseen[side]:
                reader.fault("unseen", fault("quest-deck"))

    def _read_row(self, reader: DocumentReader, seat: int, letter: str) -> None:
        """The face-down quests before a seat."""
        for own in reader.children(letter):
            quest = own.index("quest", self._names.quests)
            side = int(self._facts.quest_side[quest])
            default = self._names.of_quests(self._state.unseen[side] | bit(quest))
            could_be = own.bits("could_be", self._names.quests, default)
            own.close()
            self._hold(own, seat, quest, could_be)

    def _hold(self, reader: DocumentReader, seat: int, quest: int, could_be: int) -> None:
        state, name = self._state, self._names.quests[quest]
        side, race = self._facts.quest_side[quest], state.races[seat]
        if not bit(quest) & state.decks[side]:
            reader.fault("quest", fault("quest-twice", quest=name))
        if race == NOTHING or side != self._facts.side[race] or not self._facts.draws_quests[race]:
            reader.fault("quest", fault("quest-side", quest=name))
        if not bit(quest) & could_be:
            reader.fault("could_be", fault("quest-known", quest=name))
        state.decks[side] &= ~bit(quest)
        state.slot[quest] = size(state.hands[seat])
        state.hands[seat] |= bit(quest)
        state.could_be[quest] = could_be
