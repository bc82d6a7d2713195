import { knows, t } from './texts/language.svelte';

/** A bot in the reader's words: "greedy", "search, 4 s a move". */
export function botName(spec: string): string {
  const [kind = '', told = ''] = spec.split('?');
  const id = `bot-kind-${kind}`;
  const name = knows(id) ? t(id) : kind;
  const seconds = new URLSearchParams(told).get('seconds');
  return seconds ? t('web-bot-thinks', { bot: name, seconds: Number(seconds) }) : name;
}
