import type { Plain } from '../plain';

/** The view of a game of Bastion, as `docs/bastion-view.md` describes it. */

export const COLOURS = ['plains', 'fire', 'mountain', 'forest', 'swamp', 'dark'] as const;
export type Colour = (typeof COLOURS)[number];

/** Discs by colour; `any` for a price in whatever colours. */
export type Mana = Partial<Record<Colour | 'any', number>>;

export interface Part {
  card: string;
  enemy: string;
  colour: Colour | 'any';
  pay: 'own' | 'district' | 'each' | 'any';
  strength: number;
  printed: number;
  modifiers: { id: string; amount: number }[];
  properties: string[];
  calls: number;
  blocks: Colour | null;
  spell: string;
}

export interface Unit {
  place: string;
  parts: Part[];
  cost: Mana;
  total: number;
  shielded: string | null;
  /** Enemy moves that its defeat wins. */
  won: number;
  /** Rituals that whoever's turn it is could perform after its defeat. */
  rituals: string[];
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

export interface District {
  place: string;
  colour: Colour | null;
  sections: number[];
  sources: Source[];
  tower: { mana: Colour | null; open: boolean; gives: Mana };
  foundations: { foundation: string; ritual: string | null }[];
  square: Unit | null;
  occupied: boolean;
  closed: boolean;
  defenders: string[];
}

export interface Seat {
  seat: string;
  tile: string;
  mana: Mana;
  spells: { card: string; spell: string }[];
  rituals: string[];
  offered: string[];
  artifacts: { ritual: string; used: boolean }[];
}

export interface View {
  stage: 'set-up' | 'play' | 'over';
  ending: string | null;
  actor: string | null;
  turn: string;
  pending: (Plain & { do: string }) | null;
  'turn-state': { done: string[]; running: boolean; duty: boolean };
  wall: (Unit | null)[];
  'usable-sections': number;
  districts: District[];
  citadel: { enemy: Unit | null; under: string[]; closed: boolean; defenders: string[]; gives: Mana };
  seats: Seat[];
  reserve: Mana;
  deck: { left: number; next: Record<string, number> };
  rituals: { left: number };
  attack: { unit: Unit | null; relief: number; alchemy: boolean; paid: Mana; due: number; spells: { seat: string; spell: string }[] } | null;
  foresight: {
    landing: number | null;
    'giant-landing': number | null;
    marcher: { from: number; to: number | null } | null;
    'moves-until-fall': number;
  };
  army: Plain;
  /** Numbers of this edition that messages choose their words by. */
  wording: Plain;
  /** Where each fact comes from, by its table: `rulebook: R18 p. 8`. */
  sources: Record<string, string>;
}

/** The shell hands views over as plain data; here they get their type. */
export const asView = (view: Plain): View => view as unknown as View;

export const SEATS = ['A', 'B', 'C', 'D'] as const;

/** The message that names an enemy card. */
export const cardId = (card: string): string => `bastion-card-${card.replaceAll(' ', '-')}`;

/** The message that names a ritual card. */
export const ritualId = (ritual: string): string => `bastion-ritual-${ritual.replaceAll(' ', '-')}`;

/** `flame 2` is the spell Flame with power 2. */
export function spellParts(spell: string): { kind: string; power: number } {
  const [, kind = spell, power = '0'] = /^(.*?)(?: (\d+))?$/.exec(spell) ?? [];
  return { kind, power: Number(power ?? 0) || 0 };
}

/** A spell as arguments of a message: its name to be inflected, and ` 2` where it has a power. */
export function spellArguments(spell: string): { spell: string; power: string } {
  const { kind, power } = spellParts(spell);
  return { spell: `@bastion-spell-${kind}`, power: power ? `\u00a0${power}` : '' };
}

export const seatAt = (view: View, letter: string): Seat | undefined =>
  view.seats.find((seat) => seat.seat === letter);

/** The defender who decides, if one does. */
export const actorSeat = (view: View): Seat | undefined => seatAt(view, view.actor ?? '');

/** The enemy standing at a place: a section, a district's square, the citadel. */
export function unitAt(view: View, place: string): Unit | null {
  if (place === 'citadel') return view.citadel.enemy;
  if (/^\d+$/.test(place)) return view.wall[Number(place) - 1] ?? null;
  return view.districts.find((district) => district.place === place)?.square ?? null;
}

/** The district a section belongs to. */
export const districtOf = (view: View, section: number): District | undefined =>
  view.districts.find((district) => district.sections.includes(section));
