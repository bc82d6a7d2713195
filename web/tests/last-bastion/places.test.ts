import { describe, expect, it } from 'vitest';
import { actions } from '../../src/last-bastion/actions';
import { meant, placesIn, placesOf, possibleAt, questionsAt } from '../../src/last-bastion/places';
import { counts, facesOf, foughtIn } from '../../src/last-bastion/question';
import { SAMPLES } from './samples';

const { view, choices, question: asked } = SAMPLES.fight;
const choice = (say: string, of = choices) => of.find((each) => each.say === say)!;

describe('what can be picked', () => {
  it('tiles a step away and cards in reach are lit, and the tile one stands on', () => {
    expect([...possibleAt(choices, view)].sort()).toEqual(['N1', 'W3', 'standard', 'tavern', 'tower', 'trebuchet']);
  });

  it('a Call to Arms is offered at its tile but lights nothing up', () => {
    expect(placesOf(choice('call market'), view)).toEqual(['market']);
    expect(possibleAt(choices, view).has('market')).toBe(false);
  });

  it('whoever picks a tile means to go there, not to spend a Call to Arms on it', () => {
    const at = (tile: string) => choices.filter((each) => placesOf(each, view).includes(tile));
    expect(at('tavern').map((each) => each.say)).toEqual(expect.arrayContaining(['move tavern', 'call tavern']));
    expect(meant(at('tavern'))?.say).toBe('move tavern');
    expect(meant(at('trebuchet'))?.say).toBe('activate');
    expect(meant(at('market'))).toBeNull();
  });

  it('a fight against two belongs to both', () => {
    expect(placesOf(choice('fight both N1 W3'), view)).toEqual(['N1', 'W3']);
  });

  it('what the Dispensary gives belongs to the hero', () => {
    const sample = SAMPLES.dispensary;
    expect(placesOf(choice('give red C', sample.choices), sample.view)).toEqual(['C']);
  });

  it('a place where nothing can be done is asked about by the likeliest move', () => {
    expect(questionsAt('S2', view)).toEqual(['fight S2']);
    expect(questionsAt('market', view)).toEqual(['move market']);
    expect(questionsAt('trebuchet', view)).toEqual(['activate']);
  });

  it('events mark slots, tiles and seats', () => {
    expect(placesIn({ id: 'x', args: { slot: 'N1', tile: '@last-bastion-tile-tomb', seat: 'B', card: '@last-bastion-card-incubus' } })).toEqual(['N1', 'tomb', 'B']);
    expect(placesIn({ id: 'x', args: { slot: '@last-bastion-the-board' } })).toEqual([]);
  });
});

describe('the action bar', () => {
  it('offers movement, fights, the tile and the Call to Arms, each with its own key', () => {
    const found = actions(choices, view, asked);
    expect(found.map((each) => each.id)).toEqual(['move', 'fight', 'tile', 'call', 'end']);
    expect(new Set(found.map((each) => each.key)).size).toBe(found.length);
  });

  it('counts whom one can fight, but not the tiles of a Call to Arms, which would look like tokens', () => {
    const counts = Object.fromEntries(actions(choices, view, asked).map((each) => [each.id, each.count]));
    expect(counts).toMatchObject({ move: 0, fight: 2, call: 0 });
  });

  it('keeps what is used, dimmed and in the past tense', () => {
    const moved = { ...view, 'this-turn': { ...view['this-turn'], moved: true } };
    const left = choices.filter((each) => !each.say.startsWith('move'));
    expect(actions(left, moved, asked)[0]).toMatchObject({ id: 'move', used: true, words: { id: 'last-bastion-action-moved' } });
  });

  it.each(Object.entries(SAMPLES))('holds every move of %s exactly once', (_, sample) => {
    const held = actions(sample.choices, sample.view, sample.question).flatMap((each) => each.choices.map((one) => one.say));
    expect([...held].sort()).toEqual(sample.choices.map((each) => each.say).sort());
  });
});

describe('dice on the table', () => {
  const { view: rolled, question } = SAMPLES.beaten;

  it('are the faces of the roll, for the cards that are fought', () => {
    expect(facesOf(question)).toEqual(['red', 'yellow', 'black', 'white']);
    expect(foughtIn(question)).toEqual(['N1', 'W3']);
    expect(foughtIn(SAMPLES.reroll.question)).toEqual(['N1']);
  });

  it('count if they show the colour of a card, or white', () => {
    expect(facesOf(question).map((face) => counts(face, foughtIn(question), rolled))).toEqual([true, true, false, true]);
  });

  it('white faces fail against a card that says so', () => {
    const stern = structuredClone(rolled);
    const slot = stern.boards[0]?.slots[0];
    slot?.card?.effects.push({ when: 'continuous', effect: 'no-white', netted: false, harmful: true });
    expect(counts('white', ['N1'], stern)).toBe(false);
  });
});
