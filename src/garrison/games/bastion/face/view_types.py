"""What a view of Bastion consists of. Schema, TypeScript types and reference are made from this.

Everything is played face up, so every seat and every onlooker gets the same view. Cards, enemies,
spells and rituals are plain words: which there are depends on the edition and on own data.
"""

from collections.abc import Mapping, Sequence
from typing import Annotated, Literal, TypeAlias, TypedDict

Colour = Literal["plains", "fire", "mountain", "forest", "swamp", "dark"]
Disc = Literal["plains", "fire", "mountain", "forest", "swamp", "dark", "reserve"]
SeatLetter = Literal["A", "B", "C", "D"]
Tile = Literal["D1", "D2", "D3", "D4", "D5", "D6", "citadel"]
# fmt: off
EnemyPlace = Literal[
    "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12",
    "13", "14", "15", "16", "17", "18", "19", "20", "21", "22", "23", "24",
    "D1", "D2", "D3", "D4", "D5", "D6", "citadel",
]
FoundationName = Literal[
    "D1 F1", "D1 F2", "D2 F1", "D2 F2", "D3 F1", "D3 F2",
    "D4 F1", "D4 F2", "D5 F1", "D5 F2", "D6 F1", "D6 F2",
]
# fmt: on
SourceName = Literal["S1", "S2", "S3", "S4", "S5"]
Stage = Literal["set-up", "play", "over"]
Ending = Literal["going-on", "won", "overrun-adding", "overrun-marching"]
TurnAction = Literal["moved", "channelled", "attacked", "revived"]
Payment = Literal["own", "district", "each", "any"]
Property = Literal[
    "symbiote",
    "flyer",
    "priest",
    "giant",
    "werewolf",
    "dragon",
    "immune",
    "inquisitor",
    "forbids-flame",
    "forbids-lightning",
    "shields-wall",
    "closes-district",
    "strengthens-all",
    "archmage",
]
Rating = Literal["light", "normal", "hard"]
HowCast = Literal["own", "copy"]
WhetherAsked = Literal["unasked", "asked"]

Mana: TypeAlias = Mapping[Colour | Literal["any"], int]


class Modifier(TypedDict):
    """One thing that makes a card cost other than printed."""

    id: Annotated[str, "The message that names it, such as `bastion-modifier-dragon`."]
    amount: Annotated[int, "What it adds to the strength, or takes from it."]


class Part(TypedDict):
    """One card of an enemy."""

    card: Annotated[str, "The card: `fire rider`, or the name of a legend."]
    enemy: Annotated[str, "Its class or legend."]
    colour: Annotated[Colour | Literal["any"], "The colour it is paid in at this place."]
    pay: Annotated[Payment, "How its price is paid."]
    strength: Annotated[int, "What it costs now, before spells."]
    printed: Annotated[int, "The strength printed on it."]
    modifiers: Annotated[Sequence[Modifier], "Why the two differ."]
    properties: Annotated[Sequence[Property], "What it can do."]
    calls: Annotated[int, "How many further enemies come with it."]
    blocks: Annotated[Colour | None, "The colour of sources it blocks."]
    spell: Annotated[str, "The spell it becomes: `flame 2`."]


class Unit(TypedDict):
    """An enemy where it stands, with all the cards it consists of."""

    place: Annotated[EnemyPlace, "The section, the district for its square, or the citadel."]
    parts: Annotated[Sequence[Part], "Its cards, the top one first."]
    cost: Annotated[Mana, "Discs to pay, by colour; `any` for whatever colours."]
    total: Annotated[int, "How many discs that is together."]
    shielded: Annotated[str | None, "The message that says why it cannot be attacked."]
    won: Annotated[int, "How many enemy moves its defeat wins."]
    rituals: Annotated[Sequence[str], "Rituals whoever's turn it is could perform after that."]


class Turn(TypedDict):
    """How far the turn is."""

    done: Annotated[Sequence[TurnAction], "What the defender has done this turn."]
    running: Annotated[bool, "Whether a Speed could follow the move just made."]
    duty: Annotated[bool, "Whether he must defeat the enemy beside him or leave."]


class Source(TypedDict):
    """A source of mana in a district."""

    source: Annotated[SourceName, "`S1` to `S3` are printed, `S4` and `S5` stand on foundations."]
    colour: Annotated[Colour, "The colour it gives."]
    mana: Annotated[Colour | None, "The disc that lies on it."]
    damaged: Annotated[bool, "Whether it must be revived first."]
    blocked: Annotated[bool, "Whether an archmage blocks its colour."]
    open: Annotated[bool, "Whether it could be channelled now."]
    gives: Annotated[int, "How many discs it gives."]


class Tower(TypedDict):
    """The tower of a district."""

    mana: Annotated[Colour | None, "The disc that lies on it."]
    open: Annotated[bool, "Whether its power could be used now."]
    gives: Annotated[Mana, "What lies on the sources of the district."]


class Foundation(TypedDict):
    """A place to build on."""

    foundation: Annotated[FoundationName, "Which one."]
    ritual: Annotated[str | None, "The ritual card whose structure stands there."]


class District(TypedDict):
    """A district with its piece of the wall."""

    place: Annotated[Tile, "`D1` to `D6`, clockwise from the gate."]
    colour: Annotated[Colour | None, "Its colour; null until it is laid."]
    sections: Annotated[Sequence[int], "Its four sections of the wall."]
    sources: Annotated[Sequence[Source], "Its sources."]
    tower: Annotated[Tower, "Its tower."]
    foundations: Annotated[Sequence[Foundation], "Its two foundations."]
    square: Annotated[Unit | None, "The enemy on its square."]
    occupied: Annotated[bool, "Whether an enemy stands on its square."]
    closed: Annotated[bool, "Whether an enemy must be defeated by whoever enters."]
    defenders: Annotated[Sequence[SeatLetter], "Who stands here."]


class Citadel(TypedDict):
    """The middle of the bastion, which touches every district."""

    enemy: Annotated[Unit | None, "Its top enemy."]
    under: Annotated[Sequence[str], "The cards below it."]
    closed: Annotated[bool, "Whether whoever enters must defeat the top enemy."]
    gives: Annotated[Mana, "What lies on the towers."]
    defenders: Annotated[Sequence[SeatLetter], "Who stands here."]


class SpellCard(TypedDict):
    """A defeated enemy in a defender's hand."""

    card: Annotated[str, "The enemy card."]
    spell: Annotated[str, "The spell it is now."]


class Artifact(TypedDict):
    """An artifact before a defender."""

    ritual: Annotated[str, "Its ritual card."]
    used: Annotated[bool, "Whether it was used this turn."]


class Seat(TypedDict):
    """A defender and what he has."""

    seat: Annotated[SeatLetter, "Which seat."]
    tile: Annotated[Tile, "Where he stands."]
    mana: Annotated[Mana, "His discs."]
    spells: Annotated[Sequence[SpellCard], "His spells."]
    rituals: Annotated[Sequence[str], "His ritual cards."]
    offered: Annotated[Sequence[str], "Ritual cards of which he must return some."]
    artifacts: Annotated[Sequence[Artifact], "His artifacts."]


class Deck(TypedDict):
    """The enemies to come."""

    left: Annotated[int, "How many cards there are."]
    next: Annotated[Mapping[str, int], "How likely each card is to be next, as whole weights."]


class RitualDeck(TypedDict):
    """The rituals to come."""

    left: Annotated[int, "How many cards there are."]


class CastSpell(TypedDict):
    """A spell cast for an attack."""

    seat: Annotated[SeatLetter, "Who cast it."]
    spell: Annotated[str, "Which one."]


class Attack(TypedDict):
    """The attack under way."""

    unit: Annotated[Unit | None, "The enemy attacked."]
    relief: Annotated[int, "By how much spells lower its price."]
    alchemy: Annotated[bool, "Whether an Alchemy lets it be paid in any colours."]
    paid: Annotated[Mana, "What is paid already."]
    due: Annotated[int, "How many discs are still due."]
    spells: Annotated[Sequence[CastSpell], "The spells cast for it so far."]


Marcher = TypedDict(
    "Marcher",
    {
        "from": Annotated[int, "The section it leaves."],
        "to": Annotated[int | None, "The section it goes to; null: the bastion falls."],
    },
)

EnemyMove = TypedDict(
    "EnemyMove",
    {
        "after": Annotated[SeatLetter, "Whose turn comes before it."],
        "from": Annotated[int | None, "The section an enemy leaves; null: it comes from the deck."],
        "to": Annotated[int | None, "The section it goes to; null: the bastion falls."],
    },
)

Upcoming = TypedDict(
    "Upcoming",
    {
        "landing": Annotated[int | None, "Where the next ordinary card lands; null: nowhere."],
        "giant-landing": Annotated[int | None, "Where a giant would land."],
        "marcher": Annotated[Marcher | None, "The enemy that would march next."],
        "next": Annotated[
            Sequence[EnemyMove],
            "Up to six enemy moves if nobody acts and only ordinary cards come.",
        ],
        "moves-until-fall": Annotated[int, "Enemy moves until the bastion falls if nobody acts."],
    },
)


class Range(TypedDict):
    """From least to most, chance being what it is."""

    least: Annotated[int, "The least."]
    most: Annotated[int, "The most."]


class RatingRange(TypedDict):
    """How an army is called at its weakest and at its strongest."""

    least: Annotated[Rating, "At its weakest."]
    most: Annotated[Rating, "At its strongest."]


class Army(TypedDict):
    """The enemies of this siege, level or scenario."""

    name: Annotated[str, "Its name."]
    cards: Annotated[int, "How many cards it has."]
    strength: Annotated[Range, "Its strength, summed."]
    rating: Annotated[RatingRange, "What that is called for so many defenders."]


View = TypedDict(
    "View",
    {
        "stage": Annotated[Stage, "How far the game is."],
        "ending": Annotated[Ending | None, "How it ended."],
        "actor": Annotated[SeatLetter | Literal["*"] | None, "Who decides; `*` is chance."],
        "turn": Annotated[SeatLetter, "Whose turn it is."],
        "turn-state": Annotated[Turn, "How far the turn is."],
        "wall": Annotated[Sequence[Unit | None], "The 24 sections clockwise from the gate."],
        "usable-sections": Annotated[int, "Sections enemies can stand on: 24 or 23."],
        "districts": Annotated[Sequence[District], "The six districts, `D1` first."],
        "citadel": Annotated[Citadel, "The citadel."],
        "seats": Annotated[Sequence[Seat], "The defenders."],
        "reserve": Annotated[Mana, "Discs in the reserve."],
        "deck": Annotated[Deck, "The deck of enemies."],
        "rituals": Annotated[RitualDeck, "The deck of rituals."],
        "attack": Annotated[Attack | None, "The attack under way."],
        "upcoming": Annotated[Upcoming, "What is coming."],
        "army": Annotated[Army, "The enemies of this game."],
        "wording": Annotated[
            Mapping[str, int | str], "Numbers of this edition that messages choose words by."
        ],
        "sources": Annotated[
            Mapping[str, str], "Where each fact comes from, by its table: `rulebook: R18 p. 8`."
        ],
    },
)


class CardPiece(TypedDict):
    """An enemy card in the gallery."""

    kind: Literal["card"]
    card: Annotated[str, "Which one."]
    enemy: Annotated[str, "Its class, or its own name if it is a legend."]
    colour: Annotated[Colour | Literal["legend"], "Its colour; a legend has none."]
    pay: Annotated[Payment, "In which colours it is paid."]
    strength: Annotated[int, "The printed strength."]
    spell: Annotated[str, "The spell on its back."]


class RitualPiece(TypedDict):
    """A ritual card in the gallery."""

    kind: Literal["ritual"]
    ritual: Annotated[str, "What it does."]
    colour: Annotated[Colour, "Its colour."]


class DistrictPiece(TypedDict):
    """One side of a district in the gallery."""

    kind: Literal["district"]
    colour: Annotated[Colour, "Its colour."]
    sources: Annotated[Sequence[Colour], "The colours of its sources."]


PieceFacts = CardPiece | RitualPiece | DistrictPiece
