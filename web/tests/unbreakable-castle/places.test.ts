import { describe, expect, it } from 'vitest';
import { actions } from '../../src/unbreakable-castle/actions';
import { CARD, cellName, corner, frame, jointOnField, neighbour, rowAndColumn } from '../../src/unbreakable-castle/geometry';
import { placesIn, possibleAt, questionsAt } from '../../src/unbreakable-castle/places';
import { SAMPLES } from './samples';

describe('a card on the field', () => {
  it('is named by its column and its row', () => {
    expect(rowAndColumn('b3')).toEqual({ row: 2, column: 1 });
    expect(cellName(2, 1)).toBe('b3');
  });

  it('shares the middle of a joint with its neighbour', () => {
    expect(jointOnField('a1', 'right-upper')).toEqual(jointOnField('b1', 'left-upper'));
    expect(jointOnField('a1', 'right-lower')).toEqual(jointOnField('b1', 'left-lower'));
    expect(jointOnField('c1', 'bottom')).toEqual(jointOnField('c2', 'top'));
  });

  it('lies whole within the field', () => {
    const { width, height } = frame(3, 4);
    const last = corner('d3');
    expect(last.x + CARD.width).toBeLessThan(width);
    expect(last.y + CARD.height).toBeLessThan(height);
  });

  it.each([
    ['ArrowLeft', 'a2'], ['ArrowRight', 'c2'], ['ArrowUp', 'b1'], ['ArrowDown', 'b3'], ['Home', 'a2'], ['End', 'd2'], ['x', null],
  ])('leads by %s to %s', (key, to) => expect(neighbour('b2', key, 3, 4)).toBe(to));

  it.each([
    ['ArrowLeft', 'a1'], ['ArrowUp', 'a1'], ['ArrowRight', 'd3'], ['ArrowDown', 'd3'],
  ])('has nothing beyond the edge by %s', (key, from) => expect(neighbour(from, key, 3, 4)).toBeNull());
});

describe('a legal move', () => {
  it('points at the card it opens', () => {
    const { choices, view } = SAMPLES.open;
    const openable = view.field.cells.filter((each) => each.openable).map((each) => each.cell);
    expect([...possibleAt(choices)].filter((each) => /^[a-z]\d$/.test(each))).toEqual(openable);
  });

  it('points at the race it takes', () => {
    expect(possibleAt(SAMPLES.races.choices).size).toBe(SAMPLES.races.view.free_races.length);
  });

  it.each(['help', 'strike'] as const)('at the stage "%s" points at a player', (stage) => {
    const { choices, question } = SAMPLES[stage];
    expect(question).toMatchObject({ who: [...possibleAt(choices)] });
  });

  it('points at the quest it fulfils', () => {
    expect(SAMPLES.fulfil.question).toMatchObject({ quests: [...possibleAt(SAMPLES.fulfil.choices)] });
  });
});

describe('an event', () => {
  it('marks the card it tells of', () => expect(placesIn({ id: 'x', args: { cell: 'c2', seat: 'A' } })).toEqual(['c2']));
  it('marks the character that was met', () => expect(placesIn({ id: 'x', args: { race: '@unbreakable-castle-race-elf' } })).toEqual(['race elf']));
  it('marks the resource that was found', () =>
    expect(placesIn({ id: 'unbreakable-castle-event-found', args: { resource: '@unbreakable-castle-resource-ore' } })).toEqual(['resource ore']));
  it('marks nothing where a resource is only exchanged', () =>
    expect(placesIn({ id: 'unbreakable-castle-event-exchanged', args: { resource: '@unbreakable-castle-resource-ore' } })).toEqual([]));
});

describe('a place where nothing can be done', () => {
  it('asks why a face-down card cannot be opened', () => {
    const closed = SAMPLES.market.view.field.cells.find((each) => !each.card)!;
    expect(questionsAt(closed.cell, SAMPLES.market.view)).toEqual([`open ${closed.cell}`]);
  });
  it('asks nothing about an open card', () => {
    const open = SAMPLES.market.view.field.cells.find((each) => each.card)!;
    expect(questionsAt(open.cell, SAMPLES.market.view)).toEqual([]);
  });
  it('asks why a part cannot be built', () => expect(questionsAt('gates', SAMPLES.market.view)).toEqual(['build gates']));
});

describe('the action bar', () => {
  it.each(Object.entries(SAMPLES))('at the stage "%s" has every move once', (_, { choices, view }) => {
    const said = actions(choices, view).flatMap((each) => each.choices.map((choice) => choice.say));
    expect(said.toSorted()).toEqual(choices.map((each) => each.say).toSorted());
  });

  it.each(Object.entries(SAMPLES))('at the stage "%s" has no key twice', (_, { choices, view }) => {
    const keys = actions(choices, view).filter((each) => !each.used).map((each) => each.key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('keeps what was done this turn, dimmed', () => {
    const used = actions(SAMPLES.market.choices, SAMPLES.market.view).filter((each) => each.used);
    expect(used.map((each) => each.id)).toContain('open');
  });
});
