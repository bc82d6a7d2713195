/** The best scores of this device, by level and number of heroes. */

const KEY = 'garrison:last-bastion:best';

type Scores = Record<string, number>;

function kept(): Scores {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof found === 'object' && found !== null ? (found as Scores) : {};
  } catch {
    return {};
  }
}

const name = (level: string, heroes: number): string => `${level} ${heroes}`;

/** The best score so far; null before the first victory. */
export const bestScore = (level: string, heroes: number): number | null => kept()[name(level, heroes)] ?? null;

/** Remember a score. Returns whether it is better than every one before. */
export function keepScore(level: string, heroes: number, points: number): boolean {
  const before = bestScore(level, heroes);
  if (before !== null && before >= points) return false;
  localStorage.setItem(KEY, JSON.stringify({ ...kept(), [name(level, heroes)]: points }));
  return true;
}
