"""The demonstration game keeps the laws; broken on purpose, it is caught by the right one."""

from collections.abc import Callable, Mapping

import pytest
from librt.random import Random

from demo.race import DREW, GOAL, NOTHING, Race, RaceGame
from garrison.core.contract import CHANCE, Move, Seat
from garrison.core.documents import Document
from garrison.core.game import Event
from garrison.core.handbook import HandbookChapter
from garrison.core.laws import LawBroken, check
from garrison.core.moves import Moves
from garrison.core.reasons import Reason


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_race_keeps_every_law(seats: int) -> None:
    report = check(RaceGame(seats), games=40)
    assert report.games == 40
    assert report.endings == {"won": 40}
    assert set(report.verbs) == {"roll", "draw", "play", "dice", "card"}
    assert len(report.events) == 2


class Repeated(Race):
    def moves(self) -> list[int]:
        return super().moves() * 2


class Forgetful(Race):
    """Its copies start over."""

    def copy(self) -> Race:
        return type(self)(len(self.places))


class Shared(Race):
    """Its copies share the runners' places with the original."""

    def copy(self) -> Race:
        twin = super().copy()
        twin.places = self.places
        return twin


class Absent(Race):
    """Its copies forget what follows from the rest."""

    def copy(self) -> Race:
        twin = super().copy()
        twin.spent = 0
        return twin


class Vague(Race):
    """Its keys do not tell who holds which card."""

    def key(self) -> list[int]:
        return [self.turn, *self.places, *self.tasks.key(), *self.pile.key()]


class Stranger(Race):
    def actor(self) -> int:
        actor = super().actor()
        return actor if actor < 0 else actor + 7


class Weightless(Race):
    def weights(self) -> list[int]:
        return [0 for _ in super().weights()]


class Restless(Race):
    """Asked for its moves, it passes the turn on."""

    def moves(self) -> list[int]:
        self.turn = (self.turn + 1) % len(self.places)
        return super().moves()


class Crooked(Race):
    def outcome(self, point: int) -> int:
        return self.moves()[0]


class Loaded(Race):
    """Draws the first outcome whatever the dice say."""

    def sample(self, dice: Random) -> int:
        return self.moves()[0]


class Hasty(Race):
    """Picks the first move whatever the dice say."""

    def pick_move(self, dice: Random, into: Moves) -> int:
        return -1 if self.is_over() else self.moves()[0]


class Miscounted(Race):
    def total_weight(self) -> int:
        return super().total_weight() + 1


class Endless(Race):
    def play(self, move: int) -> None:
        super().play(move)
        self.places = [min(place, GOAL - 1) for place in self.places]


class Unnamed(Race):
    def ending(self) -> int:
        return 5 * super().ending()


class Stuck(Race):
    def moves(self) -> list[int]:
        return [] if max(self.places) > 10 else super().moves()


class Eager(Race):
    """Runs further when somebody listens."""

    def play(self, move: int) -> None:
        super().play(move)
        if self.listener is not None:
            self.places[0] += 1


class Losing(Race):
    """Cards that are played vanish from the box."""

    def play(self, move: int) -> None:
        held = self.hands[self.turn]
        super().play(move)
        if held != NOTHING and self.hands.count(held) == 0:
            self.spent -= 1


class Secretive(Race):
    """Permits more than it lists."""

    def moves(self) -> list[int]:
        return super().moves()[:1]


class Aliased(Race):
    """Permits numbers that only end like a move."""

    def allows(self, move: int) -> bool:
        return super().allows(move & (1 << 24) - 1)


def race_of(kind: type[Race]) -> RaceGame:
    """The race, played with a broken position."""

    game = RaceGame(2)
    game.position = kind
    return game


class Careless(RaceGame):
    """Its documents leave out the hands."""

    def write(self, state: Race) -> Document:
        return {key: value for key, value in super().write(state).items() if key != "hands"}


class Mumbling(RaceGame):
    """All its moves sound alike."""

    def say(self, state: Race, move: Move) -> str:
        return "roll" if state.actor() != CHANCE else super().say(state, move)


class Misspelling(RaceGame):
    def move_document(self, state: Race, move: Move) -> Document:
        return {"do": "roll"} if state.actor() != CHANCE else super().move_document(state, move)


class Wordless(RaceGame):
    """Has no message for a move."""

    def describe_move(self, state: Race, move: Move) -> Document:
        return {"id": "what", "args": {}}


class Gossip(RaceGame):
    """Shows everybody every hand."""

    def view(self, state: Race, seat: Seat) -> Document:
        return {**super().view(state, seat), "hands": list(state.hands)}


class Candid(RaceGame):
    """Says that it hides nothing, and does."""

    has_hidden_information = False


class Silent(RaceGame):
    """Refuses without a reason anybody knows."""

    def refusal(self, state: Race, move: Move) -> Reason:
        return Reason("because")


class Nameless(RaceGame):
    """Its reasons name a stage that has no words."""

    def stage(self, state: Race) -> str:
        return "limbo"


class Luring(RaceGame):
    """Calls a drawn card a mistake."""

    def is_dead_end(self, state: Race) -> bool:
        return state.actor() == CHANCE and self.steps.step(state.pending()).name == "draw"


class Babbling(RaceGame):
    def describe_event(self, event: Event, seat: Seat) -> Document:
        return {"id": "what"} if event.kind == DREW else super().describe_event(event, seat)


class Unwritten(RaceGame):
    def handbook(self) -> list[HandbookChapter]:
        return []


class Fickle(RaceGame):
    """Never starts twice with the same cards."""

    def __init__(self, seats: int = 2) -> None:
        super().__init__(seats)
        self.starts = 0

    def start(self) -> Race:
        self.starts += 1
        state = super().start()
        state.pile.draw(self.starts % 9)
        state.spent += 1
        return state


class Counting(RaceGame):
    """Forgets spent cards in its inventory."""

    def inventory(self, state: Race) -> Mapping[str, int]:
        return {"cards": super().inventory(state)["cards"] - state.spent}


class Dreaming(RaceGame):
    """Imagines itself somewhere else."""

    def determinize(self, state: Race, seat: Seat, dice: Random) -> Race:
        return self.start()


BROKEN: dict[str, tuple[Callable[[], RaceGame], str]] = {
    "a move listed twice": (lambda: race_of(Repeated), "moves are distinct"),
    "nothing to do and not over": (lambda: race_of(Stuck), "moves are distinct"),
    "a copy that forgets a field": (lambda: race_of(Absent), "every field counts"),
    "a key that leaves one out": (lambda: race_of(Vague), "every field counts"),
    "a copy that differs": (lambda: race_of(Forgetful), "play is deterministic"),
    "copies that share": (lambda: race_of(Shared), "copies are independent"),
    "an actor without a seat": (lambda: race_of(Stranger), "actor is somebody"),
    "a point on the wrong outcome": (lambda: race_of(Crooked), "points fall on outcomes"),
    "weights that do not add up": (lambda: race_of(Miscounted), "points fall on outcomes"),
    "a sampler that is not fair": (lambda: race_of(Loaded), "random play is fair"),
    "a quick way that is not fair": (lambda: race_of(Hasty), "random play is fair"),
    "outcomes without weight": (lambda: race_of(Weightless), "weights are positive"),
    "moves that change the position": (lambda: race_of(Restless), "moves are stable"),
    "a game without end": (lambda: race_of(Endless), "every game ends"),
    "an ending without a name": (lambda: race_of(Unnamed), "endings are told"),
    "a listener that matters": (lambda: race_of(Eager), "play is deterministic"),
    "cards that vanish": (lambda: race_of(Losing), "components are conserved"),
    "a document that leaves out": (Careless, "documents round trip"),
    "two moves that say the same": (Mumbling, "notation round trips"),
    "a document for another move": (Misspelling, "notation round trips"),
    "a view that leaks": (Gossip, "views leak nothing"),
    "a move without words": (Wordless, "moves are described"),
    "hidden things that are denied": (Candid, "hidden information is declared"),
    "a determinization that shows": (Dreaming, "views leak nothing"),
    "a refusal without a reason": (Silent, "refusals have reasons"),
    "a permitted move that is not listed": (
        lambda: race_of(Secretive),
        "permitted moves are listed",
    ),
    "a number that only looks like a move": (
        lambda: race_of(Aliased),
        "numbers that write no move are refused",
    ),
    "a reason that names the unnamed": (Nameless, "refusals have reasons"),
    "a move that leads nowhere": (Luring, "no offered move leads to a dead end"),
    "an event nobody has words for": (Babbling, "events are told"),
    "an empty handbook": (Unwritten, "the rules are told"),
    "a record that cannot be replayed": (Fickle, "records round-trip"),
    "an inventory that forgets": (Counting, "components are conserved"),
}


@pytest.mark.parametrize("fault", BROKEN)
def test_a_broken_game_is_caught_by_name(fault: str) -> None:
    make, law = BROKEN[fault]
    with pytest.raises(LawBroken) as caught:
        check(make(), games=30, every=1, limit=2000)
    assert caught.value.law == law
    assert law in str(caught.value)
