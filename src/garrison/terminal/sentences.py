"""What the server tells, in the reader's words."""

from garrison.core.contract import Seat
from garrison.core.reasons import Reason
from garrison.table.messages.schemas import Choice, VisibleEntry, Words
from garrison.terminal.table import TableState
from garrison.texts import Translator


class Sentences:
    """Puts entries, questions and choices of one game into words."""

    def __init__(self, say: Translator, state: TableState) -> None:
        self.say, self._state = say, state

    def words(self, words: Words | Reason) -> str:
        return self.say(words.id, words.args)

    def entry(self, told: VisibleEntry) -> list[str]:
        """The lines of an entry of the log; a person's own words stand behind their name."""
        lines = [self.words(each) for each in told.words]
        if told.text is not None:
            return [f"{line} {told.text}" for line in lines]
        thinks = (
            f"{_letter(told.seat)}: " if told.kind == "intended" and told.seat is not None else ""
        )
        return [f"{thinks}{line}" for line in lines if line]

    def choice(self, choice: Choice) -> str:
        return self.words(choice.words)

    def question(self) -> str:
        """Which of one's hands is asked, and what, where it is more than to act."""
        asked = self._state.turn.asked
        question = self.words(asked) if asked else self.say("terminal-your-turn")
        return f"{_letter(self._state.turn.actor)} · {question}"

    def _kind(self) -> str:
        return self._state.game.partition("?")[0].partition("/")[0]

    def turn(self) -> str:
        """Whose turn it is, or how the game ended."""
        state = self._state
        if state.is_over():
            return self.say(f"{self._kind()}-ending-{state.turn.ending}")
        if state.is_my_turn():
            return self.question()
        seat = _letter(state.turn.actor)
        name = state.seat_name(state.turn.actor)
        return self.say(
            "terminal-others-turn", {"seat": seat, "name": name, "held": int(bool(name))}
        )


def _letter(seat: Seat) -> str:
    """A for the first seat; chance and the end have none of their own."""
    return chr(ord("A") + max(seat, 0))
