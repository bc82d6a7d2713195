import type { Place } from '../board';
import { isSlot } from './position';
import type { View } from './view';

/** Where everything lies, in units of the drawing. The bastion's middle is the origin. */

/** The sizes of a drawing: one for wide tables, one for phones, whose tokens are larger. */
export interface Plan {
  tile: number;
  gap: number;
  /** Size of a card beside the bastion, east and west. */
  side: { width: number; height: number };
  /** Size of a card above and below it. */
  end: { width: number; height: number };
  /** Between the tiles and the cards: the wall. */
  wall: number;
  /** Around the whole. */
  edge: number;
}

export const WIDE: Plan = {
  tile: 146,
  gap: 8,
  side: { width: 128, height: 118 },
  end: { width: 136, height: 108 },
  wall: 26,
  edge: 12,
};

export const NARROW: Plan = {
  tile: 84,
  gap: 3,
  side: { width: 55, height: 82 },
  end: { width: 82, height: 66 },
  wall: 9,
  edge: 3,
};

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const half = (plan: Plan): number => (3 * plan.tile + 2 * plan.gap) / 2;

/** The whole drawing. */
export function frame(plan: Plan): Box {
  const x = half(plan) + plan.wall + plan.side.width + plan.edge;
  const y = half(plan) + plan.wall + plan.end.height + plan.edge;
  return { x: -x, y: -y, width: 2 * x, height: 2 * y };
}

/** The wall around the nine tiles. */
export function wallBox(plan: Plan): Box {
  const reach = half(plan) + plan.wall * 0.55;
  return { x: -reach, y: -reach, width: 2 * reach, height: 2 * reach };
}

const line = (plan: Plan, at: number): number => (at - 1) * (plan.tile + plan.gap);

export function tileBox(plan: Plan, index: number): Box {
  const x = line(plan, index % 3);
  const y = line(plan, Math.floor(index / 3));
  return { x: x - plan.tile / 2, y: y - plan.tile / 2, width: plan.tile, height: plan.tile };
}

/** Slots go clockwise: the north from west to east, the east southward, the south westward, the west northward. */
export function slotBox(plan: Plan, slot: Place): Box {
  const at = Number(slot[1]) - 1;
  const along = slot[0] === 'S' || slot[0] === 'W' ? line(plan, 2 - at) : line(plan, at);
  const reach = half(plan) + plan.wall;
  switch (slot[0]) {
    case 'N':
      return centred(along, -reach - plan.end.height / 2, plan.end);
    case 'S':
      return centred(along, reach + plan.end.height / 2, plan.end);
    case 'E':
      return centred(reach + plan.side.width / 2, along, plan.side);
    default:
      return centred(-reach - plan.side.width / 2, along, plan.side);
  }
}

const centred = (x: number, y: number, { width, height }: { width: number; height: number }): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});

/** The ground of a horde board, around its three slots. */
export function boardBox(plan: Plan, side: string): Box {
  const letter = side[0]?.toUpperCase() ?? 'N';
  const boxes = [1, 2, 3].map((at) => slotBox(plan, `${letter}${at}`));
  const pad = plan.edge * 0.6;
  const left = Math.min(...boxes.map((box) => box.x)) - pad;
  const top = Math.min(...boxes.map((box) => box.y)) - pad;
  const right = Math.max(...boxes.map((box) => box.x + box.width)) + pad;
  const bottom = Math.max(...boxes.map((box) => box.y + box.height)) + pad;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** The corner before a board, clockwise: who sits at this board, or who speaks for it. */
export function cornerBox(plan: Plan, side: string): Box {
  const x = half(plan) + plan.wall + plan.side.width / 2;
  const y = half(plan) + plan.wall + plan.end.height / 2;
  const west = side === 'north' || side === 'west';
  const north = side === 'north' || side === 'east';
  return centred(west ? -x : x, north ? -y : y, { width: plan.side.width, height: plan.end.height });
}

/** The place of each tile by its name, of each slot, and of each seat at its corner. */
export function boxOf(plan: Plan, place: Place, view: View): Box | null {
  if (isSlot(place)) return slotBox(plan, place);
  const hero = view.heroes.find((each) => each.seat === place);
  if (hero) return cornerBox(plan, hero.side);
  const index = view.tiles.findIndex((tile) => tile.tile === place);
  return index < 0 ? null : tileBox(plan, index);
}

/** A box as a style, in shares of the drawing. */
export function placed(plan: Plan, box: Box): string {
  const whole = frame(plan);
  const share = (part: number, of: number): string => `${((100 * part) / of).toFixed(3)}%`;
  return [
    `left: ${share(box.x - whole.x, whole.width)}`,
    `top: ${share(box.y - whole.y, whole.height)}`,
    `width: ${share(box.width, whole.width)}`,
    `height: ${share(box.height, whole.height)}`,
  ].join('; ');
}

/** Where a hero's figure stands on a tile: in a row along its lower edge; on a phone at its sides, above its name. */
export function standing(plan: Plan, tile: Box, at: number, size: number): Box {
  if (plan === NARROW) {
    const right = at % 2 === 1;
    const low = at >= 2;
    return { x: tile.x + (right ? tile.width - size - 1 : 1), y: tile.y + 1 + (low ? size + 1 : 0), width: size, height: size };
  }
  const step = Math.min(size + 1, (tile.width - size - 8) / 3);
  return { x: tile.x + 4 + at * step, y: tile.y + tile.height - size - 4, width: size, height: size };
}

/** Rows and columns of the whole table, for arrow keys. */
const KEYS: Record<string, readonly [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The five rows of five places, with a seat in each corner that has one. */
export function rows(view: View): (Place | null)[][] {
  const tile = (index: number): Place | null => view.tiles[index]?.tile ?? null;
  const seat = (side: string): Place | null => view.heroes.find((each) => each.side === side)?.seat ?? null;
  return [
    [seat('north'), 'N1', 'N2', 'N3', seat('east')],
    ['W3', tile(0), tile(1), tile(2), 'E1'],
    ['W2', tile(3), tile(4), tile(5), 'E2'],
    ['W1', tile(6), tile(7), tile(8), 'E3'],
    [seat('west'), 'S3', 'S2', 'S1', seat('south')],
  ];
}

/** The place an arrow key leads to; null at the edge. */
export function neighbour(place: Place, key: string, view: View): Place | null {
  const step = KEYS[key];
  if (!step) return null;
  const table = rows(view);
  const row = table.findIndex((each) => each.includes(place));
  const column = table[row]?.indexOf(place) ?? -1;
  return table[row + step[0]]?.[column + step[1]] ?? null;
}
