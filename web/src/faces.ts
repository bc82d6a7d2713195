import type { Component } from 'svelte';
import type { Face } from './face';
import type { Values } from './names';
import { waitForServerInfo } from './server-info.svelte';
import { settings } from './settings.svelte';
import { learn } from './texts/language.svelte';

/**
 * Games with a board of their own: a folder whose `face.ts` exports it as default. A table's views,
 * moves and questions come as JSON, and the name of its game says which face can read them: here,
 * and nowhere else, JSON is taken for what the game declares.
 */
const OURS = import.meta.glob<{ default: Face }>(['./*/face.ts', '!./generic/face.ts']);

/** What some games tell beside the form of a new table. */
const GUIDES = import.meta.glob<{ default: Component<{ values: Values }> }>('./*/Guide.svelte');

/** The guide of this game to what can be chosen; null where it has none. */
export async function guideOf(game: string): Promise<Component<{ values: Values }> | null> {
  const found = GUIDES[`./${game}/Guide.svelte`];
  return found ? (await found()).default : null;
}

/** What a game of another package exports as default: its face, made of the usual one. */
type Made = (usual: Face) => Face;

/** Whether a module of another package exports what it should; if not, the usual face does. */
function makesFace(module: unknown): module is { default: Made } {
  return typeof module === 'object' && module !== null && 'default' in module && typeof module.default === 'function';
}

const genericFace = async (game: string): Promise<Face> => (await import('./generic/face')).genericFace(game);

/** The board of this game, if it has one: ours, or one that its package brought to the server. */
async function boardOf(game: string): Promise<Face> {
  const ours = OURS[`./${game}/face.ts`];
  if (ours) return (await ours()).default;
  const usual = await genericFace(game);
  const theirs = (await waitForServerInfo())?.games.find((each) => each.name === game)?.face;
  if (!theirs) return usual;
  const module: unknown = await import(/* @vite-ignore */ theirs);
  return makesFace(module) ? module.default(usual) : usual;
}

/** The face of a game, as this person likes to see it, and its words at hand. */
export async function faceOf(game: string): Promise<Face> {
  const [face] = await Promise.all([settings.board === 'text' ? genericFace(game) : boardOf(game), learn(game)]);
  return face;
}
