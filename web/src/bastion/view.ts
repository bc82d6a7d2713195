/** Bastion's view document, as the server makes it; `docs/bastion-view.md` describes it. */
import type { Plain } from '../protocol';
import type { Colour } from './colours';

export const SEATS = ['A', 'B', 'C', 'D'] as const;
export type Seat = (typeof SEATS)[number];

/** Discs by colour; `any` is a price in whatever colours. */
export type Mana = Partial<Record<Colour | 'any', number>>;

export interface Modifier {
  id: string;
  amount: number;
}

export interface Part {
  /** The card's name: `fire rider`, `golem`. */
  card: string;
  /** Its class or legend. */
  enemy: string;
  colour: Colour | 'any';
  pay: 'own' | 'district' | 'each' | 'any';
  strength: number;
  printed: number;
  modifiers: Modifier[];
  properties: string[];
  calls: number;
  blocks: Colour | null;
  /** The spell it becomes: `flame 2`. */
  spell: string;
}

/** An enemy with all its parts, the one on top first. */
export interface Unit {
  place: string;
  parts: Part[];
  cost: Mana;
  total: number;
  /** The message that says who protects it. */
  shielded: string | null;
}

export interface Source {
  source: string;
  colour: Colour;
  mana: Colour | null;
  damaged: boolean;
  blocked: boolean;
  open: boolean;
  gives: number;
}

export interface Foundation {
  foundation: string;
  ritual: string | null;
}

export interface District {
  place: string;
  colour: Colour | null;
  sections: number[];
  sources: Source[];
  tower: { mana: Colour | null; open: boolean };
  foundations: Foundation[];
  square: Unit | null;
  occupied: boolean;
  closed: boolean;
  defenders: Seat[];
}

export interface Citadel {
  enemy: Unit | null;
  /** Cards of the dragon stack under the top one. */
  under: string[];
  closed: boolean;
  defenders: Seat[];
}

export interface Defender {
  seat: Seat;
  tile: string;
  mana: Mana;
  spells: { card: string; spell: string }[];
  rituals: string[];
  offered: string[];
  artifacts: { ritual: string; used: boolean }[];
}

export interface Foresight {
  landing: number | null;
  'giant-landing': number | null;
  marcher: { from: number; to: number | null } | null;
  'moves-until-fall': number;
}

export interface Attack {
  unit: Unit;
  relief: number;
  alchemy: boolean;
  paid: Mana;
}

export interface BastionView {
  stage: 'set-up' | 'play' | 'over';
  ending: string | null;
  /** The seat that decides, `*` for chance, null when the game is over. */
  actor: Seat | '*' | null;
  turn: Seat;
  pending: Plain | null;
  'turn-state': { done: string[]; running: boolean; duty: boolean };
  wall: (Unit | null)[];
  'usable-sections': number;
  districts: District[];
  citadel: Citadel;
  seats: Defender[];
  reserve: Mana;
  deck: { left: number; next: Record<string, number> };
  rituals: { left: number };
  attack: Attack | null;
  foresight: Foresight;
  army: Plain;
  /** What wordings depend on, and where facts come from. */
  handbook?: { switches: Plain; sources: Record<string, string> };
}

/** The shell hands views on without knowing them; this is where they become Bastion's. */
export const bastion = (view: Plain): BastionView => view as unknown as BastionView;

export const seatOf = (view: BastionView, letter: string): Defender | undefined =>
  view.seats.find((each) => each.seat === letter);

/** Who decides now, if somebody does. */
export const decider = (view: BastionView): Defender | undefined =>
  view.actor === null ? undefined : seatOf(view, view.actor);

/** Every enemy on the board, wherever it is. */
export function units(view: BastionView): Unit[] {
  const found = [...view.wall, ...view.districts.map((each) => each.square), view.citadel.enemy];
  return found.filter((each) => each !== null);
}
