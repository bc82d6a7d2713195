/** The best scores of this device, by level and number of heroes. */
import { isObject, type Plain } from '../plain';
import { stored } from '../stored';

const KEY = 'garrison:last-bastion:best';

function kept(): Plain {
  const found = stored(KEY);
  return isObject(found) ? found : {};
}

const name = (level: string, heroes: number): string => `${level} ${heroes}`;

/** The best score so far; null before the first victory. */
export function bestScore(level: string, heroes: number): number | null {
  const found = kept()[name(level, heroes)];
  return typeof found === 'number' ? found : null;
}

/** Remember a score. Returns whether it is better than every one before. */
export function keepScore(level: string, heroes: number, points: number): boolean {
  const before = bestScore(level, heroes);
  if (before !== null && before >= points) return false;
  localStorage.setItem(KEY, JSON.stringify({ ...kept(), [name(level, heroes)]: points }));
  return true;
}
