import type { GameSetup } from './games';
import { isObject, type Plain } from './plain';
import { stored } from './stored';

const KEY = 'garrison:wishes';

const isText = (value: unknown): value is string => typeof value === 'string';

const isSetup = (value: unknown): value is GameSetup =>
  isObject(value) && isText(value.path) && isObject(value.values) && Object.values(value.values).every(isText) && Array.isArray(value.holders) && value.holders.every(isText);

function kept(): Plain {
  const found = stored(KEY);
  return isObject(found) ? found : {};
}

/** How this game was begun the last time on this device. */
export function lastSetup(game: string): GameSetup | undefined {
  const found = kept()[game];
  return isSetup(found) ? found : undefined;
}

export function keepSetup(game: string, setup: GameSetup): void {
  localStorage.setItem(KEY, JSON.stringify({ ...kept(), [game]: setup }));
}
