"""What a seat may know: the whole table, its own quests, and only the backs of the others'."""

from collections.abc import Sequence

from garrison.core.contract import CHANCE, ONLOOKER, OVER, Move, Seat
from garrison.core.refusals import OK
from garrison.core.remembering import make_room
from garrison.games.unbreakable_castle.face.contents import (
    CardFacts,
    Contents,
    QuestFacts,
)
from garrison.games.unbreakable_castle.face.names import (
    BUILDING,
    ENDINGS,
    PARTS,
    RACES,
    RESOURCES,
    SEATS,
    SIDES,
    TRADABLE,
    cell_name,
)
from garrison.games.unbreakable_castle.face.questions import public_stage
from garrison.games.unbreakable_castle.face.upcoming import MissingParts, cell_odds
from garrison.games.unbreakable_castle.face.view_joined import joined_edges
from garrison.games.unbreakable_castle.face.view_types import (
    Card,
    CastleParts,
    Cell,
    Exchange,
    Field,
    FreeRace,
    Goods,
    HiddenQuest,
    Market,
    Offer,
    PartState,
    Player,
    Prices,
    Quest,
    QuestDeck,
    QuestDecks,
    Stock,
    Turn,
    View,
)
from garrison.games.unbreakable_castle.face.vocabulary import split_deal, stage_name
from garrison.games.unbreakable_castle.face.writing import (
    Names,
    discard_of,
    goods_of,
    quests_in_order,
)
from garrison.games.unbreakable_castle.rules.building import can_buy
from garrison.games.unbreakable_castle.rules.deal import RACE_STAGE, free_races, is_setting_up
from garrison.games.unbreakable_castle.rules.market import bank_gives, bank_takes
from garrison.games.unbreakable_castle.rules.opening import OPEN_STAGE, openable
from garrison.games.unbreakable_castle.rules.position import STEPS
from garrison.games.unbreakable_castle.rules.quests import (
    QUEST_STAGE,
    members,
    size,
)
from garrison.games.unbreakable_castle.rules.state import Castle
from garrison.games.unbreakable_castle.rules.terms import NOTHING
from garrison.games.unbreakable_castle.rules.trade import ANSWER_STAGE, COUNTER_STAGE, why_no_offers
from garrison.games.unbreakable_castle.rules.turn import MARKET_EXCHANGE, MARKET_STAGE


class ViewMaker:
    """Makes views of one game's positions. What never changes is made once: nobody writes to it."""

    def __init__(
        self,
        contents: Contents,
        quests: Sequence[QuestFacts],
        names: Names,
        notes: Sequence[str],
    ) -> None:
        self._contents = contents
        self._quests = [quest_face(quest) for quest in quests]
        self._cards = [card_face(card) for card in contents.cards]
        self._names = names
        self._prices = _prices(contents)
        self._notes = list(notes)
        self._cells: dict[tuple[int, int, bool], Cell] = {}
        self._missing_parts = MissingParts()
        self._could_be: dict[int, list[str]] = {}
        """The quests of a set, by its bits: most rows hold the same few sets for long."""

    def view(self, state: Castle, seat: Seat) -> View:
        actor = state.actor()
        return {
            "seat": None if seat == ONLOOKER else SEATS[seat],
            "stage": stage_name(public_stage(state, seat)),
            "deciding": None if actor in (CHANCE, OVER) else SEATS[actor],
            "turn": self._turn(state),
            "dealer": SEATS[state.dealer],
            "field": self._field(state),
            "joined": joined_edges(state),
            "free_races": self._free_races(state),
            "deck": deck_size(state),
            "discard": list(self._names.of_cards(discard_of(state))),
            "players": [self._player(state, each, seat) for each in range(state.facts.seats)],
            "quest_decks": self._quest_decks(state),
            "bank": self._bank(state),
            "stock": _by_part([int(each) for each in state.stock]),
            "prices": self._prices,
            "offer": _offer(state),
            "market": _market(state, seat),
            "upcoming": {
                "cells": cell_odds(state, seat),
                "parts": []
                if seat == ONLOOKER or not _has_race(state, seat)
                else self._missing_parts.of(state, seat),
            },
            "winner": None if state.winner == NOTHING else SEATS[state.winner],
            "ending": ENDINGS[state.how],
            "notes": self._notes,
        }

    def _turn(self, state: Castle) -> Turn:
        at_work = state.cell != NOTHING
        return {
            "seat": SEATS[state.seat],
            "cell": cell_name(int(state.cell), int(state.facts.columns)) if at_work else None,
            "has_quested": state.has_quested,
            "has_built": state.has_built,
            "offers_left": int(state.facts.offers_a_turn - state.offers)
            if state.facts.has_trade
            else 0,
            "trader_uses": int(state.trader_uses),
        }

    def _field(self, state: Castle) -> Field:
        able = set(openable(state)) if state.stage == OPEN_STAGE else set()
        return {
            "rows": int(state.facts.rows),
            "columns": int(state.facts.columns),
            "cells": [
                self._cell(state, cell, int(card), cell in able)
                for cell, card in enumerate(state.field)
            ],
        }

    def _cell(self, state: Castle, cell: int, card: int, is_openable: bool) -> Cell:
        """A card of the field; the same are told by the same document, which compares quickly."""
        key = (cell, card, is_openable)
        if key not in self._cells:
            self._cells[key] = {
                "cell": cell_name(cell, int(state.facts.columns)),
                "card": None if card == NOTHING else self._cards[card],
                "openable": is_openable,
            }
        return self._cells[key]

    def _free_races(self, state: Castle) -> list[FreeRace]:
        """What whoever takes a race should know of each; nothing once all are taken."""
        if state.stage != RACE_STAGE:
            return []
        named = [(RACES[race], self._contents.races[RACES[race]]) for race in free_races(state)]
        return [
            {
                "race": name,
                "faction": facts.faction,
                "side": facts.side,
                "is_hard": not facts.draws_quests,
                "start": {each: count for each, count in facts.start.items() if count},
                "friend": facts.friend,
            }
            for name, facts in named
        ]

    def _player(self, state: Castle, player: int, seat: Seat) -> Player:
        race = int(state.races[player])
        facts = None if race == NOTHING else self._contents.races[RACES[race]]
        return {
            "seat": SEATS[player],
            "race": None if facts is None else RACES[race],
            "faction": None if facts is None else facts.faction,
            "side": None if facts is None else facts.side,
            "is_hard": facts is not None and not facts.draws_quests,
            "goods": goods_of(state, player),
            "castle": _castle(state, player),
            "has_horn": state.has_horn(player),
            "quests": self._quests_before(state, player, seat),
        }

    def _quests_before(
        self, state: Castle, player: int, seat: Seat
    ) -> Sequence[Quest | HiddenQuest]:
        """The row of quests before a player: faces for themselves, for others what each may be."""
        row = quests_in_order(state, player)
        if player == seat:
            return [self._quests[quest] for quest in row]
        return [{"could_be": self._set_of_quests(int(state.could_be[quest]))} for quest in row]

    def _set_of_quests(self, bits: int) -> list[str]:
        if bits not in self._could_be:
            make_room(self._could_be)
            self._could_be[bits] = self._names.of_quests(bits)
        return self._could_be[bits]

    def _quest_decks(self, state: Castle) -> QuestDecks:
        light, dark = (self._quest_deck(state, side) for side in range(len(SIDES)))
        return {"light": light, "dark": dark}

    def _quest_deck(self, state: Castle, side: int) -> QuestDeck:
        return {
            "deck": int(size(state.decks[side])),
            "spent": [self._quests[quest] for quest in members(state.spent[side])],
        }

    def _bank(self, state: Castle) -> Goods | None:
        """Tokens left, where they can run out."""
        if not state.facts.is_bank_strict:
            return None
        return {name: int(state.bank[at]) for at, name in enumerate(RESOURCES)}


def is_visible(state: Castle, move: Move, seat: Seat) -> bool:
    """Whether a seat may know which move is made here.

    All is done in the open but drawing a quest, and answers to questions that nobody else may
    know are asked. Which quest is turned up everybody sees, but not that there was a choice.
    """
    is_secret = state.stage == QUEST_STAGE or STEPS.step(state.stage).shown_as != ""
    return not is_secret or seat == state.seat


def deck_size(state: Castle) -> int:
    """How many cards are left to deal: those face down in the field lie in it no more."""
    face_down = 0 if is_setting_up(state) else int(state.facts.cells() - state.opened)
    return state.pile.size() - face_down


def quest_face(facts: QuestFacts) -> Quest:
    """A quest as whoever holds it sees it."""
    return {
        "quest": facts.name,
        "asks": facts.asks,
        "races": list(facts.races),
        "from": facts.giver,
        "reward": facts.reward,
        "part": facts.part,
        "source": facts.source.kind,
    }


def card_face(card: CardFacts) -> Card:
    """An open card as anybody sees it."""
    return {
        "number": card.number,
        "top": card.top,
        "bottom": card.bottom,
        "left": card.left,
        "right": card.right,
        "source": card.source.kind,
        "centre": card.centre,
    }


def _prices(contents: Contents) -> Prices:
    citadel, tower, gates, wall = (
        {each: count for each, count in contents.parts[part].cost.items() if count}
        for part in PARTS
    )
    return {"citadel": citadel, "tower": tower, "gates": gates, "wall": wall}


def _castle(state: Castle, player: int) -> CastleParts:
    """For each part what stands, what is needed and what is spare; the first of two is the left."""
    citadel, tower, gates, wall = (_part(state, player, at) for at in range(len(PARTS)))
    return {"citadel": citadel, "tower": tower, "gates": gates, "wall": wall}


def _by_part(counts: Sequence[int]) -> Stock:
    citadel, tower, gates, wall = counts
    return {"citadel": citadel, "tower": tower, "gates": gates, "wall": wall}


def _part(state: Castle, player: int, part: int) -> PartState:
    have, need = int(state.owned(player, part)), int(state.facts.need[part])
    return {"have": have, "need": need, "spare": max(0, have - need)}


def _has_race(state: Castle, seat: Seat) -> bool:
    return bool(state.races[seat] != NOTHING)


def _offer(state: Castle) -> Offer | None:
    """The deal on the table: said aloud, so everybody knows it."""
    if state.stage not in (ANSWER_STAGE, COUNTER_STAGE):
        return None
    gives, wants = split_deal(int(state.deal))
    return {
        "seat": SEATS[state.seat],
        "with": SEATS[state.partner],
        "give": gives,
        "want": wants,
        "is_counter": bool(state.stage == COUNTER_STAGE),
    }


def _market(state: Castle, seat: Seat) -> Market | None:
    """What a seat could exchange and build now, if it is the one to act; else nothing."""
    if seat == ONLOOKER or state.actor() != seat or not _has_race(state, seat):
        return None
    exchanges: list[Exchange] = [
        {
            "give": TRADABLE[give],
            "price": int(bank_takes(state, give)),
            "get": BUILDING[get],
            "count": int(bank_gives(state, give)),
        }
        for give in range(len(TRADABLE))
        for get in range(len(BUILDING))
        if state.allows(int(MARKET_EXCHANGE.of(give, get)))
    ]
    in_market = state.stage == MARKET_STAGE
    return {
        "exchanges": exchanges,
        "may_offer": in_market and why_no_offers(state) == OK,
        "builds": [
            {"part": PARTS[part], "is_spare": not state.missing(seat, part)}
            for part in range(len(PARTS))
            if in_market and can_buy(state, seat, part)
        ],
    }
