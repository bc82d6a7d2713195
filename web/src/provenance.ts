import type { Say } from './texts/catalogue';

const KINDS: Record<string, string> = {
  rulebook: 'source-rulebook',
  published: 'source-published',
  reconstructed: 'source-reconstructed',
};

/** Where a fact comes from, in the reader's words: `rulebook: R18 p. 8`. */
export function sourceWords(source: string | undefined, say: Say): string | undefined {
  const [, kind = '', where = ''] = /^(\w+):\s*(.*)$/.exec(source ?? '') ?? [];
  const id = KINDS[kind];
  return id ? say('web-source', { kind: `@${id}`, where }) : undefined;
}
