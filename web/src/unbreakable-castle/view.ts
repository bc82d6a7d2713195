// Made from the game's declarations by `make types`. Do not edit.

export const SOURCE_KINDS = ['rulebook', 'published', 'reconstructed'] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];

export const RESOURCES = ['wood', 'clay', 'ore', 'stone', 'gold', 'mana'] as const;
export type Resource = (typeof RESOURCES)[number];

export const TRADABLES = ['wood', 'clay', 'ore', 'stone', 'gold'] as const;
export type Tradable = (typeof TRADABLES)[number];

export const BUILDINGS = ['wood', 'clay', 'ore', 'stone'] as const;
export type Building = (typeof BUILDINGS)[number];

export const RACES = ['human', 'elf', 'gnome', 'mage', 'golem', 'necromancer', 'werewolf', 'vampire', 'orc', 'demon'] as const;
export type Race = (typeof RACES)[number];

export const FACTIONS = ['light', 'order', 'dark', 'chaos'] as const;
export type Faction = (typeof FACTIONS)[number];

export const SIDES = ['light', 'dark'] as const;
export type Side = (typeof SIDES)[number];

export const PARTS = ['citadel', 'tower', 'gates', 'wall'] as const;
export type Part = (typeof PARTS)[number];

export const SEAT_LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
export type SeatLetter = (typeof SEAT_LETTERS)[number];

export const STAGES = ['races', 'dealer', 'open', 'card', 'friend', 'fulfil', 'help', 'strike', 'toll', 'favour', 'quest', 'market', 'answer', 'counter', 'over'] as const;
export type Stage = (typeof STAGES)[number];

export const READING_STEPS = ['top', 'left-upper', 'left-lower', 'centre', 'right-upper', 'right-lower', 'bottom', 'read'] as const;
export type ReadingStep = (typeof READING_STEPS)[number];

export const ENDINGS = ['going-on', 'bought', 'quest', 'ally-quest'] as const;
export type Ending = (typeof ENDINGS)[number];

export const CENTRE_KINDS = ['empty', 'bonus', 'quest', 'horn', 'trader', 'toll'] as const;
export type CentreKind = (typeof CENTRE_KINDS)[number];

export const TRADERS = ['woodcutter', 'potter', 'miner', 'stonemason', 'timber-merchant', 'quarry-owner', 'clay-dealer', 'jeweller'] as const;
export type Trader = (typeof TRADERS)[number];

export const QUEST_ASKSES = ['defeat', 'find'] as const;
export type QuestAsks = (typeof QUEST_ASKSES)[number];

export const QUEST_REWARDS = ['double', 'build', 'destroy'] as const;
export type QuestReward = (typeof QUEST_REWARDS)[number];

export const JOINTS = ['top', 'left-upper', 'left-lower', 'right-upper', 'right-lower', 'bottom'] as const;
export type Joint = (typeof JOINTS)[number];

export const CHARACTER_EDGES = ['left-upper', 'left-lower', 'right-upper', 'right-lower'] as const;
export type CharacterEdge = (typeof CHARACTER_EDGES)[number];

export const MEETINGS = ['character', 'friend', 'ally', 'enemy', 'flight'] as const;
export type Meeting = (typeof MEETINGS)[number];

/** The table as one seat, or an onlooker, may know it. */
export interface View {
  /** Who looks; null for an onlooker. */
  seat: SeatLetter | null;
  /** How far the turn is, as the seat is told it. */
  stage: Stage;
  /** Who decides. */
  deciding: SeatLetter | null;
  /** How far the turn is. */
  turn: Turn;
  /** Who dealt. */
  dealer: SeatLetter;
  /** The cards between the castles. */
  field: Field;
  /** Cards left in the deck, apart from those face down in the field. */
  deck: number;
  /** Cards discarded. */
  discard: number[];
  /** The players by seat. */
  players: Player[];
  /** The quests of both sides. */
  quest_decks: QuestDecks;
  /** Tokens left, where they can run out. */
  bank: Goods | null;
  /** Every pair of matching edges between open cards. */
  joined: JoinedCards[];
  /** Races nobody has taken yet, while they are taken. */
  free_races: FreeRace[];
  /** Parts left to build. */
  stock: Stock;
  /** What each part costs. */
  prices: Prices;
  /** The deal on the table. */
  offer: Offer | null;
  /** What the seat could do at the market, if it is to act. */
  market: Market | null;
  /** What may come. */
  upcoming: Upcoming;
  /** Who won. */
  winner: SeatLetter | null;
  /** How the game ended, or `going-on`. */
  ending: Ending;
  /** Messages on what players should know of this game. */
  notes: string[];
}

/** How far the turn is. */
export interface Turn {
  /** Whose turn it is. */
  seat: SeatLetter;
  /** The cell of the card being read, such as `b3`. */
  cell: string | null;
  /** Whether a quest was fulfilled this turn. */
  has_quested: boolean;
  /** Whether a part was built this turn. */
  has_built: boolean;
  /** How many offers may still be made this turn. */
  offers_left: number;
  /** How often the trader may still be used. */
  trader_uses: number;
}

/** The cards between the castles. */
export interface Field {
  /** How many rows. */
  rows: number;
  /** How many columns. */
  columns: number;
  /** Row by row. */
  cells: Cell[];
}

/** A place of the field. */
export interface Cell {
  /** Its name: a letter for the column, a number for the row. */
  cell: string;
  /** The open card; null while it lies face down. */
  card: Card | null;
  /** Whether it may be opened now. */
  openable: boolean;
}

/** An open card as anybody sees it. */
export interface Card {
  /** Its number. */
  number: number;
  /** The resource of its upper edge. */
  top: Resource | null;
  /** What its lower edge gives. */
  bottom: ResourceCount | null;
  /** Halves on the left edge, the upper one first. */
  left: Half[];
  /** Halves on the right edge, the upper one first. */
  right: Half[];
  /** Where the card is known from. */
  source: SourceKind;
  /** What stands in its middle. */
  centre: Centre;
}

/** Some of one resource. */
export interface ResourceCount {
  /** Which one. */
  resource: Resource;
  /** How many. */
  count: number;
}

/** Half a character on the edge of a card, with its coin. */
export interface Half {
  /** The character's race. */
  race: Race;
  /** What the coin shows. */
  resource: Resource;
  /** How many of it. */
  count: number;
}

/** The middle of a card that shows nothing more than its kind. */
export interface PlainCentre {
  /** What stands there. */
  kind: 'empty' | 'quest' | 'toll';
}

/** The middle of a card that gives resources. */
export interface BonusCentre {
  /** What stands there. */
  kind: 'bonus';
  /** What it gives. */
  resource: Resource;
  /** How many. */
  count: number;
}

/** The middle of a card with a horn. */
export interface HornCentre {
  /** What stands there. */
  kind: 'horn';
  /** The side it serves. */
  side: Side;
}

/** The middle of a card with a trader. */
export interface TraderCentre {
  /** What stands there. */
  kind: 'trader';
  /** Who it is. */
  name: Trader;
  /** What the trader takes. */
  takes: Tradable | 'any-building';
  /** How many of it. */
  price: number;
  /** What the trader gives. */
  gives: Tradable;
  /** How many of it. */
  count: number;
  /** How often, in a turn. */
  uses: number;
}

export type Centre =
  | PlainCentre
  | BonusCentre
  | HornCentre
  | TraderCentre;

/** A player and what they have. */
export interface Player {
  /** Which seat. */
  seat: SeatLetter;
  /** Their race; null until it is dealt. */
  race: Race | null;
  /** The race's faction. */
  faction: Faction | null;
  /** The faction's side. */
  side: Side | null;
  /** Whether the race draws no quests. */
  is_hard: boolean;
  /** What they hold; what they have none of is left out. */
  goods: Goods;
  /** Their castle. */
  castle: CastleParts;
  /** Whether they hold the horn of their side. */
  has_horn: boolean;
  /** Their quests as the seat may know them. */
  quests: (Quest | HiddenQuest)[];
}

export type Goods = Partial<Record<Resource, number>>;

/** The parts of a castle. */
export interface CastleParts {
  /** The citadel. */
  citadel: PartState;
  /** The towers. */
  tower: PartState;
  /** The gates. */
  gates: PartState;
  /** The walls. */
  wall: PartState;
}

/** How far one part of a castle is. */
export interface PartState {
  /** How many stand. */
  have: number;
  /** How many the castle needs. */
  need: number;
  /** How many more than that stand. */
  spare: number;
}

export interface Quest {
  /** Which quest. */
  quest: string;
  /** What is to be done with the character. */
  asks: QuestAsks;
  /** The characters that count. */
  races: Race[];
  /** Who gives it. */
  from: Race;
  /** What it brings. */
  reward: QuestReward;
  /** The part that is built or destroyed. */
  part: Part | null;
  /** Where the quest is known from. */
  source: SourceKind;
}

/** A quest seen from its back. */
export interface HiddenQuest {
  /** Every quest it may be, for all the seat can know. */
  could_be: string[];
}

/** The quests of both sides. */
export interface QuestDecks {
  /** Of the light. */
  light: QuestDeck;
  /** Of the dark. */
  dark: QuestDeck;
}

/** The quests of one side. */
export interface QuestDeck {
  /** How many are left to draw. */
  deck: number;
  /** Those fulfilled. */
  spent: Quest[];
}

/** Two open cards whose edges match, named by the lower or the right one. */
export interface JoinedCards {
  /** Its cell. */
  cell: string;
  /** Its edge. */
  joint: Joint;
  /** The resource they form together. */
  resource: Resource | null;
  /** The character they form together. */
  race: Race | null;
}

/** A race somebody may still take. */
export interface FreeRace {
  /** Which race. */
  race: Race;
  /** Its faction. */
  faction: Faction;
  /** The faction's side. */
  side: Side;
  /** Whether it draws no quests. */
  is_hard: boolean;
  /** What it begins with. */
  start: Goods;
  /** The race of the other side that is its friend. */
  friend: Race | null;
}

/** How many of each part. */
export interface Stock {
  /** Citadels. */
  citadel: number;
  /** Towers. */
  tower: number;
  /** Gates. */
  gates: number;
  /** Walls. */
  wall: number;
}

/** What each part costs; what it takes none of is left out. */
export interface Prices {
  /** A citadel. */
  citadel: Partial<Record<Building, number>>;
  /** A tower. */
  tower: Partial<Record<Building, number>>;
  /** The gates. */
  gates: Partial<Record<Building, number>>;
  /** A wall. */
  wall: Partial<Record<Building, number>>;
}

export interface Offer {
  /** Who offered. */
  seat: SeatLetter;
  /** To whom. */
  with: SeatLetter;
  /** What the first would give. */
  give: Partial<Record<Tradable, number>>;
  /** What they want for it. */
  want: Partial<Record<Tradable, number>>;
  /** Whether it is the answer to an offer. */
  is_counter: boolean;
}

/** What the seat that acts could do at the market. */
export interface Market {
  /** Exchanges with the bank. */
  exchanges: Exchange[];
  /** Whether an offer may be made. */
  may_offer: boolean;
  /** Parts that could be built. */
  builds: Build[];
}

/** An exchange with the bank that could be made. */
export interface Exchange {
  /** What is given. */
  give: Tradable;
  /** How many of it. */
  price: number;
  /** What is got. */
  get: Building;
  /** How many of it. */
  count: number;
}

/** A part that could be built. */
export interface Build {
  /** Which part. */
  part: Part;
  /** Whether the castle has enough of it. */
  is_spare: boolean;
}

/** What may come. */
export interface Upcoming {
  /** Every card that may be opened. */
  cells: CellOdds[];
  /** Every part the seat's castle lacks. */
  parts: MissingPart[];
}

/** What opening a card could bring. */
export interface CellOdds {
  /** The cell. */
  cell: string;
  /** Every joint it could complete. */
  joints: Possible[];
  /** So many of so many cards complete at least one. */
  any: [number, number];
}

/** A joint of resources that an opened card could complete. */
export interface EdgeOdds {
  /** At which edge. */
  joint: 'top' | 'bottom';
  /** So many of so many equally likely cards. */
  odds: [number, number];
  /** What it would bring. */
  resource: Resource;
  /** How many of it, from least to most. */
  count: [number, number];
}

/** A character that an opened card could complete. */
export interface CharacterOdds {
  /** At which edge. */
  joint: CharacterEdge;
  /** So many of so many equally likely cards. */
  odds: [number, number];
  /** Who it would be. */
  race: Race;
  /** How the seat would meet them. */
  meets: Meeting;
  /** What their coins may show. */
  carries: Resource[];
}

export type Possible =
  | EdgeOdds
  | CharacterOdds;

/** The way to a part the castle lacks. */
export interface MissingPart {
  /** Which part. */
  part: Part;
  /** What is still needed. */
  lacks: Partial<Record<Building, number>>;
  /** The cheapest exchanges that make it affordable, if any do. */
  exchanges: WayStep[] | null;
}

export interface WayStep {
  /** With whom. */
  with: 'bank' | 'trader';
  /** What is given. */
  give: Resource;
  /** What is got. */
  get: Resource;
}

/** A card of the field in the gallery. */
export interface CardPiece {
  kind: 'card';
  /** The card, face up. */
  card: Card;
}

/** A quest in the gallery. */
export interface QuestPiece {
  kind: 'quest';
  /** The character who gives it. */
  giver: Race;
}

export type PieceFacts =
  | CardPiece
  | QuestPiece;

/** A question that says all by its name. */
export interface PlainAsk {
  /** What is asked. */
  ask: 'races' | 'dealer' | 'open' | 'card' | 'toll' | 'favour' | 'quest' | 'market' | 'answer' | 'counter';
}

/** Fight the friend or take it for an ally? */
export interface FriendAsk {
  /** What is asked. */
  ask: 'friend';
  /** Who was met. */
  race: Race;
}

/** Which of the quests that could be fulfilled? */
export interface FulfilAsk {
  /** What is asked. */
  ask: 'fulfil';
  /** Who was met. */
  race: Race;
  /** The quests to choose from. */
  quests: string[];
}

/** Who gets the part? */
export interface HelpAsk {
  /** What is asked. */
  ask: 'help';
  /** The quest fulfilled. */
  quest: string;
  /** Who may be chosen. */
  who: SeatLetter[];
  /** Those of them whom it would make the winner. */
  wins: SeatLetter[];
}

/** Whose part is destroyed? */
export interface StrikeAsk {
  /** What is asked. */
  ask: 'strike';
  /** The quest fulfilled. */
  quest: string;
  /** Who may be chosen. */
  who: SeatLetter[];
  /** Whether nobody may be chosen. */
  may_forgo: boolean;
}

export type Question =
  | PlainAsk
  | FriendAsk
  | FulfilAsk
  | HelpAsk
  | StrikeAsk;

export type Move =
  | { do: 'open'; cell: string }
  | { do: 'exchange'; give: Resource; get: Resource }
  | { do: 'card'; card: string }
  | { do: 'race'; race: Race }
  | { do: 'dealer'; seat: SeatLetter }
  | { do: 'quest'; quest: string }
  | { do: 'fulfil'; quest: string }
  | { do: 'help'; seat: SeatLetter }
  | { do: 'strike'; seat: SeatLetter }
  | { do: 'forgo' }
  | { do: 'lose'; resource: Building }
  | { do: 'favour'; resource: Building }
  | { do: 'fight' }
  | { do: 'befriend' }
  | { do: 'accept' }
  | { do: 'decline' }
  | { do: 'counter'; give: Partial<Record<Tradable, number>>; want: Partial<Record<Tradable, number>> }
  | { do: 'barter'; give: Resource; get: Resource }
  | { do: 'offer'; seat: SeatLetter; give: Partial<Record<Tradable, number>>; want: Partial<Record<Tradable, number>> }
  | { do: 'build'; part: Part }
  | { do: 'end turn' };
