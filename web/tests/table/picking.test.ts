import { describe, expect, it } from 'vitest';
import type { Face } from '../../src/face';
import type { Choice } from '../../src/protocol';
import { Picking } from '../../src/table/picking.svelte';
import type { Session } from '../../src/table/session.svelte';

const choice = (say: string): Choice => ({ say, move: { do: say }, words: { id: say, args: {} } });
const GO = choice('go');
const SPEND = choice('spend');

function picking(meant: Face['meant'], played: string[] = []): Picking {
  const session = {
    choices: [SPEND, GO],
    view: {},
    turn: { question: null },
    isMyTurn: () => true,
    move: (say: string) => (played.push(say), Promise.resolve(true)),
  } as unknown as Session;
  const face = { actions: () => [], placesOf: () => ['market'], ...(meant ? { meant } : {}) } as unknown as Face;
  return new Picking(session, face, (id) => id, () => false);
}

describe('a place where several things can be done', () => {
  it('has the likeliest of them ready, and a second pick does it', async () => {
    const played: string[] = [];
    const picked = picking(() => GO, played);
    await picked.pickPlace('market');
    expect(picked.ready()).toEqual(GO);
    await picked.pickPlace('market');
    expect(played).toEqual(['go']);
  });

  it('keeps to what is chosen on purpose', async () => {
    const picked = picking(() => GO);
    await picked.pickPlace('market');
    picked.choose(SPEND);
    expect(picked.ready()).toEqual(SPEND);
  });

  it('has nothing ready where none is likelier', async () => {
    for (const meant of [undefined, () => null]) {
      const picked = picking(meant);
      await picked.pickPlace('market');
      expect(picked.ready()).toBeNull();
    }
  });
});
