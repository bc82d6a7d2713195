import { defaults, parts, type Values } from './names';
import type { About, EditionInfo, OptionInfo } from './protocol';
import { knows, t } from './texts/language.svelte';
import { nameOf } from './texts/naming';

/** What an option is called: `<game>-option-<option>` of the catalogues. */
export function optionName(game: string, option: string): string {
  const id = `${game}-option-${option}`;
  return knows(id) ? t(id) : option;
}

/** A value of an option in the reader's words. `scouts-3` is three of the scouts. */
export function label(game: string, option: string, value: string): string {
  const id = `${game}-option-${option}-${value}`;
  if (knows(id)) return t(id);
  const [, group = '', count = ''] = /^(.+)-(\d)$/.exec(value) ?? [];
  if (group) return t('web-value-counted', { what: label(game, option, group), count: Number(count) });
  return nameOf(game, option, value);
}

/** What a value means in play: `<game>-<option>-does-<value>` of the catalogues; empty where nothing is told. */
export function meaning(game: string, option: string, value: string): string {
  const id = `${game}-${option}-does-${value}`;
  return knows(id) ? t(id) : '';
}

/** The edition a full name means, as the server describes it. */
export function editionOf(name: string, server: About | null): EditionInfo | undefined {
  const { game, edition } = parts(name);
  return server?.games.find((each) => each.name === game)?.editions.find((each) => each.name === edition);
}

/** The value of every option of a full name: what the name says, or the default of its edition. */
export const valuesOf = (name: string, server: About | null): Values => ({
  ...defaults(editionOf(name, server)?.options ?? []),
  ...parts(name).values,
});

export const seatsOf = (name: string, server: About | null): number => Number(valuesOf(name, server).seats ?? 1);

/** The option that says how hard a game is: levels, sieges. */
export const levelOf = (edition: EditionInfo): OptionInfo | undefined =>
  edition.options.find((option) => ['level', 'siege'].includes(option.name));
