import { describe, expect, it } from 'vitest';
import { cause, cue, isBoon, isEnemys, isTelling, pictures } from '../../src/last-bastion/events';
import { figures } from '../../src/last-bastion/figures';
import { goal, threat } from '../../src/last-bastion/outlook';
import { SAMPLES } from './samples';

const { view } = SAMPLES.fight;
const event = (name: string, args: Record<string, string> = {}) => ({ id: `last-bastion-event-${name}`, args });
const withTiles = (now: number) => ({ ...view, 'grasped-tiles': { now, 'lost-at': 3 } });

describe('a step of the horde phase', () => {
  const works = event('effect', { effect: '@last-bastion-effect-grasp', slot: 'W3', source: 'recurring' });

  it('shows the card, then what it does', () => {
    expect(pictures(works, view)).toEqual(['card W3', 'effect grasp']);
  });

  it('tells when the effect of a card works', () => {
    expect(cause(works)).toEqual({ slot: 'W3', effect: 'grasp', when: 'recurring' });
  });

  it('tells which of two equal effects of a card works', () => {
    const times = ['entrance', 'recurring', 'exit', 'card'].map((source) => cause(event('effect', { ...works.args, source }))?.when);
    expect(times).toEqual(['entrance', 'recurring', 'exit', null]);
  });

  it('has no cause where nothing works', () => {
    expect(cause(event('moved', { tile: '@last-bastion-tile-market' }))).toBeNull();
  });

  it('is the enemy’s where it harms, and a boon where a beaten card leaves something', () => {
    const effects = ['lose-life', 'gain-life', 'remove-grasp'].map((name) => event('effect', { effect: `@last-bastion-effect-${name}` }));
    expect(effects.map(isEnemys)).toEqual([true, false, false]);
    expect(effects.map(isBoon)).toEqual([false, true, true]);
    expect(effects.map(cue)).toEqual(['enemy', 'gain', 'gain']);
  });

  it('is the enemy’s where it is the end, unless the siege is won', () => {
    const ends = ['heroes-down', 'warlords-beaten'].map((name) => event('ended', { ending: `@last-bastion-ending-${name}` }));
    expect(ends.map(isEnemys)).toEqual([true, false]);
    expect(ends.map(isTelling)).toEqual([true, true]);
  });

  it('is heard: dice roll, blows strike, tiles fall', () => {
    expect(['rolled', 'beat', 'tile-grasped', 'moved'].map((name) => cue(event(name)))).toEqual(['roll', 'strike', 'alarm', null]);
  });
});

describe('the outlook', () => {
  it('is grave with one tile left', () => {
    expect([0, 2].map((now) => threat(withTiles(now))?.level)).toEqual(['calm', 'grave']);
  });

  it('is grave once the deck is empty', () => {
    expect(threat({ ...withTiles(0), deck: { size: 0, layers: [] } })?.level).toBe('grave');
  });

  it('counts the cards to the next warlord', () => {
    expect(goal(view)?.left).toBe(view.upcoming?.['warlord-depths'][0]);
  });
});

describe('the figures at the end', () => {
  it('count what was told of each hero', () => {
    const told = [event('beat', { seat: 'B' }), event('beat', { seat: 'B' }), event('lost', { seat: 'A', token: '@last-bastion-token-life' }), event('lost', { seat: 'A', token: '@last-bastion-token-red' })];
    const found = Object.fromEntries(figures(view, told).map(({ words, amounts }) => [words.id, amounts.slice(0, 2)]));
    expect(found['last-bastion-count-beaten']).toEqual([0, 2]);
    expect(found['last-bastion-count-lives']).toEqual([1, 0]);
  });
});
