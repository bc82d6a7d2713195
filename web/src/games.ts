import type { About, EditionInfo, OptionInfo } from './protocol';

/** What each option is called, and the words that explain its values. */
export const OPTIONS: Record<string, string> = {
  seats: 'web-option-seats',
  level: 'web-option-level',
  classes: 'web-option-classes',
  scenario: 'web-option-scenario',
  side: 'web-option-side',
  districts: 'web-option-districts',
  siege: 'web-option-siege',
  legends: 'web-option-legends',
};

export type Values = Record<string, string>;

export const editionOf = (about: About, path: string): EditionInfo | undefined =>
  about.games.flatMap((game) => game.editions).find((edition) => edition.path === path);

/** The value of every option before anybody chooses. */
export const defaults = (options: readonly OptionInfo[]): Values =>
  Object.fromEntries(options.map((option) => [option.name, option.default]));

/** The full name of a game: options that have their default are left out. */
export function gameName(edition: EditionInfo, values: Values): string {
  const told = edition.options
    .filter((option) => (values[option.name] ?? option.default) !== option.default)
    .map((option) => `${option.name}=${values[option.name]}`);
  return told.length ? `${edition.path}?${told.join('&')}` : edition.path;
}

/** A full name taken apart. */
export function parts(name: string): { game: string; edition: string; values: Values } {
  const [path = '', query = ''] = name.split('?');
  const [game = '', edition = ''] = path.split('/');
  return { game, edition, values: Object.fromEntries(new URLSearchParams(query)) };
}
