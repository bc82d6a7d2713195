// Made from the game's declarations by `make types`. Do not edit.

export const COLOURS = ['plains', 'fire', 'mountain', 'forest', 'swamp', 'dark'] as const;
export type Colour = (typeof COLOURS)[number];

export const DISCS = ['plains', 'fire', 'mountain', 'forest', 'swamp', 'dark', 'reserve'] as const;
export type Disc = (typeof DISCS)[number];

export const SEAT_LETTERS = ['A', 'B', 'C', 'D'] as const;
export type SeatLetter = (typeof SEAT_LETTERS)[number];

export const TILES = ['D1', 'D2', 'D3', 'D4', 'D5', 'D6', 'citadel'] as const;
export type Tile = (typeof TILES)[number];

export const ENEMY_PLACES = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14', '15', '16', '17', '18', '19', '20', '21', '22', '23', '24', 'D1', 'D2', 'D3', 'D4', 'D5', 'D6', 'citadel'] as const;
export type EnemyPlace = (typeof ENEMY_PLACES)[number];

export const FOUNDATION_NAMES = ['D1 F1', 'D1 F2', 'D2 F1', 'D2 F2', 'D3 F1', 'D3 F2', 'D4 F1', 'D4 F2', 'D5 F1', 'D5 F2', 'D6 F1', 'D6 F2'] as const;
export type FoundationName = (typeof FOUNDATION_NAMES)[number];

export const SOURCE_NAMES = ['S1', 'S2', 'S3', 'S4', 'S5'] as const;
export type SourceName = (typeof SOURCE_NAMES)[number];

export const STAGES = ['set-up', 'play', 'over'] as const;
export type Stage = (typeof STAGES)[number];

export const ENDINGS = ['going-on', 'won', 'overrun-adding', 'overrun-marching'] as const;
export type Ending = (typeof ENDINGS)[number];

export const TURN_ACTIONS = ['moved', 'channelled', 'attacked', 'revived'] as const;
export type TurnAction = (typeof TURN_ACTIONS)[number];

export const PAYMENTS = ['own', 'district', 'each', 'any'] as const;
export type Payment = (typeof PAYMENTS)[number];

export const PROPERTIES = ['symbiote', 'flyer', 'priest', 'giant', 'werewolf', 'dragon', 'immune', 'inquisitor', 'forbids-flame', 'forbids-lightning', 'shields-wall', 'closes-district', 'strengthens-all', 'archmage'] as const;
export type Property = (typeof PROPERTIES)[number];

export const RATINGS = ['light', 'normal', 'hard'] as const;
export type Rating = (typeof RATINGS)[number];

export const HOW_CASTS = ['own', 'copy'] as const;
export type HowCast = (typeof HOW_CASTS)[number];

export const WHETHER_ASKEDS = ['unasked', 'asked'] as const;
export type WhetherAsked = (typeof WHETHER_ASKEDS)[number];

export interface View {
  /** How far the game is. */
  stage: Stage;
  /** How it ended. */
  ending: Ending | null;
  /** Who decides; `*` is chance. */
  actor: SeatLetter | '*' | null;
  /** Whose turn it is. */
  turn: SeatLetter;
  /** How far the turn is. */
  'turn-state': Turn;
  /** The 24 sections clockwise from the gate. */
  wall: (Unit | null)[];
  /** Sections enemies can stand on: 24 or 23. */
  'usable-sections': number;
  /** The six districts, `D1` first. */
  districts: District[];
  /** The citadel. */
  citadel: Citadel;
  /** The defenders. */
  seats: Seat[];
  /** Discs in the reserve. */
  reserve: Mana;
  /** The deck of enemies. */
  deck: Deck;
  /** The deck of rituals. */
  rituals: RitualDeck;
  /** The attack under way. */
  attack: Attack | null;
  /** What is coming. */
  upcoming: Upcoming;
  /** The enemies of this game. */
  army: Army;
  /** Numbers of this edition that messages choose words by. */
  wording: Record<string, number | string>;
  /** Where each fact comes from, by its table: `rulebook: R18 p. 8`. */
  sources: Record<string, string>;
}

/** How far the turn is. */
export interface Turn {
  /** What the defender has done this turn. */
  done: TurnAction[];
  /** Whether a Speed could follow the move just made. */
  running: boolean;
  /** Whether he must defeat the enemy beside him or leave. */
  duty: boolean;
}

/** An enemy where it stands, with all the cards it consists of. */
export interface Unit {
  /** The section, the district for its square, or the citadel. */
  place: EnemyPlace;
  /** Its cards, the top one first. */
  parts: Part[];
  /** Discs to pay, by colour; `any` for whatever colours. */
  cost: Mana;
  /** How many discs that is together. */
  total: number;
  /** The message that says why it cannot be attacked. */
  shielded: string | null;
  /** How many enemy moves its defeat wins. */
  won: number;
  /** Rituals whoever's turn it is could perform after that. */
  rituals: string[];
}

/** One card of an enemy. */
export interface Part {
  /** The card: `fire rider`, or the name of a legend. */
  card: string;
  /** Its class or legend. */
  enemy: string;
  /** The colour it is paid in at this place. */
  colour: Colour | 'any';
  /** How its price is paid. */
  pay: Payment;
  /** What it costs now, before spells. */
  strength: number;
  /** The strength printed on it. */
  printed: number;
  /** Why the two differ. */
  modifiers: Modifier[];
  /** What it can do. */
  properties: Property[];
  /** How many further enemies come with it. */
  calls: number;
  /** The colour of sources it blocks. */
  blocks: Colour | null;
  /** The spell it becomes: `flame 2`. */
  spell: string;
}

/** One thing that makes a card cost other than printed. */
export interface Modifier {
  /** The message that names it, such as `bastion-modifier-dragon`. */
  id: string;
  /** What it adds to the strength, or takes from it. */
  amount: number;
}

export type Mana = Partial<Record<Colour | 'any', number>>;

/** A district with its piece of the wall. */
export interface District {
  /** `D1` to `D6`, clockwise from the gate. */
  place: Tile;
  /** Its colour; null until it is laid. */
  colour: Colour | null;
  /** Its four sections of the wall. */
  sections: number[];
  /** Its sources. */
  sources: Source[];
  /** Its tower. */
  tower: Tower;
  /** Its two foundations. */
  foundations: Foundation[];
  /** The enemy on its square. */
  square: Unit | null;
  /** Whether an enemy stands on its square. */
  occupied: boolean;
  /** Whether an enemy must be defeated by whoever enters. */
  closed: boolean;
  /** Who stands here. */
  defenders: SeatLetter[];
}

/** A source of mana in a district. */
export interface Source {
  /** `S1` to `S3` are printed, `S4` and `S5` stand on foundations. */
  source: SourceName;
  /** The colour it gives. */
  colour: Colour;
  /** The disc that lies on it. */
  mana: Colour | null;
  /** Whether it must be revived first. */
  damaged: boolean;
  /** Whether an archmage blocks its colour. */
  blocked: boolean;
  /** Whether it could be channelled now. */
  open: boolean;
  /** How many discs it gives. */
  gives: number;
}

/** The tower of a district. */
export interface Tower {
  /** The disc that lies on it. */
  mana: Colour | null;
  /** Whether its power could be used now. */
  open: boolean;
  /** What lies on the sources of the district. */
  gives: Mana;
}

/** A place to build on. */
export interface Foundation {
  /** Which one. */
  foundation: FoundationName;
  /** The ritual card whose structure stands there. */
  ritual: string | null;
}

/** The middle of the bastion, which touches every district. */
export interface Citadel {
  /** Its top enemy. */
  enemy: Unit | null;
  /** The cards below it. */
  under: string[];
  /** Whether whoever enters must defeat the top enemy. */
  closed: boolean;
  /** What lies on the towers. */
  gives: Mana;
  /** Who stands here. */
  defenders: SeatLetter[];
}

/** A defender and what he has. */
export interface Seat {
  /** Which seat. */
  seat: SeatLetter;
  /** Where he stands. */
  tile: Tile;
  /** His discs. */
  mana: Mana;
  /** His spells. */
  spells: SpellCard[];
  /** His ritual cards. */
  rituals: string[];
  /** Ritual cards of which he must return some. */
  offered: string[];
  /** His artifacts. */
  artifacts: Artifact[];
}

/** A defeated enemy in a defender's hand. */
export interface SpellCard {
  /** The enemy card. */
  card: string;
  /** The spell it is now. */
  spell: string;
}

/** An artifact before a defender. */
export interface Artifact {
  /** Its ritual card. */
  ritual: string;
  /** Whether it was used this turn. */
  used: boolean;
}

/** The enemies to come. */
export interface Deck {
  /** How many cards there are. */
  left: number;
  /** How likely each card is to be next, as whole weights. */
  next: Record<string, number>;
}

/** The rituals to come. */
export interface RitualDeck {
  /** How many cards there are. */
  left: number;
}

/** The attack under way. */
export interface Attack {
  /** The enemy attacked. */
  unit: Unit | null;
  /** By how much spells lower its price. */
  relief: number;
  /** Whether an Alchemy lets it be paid in any colours. */
  alchemy: boolean;
  /** What is paid already. */
  paid: Mana;
  /** How many discs are still due. */
  due: number;
  /** The spells cast for it so far. */
  spells: CastSpell[];
}

/** A spell cast for an attack. */
export interface CastSpell {
  /** Who cast it. */
  seat: SeatLetter;
  /** Which one. */
  spell: string;
}

export interface Upcoming {
  /** Where the next ordinary card lands; null: nowhere. */
  landing: number | null;
  /** Where a giant would land. */
  'giant-landing': number | null;
  /** The enemy that would march next. */
  marcher: Marcher | null;
  /** Up to six enemy moves if nobody acts and only ordinary cards come. */
  next: EnemyMove[];
  /** Enemy moves until the bastion falls if nobody acts. */
  'moves-until-fall': number;
}

export interface Marcher {
  /** The section it leaves. */
  from: number;
  /** The section it goes to; null: the bastion falls. */
  to: number | null;
}

export interface EnemyMove {
  /** Whose turn comes before it. */
  after: SeatLetter;
  /** The section an enemy leaves; null: it comes from the deck. */
  from: number | null;
  /** The section it goes to; null: the bastion falls. */
  to: number | null;
}

/** The enemies of this siege, level or scenario. */
export interface Army {
  /** Its name. */
  name: string;
  /** How many cards it has. */
  cards: number;
  /** Its strength, summed. */
  strength: Range;
  /** What that is called for so many defenders. */
  rating: RatingRange;
}

/** From least to most, chance being what it is. */
export interface Range {
  /** The least. */
  least: number;
  /** The most. */
  most: number;
}

/** How an army is called at its weakest and at its strongest. */
export interface RatingRange {
  /** At its weakest. */
  least: Rating;
  /** At its strongest. */
  most: Rating;
}

/** An enemy card in the gallery. */
export interface CardPiece {
  kind: 'card';
  /** Which one. */
  card: string;
  /** Its class, or its own name if it is a legend. */
  enemy: string;
  /** Its colour; a legend has none. */
  colour: Colour | 'legend';
  /** In which colours it is paid. */
  pay: Payment;
  /** The printed strength. */
  strength: number;
  /** The spell on its back. */
  spell: string;
}

/** A ritual card in the gallery. */
export interface RitualPiece {
  kind: 'ritual';
  /** What it does. */
  ritual: string;
  /** Its colour. */
  colour: Colour;
}

/** One side of a district in the gallery. */
export interface DistrictPiece {
  kind: 'district';
  /** Its colour. */
  colour: Colour;
  /** The colours of its sources. */
  sources: Colour[];
}

export type PieceFacts =
  | CardPiece
  | RitualPiece
  | DistrictPiece;

export type Question =
  | { ask: 'leave'; seat: SeatLetter }
  | { ask: 'reveal-enemy' }
  | { ask: 'deal-ritual'; seat: SeatLetter }
  | { ask: 'return-ritual'; seat: SeatLetter }
  | { ask: 'perform'; seat: SeatLetter }
  | { ask: 'build'; seat: SeatLetter; ritual: string }
  | { ask: 'give'; seat: SeatLetter; taker: SeatLetter; colour: Colour }
  | { ask: 'pay'; seat: SeatLetter }
  | { ask: 'swap'; seat: SeatLetter; spell: string; how: HowCast; asked: WhetherAsked }
  | { ask: 'swap-with'; seat: SeatLetter; spell: string }
  | { ask: 'aim'; seat: SeatLetter }
  | { ask: 'lend'; seat: SeatLetter; spell: string; how: HowCast }
  | { ask: 'channel'; seat: SeatLetter }
  | { ask: 'act'; seat: SeatLetter }
  | { ask: 'lay-district'; place: Tile }
  | { ask: 'lay-source'; place: Tile }
  | { ask: 'send-flyer'; place: Tile }
  | { ask: 'send-dragon' }
  | { ask: 'pick-class' };

export type Move =
  | { do: 'go'; tile: Tile }
  | { do: 'reveal'; enemy: string }
  | { do: 'ritual'; ritual: string }
  | { do: 'return'; ritual: string }
  | { do: 'skip' }
  | { do: 'perform'; ritual: string }
  | { do: 'build'; foundation: FoundationName }
  | { do: 'cast'; spell: string }
  | { do: 'copy'; spell: string }
  | { do: 'agree' }
  | { do: 'decline' }
  | { do: 'pay'; discs: number; colour: Colour }
  | { do: 'pick'; section: number }
  | { do: 'strike' }
  | { do: 'ask'; seat: SeatLetter; spell: string }
  | { do: 'ask copy'; seat: SeatLetter; spell: string }
  | { do: 'cancel' }
  | { do: 'take' }
  | { do: 'prism'; colour: Colour }
  | { do: 'prism copy'; colour: Colour }
  | { do: 'end' }
  | { do: 'move'; tile: Tile }
  | { do: 'speed'; tile: Tile }
  | { do: 'speed copy'; tile: Tile }
  | { do: 'channel'; source: SourceName; disc: Disc }
  | { do: 'tower'; disc: Disc }
  | { do: 'gather' }
  | { do: 'attack'; target: EnemyPlace }
  | { do: 'shoot'; target: EnemyPlace }
  | { do: 'shoot copy'; target: EnemyPlace }
  | { do: 'revive'; source: SourceName }
  | { do: 'convert'; own: Colour; other: Colour }
  | { do: 'accumulate'; seat: SeatLetter; colour: Colour }
  | { do: 'lay district'; district: Colour }
  | { do: 'lay source'; ritual: string }
  | { do: 'send flyer'; enemy: string }
  | { do: 'send dragon'; enemy: string }
  | { do: 'enemies'; kind: string };
