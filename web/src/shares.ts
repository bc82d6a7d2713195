/** A share of one in whole per cent. */
export const percent = (share: number): number => Math.round(100 * share);

/** So many standard errors off the true value is rare: one estimate in twenty. */
const RARELY = 1.96;

/** How far off an estimate may be, in whole per cent; nothing that was measured is quite certain. */
export const margin = (error: number): number => Math.max(1, percent(RARELY * error));

/** A change in per cent with its sign; `0` where it makes no difference. */
export function signed(change: number): string {
  const points = percent(change);
  if (points === 0) return '0';
  return points > 0 ? `+${points}` : `−${-points}`;
}

/** The ways something can go, the likeliest first, without those that hardly happen. */
export function likely(shares: Record<string, number>): [string, number][] {
  return Object.entries(shares)
    .filter(([, share]) => percent(share) > 0)
    .sort(([, one], [, other]) => other - one);
}

/** From this share on a chance is called so. */
const CALLED: readonly (readonly [number, string])[] = [
  [0.95, 'table-chance-sure'],
  [0.75, 'table-chance-strong'],
  [0.55, 'table-chance-good'],
  [0.45, 'table-chance-even'],
  [0.25, 'table-chance-doubtful'],
  [0.05, 'table-chance-slim'],
];
/** An error this large leaves little to be said. */
const UNSURE = 0.12;

/** The message that puts a chance into a word. */
export function chanceWords(win: number, error: number): string {
  if (error > UNSURE) return 'table-chance-unsure';
  return CALLED.find(([least]) => win >= least)?.[1] ?? 'table-chance-lost';
}
