import { describe, expect, it } from 'vitest';
import { CAMP, onSection, source, square, tower } from '../../src/bastion/geometry';
import { flows, frames, way } from '../../src/bastion/motion';
import { defenders, enemies, gaps, touch } from '../../src/bastion/scene';
import { REGIONS } from '../../src/bastion/regions';
import { changed, SAMPLES } from './samples';

const { middle, dragons, early2015 } = SAMPLES;

describe('the scene', () => {
  it('has every enemy once, at its place', () => {
    const found = enemies(middle.view);
    expect(new Set(found.map((each) => each.key)).size).toBe(found.length);
    expect(found.find((each) => each.place === '1')?.at).toEqual(onSection(1));
    expect(found.find((each) => each.place === 'D5')?.at).toEqual(square(5));
  });

  it('shows a combined enemy as one piece', () => {
    const joined = enemies(middle.view).find((each) => each.place === '8');
    expect(joined?.unit.parts.map((each) => each.card)).toEqual(['swamp priest', 'plains symbiote']);
  });

  it('counts the cards under the top of the dragon stack', () => {
    const top = enemies(dragons.view).find((each) => each.place === 'citadel');
    expect(top?.under).toBe(dragons.view.citadel.under.length);
    expect(top?.under).toBeGreaterThan(0);
  });

  it('stands defenders of one tile beside each other', () => {
    const [a, b] = defenders(middle.view).filter((each) => each.place === 'D6');
    expect(Math.hypot(a!.at.x - b!.at.x, a!.at.y - b!.at.y)).toBeGreaterThan(36);
    expect(defenders(middle.view).filter((each) => each.acts).map((each) => each.seat)).toEqual(['C']);
  });

  it('counts free sections below the last enemy as gaps', () => {
    expect(gaps(middle.view)).toEqual([3]);
    expect(gaps(early2015.view)).toEqual([]);
  });

  it('gives every place somewhere to be touched', () => {
    for (const place of REGIONS.flatMap((each) => each.places)) {
      const found = touch(place);
      expect(Math.min(found!.width, found!.height), place).toBeGreaterThanOrEqual(44);
    }
    expect(touch('A')).toBeNull();
  });
});

describe('motion', () => {
  it('brings a new enemy from the camp around the wall', () => {
    const found = way(null, '20');
    expect(found[0]).toEqual(CAMP);
    expect(found.at(-1)).toEqual(onSection(20));
    expect(found.length).toBeGreaterThan(4);
  });

  it('lets a flyer go straight from the wall to the square', () => {
    expect(way('7', 'D2')).toEqual([onSection(7), square(2)]);
  });

  it('ends where the piece lies, and begins where it came from', () => {
    const found = frames([{ x: 0, y: 0 }, { x: 30, y: 0 }, { x: 30, y: 10 }]);
    expect(found.map((each) => each.transform)).toEqual([
      'translate(-30px, -10px)',
      'translate(0px, -10px)',
      'translate(0px, 0px)',
    ]);
    expect(found.map((each) => each.offset)).toEqual([0, 0.75, 1]);
  });

  it('lets mana flow from the channelled source to the defender who took it', () => {
    const after = changed(middle.view, (twin) => {
      twin.districts[5]!.sources[0]!.mana = 'plains';
      twin.seats[1]!.mana = { ...twin.seats[1]!.mana, plains: 2, dark: 3 };
    });
    const [flow, ...more] = flows(middle.view, after);
    expect(more).toEqual([]);
    expect(flow).toMatchObject({ key: 'B dark', colour: 'dark', count: 3, from: source(6, 1) });
  });

  it('lets mana flow from the tower that was used', () => {
    const after = changed(middle.view, (twin) => {
      twin.districts[5]!.tower.mana = 'plains';
      twin.seats[1]!.mana = { ...twin.seats[1]!.mana, swamp: 1 };
    });
    expect(flows(middle.view, after)[0]?.from).toEqual(tower(6));
  });

  it('shows no flow when mana came from nowhere on the board', () => {
    const after = changed(middle.view, (twin) => {
      twin.seats[1]!.mana = { ...twin.seats[1]!.mana, swamp: 1 };
    });
    expect(flows(middle.view, after)).toEqual([]);
  });
});
