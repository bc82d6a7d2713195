import { isObject } from './plain';
import type { Ticket } from './protocol';
import { stored } from './stored';

/** What this device remembers of a table somebody sits at. */
export interface StoredTicket {
  table: string;
  token: string;
  invite: string;
  game: string;
  /** Who this device is at the table; 0 until that is known. */
  person: number;
  /** The last version shown while somebody looked. */
  seen: number;
  touched: number;
  /** The lesson that is played there. */
  lesson?: string;
  /** The course whose first game it is. */
  first?: string;
  /** How it ended for this device, once it has. */
  won?: boolean;
}

const KEY = 'garrison:tables';
const MOST = 50;

const isTicket = (value: unknown): value is StoredTicket =>
  isObject(value) && ['table', 'token', 'invite', 'game'].every((key) => typeof value[key] === 'string') && ['person', 'seen', 'touched'].every((key) => typeof value[key] === 'number');

/** The tables of this device, the latest first. */
export function tickets(): StoredTicket[] {
  const kept = stored(KEY);
  return Array.isArray(kept) ? kept.filter(isTicket) : [];
}

export const ticket = (table: string): StoredTicket | undefined =>
  tickets().find((each) => each.table === table);

/** Remember something of a table. */
export function keep(table: string, what: Partial<StoredTicket>): StoredTicket {
  const known = ticket(table) ?? { table, token: '', invite: '', game: '', person: 0, seen: 0, touched: 0 };
  const kept = { ...known, ...what, touched: Date.now() };
  const others = tickets().filter((each) => each.table !== table);
  localStorage.setItem(KEY, JSON.stringify([kept, ...others].slice(0, MOST)));
  return kept;
}

export function keepTicket(given: Ticket, game: string): StoredTicket {
  return keep(given.table, { token: given.token, invite: given.invite, person: given.person, game });
}

export function forget(table: string): void {
  localStorage.setItem(KEY, JSON.stringify(tickets().filter((each) => each.table !== table)));
}
