import type { Face } from './face';
import { learn } from './texts/language.svelte';

const FACES: Record<string, () => Promise<Face>> = {
  bastion: async () => (await import('./bastion/face')).bastion,
  'unbreakable-castle': async () => (await import('./unbreakable-castle/face')).unbreakableCastle,
};

/** Whether this client can show a game. */
export const hasFace = (game: string): boolean => game in FACES;

/** The face of a game and its words; null for a game this client cannot show yet. */
export async function faceOf(game: string): Promise<Face | null> {
  const [face] = await Promise.all([FACES[game]?.() ?? Promise.resolve(null), learn(game)]);
  return face;
}
