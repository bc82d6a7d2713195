import { beforeEach, expect, test, vi } from 'vitest';
import { estimateMoment } from '../../src/rest';
import { Curve, swings } from '../../src/table/curve.svelte';

vi.mock('../../src/rest', () => ({ estimateMoment: vi.fn(), RestRefused: class extends Error {} }));

/** A game of so many moves whose chance falls from high to low at one of them. */
function fallsAt(fall: number): void {
  vi.mocked(estimateMoment).mockImplementation((_table, move) => Promise.resolve({ win: move < fall ? 0.8 : 0.1 } as never));
}

beforeEach(() => vi.mocked(estimateMoment).mockReset());

test('the stretch in which most changed is looked at closely enough to name the move', async () => {
  fallsAt(101);
  const curve = new Curve('table', 'token', 0);
  await curve.ask(240, false);
  const [turning] = swings(curve.points, [], () => true, 1);
  expect([turning?.from.move, turning?.to.move]).toEqual([100, 101]);
  expect(curve.points.map(({ move }) => move)).toEqual([...curve.points.map(({ move }) => move)].sort((one, other) => one - other));
  expect(curve.points.at(-1)).toEqual({ move: 240, win: 0 });
  expect(curve.busy).toBe(false);
});

test('a calm game is not looked at more closely', async () => {
  vi.mocked(estimateMoment).mockResolvedValue({ win: 0.96 } as never);
  const curve = new Curve('table', 'token', 0);
  await curve.ask(240, true);
  expect(curve.points).toHaveLength(13);
});

test('where only a card or a die fell, a turning point is told by that', () => {
  const line = (kind: 'moved' | 'chance', moves: number, id: string) => ({ version: moves, time: 0, kind, words: [{ id, args: {} }], moves, struck: false });
  const log = [line('moved', 4, 'ends'), line('chance', 5, 'comes'), line('moved', 6, 'attacks')];
  const told = (from: number, to: number) => swings([{ move: from, win: 0.9 }, { move: to, win: 0.2 }], log, () => true, 1).map(({ words }) => words?.id);
  expect(told(4, 5)).toEqual(['comes']);
  expect(told(4, 6)).toEqual(['attacks']);
});
