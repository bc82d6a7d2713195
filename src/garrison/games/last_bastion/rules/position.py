"""One position of the siege: where every card, figure and token is, and questions about it."""

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from garrison.core.contract import GOING_ON, OVER, require_over
from garrison.core.moves import Moves
from garrison.core.piles import Pile
from garrison.core.refusals import Argument, Domain
from garrison.core.step_state import StepState
from garrison.core.steps import Step, Steps
from garrison.core.tasks import Tasks
from garrison.core.tasks import task as task_of
from garrison.core.verbs import Task
from garrison.games.last_bastion.rules import events
from garrison.games.last_bastion.rules.facts import Facts
from garrison.games.last_bastion.rules.terms import (
    CARD,
    GRASP_FIGURE,
    NOTHING,
    PER_CARD,
    PER_KIND,
    PLACES,
    ROLL,
    ROUND_TOKENS,
    SEAT,
    SIDES,
    SLOT,
    SLOTS,
    TILE,
    WARLORDS_BEATEN,
    Colour,
    Effect,
    Hero,
    Place,
    Seat,
    Side,
    Slot,
    Tile,
    Token,
)

# What is known of a hero, in `Siege.heroes`: these numbers for each seat. Tokens come first, so
# that a kind of token (0 to 6) is its own index.
HERO: Final[i64] = 8
PLACE: Final[i64] = 9
WOUNDED: Final[i64] = 10
DOWN: Final[i64] = 11
PRONE: Final[i64] = 12
GRASPED: Final[i64] = 13
PER_HERO: Final[i64] = 14


class SharedSteps:
    """Steps that every phase may bring about, filled in by the phases that know them."""

    def __init__(self) -> None:
        self.effect: i64 = -1
        """An effect happens."""
        self.next_turn: i64 = -1
        """Nothing is pending: the next board is in turn."""


SHARED_STEPS: Final = SharedSteps()


class Position(StepState):
    """Cards around the bastion, heroes in it, a deck, a reserve, and pending work."""

    facts: Facts
    deck: Pile
    tasks: Tasks
    implied: ClassVar[list[str]] = ["who"]

    def __init__(self) -> None:
        super().__init__()
        self.slots: vec[i64] = vec[i64]()
        """For each slot: the card there, or NOTHING."""
        self.heroes: vec[i64] = vec[i64]()
        self.reserve: vec[i64] = vec[i64]()
        self.tiles: vec[i64] = vec[i64]()
        """For each place: the tile there; then for each tile: its place."""
        self.boards: vec[i64] = vec[i64]()
        """For each side: the colour of its board; then for each colour: its side."""
        self.card_grasps: i64 = 0
        """Slots whose card bears a Grasp, and places whose tile does, as bit sets."""
        self.tile_grasps: i64 = 0
        self.net_slot: i64 = NOTHING
        self.net_effect: i64 = NOTHING
        """Which of the card's effects the net covers."""
        self.trap_slot: i64 = NOTHING
        self.spell_slot: i64 = NOTHING
        self.standard: i64 = NOTHING
        """The colour of the token on the standard."""
        self.discards: i64 = 0
        """Cards out of play, as a bit set."""
        self.beaten: i64 = 0
        """How many warlords were beaten."""

        self.side: i64 = NOTHING
        self.turns: i64 = 0
        self.moved: i64 = 0
        self.activated: i64 = 0
        self.fought: i64 = 0
        self.acted_moved: i64 = 0
        """Whether the hero had already moved when it first acted this turn."""
        self.power_used: i64 = 0
        self.rerolled: i64 = 0
        self.fighting: i64 = 0
        """Whether a fight is being settled: grasped tiles are counted when it is over."""

        self.ended: i64 = GOING_ON
        self.who: int = OVER
        self.found: Moves | None = None
        """What whoever decides can choose from, once that is listed; no other position's buffer."""

    def fill_from(self, other: "Position") -> None:
        """Become a copy of another position."""
        self.facts = other.facts
        self.deck = other.deck.share()
        self.tasks = other.tasks.copy()
        self.slots = other.slots[:]
        self.heroes = other.heroes[:]
        self.reserve = other.reserve[:]
        self.tiles = other.tiles[:]
        self.boards = other.boards[:]
        self.card_grasps = other.card_grasps
        self.tile_grasps = other.tile_grasps
        self.net_slot = other.net_slot
        self.net_effect = other.net_effect
        self.trap_slot = other.trap_slot
        self.spell_slot = other.spell_slot
        self.standard = other.standard
        self.discards = other.discards
        self.beaten = other.beaten
        self.side = other.side
        self.turns = other.turns
        self.moved = other.moved
        self.activated = other.activated
        self.fought = other.fought
        self.acted_moved = other.acted_moved
        self.power_used = other.power_used
        self.rerolled = other.rerolled
        self.fighting = other.fighting
        self.ended = other.ended
        self.who = other.who

    def key(self) -> list[int]:
        key = [
            int(self.card_grasps),
            int(self.tile_grasps),
            int(self.net_slot),
            int(self.net_effect),
            int(self.trap_slot),
            int(self.spell_slot),
            int(self.standard),
            int(self.discards),
            int(self.beaten),
            int(self.side),
            int(self.turns),
            int(self.moved),
            int(self.activated),
            int(self.fought),
            int(self.acted_moved),
            int(self.power_used),
            int(self.rerolled),
            int(self.fighting),
            int(self.ended),
        ]
        for numbers in (self.slots, self.heroes, self.reserve, self.tiles, self.boards):
            key.extend([int(number) for number in numbers])
        key.extend(self.tasks.key())
        key.append(OVER)
        key.extend(self.deck.key())
        return key

    # Heroes

    def hero(self, seat: Seat, what: i64) -> i64:
        return self.heroes[seat * PER_HERO + what]

    def set_hero(self, seat: Seat, what: i64, value: i64) -> None:
        self.heroes[seat * PER_HERO + what] = value

    def is_up(self, seat: Seat) -> bool:
        """Whether the seat's hero is on the tiles, neither incapacitated nor dead."""
        return self.heroes[seat * PER_HERO + DOWN] == 0

    def is_dead(self, seat: Seat) -> bool:
        """A wounded hero who fell again is dead."""
        return self.hero(seat, DOWN) == 1 and self.hero(seat, WOUNDED) == 1

    def has_power(self, seat: Seat, hero: Hero) -> bool:
        """Whether the seat plays this hero and its power works: healthy and free of Grasps."""
        at = seat * PER_HERO
        return (
            self.heroes[at + HERO] == hero
            and self.heroes[at + WOUNDED] == 0
            and self.heroes[at + GRASPED] == 0
            and self.heroes[at + DOWN] == 0
        )

    def has_round_token(self, seat: Seat) -> bool:
        for kind in range(ROUND_TOKENS):
            if self.heroes[seat * PER_HERO + kind]:
                return True
        return False

    def gain(self, seat: Seat, kind: Token) -> bool:
        """Take a token from the reserve; without one there, nothing happens."""
        if not self.reserve[kind]:
            return False
        self.reserve[kind] -= 1
        self.heroes[seat * PER_HERO + kind] += 1
        self.tell_of(events.GAINED, seat, int(kind))
        return True

    def give_back(self, seat: Seat, kind: Token) -> None:
        """Put a token the hero has back into the reserve."""
        self.heroes[seat * PER_HERO + kind] -= 1
        self.reserve[kind] += 1

    # Whose turn it is

    def active(self) -> Seat:
        """The seat whose turn it is, or NOTHING while the board is neutral."""
        if self.side == NOTHING:
            return NOTHING
        seat = self.facts.side_seats[self.side]
        return seat if seat != NOTHING and self.is_up(seat) else NOTHING

    def leader(self) -> Seat:
        """Who speaks for the group: the first hero in play clockwise from the board in turn."""
        for step in range(SIDES):
            seat = self.facts.side_seats[(self.side + step) % SIDES]
            if seat != NOTHING and self.is_up(seat):
                return seat
        return NOTHING

    def speaker(self, seat: Seat) -> Seat:
        """This seat while its hero is in play, else whoever speaks for the group."""
        return seat if seat != NOTHING and self.is_up(seat) else self.leader()

    # Cards and tiles

    def free_slots(self, side: Side) -> i64:
        """How many slots of a board hold no card; a trap does not fill a slot."""
        free: i64 = 0
        for slot in range(side * 3, side * 3 + 3):
            if self.slots[slot] == NOTHING:
                free += 1
        return free

    def is_crowded(self) -> bool:
        """Whether all twelve slots hold cards."""
        for slot in range(SLOTS):
            if self.slots[slot] == NOTHING:
                return False
        return True

    def effect_at(self, slot: Slot, at: i64) -> Effect:
        """The effect in one spot of the card in a slot; NOTHING if none or covered by the net."""
        if self.net_slot == slot and self.net_effect == at:
            return NOTHING
        return self.facts.effects[self.slots[slot] * PER_CARD + at]

    def lasts(self, slot: Slot, effect: Effect) -> bool:
        """Whether the card in a slot has this continuous effect, uncovered."""
        if self.slots[slot] == NOTHING:
            return False
        for at in range(2 * PER_KIND, 3 * PER_KIND):
            if self.effect_at(slot, at) == effect:
                return True
        return False

    def place_of(self, tile: Tile) -> Place:
        return self.tiles[PLACES + tile]

    def side_of(self, colour: Colour) -> Side:
        """Where the board of a colour lies."""
        return self.boards[SIDES + colour]

    def is_grasped(self, tile: Tile) -> bool:
        return (self.tile_grasps >> self.place_of(tile) & 1) == 1

    def grasps_in_play(self) -> i64:
        """How many Grasp figures stand on tiles, cards and heroes."""
        return self.facts.supply[GRASP_FIGURE] - self.reserve[GRASP_FIGURE]

    # The contract

    def steps(self) -> "Steps[Position]":
        return STEPS

    def pending(self) -> Task:
        return self.tasks.top()

    def begin_step(self) -> Task:
        return self.tasks.pop()

    def size_of(self, domain: Domain) -> i64:
        if domain is SEAT:
            return self.facts.seats
        if domain is CARD:
            return self.facts.cards
        return self.facts.rolls if domain is ROLL else domain.size

    def actor(self) -> int:
        return self.who

    def list_moves(self, into: Moves) -> None:
        found = self.found
        if self.who >= 0 and found is not None:
            for at in range(found.count):
                into.add(found.at(at))
        elif self.who != OVER:
            pending = self.tasks.top()
            STEPS.step(pending).moves(self, pending, into)

    def choices(self, step: "Step[Position]", into: Moves) -> Moves:
        """Settling listed them already, unless this is a copy."""
        found = self.found
        return found if self.who >= 0 and found is not None else super().choices(step, into)

    def moves(self) -> list[int]:
        found = self.found
        if self.who >= 0 and found is not None:
            return found.to_list()
        return super().moves()

    def buffer(self) -> Moves:
        """The buffer for moves, empty."""
        found = self.found
        if found is None:
            found = Moves()
            self.found = found
        found.clear()
        return found

    def ending(self) -> int:
        return int(self.ended)

    def scores(self) -> list[int]:
        require_over(self)
        return [1 if self.ended == WARLORDS_BEATEN else 0] * int(self.facts.seats)

    def end(self, ending: i64) -> None:
        """The game is over; what was still pending no longer matters."""
        self.ended = ending
        self.fighting = 0
        self.tasks.clear()
        self.who = OVER
        self.emit(events.ENDED, int(ending))

    def tell_of(self, kind: int, seat: Seat, b: int = 0, c: int = 0) -> None:
        """Report something of a hero: its seat comes first, which hero it is comes last."""
        if self.listener is not None:
            self.listener.hear(kind, int(seat), b, c, int(self.hero(seat, HERO)))

    def push_effect(self, effect: Effect, seat: Seat, slot: Slot, source: i64) -> None:
        """Let an effect happen to a seat, or with NOTHING to whoever the group names."""
        self.tasks.push(task_of(SHARED_STEPS.effect, effect, seat + 1, slot, source))

    def settle(self) -> None:
        """Do what needs nobody, until chance or a player with a real choice is to act."""
        while not self.ended:
            if self.tasks.is_empty():
                self.tasks.push(task_of(SHARED_STEPS.next_turn))
            pending = self.tasks.top()
            step = STEPS.step(pending)
            if step.is_waited_for(self, pending):
                self.who = step.decider(self, pending)
                return
        self.tasks.clear()

    def copy(self) -> "Position":
        twin = Position()
        twin.game = self.game
        twin.fill_from(self)
        return twin


STEPS: Final[Steps[Position]] = Steps()
"""Every step of the game; each is added in the file of its phase."""

IMPOSSIBLE: Final = STEPS.refusals.add("no-impossible-outcome", section="turn")
HERO_DOWN: Final = STEPS.refusals.add("no-hero-down", Argument("seat", SEAT), section="falling")
SLOT_EMPTY: Final = STEPS.refusals.add("no-slot-empty", Argument("slot", SLOT), section="fighting")
SLOT_TAKEN: Final = STEPS.refusals.add("no-slot-taken", Argument("slot", SLOT), section="placement")
NO_GRASP: Final = STEPS.refusals.add("no-no-grasp", section="grasp")
RESERVE_EMPTY: Final = STEPS.refusals.add("no-reserve-empty", section="tokens")
TILE_GRASPED: Final = STEPS.refusals.add("no-tile-grasped", Argument("tile", TILE), section="grasp")
