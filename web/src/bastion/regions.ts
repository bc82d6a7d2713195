/** The board as regions, each an ordered list of places: what keys walk through and readers hear. */
import type { Place } from '../board';
import { districtOf, SECTIONS } from './geometry';
import { spot } from './spots';

export interface Region {
  id: string;
  places: Place[];
}

const numbered = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1);

function district(number: number): Region {
  const id = `D${number}`;
  const inside = ['S1', 'S2', 'S3', 'F1', 'F2', 'tower'].map((each) => `${id} ${each}`);
  return { id, places: [id, ...inside] };
}

/** The wall from the gate around, the districts in the same order, the citadel. */
export const REGIONS: readonly Region[] = [
  { id: 'wall', places: numbered(SECTIONS).map(String) },
  ...numbered(6).map(district),
  { id: 'citadel', places: ['citadel'] },
];

/** The track: each district together with its own four sections of the wall. */
export const TRACK: readonly Region[] = REGIONS.slice(1).map((region, at) => {
  const sections = REGIONS[0]?.places.slice(at * 4, at * 4 + 4) ?? [];
  return { id: region.id, places: [...sections, ...region.places] };
});

/** Where focus enters the board before anybody has moved it. */
export const FIRST: Place = '1';

const regionOf = (place: Place): Region | undefined => REGIONS.find((each) => each.places.includes(place));

/**
 * Where an arrow key leads. Left and right go along the wall, or through a district; down goes
 * inwards, from a section to its district and on to the citadel; up goes outwards again.
 */
export function neighbour(place: Place, key: string): Place | null {
  const region = regionOf(place);
  if (!region) return null;
  const at = region.places.indexOf(place);
  switch (key) {
    case 'ArrowRight':
      return region.places[at + 1] ?? (region.id === 'citadel' ? null : next(region, 1));
    case 'ArrowLeft':
      return region.places[at - 1] ?? (region.id === 'citadel' ? null : next(region, -1));
    case 'ArrowDown':
      return inwards(place);
    case 'ArrowUp':
      return outwards(place);
    case 'Home':
      return region.places[0] ?? null;
    case 'End':
      return region.places.at(-1) ?? null;
    default:
      return null;
  }
}

/** The ring of the wall ends at the gate; districts lead on to the next one, all around. */
function next(region: Region, step: 1 | -1): Place | null {
  if (region.id === 'wall') return null;
  const number = Number(region.id.slice(1));
  const other = REGIONS[((number - 1 + step + 6) % 6) + 1];
  return (step === 1 ? other?.places[0] : other?.places.at(-1)) ?? null;
}

function inwards(place: Place): Place | null {
  const found = spot(place);
  if (found?.kind === 'section') return `D${districtOf(found.section)}`;
  return found && 'district' in found ? 'citadel' : null;
}

function outwards(place: Place): Place | null {
  const found = spot(place);
  if (found?.kind === 'citadel') return 'D1';
  if (!found || !('district' in found)) return null;
  return found.kind === 'district' ? String(found.district * 4 - 3) : `D${found.district}`;
}
