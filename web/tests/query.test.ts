import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Query } from '../src/query.svelte';
import { RestRefused } from '../src/rest';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('only what was asked last, after a pause, is asked at all', async () => {
  const query = new Query<string>(400);
  const [first, second] = [vi.fn(async () => 'first'), vi.fn(async () => 'second')];
  query.ask(first);
  await vi.advanceTimersByTimeAsync(300);
  query.ask(second);
  expect(query.busy).toBe(true);
  await vi.advanceTimersByTimeAsync(400);
  expect(first).not.toHaveBeenCalled();
  expect([query.found, query.busy]).toEqual(['second', false]);
});

test('an answer that comes too late for its question is not shown', async () => {
  const query = new Query<string>();
  query.ask(() => new Promise((done) => setTimeout(() => done('late'), 1000)));
  await vi.advanceTimersByTimeAsync(10);
  query.ask(async () => 'in time');
  await vi.advanceTimersByTimeAsync(2000);
  expect(query.found).toBe('in time');
});

test('a refusal says why, and the next answer takes it away', async () => {
  const query = new Query<string>();
  query.ask(() => Promise.reject(new RestRefused(503, { id: 'busy' })));
  await vi.advanceTimersByTimeAsync(1);
  expect([query.trouble?.id, query.found, query.busy]).toEqual(['busy', null, false]);
  query.ask(async () => 'found');
  await vi.advanceTimersByTimeAsync(1);
  expect([query.trouble, query.found]).toEqual([null, 'found']);
});
