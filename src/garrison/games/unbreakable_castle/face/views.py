"""What a seat may know: the whole table, its own quests, and only the backs of the others'."""

from collections.abc import Sequence
from typing import Final

from garrison.core.contract import CHANCE, ONLOOKER, OVER, Move, Seat
from garrison.core.documents import Document, Json
from garrison.games.unbreakable_castle.face.contents import CardFacts, Contents, Half, QuestFacts
from garrison.games.unbreakable_castle.face.foresight import foresee_cells, foresee_parts
from garrison.games.unbreakable_castle.face.joined import joined_edges
from garrison.games.unbreakable_castle.face.lines import split_deal
from garrison.games.unbreakable_castle.face.words import (
    BUILDING,
    ENDINGS,
    PARTS,
    RACES,
    RESOURCES,
    SEATS,
    SIDES,
    STAGES,
    TRADABLE,
    cell_name,
)
from garrison.games.unbreakable_castle.face.writing import (
    Names,
    discard_of,
    goods_of,
    quests_in_order,
)
from garrison.games.unbreakable_castle.rules import position as stages
from garrison.games.unbreakable_castle.rules.box import NOTHING
from garrison.games.unbreakable_castle.rules.building import can_buy
from garrison.games.unbreakable_castle.rules.castle import Castle
from garrison.games.unbreakable_castle.rules.deal import free_races
from garrison.games.unbreakable_castle.rules.joints import race_met
from garrison.games.unbreakable_castle.rules.market import bank_gives, bank_takes, can_exchange
from garrison.games.unbreakable_castle.rules.opening import openable
from garrison.games.unbreakable_castle.rules.quests import (
    beneficiaries,
    may_forgo,
    members,
    size,
    victims,
)
from garrison.games.unbreakable_castle.rules.trade import may_offer

_SECRET_STAGES: Final = (stages.FRIEND_STAGE, stages.FULFIL_STAGE)
"""Questions asked because of what lies face down: nobody else is shown that they are asked."""


class Viewer:
    """Makes views of one game's positions."""

    def __init__(
        self,
        contents: Contents,
        quests: Sequence[QuestFacts],
        names: Names,
        notes: Sequence[str],
    ) -> None:
        self._contents = contents
        self._quests = quests
        self._names = names
        self._notes = notes

    def view(self, state: Castle, seat: Seat) -> Document:
        actor = state.actor()
        return {
            "seat": None if seat == ONLOOKER else SEATS[seat],
            "stage": STAGES[public_stage(state, seat)],
            "deciding": None if actor in (CHANCE, OVER) else SEATS[actor],
            "turn": self._turn(state),
            "dealer": SEATS[state.dealer],
            "field": self._field(state),
            "joined": joined_edges(state),
            "free_races": self._free_races(state),
            "deck": state.pile.size(),
            "discard": list(self._names.of_cards(discard_of(state))),
            "players": [self._player(state, each, seat) for each in range(state.box.seats)],
            "quest_decks": self._quest_decks(state),
            "bank": self._bank(state),
            "stock": {name: int(state.stock[at]) for at, name in enumerate(PARTS)},
            "prices": {
                name: {each: count for each, count in facts.cost.items() if count}
                for name, facts in self._contents.parts.items()
            },
            "offer": _offer(state),
            "question": self._question(state, seat),
            "market": _market(state, seat),
            "foresight": {
                "cells": foresee_cells(state, seat),
                "parts": []
                if seat == ONLOOKER or not _has_race(state, seat)
                else foresee_parts(state, seat),
            },
            "winner": None if state.winner == NOTHING else SEATS[state.winner],
            "ending": ENDINGS[state.how],
            "notes": list(self._notes),
        }

    def _turn(self, state: Castle) -> Document:
        at_work = state.cell != NOTHING
        return {
            "seat": SEATS[state.seat],
            "cell": cell_name(int(state.cell), int(state.box.columns)) if at_work else None,
            "has_quested": state.has_quested,
            "has_built": state.has_built,
            "offers_left": int(state.box.offers_a_turn - state.offers)
            if state.box.has_trade
            else 0,
            "trader_uses": int(state.trader_uses),
        }

    def _field(self, state: Castle) -> Document:
        able = set(openable(state)) if state.stage == stages.OPEN_STAGE else set()
        columns = int(state.box.columns)
        return {
            "rows": int(state.box.rows),
            "columns": columns,
            "cells": [
                {
                    "cell": cell_name(cell, columns),
                    "card": None if card == NOTHING else card_face(self._contents.cards[card]),
                    "openable": cell in able,
                }
                for cell, card in enumerate(state.field)
            ],
        }

    def _free_races(self, state: Castle) -> list[Json]:
        """What whoever takes a race should know of each; nothing once all are taken."""
        if state.stage != stages.RACE_STAGE:
            return []
        named = [(RACES[race], self._contents.races[RACES[race]]) for race in free_races(state)]
        return [
            {
                "race": name,
                "faction": facts.faction,
                "side": facts.side,
                "is_hard": not facts.draws_quests,
                "start": {each: count for each, count in facts.start.items() if count},
                "friend": facts.friend or None,
            }
            for name, facts in named
        ]

    def _player(self, state: Castle, player: int, seat: Seat) -> Document:
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

    def _quests_before(self, state: Castle, player: int, seat: Seat) -> list[Json]:
        """The row of quests before a player: faces for themselves, for others what each may be."""
        row = quests_in_order(state, player)
        if player == seat:
            return [self.quest_face(quest) for quest in row]
        return [{"could_be": self._names.of_quests(state.could_be[quest])} for quest in row]

    def quest_face(self, quest: int) -> Document:
        facts = self._quests[quest]
        return {
            "quest": facts.name,
            "asks": facts.asks,
            "races": list(facts.races),
            "from": facts.giver,
            "reward": facts.reward,
            "part": facts.part or None,
            "source": facts.source.kind,
        }

    def _quest_decks(self, state: Castle) -> Document:
        return {
            name: {
                "deck": int(size(state.decks[side])),
                "spent": [self.quest_face(quest) for quest in members(state.spent[side])],
            }
            for side, name in enumerate(SIDES)
        }

    def _bank(self, state: Castle) -> Document | None:
        """Tokens left, where they can run out."""
        if not state.box.is_bank_strict:
            return None
        return {name: int(state.bank[at]) for at, name in enumerate(RESOURCES)}

    def _question(self, state: Castle, seat: Seat) -> Document | None:
        """What is asked, and what hangs on the answer."""
        stage = state.stage
        if stage in _SECRET_STAGES:
            return self._secret_question(state) if seat == state.seat else None
        if stage == stages.HELP_STAGE:
            return self._help_question(state)
        if stage == stages.STRIKE_STAGE:
            who = [SEATS[victim] for victim in victims(state)]
            quest = self._quests[state.subject].name
            return {"asks": "strike", "quest": quest, "who": who, "may_forgo": may_forgo(state)}
        if stage in (stages.TOLL_STAGE, stages.FAVOUR_STAGE):
            return {"asks": STAGES[stage]}
        return None

    def _secret_question(self, state: Castle) -> Document:
        race = RACES[race_met(state, state.step - 1)]
        asked: Document = {"asks": STAGES[state.stage], "race": race}
        if state.stage == stages.FULFIL_STAGE:
            asked["quests"] = self._names.of_quests(state.subject)
        return asked

    def _help_question(self, state: Castle) -> Document:
        """Says which answer would end the game, so that a client can ask twice."""
        quest = self._quests[state.subject].name
        who = beneficiaries(state)
        part = int(state.box.reward[state.subject])
        wins = [SEATS[each] for each in who if _lacks_only(state, each, part)]
        return {"asks": "help", "quest": quest, "who": [SEATS[each] for each in who], "wins": wins}


def public_stage(state: Castle, seat: Seat) -> int:
    """The stage as a seat is told it: secret questions look to others like the market."""
    if state.stage in _SECRET_STAGES and seat != state.seat:
        return int(stages.MARKET_STAGE)
    return int(state.stage)


def is_visible(state: Castle, move: Move, seat: Seat) -> bool:
    """Whether a seat may know which move is made here.

    All is done in the open but drawing a quest, and taking a friend of the other side for an
    ally when a fight was possible. Which quest is turned up everybody sees.
    """
    if state.stage == stages.QUEST_STAGE:
        return bool(seat == state.seat)
    return state.stage != stages.FRIEND_STAGE or bool(seat == state.seat)


def card_face(card: CardFacts) -> Document:
    """An open card as anybody sees it."""
    centre = card.centre
    face: Document = {
        "number": card.number,
        "top": card.top or None,
        "bottom": {"resource": card.bottom, "count": card.bottom_count} if card.bottom else None,
        "left": [_half_face(half) for half in card.left],
        "right": [_half_face(half) for half in card.right],
        "source": card.source.kind,
    }
    shown: Document = {"kind": centre.kind}
    if centre.kind == "bonus":
        shown |= {"resource": centre.resource, "count": centre.count}
    elif centre.kind == "horn":
        shown |= {"side": centre.side}
    elif centre.kind == "trader":
        shown |= {"name": centre.trader, "takes": centre.takes, "price": centre.price}
        shown |= {"gives": centre.resource, "count": centre.count, "uses": centre.uses}
    face["centre"] = shown
    return face


def _half_face(half: Half) -> Document:
    return {"race": half.race, "resource": half.resource, "count": half.count}


def _castle(state: Castle, player: int) -> Document:
    """For each part what stands, what is needed and what is spare; the first of two is the left."""
    return {
        name: {
            "have": int(state.owned(player, at)),
            "need": int(state.box.need[at]),
            "spare": max(0, int(state.owned(player, at) - state.box.need[at])),
        }
        for at, name in enumerate(PARTS)
    }


def _lacks_only(state: Castle, seat: int, part: int) -> bool:
    lacking = [int(state.missing(seat, each)) for each in range(len(PARTS))]
    return sum(lacking) == lacking[part] == 1


def _has_race(state: Castle, seat: Seat) -> bool:
    return bool(state.races[seat] != NOTHING)


def _offer(state: Castle) -> Document | None:
    """The deal on the table: said aloud, so everybody knows it."""
    if state.stage not in (stages.ANSWER_STAGE, stages.COUNTER_STAGE):
        return None
    gives, wants = split_deal(int(state.deal))
    return {
        "seat": SEATS[state.seat],
        "with": SEATS[state.partner],
        "give": gives,
        "want": wants,
        "is_counter": bool(state.stage == stages.COUNTER_STAGE),
    }


def _market(state: Castle, seat: Seat) -> Document | None:
    """What a seat could exchange and build now, if it is the one to act; else nothing."""
    if seat == ONLOOKER or state.actor() != seat or not _has_race(state, seat):
        return None
    exchanges: list[Json] = [
        {
            "give": TRADABLE[give],
            "price": int(bank_takes(state, give)),
            "get": BUILDING[get],
            "count": int(bank_gives(state, give)),
        }
        for give in range(len(TRADABLE))
        for get in range(len(BUILDING))
        if can_exchange(state, seat, give, get)
    ]
    in_market = state.stage == stages.MARKET_STAGE
    return {
        "exchanges": exchanges,
        "may_offer": may_offer(state),
        "builds": [
            {"part": PARTS[part], "is_spare": not state.missing(seat, part)}
            for part in range(len(PARTS))
            if in_market and can_buy(state, seat, part)
        ],
    }
