/** What stands where on the picture, worked out from a view. */
import type { Place } from '../board';
import {
  CAMP,
  CARD,
  CITADEL,
  CITADEL_TILE,
  corner,
  foundation,
  FOUNDATION_SIDE,
  ground,
  onSection,
  type Point,
  points,
  SECTIONS,
  shrunk,
  source,
  SOURCE_RADIUS,
  square,
  standing,
  stone,
  type Tile,
  tower,
} from './geometry';
import { settled, spot } from './spots';
import type { Unit, View } from './view';

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
  seat: string;
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

/** Where the enemy deck lies: in the camp beside the wall, or on the section nobody can use. */
export const camp = (view: View): Point => (view['usable-sections'] < SECTIONS ? onSection(SECTIONS) : CAMP);

/** Every enemy on the board, wherever it is. */
function units(view: View): Unit[] {
  const found = [...view.wall, ...view.districts.map((each) => each.square), view.citadel.enemy];
  return found.filter((each) => each !== null);
}

/** Every enemy on the board, the one on top of each unit giving it its key. */
export function enemies(view: View): EnemyPiece[] {
  return units(view).map((unit) => ({
    key: unit.parts[0]?.card ?? unit.place,
    place: unit.place,
    at: unitSpot(unit.place),
    unit,
    under: unit.place === 'citadel' ? view.citadel.under.length : 0,
  }));
}

/** Every defender, where he stands beside the others. */
export function defenders(view: View): DefenderPiece[] {
  return view.seats.map(({ seat, tile }) => {
    const here = view.seats.filter((each) => each.tile === tile);
    const index = here.findIndex((each) => each.seat === seat);
    const at = standing(tileNumber(tile), index, here.length);
    return { key: seat, place: tile, at, seat, acts: view.turn === seat && view.stage !== 'over' };
  });
}

/** Sections that lie free among the enemies: each of them is an enemy move won. */
export function gaps(view: View): number[] {
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
  const found = spot(settled(place));
  switch (found?.kind) {
    case 'section':
      return { middle: onSection(found.section), width: CARD.width + 10, height: CARD.height };
    case 'district':
      return around(ground(found.district), square(found.district));
    case 'source':
      return box(source(found.district, found.index), SOURCE_RADIUS * 2 + 10);
    case 'foundation':
      return box(foundation(found.district, found.index), FOUNDATION_SIDE + 10);
    case 'tower':
      return box(tower(found.district), 62);
    case 'citadel':
      return { middle: { x: 0, y: 0 }, width: CITADEL * 1.6, height: CITADEL * 1.6 };
    default:
      return null;
  }
}

const box = (middle: Point, side: number): Touch => ({ middle, width: side, height: side });

/** A box around an outline with its middle where the district's own square is, clear of its sources. */
function around(outline: readonly Point[], middle: Point): Touch {
  const reach = (along: 'x' | 'y'): number => Math.max(...outline.map((each) => Math.abs(each[along] - middle[along])));
  return { middle, width: 2 * reach('x'), height: 2 * reach('y'), outline };
}

/** The outline of a place, for what can be done, what is picked and what has focus: an SVG path. */
export function outline(place: Place, view: View): string {
  const found = spot(settled(place));
  switch (found?.kind) {
    case 'section':
      return view.wall[found.section - 1]
        ? plate(onSection(found.section), CARD.width + 6, CARD.height + 6, 10)
        : polygon(shrunk(stone(found.section), 7));
    case 'district':
      return polygon(shrunk(ground(found.district), 7));
    case 'source':
      return circle(source(found.district, found.index), SOURCE_RADIUS + 4);
    case 'foundation':
      return plate(foundation(found.district, found.index), FOUNDATION_SIDE + 7, FOUNDATION_SIDE + 7, 11);
    case 'tower':
      return circle(tower(found.district), 23);
    case 'citadel':
      return polygon(Array.from({ length: 6 }, (_, at) => corner(CITADEL - 9, at)));
    default:
      return '';
  }
}

const polygon = (corners: readonly Point[]): string => `M${points(corners).replaceAll(' ', 'L')}Z`;

function circle({ x, y }: Point, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0Z`;
}

function plate({ x, y }: Point, width: number, height: number, round: number): string {
  const [w, h] = [width - 2 * round, height - 2 * round];
  const arc = (dx: number, dy: number): string => `a${round} ${round} 0 0 1 ${dx} ${dy}`;
  return `M${x - w / 2} ${y - height / 2}h${w}${arc(round, round)}v${h}${arc(-round, round)}h${-w}${arc(-round, -round)}v${-h}${arc(round, -round)}Z`;
}
