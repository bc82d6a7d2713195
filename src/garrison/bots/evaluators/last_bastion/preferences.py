"""What things are worth to a hero of Last Bastion who decides quickly, as named numbers."""

from typing import Final


class Preferences:
    """The unit is about what a fair fight brings; docs/bots-diary.md tells where they come from."""

    def __init__(self) -> None:
        # Cards
        self.card = -0.59
        """Any card that is gone."""
        self.resistance = 0.15
        """More for each point of its resistance."""
        self.grasping = 3.32
        """More if its recurring effect grasps tiles."""
        self.corrupting = 4.31
        """More if it rolls the corruption die, hurts, or brings more cards."""
        self.robbing = 0.72
        """More if it takes tokens or anything else."""
        self.urgent = 0.68
        """Which part of that is added if its board is next; less with every board before it."""
        self.blocking = 1.25
        """More if it holds a die."""
        self.forbidding = 3.64
        """More if it forbids equipment."""
        self.rewarding = 0.96
        """More if its defeat brings something good."""
        self.vengeful = 0.39
        """Taken off if its defeat brings something bad."""
        self.marked = 0.55
        """More if it is about to grasp a tile."""
        self.marked_last = 2.90
        """More on top if that tile would be the last."""
        self.filling_red = 0.57
        """More if it fills a board; this one is for red, the next three for the other colours."""
        self.filling_green = 2.13
        self.filling_blue = 0.25
        self.filling_yellow = -0.07
        self.doomed = 6.0
        """More for the green board if a warlord is the last card; less, the more lie under it."""
        self.nearly_filling = 0.58
        """More if it fills all but one slot of a board."""
        self.warlord = 7.31
        """More if it is a warlord."""
        self.last_warlord = 20.0
        """More on top if it is the last warlord."""

        # Tokens and life
        self.token = 0.20
        """A token of equipment."""
        self.token_black = 0.39
        """More for a black token, since most warlords are black."""
        self.token_card = 0.10
        """More for each card of its colour that resists more than one hit."""
        self.token_warlord = 2.72
        """More in the colour of a warlord at the walls."""
        self.call = 2.07
        """A Call to Arms."""
        self.life = 3.01
        """The last life of a hero; with more, as many times less."""
        self.tomb_life = 1.23
        """A life paid at the Tomb, on top of that."""

        # Grasps
        self.first_tile = 1.34
        """The only grasped tile, set free."""
        self.second_tile = 2.89
        """One of two grasped tiles, set free."""
        self.mark_removed = 0.77
        """A card's Grasp removed, as a part of what it adds to the card's danger."""
        self.power = 1.56
        """A hero's power set free."""

        # Tiles
        self.healing = 5.08
        """A fallen hero brought back."""
        self.quarry = 2.63
        """The trap set."""
        self.net = 0.27
        """Which part of an effect's danger the net takes away for good."""
        self.tower = 0.2
        """Which part of what the best shift of cards brings the tower is worth."""
        self.standard = 0.04
        """The standard, for each card of its colour."""
        self.standard_warlord = 3.32
        """The standard, for a warlord of its colour."""

        # Hero phase
        self.second = 0.44
        """Which part of the lesser of two fights at once counts."""
        self.reach = 0.06
        """Which part of what could be done from a place counts for standing there."""
        self.centre = 0.22
        """Standing in the centre, from where every tile is a step away."""
        self.gather = 0.52
        """Each token of a warlord's colour brought beside it."""

        # Where cards are put
        self.trap_sprung = 2.53
        """Placing it into the trap."""
        self.near = 0.21
        """Placing it beside a tile a hero can step to in a turn."""
        self.pair = 0.42
        """Placing it at a corner where another card can be fought at the same time."""
        self.corner = 0.14
        """Placing it at a corner."""


PREFERENCES: Final = Preferences()
