"""The moves that led to the present position, and the way back along them."""

import json
from dataclasses import dataclass
from typing import Final

import msgspec
from msgspec import Raw, Struct

from garrison.core.contract import CHANCE, OVER, Move, Seat, State
from garrison.core.documents import Document
from garrison.core.errors import GarrisonError
from garrison.core.fairness import FairDice, draw_key, seed_hash
from garrison.core.game import Event, EventRecorder, Game
from garrison.core.records import Header, Record
from garrison.core.replays import Recorder
from garrison.table.model.entries import How, Moved
from garrison.table.model.people import PersonId

BY_BOT: Final = 0
BY_CHANCE: Final = -1
BY_TABLE: Final = -2
"""Makers of moves that no person made; BY_TABLE is what the table answered for a seat."""

_MAKERS: Final[dict[How, PersonId]] = {
    "bot": BY_BOT,
    "consent": BY_TABLE,
    "deadline": BY_TABLE,
    "chance": BY_CHANCE,
}

MILESTONE_EVERY: Final = 32


def maker_of(entry: Moved) -> PersonId:
    """Who made a move: a person, or one of the makers above."""
    return _MAKERS.get(entry.how, entry.by)


class SavedHistory(Struct):
    """A history as it is stored: it holds the present position, so nothing is played again."""

    position: Raw
    counters: list[int]
    moves: list[str]
    actors: list[int]
    makers: list[PersonId]
    revealed: int
    undone: list[str]
    base: Raw
    base_at: int
    base_counters: list[int]
    start: Raw = Raw(b"null")
    nonces: list[tuple[str, str]] = []
    sealed: bool = True
    secret: dict[int, Seat] = {}


@dataclass(frozen=True)
class _Milestone:
    """A position on the way, so that going back need not begin at the beginning."""

    state: State
    counters: tuple[int, ...]
    revealed: int


class History:
    """One game from its start, or from the position it was taken up at, to now.

    Going back rewinds the dice too: whoever plays the same way again meets the same results, so
    nobody goes back for better luck, and the finished record still proves its dice.
    """

    def __init__(self, game: Game[State], seed: bytes) -> None:
        self.game = game
        self.state = game.start()
        self.seed = seed
        self.nonces: list[tuple[str, str]] = []
        """Who contributed what to the dice."""
        self.is_sealed = False
        """Whether anything was drawn: from then on nobody can contribute."""
        self.dice = FairDice(seed)
        self.moves: list[str] = []
        self.actors: list[int] = []
        self.makers: list[PersonId] = []
        self.revealed = 0
        """How many moves there are up to the last thing chance revealed; the end reveals all."""
        self.secret: dict[int, Seat] = {}
        """After how many moves which seat was asked something nobody else may know is asked."""
        self.events: list[Event] = []
        """What the last move did; nothing where the history was not played but read."""
        self.joined_events: list[Event] = []
        """The same, with what led to the question if the last move answered a secret one."""
        self.undone: list[str] = []
        """What was taken back and can be played again, the next move first."""
        self.start: Document | None = None
        """The position the game was taken up from; None: from its beginning."""
        self._base: Document | None = None
        self._base_at = 0
        self._base_counters = [0, 0, 0, 0]
        self._milestones: dict[int, _Milestone] = {}
        self._drawn: tuple[Move, list[int]] | None = None

    def __len__(self) -> int:
        return len(self.moves)

    @property
    def earliest(self) -> int:
        """How far one can go back: earlier positions belong to other rules."""
        return self._base_at

    @property
    def seed_hash(self) -> str:
        """What everybody may know of the seed before the end."""
        return seed_hash(self.seed)

    def begin_at(self, position: Document) -> None:
        """Take the game up from this position in place of its beginning."""
        self.rebase(position)
        self.start = position

    def contribute(self, by: str, nonce: str) -> None:
        """Mix somebody's nonce into all draws; nothing may have been drawn yet."""
        self._mix([*self.nonces, (by, nonce)])

    def _mix(self, nonces: list[tuple[str, str]]) -> None:
        key = draw_key(self.seed, [nonce for _, nonce in nonces])
        self.nonces, self.dice = nonces, FairDice(key, self.dice.counters)
        self._drawn = None

    def is_over(self) -> bool:
        return self.state.actor() == OVER

    def play(self, move: Move, say: str, maker: PersonId) -> list[Event]:
        """Play a legal move, which `say` writes, and return what happened."""
        if self.undone and self.undone[0] == say:
            del self.undone[0]
        else:
            self.undone = []
        return self._step(move, say, maker)

    def _step(self, move: Move, say: str, maker: PersonId) -> list[Event]:
        state, actor = self.state, self.state.actor()
        tells = actor == CHANCE and len(state.moves()) > 1
        if actor == CHANCE:
            self.dice.counters = self._draw()[1]
            self._drawn, self.is_sealed = None, True
        recorder = EventRecorder()
        state.listener = recorder
        state.play(move)
        state.listener = None
        self.moves.append(say)
        self.actors.append(actor)
        self.makers.append(maker)
        if tells or self.is_over():  # at the end the seed is told, and with it all of chance
            self.revealed = len(self.moves)
        before = self.joined_events if len(self.moves) - 1 in self.secret else []
        self.events, self.joined_events = recorder.events, before + recorder.events
        if self.game.asks_in_secret(state):
            self.secret[len(self.moves)] = state.actor()
        return recorder.events

    def outcome(self) -> Move:
        """What chance decides here. The draw counts once the move is played."""
        return self._draw()[0]

    def _draw(self) -> tuple[Move, list[int]]:
        """What chance decides, and where the dice stand afterwards."""
        if self._drawn is None:
            dice = FairDice(self.dice.key, self.dice.counters)
            self._drawn = dice.outcome(self.state), dice.counters
        return self._drawn

    def decision_before(self, at: int) -> int:
        """The nearest earlier position where a person or a bot decided; -1 if there is none.

        What is answered in secret is no decision to go back to: others would see that it was asked.
        """
        at -= 1
        while at >= self._base_at and (self.makers[at] < BY_BOT or at in self.secret):
            at -= 1
        return at if at >= self._base_at else -1

    def last_of(self, person: PersonId) -> int:
        """Where this person decided last; -1 if they never did."""
        for at in range(len(self.moves) - 1, self._base_at - 1, -1):
            if self.makers[at] == person and at not in self.secret:
                return at
        return -1

    def last_decider(self, at: int) -> Seat:
        """The seat that had decided last after so many moves."""
        before = self.decision_before(at)
        return self.actors[before] if before >= 0 else 0

    def known_to(self, seats: tuple[Seat, ...]) -> int:
        """How many moves whoever holds these seats may know of.

        All, unless another seat is asked in secret: then those before the decision that led there.
        """
        asked = self.secret.get(len(self))
        if asked is None or asked in seats:
            return len(self)
        before = self.decision_before(len(self))
        return before if before >= 0 and self.actors[before] == asked else len(self)

    def count_for(self, seats: tuple[Seat, ...], at: int) -> int:
        """So many moves, counted by whoever holds these seats: without others' secret answers."""
        return at - len(self.unheard_by(seats, 0, at)) if self.secret else at

    def unheard_by(self, seats: tuple[Seat, ...], start: int, end: int) -> list[Seat]:
        """Who answered in secret between these moves, besides these seats."""
        return [s for at, s in self.secret.items() if start <= at < end and s not in seats]

    def index_for(self, seats: tuple[Seat, ...], count: int) -> int:
        """After how many moves the game stood where these seats counted so many."""
        for at in sorted(self.secret):
            if at <= count and self.secret[at] not in seats:
                count += 1
        return count

    def take_back(self, to: int) -> None:
        """Go back to the position after so many moves; what is undone can be played again."""
        past = self.as_of(to)
        self.undone = self.moves[to:] + self.undone
        self.state, self.dice, self.revealed = past.state, past.dice, past.revealed
        self.moves, self.actors, self.makers = past.moves, past.actors, past.makers
        self.secret = past.secret
        self._milestones = {at: kept for at, kept in self._milestones.items() if at <= to}
        self._drawn = None

    def as_of(self, to: int) -> "History":
        """This history as it stood after so many moves, from `earliest` to all of them.

        The last of them is played, not read, so that `events` tells what it did.
        """
        at = max((at for at in self._milestones if at < to), default=-1)
        if at < 0:
            at = self._base_at
            base = self.game.start() if self._base is None else self.game.read(self._base)
            self._milestones[at] = _Milestone(base, tuple(self._base_counters), at)
        past = self._at_milestone(at)
        for say, maker in zip(self.moves[at:to], self.makers[at:to], strict=True):
            past._step(self.game.parse(past.state, say), say, maker)
            if len(past) % MILESTONE_EVERY == 0 and len(past) not in past.secret:
                counters = tuple(past.dice.counters)
                self._milestones[len(past)] = _Milestone(past.state.copy(), counters, past.revealed)
        return past

    def _at_milestone(self, milestone: int) -> "History":
        kept, past = self._milestones[milestone], History(self.game, self.seed)
        past.start, past._base, past._base_at = self.start, self._base, self._base_at
        past._base_counters = self._base_counters
        past.state, past.revealed = kept.state.copy(), kept.revealed
        past._mix(self.nonces)
        past.dice.counters = list(kept.counters)
        past.moves, past.actors = self.moves[:milestone], self.actors[:milestone]
        past.makers = self.makers[:milestone]
        past.secret = {at: seat for at, seat in self.secret.items() if at <= milestone}
        return past

    def remember(self, say: str, actor: int, maker: PersonId) -> None:
        """A move that was made under other rules: it is history, and nothing is played."""
        self.moves.append(say)
        self.actors.append(actor)
        self.makers.append(maker)

    def forget(self, to: int) -> None:
        """Under other rules the game went back to where so many moves had led."""
        del self.moves[to:], self.actors[to:], self.makers[to:]
        self.secret = {at: seat for at, seat in self.secret.items() if at < to}

    def rebase(self, position: Document) -> None:
        """Go on from this position under the present rules; what came before is only history."""
        self._base, self._base_at = position, len(self.moves)
        self._base_counters = list(self.dice.counters)
        self.state = self.game.read(position)
        self.revealed, self.undone, self._milestones = len(self.moves), [], {}
        self._drawn = None

    def record(self, seats: list[str]) -> Record:
        """Everything from the first move, with the seed if the game is over."""
        try:
            record = self._played(seats)
        except GarrisonError:  # begun under other rules: the moves are told without marks
            game = self.game
            header = Header(
                game.name,
                game.rules,
                tuple(seats),
                self.seed_hash,
                game.data,
                self.start,
                tuple(self.nonces),
            )
            actors = [game.seat_letter(actor) for actor in self.actors]
            record = Record(header, list(self.moves), actors)
        if self.is_over():
            record.end = self.game.ending(self.state)
            record.seed = self.seed.hex()
        return record

    def _played(self, seats: list[str]) -> Record:
        recorder = Recorder(self.game, seats, self.seed_hash, self.start, self.nonces)
        for say in self.moves:
            recorder.play(self.game.move(recorder.state, say))
        return recorder.record

    def position(self) -> Raw:
        """Where the game stands, as a document."""
        return _raw(self.game.write(self.state))

    def save(self) -> SavedHistory:
        return SavedHistory(
            position=self.position(),
            counters=list(self.dice.counters),
            moves=list(self.moves),
            actors=list(self.actors),
            makers=list(self.makers),
            revealed=self.revealed,
            undone=list(self.undone),
            base=_raw(self._base),
            base_at=self._base_at,
            base_counters=list(self._base_counters),
            start=_raw(self.start),
            nonces=list(self.nonces),
            sealed=self.is_sealed,
            secret=dict(self.secret),
        )

    def restore(self, saved: SavedHistory) -> None:
        """Take the place of a saved history, without playing anything."""
        self.state = self.game.read(json.loads(bytes(saved.position)))
        self._mix(saved.nonces)
        self.dice.counters, self.is_sealed = list(saved.counters), saved.sealed
        self.moves, self.actors, self.makers = saved.moves, saved.actors, saved.makers
        self.revealed, self.undone = saved.revealed, saved.undone
        self.secret = saved.secret
        self._base, self._base_at = json.loads(bytes(saved.base)), saved.base_at
        self._base_counters = saved.base_counters
        self.start, self._milestones = json.loads(bytes(saved.start)), {}
        self._drawn = None


def _raw(document: Document | None) -> Raw:
    return Raw(msgspec.json.encode(document))
