"""What a view of Unbreakable Castle consists of; schema, TypeScript and reference are made from it.

Everything is open but quests: their owner sees them, others see what each could be.
"""

from collections.abc import Mapping, Sequence
from typing import Annotated, Final, Literal, TypeAlias, TypedDict

from garrison.core.decoding import Bounds
from garrison.core.provenance import SourceKind

Resource = Literal["wood", "clay", "ore", "stone", "gold", "mana"]
Tradable = Literal["wood", "clay", "ore", "stone", "gold"]
Building = Literal["wood", "clay", "ore", "stone"]
Race = Literal[
    "human",
    "elf",
    "gnome",
    "mage",
    "golem",
    "necromancer",
    "werewolf",
    "vampire",
    "orc",
    "demon",
]
Faction = Literal["light", "order", "dark", "chaos"]
Side = Literal["light", "dark"]
Part = Literal["citadel", "tower", "gates", "wall"]
SeatLetter = Literal["A", "B", "C", "D", "E", "F"]
Stage = Literal[
    "races",
    "dealer",
    "open",
    "card",
    "friend",
    "fulfil",
    "help",
    "strike",
    "toll",
    "favour",
    "quest",
    "market",
    "answer",
    "counter",
    "over",
]
ReadingStep = Literal[
    "top",
    "left-upper",
    "left-lower",
    "centre",
    "right-upper",
    "right-lower",
    "bottom",
    "read",
]
Ending = Literal["going-on", "bought", "quest", "ally-quest"]
CentreKind = Literal["empty", "bonus", "quest", "horn", "trader", "toll"]
Trader = Literal[
    "woodcutter",
    "potter",
    "miner",
    "stonemason",
    "timber-merchant",
    "quarry-owner",
    "clay-dealer",
    "jeweller",
]
QuestAsks = Literal["defeat", "find"]
QuestReward = Literal["double", "build", "destroy"]
Joint = Literal["top", "left-upper", "left-lower", "right-upper", "right-lower", "bottom"]
CharacterEdge = Literal["left-upper", "left-lower", "right-upper", "right-lower"]
Meeting = Literal["character", "friend", "ally", "enemy", "flight"]

_COUNT: Final = Bounds(1, 99)
"""How many data files may say of something printed."""
Goods: TypeAlias = Mapping[Resource, int]


class Turn(TypedDict):
    """How far the turn is."""

    seat: Annotated[SeatLetter, "Whose turn it is."]
    cell: Annotated[str | None, "The cell of the card being read, such as `b3`."]
    has_quested: Annotated[bool, "Whether a quest was fulfilled this turn."]
    has_built: Annotated[bool, "Whether a part was built this turn."]
    offers_left: Annotated[int, "How many offers may still be made this turn."]
    trader_uses: Annotated[int, "How often the trader may still be used."]


class PlainCentre(TypedDict):
    """The middle of a card that shows nothing more than its kind."""

    kind: Annotated[Literal["empty", "quest", "toll"], "What stands there."]


class BonusCentre(TypedDict):
    """The middle of a card that gives resources."""

    kind: Annotated[Literal["bonus"], "What stands there."]
    resource: Annotated[Resource, "What it gives."]
    count: Annotated[int, "How many.", _COUNT]


class HornCentre(TypedDict):
    """The middle of a card with a horn."""

    kind: Annotated[Literal["horn"], "What stands there."]
    side: Annotated[Side, "The side it serves."]


class TraderCentre(TypedDict):
    """The middle of a card with a trader."""

    kind: Annotated[Literal["trader"], "What stands there."]
    name: Annotated[Trader, "Who it is."]
    takes: Annotated[Tradable | Literal["any-building"], "What the trader takes."]
    price: Annotated[int, "How many of it.", _COUNT]
    gives: Annotated[Tradable, "What the trader gives."]
    count: Annotated[int, "How many of it.", _COUNT]
    uses: Annotated[int, "How often, in a turn.", _COUNT]


Centre: TypeAlias = PlainCentre | BonusCentre | HornCentre | TraderCentre


class ResourceCount(TypedDict):
    """Some of one resource."""

    resource: Annotated[Resource, "Which one."]
    count: Annotated[int, "How many.", _COUNT]


class Half(TypedDict):
    """Half a character on the edge of a card, with its coin."""

    race: Annotated[Race, "The character's race."]
    resource: Annotated[Resource, "What the coin shows."]
    count: Annotated[int, "How many of it.", _COUNT]


class Card(TypedDict):
    """An open card as anybody sees it."""

    number: Annotated[int, "Its number."]
    top: Annotated[Resource | None, "The resource of its upper edge."]
    bottom: Annotated[ResourceCount | None, "What its lower edge gives."]
    left: Annotated[Sequence[Half], "Halves on the left edge, the upper one first."]
    right: Annotated[Sequence[Half], "Halves on the right edge, the upper one first."]
    source: Annotated[SourceKind, "Where the card is known from."]
    centre: Annotated[Centre, "What stands in its middle."]


class Cell(TypedDict):
    """A place of the field."""

    cell: Annotated[str, "Its name: a letter for the column, a number for the row."]
    card: Annotated[Card | None, "The open card; null while it lies face down."]
    openable: Annotated[bool, "Whether it may be opened now."]


class Field(TypedDict):
    """The cards between the castles."""

    rows: Annotated[int, "How many rows."]
    columns: Annotated[int, "How many columns."]
    cells: Annotated[Sequence[Cell], "Row by row."]


class PartState(TypedDict):
    """How far one part of a castle is."""

    have: Annotated[int, "How many stand."]
    need: Annotated[int, "How many the castle needs."]
    spare: Annotated[int, "How many more than that stand."]


class CastleParts(TypedDict):
    """The parts of a castle."""

    citadel: Annotated[PartState, "The citadel."]
    tower: Annotated[PartState, "The towers."]
    gates: Annotated[PartState, "The gates."]
    wall: Annotated[PartState, "The walls."]


Quest = TypedDict(
    "Quest",
    {
        "quest": Annotated[str, "Which quest."],
        "asks": Annotated[QuestAsks, "What is to be done with the character."],
        "races": Annotated[Sequence[Race], "The characters that count."],
        "from": Annotated[Race, "Who gives it."],
        "reward": Annotated[QuestReward, "What it brings."],
        "part": Annotated[Part | None, "The part that is built or destroyed."],
        "source": Annotated[SourceKind, "Where the quest is known from."],
    },
)


class HiddenQuest(TypedDict):
    """A quest seen from its back."""

    could_be: Annotated[Sequence[str], "Every quest it may be, for all the seat can know."]


class Player(TypedDict):
    """A player and what they have."""

    seat: Annotated[SeatLetter, "Which seat."]
    race: Annotated[Race | None, "Their race; null until it is dealt."]
    faction: Annotated[Faction | None, "The race's faction."]
    side: Annotated[Side | None, "The faction's side."]
    is_hard: Annotated[bool, "Whether the race draws no quests."]
    goods: Annotated[Goods, "What they hold; what they have none of is left out."]
    castle: Annotated[CastleParts, "Their castle."]
    has_horn: Annotated[bool, "Whether they hold the horn of their side."]
    quests: Annotated[Sequence[Quest | HiddenQuest], "Their quests as the seat may know them."]


class Stock(TypedDict):
    """How many of each part."""

    citadel: Annotated[int, "Citadels."]
    tower: Annotated[int, "Towers."]
    gates: Annotated[int, "Gates."]
    wall: Annotated[int, "Walls."]


class Prices(TypedDict):
    """What each part costs; what it takes none of is left out."""

    citadel: Annotated[Mapping[Building, int], "A citadel."]
    tower: Annotated[Mapping[Building, int], "A tower."]
    gates: Annotated[Mapping[Building, int], "The gates."]
    wall: Annotated[Mapping[Building, int], "A wall."]


class JoinedCards(TypedDict):
    """Two open cards whose edges match, named by the lower or the right one."""

    cell: Annotated[str, "Its cell."]
    joint: Annotated[Joint, "Its edge."]
    resource: Annotated[Resource | None, "The resource they form together."]
    race: Annotated[Race | None, "The character they form together."]


class FreeRace(TypedDict):
    """A race somebody may still take."""

    race: Annotated[Race, "Which race."]
    faction: Annotated[Faction, "Its faction."]
    side: Annotated[Side, "The faction's side."]
    is_hard: Annotated[bool, "Whether it draws no quests."]
    start: Annotated[Goods, "What it begins with."]
    friend: Annotated[Race | None, "The race of the other side that is its friend."]


class QuestDeck(TypedDict):
    """The quests of one side."""

    deck: Annotated[int, "How many are left to draw."]
    spent: Annotated[Sequence[Quest], "Those fulfilled."]


class QuestDecks(TypedDict):
    """The quests of both sides."""

    light: Annotated[QuestDeck, "Of the light."]
    dark: Annotated[QuestDeck, "Of the dark."]


Offer = TypedDict(
    "Offer",
    {
        "seat": Annotated[SeatLetter, "Who offered."],
        "with": Annotated[SeatLetter, "To whom."],
        "give": Annotated[Mapping[Tradable, int], "What the first would give."],
        "want": Annotated[Mapping[Tradable, int], "What they want for it."],
        "is_counter": Annotated[bool, "Whether it is the answer to an offer."],
    },
)


class Exchange(TypedDict):
    """An exchange with the bank that could be made."""

    give: Annotated[Tradable, "What is given."]
    price: Annotated[int, "How many of it.", _COUNT]
    get: Annotated[Building, "What is got."]
    count: Annotated[int, "How many of it.", _COUNT]


class Build(TypedDict):
    """A part that could be built."""

    part: Annotated[Part, "Which part."]
    is_spare: Annotated[bool, "Whether the castle has enough of it."]


class Market(TypedDict):
    """What the seat that acts could do at the market."""

    exchanges: Annotated[Sequence[Exchange], "Exchanges with the bank."]
    may_offer: Annotated[bool, "Whether an offer may be made."]
    builds: Annotated[Sequence[Build], "Parts that could be built."]


class EdgeOdds(TypedDict):
    """A joint of resources that an opened card could complete."""

    joint: Annotated[Literal["top", "bottom"], "At which edge."]
    odds: Annotated[tuple[int, int], "So many of so many equally likely cards."]
    resource: Annotated[Resource, "What it would bring."]
    count: Annotated[tuple[int, int], "How many of it, from least to most."]


class CharacterOdds(TypedDict):
    """A character that an opened card could complete."""

    joint: Annotated[CharacterEdge, "At which edge."]
    odds: Annotated[tuple[int, int], "So many of so many equally likely cards."]
    race: Annotated[Race, "Who it would be."]
    meets: Annotated[Meeting, "How the seat would meet them."]
    carries: Annotated[Sequence[Resource], "What their coins may show."]


Possible: TypeAlias = EdgeOdds | CharacterOdds


class CellOdds(TypedDict):
    """What opening a card could bring."""

    cell: Annotated[str, "The cell."]
    joints: Annotated[Sequence[Possible], "Every joint it could complete."]
    any: Annotated[tuple[int, int], "So many of so many cards complete at least one."]


WayStep = TypedDict(
    "WayStep",
    {
        "with": Annotated[Literal["bank", "trader"], "With whom."],
        "give": Annotated[Resource, "What is given."],
        "get": Annotated[Resource, "What is got."],
    },
)


class MissingPart(TypedDict):
    """The way to a part the castle lacks."""

    part: Annotated[Part, "Which part."]
    lacks: Annotated[Mapping[Building, int], "What is still needed."]
    exchanges: Annotated[
        Sequence[WayStep] | None, "The cheapest exchanges that make it affordable, if any do."
    ]


class Upcoming(TypedDict):
    """What may come."""

    cells: Annotated[Sequence[CellOdds], "Every card that may be opened."]
    parts: Annotated[Sequence[MissingPart], "Every part the seat's castle lacks."]


class View(TypedDict):
    """The table as one seat, or an onlooker, may know it."""

    seat: Annotated[SeatLetter | None, "Who looks; null for an onlooker."]
    stage: Annotated[Stage, "How far the turn is, as the seat is told it."]
    deciding: Annotated[SeatLetter | None, "Who decides."]
    turn: Annotated[Turn, "How far the turn is."]
    dealer: Annotated[SeatLetter, "Who dealt."]
    field: Annotated[Field, "The cards between the castles."]
    deck: Annotated[int, "Cards left in the deck, apart from those face down in the field."]
    discard: Annotated[Sequence[int], "Cards discarded."]
    players: Annotated[Sequence[Player], "The players by seat."]
    quest_decks: Annotated[QuestDecks, "The quests of both sides."]
    bank: Annotated[Goods | None, "Tokens left, where they can run out."]
    joined: Annotated[Sequence[JoinedCards], "Every pair of matching edges between open cards."]
    free_races: Annotated[Sequence[FreeRace], "Races nobody has taken yet, while they are taken."]
    stock: Annotated[Stock, "Parts left to build."]
    prices: Annotated[Prices, "What each part costs."]
    offer: Annotated[Offer | None, "The deal on the table."]
    market: Annotated[Market | None, "What the seat could do at the market, if it is to act."]
    upcoming: Annotated[Upcoming, "What may come."]
    winner: Annotated[SeatLetter | None, "Who won."]
    ending: Annotated[Ending, "How the game ended, or `going-on`."]
    notes: Annotated[Sequence[str], "Messages on what players should know of this game."]


class PlainAsk(TypedDict):
    """A question that says all by its name."""

    ask: Annotated[
        Literal[
            "races",
            "dealer",
            "open",
            "card",
            "toll",
            "favour",
            "quest",
            "market",
            "answer",
            "counter",
        ],
        "What is asked.",
    ]


class FriendAsk(TypedDict):
    """Fight the friend or take it for an ally?"""

    ask: Annotated[Literal["friend"], "What is asked."]
    race: Annotated[Race, "Who was met."]


class FulfilAsk(TypedDict):
    """Which of the quests that could be fulfilled?"""

    ask: Annotated[Literal["fulfil"], "What is asked."]
    race: Annotated[Race, "Who was met."]
    quests: Annotated[Sequence[str], "The quests to choose from."]


class HelpAsk(TypedDict):
    """Who gets the part?"""

    ask: Annotated[Literal["help"], "What is asked."]
    quest: Annotated[str, "The quest fulfilled."]
    who: Annotated[Sequence[SeatLetter], "Who may be chosen."]
    wins: Annotated[Sequence[SeatLetter], "Those of them whom it would make the winner."]


class StrikeAsk(TypedDict):
    """Whose part is destroyed?"""

    ask: Annotated[Literal["strike"], "What is asked."]
    quest: Annotated[str, "The quest fulfilled."]
    who: Annotated[Sequence[SeatLetter], "Who may be chosen."]
    may_forgo: Annotated[bool, "Whether nobody may be chosen."]


Question: TypeAlias = PlainAsk | FriendAsk | FulfilAsk | HelpAsk | StrikeAsk


class CardPiece(TypedDict):
    """A card of the field in the gallery."""

    kind: Literal["card"]
    card: Annotated[Card, "The card, face up."]


class QuestPiece(TypedDict):
    """A quest in the gallery."""

    kind: Literal["quest"]
    giver: Annotated[Race, "The character who gives it."]


PieceFacts = CardPiece | QuestPiece
