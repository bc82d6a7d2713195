import type { Wish } from './games';

const KEY = 'garrison:wishes';

/** How each game was begun the last time on this device. */
function kept(): Record<string, Wish> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof found === 'object' && found !== null ? (found as Record<string, Wish>) : {};
  } catch {
    return {};
  }
}

export const lastWish = (game: string): Wish | undefined => kept()[game];

export function keepWish(game: string, wish: Wish): void {
  localStorage.setItem(KEY, JSON.stringify({ ...kept(), [game]: wish }));
}
