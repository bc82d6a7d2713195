import { describe, expect, it } from 'vitest';
import { explain } from '../../src/bastion/explain';
import { nextLanding, placeName } from '../../src/bastion/names';
import { REGIONS } from '../../src/bastion/regions';
import { sourceWords } from '../../src/provenance';
import { changed, SAMPLES } from './samples';
import { LANGUAGES, sayIn } from './words';

const english = sayIn('en');
const places = REGIONS.flatMap((each) => each.places);
const { middle, late, lateArrival, dragons, early2015 } = SAMPLES;
const name = (place: string, sample = middle, can = false): string => placeName(place, sample.view, english, can);

describe('a place', () => {
  it('tells its enemy and strength', () => {
    expect(name('1')).toBe('Section 1, Forest Warrior, strength 4');
  });

  it('tells each part of a combined enemy, and what a modifier made of it', () => {
    expect(name('8')).toMatch(/^Section 8, Swamp Priest, strength 7 instead of 6 \+ Plains Symbiote, strength 5 instead of 4$/);
  });

  it('tells who shields it', () => {
    expect(name('9')).toMatch(/Fire Beast, strength 3; .*priest/i);
  });

  it('tells gaps and where the next enemy comes', () => {
    expect(name('3')).toBe('Section 3, free, a gap: one enemy move won');
    expect(name('22')).toBe('Section 22, free, the next enemy comes here');
  });

  it('tells the flyer on a square, and who stands in the district', () => {
    expect(name('D1')).toMatch(/on the square: Fire Flyer, strength 5, defenders: C$/);
  });

  it('tells what keeps a source shut', () => {
    expect(name('D1 S1')).toMatch(/shut by the enemy on the square/);
    expect(name('D6 S2')).toMatch(/closed by a disc: swamp/i);
    const damaged = lateArrival.view.districts.flatMap((each) =>
      each.sources.filter((one) => one.damaged && one.source < 'S4').map((one) => `${each.place} ${one.source}`),
    );
    expect(damaged.length).toBeGreaterThan(0);
    for (const place of damaged) expect(name(place, lateArrival)).toMatch(/damaged/);
  });

  it('tells the dragons under the top one', () => {
    expect(name('citadel', dragons)).toMatch(/1 more dragon under it/);
  });

  it('tells that something can be done there', () => {
    expect(name('14', late, true)).toMatch(/, possible$/);
  });

  it('is where the deck lies in the first edition', () => {
    expect(name('24', early2015)).toMatch(/the enemy deck lies here: 29 cards/);
  });
});

describe('the next enemy', () => {
  it('comes from the deck, and once that is empty from the end of the march', () => {
    expect(nextLanding(middle.view)).toBe(22);
    expect(late.view.deck.left).toBe(0);
    expect(nextLanding(late.view)).toBe(late.view.upcoming.marcher?.to);
  });

  it('never comes when the game is over', () => {
    expect(nextLanding(changed(middle.view, (twin) => (twin.stage = 'over')))).toBeNull();
  });
});

describe.each(LANGUAGES)('in %s', (language) => {
  const say = sayIn(language);

  it.each(Object.entries(SAMPLES))('every place of the sample "%s" has its words', (_, { view }) => {
    for (const place of places) {
      const about = explain(place, view, say);
      const told = [placeName(place, view, say, true), about?.title ?? '', ...(about?.lines ?? []), sourceWords(about?.source, say) ?? ''].join('\n');
      expect(told, place).not.toMatch(/\b(bastion|web|source)-[a-z]+|\{\$|undefined/);
    }
  });
});

describe('an explanation', () => {
  it('says where its facts come from', () => {
    const about = explain('1', middle.view, english);
    expect(about?.source).toBe('rulebook: R18 p. 8');
    expect(about?.sources?.join()).toMatch(/published.*Z-Man/);
    expect(explain('spell B missile', middle.view, english)?.source).toMatch(/rulebook/);
  });

  it('is worded for the edition', () => {
    expect(explain('ritual C fire gun', middle.view, english)?.lines.join()).toMatch(/2 weaker/);
    expect(explain('ritual C fire gun', early2015.view, english)?.lines.join()).toMatch(/1 weaker/);
  });
});
