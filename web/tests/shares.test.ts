import { expect, test } from 'vitest';
import { likely, margin, percent, signed } from '../src/shares';

test('shares are told in whole per cent', () => {
  expect([percent(0.624), percent(0), percent(1)]).toEqual([62, 0, 100]);
});

test('nothing measured is quite certain', () => {
  expect([margin(0.04), margin(0.0001)]).toEqual([8, 1]);
});

test('a change has its sign', () => {
  expect([signed(0.031), signed(-0.12), signed(0.001), signed(-0.001)]).toEqual(['+3', '−12', '0', '0']);
});

test('the likeliest way to lose comes first, and what hardly happens is left out', () => {
  expect(likely({ rare: 0.001, some: 0.2, most: 0.5 })).toEqual([['most', 0.5], ['some', 0.2]]);
});
