import type { About, Newcomer, NewTable, Problem, TableList, TableSummary, Ticket, Words } from './protocol';

/** Thrown when the server refuses, or does not answer. */
export class RestRefused extends Error {
  constructor(
    readonly status: number,
    readonly reason: Words,
  ) {
    super(reason.id);
  }
}

const UNREACHABLE: Words = { id: 'web-unreachable', args: {} };

async function call<T>(path: string, init: RequestInit = {}): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new RestRefused(0, UNREACHABLE);
  }
  const answer: unknown = response.status === 204 ? null : await response.json().catch(() => null);
  if (response.ok) return answer as T;
  throw new RestRefused(response.status, (answer as Problem | null)?.reason ?? UNREACHABLE);
}

function post<T>(path: string, body: unknown, token = ''): Promise<T> {
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  if (token) headers.authorization = `Bearer ${token}`;
  return call<T>(path, { method: 'POST', headers, body: JSON.stringify(body) });
}

const at = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;

export const about = (): Promise<About> => call('/api/about');
export const openTable = (wanted: NewTable): Promise<Ticket> => post('/api/tables', wanted);
export const openTables = (): Promise<TableList> => call('/api/tables');
export const showTable = (table: string): Promise<TableSummary> => call(at(table));
export const joinTable = (table: string, newcomer: Newcomer): Promise<Ticket> =>
  post(`${at(table)}/people`, newcomer);

export function leaveTable(table: string, token: string): Promise<null> {
  const headers = { authorization: `Bearer ${token}` };
  return call(`${at(table)}/people/me`, { method: 'DELETE', headers });
}

export const invitationPicture = (table: string, invite: string): string =>
  `${at(table)}/invitation.svg?invite=${encodeURIComponent(invite)}`;
