import { idsFrom, knows, t } from './language.svelte';

/** `heroes` are of the kind `hero`, `races` of the kind `race`. */
const kindsOf = (key: string): string[] => [key, key.replace(/s$/, ''), key.replace(/es$/, '')].map(dashed);

const dashed = (word: string): string => word.replace(/[ _]/g, '-');

/**
 * The message that names a word a game uses in its views, moves and options, by convention:
 * `<game>-<kind>-<word>`, where the kind is the key the word stands under. Where the key is no kind
 * the word is looked for among all of them, and the kind that knows most of `among` is taken.
 */
export function messageOf(game: string, key: string, word: string, among: readonly string[] = [word]): string | null {
  if (word.startsWith('@')) return word.slice(1);
  const told = kindsOf(key).map((kind) => `${game}-${kind}-${dashed(word)}`).find(knows);
  return told ?? ofSomeKind(game, dashed(word), among.map(dashed));
}

function ofSomeKind(game: string, word: string, among: readonly string[]): string | null {
  const kinds = idsFrom(`${game}-`).flatMap((id) => {
    const middle = id.slice(game.length + 1, -word.length - 1);
    return id.endsWith(`-${word}`) && /^[a-z]+$/.test(middle) && middle !== 'view' && middle !== 'verb' ? [middle] : [];
  });
  const knowing = (kind: string): number => among.filter((each) => knows(`${game}-${kind}-${each}`)).length;
  const name = (kind: string): string => `${game}-${kind}-${word}`;
  const [best] = kinds.sort((one, other) => knowing(other) - knowing(one) || t(name(one)).length - t(name(other)).length);
  return best ? name(best) : null;
}

/** A word of a game in the reader's words; as it is where no catalogue knows it. */
export function nameOf(game: string, key: string, word: string, among?: readonly string[]): string {
  const id = messageOf(game, key, word, among);
  return id ? t(id) : word;
}

/** What a field of a game's view is called. */
export function labelOf(game: string, key: string): string {
  const id = `${game}-view-${dashed(key)}`;
  return knows(id) ? t(id) : key.replace(/[-_]/g, ' ');
}

/**
 * Whether a field of a view is shown: a game that names fields shows those it names. One that
 * names none shows everything.
 */
export function isShown(game: string, key: string): boolean {
  return knows(`${game}-view-${dashed(key)}`) || !idsFrom(`${game}-view-`).length;
}

/** What a verb of a game's moves is called. */
export function verbOf(game: string, verb: string): string {
  const id = `${game}-verb-${dashed(verb)}`;
  return knows(id) ? t(id) : verb;
}
