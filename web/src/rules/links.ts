import { parts } from '../names';

/**
 * The page of the rules that explains something of a game: a section by its id, a component by its
 * key (`card.fire-rider`, or `bastion.card.fire-rider`), a refusal by its message. Every component and
 * every refusal has a section; the page finds it, so that a link costs a table nothing.
 */
export const rulesPath = (game: string, about = ''): string =>
  ['/rules', game, about].filter(Boolean).map((part, at) => (at ? encodeURIComponent(part) : part)).join('/');

/** The same for the game of a table, in its edition; empty where there is nothing to link to. */
export function rulesOf(name: string, about: string): string {
  const { game, edition } = parts(name);
  const query = edition ? `?edition=${encodeURIComponent(edition)}` : '';
  return about && `${rulesPath(game, about)}${query}`;
}

/** A game in five minutes. */
export const guidePath = (game: string): string => `/how-to-play/${encodeURIComponent(game)}`;

/** Every component of a game. */
export const galleryPath = (game: string): string => `/gallery/${encodeURIComponent(game)}`;
