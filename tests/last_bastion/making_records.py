"""Makes the finished records beside it, one for each way a game can end.

    PYTHONPATH=src:tests python -m last_bastion.making_records

A director plays alone against a horde it commands as well: it names the cards and dice that lead
to the ending it wants. Run it again only when the rules change on purpose; the tests replay the
records it wrote.
"""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from garrison.core.contract import CHANCE, OVER
from garrison.core.records import write_record
from garrison.core.replays import Recorder
from garrison.core.tasks import code_of
from garrison.games.last_bastion.rules import combat, grasp
from garrison.games.last_bastion.rules.hero_phase import HERO_PHASE
from garrison.games.last_bastion.rules.placement import DRAW_CARD
from garrison.games.last_bastion.rules.position import PLACE
from garrison.games.last_bastion.rules.state import LastBastion
from garrison.games.last_bastion.rules.terms import BLACK, LIFE, NOTHING
from last_bastion.arranging import load

RECORDS: Final = Path(__file__).parent / "records"
BOARDS: Final = ("red", "green", "blue", "yellow")
QUIET: Final = {
    "red": ("ember-hound", "magma-brute", "incubus"),
    "green": ("goblin-shieldling", "cave-troll", "orc-berserker"),
    "blue": ("glass-spider", "deep-colossus", "abyssal-leech"),
}
"""Monsters of a colour that do nothing while they stand there."""

Value = Callable[[LastBastion], int]


class Director:
    """One solo game, its record, and what the director wants."""

    def __init__(self, own: str, wanted: list[str], value: Value, last_die: str = "") -> None:
        others = [colour for colour in BOARDS if colour != own]
        options = f"seats=1&level=novice&heroes=twindalli&boards={','.join([own, *others])}"
        self.game = load(options)
        self.recorder = Recorder(self.game, ["Director"])
        state = self.recorder.state
        assert isinstance(state, LastBastion)
        self.state = state
        self.wanted, self.value, self.last_die = wanted, value, last_die

    def run(self) -> str:
        while self.state.actor() != OVER:
            self.recorder.play(self._choice())
        return write_record(self.recorder.record)

    def _choice(self) -> int:
        lines = {self.game.say(self.state, move): move for move in self.state.moves()}
        if self.last_die in lines and self.state.beaten:
            return lines[self.last_die]
        for line in self.wanted:
            if line in lines:
                if line.startswith("draw"):
                    self.wanted.remove(line)
                return lines[line]
        return max(lines.values(), key=lambda move: self._worth(self.state, move, 3))

    def _worth(self, state: LastBastion, move: int, depth: int) -> int:
        """The value of the position a move leads to, the director going on as it likes."""
        after = state.copy()
        after.play(move)
        while after.actor() == CHANCE and depth > 0:
            after.play(self._lucky(after))
        if depth == 0 or after.actor() == OVER:
            return self.value(after)
        if int(code_of(after.tasks.top())) == HERO_PHASE and after.turns > state.turns:
            return self.value(after)
        worths = [self._worth(after, each, depth - 1) for each in self._promising(after)]
        return max([*worths, self.value(after)])

    def _lucky(self, state: LastBastion) -> int:
        """White faces, no corruption, and of cards one that harms least."""
        outcomes = {self.game.say(state, move): move for move in state.moves()}
        for line in self.wanted:
            if line in outcomes:
                return outcomes[line]
        if code_of(state.tasks.top()) == DRAW_CARD:
            return max(outcomes.values(), key=lambda move: self._worth(state, move, 0))
        return list(outcomes.values())[0 if "corruption nothing" in outcomes else -1]

    def _promising(self, state: LastBastion) -> list[int]:
        """Fights and what follows from them; other things are looked at one by one."""
        moves = state.moves()
        if code_of(state.tasks.top()) != HERO_PHASE:
            return moves
        return [move for move in moves if self.game.say(state, move).startswith("fight")]


def safety(state: LastBastion) -> int:
    """A safe bastion: few cards, fewer Grasps, Life to spare, monsters within reach."""
    cards = sum(_danger(state, slot) for slot in range(12))
    grasps = int(grasp.grasped_tiles(state)) * 40 + bin(int(state.card_grasps)).count("1") * 8
    reach = len(combat.in_reach(state, 0)) if state.hero(0, PLACE) != NOTHING else -50
    lost = -1000 if state.ended > 1 else 0
    return -cards - grasps + 6 * int(state.hero(0, LIFE)) + reach + lost


def _danger(state: LastBastion, slot: int) -> int:
    """A card in play is worse the more it resists, and much worse if it acts every turn."""
    card = state.slots[slot]
    if card == NOTHING:
        return 0
    acts = any(state.effect_at(slot, at) != NOTHING for at in range(3, 9))
    weight = 10 if state.facts.is_warlord(card) else 4
    return 12 + weight * int(combat.resistance(state, slot)) + 20 * acts


def victory(state: LastBastion) -> int:
    return safety(state) + 1000 * int(state.beaten)


def stalling(state: LastBastion) -> int:
    """Everything but the warlord may be beaten."""
    return safety(state) - 1000 * int(state.beaten)


def doomed(state: LastBastion) -> int:
    """Armed against the black Archdaemon, with a single Life for its last die to take."""
    life, black = int(state.hero(0, LIFE)), int(state.hero(0, BLACK))
    armed = 15 * min(black, 2) + 25 * (state.standard == BLACK)
    return victory(state) - 6 * life - 30 * abs(life - 1) + armed


def quiet(colour: str) -> list[str]:
    return [*[f"draw {card}" for card in QUIET[colour]], "end turn"]


def directors() -> Mapping[str, Director]:
    """The name of each record and how it is made."""
    imps = ["draw cinder-imp", "draw chain-fiend", "draw horned-ravager", "end turn"]
    last = ["draw archdaemon-of-torment", "raise black", "gain black"]
    return {
        "warlords-beaten": Director("red", [], victory),
        "heroes-down": Director("red", quiet("red"), safety),
        "tiles-grasped": Director("red", [*imps, "resolve N1 grasp"], safety),
        "deck-exhausted": Director("yellow", [], stalling),
        "warlord-discarded": Director("green", quiet("green"), safety),
        "archdaemons-last-die": Director("red", last, doomed, "corruption life"),
        "exhaustion": Director("blue", quiet("blue"), safety),
    }


def main() -> None:
    RECORDS.mkdir(exist_ok=True)
    for name, director in directors().items():
        text = director.run()
        (RECORDS / f"{name}.record").write_text(text, encoding="utf-8")
        print(name, director.recorder.record.end, len(director.recorder.record.moves))


if __name__ == "__main__":
    main()
