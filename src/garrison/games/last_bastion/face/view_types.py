"""What a view of Last Bastion consists of. Schema, TypeScript types and reference are made from it.

Nothing is hidden but the order of the deck, so everybody gets the same view. Cards of the horde are
plain words: a player may bring their own.
"""

from collections.abc import Mapping, Sequence
from typing import Annotated, Literal, NotRequired, TypedDict

from garrison.core.provenance import SourceKind

Colour = Literal["red", "green", "blue", "yellow", "black"]
Face = Literal["red", "green", "blue", "yellow", "black", "white"]
RoundToken = Literal["red", "green", "blue", "yellow", "black", "call"]
Token = Literal["red", "green", "blue", "yellow", "black", "call", "life"]
TileName = Literal[
    "trebuchet",
    "tower",
    "market",
    "tavern",
    "standard",
    "fountain",
    "dispensary",
    "tomb",
    "quarry",
]
HeroName = Literal[
    "elmer", "mylfaar", "arne", "sindara", "teagaan", "feng-li", "kazgin", "twindalli"
]
Effect = Literal[
    "grasp",
    "draw",
    "lose-life",
    "lose-token",
    "corruption",
    "grasp-hero",
    "all-lose-token",
    "all-grasp-hero",
    "all-lose-move",
    "lose-move",
    "discard-last",
    "gain-equipment",
    "gain-life",
    "gain-call",
    "remove-grasp",
    "gain-life-and-call",
    "no-white",
    "block-die",
    "no-equipment",
]
When = Literal["entrance", "recurring", "continuous", "exit"]
Corruption = Literal["nothing", "card", "token", "token-and-life", "life", "grasp"]
Side = Literal["north", "east", "south", "west"]
SlotName = Literal["N1", "N2", "N3", "E1", "E2", "E3", "S1", "S2", "S3", "W1", "W2", "W3"]
SlotOrBoard = Literal[
    "N1", "N2", "N3", "E1", "E2", "E3", "S1", "S2", "S3", "W1", "W2", "W3", "board"
]
SlotOrNone = Literal["none", "N1", "N2", "N3", "E1", "E2", "E3", "S1", "S2", "S3", "W1", "W2", "W3"]
SeatLetter = Literal["A", "B", "C", "D"]
SeatOrNone = Literal["none", "A", "B", "C", "D"]
EffectSource = Literal["card", "exit", "board", "tomb", "entrance", "recurring"]
LevelName = Literal["novice", "normal", "difficult", "heroic"]
Ending = Literal[
    "going-on",
    "warlords-beaten",
    "heroes-down",
    "tiles-grasped",
    "deck-exhausted",
    "warlord-discarded",
    "exhaustion",
]
ScoreKind = Literal["victory", "life", "call", "dead-hero", "grasped-tile"]
Figure = Literal["net", "trap", "standard"]


class Tile(TypedDict):
    """A place of the bastion and the tile laid there."""

    tile: Annotated[TileName | None, "The tile; null until one is laid."]
    name: Annotated[str | None, "The message that names it, with `@` before it."]
    grasped: Annotated[bool, "Whether it bears a Grasp and is lost for now."]
    figure: Annotated[Figure | None, "The figure that stands on it."]
    heroes: Annotated[Sequence[SeatLetter], "Whose heroes stand on it."]


class CardEffect(TypedDict):
    """One effect of a card."""

    when: Annotated[When, "When it works."]
    effect: Annotated[Effect, "What it does."]
    netted: Annotated[bool, "Whether the net covers it."]
    harmful: Annotated[bool, "Whether it harms the heroes."]


Card = TypedDict(
    "Card",
    {
        "id": Annotated[str, "The card."],
        "name": Annotated[str, "The message that names it with `@` before it, or its own name."],
        "warlord": Annotated[bool, "Whether it is a warlord."],
        "colour": Annotated[Colour, "The colour of dice that beats it."],
        "printed-resistance": Annotated[int, "The resistance printed on it."],
        "resistance": Annotated[int, "Its resistance now."],
        "effects": Annotated[Sequence[CardEffect], "What it does, in printed order."],
        "grasp": Annotated[bool, "Whether a Grasp lies on it."],
        "spell": Annotated[bool, "Whether Mylfaar's spell lies on it."],
        "source": Annotated[SourceKind, "Where the card is known from."],
    },
)


class Slot(TypedDict):
    """A slot of a board."""

    slot: Annotated[SlotName, "Its side's letter and its number."]
    trap: Annotated[bool, "Whether the trap lies in it."]
    card: Annotated[Card | None, "The card in it."]


class Board(TypedDict):
    """The board of one side."""

    side: Annotated[Side, "Its side."]
    colour: Annotated[Colour | None, "Its colour; null until it is placed."]
    seat: Annotated[SeatLetter | None, "Whose board it is; null for a neutral one."]
    neutral: Annotated[bool, "Whether nobody stands behind it: no player, or a hero down."]
    speaker: Annotated[SeatLetter | None, "Who decides for the board."]
    full: Annotated[bool, "Whether all three slots are taken."]
    slots: Annotated[Sequence[Slot], "Its three slots."]


class Tokens(TypedDict):
    """Tokens by kind."""

    red: Annotated[int, "Red equipment."]
    green: Annotated[int, "Green equipment."]
    blue: Annotated[int, "Blue equipment."]
    yellow: Annotated[int, "Yellow equipment."]
    black: Annotated[int, "Black equipment."]
    call: Annotated[int, "Calls to arms."]
    life: Annotated[int, "Life."]


class Reserve(Tokens):
    """What is left beside the board."""

    grasp: Annotated[int, "Figures of Grasp."]


Hero = TypedDict(
    "Hero",
    {
        "seat": Annotated[SeatLetter, "Whose hero it is."],
        "side": Annotated[Side, "The side of its board."],
        "hero": Annotated[HeroName | None, "Who it is; null until it is chosen."],
        "name": Annotated[str | None, "The message that names it, with `@` before it."],
        "tile": Annotated[TileName | None, "Where it stands."],
        "tokens": Annotated[Tokens, "What it has."],
        "wounded": Annotated[bool, "Whether it fell before and lives with less."],
        "down": Annotated[bool, "Whether it is out until it is treated."],
        "dead": Annotated[bool, "Whether it is out for good."],
        "prone": Annotated[bool, "Whether it lies and must stand up first."],
        "grasped": Annotated[bool, "Whether a Grasp holds it: no power, no tokens used."],
        "power": Annotated[bool, "Whether it has its power now."],
        "spell-at-hand": Annotated[bool, "Whether Mylfaar has the spell to cast."],
    },
)


class Deck(TypedDict):
    """The horde to come."""

    size: Annotated[int, "How many cards it has."]
    layers: Annotated[
        Sequence[int | Literal["warlord"]], "From the top: so many monsters, a warlord, and so on."
    ]


class Warlords(TypedDict):
    """How far victory is."""

    beaten: Annotated[int, "Warlords beaten."]
    all: Annotated[int, "Warlords to beat."]


GraspedTiles = TypedDict(
    "GraspedTiles",
    {
        "now": Annotated[int, "Tiles that bear a Grasp."],
        "lost-at": Annotated[int, "How many of them lose the game."],
    },
)

ThisTurn = TypedDict(
    "ThisTurn",
    {
        "moved": Annotated[bool, "Whether the hero has moved."],
        "activated": Annotated[bool, "Whether it has used its tile."],
        "fought": Annotated[bool, "Whether it has fought."],
        "power-used": Annotated[bool, "Whether it has used its power."],
        "rerolled": Annotated[bool, "Whether it has rolled again."],
    },
)


class Odds(TypedDict):
    """An exact chance."""

    ways: Annotated[int, "Good outcomes, in lowest terms."]
    of: Annotated[int, "All outcomes, in lowest terms."]
    percent: Annotated[float, "The same as a number to show."]


class SingleFight(TypedDict):
    """A fight against one card that the hero in turn could begin."""

    slots: Annotated[Sequence[SlotName], "The slot of the card."]
    equipment: Annotated[Sequence[int], "How many tokens are spent on it."]
    beat: Annotated[Odds, "The chance to beat it."]


class DoubleFight(TypedDict):
    """A fight against two cards at once that the hero in turn could begin."""

    slots: Annotated[Sequence[SlotName], "The slots of the cards."]
    equipment: Annotated[Sequence[int], "How many tokens are spent on each."]
    both: Annotated[Odds, "The chance to beat both."]
    either: Annotated[Odds, "The chance to beat at least one."]


class ComingEffect(TypedDict):
    """A recurring effect that will work."""

    slot: Annotated[SlotName, "The slot of its card."]
    effect: Annotated[Effect, "What it does."]
    grasps: NotRequired[Annotated[Literal["card", "tile"], "For a Grasp: what it comes to."]]
    tile: NotRequired[Annotated[TileName | None, "For a Grasp that goes to a tile: which."]]


class HordePhase(TypedDict):
    """What a board will do when its turn comes, as things stand."""

    side: Annotated[Side, "The side of the board."]
    effects: Annotated[Sequence[ComingEffect], "Its recurring effects."]
    board: Annotated[
        Effect | Literal["nothing"], "What follows: a card is drawn, or the board works."
    ]


Upcoming = TypedDict(
    "Upcoming",
    {
        "fights": Annotated[
            Sequence[SingleFight | DoubleFight], "Fights the hero could begin now."
        ],
        "dice": Annotated[int | None, "How many dice it rolls."],
        "spared-by-exits": Annotated[bool, "Whether harmful exits do nothing to it."],
        "equipment-at-hand": Annotated[
            Mapping[Colour, int], "Equipment it could spend in a fight, others' on its tile too."
        ],
        "horde": Annotated[Sequence[HordePhase], "The coming horde phases, in order."],
        "next-grasped": Annotated[
            Mapping[SlotName, TileName | None],
            "For each card that bears a Grasp or brings one: the tile it would go to.",
        ],
        "warlord-depths": Annotated[Sequence[int], "Cards to draw to reach each warlord."],
    },
)


class ScoreRow(TypedDict):
    """One line of the score sheet."""

    line: Annotated[ScoreKind, "What it counts."]
    count: Annotated[int, "How many there are."]
    points: Annotated[int, "What they are worth together."]


Table = TypedDict(
    "Table",
    {
        "turn": Annotated[int, "The number of the turn; 0 while setting up."],
        "last-turn": Annotated[int, "The turn after which the game is lost."],
        "side": Annotated[Side | None, "The side whose turn it is."],
        "active": Annotated[SeatLetter | None, "Whose hero's turn it is."],
        "actor": Annotated[SeatLetter | Literal["*"] | None, "Who decides; `*` is chance."],
        "ending": Annotated[Ending, "How the game ended, or `going-on`."],
        "tiles": Annotated[Sequence[Tile], "The nine places, row by row."],
        "boards": Annotated[Sequence[Board], "The four boards, clockwise from the north."],
        "heroes": Annotated[Sequence[Hero], "The heroes by seat."],
        "reserve": Annotated[Reserve, "What is left beside the board."],
        "standard": Annotated[Colour | None, "The colour the standard is raised for."],
        "deck": Annotated[Deck, "The horde to come."],
        "drawn": Annotated[Card | None, "The card in hand while a slot is chosen for it."],
        "discarded": Annotated[Sequence[str], "Cards beaten or discarded."],
        "warlords": Annotated[Warlords, "How far victory is."],
        "grasped-tiles": Annotated[GraspedTiles, "How near defeat is."],
        "this-turn": Annotated[ThisTurn, "What the hero in turn has done."],
        "upcoming": Annotated[Upcoming | None, "What is coming; null while setting up."],
    },
)


class View(Table):
    """The whole table, for any seat and onlooker."""

    level: Annotated[LevelName, "The level played."]
    points: Annotated[int | None, "The score of a victory."]
    score: Annotated[Sequence[ScoreRow] | None, "How that score comes about."]
    horde: Annotated[Literal["reconstructed", "own"], "Whose cards the horde has."]


class CardPiece(TypedDict):
    """A card of the horde in the gallery."""

    kind: Literal["card"]
    card: Annotated[Card, "The card as it looks when it has just been drawn."]


class TilePiece(TypedDict):
    """A tile of the bastion in the gallery."""

    kind: Literal["tile"]
    tile: Annotated[TileName, "Which one."]


PieceFacts = CardPiece | TilePiece
