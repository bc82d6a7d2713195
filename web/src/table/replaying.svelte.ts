import type { Moment, Words } from '../protocol';
import { momentOf, RestRefused, type Story } from '../rest';
import { PAUSES, type Pace } from './happenings.svelte';

/** A game that is looked at again, moment by moment. */
export class Replaying {
  /** The moment that is shown. */
  moment = $state.raw<Moment | null>(null);
  trouble = $state.raw<Words | null>(null);
  /** Whether the game cannot be looked at whatever one does. */
  gone = $state(false);
  plays = $state(false);
  private wanted = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly known = new Map<number, Promise<Moment>>();

  constructor(
    readonly story: Story,
    private readonly token: string,
    private readonly pace: () => Pace,
    private readonly arrived: (move: number) => void,
  ) {}

  last(): number {
    return this.moment?.last ?? 0;
  }

  isAtEnd(): boolean {
    return this.moment !== null && this.moment.move >= this.moment.last;
  }

  /** Look at the game after so many moves. What was asked for last is what is shown. */
  async go(move: number): Promise<void> {
    const aim = Math.max(0, this.moment ? Math.min(move, this.last()) : move);
    this.wanted = aim;
    try {
      const found = await this.find(aim);
      if (this.wanted !== aim) return;
      this.moment = found;
      this.trouble = null;
      this.arrived(found.move);
      if (found.move < found.last) void this.find(found.move + 1).catch(() => undefined);
    } catch (error) {
      this.known.delete(aim);
      if (!(error instanceof RestRefused)) throw error;
      this.trouble = error.reason;
      this.gone = this.moment === null && error.status === 404;
      this.stop();
    }
  }

  step = (by: number): Promise<void> => this.go(this.wanted + by);
  first = (): Promise<void> => this.go(0);
  end = (): Promise<void> => this.go(this.last());

  /** Let the game go on by itself; from its end, from the beginning. */
  play(): void {
    this.plays = true;
    void (this.isAtEnd() ? this.first() : this.step(1)).then(() => this.wind());
  }

  stop(): void {
    this.plays = false;
    clearTimeout(this.timer);
  }

  private wind(): void {
    clearTimeout(this.timer);
    if (this.isAtEnd()) this.stop();
    if (!this.plays) return;
    const pace = this.pace();
    const pause = (pace === 'none' ? 0 : PAUSES[pace]) || PAUSES.usual;
    this.timer = setTimeout(() => void this.step(1).then(() => this.wind()), pause);
  }

  private find(move: number): Promise<Moment> {
    const found = this.known.get(move) ?? momentOf(this.story, move, this.token);
    this.known.set(move, found);
    return found;
  }
}
