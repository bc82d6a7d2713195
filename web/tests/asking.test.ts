import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Asking } from '../src/asking.svelte';
import { RestRefused } from '../src/rest';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('only what was asked last, after a pause, is asked at all', async () => {
  const asking = new Asking<string>(400);
  const [first, second] = [vi.fn(async () => 'first'), vi.fn(async () => 'second')];
  asking.ask(first);
  await vi.advanceTimersByTimeAsync(300);
  asking.ask(second);
  expect(asking.busy).toBe(true);
  await vi.advanceTimersByTimeAsync(400);
  expect(first).not.toHaveBeenCalled();
  expect([asking.found, asking.busy]).toEqual(['second', false]);
});

test('an answer that comes too late for its question is not shown', async () => {
  const asking = new Asking<string>();
  asking.ask(() => new Promise((done) => setTimeout(() => done('late'), 1000)));
  await vi.advanceTimersByTimeAsync(10);
  asking.ask(async () => 'in time');
  await vi.advanceTimersByTimeAsync(2000);
  expect(asking.found).toBe('in time');
});

test('a refusal says why, and the next answer takes it away', async () => {
  const asking = new Asking<string>();
  asking.ask(() => Promise.reject(new RestRefused(503, { id: 'busy' })));
  await vi.advanceTimersByTimeAsync(1);
  expect([asking.trouble?.id, asking.found, asking.busy]).toEqual(['busy', null, false]);
  asking.ask(async () => 'found');
  await vi.advanceTimersByTimeAsync(1);
  expect([asking.trouble, asking.found]).toEqual([null, 'found']);
});
