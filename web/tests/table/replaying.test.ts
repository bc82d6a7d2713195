import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Replaying } from '../../src/table/replaying.svelte';
import { ONLOOKER } from '../../src/protocol';
import { PAUSES } from '../../src/table/happenings.svelte';

const LAST = 5;

/** A server that answers for a game of five moves. */
function answer(path: string): Response {
  const move = Number(/moments\/(\d+)/.exec(path)?.[1]);
  const json = { 'content-type': 'application/json' };
  if (move > LAST) return new Response('{"reason":{"id":"table-no-such-moment","args":{}}}', { status: 404, headers: json });
  const turn = { actor: 0, moves: move, free_back_to: 0, redo: null, ending: '', scores: [] };
  return new Response(JSON.stringify({ move, last: LAST, view: {}, turn, seen_from: ONLOOKER, words: [] }), { headers: json });
}

let asked: string[];

beforeEach(() => {
  asked = [];
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return answer(path);
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function replay() {
  const seen: number[] = [];
  return { seen, made: new Replaying({ of: 'table', id: 'abc' }, '', () => 'fast', (move) => seen.push(move)) };
}

test('one steps from moment to moment, and not beyond the ends', async () => {
  const { made, seen } = replay();
  await made.go(3);
  await made.step(1);
  await made.end();
  await made.step(1);
  await made.first();
  await made.step(-1);
  expect(seen).toEqual([3, 4, 5, 5, 0, 0]);
  expect(made.moment?.move).toBe(0);
});

test('a moment is asked for once, and the next one before it is wanted', async () => {
  const { made } = replay();
  await made.go(3);
  await made.step(1);
  await made.step(-1);
  expect(asked.map((path) => path.split('/').at(-1))).toEqual(['3', '4', '5']);
});

test('it goes on by itself up to the end', async () => {
  const { made, seen } = replay();
  await made.go(3);
  made.play();
  await vi.advanceTimersByTimeAsync(PAUSES.fast * 4);
  expect(seen).toEqual([3, 4, 5]);
  expect(made.plays).toBe(false);
});

test('a moment that never was says why', async () => {
  const { made } = replay();
  await made.go(9);
  expect(made.trouble?.id).toBe('table-no-such-moment');
  expect(made.gone).toBe(true);
});
