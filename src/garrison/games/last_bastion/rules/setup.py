"""Set-up: tiles, boards, heroes, who begins; the deck as what the table knows of it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from garrison.core.piles import new_pile
from garrison.core.tasks import Tasks, task
from garrison.games.last_bastion.rules import work
from garrison.games.last_bastion.rules.box import Box
from garrison.games.last_bastion.rules.siege import DOWN, HERO, PER_HERO, PLACE, Siege
from garrison.games.last_bastion.rules.verbs import BEGIN_WITH, BOARDS, LAY, move
from garrison.games.last_bastion.rules.verbs import HERO as HERO_IS
from garrison.games.last_bastion.rules.words import (
    BLACK,
    CALL,
    CENTRE,
    HEROES,
    LIFE,
    NOTHING,
    PLACES,
    SIDES,
    SLOTS,
    TILES,
    Colour,
    Place,
    Seat,
    Side,
    Tile,
    Token,
)

A_WARLORD: Final = -1
"""A layer of the deck that is one warlord, not a number of monsters."""
MONSTERS: Final = 0
WARLORDS: Final = 1
"""The two pools of the deck."""


class Wishes:
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


def empty(state: Siege, box: Box) -> None:
    """The table before anything is laid out: all tokens in the reserve, no cards in play."""
    state.box = box
    state.deck = new_pile(int(box.cards))
    state.tasks = Tasks()
    state.slots = _filled(SLOTS)
    state.heroes = _filled(0)
    heroes: list[i64] = []
    for _ in range(box.seats):
        heroes.extend([0, 0, 0, 0, 0, 0, 0, 0, NOTHING, NOTHING, 0, 1, 0, 0])
    state.heroes = vec[i64](heroes)
    state.reserve = box.supply[:]
    state.tiles = _filled(PLACES + TILES)
    state.boards = _filled(SIDES + SIDES)


def begin(state: Siege, wishes: Wishes) -> None:
    """Lay out what was wished for and leave the rest to tasks of chance and choice."""
    stack_deck(state, deck_plan(state.box), [])
    tasks = state.tasks
    if wishes.first == NOTHING and state.box.seats > 1:
        tasks.push(task(work.BEGIN))
    for back in range(state.box.seats):
        seat = state.box.seats - 1 - back
        if not wishes.heroes:
            tasks.push(task(work.CHOOSE_HERO if wishes.at_table else work.DEAL_HERO, seat))
    if not wishes.boards:
        tasks.push(task(work.SET_BOARDS))
    if not wishes.tiles:
        tasks.push(task(work.LAY_TILE))
    for place in range(len(wishes.tiles)):
        put_tile(state, place, wishes.tiles[place])
    for side in range(len(wishes.boards)):
        put_board(state, side, wishes.boards[side])
    if not (wishes.first == NOTHING and state.box.seats > 1):
        begin_with(state, 0 if wishes.first == NOTHING else wishes.first)
    for seat in range(len(wishes.heroes)):
        state.set_hero(seat, HERO, wishes.heroes[seat])


def deck_plan(box: Box) -> list[int]:
    """Monsters on top, then each warlord on its monsters: layer sizes, A_WARLORD for a warlord.

    LB-RU "Подготовка к игре" (8), "Игры с менее чем 4 участниками", "Уровни сложности".
    """
    plan = [int(box.monsters_above)]
    for _ in range(box.warlords):
        plan.append(A_WARLORD)
        plan.append(int(box.monsters_between))
    return plan


def stack_deck(state: Siege, plan: list[int], seen: list[int]) -> None:
    """Lay the deck, top layer first, from the cards not yet seen; some of them stay in the box."""
    box = state.box
    state.deck = new_pile(int(box.cards))
    monsters = sum([size for size in plan if size != A_WARLORD])
    lords = plan.count(A_WARLORD)
    unseen = [int(card) for card in range(box.cards) if card not in seen]
    state.deck.add_pool([card for card in unseen if card < box.monsters], monsters)
    state.deck.add_pool([card for card in unseen if card >= box.monsters], lords)
    for size in plan:
        if size == A_WARLORD:
            state.deck.add_layer([WARLORDS], 1)
        else:
            state.deck.add_layer([MONSTERS], size)


def tiles_left(state: Siege) -> list[int]:
    return [move(LAY, tile) for tile in range(TILES) if state.tiles[PLACES + tile] == NOTHING]


def lay_tile(state: Siege, tile: Tile) -> None:
    """The tile comes to the next place; the last one needs no chance."""
    place: i64 = 0
    while state.tiles[place] != NOTHING:
        place += 1
    put_tile(state, place, tile)
    left = tiles_left(state)
    if len(left) > 1:
        state.tasks.push(task(work.LAY_TILE))
    else:
        put_tile(state, place + 1, left[0] >> 8)


def put_tile(state: Siege, place: Place, tile: Tile) -> None:
    state.tiles[place] = tile
    state.tiles[PLACES + tile] = place


def orders_of_boards(state: Siege) -> list[int]:
    return [move(BOARDS, order) for order in range(len(state.box.board_orders) // SIDES)]


def set_boards(state: Siege, order: i64) -> None:
    for side in range(SIDES):
        put_board(state, side, state.box.board_orders[order * SIDES + side])


def put_board(state: Siege, side: Side, colour: Colour) -> None:
    state.boards[side] = colour
    state.boards[SIDES + colour] = side


def heroes_left(state: Siege) -> list[int]:
    """Each hero comes once."""
    taken = [state.hero(seat, HERO) for seat in range(state.box.seats)]
    return [move(HERO_IS, hero) for hero in range(HEROES) if hero not in taken]


def seats_to_begin(state: Siege) -> list[int]:
    return [move(BEGIN_WITH, seat) for seat in range(state.box.seats)]


def begin_with(state: Siege, seat: Seat) -> None:
    """The board before the seat's has just been in turn, so to speak."""
    state.side = (state.box.seat_sides[seat] + SIDES - 1) % SIDES


def arm_heroes(state: Siege) -> None:
    """Every hero stands in the centre with its first tokens. LB-RU "Подготовка к игре" (4)."""
    box = state.box
    for seat in range(box.seats):
        state.set_hero(seat, DOWN, 0)
        state.set_hero(seat, PLACE, CENTRE)
        _take(state, seat, LIFE, box.start_life)
        _take(state, seat, CALL, box.start_calls)
        _take(state, seat, state.boards[box.seat_sides[seat]], box.start_own)
        _take(state, seat, BLACK, box.start_black)


def is_ready(state: Siege) -> bool:
    """Whether the heroes have been armed and the siege is on."""
    return state.turns > 0


def _take(state: Siege, seat: Seat, kind: Token, count: i64) -> None:
    for _ in range(count):
        state.reserve[kind] -= 1
        state.heroes[seat * PER_HERO + kind] += 1


def _filled(length: i64) -> vec[i64]:
    nothing: list[i64] = [NOTHING] * int(length)
    return vec[i64](nothing)
