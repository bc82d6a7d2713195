"""Setting the siege up: districts, special rules of scenarios, decks, first enemies, rituals.

R18 "Подготовка к игре", "Сценарии"; R15 "Подготовка к игре".
"""

from typing import Final

from mypy_extensions import i64

from garrison.core.draws import EvenChanceStep
from garrison.core.piles import new_pile
from garrison.core.refusals import OK, Argument, Refused
from garrison.core.task_steps import AutomaticStep
from garrison.core.tasks import argument
from garrison.core.tasks import task as task_of
from garrison.core.verbs import Task, Verb, first
from garrison.games.bastion.rules.enemy_attack import ADDING
from garrison.games.bastion.rules.events import CLASS_PICKED, ENTERED, LAID, SOURCE_LAID
from garrison.games.bastion.rules.facts import (
    ACCUMULATOR,
    MANA_PER_COLOUR,
    SOURCE,
    Card,
    Facts,
    Ritual,
)
from garrison.games.bastion.rules.mana import COLOURS, ONE_OF_EACH
from garrison.games.bastion.rules.position import (
    ASIDE,
    AT,
    BEASTS,
    BOXED,
    BUILT_ON,
    CHANCE_DECIDES,
    CITADEL_STACK,
    CLASS_COUNT,
    CLASSES,
    DAMAGED,
    DISTRICT_AT,
    DISTRICTS,
    DRAGONS,
    ENEMIES,
    FIRST_SUPPORT_CLASS,
    FLYERS,
    FOUNDATIONS,
    IN_DECK,
    IN_SETUP,
    PURSE,
    RESERVE,
    RITUAL_AT,
    RITUAL_OUT,
    RITUALS,
    SLOTS,
    SQUARES,
    STEPS,
    UNSEEN,
    WHERE,
    Position,
    Tile,
    blank_cells,
)
from garrison.games.bastion.rules.properties import put
from garrison.games.bastion.rules.rituals import DRAWING, KEEPING, SHUFFLING_RETURNED
from garrison.games.bastion.rules.switches import number
from garrison.games.bastion.rules.terms import COLOUR, DISTRICT, ENEMY, ENEMY_CLASS, RITUAL
from garrison.games.bastion.rules.turn import BEGINNING_TURN

ENEMIES_BEYOND_SEATS: Final[i64] = number("enemies-beyond-seats", 24)
"""How many enemies more than defenders there are at the start."""

FARTHEST: Final[i64] = 2
"""The district opposite the camp, which stands at the last one."""


def begin(state: Position, facts: Facts) -> None:
    """An empty board; everything still to be done is pending."""
    state.facts = facts
    state.cells = blank_cells()
    state.cells[IN_SETUP] = 1
    state.cells[RESERVE] = ONE_OF_EACH * (MANA_PER_COLOUR - facts.seats)
    for seat in range(facts.seats):
        state.cells[PURSE + seat] = ONE_OF_EACH
        state.cells[AT + seat] = facts.start_tile
    for position in range(len(facts.order)):
        state.cells[DISTRICT_AT + position] = facts.order[position]
    state.deck = new_pile(int(ENEMIES))
    state.rituals = new_pile(int(RITUALS))
    _box_cards(state)
    _push_setup(state)


def _box_cards(state: Position) -> None:
    """Cards that leave before the game: to the box, or beasts to defenders as spells.

    R18 "Сценарий 2"; accumulators are of no use to a single defender.
    """
    facts = state.facts
    for card in facts.boxed:
        state.cells[WHERE + card] = BOXED
    if facts.beasts_as_spells:
        for seat in range(facts.seats):
            state.give_spell(seat, BEASTS + seat)
    for ritual in range(RITUALS):
        alone = facts.seats == 1 and ritual // COLOURS == ACCUMULATOR
        if alone or not facts.rituals_used:
            state.cells[RITUAL_AT + ritual] = RITUAL_OUT


def _push_setup(state: Position) -> None:
    """The steps of set-up, the last one first."""
    facts, tasks = state.facts, state.tasks
    tasks.push(task_of(BEGINNING_TURN, 0))
    tasks.push(task_of(ENDING_SETUP))
    if facts.rituals_used:
        tasks.push(task_of(SHUFFLING_RETURNED))
        for seat in range(facts.seats - 1, -1, -1):
            tasks.push(task_of(KEEPING, seat))
        for seat in range(facts.seats - 1, -1, -1):
            for _ in range(3):
                tasks.push(task_of(DRAWING, seat))
    for _ in range(facts.enemies_at_setup):
        tasks.push(task_of(ADDING))
    tasks.push(task_of(MAKING_DECKS))
    if facts.random_classes:
        tasks.push(task_of(PICKING_CLASS))
    if facts.late_arrival:
        tasks.push(task_of(SENDING_DRAGON))
        tasks.push(task_of(SENDING_FLYER, FARTHEST - 1))
    if facts.sources_placed:
        tasks.push(task_of(LAYING_SOURCE, 0))
    if not facts.order:
        tasks.push(task_of(LAYING_DISTRICT, 0))


class LayDistrict(Verb[Position]):
    """A district not laid yet comes next."""

    def why_not(self, state: Position, task: Task, move: i64) -> Refused:
        return CHANCE_DECIDES.told() if _is_laid(state, first(move)) else OK

    def take(self, state: Position, task: Task, move: i64) -> None:
        lay_district(state, argument(task, 0), first(move))


def _is_laid(state: Position, district: i64) -> bool:
    for position in range(DISTRICTS):
        if state.cell(DISTRICT_AT + position) == district:
            return True
    return False


def lay_district(state: Position, position: Tile, district: i64) -> None:
    """Districts come in random order; the last one is no chance any more."""
    state.cells[DISTRICT_AT + position] = district
    state.emit(LAID, int(district), int(position))
    if position + 1 == DISTRICTS:
        return
    if position + 2 < DISTRICTS:
        state.tasks.push(task_of(LAYING_DISTRICT, position + 1))
        return
    for last in range(DISTRICTS):
        if not _is_laid(state, last):
            lay_district(state, position + 1, last)
            return


def _is_free_source(state: Position, ritual: Ritual) -> bool:
    is_source = SOURCE * COLOURS <= ritual < SOURCE * COLOURS + COLOURS
    return is_source and state.cell(RITUAL_AT + ritual) == IN_DECK


class LaySource(Verb[Position]):
    """A source card not laid yet comes next."""

    def why_not(self, state: Position, task: Task, move: i64) -> Refused:
        return OK if _is_free_source(state, first(move)) else CHANCE_DECIDES.told()

    def take(self, state: Position, task: Task, move: i64) -> None:
        lay_source(state, argument(task, 0), first(move))


def lay_source(state: Position, position: Tile, ritual: Ritual) -> None:
    """A random source card on a foundation of every district. R18 "Сценарий 1", "Сценарий 4"."""
    state.cells[BUILT_ON + position * 2] = ritual
    state.cells[RITUAL_AT + ritual] = FOUNDATIONS + position * 2
    state.emit(SOURCE_LAID, int(ritual), int(position))
    if position + 1 < DISTRICTS:
        state.tasks.push(task_of(LAYING_SOURCE, position + 1))
    elif state.facts.late_arrival:
        damage_sources(state)


def damage_sources(state: Position) -> None:
    """All sources of the district opposite the camp and of its neighbours. R18 "Сценарий 4"."""
    for position in range(FARTHEST - 1, FARTHEST + 2):
        for slot in range(position * SLOTS, position * SLOTS + 4):
            state.cells[DAMAGED] |= 1 << slot


def is_damaged_colour(state: Position, colour: i64) -> bool:
    """Whether one of the damaged districts has this colour."""
    for position in range(FARTHEST - 1, FARTHEST + 2):
        if state.cell(DISTRICT_AT + position) == colour:
            return True
    return False


def _may_fly_in(state: Position, card: Card) -> bool:
    """Flyers of the colours of the undamaged districts. R18 "Сценарий 4"."""
    colour = card - FLYERS
    if colour < 0 or colour >= COLOURS or is_damaged_colour(state, colour):
        return False
    return state.where(card) == UNSEEN


class SendFlyer(Verb[Position]):
    """A flyer comes to the square of a damaged district."""

    def why_not(self, state: Position, task: Task, move: i64) -> Refused:
        return OK if _may_fly_in(state, first(move)) else CHANCE_DECIDES.told()

    def take(self, state: Position, task: Task, move: i64) -> None:
        send_flyer(state, argument(task, 0), first(move))


def send_flyer(state: Position, position: Tile, card: Card) -> None:
    """One flyer on the square of each damaged district."""
    put(state, card, SQUARES + position)
    state.emit(ENTERED, int(card), int(SQUARES + position))
    if position < FARTHEST + 1:
        state.tasks.push(task_of(SENDING_FLYER, position + 1))


def _may_hold_citadel(state: Position, card: Card) -> bool:
    """One of the three dragons of the damaged districts' colours. R18 "Сценарий 4"."""
    colour = card - DRAGONS
    return 0 <= colour < COLOURS and is_damaged_colour(state, colour)


class SendDragon(Verb[Position]):
    """A dragon holds the citadel from the start."""

    def why_not(self, state: Position, task: Task, move: i64) -> Refused:
        return OK if _may_hold_citadel(state, first(move)) else CHANCE_DECIDES.told()

    def take(self, state: Position, task: Task, move: i64) -> None:
        send_dragon(state, first(move))


def send_dragon(state: Position, card: Card) -> None:
    """It holds the citadel; all other dragons and flyers stay in the box."""
    put(state, card, CITADEL_STACK)
    state.emit(ENTERED, int(card), int(CITADEL_STACK))
    for colour in range(COLOURS):
        for other in (FLYERS + colour, DRAGONS + colour):
            if state.where(other) == UNSEEN:
                state.cells[WHERE + other] = BOXED


def _may_be_picked(state: Position, enemy_class: i64) -> bool:
    """Support classes not picked yet."""
    is_support = enemy_class >= FIRST_SUPPORT_CLASS
    return is_support and not state.cells[CLASSES] >> enemy_class & 1


class PickClass(Verb[Position]):
    """A support class joins the army."""

    def why_not(self, state: Position, task: Task, move: i64) -> Refused:
        return OK if _may_be_picked(state, first(move)) else CHANCE_DECIDES.told()

    def take(self, state: Position, task: Task, move: i64) -> None:
        pick_class(state, first(move))


def pick_class(state: Position, enemy_class: i64) -> None:
    state.cells[CLASSES] |= 1 << enemy_class
    state.emit(CLASS_PICKED, int(enemy_class))
    if support_classes(state) < state.facts.random_classes:
        state.tasks.push(task_of(PICKING_CLASS))


def support_classes(state: Position) -> i64:
    """How many support classes are in the siege so far."""
    picked: i64 = 0
    for each in range(FIRST_SUPPORT_CLASS, CLASS_COUNT):
        picked += state.cells[CLASSES] >> each & 1
    return picked


class MakeDecks(AutomaticStep[Position]):
    """Shuffle the enemy deck and the ritual deck."""

    def happen(self, state: Position, task: Task) -> None:
        make_decks(state)


def make_decks(state: Position) -> None:
    """Shuffle the enemy deck and the ritual deck."""
    make_enemy_deck(state)
    deck = new_pile(int(RITUALS))
    cards = [int(ritual) for ritual in range(RITUALS) if not state.cell(RITUAL_AT + ritual)]
    if cards:
        deck.add_layer([deck.add_pool(cards, len(cards))], len(cards))
    state.rituals = deck


def make_enemy_deck(state: Position) -> None:
    """So many random cards of each class and of the legends, in layers where a scenario says so."""
    facts, deck = state.facts, new_pile(int(ENEMIES))
    pools: list[int] = []
    for index in range(len(facts.pool_cards)):
        pools.append(deck.add_pool(facts.pool_cards[index], facts.pool_counts[index]))
    for enemy_class in range(FIRST_SUPPORT_CLASS, CLASS_COUNT):
        if state.cells[CLASSES] >> enemy_class & 1:
            cards = [int(enemy_class * COLOURS + colour) for colour in range(COLOURS)]
            pools.append(deck.add_pool(cards, int(facts.cards_per_class)))
    if not facts.layer_sizes:
        deck.add_layer(pools, enemy_cards(state))
    for layer in range(len(facts.layer_sizes)):
        deck.add_layer(facts.layer_pools[layer], facts.layer_sizes[layer])
    state.deck = deck


def enemy_cards(state: Position) -> int:
    """How many cards the enemy deck begins with, whichever classes are still to be picked."""
    facts = state.facts
    if facts.layer_sizes:
        return sum(facts.layer_sizes)
    classes = max(int(support_classes(state)), int(facts.random_classes))
    return sum(facts.pool_counts) + classes * int(facts.cards_per_class)


class EndSetup(AutomaticStep[Position]):
    """The board is ready."""

    def happen(self, state: Position, task: Task) -> None:
        end_setup(state)


def end_setup(state: Position) -> None:
    """Priests set aside are shuffled into the deck; the game begins."""
    aside = [int(card) for card in range(ENEMIES) if state.cell(WHERE + card) == ASIDE]
    if aside:
        state.deck = state.deck.own()
        state.deck.shuffle_in(aside)
        for card in aside:
            state.cells[WHERE + card] = UNSEEN
    state.cells[IN_SETUP] = 0


_PLACE: Final = [Argument("place", DISTRICT)]
LAYING_DISTRICT: Final[i64] = STEPS.add(
    EvenChanceStep(
        "lay-district",
        LayDistrict("lay district {district}", COLOUR),
        template="lay a district at {place}",
        fields=_PLACE,
    )
)
LAYING_SOURCE: Final[i64] = STEPS.add(
    EvenChanceStep(
        "lay-source",
        LaySource("lay source {ritual}", RITUAL),
        template="lay a source at {place}",
        fields=_PLACE,
    )
)
SENDING_FLYER: Final[i64] = STEPS.add(
    EvenChanceStep(
        "send-flyer",
        SendFlyer("send flyer {enemy}", ENEMY),
        template="send a flyer to {place}",
        fields=_PLACE,
    )
)
SENDING_DRAGON: Final[i64] = STEPS.add(
    EvenChanceStep(
        "send-dragon", SendDragon("send dragon {enemy}", ENEMY), template="send a dragon"
    )
)
PICKING_CLASS: Final[i64] = STEPS.add(
    EvenChanceStep("pick-class", PickClass("enemies {kind}", ENEMY_CLASS), template="pick a class")
)
MAKING_DECKS: Final[i64] = STEPS.add(MakeDecks("make-decks", "make decks"))
ENDING_SETUP: Final[i64] = STEPS.add(EndSetup("end-setup", "end set-up"))
