import type { VisibleEntry } from '../protocol';

/** A line of the log with where the game stood after it. */
export interface Line extends VisibleEntry {
  /** So many moves led to the position after this entry. */
  moves: number;
  /** Whether it was taken back since. */
  struck: boolean;
}

const isMove = (entry: VisibleEntry): boolean => entry.kind === 'moved' || entry.kind === 'chance';

/** The log with further entries: moves counted, what was taken back struck out. */
export function extended(log: readonly Line[], entries: readonly VisibleEntry[]): Line[] {
  let lines = log.slice();
  for (const entry of entries) {
    const before = lines.at(-1)?.moves ?? 0;
    if (entry.kind === 'took-back') {
      const to = Number(entry.words[0]?.args?.move ?? before);
      lines = lines.map((line) => (isMove(line) && line.moves > to ? { ...line, struck: true } : line));
      lines.push({ ...entry, moves: to, struck: false });
    } else {
      lines.push({ ...entry, moves: before + (isMove(entry) ? 1 : 0), struck: false });
    }
  }
  return lines;
}

/** How many moves stood before this line: where going back to it leads. */
export const before = (line: Line): number => Math.max(0, line.moves - 1);
