import type { Choice } from '../protocol';

/** What can be typed besides moves. */
export const COMMANDS = ['undo', 'redo', 'reset', 'say ', 'point ', 'why '] as const;

export type Command =
  | { do: 'move'; say: string }
  | { do: 'undo' | 'redo' | 'reset' }
  | { do: 'say'; rest: string }
  | { do: 'point'; rest: string }
  | { do: 'why'; rest: string };

/** What a typed line means. Anything that is no command of ours is a move for the server to judge. */
export function read(line: string): Command {
  const tidy = line.trim().replace(/\s+/g, ' ');
  if (tidy === 'undo' || tidy === 'redo' || tidy === 'reset') return { do: tidy };
  const [, verb, rest] = /^(say|point|why) (.+)$/.exec(tidy) ?? [];
  if (rest && (verb === 'say' || verb === 'point' || verb === 'why')) return { do: verb, rest };
  return { do: 'move', say: tidy };
}

/** Lines that begin as typed, moves first; with nothing typed, what each could begin with. */
export function completions(typed: string, choices: readonly Choice[], most = 8): string[] {
  const start = typed.trimStart().replace(/\s+/g, ' ').toLowerCase();
  const lines = [...choices.map((choice) => choice.say), ...COMMANDS];
  const why = start.startsWith('why ') ? choices.map((choice) => `why ${choice.say}`) : [];
  const found = [...lines, ...why].filter((line) => line.toLowerCase().startsWith(start));
  return [...new Set(found)].slice(0, most);
}

/** What all completions have in common: as far as Tab can go without a choice. */
export function common(lines: readonly string[]): string {
  const [first = '', ...rest] = lines;
  let length = first.length;
  for (const line of rest) {
    while (!line.startsWith(first.slice(0, length))) length -= 1;
  }
  return first.slice(0, length);
}
