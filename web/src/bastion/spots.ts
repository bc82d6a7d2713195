/** Places by their names: what a place is, and which of them are one and the same. */
import type { Place } from '../board';

export type Spot =
  | { kind: 'section'; section: number }
  | { kind: 'district' | 'tower'; district: number }
  | { kind: 'source' | 'foundation'; district: number; index: number }
  | { kind: 'citadel' };

/** Printed sources of a district; those after them are built on its foundations. */
const PRINTED = 3;

/** What a place of the board is; null for what is in somebody's hand, or nowhere. */
export function spot(place: Place): Spot | null {
  if (place === 'citadel') return { kind: 'citadel' };
  if (/^\d+$/.test(place)) return { kind: 'section', section: Number(place) };
  const found = /^D([1-6])(?: (tower|[SF])(\d)?)?$/.exec(place);
  if (!found) return null;
  const [district, what, index] = [Number(found[1]), found[2], Number(found[3])];
  if (!what) return { kind: 'district', district };
  if (what === 'tower') return { kind: 'tower', district };
  return { kind: what === 'S' ? 'source' : 'foundation', district, index };
}

/** A source that was built is found at its foundation: `D3 S4` is `D3 F1`. */
export function settled(place: Place): Place {
  const found = spot(place);
  if (found?.kind !== 'source' || found.index <= PRINTED) return place;
  return `D${found.district} F${found.index - PRINTED}`;
}

/** The name, within its district, of the source at a source's or foundation's place. */
export function sourceAt(found: Spot): string | null {
  if (found.kind === 'source') return `S${found.index}`;
  return found.kind === 'foundation' ? `S${found.index + PRINTED}` : null;
}
