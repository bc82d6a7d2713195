/** What moves between two views, and along which way. */
import type { Place } from '../board';
import { CAMP, march, type Point, SECTIONS, source, tower } from './geometry';
import { spot } from './spots';
import { defenders, tileNumber, unitSpot } from './scene';
import { COLOURS, type Colour, type Seat, type View } from './view';

/** How long any one motion takes, in milliseconds. */
export const MOTION = { step: 150, walk: 250 } as const;

/** The way of an enemy from one place to another; from nowhere means from the camp. */
export function way(from: Place | null, to: Place, camp: Point = CAMP): Point[] {
  const [origin, end] = [from === null ? null : spot(from), spot(to)];
  const first = origin === null ? SECTIONS + 1 : origin.kind === 'section' ? origin.section : null;
  if (first === null || end?.kind !== 'section') return [from === null ? camp : unitSpot(from), unitSpot(to)];
  const [start, ...rest] = march(first, end.section);
  return [from === null ? camp : (start ?? camp), ...rest];
}

/** Keyframes that carry something which already lies at the end of a way along it. */
export function frames(points: readonly Point[]): { transform: string; offset: number }[] {
  const end = points.at(-1) ?? { x: 0, y: 0 };
  const lengths = points.map((each, at) => {
    const last = points[at - 1] ?? each;
    return Math.hypot(each.x - last.x, each.y - last.y);
  });
  const whole = lengths.reduce((sum, each) => sum + each, 0) || 1;
  let walked = 0;
  return points.map(({ x, y }, at) => {
    walked += lengths[at] ?? 0;
    return { transform: `translate(${x - end.x}px, ${y - end.y}px)`, offset: Math.min(1, walked / whole) };
  });
}

/** Discs that flow from somewhere on the board to a defender. */
export interface Flow {
  key: string;
  colour: Colour;
  count: number;
  from: Point;
  to: Point;
}

/** Mana that defenders gained since the view before, from the sources and towers it came from. */
export function flows(before: View, after: View): Flow[] {
  return after.seats.flatMap((seat, at) => {
    const old = before.seats[at];
    return old ? seatFlows(before, after, old, seat) : [];
  });
}

function seatFlows(before: View, after: View, old: Seat, seat: Seat): Flow[] {
  const from = origins(before, after, seat.tile)[0];
  const to = defenders(after).find((each) => each.seat === seat.seat)?.at;
  if (!from || !to) return [];
  return COLOURS.flatMap((colour) => {
    const count = (seat.mana[colour] ?? 0) - (old.mana[colour] ?? 0);
    return count > 0 ? [{ key: `${seat.seat} ${colour}`, colour, count, from, to }] : [];
  });
}

/** Where on this tile mana was put down or taken up. */
function origins(before: View, after: View, tile: string): Point[] {
  if (tile === 'citadel') {
    const emptied = after.districts.findIndex((each, at) => before.districts[at]?.tower.mana && !each.tower.mana);
    return emptied < 0 ? [] : [tower(emptied + 1)];
  }
  const number = tileNumber(tile);
  const [now, then] = [after.districts[number - 1], before.districts[number - 1]];
  if (!now || !then) return [];
  if (now.tower.mana !== then.tower.mana) return [tower(number)];
  const changed = now.sources.findIndex((each, at) => each.mana !== then.sources[at]?.mana);
  return changed < 0 ? [] : [source(number, Math.min(changed + 1, 3))];
}
