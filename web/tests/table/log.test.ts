import { expect, test } from 'vitest';
import type { VisibleEntry } from '../../src/protocol';
import { before, extended } from '../../src/table/log';
import { startOfTurn } from '../../src/table/turns';

let version = 0;
function told(kind: string, more: Partial<VisibleEntry> = {}): VisibleEntry {
  version += 1;
  return { version, time: 0, kind, words: [{ id: 'x', args: {} }], ...more };
}

const moved = (seat: number): VisibleEntry => told('moved', { seat, by: seat + 1 });

test('moves and chance count, talk does not', () => {
  const log = extended([], [told('joined'), moved(0), told('chatted'), told('chance')]);
  expect(log.map((line) => line.moves)).toEqual([0, 1, 1, 2]);
});

test('what was taken back is struck, and counting goes on from there', () => {
  const log = extended([], [moved(0), moved(0), moved(0)]);
  const back = told('took-back', { words: [{ id: 'table-took-back', args: { move: 1 } }] });
  const later = extended(log, [back, moved(0)]);
  expect(later.map((line) => line.struck)).toEqual([false, true, true, false, false]);
  expect(later.map((line) => line.moves)).toEqual([1, 2, 3, 1, 2]);
});

test('going back to a line means the position before it', () => {
  const [, second] = extended([], [moved(0), moved(0)]);
  expect(second && before(second)).toBe(1);
});

test('a turn is reset to where its decisions began', () => {
  const log = extended([], [told('chance'), moved(0), moved(0)]);
  expect(startOfTurn(log, [0], 1)).toBe(1);
});

test('nothing of another seat and nothing before chance is reset', () => {
  expect(startOfTurn(extended([], [moved(1), moved(0)]), [0], 0)).toBe(1);
  expect(startOfTurn(extended([], [moved(0), told('chance')]), [0], 2)).toBeNull();
});
