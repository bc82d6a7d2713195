import type { Plain } from '../plain';
import type { Choice, HandOn, Lock, Mute, News, Remove, Rename, TableInfo, ToClient, VisibleEntry, TurnInfo, Welcome, Words, You } from '../protocol';
import { ONLOOKER, OVER } from '../protocol';
import { Connection, Refused, type Link } from './connection';
import { applied } from './patches';
import { extended, type Line } from './log';
import { momentOf } from '../rest';
import { settings } from '../settings.svelte';
import { Happenings, type Then } from './happenings.svelte';
import { startOfTurn } from './turns';

const NOBODY: You = { person: 0, seats: [] };
/** What only the host of a table may ask. */
export type Hosting = Rename | Lock | Remove | Mute | HandOn;

const NO_TURN: TurnInfo = { actor: OVER, moves: 0, free_back_to: 0, redo: null, ending: '', scores: [], question: null, asked: null };
const PING_SHOWS = 3_000;

/** A place somebody points at just now. */
export interface Pointing {
  id: number;
  by: number;
  place: string;
}

/**
 * One table as this tab knows it. The server decides; this repeats what it said last, and asks.
 */
export class Session {
  link = $state<Link>('connecting');
  /** Why there is no way back to this table, once the link has ended. */
  ended = $state.raw<Words | null>(null);
  interruption = $state.raw<Words | null>(null);
  ready = $state(false);
  version = $state(0);
  you = $state.raw<You>(NOBODY);
  table = $state.raw<TableInfo | null>(null);
  view = $state.raw<Plain>({});
  turn = $state.raw<TurnInfo>(NO_TURN);
  choices = $state.raw<readonly Choice[]>([]);
  log = $state.raw<readonly Line[]>([]);
  seenFrom = $state<number>(ONLOOKER);
  here = $state.raw<readonly number[]>([]);
  onlookers = $state(0);
  pointing = $state.raw<readonly Pointing[]>([]);
  /** What was pointed at since the last entry of the log. */
  pinged = $state.raw<(Pointing & { version: number }) | null>(null);
  /** What was missed while nobody looked, until it is read. */
  missed = $state.raw<readonly VisibleEntry[]>([]);
  /** Why the last thing asked was refused. */
  refusal = $state.raw<Words | null>(null);
  busy = $state(0);
  readonly happenings = new Happenings((moves) => this.recall(moves), () => settings.pace);

  private readonly connection: Connection;
  private pings = 0;

  constructor(
    readonly id: string,
    address: string,
    private readonly token: string,
    private seenBefore: number,
  ) {
    const hello = () => ({ token: this.token, seen: this.version });
    this.connection = new Connection(address, hello, {
      hear: (message) => this.hear(message),
      link: (link, reason) => {
        this.link = link;
        if (link !== 'open') this.refusal = null;
        if (link === 'ended') this.ended = reason;
      },
    });
  }

  open(): void {
    addEventListener('online', this.wake);
    document.addEventListener('visibilitychange', this.wake);
    this.connection.open();
  }

  close(): void {
    removeEventListener('online', this.wake);
    document.removeEventListener('visibilitychange', this.wake);
    this.connection.close();
  }

  private readonly wake = (): void => {
    if (document.visibilityState === 'visible' && this.link === 'away') this.connection.hurry();
  };

  /** Try to connect at once. */
  retry(): void {
    this.connection.hurry();
  }

  isMyTurn(): boolean {
    return this.you.seats.includes(this.turn.actor);
  }

  isOver(): boolean {
    return this.ready && this.turn.actor === OVER;
  }

  /** Where my turn began, if something of it can be taken back freely. */
  turnBegan(): number | null {
    return startOfTurn(this.log, this.you.seats, this.turn.free_back_to);
  }

  canUndo(): boolean {
    return this.you.seats.length > 0 && this.log.some((line) => line.by === this.you.person && !line.struck && line.kind === 'moved');
  }

  /** Whoever acts has seen enough of what others did. */
  move(say: string): Promise<boolean> {
    this.happenings.clear();
    return this.do({ do: 'move', say, seen: this.version });
  }

  undo = (to?: number): Promise<boolean> => this.do({ do: 'undo', seen: this.version, ...(to === undefined ? {} : { to }) });
  redo = (): Promise<boolean> => this.do({ do: 'redo', seen: this.version });
  vote = (ballot: number, agree: boolean): Promise<boolean> => this.do({ do: 'vote', ballot, agree });
  sit = (seat: number): Promise<boolean> => this.do({ do: 'sit', seat });
  rise = (seat: number): Promise<boolean> => this.do({ do: 'rise', seat });
  seatBot = (seat: number, bot: string): Promise<boolean> => this.do({ do: 'seat-bot', seat, bot });
  chat = (text: string): Promise<boolean> => this.do({ do: 'chat', text });
  phrase = (phrase: string): Promise<boolean> => this.do({ do: 'phrase', phrase });
  ping = (place: string): Promise<boolean> => this.do({ do: 'ping', place });
  pause = (): Promise<boolean> => this.do({ do: 'pause' });
  resume = (): Promise<boolean> => this.do({ do: 'resume' });
  /** As the host: what only they may ask. */
  host = (request: Hosting): Promise<boolean> => this.do({ ...request });

  /** Why a line cannot be played now; null if it can. */
  async whyNot(say: string): Promise<Words | null> {
    try {
      const answer = await this.connection.ask({ do: 'why-not', say });
      return answer.do === 'answer' ? answer.reason : null;
    } catch (error) {
      return error instanceof Refused ? error.reason : null;
    }
  }

  /** Ask for something. Returns whether it was done; if not, `refusal` says why. */
  private async do(request: Plain & { do: string }): Promise<boolean> {
    this.busy += 1;
    try {
      await this.connection.ask(request);
      this.refusal = null;
      return true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      // That the connection is lost is said where it is shown; the refusal would only say it again.
      if (this.link === 'open') this.refusal = error.reason;
      return false;
    } finally {
      this.busy -= 1;
    }
  }

  private hear(message: ToClient): void {
    if (message.do === 'welcome') this.greet(message);
    else if (message.do === 'news') this.take(message);
    else if (message.do === 'presence') [this.here, this.onlookers] = [message.here, message.onlookers];
    else if (message.do === 'interruption') this.interruption = message.reason;
    else if (message.do === 'pinged') this.point(message.by, message.place);
  }

  private greet(welcome: Welcome): void {
    const anew = !this.ready || (welcome.entries[0]?.version ?? this.version + 1) !== this.version + 1;
    const missed = welcome.entries.filter((each) => each.version > (anew ? this.seenBefore : this.version));
    const returned = anew ? this.seenBefore > 0 : true;
    this.log = extended(anew ? [] : this.log, welcome.entries);
    this.version = welcome.version;
    this.you = welcome.you;
    this.table = welcome.table;
    this.view = welcome.view;
    this.seenFrom = welcome.seen_from;
    this.turn = welcome.turn;
    this.choices = welcome.choices;
    this.interruption = null;
    this.refusal = null;
    this.ready = true;
    if (returned) this.missed = this.byOthers(missed);
    this.happenings.clear();
  }

  /** The position after so many moves; null if the server does not tell. */
  private async recall(moves: number): Promise<Then | null> {
    return momentOf({ of: 'table', id: this.id }, moves, this.token, this.seenFrom).catch(() => null);
  }

  private take(news: News): void {
    const before: Then = { view: this.view, turn: this.turn };
    const told = this.log.length;
    this.log = extended(this.log, news.entries);
    this.version = news.version;
    if (news.view) this.view = news.view;
    else if (news.changes?.length) this.view = applied(this.view, news.changes);
    if (news.seen_from !== undefined && news.seen_from !== null) this.seenFrom = news.seen_from;
    if (news.you) this.you = news.you;
    if (news.table) this.table = news.table;
    if (news.turn) this.turn = news.turn;
    if (news.choices) this.choices = news.choices;
    this.refusal = null;
    this.happenings.know(this.turn.moves, { view: this.view, turn: this.turn });
    this.happenings.add(this.log.slice(told), this.you.person, before);
  }

  private byOthers(entries: readonly VisibleEntry[]): readonly VisibleEntry[] {
    return entries.filter((each) => each.words.length && (each.by !== this.you.person || each.kind === 'chance'));
  }

  private point(by: number, place: string): void {
    const id = (this.pings += 1);
    this.pointing = [...this.pointing, { id, by, place }];
    this.pinged = { id, by, place, version: this.version };
    setTimeout(() => {
      this.pointing = this.pointing.filter((each) => each.id !== id);
    }, PING_SHOWS);
  }
}

/** The address of a table's WebSocket on the server this page came from. */
export function socketAddress(table: string, page: Location): string {
  const scheme = page.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${page.host}/ws/tables/${encodeURIComponent(table)}`;
}
