import { describe, expect, it } from 'vitest';
import { explain } from '../../src/unbreakable-castle/explain';
import { awaited, cellWords } from '../../src/unbreakable-castle/names';
import { percent } from '../../src/unbreakable-castle/odds';
import { possibleAt } from '../../src/unbreakable-castle/places';
import { row } from '../../src/unbreakable-castle/rows';
import { LANGUAGES, sayIn } from '../bastion/words';
import { SAMPLES, type Sample } from './samples';

const all = Object.entries(SAMPLES);
const english = sayIn('en');

/** A sentence for people: no id, no argument left out. */
function isPlain(words: string): boolean {
  return words !== '' && !/unbreakable-castle|web-|\{|undefined|NaN/.test(words);
}

describe.each(LANGUAGES)('in %s', (language) => {
  const say = sayIn(language);

  it.each(all)('every move at the stage "%s" is told in words', (_, { choices, view, question: asked }: Sample) => {
    for (const choice of choices) {
      expect(say(choice.words.id, choice.words.args)).toSatisfy(isPlain);
      const { name, place = '…', brings = [] } = row(choice, view, say, asked);
      for (const words of [name, place, ...brings]) expect(words).toSatisfy(isPlain);
    }
  });

  it.each(all)('everything that can be picked at the stage "%s" explains itself', (_, { choices, view }: Sample) => {
    const cells = view.field.cells.map((each) => each.cell);
    const seats = view.players.map((each) => each.seat);
    for (const place of [...possibleAt(choices), ...cells, ...seats, 'tower', 'wood']) {
      const about = explain(place, view, say);
      expect(about, place).not.toBeNull();
      for (const words of [about!.title, ...about!.lines]) expect(words).toSatisfy(isPlain);
    }
  });

  it.each(all)('every card at the stage "%s" is read out', (_, { view }: Sample) => {
    for (const cell of view.field.cells) expect(cellWords(cell, view, say, true)).toSatisfy(isPlain);
    expect(awaited(view, () => '', say)).toSatisfy(isPlain);
  });

  it.each(['races', 'answer', 'counter', 'friend', 'fulfil', 'help', 'strike', 'toll', 'favour'] as const)('the question at the stage "%s" is asked', (stage) => {
    const { id, args } = SAMPLES[stage].asked!;
    expect(say(id, args)).toSatisfy(isPlain);
  });
});

describe('a question', () => {
  it.each(['open', 'market'] as const)('is not asked at the stage "%s"', (stage) => {
    expect(SAMPLES[stage].asked).toBeNull();
  });

  it('tells an offer as whoever made it gives it', () => {
    const { view, asked } = SAMPLES.answer;
    const { give, seat } = view.offer!;
    const { args } = asked!;
    for (const [resource, count] of Object.entries(give)) expect(args).toMatchObject({ [`give-${resource}`]: count, seat });
  });
});

describe('odds', () => {
  it('are told in per cent', () => expect(percent([21, 99])).toBe('21\u00a0%'));
  it('of what is possible are never told as nothing', () => expect(percent([1, 900])).toBe('1\u00a0%'));
  it('of what is not sure are never told as sure', () => expect(percent([899, 900])).toBe('99\u00a0%'));
  it('of what is sure are', () => expect(percent([5, 5])).toBe('100\u00a0%'));
});

describe('the table', () => {
  it('says whose answer is missing', () => {
    const { view } = SAMPLES.answer;
    const seen = { ...view, seat: view.offer!.seat };
    expect(awaited(seen, () => 'Marta', english)).toContain('Waiting for an answer');
    expect(awaited(seen, () => 'Marta', english)).toContain('Marta');
  });

  it('says who won by what', () => {
    expect(awaited(SAMPLES.over.view, () => '', english)).toMatch(/victory! The castle was completed by/);
  });
});
