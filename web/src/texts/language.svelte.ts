import { untrack } from 'svelte';
import catalogues from 'texts:all';
import type { Plain } from '../plain';
import type { Words } from '../protocol';
import { textsOf } from '../rest';
import { bundle, Catalogue } from './catalogue';
import { LANGUAGES, type Language } from './languages';

export { LANGUAGES, type Language };

/** What a language calls itself. */
export function ownName(language: Language): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

const fetched = new Map<string, Promise<string>>();
const parts = new Set(['shell']);
let catalogue = $state.raw(new Catalogue([]));
let language = $state<Language>('en');

/** The language words are shown in now. */
export const current = (): Language => language;

/** The message in the reader's words. */
export const t = (id: string, args: Plain = {}): string => catalogue.say(id, args);

export const tell = (words: Words): string => catalogue.tell(words);

/** Whether there is such a message. */
export const knows = (id: string): boolean => catalogue.has(id);

/** Every id at hand that begins so. */
export const idsFrom = (start: string): string[] => catalogue.idsFrom(start);

/**
 * Speak this language from now on. Our own catalogues know every message in every language; where a
 * game of another package lacks one, English stands in.
 */
export async function speak(wanted: Language): Promise<void> {
  const theirs = [...parts].filter((part) => !isOurs(part));
  const bundles = await Promise.all([load(wanted, [...parts]), ...(theirs.length ? [load('en', theirs)] : [])]);
  language = wanted;
  catalogue = new Catalogue(bundles);
  document.documentElement.lang = wanted;
}

/** Have the words of a game at hand too. Whoever waits for them does not begin again in another language. */
export async function learn(part: string): Promise<void> {
  if (parts.has(part)) return;
  parts.add(part);
  await speak(untrack(() => language));
}

/** The language to begin with: as the browser asks, or English. */
export function preferred(asked: readonly string[]): Language {
  const short = asked.map((each) => each.slice(0, 2).toLowerCase());
  return LANGUAGES.find((each) => each === short.find((s) => LANGUAGES.some((l) => l === s))) ?? 'en';
}

const isOurs = (part: string): boolean => part in (catalogues.en ?? {});

async function load(wanted: Language, needed: readonly string[]) {
  const texts = needed.map((part) => fetchText(wanted, part));
  return bundle(wanted, await Promise.all(texts));
}

function fetchText(wanted: Language, part: string): Promise<string> {
  const key = `${wanted}/${part}`;
  const ours = catalogues[wanted]?.[part];
  const found = fetched.get(key) ?? (ours ? ours().then((module) => module.default) : textsOf(part, wanted));
  fetched.set(key, found);
  return found;
}
