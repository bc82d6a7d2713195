import type { Face } from './face';
import { settings } from './settings.svelte';
import { learn } from './texts/language.svelte';

/** Games with a board of their own; every other game is shown by its view alone. */
const FACES: Record<string, () => Promise<Face>> = {
  bastion: async () => forTables((await import('./bastion/face')).bastion),
  'last-bastion': async () => forTables((await import('./last-bastion/face')).lastBastion),
  'unbreakable-castle': async () => forTables((await import('./unbreakable-castle/face')).unbreakableCastle),
};

const genericFace = async (game: string): Promise<Face> => (await import('./generic/face')).genericFace(game);

/**
 * A table's views, moves and questions come as JSON, and the name of its game says which face can
 * read them: here, and nowhere else, JSON is taken for what the game declares.
 */
function forTables<View, Move, Question>(face: Face<View, Move, Question>): Face {
  return face as unknown as Face;
}

/** The face of a game, as this person likes to see it, and its words at hand. */
export async function faceOf(game: string): Promise<Face> {
  const own = settings.board === 'text' ? undefined : FACES[game];
  const [face] = await Promise.all([own?.() ?? genericFace(game), learn(game)]);
  return face;
}
