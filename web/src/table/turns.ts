import { before, type Line } from './log';

/**
 * Where the turn of these seats began: so many moves stood then. Only what they decided in one go,
 * after the last thing chance revealed, counts; null if there is nothing of that kind.
 */
export function startOfTurn(log: readonly Line[], seats: readonly number[], freeBackTo: number): number | null {
  let start: number | null = null;
  for (let at = log.length - 1; at >= 0; at -= 1) {
    const line = log[at];
    if (!line || line.struck || (line.kind !== 'moved' && line.kind !== 'chance')) continue;
    const mine = line.kind === 'moved' && line.seat !== null && line.seat !== undefined && seats.includes(line.seat);
    if (!mine || before(line) < freeBackTo) break;
    start = before(line);
  }
  return start;
}
