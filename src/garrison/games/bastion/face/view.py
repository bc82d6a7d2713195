"""What a client shows: the whole board, as plain data. Nothing in this game is hidden."""

from collections.abc import Mapping, Sequence
from typing import Final

from garrison.core.contract import CHANCE, OVER
from garrison.core.remembering import make_room
from garrison.games.bastion.face.contents import COLOURS, Contents
from garrison.games.bastion.face.names import ACTIONS, ENDINGS, FOUNDATIONS, SEATS, SOURCES, TILES
from garrison.games.bastion.face.upcoming import EnemyViews, mana_due
from garrison.games.bastion.face.view_types import (
    Army,
    Attack,
    Citadel,
    Colour,
    Deck,
    District,
    Foundation,
    Seat,
    SeatLetter,
    Source,
    Stage,
    Tower,
    Turn,
    View,
)
from garrison.games.bastion.face.writing import count_discs
from garrison.games.bastion.rules import position as at
from garrison.games.bastion.rules.actions import owes_duty
from garrison.games.bastion.rules.channel import obelisk_adds
from garrison.games.bastion.rules.leaving import closing_enemy
from garrison.games.bastion.rules.position import USABLE_SECTIONS
from garrison.games.bastion.rules.sources import can_channel, is_blocked, is_damaged, is_occupied
from garrison.games.bastion.rules.state import Bastion
from garrison.games.bastion.rules.towers import tower_is_open

_SECTIONS: Final = [list(range(first, first + 4)) for first in range(1, 25, 4)]
"""The sections of each district."""


class ViewMaker:
    """Makes views of one game."""

    def __init__(self, contents: Contents, army: Army, wording: Mapping[str, int | str]) -> None:
        self._contents = contents
        self._cards = contents.cards()
        self._rituals = contents.rituals()
        self._army = army
        self._wording = wording
        self._sources = {
            fact: f"{source.kind}: {source.place}" for fact, source in contents.provenance.items()
        }
        self._enemies = EnemyViews(contents)
        self._told_sources: dict[tuple[int, int, int, bool, bool, bool, int], Source] = {}
        self._told_towers: dict[tuple[int, bool, int], Tower] = {}
        self._told_foundations: dict[tuple[int, int], Foundation] = {}
        """What was told before, as `EnemyViews` keeps it; there are few sources and foundations."""

    def view(self, state: Bastion) -> View:
        actor = state.actor()
        return {
            "stage": _stage(state),
            "ending": ENDINGS[state.ending()] if actor == OVER else None,
            "actor": None if actor == OVER else "*" if actor == CHANCE else SEATS[actor],
            "turn": SEATS[state.cells[at.TURN]],
            "turn-state": self._turn(state),
            "wall": self._enemies.wall(state, range(1, 25)),
            "usable-sections": int(state.facts.switches[USABLE_SECTIONS]),
            "districts": [self._district(state, position) for position in range(6)],
            "citadel": self._citadel(state),
            "seats": [self._seat(state, seat) for seat in range(int(state.facts.seats))],
            "reserve": count_discs(state.reserve()),
            "deck": self._deck(state),
            "rituals": {"left": state.rituals.size()},
            "attack": self._attack(state),
            "upcoming": self._enemies.upcoming(state),
            "army": self._army,
            "wording": self._wording,
            "sources": self._sources,
        }

    def _turn(self, state: Bastion) -> Turn:
        done = state.cells[at.DONE]
        seat = int(state.cells[at.TURN])
        return {
            "done": [word for n, word in enumerate(ACTIONS) if done >> n & 1],
            "running": bool(state.cells[at.ON_THE_RUN]),
            "duty": owes_duty(state, seat),
        }

    def _district(self, state: Bastion, position: int) -> District:
        district = state.cells[at.DISTRICT_AT + position]
        laid = district >= 0
        return {
            "place": TILES[position],
            "colour": COLOURS[district] if laid else None,
            "sections": _SECTIONS[position],
            "sources": [
                self._source(state, position * 5 + n)
                for n in range(5)
                if laid and state.source_colour(position * 5 + n) >= 0
            ],
            "tower": self._tower(state, position),
            "foundations": [self._foundation(state, position * 2 + n) for n in (0, 1)],
            "square": self._enemies.unit(state, int(at.SQUARES) + position),
            "occupied": is_occupied(state, position),
            "closed": closing_enemy(state, position) > 0,
            "defenders": _standing(state, position),
        }

    def _source(self, state: Bastion, slot: int) -> Source:
        colour, number = int(state.source_colour(slot)), slot % 5
        disc, gives = int(state.cells[at.MANA_ON + slot]), 3 + int(obelisk_adds(state, slot))
        damaged, blocked = bool(is_damaged(state, slot)), bool(is_blocked(state, colour))
        is_open = bool(can_channel(state, slot))
        key = (number, colour, disc, damaged, blocked, is_open, gives)
        if key not in self._told_sources:
            self._told_sources[key] = {
                "source": SOURCES[number],
                "colour": COLOURS[colour],
                "mana": _colour_of_disc(disc),
                "damaged": damaged,
                "blocked": blocked,
                "open": is_open,
                "gives": gives,
            }
        return self._told_sources[key]

    def _tower(self, state: Bastion, position: int) -> Tower:
        disc, is_open = int(state.cells[at.TOWERS + position]), bool(tower_is_open(state, position))
        gives = int(state.copy().clear_mana(position * 5, 5))
        key = (disc, is_open, gives)
        if key not in self._told_towers:
            make_room(self._told_towers)
            self._told_towers[key] = {
                "mana": _colour_of_disc(disc),
                "open": is_open,
                "gives": count_discs(gives),
            }
        return self._told_towers[key]

    def _foundation(self, state: Bastion, foundation: int) -> Foundation:
        ritual = int(state.cells[at.BUILT_ON + foundation])
        key = (foundation, ritual)
        if key not in self._told_foundations:
            self._told_foundations[key] = {
                "foundation": FOUNDATIONS[foundation],
                "ritual": self._rituals[ritual] if ritual >= 0 else None,
            }
        return self._told_foundations[key]

    def _citadel(self, state: Bastion) -> Citadel:
        under: list[str] = []
        card = state.head(at.CITADEL_STACK)
        while card >= 0 and state.below(card) >= 0:
            card = state.below(card)
            under.append(self._cards[card])
        return {
            "enemy": self._enemies.unit(state, int(at.CITADEL_STACK)),
            "under": under,
            "closed": state.has_dragon(),
            "gives": count_discs(state.copy().clear_mana(at.TOWERS - at.MANA_ON, 6)),
            "defenders": _standing(state, int(at.CITADEL)),
        }

    def _seat(self, state: Bastion, seat: int) -> Seat:
        return {
            "seat": SEATS[seat],
            "tile": TILES[state.tile(seat)],
            "mana": count_discs(state.purse(seat)),
            "spells": [
                {"card": name, "spell": self._spell(card)}
                for card, name in enumerate(self._cards)
                if state.where(card) == at.HAND + seat
            ],
            "rituals": self._rituals_at(state, int(at.HELD) + seat),
            "offered": self._rituals_at(state, int(at.OFFERED) + seat),
            "artifacts": [
                {"ritual": name, "used": bool(state.cells[at.USED] >> card & 1)}
                for card, name in enumerate(self._rituals)
                if state.cells[at.RITUAL_AT + card] == at.ARTIFACT + seat
            ],
        }

    def _spell(self, card: int) -> str:
        return self._contents.spells[self._contents.enemy_of(card).name].word

    def _rituals_at(self, state: Bastion, where: int) -> list[str]:
        cells = state.cells
        return [
            name for card, name in enumerate(self._rituals) if cells[at.RITUAL_AT + card] == where
        ]

    def _deck(self, state: Bastion) -> Deck:
        """How many cards, and how likely each is to be the next one, as whole-number weights."""
        chances = zip(state.deck.draws(), state.deck.draw_weights(), strict=True)
        return {
            "left": state.deck.size(),
            "next": {self._cards[card]: weight for card, weight in chances},
        }

    def _attack(self, state: Bastion) -> Attack | None:
        """The attack under way: what it costs after the spells cast so far."""
        cell = state.cells
        if not cell[at.TARGET]:
            return None
        unit = self._enemies.unit(state, int(cell[at.TARGET]))
        return {
            "unit": unit,
            "relief": int(cell[at.RELIEF]),
            "alchemy": bool(cell[at.ALCHEMY_CAST]),
            "paid": count_discs(cell[at.PAID_SO_FAR]),
            "due": mana_due(state),
            "spells": [
                {"seat": SEATS[seat], "spell": self._spell(card)}
                for seat in range(int(state.facts.seats))
                for card in range(len(self._cards))
                if state.where(card) == at.AIR + seat
            ],
        }


def _stage(state: Bastion) -> Stage:
    if state.ending():
        return "over"
    return "set-up" if state.cells[at.IN_SETUP] else "play"


def _colour_of_disc(disc: int) -> Colour | None:
    return COLOURS[disc - 1] if disc else None


def _standing(state: Bastion, tile: int) -> Sequence[SeatLetter]:
    return [SEATS[n] for n in range(int(state.facts.seats)) if state.tile(n) == tile]
