import { describe, expect, it } from 'vitest';
import { isColour } from '../../src/bastion/colours';
import { LOOKS } from '../../src/colours/looks';
import { COLOURS } from '../../src/bastion/view';
import { difference, EYES, lab } from './vision';

describe('the measure of difference', () => {
  it('agrees with published pairs of CIEDE2000', () => {
    expect(difference([50, 2.6772, -79.7751], [50, 0, -82.7485])).toBeCloseTo(2.0425, 4);
    expect(difference([50, 2.5, 0], [73, 25, -18])).toBeCloseTo(27.1492, 4);
    expect(difference([2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514])).toBeCloseTo(0.9082, 4);
    expect(difference([22.7233, 20.0904, -46.694], [23.0331, 14.973, -42.5619])).toBeCloseTo(2.0373, 4);
  });
});

describe('the six colours', () => {
  for (const [name, eyes] of Object.entries(EYES)) {
    it(`are told apart by eyes of ${name}`, () => {
      for (const a of COLOURS) {
        for (const b of COLOURS.filter((each) => each > a)) {
          const apart = difference(lab(LOOKS[a].hue, eyes), lab(LOOKS[b].hue, eyes));
          expect(apart, `${a} and ${b}`).toBeGreaterThanOrEqual(20);
        }
      }
    });
  }

  it('each have a shape of their own', () => {
    expect(new Set(COLOURS.map((each) => LOOKS[each].shape)).size).toBe(COLOURS.length);
  });

  it('have a ring in the opposite tone', () => {
    for (const colour of COLOURS) {
      const isLight = lab(LOOKS[colour].hue, EYES.common!)[0] > 65;
      expect(LOOKS[colour].ring).toBe(isLight ? 'dark' : 'light');
    }
  });

  it('are known by their words', () => {
    expect(isColour('fire')).toBe(true);
    expect(isColour('gold')).toBe(false);
  });
});
