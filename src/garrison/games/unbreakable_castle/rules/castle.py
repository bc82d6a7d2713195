"""The game as the contract wants it: who acts, what can be done, and doing it."""

from mypy_extensions import i64

from garrison.core.contract import CHANCE, DECK, OVER, SETUP
from garrison.games.unbreakable_castle.rules import verbs
from garrison.games.unbreakable_castle.rules.box import CHOSEN_RACES, GIVEN_RACES, Box
from garrison.games.unbreakable_castle.rules.building import buy
from garrison.games.unbreakable_castle.rules.centre import (
    favours,
    losses,
    pay_toll,
    take_favour,
)
from garrison.games.unbreakable_castle.rules.deal import appoint_dealer, free_races, take_race
from garrison.games.unbreakable_castle.rules.encounters import befriend, fight
from garrison.games.unbreakable_castle.rules.market import barter, can_exchange, exchange
from garrison.games.unbreakable_castle.rules.opening import (
    candidates,
    choose,
    openable,
    turn_over,
)
from garrison.games.unbreakable_castle.rules.position import (
    ANSWER_STAGE,
    CARD_STAGE,
    COUNTER_STAGE,
    DEALER_STAGE,
    FAVOUR_STAGE,
    FRIEND_STAGE,
    FULFIL_STAGE,
    HELP_STAGE,
    MARKET_STAGE,
    OPEN_STAGE,
    OVER_STAGE,
    QUEST_STAGE,
    RACE_STAGE,
    STRIKE_STAGE,
    TOLL_STAGE,
    Position,
    lay,
)
from garrison.games.unbreakable_castle.rules.quests import (
    beneficiaries,
    burn,
    draw,
    fulfil,
    help_build,
    may_forgo,
    members,
    strike,
    victims,
)
from garrison.games.unbreakable_castle.rules.trade import (
    accept,
    answerer,
    answers,
    can_counter,
    can_offer,
    counter,
    decline,
    offer,
)
from garrison.games.unbreakable_castle.rules.turn import carry_on, end_turn, market_moves


class Castle(Position):
    """A position that can be played. Make one with `new_castle`."""

    def actor(self) -> int:
        stage = self.stage
        if stage == OVER_STAGE:
            return OVER
        if stage in (CARD_STAGE, QUEST_STAGE, DEALER_STAGE):
            return CHANCE
        if stage == RACE_STAGE and self.box.how_races != CHOSEN_RACES:
            return CHANCE
        return int(self.partner) if stage == ANSWER_STAGE else int(self.seat)

    def stream(self) -> int:
        return SETUP if self.stage == RACE_STAGE or self.stage == DEALER_STAGE else DECK

    def moves(self) -> list[int]:
        stage = self.stage
        if stage == MARKET_STAGE:
            return market_moves(self)
        if stage == CARD_STAGE:
            return _moves(verbs.CARD, candidates(self, self.cell))
        if stage == OPEN_STAGE:
            return _moves(verbs.OPEN, openable(self))
        if stage in (ANSWER_STAGE, COUNTER_STAGE):
            return answers(self)
        return self._answers_to_question()

    def _answers_to_question(self) -> list[int]:
        stage = self.stage
        if stage == RACE_STAGE:
            return _moves(verbs.RACE, free_races(self))
        if stage == DEALER_STAGE:
            return _moves(verbs.DEALER, list(range(int(self.box.seats))))
        if stage == QUEST_STAGE:
            return _moves(verbs.QUEST, members(self.decks[self.side_of(self.seat)]))
        if stage == FRIEND_STAGE:
            return [verbs.FIGHT, verbs.BEFRIEND]
        if stage == FULFIL_STAGE:
            return _moves(verbs.FULFIL, members(self.subject))
        if stage == HELP_STAGE:
            return _moves(verbs.HELP, beneficiaries(self))
        if stage == STRIKE_STAGE:
            able = _moves(verbs.STRIKE, victims(self))
            return [*able, verbs.FORGO] if may_forgo(self) else able
        if stage == TOLL_STAGE:
            return _moves(verbs.LOSE, losses(self))
        if stage == FAVOUR_STAGE:
            return _moves(verbs.FAVOUR, favours(self))
        return []

    def weights(self) -> list[int]:
        """Nobody has seen the order of anything: all outcomes are alike."""
        return [1] * len(self.moves())

    def total_weight(self) -> int:
        return len(self.moves())

    def outcome(self, point: int) -> int:
        return self.moves()[point]

    def allows(self, move: int) -> bool:
        """Any exchange with the bank, and any offer, may be made; only some are worth listing."""
        verb = move & 255
        if verb == verbs.EXCHANGE:
            return self._allows_exchange(move)
        if verb == verbs.OFFER:
            return can_offer(self, verbs.first(move), verbs.offered(move))
        if verb == verbs.COUNTER:
            return can_counter(self, verbs.countered(move))
        return move in self.moves()

    def _allows_exchange(self, move: i64) -> bool:
        """On the own turn before opening and after reading, or while a deal is pending."""
        stage = self.stage
        if stage in (ANSWER_STAGE, COUNTER_STAGE):
            seat = answerer(self)
        elif stage in (OPEN_STAGE, MARKET_STAGE):
            seat = self.seat
        else:
            return False
        is_small = move < 1 << 24
        return is_small and can_exchange(self, seat, verbs.first(move), verbs.second(move))

    def play(self, move: int) -> None:
        verb = move & 255
        value: i64 = verbs.first(move)
        if verb == verbs.CARD:
            turn_over(self, value)
        elif verb == verbs.OPEN:
            choose(self, value)
        elif verb == verbs.END:
            end_turn(self)
        elif verb <= verbs.QUEST:
            self._set_up_or_draw(verb, value)
        elif verb <= verbs.FAVOUR:
            self._answer_question(verb, value)
        else:
            self._deal(verb, move)
        carry_on(self)

    def _set_up_or_draw(self, verb: int, value: i64) -> None:
        if verb == verbs.RACE:
            take_race(self, value)
        elif verb == verbs.DEALER:
            appoint_dealer(self, value)
        else:
            draw(self, value)

    def _answer_question(self, verb: int, value: i64) -> None:
        if verb == verbs.FIGHT:
            fight(self)
        elif verb == verbs.BEFRIEND:
            befriend(self)
        elif verb == verbs.FULFIL:
            fulfil(self, value)
        elif verb == verbs.HELP:
            help_build(self, value)
        elif verb == verbs.STRIKE:
            strike(self, value)
        elif verb == verbs.FORGO:
            burn(self, True)
        elif verb == verbs.LOSE:
            pay_toll(self, value)
        else:
            take_favour(self, value)

    def _deal(self, verb: int, move: i64) -> None:
        value, other = verbs.first(move), verbs.second(move)
        if verb == verbs.EXCHANGE:
            exchange(self, int(self.actor()), value, other)
        elif verb == verbs.BARTER:
            barter(self, value, other)
        elif verb == verbs.BUILD:
            buy(self, value)
        elif verb == verbs.OFFER:
            offer(self, value, verbs.offered(move))
        elif verb == verbs.COUNTER:
            counter(self, verbs.countered(move))
        elif verb == verbs.ACCEPT:
            accept(self)
        else:
            decline(self)

    def copy(self) -> "Castle":
        twin = Castle()
        self.fill(twin)
        return twin


def new_castle(box: Box) -> Castle:
    """The box opened; races that were agreed on are taken at once."""
    castle = Castle()
    lay(castle, box)
    if box.how_races == GIVEN_RACES:
        for race in box.given_races:
            take_race(castle, race)
    return castle


def _moves(verb: int, values: list[int]) -> list[int]:
    return [verb | value << 8 for value in values]
