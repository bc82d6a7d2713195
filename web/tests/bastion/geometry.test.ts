import { describe, expect, it } from 'vitest';
import {
  CAMP,
  CARD,
  corner,
  districtOf,
  DISTRICTS,
  foundation,
  FOUNDATION_SIDE,
  FRAME,
  GATE,
  ground,
  INNER,
  inDistrict,
  march,
  numberOf,
  onSection,
  OUTER,
  type Point,
  SECTIONS,
  share,
  shrunk,
  source,
  SOURCE_RADIUS,
  square,
  standing,
  stone,
  tower,
} from '../../src/bastion/geometry';

const sections = Array.from({ length: SECTIONS }, (_, index) => index + 1);
const districts = Array.from({ length: DISTRICTS }, (_, index) => index + 1);
const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const near = (a: Point, b: Point): void => expect(distance(a, b)).toBeLessThan(1e-9);

/** Whether a point lies inside a convex polygon with clockwise corners (y downwards). */
function isInside(point: Point, corners: readonly Point[]): boolean {
  return corners.every((a, index) => {
    const b = corners[(index + 1) % corners.length]!;
    return (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x) >= 0;
  });
}

describe('the wall', () => {
  it('has its gate at the left corner and section 1 clockwise of it', () => {
    near(corner(OUTER, 0), { x: -OUTER, y: 0 });
    expect(onSection(1).y).toBeLessThan(0);
    expect(onSection(24).y).toBeGreaterThan(0);
    expect(onSection(1).x).toBeCloseTo(onSection(24).x);
    expect(GATE.x).toBeLessThan(onSection(1).x);
  });

  it('is numbered clockwise', () => {
    for (const section of sections.slice(1)) {
      const [a, b] = [onSection(section - 1), onSection(section)];
      expect(a.x * b.y - a.y * b.x).toBeGreaterThan(0);
    }
  });

  it('has a flat top of sections 5 to 8', () => {
    const heights = [5, 6, 7, 8].map((section) => onSection(section).y);
    for (const y of heights) expect(y).toBeCloseTo(heights[0]!);
    expect(heights[0]).toBeLessThan(onSection(4).y);
  });

  it('gives four sections to each district', () => {
    expect([1, 4, 5, 8, 9, 24].map(districtOf)).toEqual([1, 1, 2, 2, 3, 6]);
  });

  it('is built of stones that meet their neighbours without a gap', () => {
    for (const section of sections) {
      const [, outerEnd, innerEnd] = stone(section);
      const [outerStart, , , innerStart] = stone((section % SECTIONS) + 1);
      near(outerEnd!, outerStart!);
      near(innerEnd!, innerStart!);
    }
  });

  it('carries each card in the middle of its stone', () => {
    for (const section of sections) expect(isInside(onSection(section), stone(section))).toBe(true);
  });

  it('never lets cards of two sections overlap', () => {
    for (const a of sections) {
      for (const b of sections.filter((each) => each > a)) {
        const [p, q] = [onSection(a), onSection(b)];
        const apart = Math.abs(p.x - q.x) >= CARD.width || Math.abs(p.y - q.y) >= CARD.height;
        expect(apart, `${a} and ${b}`).toBe(true);
      }
    }
  });

  it('writes the numbers outside, clear of the stones', () => {
    for (const section of sections) {
      expect(isInside(numberOf(section), stone(section))).toBe(false);
      expect(Math.hypot(numberOf(section).x, numberOf(section).y)).toBeGreaterThan(
        Math.hypot(onSection(section).x, onSection(section).y),
      );
    }
  });
});

describe('a district', () => {
  it('lies within its own four sections', () => {
    for (const district of districts) {
      for (const section of sections.filter((each) => districtOf(each) === district)) {
        const toWall = onSection(section);
        const toDistrict = square(district);
        expect(distance(toWall, toDistrict)).toBeLessThan(distance(toWall, square((district % 6) + 1)));
      }
    }
  });

  it('keeps sources, foundations, square, tower and defenders on its own ground', () => {
    for (const district of districts) {
      const spots = [
        ...[1, 2, 3].map((index) => source(district, index)),
        ...[1, 2].map((index) => foundation(district, index)),
        square(district),
        tower(district),
        ...[0, 1, 2, 3].map((index) => standing(district, index, 4)),
      ];
      for (const spot of spots) expect(isInside(spot, ground(district))).toBe(true);
    }
  });

  it('leaves room between its sources, its foundations and its square', () => {
    for (const district of districts) {
      expect(distance(source(district, 1), source(district, 2))).toBeGreaterThan(2 * SOURCE_RADIUS);
      for (const index of [1, 2]) {
        for (const other of [1, 2, 3]) {
          const clear = SOURCE_RADIUS + FOUNDATION_SIDE / 2;
          expect(distance(foundation(district, index), source(district, other))).toBeGreaterThan(clear);
        }
      }
    }
  });

  it('counts along clockwise', () => {
    const [a, b] = [inDistrict(1, 200, -10), inDistrict(1, 200, 10)];
    expect(a.x * b.y - a.y * b.x).toBeGreaterThan(0);
  });
});

describe('a march', () => {
  it('goes from the camp through every section towards the gate', () => {
    const way = march(25, 1);
    near(way[0]!, CAMP);
    near(way.at(-1)!, onSection(1));
    for (const section of sections) {
      expect(way.some((each) => distance(each, onSection(section)) < 1e-9)).toBe(true);
    }
  });

  it('bends at the corners of the wall', () => {
    const way = march(5, 4);
    expect(way).toHaveLength(3);
    near(way[1]!, corner((OUTER + INNER) / 2, 1));
  });

  it('can be walked back, and a place reached by staying is one point', () => {
    expect(march(4, 7).at(-1)).toEqual(onSection(7));
    expect(march(4, 5)).toHaveLength(3);
  });

  it('stays on the wall', () => {
    for (const each of march(24, 1)) {
      const far = Math.hypot(each.x, each.y);
      expect(far).toBeGreaterThan(INNER * Math.cos(Math.PI / 6));
      expect(far).toBeLessThan(OUTER);
    }
  });
});

describe('the frame', () => {
  it('holds everything', () => {
    const all = [...sections.map(numberOf), GATE, CAMP];
    for (const each of all) {
      const { x, y } = share(each);
      expect(x).toBeGreaterThan(0.02);
      expect(x).toBeLessThan(0.98);
      expect(y).toBeGreaterThan(0.01);
      expect(y).toBeLessThan(0.99);
    }
    expect(share({ x: FRAME.left, y: FRAME.top })).toEqual({ x: 0, y: 0 });
  });
});

describe('joints', () => {
  it('are made by drawing stones in towards their middle', () => {
    const inner = shrunk(stone(1), 4);
    stone(1).forEach((each, index) => expect(distance(each, inner[index]!)).toBeCloseTo(4));
  });
});
