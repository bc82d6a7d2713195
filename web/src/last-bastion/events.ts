import type { Cue } from '../table/sounds';
import type { Words } from '../protocol';
import { cardAt, isHelpful, isSlot, slotAt } from './position';
import { WHENS, type View, type When } from './view';

/** What the log tells: who did it, how it sounds, how it looks. */

const PREFIX = 'last-bastion-event-';
const nameIn = (words: Words): string => (words.id.startsWith(PREFIX) ? words.id.slice(PREFIX.length) : '');

const BEGINNINGS: ReadonlySet<string> = new Set(['turn', 'neutral-turn']);

const ENEMYS: ReadonlySet<string> = new Set([
  'neutral-turn', 'drew', 'placed', 'effect', 'effect-on', 'corruption', 'card-grasped', 'tile-grasped', 'hero-grasped', 'lost', 'fell', 'died', 'prone',
  'crowded', 'discarded-last',
]);

/** What a hero's turn is told by. */
const TELLING: ReadonlySet<string> = new Set([
  'beat', 'spared', 'activated', 'called', 'power', 'healed', 'tile-freed', 'card-freed', 'hero-freed', 'netted', 'shifted', 'raised', 'trap-set', 'trapped',
]);

const CUES: Readonly<Record<string, Cue>> = {
  drew: 'enemy',
  effect: 'enemy',
  'effect-on': 'enemy',
  'neutral-turn': 'enemy',
  'tile-grasped': 'alarm',
  fell: 'alarm',
  died: 'alarm',
  rolled: 'roll',
  rerolled: 'roll',
  corruption: 'roll',
  'corruption-again': 'roll',
  beat: 'strike',
  trapped: 'strike',
  gained: 'gain',
  healed: 'gain',
  'tile-freed': 'gain',
};

/** A turn begins, of a hero or of a board without one. */
export const beginsTurn = (words: Words): boolean => BEGINNINGS.has(nameIn(words));
export const isEnemys = (words: Words): boolean => (ENEMYS.has(nameIn(words)) || isDefeat(words)) && !isBoon(words);
export const isTelling = (words: Words): boolean => TELLING.has(nameIn(words)) || isBoon(words) || isEnd(words);
export const cue = (words: Words): Cue | null => (isBoon(words) ? 'gain' : (CUES[nameIn(words)] ?? null));

/** An effect that helps works: a beaten card leaves something behind. */
export const isBoon = (words: Words): boolean => isEffect(words) && isHelpful(part(words, 'effect', 'effect'));

const isEnd = (words: Words): boolean => nameIn(words) === 'ended';
const isDefeat = (words: Words): boolean => isEnd(words) && part(words, 'ending', 'ending') !== 'warlords-beaten';

const isEffect = (words: Words): boolean => ['effect', 'effect-on'].includes(nameIn(words));

/** The last part of a message's name among the arguments: `market` of `@last-bastion-tile-market`. */
function part(words: Words, argument: string, kind: string): string {
  const value = String(words.args?.[argument] ?? '');
  const start = `@last-bastion-${kind}-`;
  return value.startsWith(start) ? value.slice(start.length) : '';
}

const slotIn = (words: Words): string => String(words.args?.slot ?? '');
const hero = (words: Words): string => `hero ${part(words, 'hero', 'name')}`;
const drawn = (words: Words): string => `drawn ${part(words, 'card', 'card')}`;
const effect = (words: Words): string => `effect ${part(words, 'effect', 'effect')}`;

/** The card an event comes from, or the board it comes from. */
function source(words: Words, view: View): string[] {
  const slot = slotIn(words);
  if (isSlot(slot)) return [cardAt(view, slot) ? `card ${slot}` : `slot ${slot}`];
  const board = view.boards.find((each) => each.side === view.side);
  return board?.colour ? [`token ${board.colour}`] : [];
}

/** What `Thumb` draws for each kind of event, from the cause to what it does. */
const PICTURES: Readonly<Record<string, (words: Words, view: View) => string[]>> = {
  turn: (words) => [hero(words)],
  'neutral-turn': (words, view) => [`token ${view.boards.find((each) => each.side === part(words, 'side', 'side'))?.colour ?? ''}`],
  drew: (words) => ['effect draw', drawn(words)],
  placed: (words, view) => [drawn(words), slotAt(view, slotIn(words)) ? `slot ${slotIn(words)}` : ''],
  trapped: (words) => [drawn(words), 'token trap'],
  effect: (words, view) => [...source(words, view), effect(words)],
  'effect-on': (words, view) => [...source(words, view), effect(words), hero(words)],
  skipped: (words) => [effect(words)],
  corruption: (words) => [hero(words), `die ${part(words, 'face', 'face')}`],
  'card-grasped': (words, view) => ['token grasp', ...source(words, view)],
  'tile-grasped': (words) => ['token grasp', `tile ${part(words, 'tile', 'tile')}`],
  'hero-grasped': (words) => ['token grasp', hero(words)],
  lost: (words) => [hero(words), `lost ${part(words, 'token', 'token')}`],
  gained: (words) => [hero(words), `token ${part(words, 'token', 'token')}`],
  fell: (words) => [hero(words), 'token fallen'],
  died: (words) => [hero(words), 'token fallen'],
  prone: (words) => [hero(words), 'effect lose-move'],
  crowded: (words) => ['effect lose-life', hero(words)],
  discarded: (words) => [drawn(words), 'token fallen'],
  'discarded-last': (words) => ['effect discard-last', drawn(words)],
  moved: (words) => [hero(words), `tile ${part(words, 'tile', 'tile')}`],
  activated: (words) => [hero(words), `tile ${part(words, 'tile', 'tile')}`],
  called: (words) => [hero(words), 'token call', `tile ${part(words, 'tile', 'tile')}`],
  fought: (words) => [hero(words), 'token swords', drawn(words)],
  beat: (words) => [hero(words), 'token swords', drawn(words)],
};

/** An event as pictures, the cause first. */
export const pictures = (words: Words, view: View): string[] => (PICTURES[nameIn(words)]?.(words, view) ?? []).filter((each) => each.includes(' ') && !each.endsWith(' '));

/** The effect that works, the card or board it comes from, and which of a card's times it is. */
export function cause(words: Words): { slot: string; effect: string; when: When | null } | null {
  const found = part(words, 'effect', 'effect');
  if (!found || !isEffect(words)) return null;
  return { slot: slotIn(words), effect: found, when: WHENS.find((each) => each === words.args?.source) ?? null };
}
