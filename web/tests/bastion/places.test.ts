import { describe, expect, it } from 'vitest';
import { placesIn, placesOf, possibleAt, questionsAt } from '../../src/bastion/places';
import { settled, sourceAt, spot } from '../../src/bastion/spots';
import { FIRST, neighbour, REGIONS } from '../../src/bastion/regions';
import type { Move } from '../../src/bastion/view';
import { SAMPLES } from './samples';

const { early, early2015, late, middle, dragons, lateArrival, aiming } = SAMPLES;
const choice = (say: string, move: Move) => ({ say, move, words: { id: say } });

describe('a place', () => {
  it('is read from its name', () => {
    expect(spot('7')).toEqual({ kind: 'section', section: 7 });
    expect(spot('D3')).toEqual({ kind: 'district', district: 3 });
    expect(spot('D3 S2')).toEqual({ kind: 'source', district: 3, index: 2 });
    expect(spot('D3 F1')).toEqual({ kind: 'foundation', district: 3, index: 1 });
    expect(spot('D3 tower')).toEqual({ kind: 'tower', district: 3 });
    expect(spot('citadel')).toEqual({ kind: 'citadel' });
    expect(spot('spell A flame 2')).toBeNull();
    expect(spot('moat')).toBeNull();
  });

  it('of a built source is its foundation', () => {
    expect(settled('D5 S2')).toBe('D5 S2');
    expect(settled('D5 S4')).toBe('D5 F1');
    expect(sourceAt(spot('D5 F1')!)).toBe('S4');
    expect(sourceAt(spot('D5 S3')!)).toBe('S3');
  });
});

describe('a legal move', () => {
  it('points at the tile one moves to', () => {
    expect(possibleAt(early.choices, early.view)).toEqual(new Set(['D1', 'D2', 'D3', 'D4', 'D5', 'D6']));
  });

  it('points at the enemy one attacks', () => {
    expect(possibleAt(late.choices, late.view)).toEqual(new Set(['D3', 'D5', '14', '16']));
  });

  it('points at sources and tower of the district the defender stands in', () => {
    const found = possibleAt(dragons.choices, dragons.view);
    const tile = dragons.view.seats.find((each) => each.seat === dragons.view.actor)?.tile;
    expect([...found].filter((each) => each.includes(' ')).every((each) => each.startsWith(`${tile} `))).toBe(true);
    expect(found).toContain(`${tile} tower`);
  });

  it('points at the foundation of a built source', () => {
    const found = possibleAt(lateArrival.choices, lateArrival.view);
    expect([...found].some((each) => each.endsWith(' F1'))).toBe(true);
    expect([...found].some((each) => each.endsWith(' S4'))).toBe(false);
  });

  it('points at the spell in the hand it is cast from', () => {
    expect(placesOf(aiming.choices[0]!, aiming.view)).toEqual(['spell B flame 1']);
    expect(placesOf(choice('ask A flame 1', { do: 'ask', seat: 'A', spell: 'flame 1' }), aiming.view)).toEqual(['spell A flame 1']);
  });

  it('to strike points at the enemy under attack', () => {
    expect(placesOf(choice('strike', { do: 'strike' }), aiming.view)).toEqual(['3']);
  });
});

describe('an event', () => {
  it('marks the places it names, and nothing else', () => {
    const words = { id: 'bastion-event-marched', args: { enemy: '@bastion-card-fire-rider', from: '21', to: '3' } };
    expect(placesIn(words)).toEqual(['21', '3']);
    expect(placesIn({ id: 'x', args: { seat: 'A', source: 'D5 S4', count: 3 } })).toEqual(['D5 F1']);
    expect(placesIn({ id: 'x', args: { from: '@bastion-colour-fire' } })).toEqual([]);
  });
});

describe('"why not?"', () => {
  it('asks about the attack on a section', () => {
    expect(questionsAt('10', middle.view)[0]).toBe('attack 10');
  });

  it('asks about the flyer before the way into its district', () => {
    expect(questionsAt('D3', middle.view)).toEqual(['attack D3', 'move D3']);
    expect(questionsAt('D4', middle.view)).toEqual(['move D4']);
  });

  it('asks about channelling with mana the defender has', () => {
    expect(questionsAt('D1 S2', middle.view)).toEqual(['channel S2 fire']);
  });

  it('asks about building before channelling where no source is built', () => {
    expect(questionsAt('D1 F1', middle.view)).toEqual(['build D1 F1']);
  });
});

describe('keys', () => {
  it('walk along the wall and stop at the gate', () => {
    expect(neighbour('7', 'ArrowRight')).toBe('8');
    expect(neighbour('7', 'ArrowLeft')).toBe('6');
    expect(neighbour('1', 'ArrowLeft')).toBeNull();
    expect(neighbour('24', 'ArrowRight')).toBeNull();
    expect(neighbour('7', 'Home')).toBe('1');
    expect(neighbour('7', 'End')).toBe('24');
  });

  it('lead inwards to the district and the citadel, and out again', () => {
    expect(neighbour('7', 'ArrowDown')).toBe('D2');
    expect(neighbour('D2 S1', 'ArrowDown')).toBe('citadel');
    expect(neighbour('citadel', 'ArrowUp')).toBe('D1');
    expect(neighbour('D2 S1', 'ArrowUp')).toBe('D2');
    expect(neighbour('D2', 'ArrowUp')).toBe('5');
  });

  it('go through a district and on to the next one, all around', () => {
    expect(neighbour('D2', 'ArrowRight')).toBe('D2 S1');
    expect(neighbour('D6 tower', 'ArrowRight')).toBe('D1');
    expect(neighbour('D1', 'ArrowLeft')).toBe('D6 tower');
  });

  it('reach every place from the first one', () => {
    const seen = new Set([FIRST]);
    for (const place of seen) {
      for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown']) {
        const next = neighbour(place, key);
        if (next) seen.add(next);
      }
    }
    expect(seen.size).toBe(REGIONS.flatMap((each) => each.places).length);
  });

  it('other than these lead nowhere', () => {
    expect(neighbour('7', 'x')).toBeNull();
  });
});

describe('every legal move of the samples that names a place', () => {
  it('names one the board has', () => {
    for (const { view, choices } of [early, early2015, late, middle, dragons, lateArrival]) {
      for (const place of possibleAt(choices, view)) expect(spot(place), place).not.toBeNull();
    }
  });
});
