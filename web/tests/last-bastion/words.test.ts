import { describe, expect, it } from 'vitest';
import { describe as tellMove } from '../../src/last-bastion/describe';
import { explain } from '../../src/last-bastion/explain';
import { rows } from '../../src/last-bastion/geometry';
import { placeName } from '../../src/last-bastion/names';
import { row } from '../../src/last-bastion/rows';
import { LANGUAGES, sayIn } from '../bastion/words';
import { SAMPLES } from './samples';

const english = sayIn('en');
const { view } = SAMPLES.fight;

describe.each(LANGUAGES)('in %s', (language) => {
  const say = sayIn(language);

  it.each(Object.entries(SAMPLES))('every move of %s has words', (_, sample) => {
    const said = sample.choices.map((choice) => {
      const words = tellMove(choice, sample.view);
      return say(words.id, words.args);
    });
    expect(said.filter((each) => each.includes('last-bastion') || /\{|@/.test(each))).toEqual([]);
    expect(new Set(said).size).toBe(said.length);
  });

  it.each(Object.entries(SAMPLES))('every place of %s tells what is there and explains itself', (_, sample) => {
    const places = rows(sample.view).flat().filter((each) => each !== null);
    const told = places.flatMap((place) => [placeName(place, sample.view, say), ...(explain(place, sample.view, say)?.lines ?? [])]);
    expect(told.filter((each) => !each || each.includes('last-bastion') || /\{|@/.test(each))).toEqual([]);
  });

  it('a row of a fight tells the cards, where they lie and the best chance', () => {
    const fight = SAMPLES.fight.choices.find((choice) => choice.say === 'fight both N1 W3');
    const told = fight && row(fight, view, say);
    expect(told?.place).toBe('N1 · W3');
    expect(told?.brings).toEqual([say('last-bastion-percent', { percent: 100 })]);
  });
});

it('a card is told with its resistance of now and of print, its effects and what lies on it', () => {
  expect(placeName('N2', view, english)).toBe(
    'N2, red board, Nefarious Cannon, black, resistance 3 of 3, Grasp of Evil (entrance), Grasp of Evil (recurring), Remove a Grasp (exit), bears a Grasp of Evil',
  );
});

it('a grasped tile and the heroes on a tile are told', () => {
  expect(placeName('quarry', view, english)).toBe('Dwarven Quarry, in the grasp of evil');
  expect(placeName('trebuchet', view, english, true)).toBe('Trebuchet, Net, Kazgin (A), Elmer (D), possible');
});

it('an effect under the net is told so', () => {
  const netted = structuredClone(view);
  const effect = netted.boards[0]?.slots[0]?.card?.effects[0];
  if (effect) effect.netted = true;
  expect(placeName('N1', netted, english)).toContain('Corruption die (exit, under the net)');
});
