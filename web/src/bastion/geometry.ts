/**
 * Where everything of the bastion lies on the picture, in units of the drawing.
 *
 * The centre of the citadel is the origin, y grows downwards. The hexagon is flat-topped; its left
 * corner is the gate, and everything is numbered clockwise from there: sections 1 to 24,
 * districts 1 to 6.
 */

export interface Point {
  x: number;
  y: number;
}

export const SECTIONS = 24;
export const DISTRICTS = 6;
const SECTIONS_OF_DISTRICT = 4;

/** From the centre to a corner: the wall's outer face, its inner face, the citadel. */
export const OUTER = 480;
export const INNER = 356;
export const CITADEL = 128;
const MIDDLE_OF_WALL = (OUTER + INNER) / 2;

/** The drawing's frame: left, top, width, height. */
export const FRAME = { left: -560, top: -462, width: 1120, height: 924 } as const;
/** On a small screen nothing is written outside the wall. */
export const BIG_FRAME = { left: -542, top: -434, width: 1046, height: 868 } as const;
export type Frame = typeof FRAME | typeof BIG_FRAME;

/** How much larger pieces are drawn on a small screen. */
export const BIG = { token: 1.55, source: 1.18 } as const;

/** Sizes of what lies on the board. */
export const CARD = { width: 74, height: 87 } as const;
/** On a small screen: as wide as the wall allows, so that its signs can be larger. */
export const BIG_CARD = { width: 90, height: 89 } as const;
export const SOURCE_RADIUS = 27;
export const FOUNDATION_SIDE = 50;
export const TOKEN_RADIUS = 18;

/** A corner of a hexagon of this radius; 0 is the gate's, then clockwise. */
export function corner(radius: number, index: number): Point {
  const angle = Math.PI * (1 + index / 3);
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
}

/** The point this part of the way from one to another. */
export function between(from: Point, to: Point, part: number): Point {
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

/** The district, 1 to 6, a section guards. */
export const districtOf = (section: number): number => Math.ceil(section / SECTIONS_OF_DISTRICT);

/** A point of a section's edge at this radius: `part` 0 is nearer the gate, 1 farther, clockwise. */
function onEdge(radius: number, section: number, part: number): Point {
  const side = districtOf(section) - 1;
  const along = ((section - 1) % SECTIONS_OF_DISTRICT) + part;
  return between(corner(radius, side), corner(radius, side + 1), along / SECTIONS_OF_DISTRICT);
}

/** The stone of a section: outer edge clockwise, then the inner edge back. */
export function stone(section: number): Point[] {
  return [
    onEdge(OUTER, section, 0),
    onEdge(OUTER, section, 1),
    onEdge(INNER, section, 1),
    onEdge(INNER, section, 0),
  ];
}

/** The battlements of a section: so many merlons on its outer edge. */
const MERLONS = 3;
export const merlons = (section: number): Point[][] =>
  Array.from({ length: MERLONS }, (_, at) => {
    const [from, to] = [0.08 + at * 0.31, 0.28 + at * 0.31];
    return [
      onEdge(OUTER + 7, section, from),
      onEdge(OUTER + 7, section, to),
      onEdge(OUTER - 12, section, to),
      onEdge(OUTER - 12, section, from),
    ];
  });

/** The round towers at the corners; the gate stands at the sixth. */
export const turrets = (): Point[] => [1, 2, 3, 4, 5].map((at) => corner(OUTER - 6, at));

/** Where a card lies on a section. */
export const onSection = (section: number): Point => onEdge(MIDDLE_OF_WALL, section, 0.5);

/** Where a section's number is written, outside the wall. */
export function numberOf(section: number): Point {
  return onEdge(OUTER + 24, section, 0.5);
}

/** The gate between sections 24 and 1, and the camp from which new enemies come. */
export const GATE: Point = corner(MIDDLE_OF_WALL + 84, 0);
export const CAMP: Point = { x: -508, y: 122 };

/** The district's ground: from the wall's inner face to the citadel, corners clockwise. */
export function ground(district: number): Point[] {
  const first = district - 1;
  return [
    corner(INNER, first),
    corner(INNER, first + 1),
    corner(CITADEL, first + 1),
    corner(CITADEL, first),
  ];
}

/** A spot of a district: so far from the centre of the bastion, and so far clockwise from its middle. */
export function inDistrict(district: number, out: number, along: number): Point {
  const angle = Math.PI * (1 + (district - 0.5) / 3);
  const [x, y] = [Math.cos(angle), Math.sin(angle)];
  return { x: x * out - y * along, y: y * out + x * along };
}

/** The printed sources 1 to 3 stand along the wall. */
export const source = (district: number, index: number): Point =>
  inDistrict(district, 273, (index - 2) * 84);

/** The foundations 1 and 2 flank the square. */
export const foundation = (district: number, index: number): Point =>
  inDistrict(district, 203, index === 1 ? -73 : 73);

export const square = (district: number): Point => inDistrict(district, 206, 0);

export const tower = (district: number): Point => inDistrict(district, 143, 0);

/** The tile a defender stands on: a district, or 0 for the citadel. */
export type Tile = number;
export const CITADEL_TILE: Tile = 0;

/** Where the `index`th of `count` defenders of a tile stands. */
export function standing(tile: Tile, index: number, count: number): Point {
  if (tile === CITADEL_TILE) return { x: (index - (count - 1) / 2) * 44, y: 62 };
  const spots = [-40, 40, -73, 73];
  return inDistrict(tile, index < 2 ? 150 : 162, spots[index % spots.length] ?? 0);
}

/**
 * The way of an enemy around the ring, towards the gate, from a section (25 is the camp) to
 * another: through every section between, bending at the corners as the wall does.
 */
export function march(from: number, to: number): Point[] {
  const way: Point[] = from > SECTIONS ? [CAMP] : [onSection(from)];
  const step = to < from ? -1 : 1;
  for (let section = Math.min(from, SECTIONS + 1) + step; section !== to + step; section += step) {
    const last = section - step;
    if (last <= SECTIONS && districtOf(last) !== districtOf(section)) {
      way.push(corner(MIDDLE_OF_WALL, Math.min(districtOf(last), districtOf(section))));
    }
    way.push(onSection(section));
  }
  return way;
}

/** Points as SVG writes them in `points`. */
export const points = (corners: readonly Point[]): string =>
  corners.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');

/** A polygon drawn in by so much towards its own middle: joints between stones. */
export function shrunk(corners: readonly Point[], by: number): Point[] {
  const middle = middleOf(corners);
  return corners.map((each) => {
    const length = Math.hypot(each.x - middle.x, each.y - middle.y);
    return between(each, middle, by / length);
  });
}

export function middleOf(corners: readonly Point[]): Point {
  const sum = corners.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 });
  return { x: sum.x / corners.length, y: sum.y / corners.length };
}

/** A point as shares of the frame, for what is laid over the picture. */
export function share(point: Point, frame: Frame = FRAME): Point {
  return { x: (point.x - frame.left) / frame.width, y: (point.y - frame.top) / frame.height };
}
