import { expect, test } from 'vitest';
import { common, completions, read } from '../../src/table/commands';

const choices = ['attack 7', 'attack 12', 'move D3', 'end'].map((say) => ({ say, move: {}, words: { id: say, args: {} } }));

test('a line is a move unless it is one of our own commands', () => {
  expect(read('  attack   7 ')).toEqual({ do: 'move', say: 'attack 7' });
  expect(read('undo')).toEqual({ do: 'undo' });
  expect(read('say good luck')).toEqual({ do: 'say', rest: 'good luck' });
  expect(read('why attack 9')).toEqual({ do: 'why', rest: 'attack 9' });
});

test('completions begin as typed, whatever the case', () => {
  expect(completions('AT', choices)).toEqual(['attack 7', 'attack 12']);
  expect(completions('u', choices)).toEqual(['undo']);
});

test('Tab goes as far as there is no choice', () => {
  expect(common(['attack 7', 'attack 12'])).toBe('attack ');
  expect(common(['move D3'])).toBe('move D3');
  expect(common([])).toBe('');
});
