import { label } from './options';
import { parts } from './names';
import { t } from './texts/language.svelte';

/** A game's full name in the reader's words: "Bastion · 2018 · hard · 3 defenders". */
export function gameTitle(name: string): string {
  const { game, edition, values } = parts(name);
  const told = Object.entries(values).map(([option, value]) =>
    option === 'seats' ? t('web-seats-count', { count: Number(value) }) : words(option, value),
  );
  return [t(`game-${game}`), edition, ...told].filter(Boolean).join(' · ');
}

function words(name: string, value: string): string {
  const option = { name, valid: [], default: '', several: false };
  return value.split(',').map((each) => label(option, each)).join(', ');
}
