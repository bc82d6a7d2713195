import type { Place } from '../board';
import { isObject, type Plain } from '../plain';
import type { ChoiceOf } from '../board';
import { t } from '../texts/language.svelte';
import { isShown, labelOf, messageOf, nameOf } from '../texts/naming';

const isScalar = (value: unknown): value is string | number | boolean | null | undefined => typeof value !== 'object' || value === null;

/** Nothing to tell: no value, no, an empty list, none of anything. */
export const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === false || value === '' || (typeof value === 'object' && Object.values(value).every((each) => each === 0));

/** So many of each kind: tokens, goods. */
export const isCounts = (value: unknown): value is Record<string, number> =>
  isObject(value) && Object.keys(value).length > 0 && Object.values(value).every((each) => typeof each === 'number');

export const isFlat = (value: unknown): value is Plain => isObject(value) && Object.values(value).every(isScalar);

/** The name of a thing in a list: what stands under its first key, if that is a word. */
export function placeOf(value: unknown): Place | null {
  if (!isObject(value)) return null;
  const [first] = Object.values(value);
  return typeof first === 'string' && !first.startsWith('@') ? first : null;
}

/** Whether the things of a list are places: every one has a name of its own. */
export function arePlaces(list: readonly unknown[]): boolean {
  const names = list.map(placeOf);
  return names.every((name) => name !== null) && new Set(names).size === list.length && !list.every(isFlat);
}

/** The fields of a thing that are shown, without its name and without what is empty. */
export function fieldsOf(game: string, thing: Plain, without: readonly string[] = []): [string, unknown][] {
  const [first] = Object.keys(thing);
  const hidden = [...without, ...(placeOf(thing) === null ? [] : [first])];
  return Object.entries(thing).filter(([key, value]) => !hidden.includes(key) && isShown(game, key) && !isEmpty(value));
}

/** The people of a game: the list of a view whose things are named by their seats. */
export function peopleKey(view: Plain): string | null {
  const found = Object.entries(view).find(
    ([, value]) => Array.isArray(value) && value.length && value.every((each) => isObject(each) && Object.keys(each)[0] === 'seat'),
  );
  return found?.[0] ?? null;
}

export function peopleOf(view: Plain): Plain[] {
  const people = view[peopleKey(view) ?? ''];
  return Array.isArray(people) ? people.filter(isObject) : [];
}

/** A thing of the view by its name. */
export function thingAt(value: unknown, place: Place): Plain | null {
  if (Array.isArray(value)) {
    const here = value.find((each) => placeOf(each) === place);
    return isObject(here) ? here : firstOf(value, place);
  }
  return isObject(value) ? firstOf(Object.values(value), place) : null;
}

function firstOf(values: readonly unknown[], place: Place): Plain | null {
  for (const each of values) {
    const found = thingAt(each, place);
    if (found) return found;
  }
  return null;
}

/** The first message a thing carries as its name: its own, or that of what lies on it. */
export function titleIn(thing: Plain): string | null {
  const own = Object.values(thing).find((each): each is string => typeof each === 'string' && each.startsWith('@'));
  if (own) return own;
  const inner = Object.values(thing).filter(isObject).map(titleIn);
  return inner.find((each) => each !== null) ?? null;
}

/** A value in a few words: "Human, Stone × 2", "entrance, Draw a card". */
export function brief(game: string, key: string, value: unknown, among?: readonly string[]): string {
  if (Array.isArray(value)) return value.map((each) => brief(game, key, each, value.filter(isWord))).join(', ');
  if (isCounts(value)) return counts(game, key, value).map(([name, count]) => `${name} ${count}`).join(', ');
  if (isObject(value)) return briefThing(game, value);
  if (typeof value === 'boolean') return value ? labelOf(game, key) : '';
  return typeof value === 'string' ? nameOf(game, key, value, among) : String(value ?? '');
}

const isWord = (value: unknown): value is string => typeof value === 'string';

function briefThing(game: string, thing: Plain): string {
  const { count, ...rest } = thing;
  const words = Object.entries(rest)
    .filter(([key, value]) => !isEmpty(value) && (typeof value !== 'boolean' || isShown(game, key)))
    .map(([key, value]) => (typeof value === 'number' ? `${labelOf(game, key)} ${value}` : brief(game, key, value)));
  return words.join(', ') + (typeof count === 'number' ? ` × ${count}` : '');
}

/** So many of each, by name. Of things there are none of nothing is said; fields are told even so. */
export function counts(game: string, key: string, value: Record<string, number>): [string, number][] {
  const words = Object.keys(value);
  return Object.entries(value).flatMap(([word, count]): [string, number][] => {
    const id = messageOf(game, key, word, words);
    if (id) return count ? [[t(id), count]] : [];
    return isShown(game, word) ? [[labelOf(game, word), count]] : [];
  });
}

/** Everything of the view that a legal move names. */
export const placesOf = (choice: ChoiceOf): Place[] =>
  Object.entries(choice.move).flatMap(([key, value]) => (key !== 'do' && isWord(value) ? [value] : []));

export const possibleAt = (choices: readonly ChoiceOf[]): Set<Place> => new Set(choices.flatMap(placesOf));
