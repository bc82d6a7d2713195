import { describe, expect, it } from 'vitest';
import { bill } from '../../src/bastion/bill';
import type { Move, View } from '../../src/bastion/view';
import { changed, SAMPLES } from './samples';
import { sayIn } from './words';

const say = sayIn('en');
const { middle, late, aiming, dragons } = SAMPLES;

/** The bill of a move as lines `text | amount`, the total marked. */
function lines(move: Move, view: View): string[] {
  const billed = bill({ say: '', move, words: { id: '' } }, view, say);
  return billed.map(({ total, text, amount, tokens }) => {
    const told = amount ?? tokens?.map((each) => each.label).join(', ');
    return `${total ? '= ' : ''}${text}${told === undefined ? '' : ` | ${told}`}`;
  });
}

describe('the bill of an attack', () => {
  it('names strength, what is paid, what is kept, which ritual may follow and the time won', () => {
    expect(lines({ do: 'attack', target: '14' }, late.view)).toEqual([
      'Spy: strength | 3',
      '= You pay | 3 × fire',
      'You keep it as Prism',
      'A ritual may follow: Fire cannon',
      'The bastion holds one enemy move longer.',
    ]);
  });

  it('names every modifier of every part of a combined enemy', () => {
    const told = lines({ do: 'attack', target: '8' }, middle.view);
    expect(told[0]).toBe('Swamp Priest: strength | 6');
    expect(told[1]).toMatch(/\| \+1$/);
    expect(told[2]).toBe('Plains Symbiote: strength | 4');
    expect(told[4]).toBe('= You pay | 5 × plains, 7 × swamp');
    expect(told.slice(5, 7)).toEqual(['You keep it as Lightning\u00a01', 'You keep it as Exchange']);
  });

  it('under way names who lends what, and what is still due', () => {
    const view = changed(aiming.view, (twin) => {
      twin.attack!.spells = [{ seat: 'A', spell: 'lightning 3' }];
      twin.attack!.due = 1;
    });
    const told = lines({ do: 'cast', spell: 'flame 1' }, view);
    expect(told).toContain('A: Lightning\u00a03 | −3');
    expect(told).toContain('= Still to pay | 1');
    expect(told).toContain('B: Flame\u00a01 | −1');
  });

  it('says that Alchemy frees the colours', () => {
    const view = changed(aiming.view, (twin) => {
      twin.attack!.alchemy = true;
    });
    expect(lines({ do: 'strike' }, view)).toContain('Any colours, by Alchemy');
  });
});

describe('the bill of channelling', () => {
  it('names the disc put down and the mana it brings', () => {
    expect(lines({ do: 'channel', source: 'S1', disc: 'plains' }, dragons.view)).toEqual(['You put down: plains | −1', '= You get | 3 × swamp']);
  });

  it('costs nothing of one’s own when the reserve gives the disc', () => {
    expect(lines({ do: 'channel', source: 'S1', disc: 'reserve' }, dragons.view)[0]).toBe('You put down: Reserve');
  });

  it('of a tower names what lies on the sources of its district', () => {
    expect(lines({ do: 'tower', disc: 'dark' }, dragons.view)).toEqual(['You put down: darkness | −1', '= You get | 1 × mountain']);
  });

  it('of the citadel names what lies on the towers', () => {
    expect(lines({ do: 'gather' }, late.view)[0]).toMatch(/^= You get \| \d × /);
  });
});

describe('other moves', () => {
  it('have no bill', () => {
    expect(lines({ do: 'move', tile: 'D2' }, middle.view)).toEqual([]);
    expect(lines({ do: 'end' }, middle.view)).toEqual([]);
  });
});
