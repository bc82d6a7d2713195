import { SIDES, SLOT_NAMES } from '../../src/last-bastion/view';
import { describe, expect, it } from 'vitest';
import { boardBox, type Box, boxOf, cornerBox, frame, NARROW, neighbour, placed, rows, slotBox, tileBox, wallBox, WIDE } from '../../src/last-bastion/geometry';
import { SAMPLES } from './samples';

const { view } = SAMPLES.fight;

const overlaps = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height;

const contains = (outer: Box, inner: Box): boolean =>
  outer.x <= inner.x && outer.y <= inner.y && outer.x + outer.width >= inner.x + inner.width && outer.y + outer.height >= inner.y + inner.height;

describe.each([
  ['wide', WIDE],
  ['narrow', NARROW],
])('the %s drawing', (_, plan) => {
  const tiles = Array.from({ length: 9 }, (_, at) => tileBox(plan, at));
  const slots = SLOT_NAMES.map((slot) => slotBox(plan, slot));
  const corners = SIDES.map((side) => cornerBox(plan, side));
  const all = [...tiles, ...slots, ...corners];

  it('keeps every place inside its frame', () => {
    expect(all.filter((box) => !contains(frame(plan), box))).toEqual([]);
  });

  it('lets no two places overlap', () => {
    const pairs = all.flatMap((one, at) => all.slice(at + 1).map((other) => overlaps(one, other)));
    expect(pairs).not.toContain(true);
  });

  it('has the tiles inside the wall and the slots on their boards', () => {
    expect(tiles.every((tile) => contains(wallBox(plan), tile))).toBe(true);
    for (const slot of SLOT_NAMES) {
      const side = SIDES.find((each) => each[0]?.toUpperCase() === slot[0]) ?? '';
      expect(contains(boardBox(plan, side), slotBox(plan, slot))).toBe(true);
    }
  });

  it('puts a slot opposite the tile it faces', () => {
    expect(slotBox(plan, 'N1').x + slotBox(plan, 'N1').width / 2).toBeCloseTo(tileBox(plan, 0).x + plan.tile / 2);
    expect(slotBox(plan, 'S1').x + slotBox(plan, 'S1').width / 2).toBeCloseTo(tileBox(plan, 8).x + plan.tile / 2);
    expect(slotBox(plan, 'W1').y + slotBox(plan, 'W1').height / 2).toBeCloseTo(tileBox(plan, 6).y + plan.tile / 2);
  });
});

describe('arrow keys', () => {
  it('walk from the north over the tiles to the south', () => {
    const [first] = view.tiles;
    expect(neighbour('N1', 'ArrowDown', view)).toBe(first?.tile);
    expect(neighbour(String(view.tiles[6]?.tile), 'ArrowDown', view)).toBe('S3');
  });

  it('walk round the corner by the seat that sits there', () => {
    expect(neighbour('N1', 'ArrowLeft', view)).toBe('A');
    expect(neighbour('A', 'ArrowDown', view)).toBe('W3');
  });

  it('stop at the edge and mean nothing else', () => {
    expect(neighbour('N2', 'ArrowUp', view)).toBeNull();
    expect(neighbour('N2', 'Enter', view)).toBeNull();
  });

  it('reach every place of the table', () => {
    const seen = new Set(['N2']);
    for (const place of seen) for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
      const next = neighbour(place, key, view);
      if (next) seen.add(next);
    }
    expect(seen.size).toBe(rows(view).flat().filter(Boolean).length);
  });
});

it('a place that is nowhere on the table has no box', () => {
  expect(boxOf(WIDE, 'cellar', view)).toBeNull();
  expect(placed(WIDE, slotBox(WIDE, 'N2'))).toContain('left: ');
});
