import type { About, Advice, Commitment, CourseInfo, Estimate, Moment, Newcomer, NewTable, PlayOn } from './protocol';
import type { Problem, TableEstimate, TableList, TableSummary, Ticket, Words } from './protocol';
import { ONLOOKER } from './protocol';

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

/** What the server answers. Throws RestRefused. */
async function call(path: string, init: RequestInit = {}): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new RestRefused(0, UNREACHABLE);
  }
  if (response.ok) return response;
  const problem: Problem | null = await response.json().catch(() => null);
  throw new RestRefused(response.status, problem?.reason ?? UNREACHABLE);
}

/** An answer as what the protocol declares it to be. */
async function read<T>(response: Response): Promise<T> {
  try {
    return await response.json();
  } catch {
    throw new RestRefused(response.status, UNREACHABLE);
  }
}

const bearer = (token: string): Record<string, string> => (token ? { authorization: `Bearer ${token}` } : {});

export const get = async <T>(path: string, token = ''): Promise<T> => read(await call(path, { headers: bearer(token) }));

async function post<T>(path: string, body: unknown, token = ''): Promise<T> {
  const headers = { 'content-type': 'application/json', ...bearer(token) };
  return read(await call(path, { method: 'POST', headers, body: JSON.stringify(body) }));
}

const at = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;

export const about = (): Promise<About> => get('/api/about');
/** 16 random bytes, which nobody can foresee: what this device contributes to the dice. */
const newNonce = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Open a table whose dice nobody can choose: the server commits itself to a seed, then we contribute
 * a nonce. A server that uses another seed is not to be trusted.
 */
async function openFairly(path: string, wanted: PlayOn, token = ''): Promise<Ticket> {
  const { commitment } = await post<Commitment>('/api/commitments', {});
  const ticket = await post<Ticket>(path, { ...wanted, commitment, nonce: newNonce() }, token);
  if (ticket.seed_hash !== commitment) throw new RestRefused(0, { id: 'web-other-seed', args: {} });
  return ticket;
}

export const openTable = (wanted: NewTable): Promise<Ticket> => openFairly('/api/tables', wanted);
/** Open a table whose dice are told: a lesson's. */
export const openLesson = (wanted: NewTable): Promise<Ticket> => post('/api/tables', wanted);
export const fetchCourses = (): Promise<CourseInfo[]> => get('/api/lessons');
export const openTables = (): Promise<TableList> => get('/api/tables');
export const showTable = (table: string): Promise<TableSummary> => get(at(table));
export const joinTable = (table: string, newcomer: Newcomer): Promise<Ticket> =>
  post(`${at(table)}/people`, { ...newcomer, nonce: newNonce() });

export async function leaveTable(table: string, token: string): Promise<void> {
  await call(`${at(table)}/people/me`, { method: 'DELETE', headers: bearer(token) });
}

export const estimateOf = (game: string): Promise<Estimate> => get(`/api/estimate?game=${encodeURIComponent(game)}`);
export const estimateAt = (table: string, token: string): Promise<TableEstimate> => get(`${at(table)}/estimate`, token);
/** How likely a win was at an earlier moment of a game that is over. */
export const estimateMoment = (table: string, move: number, seat: number, token: string): Promise<Estimate> =>
  get(`${at(table)}/moments/${move}/estimate?seat=${seat}`, token);
export const adviceFor = (table: string, seat: number, token: string): Promise<Advice> =>
  get(`${at(table)}/advice?seat=${seat}`, token);

/** A game whose moments can be looked at: one of a table, or one of a stored record. */
export interface Story {
  of: 'table' | 'record';
  id: string;
}

const within = ({ of, id }: Story): string => (of === 'table' ? at(id) : `/api/records/${encodeURIComponent(id)}`);

/** The game as it stood after so many moves, as a seat sees it or, without one, as onlookers do. */
export function momentOf(story: Story, move: number, token = '', seat: number = ONLOOKER): Promise<Moment> {
  return get(`${within(story)}/moments/${move}${seat === ONLOOKER ? '' : `?seat=${seat}`}`, token);
}

export const playOn = (story: Story, move: number, wanted: PlayOn, token = ''): Promise<Ticket> =>
  openFairly(`${within(story)}/moments/${move}/tables`, wanted, token);

/** The full name of the game that is told. */
export async function gameOf(story: Story): Promise<string> {
  if (story.of === 'table') return (await showTable(story.id)).game;
  const record = await call(within(story));
  const [header = ''] = (await record.text()).split('\n', 1);
  const { game }: { game?: string } = JSON.parse(header);
  return game ?? '';
}

export const invitationPicture = (table: string, invite: string): string =>
  `${at(table)}/invitation.svg?invite=${encodeURIComponent(invite)}`;

/** The messages that a game of another package brings along; none if the server has none. */
export async function textsOf(game: string, language: string): Promise<string> {
  try {
    const response = await fetch(`/api/texts/${game}/${language}`);
    return response.ok ? await response.text() : '';
  } catch {
    return '';
  }
}
