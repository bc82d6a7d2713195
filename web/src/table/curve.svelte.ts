import type { Words } from '../protocol';
import { estimateMoment, RestRefused } from '../rest';
import type { Line } from './log';

/** How likely the win was after so many moves. */
export interface Point {
  move: number;
  win: number;
}

/** A stretch of the game in which the chance changed. */
export interface Swing {
  from: Point;
  to: Point;
  change: number;
  /** The first thing somebody decided in it, or else that chance brought. */
  words: Words | null;
  seat: number | null;
}

const POINTS = 12;
/** So often the stretch with the largest change is halved: a turning point is to be a turn, not a tenth of the game. */
const HALVINGS = 6;
/** Smaller changes are not worth a closer look. */
const WORTH_A_LOOK = 0.1;
const PAUSE = 700;
const TRIES = 4;

/** The curve of the winning chance of a game that is over, point by point as the server tells it. */
export class Curve {
  points = $state.raw<readonly Point[]>([]);
  busy = $state(false);
  /** How many moves the game had. */
  last = $state(0);
  /** Counts how often it was asked for: what was asked before counts no more. */
  private run = 0;

  constructor(
    private readonly table: string,
    private readonly token: string,
    private readonly seat: number,
  ) {}

  async ask(last: number, won: boolean): Promise<void> {
    const run = (this.run += 1);
    this.busy = true;
    this.last = last;
    this.points = [];
    const moves = new Set(Array.from({ length: POINTS }, (_, at) => Math.floor((at * last) / POINTS)));
    for (const move of moves) {
      const win = await this.estimate(move, run);
      if (run !== this.run) return;
      if (win !== null) this.points = [...this.points, { move, win }];
    }
    if (this.points.length) this.points = [...this.points, { move: last, win: won ? 1 : 0 }];
    for (let halved = 0; halved < HALVINGS; halved += 1) {
      const move = halfway(this.points);
      const win = move === null ? null : await this.estimate(move, run);
      if (run !== this.run) return;
      if (move === null || win === null) break;
      this.points = [...this.points, { move, win }].sort((one, other) => one.move - other.move);
    }
    this.busy = false;
  }

  stop(): void {
    this.run += 1;
  }

  /** Whoever asks for a curve asks often: when told to wait, it waits. */
  private async estimate(move: number, run: number): Promise<number | null> {
    for (let tries = 0; tries < TRIES && run === this.run; tries += 1) {
      try {
        return (await estimateMoment(this.table, move, this.seat, this.token)).win;
      } catch (error) {
        if (!(error instanceof RestRefused)) throw error;
        if (error.status !== 429) return null;
        await new Promise((resolve) => setTimeout(resolve, PAUSE * (tries + 1)));
      }
    }
    return null;
  }
}

/** The middle of the stretch in which most changed; null: nothing is left to look at more closely. */
function halfway(points: readonly Point[]): number | null {
  const stretches = points.slice(1).map((to, at) => ({ from: points[at] ?? to, to }));
  const change = ({ from, to }: { from: Point; to: Point }): number => Math.abs(to.win - from.win);
  const [steepest] = stretches.filter((each) => each.to.move - each.from.move > 1 && change(each) >= WORTH_A_LOOK).sort((one, other) => change(other) - change(one));
  return steepest ? Math.floor((steepest.from.move + steepest.to.move) / 2) : null;
}

/** The largest changes of a curve, the largest first. */
export function swings(points: readonly Point[], log: readonly Line[], isTelling: (words: Words) => boolean, most: number): Swing[] {
  const all = points.slice(1).map((to, at): Swing => {
    const from = points[at] ?? to;
    const happened = log.filter((line) => !line.struck && line.words.length > 0 && line.moves > from.move && line.moves <= to.move);
    const decided = happened.filter((line) => line.kind === 'moved');
    const within = decided.length ? decided : happened.filter((line) => line.kind === 'chance');
    const line = within.find((each) => each.words.some(isTelling)) ?? within[0];
    const words = line?.words.find(isTelling) ?? line?.words[0] ?? null;
    return { from, to, change: to.win - from.win, words, seat: line?.seat ?? null };
  });
  return all.sort((one, other) => Math.abs(other.change) - Math.abs(one.change)).slice(0, most);
}
