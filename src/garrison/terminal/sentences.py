"""What the server tells, in the reader's words."""

from collections.abc import Mapping

from garrison.core.reasons import Reason
from garrison.table.messages.schemas import Choice, Told, Words
from garrison.terminal.table import TableState
from garrison.texts import Translator


class Sentences:
    """Puts entries, questions and choices of one game into words."""

    def __init__(self, say: Translator, state: TableState) -> None:
        self.say, self._state = say, state

    def words(self, words: Words | Reason) -> str:
        return self.say(words.id, words.args)

    def entry(self, told: Told) -> list[str]:
        """The lines of an entry of the log; a person's own words stand behind their name."""
        lines = [self.words(each) for each in told.words]
        if told.text is not None:
            return [f"{line} {told.text}" for line in lines]
        return [line for line in lines if line]

    def choice(self, choice: Choice) -> str:
        return self.words(choice.words)

    def question(self) -> str:
        """What is asked now: the game's own question where it has one."""
        asked = self._state.turn.question
        if asked is None:
            return self.say("terminal-your-turn")
        id = f"{self._kind()}-ask-{asked['ask']}"
        if not self.say.has(id):
            return self.say("terminal-your-turn")
        return self.say(id, self._arguments(asked))

    def _arguments(self, asked: Mapping[str, object]) -> dict[str, object]:
        """The fields of a question; a word that the game's catalogue names becomes its name."""
        found: dict[str, object] = {"power": ""}
        for field, value in asked.items():
            name, _, power = str(value).partition(" ")
            whole, first = self._name(field, str(value)), self._name(field, name)
            found[field] = whole or first or value
            if first and not whole and power:
                found["power"] = f" {power}"
        return found

    def _name(self, field: str, word: str) -> str:
        id = f"{self._kind()}-{field}-{word.replace(' ', '-')}"
        return f"@{id}" if self.say.has(id) else ""

    def _kind(self) -> str:
        return self._state.game.partition("?")[0].partition("/")[0]

    def turn(self) -> str:
        """Whose turn it is, or how the game ended."""
        state = self._state
        if state.is_over():
            return self.say(f"{self._kind()}-ending-{state.turn.ending}")
        if state.is_my_turn():
            return self.question()
        seat = chr(ord("A") + max(state.turn.actor, 0))
        name = state.seat_name(state.turn.actor)
        return self.say(
            "terminal-others-turn", {"seat": seat, "name": name, "held": int(bool(name))}
        )
