import type { Action } from '../face';

/** What single keys do at a table, besides the keys of actions. */
export interface Keys {
  undo(): void;
  redo(): void;
  reset(): void;
  commit(): void;
  clear(): void;
  down(): void;
  up(): void;
  next(): void;
  command(): void;
  hint(): void;
  list(): void;
  act(action: Action): void;
}

const FIXED: Record<string, keyof Omit<Keys, 'act'>> = {
  u: 'undo',
  y: 'redo',
  r: 'reset',
  Escape: 'clear',
  n: 'next',
  ArrowDown: 'down',
  ArrowUp: 'up',
  '/': 'command',
  h: 'hint',
  '?': 'list',
};

/** Whether a key belongs to what has the focus rather than to the table. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && Boolean(target.closest('input, select, textarea, [contenteditable]'));
}

/** Whether arrow keys belong to a list that scrolls. */
const scrolls = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.scrollHeight > target.clientHeight && target.tabIndex >= 0 && target !== document.body;

/** Whether Enter belongs to a button; a choice that is chosen already leaves it to the main button. */
function takesEnter(target: EventTarget | null): boolean {
  const button = target instanceof HTMLElement ? target.closest('button, a, summary') : null;
  return button !== null && !button.matches('[data-say][aria-pressed=true], [data-hint][aria-pressed=true]');
}

/** Handle one key. Returns whether it meant something. */
export function press(event: KeyboardEvent, actions: readonly Action[], keys: Keys): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return false;
  if (event.key === 'Enter' && !takesEnter(event.target)) {
    keys.commit();
    return true;
  }
  const fixed = FIXED[event.key];
  if (fixed && !(event.key.startsWith('Arrow') && scrolls(event.target))) {
    keys[fixed]();
    return true;
  }
  const action = actions.find((each) => each.key === event.key && !each.used);
  if (action) keys.act(action);
  return Boolean(action);
}
