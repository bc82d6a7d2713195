import type { Words } from './protocol';
import { RestRefused } from './rest';

/**
 * One question to the server whose answer takes a while. It is asked once nobody has asked anything
 * else for a moment; an answer that comes too late for its question is not shown.
 */
export class Query<Answer> {
  found = $state.raw<Answer | null>(null);
  trouble = $state.raw<Words | null>(null);
  busy = $state(false);
  private count = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly pause = 0) {}

  ask(find: () => Promise<Answer>): void {
    this.stop();
    this.busy = true;
    const number = this.count;
    this.timer = setTimeout(() => void this.run(find, number), this.pause);
  }

  /** Whatever is under way is not wanted any more. */
  stop(): void {
    clearTimeout(this.timer);
    this.count += 1;
    this.busy = false;
  }

  clear(): void {
    this.stop();
    this.found = null;
    this.trouble = null;
  }

  private async run(find: () => Promise<Answer>, number: number): Promise<void> {
    try {
      const found = await find();
      if (number === this.count) [this.found, this.trouble] = [found, null];
    } catch (error) {
      if (!(error instanceof RestRefused)) throw error;
      if (number === this.count) [this.found, this.trouble] = [null, error.reason];
    }
    if (number === this.count) this.busy = false;
  }
}
