/** The view of a game of Unbreakable Castle, as `docs/unbreakable-castle.md` describes it. */

export type Resource = 'wood' | 'clay' | 'ore' | 'stone' | 'gold' | 'mana';
export type Part = 'citadel' | 'tower' | 'gates' | 'wall';
export type Race = 'human' | 'elf' | 'gnome' | 'mage' | 'golem' | 'necromancer' | 'werewolf' | 'vampire' | 'orc' | 'demon';
export type Goods = Partial<Record<Resource, number>>;
export type Joint = 'top' | 'left-upper' | 'left-lower' | 'right-upper' | 'right-lower' | 'bottom';

export interface Half {
  race: Race;
  resource: Resource;
  count: number;
}

export type Centre =
  | { kind: 'empty' | 'quest' | 'toll' }
  | { kind: 'bonus'; resource: Resource; count: number }
  | { kind: 'horn'; side: 'light' | 'dark' }
  | { kind: 'trader'; name: string; takes: string; price: number; gives: Resource; count: number; uses: number };

export interface Card {
  number: number;
  top: Resource | null;
  bottom: { resource: Resource; count: number } | null;
  left: Half[];
  right: Half[];
  centre: Centre;
  source: string;
}

export interface Cell {
  cell: string;
  card: Card | null;
  openable: boolean;
}

export interface Quest {
  quest: string;
  asks: 'defeat' | 'find';
  races: Race[];
  from: Race;
  reward: 'double' | 'build' | 'destroy';
  part: Part | null;
  source: string;
}

export interface Player {
  seat: string;
  race: Race | null;
  faction: string | null;
  side: 'light' | 'dark' | null;
  is_hard: boolean;
  goods: Goods;
  castle: Record<Part, { have: number; need: number; spare: number }>;
  has_horn: boolean;
  quests: (Quest | { could_be: string[] })[];
}

export interface Possible {
  joint: Joint;
  odds: [number, number];
  resource?: Resource;
  count?: [number, number];
  race?: Race;
  meets?: 'ally' | 'friend' | 'enemy' | 'flight' | 'character';
  carries?: Resource[];
}

export interface Question {
  asks: 'friend' | 'fulfil' | 'help' | 'strike' | 'toll' | 'favour';
  race?: Race;
  quest?: string;
  quests?: string[];
  who?: string[];
  wins?: string[];
  may_forgo?: boolean;
}

/** Two open cards that match: named by the lower or the right one. */
export interface Joined {
  cell: string;
  joint: Joint;
  resource: Resource | null;
  race: Race | null;
}

/** A race somebody may still take. */
export interface FreeRace {
  race: Race;
  faction: string;
  side: 'light' | 'dark';
  is_hard: boolean;
  start: Goods;
  friend: Race | null;
}

export interface View {
  seat: string | null;
  stage: string;
  deciding: string | null;
  turn: { seat: string; cell: string | null; has_quested: boolean; has_built: boolean; offers_left: number; trader_uses: number };
  dealer: string;
  field: { rows: number; columns: number; cells: Cell[] };
  /** Every pair of matching edges between open cards. */
  joined: Joined[];
  /** Races nobody has taken yet, while races are taken; else none. */
  free_races: FreeRace[];
  deck: number;
  discard: number[];
  players: Player[];
  quest_decks: Record<'light' | 'dark', { deck: number; spent: Quest[] }>;
  bank: Goods | null;
  stock: Record<Part, number>;
  prices: Record<Part, Goods>;
  offer: { seat: string; with: string; give: Goods; want: Goods; is_counter: boolean } | null;
  question: Question | null;
  market: {
    exchanges: { give: Resource; price: number; get: Resource; count: number }[];
    may_offer: boolean;
    builds: { part: Part; is_spare: boolean }[];
  } | null;
  foresight: {
    cells: { cell: string; joints: Possible[]; any: [number, number] }[];
    parts: { part: Part; lacks: Goods; exchanges: { with: 'bank' | 'trader'; give: Resource; get: Resource }[] | null }[];
  };
  winner: string | null;
  ending: string;
  notes: string[];
}
