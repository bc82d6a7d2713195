"""Set-up: tiles, boards, heroes, who begins; the deck as what the table knows of it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from garrison.core.draws import EvenChanceStep
from garrison.core.piles import new_pile
from garrison.core.refusals import OK, Argument, Refusal, Refused
from garrison.core.tasks import Tasks, argument
from garrison.core.tasks import task as task_of
from garrison.core.verbs import Task, first
from garrison.games.last_bastion.rules.decisions import HerosDecision, SiegeVerb
from garrison.games.last_bastion.rules.facts import Facts
from garrison.games.last_bastion.rules.position import (
    DOWN,
    HERO,
    IMPOSSIBLE,
    PER_HERO,
    PLACE,
    STEPS,
    Position,
)
from garrison.games.last_bastion.rules.terms import (
    BLACK,
    CALL,
    CENTRE,
    HERO_KIND,
    LIFE,
    NOTHING,
    ORDER_OF_BOARDS,
    PLACES,
    SEAT,
    SIDES,
    SLOTS,
    TILE,
    TILES,
    Colour,
    Place,
    Seat,
    Side,
    Tile,
    Token,
)

HERO_TAKEN: Final = STEPS.refusals.add(
    "no-hero-taken", Argument("hero", HERO_KIND), section="setup"
)
A_WARLORD: Final = -1
"""A layer of the deck that is one warlord, not a number of monsters."""
MONSTERS: Final = 0
WARLORDS: Final = 1
"""The two pools of the deck."""


class SetupChoices:
    """What was chosen before the game; empty lists are left to chance, or to the players."""

    def __init__(
        self, tiles: list[int], boards: list[int], heroes: list[int], first: int, at_table: bool
    ) -> None:
        self.tiles = tiles
        self.boards = boards
        self.heroes = heroes
        self.first = first
        """The seat that begins, or -1."""
        self.at_table = at_table
        """Whether each player chooses a hero at the table."""


def empty(state: Position, facts: Facts) -> None:
    """The table before anything is laid out: all tokens in the reserve, no cards in play."""
    state.facts = facts
    state.deck = new_pile(int(facts.cards))
    state.tasks = Tasks()
    state.slots = _filled(SLOTS)
    state.heroes = _filled(0)
    heroes: list[i64] = []
    for _ in range(facts.seats):
        heroes.extend([0, 0, 0, 0, 0, 0, 0, 0, NOTHING, NOTHING, 0, 1, 0, 0])
    state.heroes = vec[i64](heroes)
    state.reserve = facts.supply[:]
    state.tiles = _filled(PLACES + TILES)
    state.boards = _filled(SIDES + SIDES)


def begin(state: Position, choices: SetupChoices) -> None:
    """Lay out what was chosen and leave the rest to tasks of chance and choice."""
    stack_deck(state, deck_plan(state.facts), [])
    tasks = state.tasks
    if choices.first == NOTHING and state.facts.seats > 1:
        tasks.push(task_of(BEGIN))
    for back in range(state.facts.seats):
        seat = state.facts.seats - 1 - back
        if not choices.heroes:
            tasks.push(task_of(CHOOSE_HERO if choices.at_table else DEAL_HERO, seat))
    if not choices.boards:
        tasks.push(task_of(SET_BOARDS))
    if not choices.tiles:
        tasks.push(task_of(LAY_TILE))
    for place in range(len(choices.tiles)):
        put_tile(state, place, choices.tiles[place])
    for side in range(len(choices.boards)):
        put_board(state, side, choices.boards[side])
    if not (choices.first == NOTHING and state.facts.seats > 1):
        begin_with(state, 0 if choices.first == NOTHING else choices.first)
    for seat in range(len(choices.heroes)):
        state.set_hero(seat, HERO, choices.heroes[seat])


def deck_plan(facts: Facts) -> list[int]:
    """Monsters on top, then each warlord on its monsters: layer sizes, A_WARLORD for a warlord.

    LB-RU "Подготовка к игре" (8), "Игры с менее чем 4 участниками", "Уровни сложности".
    """
    plan = [int(facts.monsters_above)]
    for _ in range(facts.warlords):
        plan.append(A_WARLORD)
        plan.append(int(facts.monsters_between))
    return plan


def stack_deck(state: Position, plan: list[int], seen: list[int]) -> None:
    """Lay the deck, top layer first, from the cards not yet seen; some of them stay in the box."""
    facts = state.facts
    state.deck = new_pile(int(facts.cards))
    monsters = sum([size for size in plan if size != A_WARLORD])
    lords = plan.count(A_WARLORD)
    unseen = [int(card) for card in range(facts.cards) if card not in seen]
    state.deck.add_pool([card for card in unseen if card < facts.monsters], monsters)
    state.deck.add_pool([card for card in unseen if card >= facts.monsters], lords)
    for size in plan:
        if size == A_WARLORD:
            state.deck.add_layer([WARLORDS], 1)
        else:
            state.deck.add_layer([MONSTERS], size)


class LayTile(SiegeVerb):
    """The tile comes to the next place; the last one needs no chance."""

    def why_not(self, state: Position, task: Task, move: i64) -> Refused:
        laid = state.tiles[PLACES + first(move)] != NOTHING
        return IMPOSSIBLE.told() if laid else OK

    def take(self, state: Position, task: Task, move: i64) -> None:
        place: i64 = 0
        while state.tiles[place] != NOTHING:
            place += 1
        put_tile(state, place, first(move))
        if place + 2 < PLACES:
            state.tasks.push(task)
            return
        for tile in range(TILES):
            if state.tiles[PLACES + tile] == NOTHING:
                put_tile(state, place + 1, tile)


def put_tile(state: Position, place: Place, tile: Tile) -> None:
    state.tiles[place] = tile
    state.tiles[PLACES + tile] = place


class SetBoards(SiegeVerb):
    """The boards lie in this order, north first."""

    def take(self, state: Position, task: Task, move: i64) -> None:
        for side in range(SIDES):
            put_board(state, side, state.facts.board_orders[first(move) * SIDES + side])


def put_board(state: Position, side: Side, colour: Colour) -> None:
    state.boards[side] = colour
    state.boards[SIDES + colour] = side


class TakeHero(SiegeVerb):
    """A seat gets a hero nobody has."""

    def __init__(self, taken: Refusal) -> None:
        super().__init__("hero {hero}", HERO_KIND)
        self.taken = taken

    def why_not(self, state: Position, task: Task, move: i64) -> Refused:
        for seat in range(state.facts.seats):
            if state.hero(seat, HERO) == first(move):
                return self.taken.told(first(move)) if self.taken.arguments else self.taken.told()
        return OK

    def take(self, state: Position, task: Task, move: i64) -> None:
        state.set_hero(argument(task, 0), HERO, first(move))


class BeginWith(SiegeVerb):
    """This seat has the first turn."""

    def take(self, state: Position, task: Task, move: i64) -> None:
        begin_with(state, first(move))


def begin_with(state: Position, seat: Seat) -> None:
    """The board before the seat's has just been in turn, so to speak."""
    state.side = (state.facts.seat_sides[seat] + SIDES - 1) % SIDES


def arm_heroes(state: Position) -> None:
    """Every hero stands in the centre with its first tokens. LB-RU "Подготовка к игре" (4)."""
    facts = state.facts
    for seat in range(facts.seats):
        state.set_hero(seat, DOWN, 0)
        state.set_hero(seat, PLACE, CENTRE)
        _take(state, seat, LIFE, facts.start_life)
        _take(state, seat, CALL, facts.start_calls)
        _take(state, seat, state.boards[facts.seat_sides[seat]], facts.start_own)
        _take(state, seat, BLACK, facts.start_black)


def is_ready(state: Position) -> bool:
    """Whether the heroes have been armed and the siege is on."""
    return state.turns > 0


def _take(state: Position, seat: Seat, kind: Token, count: i64) -> None:
    for _ in range(count):
        state.reserve[kind] -= 1
        state.heroes[seat * PER_HERO + kind] += 1


def _filled(length: i64) -> vec[i64]:
    nothing: list[i64] = [NOTHING] * int(length)
    return vec[i64](nothing)


LAY_TILE: Final[i64] = STEPS.add(EvenChanceStep("lay-tile", LayTile("lay {tile}", TILE)))
SET_BOARDS: Final[i64] = STEPS.add(
    EvenChanceStep("set-boards", SetBoards("boards {order}", ORDER_OF_BOARDS))
)
DEAL_HERO: Final[i64] = STEPS.add(
    EvenChanceStep("deal-hero", TakeHero(IMPOSSIBLE), fields=[Argument("seat", SEAT)])
)
CHOOSE_HERO: Final[i64] = STEPS.add(
    HerosDecision("choose-hero", TakeHero(HERO_TAKEN), fields=[Argument("seat", SEAT)])
)
BEGIN: Final[i64] = STEPS.add(EvenChanceStep("begin", BeginWith("begin {seat}", SEAT)))
