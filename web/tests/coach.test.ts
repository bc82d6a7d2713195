import { expect, test } from 'vitest';
import type { Level, Threat } from '../src/face';
import { type Seen, spoken } from '../src/learn/speaking';

const threat = (level: Level): Threat => ({ left: 2, level, words: [], next: [] });
const calm: Seen = { left: '', points: 0, threat: threat('calm'), told: '2 moves.', isFirst: false };
const says = (seen: Partial<Seen>): string | undefined => spoken({ ...calm, ...seen })?.id;

test('before the first move a coach welcomes', () => {
  expect(says({ isFirst: true })).toBe('coach-welcome');
});

test('nothing of weight: the coach is quiet', () => {
  expect(says({})).toBeUndefined();
  expect(says({ threat: null })).toBeUndefined();
  expect(says({ threat: threat('near') })).toBeUndefined();
  expect(says({ points: 7 })).toBeUndefined();
});

test('a move that gives much away is worth a word', () => {
  expect(spoken({ ...calm, points: 8 })).toEqual({ id: 'coach-drop', args: { points: 8 } });
});

test('a grave threat is told in its own words', () => {
  expect(spoken({ ...calm, threat: threat('grave') })).toEqual({ id: 'coach-danger', args: { threat: '2 moves.' } });
});

test('of several things only the weightiest is said', () => {
  expect(says({ left: 'You can still attack.', points: 30, threat: threat('grave'), isFirst: true })).toBe('coach-left');
  expect(says({ points: 30, threat: threat('grave') })).toBe('coach-drop');
  expect(says({ threat: threat('grave'), isFirst: true })).toBe('coach-danger');
});
