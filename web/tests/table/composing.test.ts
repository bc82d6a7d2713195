import { describe, expect, it } from 'vitest';
import type { Action, Face } from '../../src/face';
import type { Choice } from '../../src/protocol';
import { Picking } from '../../src/table/picking.svelte';
import type { Session } from '../../src/table/session.svelte';

const LISTED: Choice = { say: 'offer B 1 wood for 1 ore', move: { do: 'offer', seat: 'B' }, words: { id: 'offer', args: {} } };
const OWN: Choice = { say: 'offer B 2 wood for 1 ore', move: { do: 'offer' }, words: { id: 'offer', args: {} } };
const ACTION: Action = { id: 'offer', words: { id: 'x', args: {} }, icon: '', key: 'f', choices: [], count: 0, use: 0, opens: true };

function picking(choices: readonly Choice[], played: string[] = []): Picking {
  const session = { choices, view: {}, turn: { question: null }, move: (say: string) => (played.push(say), Promise.resolve(true)) } as unknown as Session;
  const face = { actions: () => [{ ...ACTION, choices }], placesOf: () => [] } as unknown as Face;
  return new Picking(session, face, (id) => id, () => false);
}

describe('a move put together in a dialogue', () => {
  it('can be made although the game does not list it', async () => {
    const played: string[] = [];
    const made = picking([LISTED], played);
    await made.pickAction({ ...ACTION, choices: [LISTED] });
    made.suggest(OWN);
    expect(made.ready()).toEqual(OWN);
    expect(made.action).toBe('offer');
    await made.commit();
    expect(played).toEqual([OWN.say]);
  });

  it('gives way to one that is listed', () => {
    const made = picking([LISTED]);
    made.suggest(OWN);
    made.suggest(LISTED);
    expect(made.ready()).toEqual(LISTED);
  });

  it('is not the one that is listed, though that be the only one', async () => {
    const made = picking([LISTED]);
    await made.pickAction({ ...ACTION, choices: [LISTED] });
    expect(made.ready()).toBeNull();
  });

  it('is no longer ready once it is taken apart', async () => {
    const made = picking([LISTED]);
    await made.pickAction(ACTION);
    made.suggest(OWN);
    made.unchoose();
    expect(made.action).toBe('offer');
    expect(made.ready()).toBeNull();
  });

  it('is forgotten when something else is picked', () => {
    const made = picking([LISTED]);
    made.suggest(OWN);
    made.clear();
    expect(made.isEmpty()).toBe(true);
    expect(made.ready()).toBeNull();
  });

  it('has a dialogue even where the game lists nothing', async () => {
    const made = picking([]);
    await made.pickAction(ACTION);
    expect(made.action).toBe('offer');
  });
});
