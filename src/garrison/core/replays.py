"""Playing records: making them, stepping through them, and proving that they are true."""

import hashlib
import json
from collections.abc import Iterator, Sequence
from typing import Final

from garrison.core.contract import CHANCE, OVER
from garrison.core.documents import Document
from garrison.core.errors import BadDocument, BadNotation, IllegalMove
from garrison.core.fairness import FairDice, draw_key, seed_hash
from garrison.core.game import Game, S, any_game
from garrison.core.reasons import Fault, Reason
from garrison.core.records import Header, Record

MARK_EVERY: Final = 25


def position_hash(game: Game[S], state: S) -> str:
    """A short hash of a position's document."""
    text = json.dumps(game.write(state), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


class Recorder:
    """Plays a game, from its beginning or from a position, and writes its record."""

    def __init__(
        self,
        game: Game[S],
        seats: Sequence[str],
        seed_hash: str = "",
        start: Document | None = None,
        nonces: Sequence[tuple[str, str]] = (),
    ) -> None:
        self.game = any_game(game)
        header = Header(
            game.name, game.rules, tuple(seats), seed_hash, game.data, start, tuple(nonces)
        )
        self.state = opening(header, self.game)
        self.record = Record(header)

    def play(self, move: int) -> None:
        """Play a legal move and note it."""
        record = self.record
        record.actors.append(self.game.seat_letter(self.state.actor()))
        record.moves.append(self.game.say(self.state, move))
        self.state.play(move)
        over = self.state.actor() == OVER
        if over or len(record.moves) % MARK_EVERY == 0:
            record.marks[len(record.moves)] = position_hash(self.game, self.state)
        record.end = self.game.ending(self.state)

    def reveal_seed(self, seed: bytes) -> None:
        self.record.seed = seed.hex()


def opening(header: Header, game: Game[S]) -> S:
    """The position a recorded game began with. Raises BadDocument if it is no position."""
    if header.start is None:
        return game.start()
    try:
        return game.read(header.start)
    except BadDocument as error:
        faults = [Fault(f"header.start.{fault.place}", fault.reason) for fault in error.faults]
        raise BadDocument(faults) from error


def replay(record: Record, game: Game[S]) -> Iterator[S]:
    """Every position of a record, the first one included; each is a copy.

    Raises BadDocument at the first move that cannot be played, was made by somebody else, or
    leads elsewhere than the record's next mark.
    """
    header = record.header
    if header.data != game.data:
        raise _refuse("header", Reason("record-data" if header.data else "record-own-data"))
    if header.rules != game.rules:
        args = {"theirs": header.rules, "ours": game.rules}
        raise _refuse("header", Reason("record-rules", args))
    if len(header.seats) != game.seats:
        raise _refuse("header", Reason("record-seats", {"seats": game.seats}))
    state = opening(header, game)
    yield _copy(state)
    for n, (actor, line) in enumerate(zip(record.actors, record.moves, strict=True), 1):
        if game.seat_letter(state.actor()) != actor or state.actor() == OVER:
            raise _refuse(f"moves[{n}]", Reason("record-actor", {"actor": actor}))
        try:
            state.play(game.move(state, line))
        except (BadNotation, IllegalMove) as error:
            raise _refuse(f"moves[{n}]", error.reason) from error
        if n in record.marks and position_hash(game, state) != record.marks[n]:
            raise _refuse(f"moves[{n}]", Reason("record-mark"))
        yield _copy(state)
    if game.ending(state) != record.end:
        played = {"told": record.end, "played": game.ending(state)}
        raise _refuse("end", Reason("record-end", played))


def verify(record: Record, game: Game[S]) -> int:
    """Prove that a record follows the rules and its chance the seed. Returns how many draws.

    Raises BadDocument at the first thing that does not hold.
    """
    if not record.seed:
        raise _refuse("end", Reason("record-no-seed"))
    seed = bytes.fromhex(record.seed)
    if seed_hash(seed) != record.header.seed_hash:
        raise _refuse("end", Reason("record-seed-hash"))
    dice = FairDice(draw_key(seed, [nonce for _, nonce in record.header.nonces]))
    draws = 0
    for n, state in enumerate(replay(record, game), 1):
        if state.actor() == CHANCE and n <= len(record.moves):
            draws += 1
            drawn = game.say(state, dice.outcome(state))
            if drawn != record.moves[n - 1]:
                args = {"told": record.moves[n - 1], "drawn": drawn}
                raise _refuse(f"moves[{n}]", Reason("record-dice", args))
    return draws


def _copy(state: S) -> S:
    twin = state.copy()
    assert isinstance(twin, type(state))
    return twin


def _refuse(place: str, reason: Reason) -> BadDocument:
    return BadDocument([Fault(place, reason)])
