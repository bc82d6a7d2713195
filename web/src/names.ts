import type { EditionInfo, OptionInfo } from './protocol';

export type Values = Record<string, string>;

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
