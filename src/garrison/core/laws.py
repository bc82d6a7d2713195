"""The laws every game keeps, checked by random play. A public kit, also for games of your own.

    from garrison.core.laws import check
    check(MyGame())

The laws of a single position are in `core.laws_of_moments`, those of whole games here.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, NoReturn

from librt.random import Random

from garrison.core.components import component_ids
from garrison.core.contract import OVER, State
from garrison.core.errors import GarrisonError
from garrison.core.game import Event, EventRecorder, Game, S, any_game
from garrison.core.laws_of_moments import EVERY_MOVE, NOW_AND_THEN, MomentUnderTest
from garrison.core.laws_of_steps import OF_STEPS
from garrison.core.playout import random_move
from garrison.core.records import read_record, write_record
from garrison.core.replays import Recorder, replay


class LawBroken(AssertionError):
    """A game that does not keep a law. It tells which, where, and how to get there again."""

    def __init__(self, law: str, game: str, seed: int, moves: Sequence[str], detail: str) -> None:
        self.law = law
        last = "; ".join(moves[-3:]) or "nothing"
        super().__init__(
            f"law '{law}' broken by {game} (seed {seed}, after {len(moves)} moves, "
            f"the last ones: {last}): {detail}"
        )


@dataclass
class Report:
    """What random play met."""

    games: int = 0
    positions: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    verbs: Counter[str] = field(default_factory=Counter)
    """How often each kind of move was made, by the `do` of its document."""
    events: Counter[int] = field(default_factory=Counter)
    """How often each kind of event was heard."""


OF_WHOLE_GAMES: Final = (
    "the rules are told",
    "every game ends",
    "records round-trip",
    "events are told",
)


def check(
    game: Game[S], games: int = 10, seed: int = 1, every: int = 9, limit: int = 50_000
) -> Report:
    """Play so many random games and check every law. Raises LawBroken at the first broken one.

    Laws that take long are checked at the first, the last, and about every so many positions.
    """
    plain = any_game(game)
    _check_rules_told(plain, seed)
    report = Report()
    for number in range(seed, seed + games):
        _Trial(plain, number, every, limit, report).run()
    return report


def _check_rules_told(game: Game[State], seed: int) -> None:
    """Every paragraph and every component is in words that the catalogues have."""
    told = component_ids(game.components())
    for chapter in game.handbook():
        told.add(chapter.title.id)
        for paragraph in chapter.paragraphs:
            told |= {paragraph.title.id, paragraph.text.id}
    missing = sorted(told - game.message_ids())
    if missing or not told:
        detail = f"unlisted {missing}" if missing else "neither a handbook nor components"
        raise LawBroken("the rules are told", game.name, seed, [], detail)


class _Trial:
    """One random game under the eyes of the law."""

    def __init__(
        self, game: Game[State], seed: int, every: int, limit: int, report: Report
    ) -> None:
        self.game, self.seed, self.every, self.limit = game, seed, every, limit
        self.report = report
        self.dice = Random(seed)
        self.recorder = Recorder(game, [game.seat_letter(seat) for seat in range(game.seats)])
        self.event_recorder = EventRecorder()
        self.recorder.state.listener = self.event_recorder
        self.inventory = dict(game.inventory(self.recorder.state))
        self.strangers: list[int] = []

    def run(self) -> None:
        state, report = self.recorder.state, self.report
        self._check_moment(0)
        while state.actor() != OVER:
            made = len(self.recorder.record.moves)
            if made >= self.limit:
                self._broken("every game ends", f"not over after {self.limit} moves")
            move = random_move(state, self.dice)
            self._remember(move)
            report.verbs[str(self.game.move_document(state, move).get("do"))] += 1
            self.recorder.play(move)
            self._check_moment(made + 1)
        report.games += 1
        report.endings[self.game.ending(state)] += 1
        self._check_record()
        self._check_events()

    def _check_moment(self, made: int) -> None:
        state = self.recorder.state
        self.report.positions += 1
        moment = MomentUnderTest(self.game, state, self.inventory, self.strangers, self.dice)
        laws = list(EVERY_MOVE)
        if made == 0 or state.actor() == OVER or self.dice.randrange(self.every) == 0:
            laws.extend((*NOW_AND_THEN, *OF_STEPS))
        for law in laws:
            complaint = law(moment)
            if complaint:
                self._broken(law.__name__.replace("_", " "), complaint)

    def _remember(self, move: int) -> None:
        """Keep some moves of other positions, to try where they may be illegal."""
        if len(self.strangers) < 40:
            self.strangers.append(move)
        elif self.dice.randrange(10) == 0:
            self.strangers[self.dice.randrange(40)] = move

    def _check_record(self) -> None:
        try:
            record = read_record(write_record(self.recorder.record))
            last = self.recorder.state
            for position in replay(record, self.game):
                last = position
        except GarrisonError as error:
            self._broken("records round-trip", str(error))
        if last != self.recorder.state:
            self._broken("records round-trip", "replayed, the game ends elsewhere")

    def _check_events(self) -> None:
        """Every event can be told to every seat, in words that the catalogues have."""
        known = self.game.message_ids()
        for event in self.event_recorder.events:
            self.report.events[event.kind] += 1
            for seat in self.game.viewpoints():
                self._check_event(event, seat, known)

    def _check_event(self, event: Event, seat: int, known: set[str]) -> None:
        told = self.game.describe_event(event, seat)
        if told is not None and told.get("id") not in known:
            self._broken("events are told", f"{event} is told as unlisted {told.get('id')}")

    def _broken(self, law: str, detail: str) -> NoReturn:
        moves = self.recorder.record.moves
        raise LawBroken(law, self.game.name, self.seed, moves, detail)
