import { expect, test } from 'vitest';
import { applied } from '../../src/table/patches';

const view = { wall: [null, { enemy: 'rider' }], deck: { left: 3, next: { a: 1 } } };

test('a change sets the value at its path, inside lists too', () => {
  expect(applied(view, [[['wall', 1, 'enemy'], 'beast'], [['deck', 'left'], 2]])).toEqual({
    wall: [null, { enemy: 'beast' }],
    deck: { left: 2, next: { a: 1 } },
  });
});

test('a path alone removes what is there', () => {
  expect(applied(view, [[['deck', 'next', 'a']]])).toEqual({ ...view, deck: { left: 3, next: {} } });
});

test('the old view stays as it was and shares what did not change', () => {
  const next = applied(view, [[['deck', 'left'], 2]]);
  expect(view.deck.left).toBe(3);
  expect(next.wall).toBe(view.wall);
});
