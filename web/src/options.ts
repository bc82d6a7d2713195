import { parts } from './names';
import type { About, EditionInfo, OptionInfo } from './protocol';
import { knows, t } from './texts/language.svelte';

/** What each option is called. */
const NAMES: Record<string, string> = {
  seats: 'web-option-seats',
  level: 'web-option-level',
  classes: 'web-option-classes',
  scenario: 'web-option-scenario',
  side: 'web-option-side',
  districts: 'web-option-districts',
  siege: 'web-option-siege',
  legends: 'web-option-legends',
};

/** What values are called that mean the same for every option. */
const VALUES: Record<string, string> = {
  random: 'web-value-random',
  none: 'web-value-none',
  tutorial: 'web-value-tutorial',
  training: 'web-value-tutorial',
  easy: 'web-value-easy',
  medium: 'web-value-medium',
  hard: 'web-value-hard',
  extreme: 'web-value-extreme',
  standard: 'web-value-standard',
  legends: 'web-value-legends',
  impossible: 'web-value-impossible',
  custom: 'web-value-custom',
  scouts: 'web-value-scouts',
  symbiotes: 'web-value-symbiotes',
  flyers: 'web-value-flyers',
  priests: 'web-value-priests',
  giants: 'web-value-giants',
  archmages: 'web-value-archmages',
  werewolves: 'web-value-werewolves',
  dragons: 'web-value-dragons',
  'darkened-skies': 'web-value-darkened-skies',
  'trembling-earth': 'web-value-trembling-earth',
  'show-of-force': 'web-value-show-of-force',
  'late-arrival': 'web-value-late-arrival',
};

/** Values that a game's own catalogue names. */
const OWN = ['bastion-side-', 'bastion-colour-', 'bastion-enemy-'];

export const optionName = (option: OptionInfo): string => t(NAMES[option.name] ?? option.name);

/** A value of an option in the reader's words. `scouts-3` is three of the scouts. */
export function label(option: OptionInfo, value: string): string {
  const named = VALUES[value];
  if (named) return t(named);
  const [, group = '', count = ''] = /^(.+)-(\d)$/.exec(value) ?? [];
  if (VALUES[group]) return t('web-value-counted', { what: t(VALUES[group]), count: Number(count) });
  const own = OWN.map((start) => start + value).find(knows);
  return own ? t(own) : value;
}

/** How many seats a game has: as its name tells, or as is usual for its edition. */
export function seatsOf(name: string, offer: About | null): number {
  const { game, edition, values } = parts(name);
  const editions = offer?.games.find((each) => each.name === game)?.editions ?? [];
  const options = editions.find((each) => each.name === edition)?.options ?? [];
  return Number(values.seats ?? options.find((option) => option.name === 'seats')?.default ?? 1);
}

/** The option that says how hard a game is: levels, sieges. */
export const levelOf = (edition: EditionInfo): OptionInfo | undefined =>
  edition.options.find((option) => ['level', 'siege'].includes(option.name));
