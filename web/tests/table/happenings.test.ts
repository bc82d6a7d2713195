import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Told } from '../../src/protocol';
import { Happenings, SPEEDS } from '../../src/table/happenings.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const entry = (kind: string, by: number, ...ids: string[]): Told => ({
  version: 1,
  time: 0,
  kind,
  by,
  words: ids.map((id) => ({ id, args: {} })),
});

const shown = (queue: Happenings): string | undefined => queue.now?.words.id;

test('what chance and others did is shown one thing after the other', () => {
  const queue = new Happenings();
  queue.add([entry('chance', 0, 'first', 'second'), entry('moved', 2, 'third')], 1);
  expect(shown(queue)).toBe('first');
  vi.advanceTimersByTime(SPEEDS.usual);
  expect(shown(queue)).toBe('second');
  queue.next();
  expect(shown(queue)).toBe('third');
  queue.next();
  expect(shown(queue)).toBeUndefined();
});

test('what I did myself and mere talk are not shown', () => {
  const queue = new Happenings();
  queue.add([entry('moved', 1, 'mine'), entry('chatted', 2, 'talk')], 1);
  expect(shown(queue)).toBeUndefined();
});

test('step by step it waits', () => {
  const queue = new Happenings();
  queue.choose('step');
  queue.add([entry('chance', 0, 'first', 'second')], 1);
  vi.advanceTimersByTime(60_000);
  expect(shown(queue)).toBe('first');
});

test('skipping shows nothing more', () => {
  const queue = new Happenings();
  queue.add([entry('chance', 0, 'first', 'second')], 1);
  queue.clear();
  vi.advanceTimersByTime(60_000);
  expect([shown(queue), queue.waiting.length]).toEqual([undefined, 0]);
});
