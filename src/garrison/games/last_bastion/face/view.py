"""What everybody sees: nothing in this game is hidden from anybody but the order of the deck."""

from collections.abc import Sequence
from typing import Literal

from garrison.core.contract import CHANCE, OVER, Seat
from garrison.core.tasks import argument, code_of
from garrison.games.last_bastion.face import upcoming, view_types
from garrison.games.last_bastion.face.contents_horde import Card
from garrison.games.last_bastion.face.names import (
    COLOURS,
    ENDINGS,
    HELPFUL,
    HEROES,
    SEATS,
    SIDES,
    SLOTS,
    TILES,
    TOKENS,
    WHEN,
)
from garrison.games.last_bastion.face.view_types import (
    Board,
    CardEffect,
    Figure,
    Hero,
    Reserve,
    SeatLetter,
    Slot,
    Table,
    Tile,
    Tokens,
    Upcoming,
)
from garrison.games.last_bastion.face.writing import deck_layers
from garrison.games.last_bastion.rules import combat
from garrison.games.last_bastion.rules.grasp import grasped_tiles
from garrison.games.last_bastion.rules.placement import PLACE_CARD
from garrison.games.last_bastion.rules.position import (
    DOWN,
    GRASPED,
    HERO,
    PLACE,
    PRONE,
    WOUNDED,
    Position,
)
from garrison.games.last_bastion.rules.terms import (
    GRASP_FIGURE,
    KAZGIN,
    MYLFAAR,
    NOTHING,
    PER_KIND,
    QUARRY,
    STANDARD,
    TREBUCHET,
)


def look(state: Position, cards: list[Card]) -> Table:
    """The whole table, for any seat and onlooker."""
    return {
        "turn": int(state.turns),
        "last-turn": int(state.facts.turns),
        "side": SIDES[state.side] if state.side != NOTHING else None,
        "active": _letter(state, int(state.active())) if state.turns else None,
        "actor": _actor(state),
        "ending": ENDINGS[state.ended],
        "tiles": [_tile(state, place) for place in range(9)],
        "boards": [_board(state, side, cards) for side in range(4)],
        "heroes": [_hero(state, seat) for seat in range(state.facts.seats)],
        "reserve": _reserve(state),
        "standard": COLOURS[state.standard] if state.standard != NOTHING else None,
        "deck": {"size": state.deck.size(), "layers": deck_layers(state)},
        "drawn": _drawn(state, cards),
        "discarded": [card.id for at, card in enumerate(cards) if state.discards >> at & 1],
        "warlords": {"beaten": int(state.beaten), "all": int(state.facts.warlords)},
        "grasped-tiles": {"now": int(grasped_tiles(state)), "lost-at": int(state.facts.lost_tiles)},
        "this-turn": {
            "moved": state.moved == 1,
            "activated": state.activated == 1,
            "fought": state.fought == 1,
            "power-used": state.power_used == 1,
            "rerolled": state.rerolled == 1,
        },
        "upcoming": _upcoming(state),
    }


def _upcoming(state: Position) -> Upcoming | None:
    if not state.turns:
        return None
    seat = state.active()
    return {
        "fights": upcoming.fights(state),
        "dice": int(combat.dice_of(state, seat)) if seat != NOTHING else None,
        "spared-by-exits": seat != NOTHING and state.has_power(seat, KAZGIN),
        "equipment-at-hand": upcoming.spendable(state),
        "horde": upcoming.horde_queue(state),
        "next-grasped": upcoming.falling_tiles(state),
        "warlord-depths": upcoming.warlord_depths(state),
    }


def _actor(state: Position) -> SeatLetter | Literal["*"] | None:
    if state.who == OVER:
        return None
    return "*" if state.who == CHANCE else _letter(state, state.who)


def _letter(state: Position, seat: Seat) -> SeatLetter | None:
    return None if seat == NOTHING else SEATS[seat]


def _tile(state: Position, place: int) -> Tile:
    tile = int(state.tiles[place])
    if tile == NOTHING:
        return {"tile": None, "name": None, "grasped": False, "figure": None, "heroes": []}
    return {
        "tile": TILES[tile],
        "name": f"@last-bastion-tile-{TILES[tile]}",
        "grasped": state.is_grasped(tile),
        "figure": _figure(state, tile),
        "heroes": [
            SEATS[seat] for seat in range(state.facts.seats) if state.hero(seat, PLACE) == place
        ],
    }


def _figure(state: Position, tile: int) -> Figure | None:
    """The figure that stands on the tile: none while it is out, or in the reserve."""
    if state.is_grasped(tile):
        return None
    if tile == TREBUCHET and state.net_slot == NOTHING:
        return "net"
    if tile == QUARRY and state.trap_slot == NOTHING:
        return "trap"
    return "standard" if tile == STANDARD else None


def _board(state: Position, side: int, cards: list[Card]) -> Board:
    colour, seat = int(state.boards[side]), int(state.facts.side_seats[side])
    return {
        "side": SIDES[side],
        "colour": COLOURS[colour] if colour != NOTHING else None,
        "seat": _letter(state, seat),
        "neutral": seat == NOTHING or not state.is_up(seat),
        "speaker": _speaker(state, side),
        "full": state.free_slots(side) == 0,
        "slots": [_slot(state, slot, cards) for slot in range(side * 3, side * 3 + 3)],
    }


def _speaker(state: Position, side: int) -> SeatLetter | None:
    """Who decides for a board: its hero, or the first one in play clockwise from it."""
    for step in range(4):
        seat = int(state.facts.side_seats[(side + step) % 4])
        if state.turns and seat != NOTHING and state.is_up(seat):
            return _letter(state, seat)
    return None


def _slot(state: Position, slot: int, cards: list[Card]) -> Slot:
    card = None if state.slots[slot] == NOTHING else _card(state, slot, cards[state.slots[slot]])
    return {"slot": SLOTS[slot], "trap": state.trap_slot == slot, "card": card}


def _card(state: Position, slot: int, card: Card) -> view_types.Card:
    """A card in a slot, as it resists and works there now."""
    covered = int(state.net_effect) if state.net_slot == slot else int(NOTHING)
    return {
        **card_face(card, covered),
        "resistance": int(combat.resistance(state, slot)),
        "grasp": state.card_grasps >> slot & 1 == 1,
        "spell": state.spell_slot == slot,
    }


def _drawn(state: Position, cards: list[Card]) -> view_types.Card | None:
    """The card in hand, while a slot is chosen for it."""
    if state.tasks.is_empty() or code_of(state.tasks.top()) != PLACE_CARD:
        return None
    return card_face(cards[int(argument(state.tasks.top(), 0))])


def card_face(card: Card, covered: int = -1) -> view_types.Card:
    """A card by itself; one of its effects may be covered by the net."""
    effects: list[CardEffect] = []
    for kind, words in enumerate(card.kinds()):
        for at, word in enumerate(words, kind * int(PER_KIND)):
            harms = word not in HELPFUL
            effects.append(
                {"when": WHEN[kind], "effect": word, "netted": at == covered, "harmful": harms}
            )
    return {
        "id": card.id,
        "name": card.text(),
        "warlord": card.is_warlord,
        "colour": card.colour,
        "printed-resistance": card.resistance,
        "resistance": card.resistance,
        "effects": effects,
        "grasp": False,
        "spell": False,
        "source": card.source.kind,
    }


def _hero(state: Position, seat: int) -> Hero:
    hero, place = int(state.hero(seat, HERO)), int(state.hero(seat, PLACE))
    return {
        "seat": SEATS[seat],
        "side": SIDES[state.facts.seat_sides[seat]],
        "hero": HEROES[hero] if hero != NOTHING else None,
        "name": f"@last-bastion-hero-{HEROES[hero]}" if hero != NOTHING else None,
        "tile": TILES[state.tiles[place]] if place != NOTHING else None,
        "tokens": _tokens([int(state.hero(seat, kind)) for kind in range(len(TOKENS))]),
        "wounded": state.hero(seat, WOUNDED) == 1,
        "down": state.turns > 0 and state.hero(seat, DOWN) == 1,
        "dead": state.is_dead(seat),
        "prone": state.hero(seat, PRONE) == 1,
        "grasped": state.hero(seat, GRASPED) == 1,
        "power": hero != NOTHING and state.has_power(seat, hero),
        "spell-at-hand": state.has_power(seat, MYLFAAR) and state.spell_slot == NOTHING,
    }


def _reserve(state: Position) -> Reserve:
    counts = [int(state.reserve[kind]) for kind in range(len(TOKENS))]
    return {**_tokens(counts), "grasp": int(state.reserve[GRASP_FIGURE])}


def _tokens(counts: Sequence[int]) -> Tokens:
    """Tokens by kind, from their counts in the engine's order."""
    red, green, blue, yellow, black, call, life = counts
    return {
        "red": red,
        "green": green,
        "blue": blue,
        "yellow": yellow,
        "black": black,
        "call": call,
        "life": life,
    }
