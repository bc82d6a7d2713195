"""A dice-and-cards race: the smallest game that uses every part of the contract.

In turn a seat rolls two dice and runs as far as the higher one shows, or draws one of nine cards
face down, or plays the card it holds and runs as far as that says. First to 20 wins.
"""

from collections.abc import Mapping
from typing import Final

from librt.random import Random

from garrison.core.chance import multiset_weight, multisets
from garrison.core.contract import CHANCE, DECK, DICE, OVER, Move, Seat, State
from garrison.core.documents import Document, DocumentReader
from garrison.core.game import Event, Game
from garrison.core.handbook import Chapter, Paragraph
from garrison.core.notation import Notation, Verb, words
from garrison.core.piles import new_pile
from garrison.core.reasons import Reason
from garrison.core.tasks import Tasks, code_of, task

ROLL, DRAW, PLAY, SHOW, REVEAL = range(5)
RAN, DREW = range(2)
GOAL: Final = 20
NOTHING: Final = -1
CARDS: Final = ("ant", "bee", "cat", "dog", "elk", "fox", "gnu", "hen", "ibis")
RESULTS: Final = multisets(6, 2)


class Race(State):
    """Runners on a line, a card in some hands, a pile face down."""

    def __init__(self, seats: int) -> None:
        super().__init__()
        self.turn, self.places, self.hands = 0, [0] * seats, [NOTHING] * seats
        self.pile, self.tasks, self.spent = new_pile(len(CARDS)), Tasks(), 0

    def actor(self) -> int:
        if max(self.places) >= GOAL:
            return OVER
        return self.turn if self.tasks.is_empty() else CHANCE

    def moves(self) -> list[int]:
        if self.actor() == OVER:
            return []
        if self.actor() == CHANCE and code_of(self.tasks.top()) == SHOW:
            return [SHOW | result << 8 for result in range(len(RESULTS))]
        if self.actor() == CHANCE:
            return [REVEAL | card << 8 for card in self.pile.draws()]
        if self.hands[self.turn] != NOTHING:
            return [ROLL, PLAY]
        return [ROLL, DRAW] if self.pile.size() else [ROLL]

    def weights(self) -> list[int]:
        if self.stream() == DICE:
            return [multiset_weight(counts, [1] * 6) for counts in RESULTS]
        return self.pile.draw_weights()

    def stream(self) -> int:
        return DICE if code_of(self.tasks.top()) == SHOW else DECK

    def play(self, move: int) -> None:
        verb, value = move & 255, move >> 8
        if verb in (ROLL, DRAW):
            self.tasks.push(task(SHOW if verb == ROLL else REVEAL))
            return
        if verb == REVEAL:
            self.pile.draw(value)
            self.hands[self.turn] = value
            self.emit(DREW, self.turn, value)
        elif verb == PLAY:
            self._run(1 + self.hands[self.turn])
            self.hands[self.turn] = NOTHING
            self.spent += 1
        else:
            self._run(max(_faces(RESULTS[value])))
        if verb != PLAY:
            self.tasks.pop()
        self.turn = (self.turn + 1) % len(self.places)

    def _run(self, steps: int) -> None:
        self.places[self.turn] += steps
        self.emit(RAN, self.turn, steps)

    def copy(self) -> "Race":
        twin = type(self)(len(self.places))
        twin.turn, twin.places, twin.hands = self.turn, self.places[:], self.hands[:]
        twin.pile, twin.tasks, twin.spent = self.pile.copy(), self.tasks.copy(), self.spent
        return twin

    def key(self) -> list[int]:
        return [self.turn, *self.places, *self.hands, *self.tasks.key(), *self.pile.key()]

    def ending(self) -> int:
        return int(max(self.places) >= GOAL)

    def scores(self) -> list[int]:
        return [int(place >= GOAL) for place in self.places]


class RaceGame(Game[Race]):
    """The race as its users meet it."""

    endings = ("going-on", "won")
    position = Race

    def __init__(self, seats: int = 2) -> None:
        self.name, self.seats = f"race?seats={seats}", seats
        self.notation = Notation(
            [
                Verb(ROLL, "roll"),
                Verb(DRAW, "draw"),
                Verb(PLAY, "play"),
                Verb(SHOW, "dice {faces}", words("faces", [str(_faces(r))[1:-1] for r in RESULTS])),
                Verb(REVEAL, "card {card}", words("card", CARDS)),
            ]
        )

    def start(self) -> Race:
        return _with_pile(self.position(self.seats), list(range(len(CARDS))))

    def view(self, state: Race, seat: Seat) -> Document:
        hands = [
            "none" if card == NOTHING else CARDS[card] if holder == seat else "hidden"
            for holder, card in enumerate(state.hands)
        ]
        return {"places": list(state.places), "hands": hands, "pile": state.pile.size()}

    def say(self, state: Race, move: Move) -> str:
        return self.notation.say(move)

    def parse(self, state: Race, text: str) -> Move:
        return self.notation.parse(text)

    def move_document(self, state: Race, move: Move) -> Document:
        return self.notation.to_document(move)

    def read_move_document(self, state: Race, document: Document) -> Move:
        return self.notation.from_document(document)

    def refusal(self, state: Race, move: Move) -> Reason:
        if state.actor() != CHANCE and move == PLAY:
            return Reason("race-no-card")
        return Reason("race-not-now", {"actor": state.actor()})

    def write(self, state: Race) -> Document:
        pending = {-1: "nothing", SHOW: "roll", REVEAL: "draw"}[_pending(state)]
        return {
            "turn": state.turn,
            "places": list(state.places),
            "hands": list(state.hands),
            "pile": state.pile.draws(),
            "pending": pending,
        }

    def read(self, document: Document) -> Race:
        page = DocumentReader(document)
        state = self.position(self.seats)
        state.turn = page.number("turn", 0, self.seats - 1, 0)
        if "places" in page:
            state.places = page.numbers("places", 0, GOAL + 9, self.seats)
        if "hands" in page:
            state.hands = page.numbers("hands", NOTHING, len(CARDS) - 1, self.seats)
        held = [card for card in state.hands if card != NOTHING]
        free = [card for card in range(len(CARDS)) if card not in held]
        pile = page.numbers("pile", 0, len(CARDS) - 1) if "pile" in page else free
        if len(set(held + pile)) < len(held + pile):
            page.fault("pile", Reason("race-card-twice"))
        pending = page.word("pending", ["nothing", "roll", "draw"], "nothing")
        page.close()
        page.finish()
        state.spent = len(CARDS) - len(held) - len(pile)
        if pending != "nothing":
            state.tasks.push(task(SHOW if pending == "roll" else REVEAL))
        return _with_pile(state, pile)

    def describe_event(self, event: Event, seat: Seat) -> Document | None:
        if event.kind == RAN:
            return {"id": "race-ran", "args": {"seat": event.a, "steps": event.b}}
        card = CARDS[event.b] if seat == event.a else "hidden"
        return {"id": "race-drew", "args": {"seat": event.a, "card": card}}

    def is_visible(self, state: Race, move: Move, seat: Seat) -> bool:
        return state.actor() != CHANCE or state.stream() == DICE or seat == state.turn

    def determinize(self, state: Race, seat: Seat, dice: Random) -> Race:
        """Gather what the seat cannot see (the pile and other hands) and deal it again."""
        twin = state.copy()
        others = [s for s in range(self.seats) if s != seat and twin.hands[s] != NOTHING]
        unseen = sorted(state.pile.draws() + [twin.hands[s] for s in others])
        for holder in others:
            twin.hands[holder] = unseen.pop(dice.randrange(len(unseen)))
        return _with_pile(twin, unseen)

    def census(self, state: Race) -> Mapping[str, int]:
        held = len([card for card in state.hands if card != NOTHING])
        return {"cards": held + state.pile.size() + state.spent}

    def handbook(self) -> list[Chapter]:
        text = Paragraph(Reason("race-title"), Reason("race-rules", {"goal": GOAL}))
        return [Chapter(Reason("race-title"), [text])]

    def message_ids(self) -> set[str]:
        return {"race-no-card", "race-not-now", "race-ran", "race-drew", "race-title", "race-rules"}


def _pending(state: Race) -> int:
    return -1 if state.tasks.is_empty() else int(code_of(state.tasks.top()))


def _with_pile(state: Race, cards: list[int]) -> Race:
    state.pile = new_pile(len(CARDS))
    state.pile.add_layer([state.pile.add_pool(cards, len(cards))], len(cards))
    return state


def _faces(counts: list[int]) -> list[int]:
    """The faces that show, from the counts of each."""
    return [face for face, count in enumerate(counts, 1) for _ in range(count)]
