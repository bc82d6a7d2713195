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
  expect(parts.flatMap((part) => (part.kind === 'turn' ? part.thoughts.map(({ id }) => id) : []))).toEqual(['because', 'therefore']);
});
