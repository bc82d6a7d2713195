import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TurnInfo } from '../../src/protocol';
import { Happenings, PAUSES, type Pace, type Then } from '../../src/table/happenings.svelte';
import type { Line } from '../../src/table/log';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const turn: TurnInfo = { actor: 0, moves: 0, free_back_to: 0, redo: null, ending: '', scores: [], question: null, asked: null };
const position = (name: string): Then => ({ view: { name }, turn });
const BEFORE = position('before');

const line = (kind: string, by: number, moves: number, ...ids: string[]): Line => ({
  version: moves,
  time: 0,
  kind,
  by,
  words: ids.map((id) => ({ id, args: {} })),
  moves,
  struck: false,
});

function queue(pace: Pace = 'usual') {
  const recall = vi.fn((moves: number) => Promise.resolve<Then | null>(position(`after ${moves}`)));
  const made = new Happenings(recall, () => pace);
  return { made, recall };
}

const shown = (made: Happenings): string | undefined => made.now?.words.id;
const board = (made: Happenings): unknown => made.then?.view.name;

test('what chance and others did is shown one thing after the other', () => {
  const { made } = queue();
  made.add([line('chance', 0, 4, 'first', 'second'), line('moved', 2, 5, 'third')], 1, BEFORE);
  expect(shown(made)).toBe('first');
  vi.advanceTimersByTime(PAUSES.usual);
  expect(shown(made)).toBe('second');
  made.next();
  expect(shown(made)).toBe('third');
  made.next();
  expect(shown(made)).toBeUndefined();
});

test('at every step the board shows the position as it was then', async () => {
  const { made } = queue('step');
  made.add([line('chance', 0, 4, 'first'), line('chance', 0, 5, 'second')], 1, BEFORE);
  expect(board(made)).toBe('before');
  await vi.runAllTimersAsync();
  expect(board(made)).toBe('after 4');
  made.next();
  await vi.runAllTimersAsync();
  expect(board(made)).toBe('after 5');
  made.next();
  expect(made.then).toBeNull();
});

test('a position that is at hand is not asked for', async () => {
  const { made, recall } = queue('step');
  made.know(4, position('at hand'));
  made.add([line('chance', 0, 4, 'first')], 1, BEFORE);
  await vi.runAllTimersAsync();
  expect(board(made)).toBe('at hand');
  expect(recall).not.toHaveBeenCalled();
});

test('a position that cannot be had leaves the board as it was', async () => {
  const { made, recall } = queue('step');
  recall.mockResolvedValue(null);
  made.add([line('chance', 0, 4, 'first')], 1, BEFORE);
  await vi.runAllTimersAsync();
  expect(board(made)).toBe('before');
});

test('what I did myself and mere talk are not shown', () => {
  const { made } = queue();
  made.add([line('moved', 1, 4, 'mine'), line('chatted', 2, 4, 'talk')], 1, BEFORE);
  expect(shown(made)).toBeUndefined();
  expect(made.then).toBeNull();
});

test('step by step it waits', () => {
  const { made } = queue('step');
  made.add([line('chance', 0, 4, 'first', 'second')], 1, BEFORE);
  vi.advanceTimersByTime(60_000);
  expect(shown(made)).toBe('first');
});

test('whoever wants nothing shown sees the board as it is', () => {
  const { made } = queue('none');
  made.add([line('chance', 0, 4, 'first')], 1, BEFORE);
  expect([shown(made), made.then]).toEqual([undefined, null]);
});

test('skipping shows nothing more', () => {
  const { made } = queue();
  made.add([line('chance', 0, 4, 'first', 'second')], 1, BEFORE);
  made.clear();
  vi.advanceTimersByTime(60_000);
  expect([shown(made), made.waiting.length, made.then]).toEqual([undefined, 0, null]);
});

test('what was taken back is shown no more', () => {
  const { made } = queue();
  made.add([line('chance', 0, 4, 'first', 'second')], 1, BEFORE);
  made.add([line('took-back', 2, 3, 'back')], 1, BEFORE);
  expect([shown(made), made.then]).toEqual([undefined, null]);
});

test('what follows my own move is shown from the turn it began', () => {
  const { made } = queue('step');
  made.begins = (words) => words.id === 'turn';
  made.add([line('moved', 1, 4, 'my deed', 'turn', 'their deed')], 1, BEFORE);
  expect(shown(made)).toBe('turn');
  made.next();
  expect(shown(made)).toBe('their deed');
  made.next();
  expect(shown(made)).toBeUndefined();
});

test('a bot’s reason is shown with what it does, and for longer', () => {
  const { made } = queue();
  const bot = { seat: 2 };
  made.add([{ ...line('intended', 0, 4, 'why'), ...bot }, { ...line('moved', 0, 5, 'no', 'then'), ...bot }], 1, BEFORE);
  expect([shown(made), made.now?.reason?.id]).toEqual(['no', 'why']);
  vi.advanceTimersByTime(PAUSES.usual);
  expect(shown(made)).toBe('no');
  vi.advanceTimersByTime(PAUSES.usual);
  expect([shown(made), made.now?.reason]).toEqual(['then', null]);
});

test('what another said before is no reason', () => {
  const { made } = queue();
  made.add([{ ...line('intended', 0, 4, 'why'), seat: 2 }, { ...line('moved', 0, 5, 'deed'), seat: 1 }], 1, BEFORE);
  expect(made.now?.reason).toBeNull();
});
