import { describe, expect, it } from 'vitest';
import { bestChance, chances, eitherChance, rounded, tokensOf } from '../../src/last-bastion/odds';
import { SAMPLES } from './samples';

const { view } = SAMPLES.fight;

describe('the odds of a fight', () => {
  it('are told for each amount of equipment that helps, the fewest tokens first', () => {
    expect(chances(view, ['N1']).map((each) => [...each.equipment, rounded(each.percent)])).toEqual([
      [0, 41],
      [1, 80],
      [2, 100],
    ]);
  });

  it('leave out tokens that change nothing', () => {
    expect(chances(view, ['W3']).map((each) => each.equipment)).toEqual([[0]]);
  });

  it('of two cards tell both, and at least one', () => {
    expect(bestChance(view, ['N1', 'W3'])).toBe(100);
    expect(eitherChance(view, ['N1', 'W3'])).toBe(100);
    expect(eitherChance(view, ['N1'])).toBeNull();
  });

  it('name the tokens by colour', () => {
    const last = chances(view, ['N1']).at(-1);
    expect(last && tokensOf(view, ['N1'], last)).toEqual([{ colour: 'red', count: 2 }]);
  });

  it('do not exist for cards out of reach', () => {
    expect(bestChance(view, ['S2'])).toBeNull();
  });

  it('are rounded, but never to nothing or to certainty', () => {
    expect([rounded(40.74), rounded(3.7), rounded(99.6), rounded(100)]).toEqual([41, 3.7, 99.6, 100]);
  });
});
