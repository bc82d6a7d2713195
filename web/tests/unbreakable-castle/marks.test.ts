import { describe, expect, it } from 'vitest';
import { type Mark, marksOf } from '../../src/unbreakable-castle/marks';

const event = (name: string, args: Record<string, string | number> = {}): string =>
  marksOf({ id: `unbreakable-castle-event-${name}`, args }).map(told).join(' ');
const told = ({ of, change }: Mark): string => (change ? `${of}${change > 0 ? '+' : ''}${change}` : of);

const wood = '@unbreakable-castle-resource-wood';
const elf = '@unbreakable-castle-race-elf';

describe('a step of a reading as a picture', () => {
  it.each([
    ['what matching edges bring', 'found', { count: 3, resource: wood }, 'wood+3'],
    ['what the horn of plenty doubles', 'found-horn', { count: 6, resource: wood }, 'horn wood+6'],
    ['a gift, after who gives it', 'gift', { race: elf, count: 2, resource: wood }, 'elf wood+2'],
    ['an ally', 'befriended', { race: elf }, 'elf'],
    ['an enemy who is beaten for a mana', 'defeated', { race: elf }, 'elf mana-1'],
    ['an enemy one flees from', 'fled', { race: elf }, 'elf'],
    ['the toll of the barrier', 'toll-paid', { resource: wood }, 'barrier wood-1'],
    ['a part that a quest builds', 'quest-built', { part: '@unbreakable-castle-part-wall' }, 'scroll wall+1'],
    ['a part that a quest destroys', 'destroyed', { part: '@unbreakable-castle-part-wall' }, 'scroll wall-1'],
    ['an exchange', 'exchanged', { price: 3, resource: wood, count: 1, got: '@unbreakable-castle-resource-ore' }, 'wood-3 ore+1'],
    ['nothing where there is nothing to draw', 'turn-ended', {}, ''],
  ])('shows %s', (_what, name, args, shown) => {
    expect(event(name, args)).toBe(shown);
  });

  it('shows nothing for messages of other games', () => {
    expect(marksOf({ id: 'bastion-event-repeated', args: {} })).toEqual([]);
  });
});
