import { describe, expect, it } from 'vitest';
import { automatic } from '../../src/unbreakable-castle/automatic';
import { SAMPLES } from './samples';

const ALL = { consent: false, pass: true, decline: true };
const NONE = { consent: false, pass: false, decline: false };
const KIND = { ...NONE, consent: true };

describe('without being asked', () => {
  it('nothing is done for whoever asks for nothing', () => {
    for (const { choices, view } of Object.values(SAMPLES)) expect(automatic(choices, view, NONE)).toBeNull();
  });

  it.each(['answer', 'counter'] as const)('an offer is declined at the stage "%s"', (stage) => {
    const { choices, view } = SAMPLES[stage];
    expect(automatic(choices, view, ALL)?.say).toBe('decline');
  });

  it('an offer that takes nothing of use is accepted by whoever always agrees', () => {
    const { choices, view } = SAMPLES.answer;
    const rich = { ...view, players: view.players.map((each) => ({ ...each, goods: { wood: 20, clay: 20, ore: 20, stone: 20, gold: 20 } })) };
    const fair = { ...rich, offer: view.offer && { ...view.offer, give: { stone: 2 }, want: { wood: 2 } } };
    expect(automatic(choices, fair, KIND)?.say).toBe('accept');
    const dear = { ...fair, offer: fair.offer && { ...fair.offer, want: { wood: 3 } } };
    expect(automatic(choices, dear, KIND)).toBeNull();
    const poor = { ...fair, players: view.players.map((each) => ({ ...each, goods: { wood: 2 } })) };
    expect(automatic(choices, poor, KIND)).toBeNull();
  });

  it('a turn with something to build is not ended', () => {
    const { choices, view } = SAMPLES.market;
    expect(automatic(choices, view, ALL)).toBeNull();
  });

  it('a turn in which nothing useful is left is ended', () => {
    const { choices, view } = SAMPLES.market;
    const idle = { ...view, turn: { ...view.turn, has_built: true }, upcoming: { ...view.upcoming, parts: [] } };
    const rest = choices.filter((each) => each.move.do === 'end turn' || each.move.do === 'offer');
    expect(automatic(rest, idle, ALL)?.say).toBe('end turn');
  });

  it.each(['open', 'friend', 'fulfil', 'help', 'strike', 'toll', 'favour', 'races'] as const)('a question at the stage "%s" waits for its answer', (stage) => {
    const { choices, view } = SAMPLES[stage];
    expect(automatic(choices, view, ALL)).toBeNull();
  });
});
