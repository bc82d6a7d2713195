import { describe, expect, it } from 'vitest';
import { actions } from '../../src/bastion/actions';
import type { View } from '../../src/bastion/view';
import { changed, SAMPLES } from './samples';

const { view, question, choices } = SAMPLES.early;
const ways = (now: View): string[] =>
  actions(choices, now, question)
    .filter((each) => each.id === 'move')
    .flatMap((each) => each.choices.map((choice) => choice.say));
const district = (now: View, place: string) => now.districts.find((each) => each.place === place)!;

describe('the ways one can go', () => {
  const first = ways(view)[0]!;

  it('are all there, whatever their order', () => {
    expect(ways(view).toSorted()).toEqual(choices.filter((each) => each.move.do === 'move').map((each) => each.say).toSorted());
  });

  it('end with a district that gives nothing', () => {
    const place = first.replace('move ', '');
    const closed = changed(view, (twin) => {
      for (const source of district(twin, place).sources) source.open = false;
    });
    expect(ways(closed).indexOf(first)).toBeGreaterThan(0);
  });

  it('begin with one where an attack can be paid', () => {
    const away = ways(view).at(-1)!;
    const near = changed(view, (twin) => {
      const unit = { ...structuredClone(view.wall.find((each) => each !== null)!), cost: {}, shielded: null };
      twin.wall[district(twin, away.replace('move ', '')).sections[0]! - 1] = unit;
    });
    expect(ways(near)[0]).toBe(away);
  });
});
