import type { Plain } from '../plain';
import type { ToClient, Words } from '../protocol';

/** How a connection stands: everything fine, trying again, or over for good. */
export type Link = 'connecting' | 'open' | 'away' | 'ended';

export interface Listener {
  hear(message: ToClient): void;
  link(link: Link, reason: Words | null): void;
}

interface Waiting {
  settle: (message: ToClient) => void;
  fail: (reason: Words) => void;
}

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 8_000;
const AWAY: Words = { id: 'web-away', args: {} };

/** Thrown when the server refuses a request. */
export class Refused extends Error {
  constructor(readonly reason: Words) {
    super(reason.id);
  }
}

/**
 * One WebSocket to one table. It says hello with the version it has seen, connects again by itself
 * after a growing pause, and gives every request its answer.
 */
export class Connection {
  private socket: WebSocket | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pause = FIRST_PAUSE;
  private count = 0;
  private greeting = 0;
  private over = false;
  private readonly waiting = new Map<number, Waiting>();

  constructor(
    private readonly address: string,
    private readonly hello: () => { token: string; seen: number },
    private readonly listener: Listener,
  ) {}

  open(): void {
    if (this.over || this.socket) return;
    clearTimeout(this.timer);
    this.listener.link('connecting', null);
    const socket = new WebSocket(this.address);
    this.socket = socket;
    const n = (this.greeting = this.count += 1);
    socket.onopen = () => socket.send(JSON.stringify({ do: 'hello', n, ...this.hello() }));
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)));
    socket.onclose = () => this.lost(socket);
  }

  /** Try at once: the network is back, or somebody looks at the page again. */
  hurry(): void {
    this.pause = FIRST_PAUSE;
    this.open();
  }

  close(): void {
    this.over = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }

  /** Ask the table something. Resolves with its answer, rejects with Refused. */
  ask(request: Plain & { do: string }): Promise<ToClient> {
    const socket = this.socket;
    if (!socket || socket.readyState !== WebSocket.OPEN) return Promise.reject(new Refused(AWAY));
    const n = (this.count += 1);
    socket.send(JSON.stringify({ ...request, n }));
    return new Promise((settle, reject) => {
      this.waiting.set(n, { settle, fail: (reason) => reject(new Refused(reason)) });
    });
  }

  private hear(message: ToClient): void {
    if (message.do === 'welcome') {
      this.pause = FIRST_PAUSE;
      this.listener.link('open', null);
    }
    if (message.do === 'bye' && !message.again) this.end(message.reason);
    if (message.do === 'refused' && message.n === this.greeting) this.end(message.reason);
    if (message.do === 'done' || message.do === 'answer') this.take(message.n)?.settle(message);
    if (message.do === 'refused') this.take(message.n)?.fail(message.reason);
    this.listener.hear(message);
  }

  private take(n: number): Waiting | undefined {
    const found = this.waiting.get(n);
    this.waiting.delete(n);
    return found;
  }

  private end(reason: Words): void {
    this.over = true;
    this.listener.link('ended', reason);
  }

  private lost(socket: WebSocket): void {
    if (socket !== this.socket) return;
    this.socket = null;
    for (const each of this.waiting.values()) each.fail(AWAY);
    this.waiting.clear();
    if (this.over) return;
    this.listener.link('away', null);
    this.timer = setTimeout(() => this.open(), this.pause * (0.5 + Math.random()));
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
  }
}
