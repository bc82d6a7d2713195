/** What stands where on the picture, worked out from a view. */
import type { Place } from '../board';
import {
  CARD,
  CITADEL,
  CITADEL_TILE,
  foundation,
  FOUNDATION_SIDE,
  ground,
  onSection,
  type Point,
  source,
  SOURCE_RADIUS,
  square,
  standing,
  type Tile,
  tower,
} from './geometry';
import { spot } from './places';
import { type BastionView, type Seat, type Unit, units } from './view';

/** A piece on the picture. Its key stays the same wherever it goes. */
export interface Piece {
  key: string;
  place: Place;
  at: Point;
}

export interface EnemyPiece extends Piece {
  unit: Unit;
  /** Cards that lie hidden under it in the dragon stack. */
  under: number;
}

export interface DefenderPiece extends Piece {
  seat: Seat;
  /** Whether it is this defender's turn. */
  acts: boolean;
}

export const tileNumber = (tile: string): Tile => (tile === 'citadel' ? CITADEL_TILE : Number(tile.slice(1)));

/** Where an enemy at this place lies. */
export function unitSpot(place: Place): Point {
  const found = spot(place);
  if (found?.kind === 'section') return onSection(found.section);
  if (found?.kind === 'district') return square(found.district);
  return { x: 0, y: -14 };
}

/** Every enemy on the board, the one on top of each unit giving it its key. */
export function enemies(view: BastionView): EnemyPiece[] {
  return units(view).map((unit) => ({
    key: unit.parts[0]?.card ?? unit.place,
    place: unit.place,
    at: unitSpot(unit.place),
    unit,
    under: unit.place === 'citadel' ? view.citadel.under.length : 0,
  }));
}

/** Every defender, where he stands beside the others. */
export function defenders(view: BastionView): DefenderPiece[] {
  return view.seats.map(({ seat, tile }) => {
    const here = view.seats.filter((each) => each.tile === tile);
    const index = here.findIndex((each) => each.seat === seat);
    const at = standing(tileNumber(tile), index, here.length);
    return { key: seat, place: tile, at, seat, acts: view.turn === seat && view.stage !== 'over' };
  });
}

/** Sections that lie free among the enemies: each of them is an enemy move won. */
export function gaps(view: BastionView): number[] {
  const last = view.wall.findLastIndex((unit) => unit !== null);
  return view.wall.flatMap((unit, at) => (unit === null && at < last ? [at + 1] : []));
}

/** What a pointer touches to mean a place: its middle, its size, and its outline if it is no box. */
export interface Touch {
  middle: Point;
  width: number;
  height: number;
  outline?: readonly Point[];
}

/** Where on the picture a place is touched. */
export function touch(place: Place): Touch | null {
  const found = spot(place);
  switch (found?.kind) {
    case 'section':
      return { middle: onSection(found.section), width: CARD.width + 10, height: CARD.height };
    case 'district':
      return around(ground(found.district));
    case 'source':
      return box(source(found.district, found.index), SOURCE_RADIUS * 2 + 4);
    case 'foundation':
      return box(foundation(found.district, found.index), FOUNDATION_SIDE + 4);
    case 'tower':
      return box(tower(found.district), 44);
    case 'citadel':
      return { middle: { x: 0, y: 0 }, width: CITADEL * 1.6, height: CITADEL * 1.6 };
    default:
      return null;
  }
}

const box = (middle: Point, side: number): Touch => ({ middle, width: side, height: side });

function around(outline: readonly Point[]): Touch {
  const [xs, ys] = [outline.map((each) => each.x), outline.map((each) => each.y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  return { middle, width: right - left, height: bottom - top, outline };
}
