import { t } from './texts/language.svelte';

/** What the strengths of bots are called, the weakest first. */
const NAMES: Record<string, string> = {
  random: 'web-bot-random',
  greedy: 'web-bot-greedy',
  search: 'web-bot-search',
};

/** A bot in the reader's words: "steady", "search, 4 seconds". */
export function botName(spec: string): string {
  const [kind = '', told = ''] = spec.split('?');
  const name = NAMES[kind] ? t(NAMES[kind]) : kind;
  const seconds = new URLSearchParams(told).get('seconds');
  return seconds ? t('web-bot-thinks', { bot: name, seconds: Number(seconds) }) : name;
}
