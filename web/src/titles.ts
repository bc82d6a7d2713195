import { parts } from './names';
import { serverInfo } from './server-info.svelte';
import { editionOf, label, levelOf, valuesOf } from './options';
import { t } from './texts/language.svelte';

/** A game's full name in the reader's words: "Bastion 2018 · Hard · 3 players". */
export const gameTitle = (name: string): string => titleParts(name).join(' · ');

/** The same in parts: the game, its level, what was chosen besides, how many play. */
export function titleParts(name: string): string[] {
  const { game, edition, values: chosen } = parts(name);
  const known = editionOf(name, serverInfo());
  const values = valuesOf(name, serverInfo());
  const level = known && levelOf(known)?.name;
  const first = level ? [label(game, level, values[level] ?? '')] : [];
  const rest = Object.entries(chosen).filter(([option]) => option !== level && option !== 'seats');
  const told = rest.map(([option, value]) => value.split(',').map((each) => label(game, option, each)).join(', '));
  const seats = values.seats ? [t('web-seats-count', { count: Number(values.seats) })] : [];
  return [`${t(`game-${game}`)} ${edition}`.trim(), ...first, ...told, ...seats].filter(Boolean);
}
