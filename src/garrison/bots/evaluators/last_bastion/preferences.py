"""What things are worth to a hero of Last Bastion who decides quickly, as named numbers.

The numbers themselves stand in `preferences.toml`, a set for each number of heroes: the fewer they
are, the more of the bastion each of them has to hold. `scripts/tune_last_bastion.py` tunes them.
"""

from typing import Final

from garrison.core.data import open_data
from garrison.games.last_bastion.rules.position import Position

FILE: Final = "preferences.toml"
_MOST: Final = 100.0


class Preferences:
    """The unit is about what a fair fight brings; docs/bots-diary.md tells where they come from."""

    def __init__(self, numbers: dict[str, float]) -> None:
        # Cards
        self.card = numbers["card"]
        """Any card that is gone."""
        self.resistance = numbers["resistance"]
        """More for each point of its resistance."""
        self.grasping = numbers["grasping"]
        """More if its recurring effect grasps tiles."""
        self.corrupting = numbers["corrupting"]
        """More if it rolls the corruption die, hurts, or brings more cards."""
        self.robbing = numbers["robbing"]
        """More if it takes tokens or anything else."""
        self.urgent = numbers["urgent"]
        """Which part of that is added if its board is next; less with every board before it."""
        self.blocking = numbers["blocking"]
        """More if it holds a die."""
        self.forbidding = numbers["forbidding"]
        """More if it forbids equipment."""
        self.rewarding = numbers["rewarding"]
        """More if its defeat brings something good."""
        self.vengeful = numbers["vengeful"]
        """Taken off if its defeat brings something bad."""
        self.marked = numbers["marked"]
        """More if it is about to grasp a tile."""
        self.marked_last = numbers["marked_last"]
        """More on top if that tile would be the last."""
        self.filling_red = numbers["filling_red"]
        """More if it fills a board; this one is for red, the next three for the other colours."""
        self.filling_green = numbers["filling_green"]
        self.filling_blue = numbers["filling_blue"]
        self.filling_yellow = numbers["filling_yellow"]
        self.doomed = numbers["doomed"]
        """More for the green board if a warlord is the last card; less, the more lie under it."""
        self.nearly_filling = numbers["nearly_filling"]
        """More if it fills all but one slot of a board."""
        self.warlord = numbers["warlord"]
        """More if it is a warlord."""
        self.last_warlord = numbers["last_warlord"]
        """More on top if it is the last warlord."""

        # Tokens and life
        self.token = numbers["token"]
        """A token of equipment."""
        self.token_black = numbers["token_black"]
        """More for a black token, since most warlords are black."""
        self.token_card = numbers["token_card"]
        """More for each card of its colour that resists more than one hit."""
        self.token_warlord = numbers["token_warlord"]
        """More in the colour of a warlord at the walls."""
        self.call = numbers["call"]
        """A Call to Arms."""
        self.life = numbers["life"]
        """The last life of a hero; with more, as many times less."""
        self.tomb_life = numbers["tomb_life"]
        """A life paid at the Tomb, on top of that."""

        # Grasps
        self.first_tile = numbers["first_tile"]
        """The only grasped tile, set free."""
        self.second_tile = numbers["second_tile"]
        """One of two grasped tiles, set free."""
        self.mark_removed = numbers["mark_removed"]
        """A card's Grasp removed, as a part of what it adds to the card's danger."""
        self.power = numbers["power"]
        """A hero's power set free."""

        # Tiles
        self.healing = numbers["healing"]
        """A fallen hero brought back."""
        self.quarry = numbers["quarry"]
        """The trap set."""
        self.net = numbers["net"]
        """Which part of an effect's danger the net takes away for good."""
        self.tower = numbers["tower"]
        """Which part of what the best shift of cards brings the tower is worth."""
        self.standard = numbers["standard"]
        """The standard, for each card of its colour."""
        self.standard_warlord = numbers["standard_warlord"]
        """The standard, for a warlord of its colour."""

        # Hero phase
        self.second = numbers["second"]
        """Which part of the lesser of two fights at once counts."""
        self.reach = numbers["reach"]
        """Which part of what could be done from a place counts for standing there."""
        self.centre = numbers["centre"]
        """Standing in the centre, from where every tile is a step away."""
        self.gather = numbers["gather"]
        """Each token of a warlord's colour brought beside it."""

        # Where cards are put
        self.trap_sprung = numbers["trap_sprung"]
        """Placing it into the trap."""
        self.near = numbers["near"]
        """Placing it beside a tile a hero can step to in a turn."""
        self.pair = numbers["pair"]
        """Placing it at a corner where another card can be fought at the same time."""
        self.corner = numbers["corner"]
        """Placing it at a corner."""


def _read(table: str) -> Preferences:
    reader = open_data("garrison.bots.evaluators.last_bastion", FILE).child(table)
    numbers = {name: reader.amount(name, low=-_MOST) for name in reader.keys()}
    reader.finish(FILE)
    return Preferences(numbers)


TWO_HEROES: Final = _read("two-heroes")
THREE_HEROES: Final = _read("three-heroes")
FOUR_HEROES: Final = _read("four-heroes")


def preferences_of(state: Position) -> Preferences:
    """The set for as many heroes as began the siege; a lone hero takes that of two."""
    seats = state.facts.seats
    if seats > 3:
        return FOUR_HEROES
    return THREE_HEROES if seats == 3 else TWO_HEROES
