"""The game as its users meet it."""

from collections.abc import Mapping

from librt.random import Random

from garrison.core.contract import CHANCE, DICE, Move, Seat
from garrison.core.describing import MoveDescriber
from garrison.core.describing_events import EventDescriber, named
from garrison.core.documents import Document, DocumentReader
from garrison.core.game import Event
from garrison.core.handbook import HandbookChapter, Paragraph
from garrison.core.reasons import Reason
from garrison.core.step_game import StepGame
from garrison.core.tasks import task

from ..rules.events import DREW, EVENTS
from ..rules.position import STEPS, Race, lay_pile
from ..rules.state import begin
from ..rules.terms import CARDS, GOAL, NOTHING
from .vocabulary import make_vocabulary


class RaceGame(StepGame[Race]):
    """The race as its users meet it."""

    endings = ("going-on", "won")
    position = Race

    def __init__(self, seats: int = 2) -> None:
        super().__init__(f"race?seats={seats}", seats, STEPS, make_vocabulary())
        self.describer = MoveDescriber("race", self.notation, {})
        cards = named("race-card", (*CARDS, "hidden"))
        self.event_describer = EventDescriber("race", EVENTS, {"card": cards})

    def start(self) -> Race:
        state = self.position(self.seats)
        begin(state)
        return self.adopt(state)

    def view(self, state: Race, seat: Seat) -> Document:
        hands = [
            "none" if card == NOTHING else CARDS[card] if holder == seat else "hidden"
            for holder, card in enumerate(state.hands)
        ]
        return {"places": list(state.places), "hands": hands, "pile": state.pile.size()}

    def write(self, state: Race) -> Document:
        return {
            "turn": state.turn,
            "places": list(state.places),
            "hands": list(state.hands),
            "pile": state.pile.draws(),
            "pending": STEPS.step(state.pending()).name,
        }

    def read(self, document: Document) -> Race:
        reader = DocumentReader(document)
        state = self.position(self.seats)
        state.turn = reader.number("turn", 0, self.seats - 1, 0)
        if "places" in reader:
            state.places = reader.numbers("places", 0, GOAL + 9, self.seats)
        if "hands" in reader:
            state.hands = reader.numbers("hands", NOTHING, len(CARDS) - 1, self.seats)
        held = [card for card in state.hands if card != NOTHING]
        free = [card for card in range(len(CARDS)) if card not in held]
        pile = reader.numbers("pile", 0, len(CARDS) - 1) if "pile" in reader else free
        if len(set(held + pile)) < len(held + pile):
            reader.fault("pile", Reason("race-card-twice"))
        pending = reader.word("pending", [step.name for step in STEPS.steps], "turn")
        reader.close()
        reader.finish()
        state.spent = len(CARDS) - len(held) - len(pile)
        state.tasks.push(task(STEPS.named(pending).code))
        lay_pile(state, pile)
        return self.adopt(state)

    def describe_event(self, event: Event, seat: Seat) -> Document:
        """Which card was drawn only its holder hears."""
        is_hidden = event.kind == DREW and seat != event.a
        return super().describe_event(event._replace(b=len(CARDS)) if is_hidden else event, seat)

    def is_visible(self, state: Race, move: Move, seat: Seat) -> bool:
        return state.actor() != CHANCE or state.stream() == DICE or seat == state.turn

    def determinize(self, state: Race, seat: Seat, dice: Random) -> Race:
        """Gather what the seat cannot see (the pile and other hands) and deal it again."""
        twin = state.copy()
        others = [s for s in range(self.seats) if s != seat and twin.hands[s] != NOTHING]
        unseen = sorted(state.pile.draws() + [twin.hands[s] for s in others])
        for holder in others:
            twin.hands[holder] = unseen.pop(dice.randrange(len(unseen)))
        lay_pile(twin, unseen)
        return twin

    def inventory(self, state: Race) -> Mapping[str, int]:
        held = len([card for card in state.hands if card != NOTHING])
        return {"cards": held + state.pile.size() + state.spent}

    def handbook(self) -> list[HandbookChapter]:
        text = Paragraph(Reason("race-title"), Reason("race-rules", {"goal": GOAL}))
        return [HandbookChapter(Reason("race-title"), [text])]

    def message_ids(self) -> set[str]:
        known = {"race-title", "race-rules", "race-card-twice", "race-ending-won"}
        cards = {f"race-card-{card}" for card in (*CARDS, "hidden")}
        told = self.refusal_ids() | self.describer.ids() | self.event_describer.ids()
        return known | cards | told
