import { knows, t } from './texts/language.svelte';

/** A bot in the reader's words: "greedy", "search, 4 s a move". */
export const botName = (spec: string): string => inWords(spec, (kind) => kind);

/** What a bot is called where people are called by their names: "greedy bot", "search bot, 4 s a move". */
export const botTitle = (spec: string): string => inWords(spec, (bot) => t('web-held-by-bot', { bot }));

function inWords(spec: string, called: (kind: string) => string): string {
  const [kind = '', told = ''] = spec.split('?');
  const id = `bot-kind-${kind}`;
  const bot = called(knows(id) ? t(id) : kind);
  const seconds = new URLSearchParams(told).get('seconds');
  return seconds ? t('web-bot-thinks', { bot, seconds: Number(seconds) }) : bot;
}
