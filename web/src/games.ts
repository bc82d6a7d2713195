import castle from 'icon:elven-castle';
import banner from 'icon:flag-objective';
import wall from 'icon:brick-wall';
import bastion from './pictures/bastion.webp';
import lastBastion from './pictures/last-bastion.webp';
import unbreakableCastle from './pictures/unbreakable-castle.webp';
import { defaults, type Values } from './names';
import { levelOf } from './options';
import type { EditionInfo, GameInfo } from './protocol';

/** What the start page tells of a game besides its name and its one line. */
export interface Presentation {
  /** Its board in play; see `tests/web/start_pictures.py`. */
  picture: string;
  /** Its sign in lists of games. */
  icon: string;
  kind: 'together' | 'rivals';
  minutes: string;
  difficulty: 1 | 2 | 3;
  /** How many play the first game of a newcomer. */
  firstSeats: number;
}

export const PRESENTATIONS: Record<string, Presentation> = {
  bastion: { picture: bastion, icon: castle, kind: 'together', minutes: '45–90', difficulty: 2, firstSeats: 1 },
  'last-bastion': { picture: lastBastion, icon: banner, kind: 'together', minutes: '60–90', difficulty: 3, firstSeats: 2 },
  'unbreakable-castle': { picture: unbreakableCastle, icon: wall, kind: 'rivals', minutes: '45–90', difficulty: 1, firstSeats: 2 },
};

/** "1–4": how many can play. */
export function playersOf(game: GameInfo): string {
  const counts = game.editions.flatMap((edition) => edition.options.find((option) => option.name === 'seats')?.valid ?? []).map(Number);
  if (!counts.length) return '';
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  return least === most ? String(least) : `${least}–${most}`;
}

/** A game that begins at once: its edition, its options, who sits where. */
export interface GameSetup {
  path: string;
  values: Values;
  /** For each seat `me`, `friend` or the name of a bot. */
  holders: string[];
}

/** The bot that fills the seats of a first game: the strongest, which answers within a second. */
const TEAM_MATE = 'search';

/** The right first game: the easiest level, the fewest players, the other seats held by bots. */
export function firstSetup(game: GameInfo, edition: EditionInfo): GameSetup {
  const level = levelOf(edition);
  const least = Math.min(...(edition.options.find((option) => option.name === 'seats')?.valid ?? ['1']).map(Number));
  const seats = Math.max(least, PRESENTATIONS[game.name]?.firstSeats ?? least);
  const values = { ...defaults(edition.options), seats: String(seats), ...(level ? { [level.name]: level.valid[0] ?? level.default } : {}) };
  return { path: edition.path, values, holders: ['me', ...Array.from({ length: seats - 1 }, () => TEAM_MATE)] };
}
