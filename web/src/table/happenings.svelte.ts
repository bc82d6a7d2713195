import type { Told, Words } from '../protocol';

/** One thing that happened, to be shown by itself. */
export interface Step {
  version: number;
  words: Words;
  /** Whether chance or the enemy did it, rather than somebody at the table. */
  fate: boolean;
}

/** How long a step stays, by speed; 0: it waits until somebody asks for the next. */
export const SPEEDS = { slow: 2_400, usual: 1_300, fast: 500, step: 0 } as const;
export type Speed = keyof typeof SPEEDS;

/** What others and the enemy did, one step after the other, so that people can follow. */
export class Happenings {
  now = $state.raw<Step | null>(null);
  waiting = $state.raw<readonly Step[]>([]);
  speed = $state<Speed>('usual');
  held = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Show what these entries tell, unless this person did it. */
  add(entries: readonly Told[], person: number): void {
    const steps = entries.flatMap((entry) => stepsOf(entry, person));
    if (!steps.length) return;
    this.waiting = [...this.waiting, ...steps];
    if (!this.now) this.next();
  }

  /** On to the next step, or to none. */
  next = (): void => {
    clearTimeout(this.timer);
    const [first, ...rest] = this.waiting;
    this.now = first ?? null;
    this.waiting = rest;
    if (first) this.wind();
  };

  hold(held: boolean): void {
    this.held = held;
    if (!held && this.now) this.wind();
    else clearTimeout(this.timer);
  }

  choose(speed: Speed): void {
    this.speed = speed;
    if (this.now) this.wind();
  }

  /** Show nothing any more: everything is in the log. */
  clear = (): void => {
    clearTimeout(this.timer);
    this.now = null;
    this.waiting = [];
  };

  private wind(): void {
    clearTimeout(this.timer);
    const pause = SPEEDS[this.speed];
    if (pause && !this.held) this.timer = setTimeout(this.next, pause);
  }
}

function stepsOf(entry: Told, person: number): Step[] {
  const fate = entry.kind === 'chance';
  const played = entry.kind === 'moved' && entry.by !== person;
  if (!fate && !played) return [];
  return entry.words.map((words) => ({ version: entry.version, words, fate }));
}
