// Made from the game's declarations by `make types`. Do not edit.

export const SOURCE_KINDS = ['rulebook', 'published', 'reconstructed'] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];

export const COLOURS = ['red', 'green', 'blue', 'yellow', 'black'] as const;
export type Colour = (typeof COLOURS)[number];

export const FACES = ['red', 'green', 'blue', 'yellow', 'black', 'white'] as const;
export type Face = (typeof FACES)[number];

export const ROUND_TOKENS = ['red', 'green', 'blue', 'yellow', 'black', 'call'] as const;
export type RoundToken = (typeof ROUND_TOKENS)[number];

export const TOKENS = ['red', 'green', 'blue', 'yellow', 'black', 'call', 'life'] as const;
export type Token = (typeof TOKENS)[number];

export const TILE_NAMES = ['trebuchet', 'tower', 'market', 'tavern', 'standard', 'fountain', 'dispensary', 'tomb', 'quarry'] as const;
export type TileName = (typeof TILE_NAMES)[number];

export const HERO_NAMES = ['elmer', 'mylfaar', 'arne', 'sindara', 'teagaan', 'feng-li', 'kazgin', 'twindalli'] as const;
export type HeroName = (typeof HERO_NAMES)[number];

export const EFFECTS = ['grasp', 'draw', 'lose-life', 'lose-token', 'corruption', 'grasp-hero', 'all-lose-token', 'all-grasp-hero', 'all-lose-move', 'lose-move', 'discard-last', 'gain-equipment', 'gain-life', 'gain-call', 'remove-grasp', 'gain-life-and-call', 'no-white', 'block-die', 'no-equipment'] as const;
export type Effect = (typeof EFFECTS)[number];

export const WHENS = ['entrance', 'recurring', 'continuous', 'exit'] as const;
export type When = (typeof WHENS)[number];

export const CORRUPTIONS = ['nothing', 'card', 'token', 'token-and-life', 'life', 'grasp'] as const;
export type Corruption = (typeof CORRUPTIONS)[number];

export const SIDES = ['north', 'east', 'south', 'west'] as const;
export type Side = (typeof SIDES)[number];

export const SLOT_NAMES = ['N1', 'N2', 'N3', 'E1', 'E2', 'E3', 'S1', 'S2', 'S3', 'W1', 'W2', 'W3'] as const;
export type SlotName = (typeof SLOT_NAMES)[number];

export const SLOT_OR_BOARDS = ['N1', 'N2', 'N3', 'E1', 'E2', 'E3', 'S1', 'S2', 'S3', 'W1', 'W2', 'W3', 'board'] as const;
export type SlotOrBoard = (typeof SLOT_OR_BOARDS)[number];

export const SLOT_OR_NONES = ['none', 'N1', 'N2', 'N3', 'E1', 'E2', 'E3', 'S1', 'S2', 'S3', 'W1', 'W2', 'W3'] as const;
export type SlotOrNone = (typeof SLOT_OR_NONES)[number];

export const SEAT_LETTERS = ['A', 'B', 'C', 'D'] as const;
export type SeatLetter = (typeof SEAT_LETTERS)[number];

export const SEAT_OR_NONES = ['none', 'A', 'B', 'C', 'D'] as const;
export type SeatOrNone = (typeof SEAT_OR_NONES)[number];

export const EFFECT_SOURCES = ['card', 'exit', 'board', 'tomb', 'entrance', 'recurring'] as const;
export type EffectSource = (typeof EFFECT_SOURCES)[number];

export const LEVEL_NAMES = ['novice', 'normal', 'difficult', 'heroic'] as const;
export type LevelName = (typeof LEVEL_NAMES)[number];

export const ENDINGS = ['going-on', 'warlords-beaten', 'heroes-down', 'tiles-grasped', 'deck-exhausted', 'warlord-discarded', 'exhaustion'] as const;
export type Ending = (typeof ENDINGS)[number];

export const SCORE_KINDS = ['victory', 'life', 'call', 'dead-hero', 'grasped-tile'] as const;
export type ScoreKind = (typeof SCORE_KINDS)[number];

export const FIGURES = ['net', 'trap', 'standard'] as const;
export type Figure = (typeof FIGURES)[number];

/** The whole table, for any seat and onlooker. */
export interface View {
  /** The number of the turn; 0 while setting up. */
  turn: number;
  /** The turn after which the game is lost. */
  'last-turn': number;
  /** The side whose turn it is. */
  side: Side | null;
  /** Whose hero's turn it is. */
  active: SeatLetter | null;
  /** Who decides; `*` is chance. */
  actor: SeatLetter | '*' | null;
  /** How the game ended, or `going-on`. */
  ending: Ending;
  /** The nine places, row by row. */
  tiles: Tile[];
  /** The four boards, clockwise from the north. */
  boards: Board[];
  /** The heroes by seat. */
  heroes: Hero[];
  /** What is left beside the board. */
  reserve: Reserve;
  /** The colour the standard is raised for. */
  standard: Colour | null;
  /** The horde to come. */
  deck: Deck;
  /** The card in hand while a slot is chosen for it. */
  drawn: Card | null;
  /** Cards beaten or discarded. */
  discarded: string[];
  /** How far victory is. */
  warlords: Warlords;
  /** How near defeat is. */
  'grasped-tiles': GraspedTiles;
  /** What the hero in turn has done. */
  'this-turn': ThisTurn;
  /** What is coming; null while setting up. */
  upcoming: Upcoming | null;
  /** The level played. */
  level: LevelName;
  /** The score of a victory. */
  points: number | null;
  /** How that score comes about. */
  score: ScoreRow[] | null;
  /** Whose cards the horde has. */
  horde: 'reconstructed' | 'own';
}

/** A place of the bastion and the tile laid there. */
export interface Tile {
  /** The tile; null until one is laid. */
  tile: TileName | null;
  /** The message that names it, with `@` before it. */
  name: string | null;
  /** Whether it bears a Grasp and is lost for now. */
  grasped: boolean;
  /** The figure that stands on it. */
  figure: Figure | null;
  /** Whose heroes stand on it. */
  heroes: SeatLetter[];
}

/** The board of one side. */
export interface Board {
  /** Its side. */
  side: Side;
  /** Its colour; null until it is placed. */
  colour: Colour | null;
  /** Whose board it is; null for a neutral one. */
  seat: SeatLetter | null;
  /** Whether nobody stands behind it: no player, or a hero down. */
  neutral: boolean;
  /** Who decides for the board. */
  speaker: SeatLetter | null;
  /** Whether all three slots are taken. */
  full: boolean;
  /** Its three slots. */
  slots: Slot[];
}

/** A slot of a board. */
export interface Slot {
  /** Its side's letter and its number. */
  slot: SlotName;
  /** Whether the trap lies in it. */
  trap: boolean;
  /** The card in it. */
  card: Card | null;
}

export interface Card {
  /** The card. */
  id: string;
  /** The message that names it with `@` before it, or its own name. */
  name: string;
  /** Whether it is a warlord. */
  warlord: boolean;
  /** The colour of dice that beats it. */
  colour: Colour;
  /** The resistance printed on it. */
  'printed-resistance': number;
  /** Its resistance now. */
  resistance: number;
  /** What it does, in printed order. */
  effects: CardEffect[];
  /** Whether a Grasp lies on it. */
  grasp: boolean;
  /** Whether Mylfaar's spell lies on it. */
  spell: boolean;
  /** Where the card is known from. */
  source: SourceKind;
}

/** One effect of a card. */
export interface CardEffect {
  /** When it works. */
  when: When;
  /** What it does. */
  effect: Effect;
  /** Whether the net covers it. */
  netted: boolean;
  /** Whether it harms the heroes. */
  harmful: boolean;
}

export interface Hero {
  /** Whose hero it is. */
  seat: SeatLetter;
  /** The side of its board. */
  side: Side;
  /** Who it is; null until it is chosen. */
  hero: HeroName | null;
  /** The message that names it, with `@` before it. */
  name: string | null;
  /** Where it stands. */
  tile: TileName | null;
  /** What it has. */
  tokens: Tokens;
  /** Whether it fell before and lives with less. */
  wounded: boolean;
  /** Whether it is out until it is treated. */
  down: boolean;
  /** Whether it is out for good. */
  dead: boolean;
  /** Whether it lies and must stand up first. */
  prone: boolean;
  /** Whether a Grasp holds it: no power, no tokens used. */
  grasped: boolean;
  /** Whether it has its power now. */
  power: boolean;
  /** Whether Mylfaar has the spell to cast. */
  'spell-at-hand': boolean;
}

/** Tokens by kind. */
export interface Tokens {
  /** Red equipment. */
  red: number;
  /** Green equipment. */
  green: number;
  /** Blue equipment. */
  blue: number;
  /** Yellow equipment. */
  yellow: number;
  /** Black equipment. */
  black: number;
  /** Calls to arms. */
  call: number;
  /** Life. */
  life: number;
}

/** What is left beside the board. */
export interface Reserve {
  /** Red equipment. */
  red: number;
  /** Green equipment. */
  green: number;
  /** Blue equipment. */
  blue: number;
  /** Yellow equipment. */
  yellow: number;
  /** Black equipment. */
  black: number;
  /** Calls to arms. */
  call: number;
  /** Life. */
  life: number;
  /** Figures of Grasp. */
  grasp: number;
}

/** The horde to come. */
export interface Deck {
  /** How many cards it has. */
  size: number;
  /** From the top: so many monsters, a warlord, and so on. */
  layers: (number | 'warlord')[];
}

/** How far victory is. */
export interface Warlords {
  /** Warlords beaten. */
  beaten: number;
  /** Warlords to beat. */
  all: number;
}

export interface GraspedTiles {
  /** Tiles that bear a Grasp. */
  now: number;
  /** How many of them lose the game. */
  'lost-at': number;
}

export interface ThisTurn {
  /** Whether the hero has moved. */
  moved: boolean;
  /** Whether it has used its tile. */
  activated: boolean;
  /** Whether it has fought. */
  fought: boolean;
  /** Whether it has used its power. */
  'power-used': boolean;
  /** Whether it has rolled again. */
  rerolled: boolean;
}

export interface Upcoming {
  /** Fights the hero could begin now. */
  fights: (SingleFight | DoubleFight)[];
  /** How many dice it rolls. */
  dice: number | null;
  /** Whether harmful exits do nothing to it. */
  'spared-by-exits': boolean;
  /** Equipment it could spend in a fight, others' on its tile too. */
  'equipment-at-hand': Partial<Record<Colour, number>>;
  /** The coming horde phases, in order. */
  horde: HordePhase[];
  /** For each card that bears a Grasp or brings one: the tile it would go to. */
  'next-grasped': Partial<Record<SlotName, TileName | null>>;
  /** Cards to draw to reach each warlord. */
  'warlord-depths': number[];
}

/** A fight against one card that the hero in turn could begin. */
export interface SingleFight {
  /** The slot of the card. */
  slots: SlotName[];
  /** How many tokens are spent on it. */
  equipment: number[];
  /** The chance to beat it. */
  beat: Odds;
}

/** An exact chance. */
export interface Odds {
  /** Good outcomes, in lowest terms. */
  ways: number;
  /** All outcomes, in lowest terms. */
  of: number;
  /** The same as a number to show. */
  percent: number;
}

/** A fight against two cards at once that the hero in turn could begin. */
export interface DoubleFight {
  /** The slots of the cards. */
  slots: SlotName[];
  /** How many tokens are spent on each. */
  equipment: number[];
  /** The chance to beat both. */
  both: Odds;
  /** The chance to beat at least one. */
  either: Odds;
}

/** What a board will do when its turn comes, as things stand. */
export interface HordePhase {
  /** The side of the board. */
  side: Side;
  /** Its recurring effects. */
  effects: ComingEffect[];
  /** What follows: a card is drawn, or the board works. */
  board: Effect | 'nothing';
}

/** A recurring effect that will work. */
export interface ComingEffect {
  /** The slot of its card. */
  slot: SlotName;
  /** What it does. */
  effect: Effect;
  /** For a Grasp: what it comes to. */
  grasps?: 'card' | 'tile';
  /** For a Grasp that goes to a tile: which. */
  tile?: TileName | null;
}

/** One line of the score sheet. */
export interface ScoreRow {
  /** What it counts. */
  line: ScoreKind;
  /** How many there are. */
  count: number;
  /** What they are worth together. */
  points: number;
}

/** A card of the horde in the gallery. */
export interface CardPiece {
  kind: 'card';
  /** The card as it looks when it has just been drawn. */
  card: Card;
}

/** A tile of the bastion in the gallery. */
export interface TilePiece {
  kind: 'tile';
  /** Which one. */
  tile: TileName;
}

export type PieceFacts =
  | CardPiece
  | TilePiece;

export type Question =
  | { ask: 'cleanse'; seat: SeatLetter; optional: boolean }
  | { ask: 'roll-corruption'; seat: SeatLetter; slot: SlotOrBoard; final: boolean }
  | { ask: 'keep-corruption'; seat: SeatLetter; slot: SlotOrBoard; face: Corruption }
  | { ask: 'grasp-adjacent'; seat: SeatLetter }
  | { ask: 'draw-card'; seat: SeatLetter }
  | { ask: 'discard-last-card' }
  | { ask: 'place-card'; card: string; seat: SeatLetter }
  | { ask: 'order-entrance'; slot: SlotName; seat: SeatLetter; effects: number }
  | { ask: 'assign'; effect: Effect; slot: SlotOrBoard; from: EffectSource }
  | { ask: 'give-up-token'; seat: SeatLetter }
  | { ask: 'take-equipment'; seat: SeatLetter }
  | { ask: 'shift' }
  | { ask: 'shift-again'; filled: SlotName; only: SlotOrNone }
  | { ask: 'step'; seat: SeatLetter; optional: boolean }
  | { ask: 'cast-net' }
  | { ask: 'roll-market'; kept: string; dice: number }
  | { ask: 'keep-market'; roll: string }
  | { ask: 'treat' }
  | { ask: 'raise' }
  | { ask: 'dispense' }
  | { ask: 'bury' }
  | { ask: 'set-trap' }
  | { ask: 'roll-fight'; slot: SlotName; second: SlotOrNone; kept: string; dice: number }
  | { ask: 'keep-fight'; slot: SlotName; second: SlotOrNone; roll: string }
  | { ask: 'choose-beaten'; slot: SlotName; second: SlotOrNone; roll: string }
  | { ask: 'pay'; colour: Colour; count: number }
  | { ask: 'order-beaten'; slot: SlotName; second: SlotName }
  | { ask: 'hero-phase' }
  | { ask: 'lay-tile' }
  | { ask: 'set-boards' }
  | { ask: 'deal-hero'; seat: SeatLetter }
  | { ask: 'choose-hero'; seat: SeatLetter }
  | { ask: 'begin' }
  | { ask: 'order-recurring'; effects: number };

export type Move =
  | { do: 'cleanse tile'; tile: TileName }
  | { do: 'cleanse card'; slot: SlotName }
  | { do: 'cleanse hero'; seat: SeatLetter }
  | { do: 'leave' }
  | { do: 'corruption'; face: Corruption }
  | { do: 'keep' }
  | { do: 'reroll corruption' }
  | { do: 'grasp'; tile: TileName }
  | { do: 'draw'; card: string }
  | { do: 'discard'; card: string }
  | { do: 'place'; slot: SlotName }
  | { do: 'resolve'; slot: SlotName; effect: Effect }
  | { do: 'assign'; seat: SeatLetter }
  | { do: 'lose'; token: RoundToken }
  | { do: 'gain'; colour: Colour }
  | { do: 'shift'; first: SlotName; second: SlotName }
  | { do: 'done' }
  | { do: 'stand up' }
  | { do: 'move'; tile: TileName }
  | { do: 'stay' }
  | { do: 'net'; slot: SlotName; when: When; effect: Effect }
  | { do: 'roll'; faces: string }
  | { do: 'reroll'; faces: string }
  | { do: 'treat'; seat: SeatLetter }
  | { do: 'raise'; colour: Colour }
  | { do: 'give'; colour: Colour; seat: SeatLetter }
  | { do: 'heal'; seat: SeatLetter }
  | { do: 'bury'; slot: SlotName }
  | { do: 'trap'; slot: SlotName }
  | { do: 'spare' }
  | { do: 'beat'; slot: SlotName; spent: number }
  | { do: 'beat both'; first: SlotName; spent: number; second: SlotName; more: number }
  | { do: 'pay'; seat: SeatLetter }
  | { do: 'first'; slot: SlotName }
  | { do: 'activate' }
  | { do: 'fight'; slot: SlotName }
  | { do: 'fight both'; first: SlotName; second: SlotName }
  | { do: 'call'; tile: TileName }
  | { do: 'ride'; seat: SeatLetter }
  | { do: 'enchant'; slot: SlotName }
  | { do: 'forage'; colour: Colour }
  | { do: 'meditate' }
  | { do: 'end turn' }
  | { do: 'lay'; tile: TileName }
  | { do: 'boards'; order: string }
  | { do: 'hero'; hero: HeroName }
  | { do: 'begin'; seat: SeatLetter };
