import { describe, expect, it } from 'vitest';
import { automatic } from '../../src/unbreakable-castle/automatic';
import { SAMPLES } from './samples';

const ALL = { pass: true, decline: true };
const NONE = { pass: false, decline: false };

describe('without being asked', () => {
  it('nothing is done for whoever wishes nothing', () => {
    for (const { choices, view } of Object.values(SAMPLES)) expect(automatic(choices, view, NONE)).toBeNull();
  });

  it.each(['answer', 'counter'] as const)('an offer is declined at the stage "%s"', (stage) => {
    const { choices, view } = SAMPLES[stage];
    expect(automatic(choices, view, ALL)?.say).toBe('decline');
  });

  it('a turn with something to build is not ended', () => {
    const { choices, view } = SAMPLES.market;
    expect(automatic(choices, view, ALL)).toBeNull();
  });

  it('a turn in which nothing useful is left is ended', () => {
    const { choices, view } = SAMPLES.market;
    const idle = { ...view, turn: { ...view.turn, has_built: true }, foresight: { ...view.foresight, parts: [] } };
    const rest = choices.filter((each) => each.move.do === 'end turn' || each.move.do === 'offer');
    expect(automatic(rest, idle, ALL)?.say).toBe('end turn');
  });

  it.each(['open', 'friend', 'fulfil', 'help', 'strike', 'toll', 'favour', 'races'] as const)('a question at the stage "%s" waits for its answer', (stage) => {
    const { choices, view } = SAMPLES[stage];
    expect(automatic(choices, view, ALL)).toBeNull();
  });
});
