import { expect, test } from 'vitest';
import type { Line } from '../../src/table/log';
import { type Part, storyOf } from '../../src/table/story';

const face = {
  beginsTurn: ({ id }: { id: string }) => id === 'opens',
  isEnemys: () => false,
  isTelling: ({ id }: { id: string }) => id !== 'ends',
  seatName: (seat: number) => 'ABCDEFGH'[seat] ?? '',
  seatArguments: ['seat'],
};

const line = (version: number, ids: string[], struck = false): Line => ({
  version,
  time: 0,
  kind: 'moved',
  by: 1,
  words: ids.map((id) => ({ id, args: { seat: 'A' } })),
  moves: version,
  struck,
});

const told = (parts: readonly Part[]): string[][] => parts.map((part) => (part.kind === 'turn' ? part.telling.map((each) => each.words.id) : []));

test('a turn is told by what matters in it', () => {
  expect(told(storyOf([line(1, ['opens', 'finds']), line(2, ['ends'])], face))).toEqual([['finds']]);
});

test('where nothing came of it a turn is told by what it began with', () => {
  expect(told(storyOf([line(1, ['opens']), line(2, ['opens', 'finds'])], face))).toEqual([['opens'], ['finds']]);
});

test('what was taken back began nothing', () => {
  expect(told(storyOf([line(1, ['opens'], true)], face))).toEqual([]);
});

test('what a bot says before each of its moves is one part with its turn', () => {
  const says = (version: number, id: string): Line => ({ ...line(version, [id]), kind: 'intended', seat: 0 });
  const log = [line(1, ['opens']), says(2, 'because'), line(3, ['finds']), says(4, 'therefore'), line(5, ['ends'])];
  const parts = storyOf(log, face);
  expect(told(parts)).toEqual([['finds']]);
  expect(parts.flatMap((part) => (part.kind === 'turn' ? part.thoughts.map(({ words }) => words.id) : []))).toEqual(['because', 'therefore']);
});

const by = (seat: number, version: number, ids: string[]): Line => ({ ...line(version, ids), seat, words: ids.map((id) => ({ id, args: { seat: face.seatName(seat) } })) });
const intends = (seat: number, version: number): Line => ({ ...by(seat, version, ['because']), kind: 'intended' });

/** Each turn as its seat, what tells it and who thought something in it. */
const whose = (parts: readonly Part[]): unknown[] =>
  parts.map((part) => (part.kind === 'turn' ? [part.seat, part.telling.map(({ words }) => words.id), part.thoughts.map(({ seat }) => seat)] : part.kind));

test('what a bot says before the move that begins its turn is told with that turn', () => {
  const log = [by(0, 1, ['opens', 'finds']), by(0, 2, ['ends']), intends(1, 3), by(1, 4, ['opens', 'finds'])];
  expect(whose(storyOf(log, face))).toEqual([
    [0, ['finds'], []],
    [1, ['finds'], [1]],
  ]);
});

test('the same where chance decides what that move brings', () => {
  const opens: Line = { ...by(1, 5, ['opens', 'finds']), kind: 'chance', seat: null };
  expect(whose(storyOf([by(0, 1, ['opens', 'finds']), intends(1, 3), by(1, 4, []), opens], face))).toEqual([
    [0, ['finds'], []],
    [1, ['finds'], [1]],
  ]);
});

test('what a bot says in the turn of another is told there, of the bot', () => {
  const log = [by(0, 1, ['opens']), intends(1, 2), by(1, 3, ['lends'])];
  expect(whose(storyOf(log, face))).toEqual([[0, ['lends'], [1]]]);
});

test('what a bot says of its last move is told with the turn it ends', () => {
  const begins = { id: 'opens', args: { seat: 'B' } };
  const last = { ...by(0, 3, ['ends']), words: [{ id: 'ends', args: { seat: 'A' } }, begins] };
  expect(whose(storyOf([by(0, 1, ['opens', 'finds']), intends(0, 2), last], face))).toEqual([
    [0, ['finds'], [0]],
    [1, ['opens'], []],
  ]);
});

test('what is done before the first turn is told of each seat by itself', () => {
  const log = [by(0, 1, ['returns']), intends(1, 2), by(1, 3, ['returns']), by(2, 4, ['returns', 'opens'])];
  expect(whose(storyOf(log, face))).toEqual([
    [0, ['returns'], []],
    [1, ['returns'], [1]],
    [2, ['returns'], []],
    [2, ['opens'], []],
  ]);
});
